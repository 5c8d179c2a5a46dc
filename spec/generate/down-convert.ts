// Renders the contract, which is OpenAPI 3.1, as OpenAPI 3.0.3 for tools that support nothing newer. Fails where 3.0
// has no equivalent, so that nothing is lost silently. Available converters leave `type: "null"` and references with
// siblings unchanged, which 3.0 does not support.
import {
  type ContractDocument,
  isObject,
  type Json,
  type JsonObject,
  pointerTo,
  resolveRef,
} from './contract-document.js';
import { isNull, isRef, wordsOf } from './walk.js';

/** The keywords of a 3.0 schema; any other stops the conversion. */
const KNOWN = new Set(
  wordsOf(`
    title multipleOf maximum minimum maxLength minLength pattern maxItems minItems uniqueItems
    maxProperties minProperties required enum type allOf oneOf anyOf not items properties
    additionalProperties description format default nullable readOnly writeOnly example deprecated
    discriminator
  `),
);

/** Keywords without a 3.0 equivalent that may be dropped: this only allows more, and changes no type. */
const LEFT_OUT = new Set(['patternProperties', 'dependentRequired']);

/** Returns a new document. Throws, with the place, at a keyword that 3.0 does not support. */
export function downConvert(document: ContractDocument): JsonObject {
  const { jsonSchemaDialect: _dialect, webhooks, ...rest } = document;
  if (webhooks !== undefined) throw new Error('openapi-3.0: webhooks cannot be said in OpenAPI 3.0');
  const info = isObject(document.info) ? document.info : {};
  const { summary: _summary, license, ...about } = info;
  const { schemas = {}, ...sections } = document.components;
  const at = '/components/schemas';
  const convert = schemaConverter(document);
  return {
    ...convertNode(rest, '', convert),
    openapi: '3.0.3',
    info: { ...about, ...(isObject(license) && { license: licenseOf(license) }) },
    components: {
      ...convertNode(sections, '/components', convert),
      schemas: mapped(schemas, (schema, name) => convert(schema, at + pointerTo(name))),
    },
  };
}

/** 3.0 has no identifier of a licence, only its name and address. */
function licenseOf({ identifier, ...license }: JsonObject): JsonObject {
  return typeof identifier === 'string'
    ? { ...license, url: `https://spdx.org/licenses/${identifier}.html` }
    : license;
}

type Convert = (schema: Json, pointer: string) => JsonObject;

/** Copies everything that is not a schema, and converts the schemas in it. */
function convertNode(node: JsonObject, pointer: string, convert: Convert): JsonObject {
  return mapped(node, (value, key) => {
    const at = pointer + pointerTo(key);
    if (key === 'schema') return convert(value, at);
    if (key === 'examples' || key === 'example') return value;
    if (Array.isArray(value))
      return value.map((one) => (isObject(one) ? convertNode(one, at, convert) : one));
    return isObject(value) ? convertNode(value, at, convert) : value;
  });
}

function schemaConverter(document: ContractDocument): Convert {
  return convert;

  function convert(schema: Json, pointer: string): JsonObject {
    if (schema === true) return {};
    if (!isObject(schema)) throw new Error(`openapi-3.0: ${pointer} is no schema`);
    if (typeof schema.$ref === 'string') return aroundReference(schema);
    const converted: JsonObject = {};
    for (const [key, value] of Object.entries(schema)) Object.assign(converted, keyword(key, value, pointer));
    // 3.0 allows null only if the enum contains it too.
    if (converted.nullable === true && Array.isArray(converted.enum) && !converted.enum.includes(null)) {
      converted.enum = [...converted.enum, null];
    }
    return converted;
  }

  function keyword(key: string, value: Json, pointer: string): JsonObject {
    const at = `${pointer}/${key}`;
    if (key === 'type') return convertType(value, pointer);
    if (key === 'const') return { enum: [value] };
    if (key === 'examples') return { example: list(value)[0] ?? null };
    if (key === 'properties' && isObject(value)) {
      return { properties: mapped(value, (one, name) => convert(one, at + pointerTo(name))) };
    }
    if (key === 'anyOf' || key === 'oneOf') return alternatives(key, list(value), at);
    if (key === 'allOf') return { allOf: list(value).map((part, index) => convert(part, `${at}/${index}`)) };
    if (key === 'items' || key === 'not') return { [key]: convert(value, at) };
    if (KNOWN.has(key) || key.startsWith('x-')) return { [key]: value };
    if (LEFT_OUT.has(key)) return {};
    throw new Error(`openapi-3.0: ${pointer} has ${key}, which OpenAPI 3.0 cannot say`);
  }

  /** 3.0 has no null branch: the first branch, or the only other one, becomes nullable instead. */
  function alternatives(key: string, branches: Json[], pointer: string): JsonObject {
    const [first, ...more] = branches.filter((branch) => !isNull(branch));
    if (first === undefined) throw new Error(`openapi-3.0: ${pointer} has no branch but null`);
    const hasNull = more.length + 1 < branches.length;
    const head = hasNull ? orNull(first, pointer) : convert(first, pointer);
    if (more.length === 0) return hasNull ? head : { allOf: [head] };
    return { [key]: [head, ...more.map((branch, index) => convert(branch, `${pointer}/${index + 1}`))] };
  }

  function orNull(schema: Json, pointer: string): JsonObject {
    const { type } = convertType(resolveRef(document, schema).type ?? 'object', pointer);
    return {
      ...(isRef(schema) ? { allOf: [convert(schema, pointer)] } : convert(schema, pointer)),
      type: type ?? 'object',
      nullable: true,
    };
  }
}

/** 3.0 ignores the siblings of a reference, so the reference moves into an allOf. */
function aroundReference({ $ref, ...beside }: JsonObject): JsonObject {
  return Object.keys(beside).length === 0
    ? { $ref: $ref ?? '' }
    : { ...beside, allOf: [{ $ref: $ref ?? '' }] };
}

function convertType(type: Json, pointer: string): JsonObject {
  if (!Array.isArray(type)) return { type };
  const [first, ...more] = type.filter((one) => one !== 'null');
  if (first === undefined || more.length > 0) throw new Error(`openapi-3.0: ${pointer} has several types`);
  return type.includes('null') ? { type: first, nullable: true } : { type: first };
}

const list = (value: Json): Json[] => (Array.isArray(value) ? value : [value]);
const mapped = (object: JsonObject, change: (value: Json, key: string) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
