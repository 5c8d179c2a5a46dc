/**
 * What a drawn fault is made of: faults that somebody wrote from the API description alone, without knowledge of the
 * suite's checks, each with a drive that shows it. Owns the ways of making them; the tables beside this file own the rows.
 */

import { type OperationId, operationIds, operations } from '../../../generated/operations.js';
import { type DocumentTypeNames, documentTypes, type TypeName } from '../../../generated/states.js';
import type { Answer, Arrival } from '../../http/hooks.js';
import type { Handle, ServiceRequest, ServiceResponse } from '../../service/request.js';
import type { Decorate, Service } from '../../service/service.js';
import { type Acting, answering, type Fault, type FaultId, type Json } from '../make.js';
import type { Api } from './api.js';

export type DrawnKind =
  | 'overlap'
  | 'extreme'
  | 'text'
  | 'reach'
  | 'key'
  | 'date'
  | 'file'
  | 'total'
  | 'refusal'
  | 'account'
  | 'list';

export interface Drawn extends Fault {
  readonly kind: DrawnKind;
  /** What the description states that this violates. */
  readonly breaks: string;
  /** A few requests; whether what they were answered is right. */
  readonly show: (api: Api) => Promise<boolean>;
}

export type Way = Pick<Fault, 'decorate' | 'after' | 'make'>;
export type Operations = readonly [OperationId, ...OperationId[]];

/** Makes rows of one kind. */
export const rowsOf =
  (kind: DrawnKind, breaks: string) =>
  (slug: string, of: Operations, says: string, way: Way, show: Drawn['show'], breaking = breaks): Drawn => ({
    id: `drawn/${kind}/${slug}` as FaultId,
    area: 'drawn',
    operations: of,
    says: `${says}.`,
    stateDependent: kind === 'overlap' || kind === 'file' || kind === 'refusal',
    kind,
    breaks: breaking,
    ...way,
    show,
  });

const names: readonly DocumentTypeNames[] = Object.values(documentTypes);
export const typeNamed = (type: TypeName): DocumentTypeNames =>
  names.find((one) => one.type === type) as DocumentTypeNames;

/** Create, update and get of a document type. */
export const writing = (type: TypeName): Operations =>
  [`create${type}`, `update${type}`] as unknown as Operations;

/** Every operation that is answered with documents. */
const showingDocuments = operationIds.filter(
  (id) => operations[id].documentType !== undefined || /^list(?!Items|Taxes|Clients$|Sequences)/.test(id),
);

type Step = (request: ServiceRequest, handle: Handle, service: Service) => ServiceResponse;

/** In place of the service, for some operations. */
export function instead(of: readonly OperationId[], step: Step): Way {
  const affected = new Set<OperationId>(of);
  const decorate: Decorate = (handle, service) => (request) =>
    affected.has(request.operation) ? step(request, handle, service) : handle(request);
  return { decorate };
}

/** As `instead`, with something to remember in each mock. */
export function remembering<T>(
  of: readonly OperationId[],
  start: () => T,
  step: (memory: T, ...rest: Parameters<Step>) => ServiceResponse,
): Way {
  const affected = new Set<OperationId>(of);
  const decorate: Decorate = (handle, service) => {
    const memory = start();
    return (request) =>
      affected.has(request.operation) ? step(memory, request, handle, service) : handle(request);
  };
  return { decorate };
}

/** A status in place of a success. */
export const refusing = (
  of: readonly OperationId[],
  status: number,
  when: (request: ServiceRequest, answer: ServiceResponse) => boolean,
): Way =>
  instead(of, (request, handle, service) => {
    const before = service.snapshot();
    const answer = handle(request);
    if (answer.status >= 300 || !when(request, answer)) return answer;
    service.restore(before);
    return { status };
  });

