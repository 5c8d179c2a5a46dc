/**
 * Names the place of a value in the contract: the named schema that declares it and the path inside, such as
 * `Document.client.name`. The same place has the same name in every operation that shares the schema.
 */
import { answerFields, fieldOf } from './identity.js';
import { at, type Schema, stepsIn } from './stated-schema.js';

interface Standing {
  /** The schemas that apply here, with references and combinations resolved. */
  parts: Schema[];
  /** The innermost named object schema, and the path inside it. */
  owner: string;
  below: string[];
  /** The named schema of the value itself, if it is no object: `Date`. */
  form?: string;
}

export interface Place {
  /** `Document.date`; `getItem.item` if no named schema is on the path. */
  name: string;
  /** The path inside the named schema: `client.name`; for an object with a separate schema its name; else `http.body`. */
  field: string;
  form?: string;
  types: readonly string[];
}

/** The place of `instancePath` (a JSON pointer into a body) in the schema at `pointer` of `root`. */
export function placeIn(root: unknown, pointer: string, instancePath: string, fallback: string): Place {
  let standing = standingOf(root, [at(root, pointer)], fallback, []);
  for (const step of stepsIn(instancePath)) {
    const isEntry = /^\d+$/.test(step) && standing.parts.some((part) => part.items !== undefined);
    const next = standing.parts.flatMap((part): { schema: unknown; owner?: string }[] => {
      if (isEntry) return part.items === undefined ? [] : [{ schema: part.items }];
      const property = (part.properties as Schema | undefined)?.[step];
      return property === undefined ? [] : [{ schema: property, owner: ownerNames.get(part) }];
    });
    const owner = next.find((one) => one.owner)?.owner;
    const base = owner && owner !== standing.owner ? { owner, below: [] as string[] } : standing;
    const below = isEntry
      ? [...standing.below.slice(0, -1), `${standing.below.at(-1) ?? ''}[]`]
      : [...base.below, step];
    standing = standingOf(
      root,
      next.map((one) => one.schema),
      isEntry ? standing.owner : base.owner,
      below,
    );
  }
  const types = standing.parts.flatMap((part) => part.type ?? []) as string[];
  const below = standing.below.length === 0 ? stepsOf(instancePath).slice(-1) : standing.below;
  return {
    field: below.length === 0 ? answerFields.body : fieldOf(...below).replace(/^\[\]/, 'entries[]'),
    name: standing.below.length === 0 ? standing.owner : `${standing.owner}.${standing.below.join('.')}`,
    form: standing.form,
    types: [...new Set(types)],
  };
}

/** The names on the path; list entries are part of the name of the list. */
const stepsOf = (instancePath: string): string[] =>
  instancePath
    .replaceAll(/\/\d+(?=\/|$)/g, '[]')
    .split('/')
    .slice(1);

/** Named schemas by their node, filled as references are followed. */
const ownerNames = new WeakMap<Schema, string>();

function standingOf(
  root: unknown,
  schemas: readonly unknown[],
  owner: string,
  below: readonly string[],
): Standing {
  const parts: Schema[] = [];
  let named: string | undefined;
  let form: string | undefined;
  const follow = (schema: unknown, from: string | undefined, depth: number): void => {
    if (schema === null || typeof schema !== 'object' || depth > 12) return;
    const node = schema as Schema;
    if (typeof node.$ref === 'string') {
      const target = at(root, node.$ref) as Schema | undefined;
      // The reduced schema of lists uses the place names of the complete one.
      const whole = target?.['x-places-of'] as string | undefined;
      const name = whole ?? /^#\/components\/schemas\/(.+)$/.exec(node.$ref)?.[1];
      if (name && target) {
        if (isObjectLike(target)) named ??= name;
        else form ??= name;
      }
      follow(target, name, depth + 1);
    }
    parts.push(node);
    if (from && node.properties) ownerNames.set(node, from);
    for (const key of ['allOf', 'anyOf', 'oneOf']) {
      for (const branch of Array.isArray(node[key]) ? (node[key] as unknown[]) : [])
        follow(branch, from, depth + 1);
    }
  };
  for (const schema of schemas) follow(schema, undefined, 0);
  return named ? { parts, owner: named, below: [], form } : { parts, owner, below: [...below], form };
}

function isObjectLike(node: Schema): boolean {
  return ['properties', 'allOf', 'items'].some((key) => node[key] !== undefined);
}
