// Names every schema that a client may hold in a variable: an inline part of a named schema becomes a component, called
// by its `title` or by its parent and property (EmailBody.message -> EmailBodyMessage). Names in other sections get the
// suffix of their section, so that no name occurs in two. The rules of names are in names.ts.
import {
  type ContractDocument,
  isObject,
  type Json,
  type JsonObject,
  resolveRef,
} from './contract-document.js';
import { branchesOf, isNull, isRef, operationsOf, pascal, typesOf, walkObjects } from './walk.js';

/** Suffixes of names by section; schemas have none. */
export const SUFFIXES: Readonly<Record<string, string>> = {
  responses: 'Response',
  parameters: 'Parameter',
};
/** Stays beside the reference: it describes the property, not the component. */
const BESIDE = ['x-assumed'];

/** Changes the document in place. Throws when an alternative has no name. */
export function nameParts(document: ContractDocument): void {
  inlineBodies(document);
  suffixSections(document);
  const schemas = document.components.schemas ?? {};
  for (const [name, schema] of Object.entries(schemas)) nameBelow(schemas, schema, name);
}

/** Inlines request bodies and answers: some tools do not recognise JSON behind a reference. */
function inlineBodies(document: ContractDocument): void {
  const inlined = new Set<string>();
  for (const operation of operationsOf(document)) {
    if (operation.requestBody)
      operation.requestBody = structuredClone(resolveRef(document, operation.requestBody));
    const responses = isObject(operation.responses) ? operation.responses : {};
    for (const [status, response] of Object.entries(responses)) {
      const resolved = resolveRef(document, response);
      if (status >= '300' || !resolved.content) continue;
      if (isObject(response)) inlined.add(String(response.$ref));
      responses[status] = structuredClone(resolved);
    }
  }
  delete document.components.requestBodies;
  const kept = Object.entries(document.components.responses ?? {}).filter(
    ([name]) => !inlined.has(`#/components/responses/${name}`),
  );
  document.components.responses = Object.fromEntries(kept);
}

function suffixSections(document: ContractDocument): void {
  for (const [section, suffix] of Object.entries(SUFFIXES)) {
    const renamed = Object.entries(document.components[section] ?? {}).map(([name, part]) => [
      name + suffix,
      part,
    ]);
    if (renamed.length > 0) document.components[section] = Object.fromEntries(renamed);
  }
  walkObjects(document, (object) => {
    const parts = /^#\/components\/(\w+)\/(\w+)$/.exec(typeof object.$ref === 'string' ? object.$ref : '');
    const suffix = SUFFIXES[parts?.[1] ?? ''];
    if (suffix !== undefined) object.$ref = `#/components/${parts?.[1]}/${parts?.[2]}${suffix}`;
  });
}

type Schemas = Record<string, JsonObject>;

/** Names the parts of a schema; their names begin with `name`. */
function nameBelow(schemas: Schemas, schema: JsonObject, name: string): void {
  for (const key of ['anyOf', 'oneOf']) {
    const branches = schema[key];
    if (!Array.isArray(branches)) continue;
    schema[key] = branches.map((branch, index) => {
      if (!isObject(branch) || isRef(branch) || isNull(branch)) return branch;
      if (typeof branch.title === 'string') return moved(schemas, branch, branch.title);
      throw new Error(
        `spec: alternative ${index + 1} of ${name} has no name: give it a title, or make it a $ref`,
      );
    });
  }
  if (Array.isArray(schema.allOf)) {
    for (const part of schema.allOf) if (isObject(part) && !isRef(part)) nameBelow(schemas, part, name);
  }
  if (isObject(schema.items)) schema.items = named(schemas, schema.items, `${name}Entry`);
  if (!isObject(schema.properties)) return;
  for (const [property, value] of Object.entries(schema.properties)) {
    schema.properties[property] = named(schemas, value, name + pascal(property));
  }
}

/** A reference if a client may hold the schema; else the schema with its own parts named. */
function named(schemas: Schemas, value: Json, name: string): Json {
  if (!isObject(value) || isRef(value)) return value;
  if (needsName(value)) return moved(schemas, value, typeof value.title === 'string' ? value.title : name);
  nameBelow(schemas, value, name);
  return value;
}

/** Objects with fields, enums, and alternatives other than "or null". */
export const needsName = (schema: JsonObject): boolean =>
  isObject(schema.properties) ||
  Array.isArray(schema.enum) ||
  Array.isArray(schema.allOf) ||
  branchesOf(schema).filter((branch) => !isNull(branch)).length > 1 ||
  typesOf(schema).length > 1;

function moved(schemas: Schemas, schema: JsonObject, name: string): JsonObject {
  const beside = Object.fromEntries(Object.entries(schema).filter(([key]) => BESIDE.includes(key)));
  const own = Object.fromEntries(Object.entries(schema).filter(([key]) => !BESIDE.includes(key)));
  if (schemas[name] !== undefined)
    throw new Error(`spec: two schemas would be called ${name}: give one of them a title`);
  schemas[name] = own;
  nameBelow(schemas, own, name);
  return { $ref: `#/components/schemas/${name}`, ...beside };
}
