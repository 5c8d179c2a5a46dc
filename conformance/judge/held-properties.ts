/**
 * Which stated properties an answer has: the properties that the assertion of its schema has covered. References and
 * alternatives of a schema are followed once and cached, because every answer of a run is processed.
 */
import { at, isAssumed, type Schema } from './stated-schema.js';

/** The properties to look for in a value; nested places are created when a value first has them. */
interface Place {
  properties: { name: string; path: string; below(): Place }[];
  items(): Place;
}

/** The number of array entries that are examined: the others have the same properties. */
const LOOKED_AT = 20;

/**
 * Returns a function for values of one schema within `root` (for its $refs): it adds to `found` the paths of the stated
 * properties that are set, such as `invoice.items[].name`, mapped by `name`.
 */
export function createHeldProperties(
  schema: unknown,
  root: unknown,
  name: (path: string) => string = (path) => path,
): (value: unknown, found: Set<string>) => void {
  const place = placeOf([schema], '', { root, name });
  return (value, found) => look(place, value, found);
}

function look(place: Place, value: unknown, found: Set<string>): void {
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    const entries = place.items();
    for (const entry of value.slice(0, LOOKED_AT)) look(entries, entry, found);
    return;
  }
  for (const property of place.properties) {
    const held = (value as Schema)[property.name];
    if (held === undefined || held === null) continue;
    found.add(property.path);
    if (typeof held === 'object') look(property.below(), held, found);
  }
}

interface Source {
  root: unknown;
  name(path: string): string;
}

function placeOf(schemas: readonly unknown[], path: string, source: Source): Place {
  const parts = schemas.flatMap((schema) => partsOf(schema, source.root));
  const byName = new Map<string, unknown[]>();
  for (const part of parts) {
    for (const [name, property] of Object.entries((part.properties ?? {}) as Schema)) {
      if (!isAssumed(property, source.root)) byName.set(name, [...(byName.get(name) ?? []), property]);
    }
  }
  const items = parts.flatMap((part) => (part.items === undefined ? [] : [part.items]));
  return {
    properties: [...byName].map(([name, below]) => {
      const full = path === '' ? name : `${path}.${name}`;
      return { name, path: source.name(full), below: once(() => placeOf(below, full, source)) };
    }),
    items: once(() => placeOf(items, `${path}[]`, source)),
  };
}

/** A schema and all schemas that it refers to or combines, except assumed ones. */
function partsOf(schema: unknown, root: unknown): Schema[] {
  if (schema === null || typeof schema !== 'object') return [];
  const node = schema as Schema;
  if (node['x-assumed'] !== undefined) return [];
  const target = typeof node.$ref === 'string' ? [at(root, node.$ref)] : [];
  const combined = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (Array.isArray(node[key]) ? node[key] : []));
  return [node, ...[...target, ...combined].flatMap((one) => partsOf(one, root))];
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
