/** Builds the context of a check: judged calls, fixtures, assertions. */
import { createGiven } from '../given/create-given.js';
import { type Drawing, drawingFrom } from '../given/document-content.js';
import type { Given, Shared } from '../given/given.js';
import { fnv1a } from '../judge/fnv1a.js';
import { answerFields } from '../judge/identity.js';
import { blocked, inconclusive, unreached, unsupported, violated, violationIn } from '../judge/outcome.js';
import { holdsUnreadable } from '../judge/unreadable.js';
import { type Proof, proofOfValue, type Violation, violationOf } from '../judge/violation.js';
import type { CallOptions, MadeAccount, RawRequest } from '../target/call.js';
import { type Client, createClient } from '../target/client.js';
import { startWait } from '../target/patience.js';
import type { Check, CheckContext } from './check.js';
import { type Asserted, expectations } from './expect.js';
import { inAccount, sharedAt } from './other-accounts.js';
import type { Run } from './run.js';

export interface BuiltContext {
  context: CheckContext;
  client: Client;
  /** The number of assertions that were skipped because their values could not be read. */
  passedOver(): number;
  /** What it has judged: answers to its requests, and values. Prerequisites do not count. */
  readonly judged: Judged;
  /** Called at the end of the check: releases its fixtures. `isSound`: without any violation. */
  release(isSound: boolean, isShared?: boolean): void;
}

export interface Judged {
  count: number;
  /** Whether some request was sent to the second account, or with its key. */
  inSecondAccount: boolean;
}

/** The state shared by all contexts of a check: of its account, the second one, and created ones. */
interface Whole {
  check: Check;
  run: Run;
  drawing: Drawing;
  /** The client of the own account, which records the exchanges of all accounts. */
  client: Client;
  givens: Given[];
  judged: Judged;
  passedOver: number;
  second?: CheckContext;
}

/** `drawing` selects the contents of the documents that the check needs as prerequisites; by default in rotation. */
export function buildContext(check: Check, run: Run, drawing = drawingFrom(run.shared)): BuiltContext {
  const client = clientFor(check, run);
  const judged: Judged = { count: 0, inSecondAccount: false };
  const whole: Whole = { check, run, drawing, client, givens: [], judged, passedOver: 0 };
  return {
    context: contextOf(whole, client, run.shared),
    client,
    passedOver: () => whole.passedOver,
    judged,
    release: (isSound, isShared) => {
      for (const one of whole.givens) one.release(isSound, isShared);
    },
  };
}

const clientFor = (check: Check, run: Run): Client =>
  createClient({
    settings: run.settings,
    transport: run.transport,
    redact: run.redact,
    hanging: run.hanging,
    onSend: (outgoing, operation) => {
      run.onSend?.(outgoing, operation);
      run.sentBy.set(check.id, (run.sentBy.get(check.id) ?? 0) + 1);
      if (outgoing.method !== 'GET')
        for (const { fixturePool } of sharedAt(outgoing.url, run))
          fixturePool.sees(operation, outgoing.url, outgoing.body);
    },
    onExchange: (exchange) => run.onExchange?.(exchange, check.id),
    onViolation: run.onViolation,
    assumed: check.assumed,
    check: check.id,
    keepsWhole: run.keepsWhole === true,
    passesOver: () => run.shared.dialect.passesOver === true,
    onRecord: (operation, { path }, record) => run.shared.recordTracker.sees(operation, path, record),
  });

function contextOf(whole: Whole, client: Client, shared: Shared, isSecond = false): CheckContext {
  const { settings } = whole.run;
  const given = createGiven(client, shared, whole.drawing);
  whole.givens.push(given);
  return {
    settings,
    dialect: shared.dialect,
    client,
    given,
    seed: seedFor(settings.seed, whole.check.id),
    covers: (...tags) => client.assert(...tags),
    unique: (prefix) => given.unique(prefix),
    ...callsOf(whole, client, isSecond),
    ...accountsOf(whole),
    ...assertionsOf(whole, client),
    ...endings,
  };
}

function judges({ judged }: Whole, isSecond: boolean): void {
  judged.count += 1;
  judged.inSecondAccount ||= isSecond;
}

const isOfSecond = ({ account, key }: Pick<CallOptions, 'account' | 'key'> | RawRequest): boolean =>
  account === 'second' || key === 'second';

const callsOf = (whole: Whole, client: Client, isSecond: boolean): Pick<CheckContext, 'call' | 'raw'> => ({
  call: async (operation, input, options = {}) => {
    const { account: _account, key: _key, what = '', status, ...about } = options;
    const { run, check } = whole;
    run.onAssertion?.({ how: 'status', actual: operation, expected: status, what, about }, check.id);
    const answer = await client.call(operation, input, options);
    judges(whole, isSecond || isOfSecond(options));
    return answer;
  },
  raw: async (request) => {
    const answer = await client.raw(request);
    judges(whole, isSecond || isOfSecond(request));
    return answer;
  },
});