/** Changes the values at a path below a value (`items.*.name`); what is not there stays away. */
export function changed(value: unknown, path: string, change: (value: never) => unknown): unknown {
  const [step = '', ...rest] = path.split('.');
  if (path === '') return change(value as never);
  if (typeof value !== 'object' || value === null) return value;
  const further = (one: unknown) => changed(one, rest.join('.'), change);
  if (Array.isArray(value)) return step === '*' ? value.map(further) : value;
  const found = value as Json;
  if (step === '*') return Object.fromEntries(Object.entries(found).map(([key, one]) => [key, further(one)]));
  return Object.hasOwn(found, step) ? { ...found, [step]: further(found[step]) } : value;
}

/** Changes a field below the wrapper of a request's body before it is carried out. */
export const incoming = (of: readonly OperationId[], path: string, change: (value: never) => unknown): Way =>
  instead(of, (request, handle) => handle({ ...request, body: changed(request.body, `*.${path}`, change) }));

/** Changes a field of the answer, from its wrapper on. */
export const outgoing = (of: readonly OperationId[], path: string, change: (value: never) => unknown): Way =>
  instead(of, (request, handle) => {
    const answer = handle(request);
    return answer.status < 300
      ? { ...answer, body: changed(structuredClone(answer.body), path, change) }
      : answer;
  });

/** Changes every document of these types wherever one is answered. */
export function everyDocument(types: readonly TypeName[], change: (document: Json) => Json): Way {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const { type, status } = value as Json;
    if (types.includes(type as TypeName) && status !== undefined) return change(value as Json);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)]));
  };
  return instead(showingDocuments, (request, handle) => {
    const answer = handle(request);
    return answer.status < 300 ? { ...answer, body: walk(structuredClone(answer.body)) } : answer;
  });
}

/** An answer on the wire in place of another; what was done meanwhile stays. */
export const onWireOf = (
  of: readonly OperationId[],
  when: (answer: Answer, arrival: Arrival) => boolean,
  status: number,
  body?: unknown,
): Way => ({
  after: () => (answer, arrival, operation) =>
    operation !== undefined && of.includes(operation) && when(answer, arrival)
      ? answering(status, body)
      : answer,
});

/** A 500 for requests whose body or address holds something. */
export const failing = (of: readonly OperationId[], when: (arrival: Arrival, body: Json) => boolean): Way =>
  onWireOf(of, (_answer, arrival) => when(arrival, bodyOf(arrival)), 500, {
    errors: { error: 'internal error' },
  });

export function bodyOf({ raw }: Arrival): Json {
  try {
    const value: unknown = JSON.parse(String(raw ?? '{}'));
    return (typeof value === 'object' && value !== null ? value : {}) as Json;
  } catch {
    return {};
  }
}

/** The value at a path of plain steps. */
export const at = (value: unknown, path: string): unknown =>
  path === ''
    ? value
    : path.split('.').reduce<unknown>((node, step) => (node as Json | undefined | null)?.[step], value);

export const textAt = (value: unknown, path: string): string => {
  const found = at(value, path);
  return typeof found === 'string' ? found : '';
};

/** The query of an arrival. */
export const queryOf = ({ url }: Arrival): URLSearchParams => new URL(url, 'http://mock').searchParams;

const patterns = new Map<OperationId, RegExp>();

/** Whether an arrival is a request for one of these operations. */
export function isFor(of: readonly OperationId[], { method, url }: Arrival): boolean {
  const { pathname } = new URL(url, 'http://mock');
  return of.some((id) => {
    const known =
      patterns.get(id) ??
      new RegExp(`^${operations[id].path.replaceAll('.', '\\.').replaceAll(/\{[\w-]+\}/g, '[^/]+')}$`);
    patterns.set(id, known);
    return operations[id].method === method.toLowerCase() && known.test(pathname);
  });
}

/** Changes how a request arrives; the function gets the service too. */
export const arriving = (
  of: readonly OperationId[],
  change: (arrival: Arrival, service: Service) => void,
): Way => ({
  make: (): Acting => {
    let main: Service | undefined;
    return {
      decorate: (handle, service) => {
        main ??= service;
        return handle;
      },
      before: (arrival) => {
        if (main && isFor(of, arrival)) change(arrival, main);
        return undefined;
      },
    };
  },
});
