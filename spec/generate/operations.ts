// Prints generated/operations.ts: one row per operation, with the data that mock and suite need. Schemas stay in
// openapi.json; a row refers to them by JSON pointer.
import {
  type ContractDocument,
  isObject,
  type Json,
  type JsonObject,
  pointerTo,
  resolveRef,
} from './contract-document.js';
import { documentTypes, needOperationsOfTypes, operationsOfType } from './document-types.js';
import { refusalsOf } from './refusals.js';
import { METHODS } from './walk.js';

const TYPES = `
export type Method = 'get' | 'post' | 'put' | 'delete';
export type JsonSchema = { readonly [key: string]: unknown };

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
  /** Why this parameter is assumed, where the description does not show it. */
  readonly assumed?: string;
  /** Why its form is assumed, where the parameter itself is stated. */
  readonly formatAssumed?: string;
}

export interface Response {
  readonly description: string;
  /** No body is described for this status. */
  readonly empty: boolean;
  /** A body is described and so is its absence. */
  readonly mayBeEmpty?: boolean;
  /** JSON pointer into openapi.json. */
  readonly schema?: string;
  /** The one property that wraps the body, for example invoice. */
  readonly wrapper?: string;
  /** Why the whole answer, its status included, is assumed. */
  readonly assumed?: string;
  /** Why its body is assumed although the status is stated. */
  readonly bodyAssumed?: string;
}

export interface RequestBody {
  readonly required: boolean;
  /** JSON pointer into openapi.json. */
  readonly schema: string;
  /** The wrappers a body can have; the first is the natural one. */
  readonly wrappers: readonly string[];
  readonly assumed?: string;
}

export interface Operation {
  readonly id: OperationId;
  readonly method: Method;
  readonly path: string;
  /** Further paths at which the mock serves the same operation. */
  readonly aliases?: readonly string[];
  readonly resource: string;
  readonly summary: string;
  /** Why the whole operation is assumed: the description does not have it. */
  readonly assumed?: string;
  /** What of it the description calls "not shown": whatever is answered below 500 is lawful. */
  readonly notShown?: string;
  readonly server: 'account' | 'public';
  /** Whether the api_key is needed. */
  readonly auth: boolean;
  readonly documentType?: DocumentType;
  readonly family?: Family;
  readonly action?: 'create' | 'get' | 'update' | 'change-state' | 'email' | 'list';
  readonly parameters: readonly Parameter[];
  readonly body?: RequestBody;
  readonly responses: { readonly [status: string]: Response };
  /** Statuses by which any server may refuse before it looks at what is asked; assumed, and nobody is judged by them. */
  readonly refusals: readonly string[];
}
`;

/** The part of a printed row that the other printers use. */
export interface OperationRow {
  id: string;
  method: string;
  path: string;
  action?: string;
  assumed?: string;
  notShown?: string;
  parameters: { name: string; in: string; required: boolean; assumed?: string; formatAssumed?: string }[];
  body?: { schema: string; assumed?: string };
  responses: Record<string, { schema?: string; assumed?: string; bodyAssumed?: string }>;
}

function needUniqueIds(rows: readonly OperationRow[], placesOf: (id: string) => readonly string[]): void {
  const ids = rows.map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated === undefined) return;
  const called = rows
    .filter(({ id }) => id === repeated)
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  const [first = 'spec', ...others] = placesOf(repeated);
  const also = others.length > 0 ? ` (also at ${others.join(', ')})` : '';
  throw new Error(
    `${first}: ${called.join(' and ')} are both called ${repeated}${also}; give each operation a name of its own`,
  );
}

/** The module's text, and its rows in the order of the contract's paths; `placesOf` returns the sources of an operation. */
export function printOperations(
  document: ContractDocument,
  placesOf: (id: string) => readonly string[],
): { text: string; rows: OperationRow[] } {
  const rows = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): OperationRow[] => {
      const operation = item[method];
      if (!isObject(operation)) return [];
      return [describeOperation(document, path, method, item, operation) as unknown as OperationRow];
    }),
  );
  const ids = rows.map((row) => row.id);
  needUniqueIds(rows, placesOf);
  needOperationsOfTypes(ids);
  const text = [
    "import type { DocumentType, Family } from './states.js';\n",
    `export type OperationId =\n${ids.map((id) => `  | '${id}'`).join('\n')};`,
    `\n/** What every type of document that can be created has: one way of asking serves them all. */`,
    `export type EachTypeOperationId =\n${ofEachType(ids)
      .map((id) => `  | '${id}'`)
      .join('\n')};`,
    TYPES,
    'export const operations: { readonly [Id in OperationId]: Operation } = {',
    ...rows.map((row) => `  ${row.id}: ${JSON.stringify(row)},`),
    '};\n',
    'export const operationIds = Object.keys(operations) as readonly OperationId[];\n',
  ].join('\n');
  return { text, rows };
}

const ofEachType = (ids: readonly string[]): string[] =>
  documentTypes().flatMap(({ type }) => {
    const named = operationsOfType(type);
    return ids.includes(named.create) ? Object.values(named).filter((id) => ids.includes(id)) : [];
  });

