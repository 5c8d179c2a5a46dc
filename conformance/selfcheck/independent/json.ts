/**
 * Reading JSON values of unknown shape. It owns the small questions ("the text of this field, if it is one");
 * it knows nothing of the API.
 */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json | undefined;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectAt(value: Json | undefined, key: string): JsonObject | undefined {
  const found = isObject(value) ? value[key] : undefined;
  return isObject(found) ? found : undefined;
}

export function listAt(value: Json | undefined, key: string): Json[] | undefined {
  const found = isObject(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : undefined;
}

/** A text, or a number reported as its text; everything else is no text. */
export function asText(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

export function textAt(value: Json | undefined, key: string): string | undefined {
  return isObject(value) ? asText(value[key]) : undefined;
}

export function numberAt(value: Json | undefined, key: string): number {
  const found = isObject(value) ? value[key] : undefined;
  return typeof found === 'number' ? found : Number(found ?? 0);
}

/** Walks a dotted path (`client.email`, `items.0.tax`) down to the object or list that holds its last part. */
function holderOf(
  value: Json | undefined,
  path: string,
): { holder: JsonObject | Json[]; key: string } | undefined {
  const parts = path.split('.');
  const key = parts.pop() ?? '';
  let at: Json | undefined = value;
  for (const part of parts) at = Array.isArray(at) ? at[Number(part)] : isObject(at) ? at[part] : undefined;
  return isObject(at) || Array.isArray(at) ? { holder: at, key } : undefined;
}

export function valueAt(value: Json | undefined, path: string): Json | undefined {
  const place = holderOf(value, path);
  if (!place) return undefined;
  return Array.isArray(place.holder) ? place.holder[Number(place.key)] : place.holder[place.key];
}

/** Writes only where the holder exists; undefined takes the field away. */
export function setAt(value: Json | undefined, path: string, next: Json | undefined): void {
  const place = holderOf(value, path);
  if (!place) return;
  if (Array.isArray(place.holder)) {
    if (next === undefined) place.holder.splice(Number(place.key), 1);
    else place.holder[Number(place.key)] = next;
  } else if (next === undefined) delete place.holder[place.key];
  else place.holder[place.key] = next;
}
