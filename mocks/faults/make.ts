/**
 * What a deliberate fault is made of, and the few ways of making one. Owns no fault: the tables beside this file
 * do. Without a chosen fault none of this is in the way of a request.
 */
import type { OperationId } from '../../generated/operations.js';
import type { Answer, Arrival } from '../http/hooks.js';
import type { ServiceRequest, ServiceResponse } from '../service/request.js';
import type { Decorate, Service } from '../service/service.js';

/** Which table a fault stands in. */
export type FaultTable =
  | 'accounts'
  | 'clients'
  | 'creation'
  | 'documents'
  | 'drawn'
  | 'links'
  | 'lists'
  | 'payments'
  | 'properties'
  | 'records'
  | 'requests'
  | 'robustness'
  | 'sequences'
  | 'statuses'
  | 'taxes'
  | 'transitions';
/** table/operation-or-subject/defect */
export type FaultId = `${FaultTable}/${string}`;

export interface FaultInfo {
  readonly id: FaultId;
  readonly area: string;
  /** A failing check of one of these is the right one. */
  readonly operations: readonly OperationId[];
  /** What this server does wrong, in one sentence. */
  readonly says: string;
  /** Whether it shows only in some states, records or sequences of requests. */
  readonly stateDependent: boolean;
  /** Why what it breaks is assumed only: a suite shows it as a note. Without it the fault breaks something stated. */
  readonly assumed?: string;
}

export interface Fault extends FaultInfo {
  /** A defect of the service. */
  readonly decorate?: Decorate;
  /** A defect of the answer on the wire; made anew for every mock, so that it can count. */
  readonly after?: () => (answer: Answer, arrival: Arrival, operation?: OperationId) => Answer;
  /** In place of both: parts that share what they remember, made anew for every mock. */
  readonly make?: () => Acting;
}

/** What a fault does in one mock. */
export interface Acting {
  readonly decorate?: Decorate;
  /** Sees a request before it is carried out; may wait, and may change the arrival. */
  readonly before?: (arrival: Arrival) => Promise<unknown> | undefined;
  readonly after?: (answer: Answer, arrival: Arrival, operation?: OperationId) => Answer;
}

export type Json = Record<string, unknown>;
type Change = (response: ServiceResponse, request: ServiceRequest, seen: number) => ServiceResponse;

/** Rewrites the successful answers of some operations; `seen` counts them from 1. */
export function onAnswer(operations: readonly OperationId[], change: Change): Decorate {
  const affected = new Set<OperationId>(operations);
  return (handle) => {
    let seen = 0;
    return (request) => {
      const response = handle(request);
      if (!affected.has(request.operation) || response.status >= 300) return response;
      seen += 1;
      return change(structuredClone(response), request, seen);
    };
  };
}

/** Rewrites the requests of some operations before they are carried out; undefined leaves them. */
export function onRequest(
  operations: readonly OperationId[],
  change: (request: ServiceRequest, seen: number) => ServiceRequest | undefined,
): Decorate {
  const affected = new Set<OperationId>(operations);
  return (handle) => {
    let seen = 0;
    return (request) => {
      if (!affected.has(request.operation)) return handle(request);
      seen += 1;
      return handle(change(request, seen) ?? request);
    };
  };
}

/** Carries a request out and takes it back when `when` says so: the answer claims what never happened. */
export function forgetting(
  operations: readonly OperationId[],
  when: (request: ServiceRequest, seen: number) => boolean,
): Decorate {
  const affected = new Set<OperationId>(operations);
  return (handle, service: Service) => {
    let seen = 0;
    return (request) => {
      if (!affected.has(request.operation)) return handle(request);
      const before = service.snapshot();
      const response = handle(request);
      if (response.status >= 300) return response;
      seen += 1;
      if (when(request, seen)) service.restore(before);
      return response;
    };
  };
}

/** Rewrites answers of one operation on the wire that have one of these statuses. */
export function onWire(
  operation: OperationId,
  statuses: readonly number[],
  change: (answer: Answer, arrival: Arrival) => Answer,
): Fault['after'] {
  return () => (answer, arrival, of) =>
    of === operation && statuses.includes(answer.status) ? change(answer, arrival) : answer;
}

/** An answer with another status and body. */
export function answering(status: number, body?: unknown): Answer {
  if (body === undefined) return { status, headers: {}, text: '' };
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    text: JSON.stringify(body),
  };
}

/** The one object under the wrapper of an answer, if there is one. */
export function recordOf(response: ServiceResponse): Json | undefined {
  const values = Object.values((response.body ?? {}) as Json);
  return values.find(
    (value): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
}

/** The array of a list answer and the key under which it stands. */
export function listOf(response: ServiceResponse): { key: string; list: Json[] } | undefined {
  const entry = Object.entries((response.body ?? {}) as Json).find(([, value]) => Array.isArray(value));
  return entry && { key: entry[0], list: entry[1] as Json[] };
}

/** The first id of the path. */
export const idOf = ({ path }: Pick<ServiceRequest, 'path'>): string => Object.values(path)[0] ?? '';

/** The fields under a body's wrapper; none where there is no body. */
export const innerOf = (body: unknown): Json => (Object.values((body ?? {}) as Json)[0] ?? {}) as Json;

/** Rewrites the fields under a body's wrapper. */
export function fields(request: ServiceRequest, edit: (inner: Json) => void): ServiceRequest {
  const body = structuredClone(request.body) as Json;
  const inner = Object.values(body ?? {})[0];
  if (typeof inner === 'object' && inner !== null) edit(inner as Json);
  return { ...request, body };
}

/** `an invoice`, `a quote`; `A` for the beginning of a sentence. */
export const withArticle = (word: string, article: 'a' | 'A' = 'a'): string =>
  `${article}${/^[aeio]/.test(word) ? 'n' : ''} ${word}`;

/** Every text below a value, changed. */
export function texts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => texts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, texts(one, change)]));
}
