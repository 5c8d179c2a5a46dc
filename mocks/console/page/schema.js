// Schemas of an OpenAPI document for people: as an outline, and as an example to start from. Reads the document only.
import { h } from './dom.js';

const DEPTH = 7;

/** What a `$ref` leads to. */
export function resolved(spec, value) {
  let at = value;
  for (let step = 0; at?.$ref !== undefined && step < 20; step++) {
    const names = at.$ref.slice(2).split('/');
    at = names.reduce((place, name) => place?.[name.replaceAll('~1', '/').replaceAll('~0', '~')], spec);
  }
  return at ?? {};
}

/** Properties of a schema, those of its allOf included. */
function propertiesOf(spec, schema) {
  const parts = [schema, ...(schema.allOf ?? []).map((one) => resolved(spec, one))];
  return {
    properties: Object.assign({}, ...parts.map((one) => one.properties ?? {})),
    required: new Set(parts.flatMap((one) => one.required ?? [])),
  };
}

const firstOf = (spec, schema) => {
  const [first] = schema.oneOf ?? schema.anyOf ?? [];
  return first === undefined ? schema : resolved(spec, first);
};

/** A value that fits, by the schema's own examples where it has some. */
export function exampleOf(spec, given, depth = 0) {
  const schema = firstOf(spec, resolved(spec, given));
  const [said] = schema.examples ?? [];
  if (schema.example !== undefined) return schema.example;
  if (said !== undefined) return said;
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const [type] = [schema.type ?? (schema.properties || schema.allOf ? 'object' : 'string')].flat();
  if (type === 'object') {
    if (depth > DEPTH) return {};
    const { properties, required } = propertiesOf(spec, schema);
    const wanted = Object.entries(properties).filter(([name]) => required.size === 0 || required.has(name));
    return Object.fromEntries(wanted.map(([name, one]) => [name, exampleOf(spec, one, depth + 1)]));
  }
  if (type === 'array') return depth > DEPTH ? [] : [exampleOf(spec, schema.items ?? {}, depth + 1)];
  return { integer: 1, number: 1, boolean: true, null: null }[type] ?? 'text';
}

function typeText(spec, schema) {
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const kinds = schema.oneOf ?? schema.anyOf;
  if (kinds) return kinds.map((one) => typeText(spec, resolved(spec, one))).join(' or ');
  const type = [schema.type ?? (schema.properties ? 'object' : 'any')].flat().join(' or ');
  if (type !== 'array') return type;
  return `list of ${typeText(spec, resolved(spec, schema.items ?? {}))}`;
}

/** The schema as nested lists; what is required carries a mark. */
export function outline(spec, given, depth = 0) {
  const schema = resolved(spec, given);
  const inner = schema.type === 'array' ? resolved(spec, schema.items ?? {}) : schema;
  const { properties, required } = propertiesOf(spec, firstOf(spec, inner));
  const entries = Object.entries(properties);
  if (entries.length === 0 || depth > DEPTH)
    return depth === 0 ? h('p', {}, h('code', {}, typeText(spec, schema))) : undefined;
  return h(
    'ul',
    { class: 'outline' },
    entries.map(([name, one]) => {
      const its = resolved(spec, one);
      return h(
        'li',
        {},
        h('code', {}, name),
        required.has(name) && h('em', {}, ' required'),
        h('small', { class: 'inline-note' }, ` ${typeText(spec, its)}`),
        (one.description ?? its.description) && h('small', {}, one.description ?? its.description),
        outline(spec, one, depth + 1),
      );
    }),
  );
}
