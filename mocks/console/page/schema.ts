/** Reads schemas of an OpenAPI document: resolves references, and makes example values. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  description?: string;
}

interface Content {
  schema?: Schema;
  examples?: Record<string, { value: unknown }>;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

export interface DescribedAnswer {
  $ref?: string;
  description: string;
  content?: Record<string, Content>;
}

export interface DescribedOperation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { $ref?: string; content?: Record<string, Content> };
  responses: Record<string, DescribedAnswer>;
  'x-assumed'?: string;
}

/** The parts of an OpenAPI document that the reference shows. */
export interface Description {
  info: { title: string; summary?: string };
  paths: Record<string, Record<string, unknown> & { parameters?: Parameter[] }>;
}

const MAX_DEPTH = 7;
const MAX_STEPS = 20;

/** The target of a `$ref`. */
export function resolved<Part extends { $ref?: string }>(spec: Description, part: Part): Part {
  let found = part;
  for (let step = 0; found?.$ref !== undefined && step < MAX_STEPS; step++) {
    const names = found.$ref.slice(2).split('/');
    const inside = (place: unknown, name: string): unknown =>
      (place as Record<string, unknown> | undefined)?.[name.replaceAll('~1', '/').replaceAll('~0', '~')];
    found = names.reduce(inside, spec) as Part;
  }
  return found ?? {};
}

/** Properties of a schema, including those of its allOf. */
export function propertiesOf(spec: Description, schema: Schema) {
  const parts = [schema, ...(schema.allOf ?? []).map((one) => resolved(spec, one))];
  return {
    properties: Object.assign({}, ...parts.map((one) => one.properties ?? {})) as Record<string, Schema>,
    required: new Set(parts.flatMap((one) => one.required ?? [])),
  };
}

/** The first of several alternatives. */
export function firstOf(spec: Description, schema: Schema): Schema {
  const [first] = schema.oneOf ?? schema.anyOf ?? [];
  return first === undefined ? schema : resolved(spec, first);
}

const USUAL: Readonly<Record<string, unknown>> = { integer: 1, number: 1, boolean: true, null: null };

/** A valid value, from the schema's own examples where it has some. */
export function exampleOf(spec: Description, given: Schema, depth = 0): unknown {
  const schema = firstOf(spec, resolved(spec, given));
  const [example] = schema.examples ?? [];
  for (const value of [schema.example, example, schema.const, schema.default, schema.enum?.[0]])
    if (value !== undefined) return value;
  const [type = 'string'] = [schema.type ?? (schema.properties || schema.allOf ? 'object' : 'string')].flat();
  if (type === 'array') return depth > MAX_DEPTH ? [] : [exampleOf(spec, schema.items ?? {}, depth + 1)];
  if (type !== 'object') return type in USUAL ? USUAL[type] : 'text';
  if (depth > MAX_DEPTH) return {};
  const { properties, required } = propertiesOf(spec, schema);
  const wanted = Object.entries(properties).filter(([name]) => required.size === 0 || required.has(name));
  return Object.fromEntries(wanted.map(([name, one]) => [name, exampleOf(spec, one, depth + 1)]));
}

/** A type in words: `integer`, `"a" | "b"`, `list of text or null`. */
export function typeText(spec: Description, schema: Schema): string {
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const kinds = schema.oneOf ?? schema.anyOf;
  if (kinds) return kinds.map((one) => typeText(spec, resolved(spec, one))).join(' or ');
  const type = [schema.type ?? (schema.properties ? 'object' : 'any')].flat().join(' or ');
  return type === 'array' ? `list of ${typeText(spec, resolved(spec, schema.items ?? {}))}` : type;
}

export const isTooDeep = (depth: number): boolean => depth > MAX_DEPTH;