function describeOperation(
  document: ContractDocument,
  path: string,
  method: string,
  item: JsonObject,
  operation: JsonObject,
): JsonObject {
  const at = pointerTo('paths', path, method);
  const id = String(operation.operationId);
  const shared = Array.isArray(item.parameters) ? item.parameters : [];
  const own = Array.isArray(operation.parameters) ? operation.parameters : [];
  const servers = Array.isArray(operation.servers) ? operation.servers : [];
  return {
    id,
    method,
    path,
    ...(operation['x-aliases'] !== undefined && { aliases: operation['x-aliases'] }),
    resource: Array.isArray(operation.tags) ? (operation.tags[0] ?? '') : '',
    summary: operation.summary ?? '',
    ...(typeof operation['x-assumed'] === 'string' && { assumed: operation['x-assumed'] }),
    ...(typeof operation['x-not-shown'] === 'string' && { notShown: operation['x-not-shown'] }),
    server: servers.length > 0 ? 'public' : 'account',
    auth: !(Array.isArray(operation.security) && operation.security.length === 0),
    ...documentRole(id),
    parameters: [...shared, ...own].map((parameter) => describeParameter(document, parameter)),
    ...(operation.requestBody !== undefined && {
      body: describeBody(document, operation.requestBody, pointerTo('requestBody'), at),
    }),
    responses: describeResponses(document, operation, at),
    refusals: refusalsOf(operation),
  };
}

function documentRole(id: string): JsonObject {
  for (const { plural, type, family } of documentTypes()) {
    const [action] = Object.entries(operationsOfType(type)).find(([, name]) => name === id) ?? [];
    if (action) return { documentType: plural, family, action };
  }
  const family = { listEstimates: 'estimates', listGuides: 'guides' }[id];
  return family ? { family, action: 'list' } : {};
}

function describeParameter(document: ContractDocument, value: Json): JsonObject {
  const parameter = resolveRef(document, value);
  const form = isObject(parameter.schema) ? parameter.schema['x-assumed-format'] : undefined;
  return {
    name: parameter.name ?? '',
    in: parameter.in ?? '',
    required: parameter.required === true,
    schema: withoutRefs(document, parameter.schema ?? {}),
    ...(typeof parameter['x-assumed'] === 'string' && { assumed: parameter['x-assumed'] }),
    ...(typeof form === 'string' && { formatAssumed: form }),
  };
}

/** Parameter schemas are small, so they are printed without references. */
function withoutRefs(document: ContractDocument, value: Json): Json {
  if (Array.isArray(value)) return value.map((entry) => withoutRefs(document, entry));
  if (!isObject(value)) return value;
  const { description: _text, examples: _examples, ...schema } = resolveRef(document, value);
  return Object.fromEntries(
    Object.entries(schema).map(([key, entry]) => [key, withoutRefs(document, entry)]),
  );
}

function jsonSchemaAt(holder: JsonObject): JsonObject | undefined {
  const content = holder.content;
  const media = isObject(content) ? content['application/json'] : undefined;
  return isObject(media) && isObject(media.schema) ? media.schema : undefined;
}

const pointerOf = (value: Json, own: string): string =>
  isObject(value) && typeof value.$ref === 'string' ? value.$ref.slice(1) : own;

function describeBody(document: ContractDocument, value: Json, part: string, at: string): JsonObject {
  const body = resolveRef(document, value);
  const schema = jsonSchemaAt(body);
  if (!schema) throw new Error(`spec: ${at}${part} has no application/json schema`);
  return {
    required: body.required === true,
    schema: `${pointerOf(value, at + part)}/content/application~1json/schema`,
    wrappers: wrappersOf(document, schema),
    ...(typeof body['x-assumed'] === 'string' && { assumed: body['x-assumed'] }),
  };
}

/** The first required property of each alternative of the body, in order. */
function wrappersOf(document: ContractDocument, schema: JsonObject): string[] {
  const resolved = resolveRef(document, schema);
  const alternatives = Array.isArray(resolved.anyOf) ? resolved.anyOf : [resolved];
  return alternatives.flatMap((alternative) => {
    const { required } = resolveRef(document, alternative);
    return Array.isArray(required) ? required.slice(0, 1).map(String) : [];
  });
}

/** The only required property other than `pagination`; an answer with several has no wrapper. */
function wrapperOf(document: ContractDocument, schema: JsonObject): string | undefined {
  const { required } = resolveRef(document, schema);
  const names = (Array.isArray(required) ? required : []).filter((name) => name !== 'pagination');
  return names.length === 1 ? String(names[0]) : undefined;
}

function describeResponses(document: ContractDocument, operation: JsonObject, at: string): JsonObject {
  const responses = operation.responses;
  if (!isObject(responses)) throw new Error(`spec: ${at} has no responses`);
  return Object.fromEntries(
    Object.entries(responses).map(([status, value]) => {
      const response = resolveRef(document, value);
      const schema = jsonSchemaAt(response);
      const wrapper = schema && status < '300' ? wrapperOf(document, schema) : undefined;
      return [
        status,
        {
          description: response.description ?? '',
          empty: schema === undefined,
          ...(response['x-may-be-empty'] === true && { mayBeEmpty: true }),
          ...(schema && {
            schema: `${pointerOf(value, at + pointerTo('responses', status))}/content/application~1json/schema`,
          }),
          ...(wrapper !== undefined && { wrapper }),
          ...(typeof response['x-assumed'] === 'string' && { assumed: response['x-assumed'] }),
          ...(typeof schema?.['x-assumed'] === 'string' && { bodyAssumed: schema['x-assumed'] }),
        },
      ];
    }),
  );
}
