/**
 * The mock and real servers under one address: some operations pass to a real server and are validated as by the proxy,
 * the mock answers the rest, and learns from the passed answers. Chooses the server for each request; the service does
 * the learning.
 */
import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../generated/operations.js';
import { PASSED_TO } from '../control/journal-subject.js';
import { failure, refused, type Trace } from '../http/handle-request.js';
import { type Answer, type Arrival, bodyOf } from '../http/hooks.js';
import { accountIn } from '../http/host.js';
import { jsonIn } from '../http/json.js';
import type { Input } from '../prism/prism-types.js';
import { isMatch, type Router, routed } from '../prism/router.js';
import { createForwarder, type ForwarderOptions } from '../proxy/forwarder.js';
import { type Upstream, upstreamAt } from '../proxy/upstream.js';
import { violationLine } from '../proxy/violations.js';
import type { Service } from '../service/index.js';
import { markLearned } from '../service/learning/known.js';
import { OWN_IDS_FROM } from '../service/learning/own-ids.js';
import type { ServiceRequest } from '../service/request.js';
import { foreignIn } from './foreign-records.js';
import { type Keys, keysFrom, withKey } from './keys.js';
import { createSwitches, type Switches } from './switches.js';

export interface HybridOptions extends Pick<ForwarderOptions, 'strict' | 'complain'> {
  /** In the form of `--pass`. */
  pass: readonly string[];
  /** In the form of `--pass-key`. */
  keys: readonly string[];
  service: Service;
  serviceFor(headers: Arrival['headers']): Service;
  router(): Router;
  /** The text with keys redacted. */
  clean(text: string): string;
}

