/**
 * Faults that only concurrent requests show. A request of a faulty operation waits for a moment, as one that queries a
 * database does, and works with the state at its arrival.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Arrival } from '../../http/hooks.js';
import type { ServiceRequest, ServiceResponse } from '../../service/request.js';
import type { Service, Snapshot } from '../../service/service.js';
import { applyChange } from '../../service/store/dump.js';
import type { Change } from '../../service/store/world.js';
import type { Way } from '../adversary.js';
import { sentBody } from '../body-fields.js';
import { isFor } from '../wire-ways.js';

/** A request of one of the operations that has not been answered yet. */
export interface Flight {
  readonly mark: string;
  readonly arrival: Arrival;
  readonly seen: Snapshot;
  /** Requests that were not yet answered when it arrived, or that arrived since. */
  readonly others: Set<Flight>;
  handled: boolean;
  answer?: Answer;
}

/** Long enough for a burst over several connections, short enough for a run of thousands of requests. */
const WINDOW_MS = 12;
const MARK = '_under_way';

interface Steps {
  /** Selects the arrivals that wait; all by default. */
  readonly waits?: (arrival: Arrival) => boolean;
  readonly handle?: (
    flight: Flight,
    request: ServiceRequest,
    carryOut: (request: ServiceRequest) => ServiceResponse,
    service: Service,
  ) => ServiceResponse;
  readonly after?: (flight: Flight, answer: Answer) => Answer;
}

/** Tracks the requests of some operations until they are answered. */
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
        // Hooks see arrivals and the service sees requests: the mark in the query links the two.
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

/** Carries a request out on the state at its arrival, and writes the result over the current state. */
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
  // Two new records must not get the same id: that would be another defect.
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

/** Writes to the same path that are under way and not yet carried out. */
export const writersOf = ({ arrival, others }: Flight): Flight[] =>
  [...others].filter(
    (other) => !other.handled && other.arrival.method !== 'GET' && pathOf(other.arrival) === pathOf(arrival),
  );
export const pathOf = ({ url }: Arrival): string => new URL(url, 'http://mock').pathname;
export const isRead = ({ method }: Arrival): boolean => method === 'GET';
export const wrote = (flight: Flight): Record<string, unknown> =>
  (Object.values(sentBody(flight.arrival))[0] ?? {}) as Record<string, unknown>;
