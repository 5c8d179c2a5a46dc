/**
 * The control API's description, built from its operations and schemas.json, and the operation table, router and
 * validators built from it, as for the mocked API. Built at the first control request.
 */
import { readFileSync } from 'node:fs';
import type { Operation, Parameter, Response } from '../../generated/operations.js';
import { placeOf } from '../package-files/place-of.js';
import { contractOf } from '../prism/contract.js';
import { createRouter, type Router } from '../prism/router.js';
import { createValidation, type Validation } from '../prism/validation.js';
import type { Problem } from '../service/error-body.js';
import type { ControlOperation } from './operation.js';
import { controlOperations } from './operations.js';

export interface ControlContract {
  document: Json;
  operations: readonly Operation[];
  router: Router;
  validation: Validation;
}

export type Json = Record<string, unknown>;
type Schemas = Readonly<Record<string, { description?: string; properties?: Json; required?: string[] }>>;

const INFO = {
  title: 'Mock control API',
  version: '1.0.0',
  summary: 'Look into the mock, put it where you want it, and break it on purpose.',
  description: `Every request is about one **world**. Without more that is \`main\`, the state that plain API requests see. Name
another with the header \`X-Mock-World: NAME\`, the host \`NAME.world.localhost\`, the path prefix \`/__mock/in/NAME\`
(all three work for the mocked API too), or here with the query parameter \`world\`. A new name forks a new world from
the loaded scenario, or from a snapshot with \`X-Mock-World: NAME; from=SNAPSHOT\`. Each world has its own documents,
clock, outbox and fault rules; journal and snapshots are shared. A world that was not used for 15 minutes is
dropped, and so is the one that slept longest when there are more than 2,000: its name then forks anew.

Refusals say what is wrong, where, and what to do: \`{"errors": {"error": "...", "details": [...]}}\`.
No key is needed.`,
};

const TAGS = {
  state: 'Accounts, documents, scenarios.',
  snapshots: 'Named copies of a world.',
  worlds: 'Independent copies of the state.',
  clock: 'What the mock takes for now.',
  journal: 'Every request and its answer.',
  outbox: 'Mails that were asked for.',
  faults: 'What goes wrong on purpose.',
  hybrid: 'Which operations a real server answers.',
  recording: 'A scenario and fixtures of what passes through a proxy.',
  contract: 'What the console reads.',
};

const text = { type: 'string', minLength: 1 };
const tables = ['clients', 'items', 'taxes', 'sequences', 'regularizations', 'movements'];
/** Schemas of path parameters; all others are ids. */
const IN_PATHS: Readonly<Record<string, Json>> = {
  account: { ...text, description: "The account's name." },
  name: text,
  table: { enum: tables },
  'written-table': { enum: ['documents', ...tables] },
};
const ID: Json = { type: 'integer', minimum: 0 };
const WORLD = {
  name: 'world',
  in: 'query',
  description: 'The world this is about; see above.',
  schema: text,
};

const REFUSALS: Readonly<Record<number, string>> = {
  404: 'What it is about is not there.',
  409: 'It cannot be done here, or now.',
  422: 'What is wrong, where, and what to do.',
};

let loaded: ControlContract | undefined;

/** Shared by all mocks of the process. */
export function controlContract(): ControlContract {
  loaded ??= load();
  return loaded;
}

function load(): ControlContract {
  const schemas = JSON.parse(readFileSync(placeOf('mocks/control/schemas.json'), 'utf8')) as Schemas;
  const paths: Record<string, Json> = {};
  const table: Record<string, Operation> = {};
  for (const [id, row] of Object.entries(controlOperations)) {
    const made = operationOf(id, row, schemas);
    table[id] = made;
    paths[made.path] = { ...paths[made.path], [made.method]: described(made, row) };
  }
  const document = {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: INFO,
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: { schemas },
  };
  const contract = contractOf(table, () => document);
  return {
    document,
    operations: contract.operations,
    router: createRouter(contract.operations),
    validation: createValidation(contract),
  };
}

const schemaOf = (name: string) => `/components/schemas/${name}`;

function operationOf(id: string, row: ControlOperation, schemas: Schemas): Operation {
  const { answer, status = answer === 'nothing' ? 204 : 200, refuses = [], inProxy = false } = row;
  const [method = '', path = ''] = row.at.split(' ');
  const refused = new Set([...refuses, 422, ...(inProxy ? [] : [409])]);
  const responses: Record<string, Response> = Object.fromEntries(
    [...refused].map((one) => [one, responseOf(REFUSALS[one] ?? '', 'Refused')]),
  );
  responses[status] = responseOf(schemas[answer]?.description ?? 'Done.', answer);
  return {
    ...{ id, method: method.toLowerCase(), path: `/__mock${path}`, summary: row.summary, responses },
    ...{ resource: 'control', server: 'public', auth: false, refusals: [] },
    parameters: parametersOf(row, schemas),
    ...(row.body && { body: { required: true, schema: schemaOf(row.body), wrappers: [] } }),
  } as unknown as Operation;
}

function responseOf(description: string, answer: string): Response {
  if (answer === 'nothing') return { description, empty: true };
  if (answer === 'events') return { description, empty: false, mayBeEmpty: true };
  return { description, empty: false, schema: schemaOf(answer) };
}

function parametersOf({ at, query, ofAllWorlds }: ControlOperation, schemas: Schemas): Parameter[] {
  const inPath = [...at.matchAll(/\{([\w-]+)\}/g)].map(([, name = '']) => {
    const { description, ...schema } = IN_PATHS[name] ?? ID;
    return { name, in: 'path', required: true, description, schema };
  });
  const { properties = {}, required = [] } = (query && schemas[query]) ?? {};
  const inQuery = Object.entries(properties).map(([name, schema]) => {
    const { $ref, description, ...own } = schema as Json;
    const shared = typeof $ref === 'string' ? schemas[$ref.slice($ref.lastIndexOf('/') + 1)] : undefined;
    return {
      name,
      in: 'query',
      required: required.includes(name),
      description,
      schema: { ...shared, ...own },
    };
  });
  return [...inPath, ...inQuery, ...(ofAllWorlds ? [] : [{ ...WORLD, required: false }])] as Parameter[];
}

/** An operation as an OpenAPI object. */
function described({ id, summary, parameters, body, responses }: Operation, row: ControlOperation): Json {
  const json = (pointer: string) => ({ 'application/json': { schema: { $ref: `#${pointer}` } } });
  return {
    ...{ operationId: id, tags: [row.tag], summary, description: row.description, parameters },
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: `#${body.schema}` }, examples: row.examples } },
      },
    }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, { description, empty, schema }]) => {
        const events = { 'text/event-stream': { schema: { type: 'string' } } };
        return [status, { description, ...(!empty && { content: schema ? json(schema) : events }) }];
      }),
    ),
  };
}

/** A problem for each query parameter that the operation does not have. */
export function unknownParameters(operation: Operation, query: Json): Problem[] {
  const known = operation.parameters.filter((one) => one.in === 'query').map((one) => one.name);
  const choices = known.length > 0 ? `this takes ${known.join(', ')}` : 'this takes none';
  return Object.keys(query)
    .filter((name) => !known.includes(name))
    .map((name) => ({ in: 'query', field: name.slice(0, 40), message: `is no parameter here; ${choices}` }));
}
