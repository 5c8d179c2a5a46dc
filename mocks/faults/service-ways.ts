/** Builders of adversaries around the service: requests, answers, stored records. */
import { type OperationId, operationIds, operations } from '../../generated/operations.js';
import type { TypeName } from '../../generated/states.js';
import type { Handle, ServiceRequest, ServiceResponse } from '../service/request.js';
import type { Decorate, Service } from '../service/service.js';
import type { Apply, Way } from './adversary.js';
import { at, changed, fields, idOf, type Json, listOf, recordOf, texts, withList } from './body-fields.js';

type Step = (request: ServiceRequest, handle: Handle, service: Service) => ServiceResponse;
type Asked = Parameters<Step>;

/** Around every operation. */
export const serving =
  (decorate: Decorate): Apply =>
  () => ({ decorate });

/** Replaces the service at some operations, with a memory for each mock. */
export const remembering =
  <T>(start: () => T, step: (memory: T, ...asked: Asked) => ServiceResponse): Way =>
  (of) =>
    serving((handle, service) => {
      const memory = start();
      return (request) =>
        of.includes(request.operation) ? step(memory, request, handle, service) : handle(request);
    });

/** Replaces the service at some operations. */
export const replacing = (step: Step): Way =>
  remembering(
    () => undefined,
    (_memory, ...asked) => step(...asked),
  );

/** Answers this in place of the service, which does not get the request, when `when` holds. */
export const blocking = (
  answer: ServiceResponse,
  when: (request: ServiceRequest, handle: Handle, service: Service) => boolean,
): Way => replacing((...asked) => (when(...asked) ? answer : asked[1](asked[0])));

/** Acts at other operations than those where a suite must find the fault. */
export const actingAt =
  (of: readonly OperationId[], way: Way): Way =>
  () =>
    way(of);

/** Rewrites successful answers; `seen` is their number, from 1. */
export const onAnswer = (
  change: (answer: ServiceResponse, request: ServiceRequest, seen: number) => ServiceResponse,
): Way =>
  remembering(
    () => ({ seen: 0 }),
    (memory, request, handle) => {
      const answer = handle(request);
      if (answer.status >= 300) return answer;
      memory.seen += 1;
      return change(structuredClone(answer), request, memory.seen);
    },
  );

/** Edits the record of a successful answer. */
export const onRecord = (edit: (record: Json, request: ServiceRequest) => void): Way =>
  onAnswer((answer, request) => {
    const record = recordOf(answer);
    if (record) edit(record, request);
    return answer;
  });

export const onEntries = (edit: (entry: Json, request: ServiceRequest) => void): Way =>
  onAnswer((answer, request) => {
    for (const entry of listOf(answer)?.list ?? []) edit(entry, request);
    return answer;
  });

/** Changes the field at a path of the answer; the path begins with the wrapper. */
export const outgoing = (path: string, change: (value: never) => unknown): Way =>
  onAnswer((answer) => ({ ...answer, body: changed(answer.body, path, change) }));

/** Rewrites requests before they are carried out; undefined leaves a request unchanged. */
export const onRequest = (change: (request: ServiceRequest) => ServiceRequest | undefined): Way =>
  replacing((request, handle) => handle(change(request) ?? request));

/** Edits the fields below the wrapper of a request's body. */
export const onBody = (edit: (inner: Json) => void): Way => onRequest((request) => fields(request, edit));

/** Removes a field below the wrapper of a request's body. */
export const withoutField = (name: string): Way =>
  onBody((inner) => {
    delete inner[name];
  });

export const onTexts = (change: (text: string) => string): Way =>
  onRequest((request) => ({ ...request, body: texts(request.body, change) }));

/** Changes a field below the wrapper of a request's body. */
export const incoming = (path: string, change: (value: never) => unknown): Way =>
  onRequest((request) => ({ ...request, body: changed(request.body, `*.${path}`, change) }));

