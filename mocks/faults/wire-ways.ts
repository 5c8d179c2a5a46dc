/** Builders of adversaries on the wire: incoming requests, and outgoing answers of every layer. */
import { type OperationId, operations } from '../../generated/operations.js';
import type { Answer, Arrival } from '../http/hooks.js';
import type { Service } from '../service/service.js';
import type { Acts, Apply, Way } from './adversary.js';
import { type Json, sentBody } from './body-fields.js';

export function answering(status: number, body?: unknown): Answer {
  if (body === undefined) return { status, headers: {}, text: '' };
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    text: JSON.stringify(body),
  };
}

export type Rewrite = (answer: Answer, arrival: Arrival, operation?: OperationId) => Answer;

/** Rewrites every answer. */
export const onWire =
  (after: Rewrite): Apply =>
  () => ({ after });

export const onStatus =
  (statuses: readonly number[], change: (answer: Answer, arrival: Arrival) => Answer): Way =>
  (of) =>
    onWire((answer, arrival, operation) =>
      operation !== undefined && of.includes(operation) && statuses.includes(answer.status)
        ? change(answer, arrival)
        : answer,
    );

/** Replaces an answer; effects of the request stay. */
export const answeringWhen =
  (when: (answer: Answer, arrival: Arrival) => boolean, status: number, body?: unknown): Way =>
  (of) =>
    onWire((answer, arrival, operation) =>
      operation !== undefined && of.includes(operation) && when(answer, arrival)
        ? answering(status, body)
        : answer,
    );

/** Answers 500 to requests whose body or address matches. */
export const failing = (when: (arrival: Arrival, body: Json) => boolean): Way =>
  answeringWhen((_answer, arrival) => when(arrival, sentBody(arrival)), 500, {
    errors: { error: 'internal error' },
  });

const patterns = new Map<OperationId, RegExp>();
/** Paths without a parameter, which take precedence: `/clients/find-by-name.json` is no client. */
const fixedPaths = new Set(
  Object.values(operations).flatMap(({ path }) => (path.includes('{') ? [] : [path])),
);

/** Whether an arrival is for one of these operations. Needed where a body cannot be parsed, before routing. */
export function isFor(of: readonly OperationId[], { method, url }: Arrival): boolean {
  const pathname = url.split('?')[0] ?? '';
  return of.some((id) => {
    const known =
      patterns.get(id) ??
      new RegExp(`^${operations[id].path.replaceAll('.', '\\.').replaceAll(/\{[\w-]+\}/g, '[^/]+')}$`);
    patterns.set(id, known);
    const isAt = fixedPaths.has(pathname) ? operations[id].path === pathname : known.test(pathname);
    return operations[id].method === method.toLowerCase() && isAt;
  });
}

/** Hooks with access to the service, once it exists. */
export const withService =
  (make: (service: () => Service | undefined) => Acts): Apply =>
  () => {
    let main: Service | undefined;
    return {
      decorate: (handle, service) => {
        main ??= service;
        return handle;
      },
      ...make(() => main),
    };
  };

/** Changes an arriving request; the service is available. */
export const arriving =
  (change: (arrival: Arrival, service: Service) => void): Way =>
  (of) =>
    withService((service) => ({
      before: (arrival) => {
        const main = service();
        if (main && isFor(of, arrival)) change(arrival, main);
        return undefined;
      },
    }));
