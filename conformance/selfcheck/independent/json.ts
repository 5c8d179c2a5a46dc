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