/** Removes the parameter of this name, or those that `gone` selects, if `when` holds for the query. */
export function withoutQuery(
  gone: string | ((name: string) => boolean),
  when: (query: ServiceRequest['query']) => boolean = () => true,
): Way {
  const isGone = typeof gone === 'string' ? (name: string) => name === gone : gone;
  return onRequest(({ query, ...request }) =>
    when(query)
      ? { ...request, query: Object.fromEntries(Object.entries(query).filter(([name]) => !isGone(name))) }
      : undefined,
  );
}

/**
 * Carries a request out and undoes it when `when` holds: the answer reports a success that is not stored. `seen` is the
 * number of successes, `times` that of successes for the same record, from 1.
 */
export const undoing = (
  when: (request: ServiceRequest, seen: number, times: number) => boolean = () => true,
): Way =>
  remembering(
    () => ({ seen: 0, times: new Map<string, number>() }),
    (memory, request, handle, service) => {
      const before = service.snapshot();
      const answer = handle(request);
      if (answer.status >= 300) return answer;
      const times = (memory.times.get(idOf(request)) ?? 0) + 1;
      memory.times.set(idOf(request), times);
      memory.seen += 1;
      if (when(request, memory.seen, times)) service.restore(before);
      return answer;
    },
  );
export const secondTime = (_request: ServiceRequest, _seen: number, times: number): boolean => times === 2;

/** Answers this status, and undoes the request, in place of a success. */
export const undoingAs = (
  status: number,
  when: (request: ServiceRequest, answer: ServiceResponse) => boolean,
): Way =>
  replacing((request, handle, service) => {
    const before = service.snapshot();
    const answer = handle(request);
    if (answer.status >= 300 || !when(request, answer)) return answer;
    service.restore(before);
    return { status };
  });

/** Retries a request refused with 422, with an edited body. */
export const retrying = (edit: (inner: Json) => void): Way =>
  replacing((request, handle) => {
    const answer = handle(request);
    if (answer.status !== 422) return answer;
    const retried = handle(fields(request, edit));
    return retried.status < 300 ? retried : answer;
  });

/** Looks in every account for a record that is not found in this one. */
export const inAnyAccount: Way = replacing((request, handle, service) => {
  const answer = handle(request);
  if (answer.status !== 404) return answer;
  for (const { name, apiKey } of service.accounts()) {
    const other = handle({ ...request, account: name, apiKey });
    if (other.status < 300) return other;
  }
  return answer;
});

/** Repeats the first answer to every request with the same key. */
export const repeatingFirst = (
  keyOf: (request: ServiceRequest, service: Service, handle: Handle) => string,
): Way =>
  remembering(
    () => new Map<string, unknown>(),
    (first, request, handle, service) => {
      const answer = handle(request);
      if (answer.status !== 200) return answer;
      const key = keyOf(request, service, handle);
      if (!first.has(key)) first.set(key, structuredClone(answer.body));
      return { ...answer, body: first.get(key) };
    },
  );

/** Changes the page of a list. */
export const listed = (change: (list: Json[], ...asked: Asked) => Json[]): Way =>
  replacing((request, handle, service) =>
    withList(handle(request), (list) => change(list, request, handle, service)),
  );

/** Changes the pagination of a list. */
export const paged = (change: (pagination: Json, answer: ServiceResponse, ...asked: Asked) => Json): Way =>
  replacing((request, handle, service) => {
    const answer = handle(request);
    const pagination = at(answer.body, 'pagination') as Json | undefined;
    if (!pagination) return answer;
    const changed = { ...pagination, ...change(pagination, answer, request, handle, service) };
    return { ...answer, body: { ...(answer.body as Json), pagination: changed } };
  });

/** Every operation whose answer contains documents. */
const showingDocuments = operationIds.filter(
  (id) => operations[id].documentType !== undefined || /^list(?!Items|Taxes|Clients$|Sequences)/.test(id),
);

/** Changes every document of these types in every answer. */
export function everyDocument(types: readonly TypeName[], change: (document: Json) => Json): Way {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const { type, status } = value as Json;
    if (types.includes(type as TypeName) && status !== undefined) return change(value as Json);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)]));
  };
  return actingAt(
    showingDocuments,
    onAnswer((answer) => ({ ...answer, body: walk(answer.body) })),
  );
}
