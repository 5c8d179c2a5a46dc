/** Hooks of the control API into requests of the mocked API: worlds, fault rules, journal. */
import type { OperationId } from '../../generated/operations.js';
import { queryOf } from '../http/handle-request.js';
import type { Answer, Arrival, Hooks } from '../http/hooks.js';
import { requestedWorld } from '../http/host.js';
import { readBody } from '../http/request-body.js';
import { isMatch, routed } from '../prism/router.js';
import type { Service } from '../service/index.js';
import type { Site } from './actions.js';
import type { Matched } from './fault-match.js';
import type { Effect } from './fault-rules.js';
import { MAIN, type World, WorldError } from './worlds.js';

/** The service of the world that a request names. Throws a WorldError. */
export const serviceFor = (site: Site, headers: Arrival['headers']): Service =>
  site.worlds.find(requestedWorld(headers)).service;

/** Fault rules before a request, the journal after it. Without any rule, a request is not delayed. */
export function controlHooks(site: Site, journals: boolean): Hooks {
  /** Operations of requests answered by a fault, which are not routed: for the journal. */
  const met = new WeakMap<Arrival, OperationId>();
  return {
    before(arrival) {
      const world = worldOf(site, arrival);
      if (world === undefined || world.faults.size === 0) return undefined;
      const { method } = arrival;
      const found = routed(site.pipeline().router, arrival);
      const operation = isMatch(found) ? found.operation.id : undefined;
      const values = valuesOf(arrival, isMatch(found) ? found.params : {});
      const effect = world.faults.meet({ operation, method, values });
      if (effect === undefined) return undefined;
      if (operation !== undefined) met.set(arrival, operation);
      return take(effect);
    },
    onExchange: journals
      ? (exchange) => {
          const operation = exchange.operation ?? met.get(exchange.arrival);
          const world = nameOf(requestedWorld(exchange.arrival.headers));
          const { main } = site.worlds;
          const { clock } = (world === MAIN ? main : (site.worlds.peek(world) ?? main)).service;
          site.findings.record(site.journal.newest + 1, exchange);
          site.journal.record(
            operation === exchange.operation ? exchange : { ...exchange, operation },
            world,
            clock.now(),
          );
        }
      : undefined,
  };
}

/** Parsed when a rule needs them, once for all rules. */
function valuesOf({ url, query, raw }: Arrival, path: Record<string, string>): Matched {
  let body: { value: unknown } | undefined;
  return {
    path,
    query: () => query ?? queryOf(url.split('?', 2)[1] ?? ''),
    body() {
      if (body === undefined) {
        const read = readBody(raw, undefined);
        body = { value: read.ok ? read.value : undefined };
      }
      return body.value;
    },
  };
}

function take({ delayMs, answer }: Effect): Answer | undefined | Promise<Answer | undefined> {
  if (delayMs <= 0) return answer;
  return new Promise((resolve) => setTimeout(() => resolve(answer), delayMs));
}

/** Undefined for an invalid name, which the request handler refuses with a reason. */
function worldOf(site: Site, arrival: Arrival): World | undefined {
  try {
    return site.worlds.find(requestedWorld(arrival.headers));
  } catch (error) {
    if (error instanceof WorldError) return undefined;
    throw error;
  }
}

const nameOf = (wish: string | undefined): string => wish?.split(';', 1)[0]?.trim() ?? MAIN;
