/**
 * Faults that only requests under way at the same time show. A request of a faulty operation waits for a moment, as one
 * that asks a database does, and works with what it read when it arrived.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Arrival } from '../../http/hooks.js';
import type { ServiceRequest, ServiceResponse } from '../../service/request.js';
import type { Service, Snapshot } from '../../service/service.js';
import { applyChange } from '../../service/store/dump.js';
import type { Change } from '../../service/store/world.js';
import type { Way } from '../adversary.js';
import { bodyOf } from '../body-fields.js';
import { isFor } from '../wire-ways.js';

/** A request of one of the operations that is under way. */
export interface Flight {
  readonly mark: string;
  readonly arrival: Arrival;
  readonly seen: Snapshot;
  /** Those that were under way when it arrived, or arrived meanwhile. */
  readonly others: Set<Flight>;
  handled: boolean;
  answer?: Answer;
}

/** Long enough for a burst over several connections, short for a run of thousands of requests. */
const WINDOW_MS = 12;
const MARK = '_under_way';

interface Steps {
  /** What arrivals wait; those that only look do not. */
  readonly waits?: (arrival: Arrival) => boolean;
  readonly handle?: (
    flight: Flight,
    request: ServiceRequest,
    carryOut: (request: ServiceRequest) => ServiceResponse,
    service: Service,
  ) => ServiceResponse;
  readonly after?: (flight: Flight, answer: Answer) => Answer;
}

/** Follows the requests of some operations while they are under way. */
export const underWay =
  ({ waits = () => true, handle: step, after }: Steps): Way =>
  (of) =>
  () => {
    const flights = new Map<Arrival, Flight>();
    let main: Service | undefined;
    let count = 0;
    return {
      decorate: (handle, service) => {
        main ??= service;
        return (request) => {
          const mark = String(request.query[MARK] ?? '');
          const flight =
            service === main ? [...flights.values()].find((one) => one.mark === mark) : undefined;
          if (!flight || !of.includes(request.operation)) return handle(request);
          const answer = step ? step(flight, request, handle, service) : handle(request);
          flight.handled = true;
          return answer;
        };
      },
      before: (arrival) => {
        if (!main || !isFor(of, arrival)) return undefined;
        const mark = String(++count);
        const flight: Flight = {
          mark,
          arrival,
          seen: main.snapshot(),
          others: new Set(flights.values()),
          handled: false,
        };
        for (const other of flights.values()) other.others.add(flight);
        flights.set(arrival, flight);
        // No hook knows which request of the service an arrival becomes: this is how the two find each other.
        arrival.url += `${arrival.url.includes('?') ? '&' : '?'}${MARK}=${mark}`;
        if (arrival.query) arrival.query = { ...arrival.query, [MARK]: mark };
        return waits(arrival) ? wait(WINDOW_MS, undefined) : undefined;
      },
      after: (answer, arrival) => {
        const flight = flights.get(arrival);
        if (!flight) return answer;
        flights.delete(arrival);
        flight.answer = answer;
        return after ? after(flight, answer) : answer;
      },
    };
  };

/** Carries requests out on what they read when they arrived, and writes the result over what is there now. */
export const stale: Way = underWay({
  handle: ({ seen }, request, carryOut, service) => onStale(seen, request, carryOut, service),
});

function onStale(
  seen: Snapshot,
  request: ServiceRequest,
  carryOut: (request: ServiceRequest) => ServiceResponse,
  service: Service,
): ServiceResponse {
  const current = service.snapshot();
  const changes: Change[] = [];
  // Two new records must not get one id: that is not the defect meant.
  service.restore({ ...seen, world: { ...seen.world, nextId: current.world.nextId } });
  const stop = service.onChange((change) => change !== 'replaced' && changes.push(change));
  const answer = carryOut(request);
  stop();
  const { nextId } = service.snapshot().world;
  for (const change of changes) applyChange(current.world, change);
  current.world.nextId = nextId;
  service.restore(current);
  return answer;
}

/** Other writes under way, not yet carried out, to what this request's path names. */
export const writersOf = ({ arrival, others }: Flight): Flight[] =>
  [...others].filter(
    (other) => !other.handled && other.arrival.method !== 'GET' && pathOf(other.arrival) === pathOf(arrival),
  );
export const pathOf = ({ url }: Arrival): string => new URL(url, 'http://mock').pathname;
export const isRead = ({ method }: Arrival): boolean => method === 'GET';
export const wrote = (flight: Flight): Record<string, unknown> =>
  (Object.values(bodyOf(flight.arrival))[0] ?? {}) as Record<string, unknown>;
