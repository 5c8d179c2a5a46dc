/** Names of the fields that a client may send: whether they are set in an answer depends on the client. */
import { operations } from '../../generated/operations.js';
import { contract } from '../judge/schema-errors.js';
import { at, type Schema } from '../judge/stated-schema.js';

let names: ReadonlySet<string> | undefined;

/** The names; collected once per process. */
export function sentFields(): ReadonlySet<string> {
  names ??= new Set(Object.values(operations).flatMap(({ body }) => (body ? [...namesIn(body.schema)] : [])));
  return names;
}

function namesIn(start: string): Set<string> {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const { $ref, properties } = value as Schema;
    if (typeof $ref === 'string') walk(at(contract, $ref));
    for (const name of Object.keys((properties ?? {}) as Schema)) found.add(name);
    for (const inner of Object.values(value)) walk(inner);
  };
  walk(at(contract, start));
  return found;
}
