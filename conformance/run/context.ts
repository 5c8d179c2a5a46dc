/** Builds what a check works with out of a run's parts: judged calls, given records, assertions in words. */
import { createGiven } from '../given/create-given.js';
import type { Given, Shared } from '../given/given.js';
import { type Drawing, drawingFrom } from '../given/unlike.js';
import { fnv1a } from '../judge/fnv1a.js';
import { answerFields } from '../judge/identity.js';
import { blocked, Ended, inconclusive, unreached, unsupported, violated } from '../judge/outcome.js';
import { holdsUnreadable } from '../judge/unreadable.js';
import { type Proof, seenAgain, type Violation, violationOf } from '../judge/violation.js';
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
  /** How many assertions were passed over, since what they are about could not be read. */
  passedOver(): number;
  /** What it has judged: answers to requests of its own, and values. Prerequisites do not count. */
  readonly judged: Judged;
  /** The check has ended, and whether all was as it should be; what it shared with others they go on with. */
  release(isSound: boolean, isShared?: boolean): void;
}

export interface Judged {
  count: number;
  /** Whether some of it was asked in the second account, or with its key. */
  inSecondAccount: boolean;
}

/** What all contexts of a check have: that of its own account, of the second one, and of those that it makes. */
interface Whole {
  check: Check;
  run: Run;
  drawing: Drawing;
  /** What is wrong is shown by its last exchange, wherever that went. */
  client: Client;
  givens: Given[];
  judged: Judged;
  passedOver: number;
  second?: CheckContext;
}

/** `drawing` says what the documents have in them that the check just needs: in rotation, where nothing else is said. */
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
        sharedAt(outgoing.url, run).fixturePool.sees(operation, outgoing.url, outgoing.body);
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

function accountsOf(whole: Whole): Pick<CheckContext, 'elsewhere' | 'inMade'> {
  const { run } = whole;
  const contextIn = (account: MadeAccount, there: Shared, isSecond = false): CheckContext =>
    contextOf(whole, inAccount(whole.client, account, there), there, isSecond);
  return {
    elsewhere: () => {
      if (!run.settings.second || !run.second) return undefined;
      whole.second ??= contextIn(run.settings.second, run.second, true);
      return whole.second;
    },
    inMade: async (account) => {
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
    // Reported already, as a violation of the shape: what is due of it cannot be judged.
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
        if (!(error instanceof Ended) || error.ending.verdict !== 'fail') throw error;
        client.note({ ...error.ending.violation, statement: interpretation, assumed: true });
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

/** What stands in a list, or does not, can be judged whatever its fields are. */
const restsOnUnreadable = (actual: unknown, { proof }: Asserted): boolean =>
  proof?.by !== 'listed' &&
  (holdsUnreadable(actual) || (proof?.by === 'value' && holdsUnreadable(proof.expected)));

/** An assertion that did not hold, as a violation of what its check rests on. */
function asserted(check: Check, expected: string, actual: unknown, about: Asserted): Violation {
  const { statement = check.statement, operation, field, symptom, exchange, others } = about;
  return violationOf({
    ...{ statement, field, symptom, expected, actual },
    sort: about.sort ?? (about.statement?.startsWith('state:') ? 'state' : 'value'),
    proof: about.proof ?? seenAgain(actual),
    ...(operation && { operation }),
    ...(exchange && { exchange }),
    ...(others && { others }),
    ...(about.ofAnother && { ofAnother: true as const }),
    ...(check.assumed && { assumed: true as const }),
  });
}

/** Stable when other checks come and go. */
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
