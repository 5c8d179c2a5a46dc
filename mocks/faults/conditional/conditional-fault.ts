/**
 * Lets a fault act only where its conditions hold. The fault sees every request, so that what it remembers is right;
 * where a condition does not hold, what it did is undone, and the healthy service's answer and state stand.
 */
import { type Operation, type OperationId, operations } from '../../../generated/operations.js';
import type { Answer, Arrival } from '../../http/hooks.js';
import { accountIn } from '../../http/host.js';
import { createRouter, isMatch } from '../../prism/router.js';
import type { Handle, ServiceRequest, ServiceResponse } from '../../service/request.js';
import type { Decorate, Service } from '../../service/service.js';
import type { Change } from '../../service/store/world.js';
import type { Acts, Fault } from '../adversary.js';
import { bodyOf } from '../body-fields.js';
import type { Condition } from './condition.js';
import { createMemory, type Memory } from './memory.js';
import { type Eyes, recordAt, type Scene, sceneOf } from './scene.js';

/** What became of a conditional fault in a running mock. */
export interface ConditionCount {
  readonly id: string;
  /** Requests of the fault's operations at which every condition held. */
  met: number;
  /** Requests at which the faulty answer, or what was stored, really differed. */
  shown: number;
}

/** A request that the service answered and that has not yet passed `after`. */
interface Passing {
  readonly key: string;
  readonly held: boolean;
}

/** Only what MSW and tests ask past the HTTP server is never removed again. */
const MAX_PASSING = 64;

const keyOf = ({ operation, path }: ServiceRequest): string =>
  `${operation} ${Object.values(path).join('/')}`;

/** A fault behind conditions. Made for one mock: it counts in `count`. */
export function conditional(fault: Fault, conditions: readonly Condition[], count: ConditionCount): Acts {
  const acts = fault.apply();
  if (acts.before || (acts.decorate && acts.after))
    throw new Error(`${fault.id} acts on requests under way and cannot be behind conditions.`);
  const passing: Passing[] = [];
  let main: (Eyes & { readonly memory: Memory }) | undefined;
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
      // What a fork of the service only foresees is no request that it has answered.
      if (main === eyes) passing.push({ key: keyOf(request), held });
      if (passing.length > MAX_PASSING) passing.shift();
      if (scene) eyes.memory.note(request, answer, scene);
      return answer;
    };
  };

  /** Whether the conditions held for the request that is being answered. */
  const heldFor = (arrival: Arrival, answer: Answer, operation: OperationId | undefined): boolean => {
    // What was refused before anybody asked which operation it is for is remembered too.
    const request = requestOf(arrival);
    if (main === undefined || request === undefined) return false;
    const key = keyOf(request);
    const place = operation === undefined ? -1 : passing.findIndex((one) => one.key === key);
    if (place !== -1) return passing.splice(place, 1)[0]?.held === true;
    // Refused before it reached the service: nothing has changed since.
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

/** What a client could see of it: the two run one after the other, and the clock goes on meanwhile. */
const seen = (outcome: object): string =>
  JSON.stringify(outcome, (key, value) => (key === 'at' || key === 'finalizedAt' ? undefined : value));

/** Carries every request out by the healthy service and by the faulty one, and keeps what one of them did. */
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

/** What the wire says, read as the service would be asked; undefined when it is for no operation. */
function requestOf(arrival: Arrival): ServiceRequest | undefined {
  if (!URL.canParse(arrival.url, 'http://mock')) return undefined;
  const { pathname, searchParams } = new URL(arrival.url, 'http://mock');
  const found = router(arrival.method === 'HEAD' ? 'get' : arrival.method.toLowerCase(), pathname);
  if (!isMatch(found)) return undefined;
  const query: Record<string, string | string[]> = {};
  for (const name of searchParams.keys()) {
    const values = searchParams.getAll(name);
    query[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  return {
    operation: found.operation.id,
    account: accountIn(arrival.headers, String(arrival.headers.host ?? '')),
    apiKey: searchParams.get('api_key') ?? undefined,
    path: found.params,
    query,
    body: bodyOf(arrival),
    baseUrl: 'http://mock',
  };
}