function accountsOf(whole: Whole): Pick<CheckContext, 'inSecondAccount' | 'inNewAccount'> {
  const { run } = whole;
  const contextIn = (account: MadeAccount, there: Shared, isSecond = false): CheckContext =>
    contextOf(whole, inAccount(whole.client, account, there), there, isSecond);
  return {
    inSecondAccount: () => {
      if (!run.settings.second || !run.second) return undefined;
      whole.second ??= contextIn(run.settings.second, run.second, true);
      return whole.second;
    },
    inNewAccount: async (account) => {
      if (!run.made) return undefined;
      const made = await account();
      run.made.baseUrl = made.baseUrl;
      return contextIn(made, run.made.shared);
    },
  };
}

type Assertions = 'expect' | 'asserts' | 'fail' | 'soft' | 'note' | 'assuming' | 'eventually';

function assertionsOf(whole: Whole, client: Client): Pick<CheckContext, Assertions> {
  const { check, run } = whole;
  const { settings } = run;
  const passOver = () => {
    whole.passedOver += 1;
  };
  const asserts: CheckContext['asserts'] = (one) => {
    judges(whole, false);
    run.onAssertion?.(one, check.id);
  };
  const fail: CheckContext['fail'] = (expected, actual, about) => {
    // Already reported as a violation of the shape: the value cannot be judged.
    if (restsOnUnreadable(actual, about))
      throw blocked(about.operation ?? check.operation, `${expected}: it cannot be read`);
    throw violated(whole.client.shows(asserted(check, expected, actual, about)));
  };
  return {
    expect: expectations(fail, passOver, asserts),
    asserts,
    fail,
    soft: (expected, actual, about) => {
      if (restsOnUnreadable(actual, about)) passOver();
      else client.note(asserted(check, expected, actual, about));
    },
    note: (interpretation, expected, actual, about) => {
      if (settings.assumed === 'off') return;
      client.note({ ...asserted(check, expected, actual, about), statement: interpretation, assumed: true });
    },
    assuming: async (interpretation, assume) => {
      if (settings.assumed === 'off') return;
      try {
        await assume();
      } catch (error) {
        const violation = violationIn(error);
        if (!violation) throw error;
        client.note({ ...violation, statement: interpretation, assumed: true });
      }
    },
    eventually: (probe, what, about) =>
      eventually(
        probe,
        (allowedMs) =>
          fail(`${what} within ${allowedMs} ms`, 'not yet', {
            field: answerFields.status,
            symptom: 'not ready',
            ...(client.last()?.status === 202 && { proof: neverReady }),
            ...about,
          }),
        settings.pollTimeoutMs,
      ),
  };
}

const endings: Pick<CheckContext, 'unreached' | 'unsupported' | 'inconclusive'> = {
  unreached: (reason) => {
    throw unreached(reason);
  },
  unsupported: (reason) => {
    throw unsupported(reason);
  },
  inconclusive: (reason) => {
    throw inconclusive(reason);
  },
};

/** Whether an assertion needs an unreadable value; whether a record is listed can be judged without its fields. */
const restsOnUnreadable = (actual: unknown, { proof }: Asserted): boolean =>
  proof?.by !== 'listed' &&
  (holdsUnreadable(actual) || (proof?.by === 'value' && holdsUnreadable(proof.expected)));

/** The violation of a failed assertion; by default of the statement of its check. */
function asserted(check: Check, expected: string, actual: unknown, about: Asserted): Violation {
  const { statement = check.statement, operation, field, symptom, exchange, others } = about;
  return violationOf({
    ...{ statement, field, symptom, expected, actual },
    sort: about.sort ?? (about.statement?.startsWith('state:') ? 'state' : 'value'),
    proof: about.proof ?? proofOfValue(actual),
    ...(operation && { operation }),
    ...(exchange && { exchange }),
    ...(others && { others }),
    ...(about.ofAnother && { ofAnother: true as const }),
    ...(check.assumed && { assumed: true as const }),
  });
}

/** The seed of a check, which does not depend on other checks. */
const seedFor = (seed: number, id: string): number => fnv1a(id, seed) & 0x7fffffff;

const neverReady: Proof = {
  ...{ by: 'status', polled: true },
  accepted: [
    [200, 201],
    [203, 499],
  ],
};

async function eventually<T>(
  probe: () => Promise<T | undefined>,
  ranOut: (allowedMs: number) => never,
  timeoutMs: number,
): Promise<T> {
  const length = { longestMs: timeoutMs, firstPauseMs: 20, longestPauseMs: 500 };
  for (const wait = startWait('asynchronous', length); ; await wait.pause()) {
    const value = await probe();
    if (value !== undefined) {
      wait.ended();
      return value;
    }
    if (wait.isOver()) ranOut(wait.allowedMs);
  }
}
