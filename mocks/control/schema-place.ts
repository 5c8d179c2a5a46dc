/**
 * Names the place of a value in an answer as the description does: the named schema that declares it and the path
 * below, such as `Document.client.name`; the same in every operation that shares the schema.
 */
import { stepsOf, valueAt } from '../prism/json-pointer.js';

type Schema = Readonly<Record<string, unknown>>;

export interface SchemaPlace {
  /** `Document.date`; `getItem.item` where no named schema is on the way. */
  name: string;
  /** Whether the contract only assumes that such a value is wrong there. */
  isAssumed: boolean;
}

/** The state of a walk: the schema parts that apply, the innermost named schema of objects, the path below it. */
interface Standing {
  parts: Part[];
  owner: string;
  below: string[];
}

interface Part {
  schema: Schema;
  owner: string | undefined;
}

const MAX_DEPTH = 12;

/** The place of `pointer` (JSON pointer into a body) in the schema at `schemaPointer` of the contract's document. */
export function schemaPlace(
  document: unknown,
  schemaPointer: string,
  { pointer, symptom, fallback }: { pointer: string; symptom: string; fallback: string },
): SchemaPlace {
  let isAssumed = false;
  let isLoose = false;
  const stand = (schemas: readonly Part[], owner: string, below: string[]): Standing => {
    const parts = schemas.flatMap(({ schema }) => partsOf(document, schema));
    const named = parts.find((one) => one.owner !== undefined && isObjectLike(one.schema))?.owner;
    return named === undefined ? { parts, owner, below } : { parts, owner: named, below: [] };
  };
  let here = stand([{ schema: valueAt(document, schemaPointer) as Schema, owner: undefined }], fallback, []);
  for (const step of stepsOf(pointer)) {
    const isEntry = /^\d+$/.test(step) && here.parts.some(({ schema }) => schema.items !== undefined);
    const next = here.parts.flatMap(({ schema, owner }): Part[] => {
      const found = isEntry ? schema.items : (schema.properties as Schema | undefined)?.[step];
      return found === undefined ? [] : [{ schema: found as Schema, owner }];
    });
    isAssumed ||= next.length > 0 && next.every(({ schema }) => isInterpretation(document, schema));
    isLoose = !here.parts.some(({ schema }) => requires(schema, step));
    const declaring = isEntry ? undefined : next.find((one) => one.owner !== undefined)?.owner;
    const [owner, path] =
      declaring === undefined || declaring === here.owner ? [here.owner, here.below] : [declaring, []];
    const below = isEntry ? [...path.slice(0, -1), `${path.at(-1) ?? ''}[]`] : [...path, step];
    here = stand(next, owner, below);
  }
  // That a field is required may only be assumed; then so is that it must not be null.
  const isMissing = symptom === 'absent' || symptom === 'null';
  return { name: [here.owner, ...here.below].join('.'), isAssumed: isAssumed || (isMissing && isLoose) };
}

const requires = (schema: Schema, name: string): boolean =>
  schema['x-assumed-required'] === undefined && ((schema.required ?? []) as unknown[]).includes(name);

function isInterpretation(document: unknown, schema: Schema): boolean {
  if (schema['x-assumed'] !== undefined) return true;
  return (
    typeof schema.$ref === 'string' &&
    isInterpretation(document, Object(valueAt(document, schema.$ref)) as Schema)
  );
}

/** The parts of a schema (references and combinations), each with the name of the schema it belongs to. */
function partsOf(document: unknown, schema: unknown, owner?: string, depth = 0): Part[] {
  if (schema === null || typeof schema !== 'object' || depth > MAX_DEPTH) return [];
  const node = schema as Schema;
  const name = typeof node.$ref === 'string' ? nameIn(node.$ref) : undefined;
  const target =
    typeof node.$ref === 'string' ? (valueAt(document, node.$ref) as Schema | undefined) : undefined;
  // A reduced schema, as lists have it, uses the place names of the full one.
  const targetName = (target?.['x-places-of'] as string | undefined) ?? name;
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (node[key] ?? []) as unknown[]);
  return [
    { schema: node, owner },
    ...partsOf(document, target, targetName, depth + 1),
    ...branches.flatMap((branch) => partsOf(document, branch, owner, depth + 1)),
  ];
}

const nameIn = (ref: string): string | undefined => /^#\/components\/schemas\/(.+)$/.exec(ref)?.[1];
const isObjectLike = (schema: Schema): boolean =>
  ['properties', 'allOf', 'items'].some((key) => schema[key] !== undefined);
