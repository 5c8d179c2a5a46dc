// The contract as one document: its type, and access to its parts. Reads no file.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export interface ContractDocument extends JsonObject {
  paths: { [path: string]: JsonObject };
  components: { [kind: string]: { [name: string]: JsonObject } };
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Follows internal references to the end. Throws when one leads nowhere. */
export function resolveRef(document: ContractDocument, value: Json | undefined): JsonObject {
  if (!isObject(value)) throw new Error(`spec: an object was expected, found ${JSON.stringify(value)}`);
  if (typeof value.$ref !== 'string') return value;
  const target = atPointer(document, value.$ref.replace(/^#/, ''));
  const { $ref: _ref, ...siblings } = value;
  return { ...resolveRef(document, target), ...siblings };
}

/** The value at a JSON pointer. Throws when there is none. */
export function atPointer(document: ContractDocument, pointer: string): Json {
  const value = valueAt(document, pointer);
  if (value === undefined) throw new Error(`spec: nothing at ${pointer}`);
  return value;
}

/** `/paths/~1items.json/get` -> `paths`, `/items.json`, `get` */
export const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** What a JSON pointer names; undefined where it names nothing. */
export const valueAt = (content: Json, pointer: string): Json | undefined =>
  stepsOf(pointer).reduce<Json | undefined>(
    (at, key) => (isObject(at) ? at[key] : Array.isArray(at) ? at[Number(key)] : undefined),
    content,
  );

export const pointerTo = (...parts: string[]): string =>
  parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