export interface Hybrid {
  switches: Switches;
  /** The real servers' keys, for redaction. */
  secrets: readonly string[];
  /** How many answers of real servers broke the contract. */
  answerViolations(): number;
  /** Answers a request, or lets the mock answer it with `here`. Never rejects. */
  through(arrival: Arrival, trace: Trace, here: (arrival: Arrival) => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
}

/** The header that lists the mocks a request has passed, so that none sends it to itself. */
const PASSED_BY = 'x-mock-passed-by';
const WAIT_MS = 30_000;

interface Passing {
  to: string;
  operation: OperationId;
  account: string | undefined;
  path: Readonly<Record<string, string>>;
  service: Service;
}

/**
 * Throws an Error for an invalid `--pass`, for a server that no request could be sent to, and for a world whose ids
 * could collide with those of a real server.
 */
export function createHybrid(options: HybridOptions): Hybrid {
  checkIds(options.service);
  const switches = createSwitches(options.pass);
  const keys = keysFrom(options.keys);
  const id = randomUUID();
  const longer = 'have the operation answered here meanwhile, by --pass or in the console';
  const upstreams = new Map(switches.servers.map((to) => [to, upstreamAt(to, WAIT_MS, longer)]));
  const passing = new WeakMap<Arrival, Passing>();
  const { strict, complain } = options;
  let answerViolations = 0;

  const forward = (arrival: Arrival): Promise<Answer> => {
    const { to, service, account } = passing.get(arrival) as Passing;
    return (upstreams.get(to) as Upstream).ask(outgoing(arrival, id, service, account, keys), account);
  };
  const way = createForwarder({
    ...{ forward, errors: false, strict, complain },
    report: (violation) => complain(options.clean(violationLine(violation))),
    onAnswerViolation() {
      answerViolations++;
    },
  });

  function passingOf(arrival: Arrival): Passing | undefined {
    const { headers } = arrival;
    const found = routed(options.router(), arrival);
    if (!isMatch(found)) return undefined;
    const operation = found.operation.id;
    const to = switches.to(operation);
    if (to === undefined) return undefined;
    const service = options.serviceFor(headers);
    const account = accountIn(headers, String(headers.host ?? ''));
    return { to, operation, account, path: found.params, service };
  }

  async function there(arrival: Arrival, trace: Trace, one: Passing): Promise<Answer> {
    const refusal = refusalOf(arrival, id, one, keys);
    if (refusal !== undefined) {
      trace.operation = one.operation;
      return marked(failure(refusal.status, refusal.says), one.to);
    }
    passing.set(arrival, one);
    const answer = await way.answer(arrival, trace);
    const input = trace.input;
    if (input === undefined || answer.status >= 500) return marked(answer, one.to);
    noteOn(input, await learnt(arrival, answer, input, one));
    return marked(answer, one.to);
  }

  async function learnt(arrival: Arrival, answer: Answer, input: Input, one: Passing): Promise<string[]> {
    const request = { ...(input.request as ServiceRequest), account: one.account };
    try {
      const { notes, ask } = one.service.learn(request, { status: answer.status, body: bodyOf(answer) });
      return ask === undefined ? notes : [...notes, ...(await asked(arrival, ask, request, one))];
    } catch (error) {
      return [`nothing was learned from this answer: ${(error as Error).message}`];
    }
  }

  /** Requests, once, a record that the real server created but did not answer. */
  async function asked(arrival: Arrival, ask: string, request: ServiceRequest, one: Passing) {
    const key = /[?&](api_key=[^&#]*)/.exec(arrival.url)?.[1];
    const url = key === undefined ? ask : `${ask}${ask.includes('?') ? '&' : '?'}${key}`;
    const get: Arrival = { method: 'GET', url, headers: plainHeaders(arrival) };
    passing.set(get, one);
    const answer = await forward(get);
    const found = routed(options.router(), get);
    if (!isMatch(found) || answer.status >= 300)
      return [`what was made there could not be learned: ${pathOf(ask)} answered ${answer.status}`];
    const asking = {
      ...request,
      operation: found.operation.id,
      path: found.params,
      query: {},
      body: undefined,
    };
    return one.service.learn(asking, { status: answer.status, body: bodyOf(answer) }).notes;
  }

  return {
    switches,
    secrets: keys.all,
    answerViolations: () => answerViolations,
    async through(arrival, trace, here) {
      try {
        const one = passingOf(arrival);
        if (one !== undefined) return await there(arrival, trace, one);
        const { headers } = arrival;
        const account = accountIn(headers, String(headers.host ?? ''));
        const theirs = keys.of(account);
        const own = theirs === undefined ? undefined : keyIn(options.serviceFor(headers), account);
        const answer = await here(withKey(arrival, theirs, own));
        if (answer.status === 404) noteUnknown(trace.input, switches);
        return answer;
      } catch (error) {
        return refused(error as Error);
      }
    },
    async close() {
      await Promise.all([...upstreams.values()].map((upstream) => upstream.close()));
    },
  };
}

/** Records with lower ids in `--data` were learned, but accounts are always created here. */
function checkIds(service: Service): void {
  if (service.accounts().some(({ id }) => id < OWN_IDS_FROM)) {
    throw new Error(
      `there are accounts with ids below ${OWN_IDS_FROM}: a mock with --pass makes its ids from there on, so that they never meet those of a real server; give it a --data directory of its own`,
    );
  }
  for (const { table, id, record } of service.dump().changes)
    if (table !== 'account' && id < OWN_IDS_FROM) markLearned(record as object);
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

const keyIn = (service: Service, account: string | undefined): string | undefined =>
  service.accounts().find(({ name, isDefault }) => (account === undefined ? isDefault : name === account))
    ?.apiKey;

/** The request as sent, except the key and headers for the mock only. */
function outgoing(
  arrival: Arrival,
  id: string,
  service: Service,
  account: string | undefined,
  keys: Keys,
): Arrival {
  const { 'x-mock-world': _world, 'x-mock-account': _account, ...headers } = arrival.headers;
  const before = headers[PASSED_BY];
  const keyed = withKey(arrival, keyIn(service, account), keys.of(account));
  const by = before === undefined ? id : `${String(before)}, ${id}`;
  return { ...keyed, headers: { ...headers, [PASSED_BY]: by } };
}

/** Headers for a request of our own, from those of the client's request. */
function plainHeaders({ headers }: Arrival): Arrival['headers'] {
  const { host, authorization, cookie } = headers;
  return { host, accept: 'application/json', authorization, cookie };
}

function refusalOf(arrival: Arrival, id: string, one: Passing, keys: Keys) {
  const { to, service, account } = one;
  if (String(arrival.headers[PASSED_BY] ?? '').includes(id))
    return { status: 508, says: `${to} leads back to this mock: --pass must name another server` };
  if (account !== undefined && !to.includes('{account}') && keys.of(account) === undefined) {
    const says = `${to} stands for the default account, and this request is for "${account}": write {account} in the address, or give its key with --pass-key ${account}=KEY`;
    return { status: 502, says };
  }
  const says = foreignIn(service, { ...one, body: jsonIn(String(arrival.raw)) }, to);
  return says === undefined ? undefined : { status: 502, says };
}

const marked = (answer: Answer, to: string): Answer => ({
  ...answer,
  headers: { ...answer.headers, [PASSED_TO]: to },
});

function noteOn(input: Input, notes: readonly string[]): void {
  if (notes.length > 0) input.notes = [...(input.notes ?? []), ...notes];
}

/** Notes that an unknown record may be one of the real server that no request has asked for yet. */
function noteUnknown(input: Input | undefined, switches: Switches): void {
  const { operation, path = {} } = input?.request ?? {};
  if (input === undefined || operation === undefined || switches.list().length === 0) return;
  const id = Object.values(path).find((text) => /^\d+$/.test(text) && Number(text) < OWN_IDS_FROM);
  if (id === undefined) return;
  noteOn(input, [
    `${id} is not known here: a record of the real server is known once it was seen in an answer that passed`,
  ]);
}
