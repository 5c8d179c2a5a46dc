/**
 * Reads the control API's own description into what leads it: an operation table, a router and validators, the same
 * parts that lead the mocked API. Read at the first control request; knows no handler.
 */
import type { Operation, Parameter, Response } from '../../generated/operations.js';
import { placeOf } from '../package-files/place-of.js';
import { readDataFile } from '../package-files/read-data-file.js';
import { contractOf } from '../prism/contract.js';
import { asStep } from '../prism/json-pointer.js';
import { createRouter, type Router } from '../prism/router.js';
import { createValidation, type Validation } from '../prism/validation.js';
import type { Problem } from '../service/error-body.js';

export interface ControlContract {
  document: Json;
  operations: readonly Operation[];
  router: Router;
  validation: Validation;
}

export type Json = Record<string, unknown>;

const METHODS = ['get', 'post', 'put', 'delete'] as const;
let loaded: ControlContract | undefined;

/** Shared by all mocks of the process. */
export function controlContract(): ControlContract {
  loaded ??= load();
  return loaded;
}

function load(): ControlContract {
  const document = readDataFile(placeOf('mocks/control/openapi.yaml')) as Json;
  const table: Record<string, Operation> = {};
  for (const [path, item] of Object.entries(document.paths as Record<string, Json>)) {
    for (const method of METHODS) {
      const operation = item[method] as Json | undefined;
      if (operation === undefined) continue;
      const made = operationOf(document, path, method, item, operation);
      table[made.id] = made;
    }
  }
  const contract = contractOf(table, () => document);
  return {
    document,
    operations: contract.operations,
    router: createRouter(contract.operations),
    validation: createValidation(contract),
  };
}

function operationOf(document: Json, path: string, method: string, item: Json, operation: Json): Operation {
  const parameters = [...((item.parameters ?? []) as Json[]), ...((operation.parameters ?? []) as Json[])]
    .map((one) => resolve(document, one))
    .map((one) => ({ required: false, ...one })) as unknown as Parameter[];
  const base = `/paths/${asStep(path)}/${method}`;
  const responses: Record<string, Response> = {};
  for (const [status, response] of Object.entries(operation.responses as Record<string, Json>)) {
    responses[status] = responseOf(document, response, `${base}/responses/${status}`);
  }
  const body = operation.requestBody as Json | undefined;
  return {
    id: operation.operationId,
    method,
    path,
    resource: 'control',
    summary: operation.summary,
    server: 'public',
    auth: false,
    parameters,
    ...(body && {
      body: { required: true, schema: `${base}/requestBody/content/application~1json/schema`, wrappers: [] },
    }),
    responses,
  } as unknown as Operation;
}

function responseOf(document: Json, response: Json, place: string): Response {
  const reference = response.$ref as string | undefined;
  const found = resolve(document, response);
  const description = String(found.description);
  if (found.content === undefined) return { description, empty: true };
  if (!('application/json' in (found.content as Json)))
    return { description, empty: false, mayBeEmpty: true };
  const where = reference === undefined ? place : reference.slice(1);
  return { description, empty: false, schema: `${where}/content/application~1json/schema` };
}

function resolve(document: Json, value: Json): Json {
  if (typeof value.$ref !== 'string') return value;
  const steps = value.$ref.slice(2).split('/');
  return steps.reduce<unknown>((at, step) => (at as Json)[step], document) as Json;
}

/** A query parameter that the operation does not have is a mistake worth reporting. */
export function unknownParameters(operation: Operation, query: Json): Problem[] {
  const known = operation.parameters.filter((one) => one.in === 'query').map((one) => one.name);
  const choices = known.length > 0 ? `this takes ${known.join(', ')}` : 'this takes none';
  return Object.keys(query)
    .filter((name) => !known.includes(name))
    .map((name) => ({ in: 'query', field: name.slice(0, 40), message: `is no parameter here; ${choices}` }));
}
