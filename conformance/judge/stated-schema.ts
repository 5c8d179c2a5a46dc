/** Reduces a schema of the contract to what a target must follow: what the API description states, without assumptions. */
export type Schema = Record<string, unknown>;

export interface StatedOptions {
  /** Keeps assumed parts, whose violations are notes. */
  keepAssumed?: boolean;
}

const annotations = new Set([
  'description',
  'example',
  'examples',
  'title',
  'default',
  'deprecated',
  'summary',
]);
const closing = new Set(['additionalProperties', 'unevaluatedProperties', 'readOnly', 'writeOnly']);
/** States are compared without case: the API description has both `Accepted` and `accepted`. */
const caselessProperties = new Set(['status', 'state']);

/**
 * The stated part of a response schema within `root` (for its $refs): nothing under `x-assumed`, further
 * fields allowed, alternatives all accepted (anyOf instead of oneOf, which stripping could make overlap), and
 * null wherever a property may be absent.
 */
export function statedSchema(schema: unknown, root: unknown, options: StatedOptions = {}): unknown {
  if (Array.isArray(schema)) return schema.map((one) => statedSchema(one, root, options));
  if (schema === null || typeof schema !== 'object') return schema;
  const source = schema as Schema;
  if (!options.keepAssumed && isAssumed(source, root)) return true;
  const out: Schema = {};
  for (const [key, value] of Object.entries(source)) {
    if (annotations.has(key) || closing.has(key) || key.startsWith('x-')) continue;
    if (key === 'properties') Object.assign(out, statedProperties(source, root, options));
    else if (key === 'required') continue;
    else if (key === 'oneOf' || key === 'anyOf') out.anyOf = alternatives(value, root, options);
    else if (key === 'enum' || key === 'const') out[key] = value;
    else out[key] = statedSchema(value, root, options);
  }
  const required = statedRequired(source, root, options);
  if (required.length > 0) out.required = required;
  // Forms that are valid as well, but hidden from code generators.
  const others = source['x-also-lawful'];
  return Array.isArray(others) ? { anyOf: [out, ...alternatives(others, root, options)] } : out;
}

/** An assumed alternative is an additional valid form; without its `x-assumed`, which would make everything valid. */
function alternatives(branches: unknown, root: unknown, options: StatedOptions): unknown[] {
  return (branches as Schema[]).map((branch) => {
    const target = typeof branch.$ref === 'string' ? at(root, branch.$ref) : branch;
    if (!isAssumed(branch, root)) return statedSchema(branch, root, options);
    const { 'x-assumed': _reason, ...rest } = target as Schema;
    return statedSchema(rest, root, options);
  });
}

function statedProperties(source: Schema, root: unknown, options: StatedOptions): Schema {
  const required = new Set(statedRequired(source, root, options));
  const properties: Schema = {};
  for (const [name, property] of Object.entries(source.properties as Schema)) {
    if (!options.keepAssumed && isAssumed(property, root)) continue;
    const stated = statedSchema(property, root, options);
    const caseless = caselessProperties.has(name) ? anyCase(stated, root) : stated;
    properties[name] = required.has(name) ? caseless : orNull(caseless);
  }
  return { properties };
}

function statedRequired(source: Schema, root: unknown, options: StatedOptions): string[] {
  const required = Array.isArray(source.required) ? (source.required as string[]) : [];
  const properties = (source.properties ?? {}) as Schema;
  if (options.keepAssumed) return required;
  if (source['x-assumed-required'] !== undefined) return [];
  return required.filter((name) => !isAssumed(properties[name], root));
}

/** Whether the schema, or the target of its $ref, has `x-assumed`. */
export function isAssumed(schema: unknown, root: unknown): boolean {
  if (schema === null || typeof schema !== 'object') return false;
  const source = schema as Schema;
  if (source['x-assumed'] !== undefined) return true;
  return typeof source.$ref === 'string' ? isAssumed(at(root, source.$ref), root) : false;
}

function orNull(schema: unknown): unknown {
  return schema === true ? true : { anyOf: [schema, { type: 'null' }] };
}

/** Replaces an enum of words by a pattern that matches them in any case. */
function anyCase(schema: unknown, root: unknown): unknown {
  if (schema === null || typeof schema !== 'object') return schema;
  const { $ref, enum: words, const: word, anyOf, ...rest } = schema as Schema;
  if (typeof $ref === 'string') return anyCase(statedSchema(at(root, $ref), root), root);
  if (Array.isArray(anyOf)) return { ...rest, anyOf: anyOf.map((one) => anyCase(one, root)) };
  const list = Array.isArray(words) ? words : word === undefined ? undefined : [word];
  if (!list?.every((one) => typeof one === 'string')) return schema;
  const alternatives = (list as string[]).map((one) =>
    one.replace(/[a-z]/gi, (c) => `[${c.toLowerCase()}${c.toUpperCase()}]`),
  );
  return { ...rest, type: 'string', pattern: `^(?:${alternatives.join('|')})$` };
}

/** The names in a JSON pointer. */
export const stepsIn = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The node at a pointer ('#/components/...' or '/paths/...'); undefined if there is none. */
export function at(root: unknown, pointer: string): unknown {
  let node = root;
  for (const step of stepsIn(pointer).map(decodeURIComponent)) {
    if (node === null || typeof node !== 'object') return undefined;
    node = (node as Schema)[step];
  }
  return node;
}
