/** Every place of every answer that the contract describes with a schema: the most that a recording could cover. */
import { operations } from '../../generated/operations.js';
import { valueAt } from '../prism/json-pointer.js';
import { realContract } from '../prism/shipped-contract.js';

type Schema = Record<string, unknown>;

/** `getInvoice invoice.items[].tax`, for all operations and statuses. */
export function describedPlaces(): Set<string> {
  const document = realContract().document();
  const places = new Set<string>();

  function walk(schema: Schema | undefined, path: string, operation: string): void {
    if (schema === undefined || path.split(/[.[]/).length > 8) return;
    if (typeof schema.$ref === 'string') walk(valueAt(document, schema.$ref) as Schema, path, operation);
    for (const word of ['allOf', 'anyOf', 'oneOf'])
      for (const part of (schema[word] as Schema[] | undefined) ?? []) walk(part, path, operation);
    for (const [name, inner] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) {
      const below = path === '' ? name : `${path}.${name}`;
      places.add(`${operation} ${below}`);
      walk(inner, below, operation);
    }
    if (schema.items !== undefined && path !== '') {
      places.add(`${operation} ${path}[]`);
      walk(schema.items as Schema, `${path}[]`, operation);
    }
  }

  for (const { id, responses, assumed } of Object.values(operations))
    for (const { schema } of Object.values(responses))
      if (assumed === undefined && schema !== undefined) walk(valueAt(document, schema) as Schema, '', id);
  return places;
}
