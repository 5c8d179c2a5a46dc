// Walks the bundled document: every object in it with its pointer, and every schema. Changes nothing by itself.
import {
  type ContractDocument,
  isObject,
  type Json,
  type JsonObject,
  pointerTo,
} from './contract-document.js';

/** Keys of values and of our own extensions, which contain no parts of the document. */
const isContent = (key: string): boolean =>
  key === 'examples' || key === 'example' || key === 'default' || key.startsWith('x-');

/** Calls `visit` with every object below a value, outer ones first; the content of examples is skipped. */
export function walkObjects(
  value: Json,
  visit: (object: JsonObject, pointer: string) => void,
  pointer = '',
): void {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) walkObjects(entry, visit, `${pointer}/${index}`);
    return;
  }
  if (!isObject(value)) return;
  visit(value, pointer);
  for (const [key, entry] of Object.entries(value)) {
    if (!pointer.endsWith('/properties') && isContent(key)) continue;
    walkObjects(entry, visit, pointer + pointerTo(key));
  }
}

export const METHODS = ['get', 'post', 'put', 'delete'];

/** Every operation, in the order of the paths. */
export const operationsOf = (document: ContractDocument): JsonObject[] =>
  Object.values(document.paths).flatMap((item) => METHODS.map((method) => item[method]).filter(isObject));

/** The types of a schema except null. */
export function typesOf(schema: JsonObject): string[] {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return types.filter((type): type is string => typeof type === 'string' && type !== 'null');
}

export const branchesOf = (schema: JsonObject): Json[] =>
  [schema.anyOf, schema.oneOf].flatMap((branches) => (Array.isArray(branches) ? branches : []));

export const isNull = (schema: Json | undefined): boolean => isObject(schema) && schema.type === 'null';
export const isRef = (schema: Json | undefined): boolean =>
  isObject(schema) && typeof schema.$ref === 'string';

export const wordsOf = (text: string): string[] => text.trim().split(/\s+/);

/** invoice_receipt, date[from] -> InvoiceReceipt, DateFrom */
export const pascal = (name: string): string =>
  name
    .replace(/(^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_all, _gap, char: string) => char.toUpperCase())
    .replace(/[^A-Za-z0-9]+$/, '');
