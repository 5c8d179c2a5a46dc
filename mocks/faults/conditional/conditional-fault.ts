/**
 * Lets a fault act only where its conditions hold. The fault receives every request, so that its memory stays correct;
 * where a condition does not hold, its effects are undone, and the healthy service's answer and state are used.
 */
import { type Operation, type OperationId, operations } from '../../../generated/operations.js';
import { firstOf, partsOf, queryOf } from '../../http/handle-request.js';
import type { Answer, Arrival } from '../../http/hooks.js';
import { accountIn } from '../../http/host.js';
import { createRouter, isMatch, routed } from '../../prism/router.js';
import type { Handle, ServiceRequest, ServiceResponse } from '../../service/request.js';
import type { Decorate, Service } from '../../service/service.js';
import type { Change } from '../../service/store/world.js';
import type { Acts, Fault } from '../adversary.js';
import { sentBody } from '../body-fields.js';
import type { Condition } from './condition.js';
import { createMemory, type Memory } from './memory.js';
import { type RecordAccess, recordAt, type Scene, sceneOf } from './scene.js';

/** How often a conditional fault's conditions were met, and how often it showed. */
export interface ConditionCount {
  readonly id: string;
  /** Requests of the fault's operations at which every condition held. */
  met: number;
  /** Requests for which the faulty answer or stored values differed from the healthy ones. */
  shown: number;
}

/** A request that the service answered and that has not yet passed `after`. */
interface Passing {
  readonly key: string;
  readonly held: boolean;
}

/** Requests by MSW and by tests bypass the HTTP server, so `after` never removes their entries: the oldest are dropped. */
const MAX_PASSING = 64;

const keyOf = ({ operation, path }: ServiceRequest): string =>
  `${operation} ${Object.values(path).join('/')}`;

/** A fault behind conditions, for one mock; `count` is updated. */
export function conditional(fault: Fault, conditions: readonly Condition[], count: ConditionCount): Acts {
  const acts = fault.apply();
  if (acts.before || (acts.decorate && acts.after))
    throw new Error(`${fault.id} acts on requests under way and cannot be behind conditions.`);
  const passing: Passing[] = [];
  let main: (RecordAccess & { readonly memory: Memory }) | undefined;
  const holds = (scene: Scene): boolean => {
    const held = conditions.every((condition) => condition.holds(scene));
    if (held && (fault.operations as readonly string[]).includes(scene.operation.id)) count.met += 1;
    return held;
  };

  const decorate: Decorate = (handle, service) => {
    const eyes = { handle, service, memory: createMemory() };
    main ??= eyes;
    const carryOut = acts.decorate ? twice(handle, acts.decorate(handle, service), service) : undefined;
    return (request) => {
      const before = recordAt(eyes, request);
      let scene: Scene | undefined;
      const judge = (healthy: ServiceResponse): boolean => {
        scene = sceneOf(eyes, request, healthy, before);
        return holds(scene);
      };
      const { answer, held, differs } = carryOut?.(request, judge) ?? plainly(handle, request, judge);
      if (differs) count.shown += 1;
      // A request that a fork of the service tries in advance is never answered, so it is not recorded.
      if (main === eyes) passing.push({ key: keyOf(request), held });
      if (passing.length > MAX_PASSING) passing.shift();
      if (scene) eyes.memory.note(request, answer, scene);
      return answer;
    };
  };

  /** Whether the conditions held for the request that is being answered. */
  const heldFor = (arrival: Arrival, answer: Answer, operation: OperationId | undefined): boolean => {
    // Requests refused before their operation was determined are remembered too.
    const request = requestOf(arrival);
    if (main === undefined || request === undefined) return false;
    const key = keyOf(request);
    const place = operation === undefined ? -1 : passing.findIndex((one) => one.key === key);
    if (place !== -1) return passing.splice(place, 1)[0]?.held === true;
    // Refused before it reached the service, so the state is unchanged.
    const refused = { status: answer.status };
    const scene = sceneOf(main, request, refused, recordAt(main, request));
    const held = holds(scene);
    main.memory.note(request, refused, scene);
    return held;
  };

  const after = (answer: Answer, arrival: Arrival, operation?: OperationId): Answer => {
    const held = heldFor(arrival, answer, operation);
    const changed = acts.after?.(answer, arrival, operation) ?? answer;
    if (!held) return answer;
    if (JSON.stringify(changed) !== JSON.stringify(answer)) count.shown += 1;
    return changed;
  };
  return { decorate, after };
}

interface CarriedOut {
  answer: ServiceResponse;
  held: boolean;
  differs: boolean;
}
type Judge = (healthy: ServiceResponse) => boolean;

function plainly(handle: Handle, request: ServiceRequest, judge: Judge): CarriedOut {
  const answer = handle(request);
  return { answer, held: judge(answer), differs: false };
}

/** What a client can observe of an outcome. Times are left out: the healthy and the faulty run differ in time. */
const seen = (outcome: object): string =>
  JSON.stringify(outcome, (key, value) => (key === 'at' || key === 'finalizedAt' ? undefined : value));

/** Runs every request on the healthy and on the faulty service, and keeps the effects of one of them. */
function twice(handle: Handle, broken: Handle, service: Service) {
  let written: Change[] = [];
  service.onChange((change) => {
    if (change === 'replaced') written = [];
    else written.push(change);
  });
  const listened = (run: Handle, request: ServiceRequest) => {
    written = [];
    const answer = run(request);
    return { answer, writes: written };
  };
  return (request: ServiceRequest, judge: Judge): CarriedOut => {
    const before = service.snapshot();
    const healthy = listened(handle, request);
    const held = judge(healthy.answer);
    const after = held ? undefined : service.snapshot();
    service.restore(before);
    const faulty = listened(broken, request);
    if (after !== undefined) {
      service.restore(after);
      return { answer: healthy.answer, held, differs: false };
    }
    return { answer: faulty.answer, held, differs: seen(faulty) !== seen(healthy) };
  };
}

const router = createRouter(Object.values<Operation>(operations));

/** The arrival as a request to the service; undefined when no operation matches. */
function requestOf(arrival: Arrival): ServiceRequest | undefined {
  const found = routed(router, arrival);
  if (!isMatch(found)) return undefined;
  const query = queryOf(partsOf(arrival.url)[1]);
  return {
    operation: found.operation.id,
    account: accountIn(arrival.headers, String(arrival.headers.host ?? '')),
    apiKey: firstOf(query.api_key),
    path: found.params,
    query,
    body: sentBody(arrival),
    baseUrl: 'http://mock',
  };
}
