/**
 * The `mock` component of Prism's pipeline. Refuses requests that break the contract, passes those with a `Prefer`
 * header to Prism's own mocker (loaded at the first one), and all others to the service. Never throws: that would end
 * the process.
 */
import type { Operation } from '../../generated/operations.js';
import { type ErrorForm, errorBody, formOf, sentences } from '../service/error-body.js';
import type { ServiceRequest } from '../service/request.js';
import type { Contract } from './contract.js';
import { valueAt } from './json-pointer.js';
import {
  type Components,
  type Diagnostic,
  type Either,
  left,
  type Output,
  type PipelineService,
  type Preference,
  right,
} from './prism-types.js';

export interface Respond {
  mock: Components['mock'];
  /** Loads Prism's mocker and operations. Idempotent. */
  loadMocker(): Promise<void>;
}

type Mocker = typeof import('./stock-mocker.js').mocker;
interface Loaded {
  mocker: Mocker;
  operations: Map<string, unknown>;
}

/** Creates the component. `onThrow` is called with errors of handlers; the client gets a 500. */
export function createRespond(
  contract: Contract,
  form: ErrorForm,
  onThrow: (error: unknown, operation: Operation) => void,
): Respond {
  let loading: Promise<Loaded> | undefined;
  let loaded: Loaded | undefined;

  const mock: Components['mock'] =
    ({ resource, input, config }) =>
    (logger) => {
      try {
        if (loaded !== undefined && Object.keys(config).length > 0) {
          const problem = preferenceProblem(contract, resource, config);
          if (problem !== undefined) return left(Object.assign(new Error(problem), { status: 422 }));
          return preferred(loaded, resource, input, config, logger);
        }
        const { service, request } = input.data;
        if (input.validations.length > 0) {
          const missing = isInOrder(input.validations) ? foreseenMiss(service, request, resource) : undefined;
          const refused = missing ?? refuse(resource, input.validations, form);
          input.data.reason = refused.reason;
          return right(refused);
        }
        const answer = service.handle(request as never);
        input.data.reason = answer.reason;
        if (answer.notes !== undefined) input.data.notes = [...(input.data.notes ?? []), ...answer.notes];
        const { status: statusCode, headers, body, unjudged } = answer;
        return right({ statusCode, headers, body, unjudged });
      } catch (error) {
        onThrow(error, resource);
        return left(
          Object.assign(new Error(error instanceof Error ? error.message : String(error)), { status: 500 }),
        );
      }
    };

  return {
    mock,
    async loadMocker() {
      loading ??= load(contract);
      loaded = await loading;
    },
  };
}

async function load(contract: Contract): Promise<Loaded> {
  const { getHttpOperationsFromSpec, mocker } = await import('./stock-mocker.js');
  const made = await getHttpOperationsFromSpec(structuredClone(contract.document()));
  return { mocker, operations: new Map(made.map((one) => [one.iid ?? one.id, one])) };
}

/** Why a preference cannot be followed, and what to do instead. */
function preferenceProblem(
  contract: Contract,
  { id, method, path, responses }: Operation,
  { code, exampleKey }: Preference,
): string | undefined {
  const stated = Object.keys(responses);
  if (code !== undefined && !stated.includes(String(code))) {
    const rule = JSON.stringify({ operation: id, status: code, times: 1 });
    return `Prefer: code=${code}: ${id} has examples of ${stated.join(', ')} only; a fault rule answers any status: POST /__mock/faults ${rule}`;
  }
  if (exampleKey === undefined) return undefined;
  const status = code ?? stated.find((one) => one.startsWith('2')) ?? '';
  const names = examplesOf(contract.document(), ['paths', path, method, 'responses', String(status)]);
  if (names.includes(exampleKey)) return undefined;
  const there = names.length === 0 ? 'it has none' : `it has ${names.join(', ')}`;
  return `Prefer: example=${exampleKey.slice(0, 60)} is no example of ${id} with ${status}; ${there}`;
}

function examplesOf(document: Record<string, unknown>, steps: readonly string[]): string[] {
  const step = (node: unknown, name: string) => resolved(document, (node as Record<string, unknown>)?.[name]);
  const media = [...steps, 'content', 'application/json', 'examples'].reduce<unknown>(step, document);
  return Object.keys(Object(media));
}

function resolved(document: Record<string, unknown>, node: unknown): unknown {
  const { $ref } = Object(node) as { $ref?: unknown };
  return typeof $ref === 'string' ? valueAt(document, $ref) : node;
}

function preferred(
  { mocker, operations }: Loaded,
  operation: Operation,
  input: Parameters<Components['mock']>[0]['input'],
  config: object,
  logger: unknown,
): Either<Error, Output> {
  const { data, validations } = input;
  const request = {
    method: data.method,
    url: { path: data.path, query: data.query },
    headers: data.headers,
    body: data.body,
  };
  const answer = mocker({
    resource: operations.get(operation.id),
    input: { data: request, validations },
    config: { dynamic: false, ...config },
  })(logger);
  return answer._tag === 'Right' ? right({ ...answer.right, unjudged: true }) : answer;
}

/** Whether key and path are valid, so that only query or body are wrong. */
const isInOrder = (validations: readonly Diagnostic[]): boolean =>
  validations.every((one) => one.code !== 401 && one.path[0] !== 'path');

/** The answer for a missing record, which precedes problems of the body. */
function foreseenMiss(
  { foresee }: PipelineService,
  request: ServiceRequest | undefined,
  operation: Operation,
): Output | undefined {
  if (foresee === undefined || request === undefined || Object.keys(request.path).length === 0)
    return undefined;
  const { status, body, headers, reason } = foresee(request);
  const isMissing = status === 404 || (status === 401 && operation.responses['401'] !== undefined);
  return isMissing ? { statusCode: status, body, headers, reason } : undefined;
}

/** 401 before everything else, 404 for an invalid id, 422 with the fields for the rest. */
export function refuse(operation: Operation, validations: readonly Diagnostic[], form: ErrorForm): Output {
  const key = validations.filter((one) => one.code === 401);
  if (key.length > 0) return refusal(operation, 401, key, form);
  const place = validations.filter((one) => one.path[0] === 'path');
  return place.length > 0 ? refusal(operation, 404, place, form) : refusal(operation, 422, validations, form);
}

function refusal(
  operation: Operation,
  status: number,
  causes: readonly Diagnostic[],
  form: ErrorForm,
): Output {
  const stated = operation.responses[String(status)];
  const problems = causes.map((one) => one.problem);
  // The body is empty where the contract defines it so.
  const body = stated?.empty ? undefined : errorBody(problems, formOf(form, status, operation));
  const reason = body === undefined ? sentences(problems) : undefined;
  return { statusCode: status, body, unjudged: stated === undefined, reason };
}
