// Resolves the contract's files into one document with internal references only. Owns the shape of that
// document and of the x-assumed marks; knows nothing of what is printed from it.
import { bundle, createConfig } from '@redocly/openapi-core';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export interface ContractDocument extends JsonObject {
  paths: { [path: string]: JsonObject };
  components: { [kind: string]: { [name: string]: JsonObject } };
}

/** Reads openapi.yaml and what it refers to. Throws with file and line of the first unresolved reference. */
export async function bundleContract(file: string): Promise<ContractDocument> {
  const config = await createConfig({});
  const { bundle: result, problems } = await bundle({ ref: file, config, removeUnusedComponents: false });
  const first = problems.find((problem) => problem.severity === 'error');
  if (first) {
    const where = first.location[0];
    throw new Error(`spec: ${first.message} (${where?.source.absoluteRef}${where?.pointer ?? ''})`);
  }
  return result.parsed as ContractDocument;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Follows an internal reference one or more steps. Throws when it leads nowhere. */
export function resolveRef(document: ContractDocument, value: Json | undefined): JsonObject {
  if (!isObject(value)) throw new Error(`spec: an object was expected, found ${JSON.stringify(value)}`);
  if (typeof value.$ref !== 'string') return value;
  const target = atPointer(document, value.$ref.replace(/^#/, ''));
  const { $ref: _ref, ...siblings } = value;
  return { ...resolveRef(document, target), ...siblings };
}

/** What a JSON pointer names. Throws when it names nothing. */
export function atPointer(document: ContractDocument, pointer: string): Json {
  let value: Json | undefined = document;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    value = Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined;
    if (value === undefined) throw new Error(`spec: nothing at ${pointer}`);
  }
  return value as Json;
}

export const pointerTo = (...parts: string[]): string =>
  parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
