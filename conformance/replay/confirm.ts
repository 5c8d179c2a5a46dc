/**
 * Verifies what the checks have seen: each candidate violation is a repeated experiment. Its check is run again, alone, on fresh
 * records and with nothing known; the requests of that run are replayed as a trace and minimized. Sends requests; groups nothing.
 */
import { createShared } from '../given/given.js';
import { drawingAgain } from '../given/unlike.js';
import { type Exchange, withoutQuery } from '../judge/exchange.js';
import { groupOf, identityOf, isCauseOf } from '../judge/identity.js';
import type { CheckResult } from '../judge/result.js';
import type { Violation } from '../judge/violation.js';
import type { Check } from '../run/check.js';
import type { Run } from '../run/run.js';
import { runCheck } from '../run/run-check.js';
import { grace, startWait, waitingBy } from '../target/patience.js';
import { fewestRequests, type Minimal, minimize, type Replay } from './minimize.js';
import { type Lapse, lapsesIn, readBack } from './read-back.js';
import { reduceBodies } from './reduce-body.js';
import { isLateable, type ReplayTarget, replayTrace } from './runtime.js';
import { countsRecords } from './slice.js';
import type { Trace } from './trace.js';

/**
 * `confirmed`: shown again, alone, on fresh records. `under concurrency`: only beside other requests. `intermittent`: a 5xx or a
 * broken connection that was seen and not again. `unconfirmed`: seen once and never again. `not verified`: not tried, since the
 * budget was spent.
 */
export type Confirmation =
  | 'confirmed'
  | 'under concurrency'
  | 'intermittent'
  | 'unconfirmed'
  | 'not verified';

export interface Verification {
  confirmation: Confirmation;
  /** The check whose run showed it again. */
  check?: string;
  /** As it was seen the second time: on that trace. */
  violation?: Violation;
  /** The smallest trace that shows it; undefined where only the whole check does. Redacted. */
  trace?: Trace;
  /** The exchanges of its steps; redacted. */
  exchanges?: Exchange[];
  /** Operations without which it does not show. */
  conditions: string[];
  /** Groups of violations that come before it in the smallest trace and explain it. */
  causes: string[];
  /** What reading back the records of its trace has shown; undefined where nothing was read back. */
  lapses?: Lapse[];
  /** Reads them back; for when there is something else that they may explain it by. */
  readBack?: () => Promise<Lapse[]>;
  /** Sends it again with less in its bodies; for when everything else is verified. Undefined: nothing can go. */
  reduce?: (isOver: () => boolean) => Promise<Pick<Verification, 'trace' | 'exchanges'> | undefined>;
}

/** A violation that is to be verified, and the checks that have seen it, the cheapest first. */
export interface Candidate {
  /** Its identity over all operations. */
  identity: string;
  seen: readonly Sighting[];
}

/** A check that has seen it, and those that were under way at the same time. */
export interface Sighting {
  check: Check;
  violation: Violation;
  beside?: readonly Check[];
}

/** So often a check is run again for one candidate before it counts as unconfirmed: what overlaps shows at times only. */
const mostTries = 3;
/** So often in a row: it may be the third document of a series, or the second of a client. */
const mostTimes = 4;
/** And so many beside it, where it does not show alone. */
const mostBeside = 7;

/** The shortest wait for a list, in ms: until the second look. */
const twiceMs = 250;

/** Letters and digits, unlike any other: names of replays hold it. */
const freshTag = (): string => {
  const random = Math.floor(Math.random() * 36 ** 4)
    .toString(36)
    .padStart(4, '0');
  return `q${Date.now().toString(36).slice(-5)}${random}`;
};

/**
 * Verifies one candidate. `isOver` is asked before each check that is run again; `mostRequests` are those of a single minimization.
 */
export async function verify(
  candidate: Candidate,
  run: Run,
  isOver: () => boolean,
  mostRequests = fewestRequests,
): Promise<Verification> {
  const plain = { conditions: [], causes: [] };
  let tried = 0;
  let lesser: Verification | undefined;
  for (const { check, violation, how } of triesOf(candidate.seen)) {
    if (isOver() || (lesser && tried >= candidate.seen.length)) break;
    tried += 1;
    const again = await runAgain(check, run, violation, how);
    if (!again) continue;
    const minimal = await minimize(again.recording, run.settings, replayWith(run), mostRequests);
    const verification: Verification = {
      ...plain,
      confirmation: 'confirmed',
      check: check.id,
      violation: again.violation,
    };
    if (minimal) {
      const found = { ...verification, ...fromMinimal(minimal, again, run) };
      if (isSelfContained(minimal.trace)) return found;
      lesser = lesser?.trace ? lesser : found;
      continue;
    }
    // Several runs of one check may stand in each other's way: of these only the trace can say it.
    if (lesser || how.times > 1) continue;
    // The trace does not say it by itself: then the check must, once more.
    const third = await runAgain(check, run, violation, how);
    if (third)
      lesser = {
        ...verification,
        exchanges: redactedAll(third.recording.exchanges, run),
        causes: causesIn(third),
        readBack: laterReadBack(third.recording.exchanges, third, run),
      };
  }
  if (lesser) return lesser;
  if (tried === 0) return { ...plain, confirmation: 'not verified' };
  const crowded = candidate.seen.find(({ beside = [] }) => beside.length > 0);
  const beside = crowded && !isOver() ? await runBeside(crowded, run) : undefined;
  if (beside && !isLoss(beside.violation)) return { ...plain, ...beside, confirmation: 'under concurrency' };
  const { violation } = candidate.seen[0] as Sighting;
  const isBroken = violation.sort === 'silence' || Number(violation.symptom) >= 500;
  return { ...plain, confirmation: isBroken ? 'intermittent' : 'unconfirmed' };
}

/** One of several requests at once may be refused so: that no loser is, is only assumed. */
const isLoss = (violation: Violation | undefined): boolean =>
  violation?.sort === 'status' && ['409', '422', '429'].includes(violation.symptom);

/** How a check is run again. */
interface Way {
  /** With a fresh item in all lines as well, since the one that they share may have come to harm in the run. */
  isOtherItem: boolean;
  /** So often in a row, until it shows: on records that are fresh the first time. */
  times: number;
}

/** By each check that has seen it, from the first one again where there are fewer; at last one of them several times in a row. */
function triesOf(seen: readonly Sighting[]): (Sighting & { how: Way })[] {
  const tries = Array.from({ length: mostTries }, (_, n) => ({
    ...(seen[n % seen.length] as Sighting),
    how: { isOtherItem: n > 0, times: 1 },
  }));
  return [...tries, { ...(seen[0] as Sighting), how: { isOtherItem: false, times: mostTimes } }];
}

interface Again {
  violation: Violation;
  recording: Parameters<typeof minimize>[0];
  /** Everything that was seen to be wrong until then, each time. */
  before: readonly Occurrence[];
}

/** A violation, and when the exchange that showed it was sent. */
interface Occurrence {
  violation: Violation;
  clockMs: number;
}

/** Runs the check alone, on fresh records; undefined where it does not show the violation again. */
async function runAgain(
  check: Check,
  run: Run,
  violation: Violation,
  { isOtherItem, times }: Way,
): Promise<Again | undefined> {
  const recorded: Exchange[] = [];
  const occurrences: Occurrence[] = [];
  const fresh = freshRun(run, recorded, occurrences);
  const isUpdate = violation.statement === 'rule:item-updated';
  for (const shared of [fresh.shared, fresh.second])
    if (shared) {
      shared.itemsOfRows = isUpdate ? (isOtherItem ? 'named before' : 'there before') : 'new';
      if (isOtherItem) shared.lineName += ` ${shared.tag}`;
    }
  for (let n = 0; n < times; n += 1) {
    const result = await runCheck(check, fresh, drawingAgain(run.drawn.get(check.id) ?? []));
    const shown = shownIn(result, violation, recorded, occurrences, fresh.shared.tag);
    if (shown) return shown;
  }
  return undefined;
}

/** Runs the check once more on fresh records, together with those that overlapped with it; undefined where it shows nothing. */
async function runBeside(
  { check, violation, beside = [] }: Sighting,
  run: Run,
): Promise<Pick<Verification, 'check' | 'violation' | 'exchanges' | 'lapses'> | undefined> {
  const recorded: Exchange[] = [];
  const occurrences: Occurrence[] = [];
  const fresh = freshRun(run, recorded, occurrences);
  const [result] = await Promise.all(
    sideBySide(check, beside).map((one) => runCheck(one, fresh, drawingAgain(run.drawn.get(one.id) ?? []))),
  );
  const shown = result && shownIn(result, violation, recorded, occurrences, fresh.shared.tag);
  const lapses = result ? lapsesIn(result.exchanges) : [];
  return shown && { check: check.id, violation: shown.violation, exchanges: result.exchanges, lapses };
}

/** The check first, and as many beside it as exclude neither it nor each other. */
function sideBySide(check: Check, beside: readonly Check[]): Check[] {
  const acquired = new Set(check.exclusive);
  const free = beside.filter(({ exclusive = [] }) => {
    if (exclusive.some((name) => acquired.has(name))) return false;
    for (const name of exclusive) acquired.add(name);
    return true;
  });
  return [check, ...free.slice(0, mostBeside)];
}

function shownIn(
  result: CheckResult,
  violation: Violation,
  recorded: Exchange[],
  occurrences: readonly Occurrence[],
  tag: string,
): Again | undefined {
  const wanted = identityOf(violation, result.operation);
  const shown = result.violations.find((one) => identityOf(one, result.operation) === wanted);
  const exchanges = recorded.sort((a, b) => (a.clockMs ?? 0) - (b.clockMs ?? 0));
  const last = exchanges.findIndex(
    ({ clockMs, url }) => clockMs === shown?.exchange?.clockMs && sameAddress(url, shown?.exchange?.url),
  );
  if (!shown || last === -1) return undefined;
  const isBefore = ({ violation, clockMs }: Occurrence) =>
    identityOf(violation, result.operation) !== wanted && clockMs <= (shown.exchange?.clockMs ?? 0);
  return {
    violation: shown,
    before: occurrences.filter((one) => !one.violation.assumed && isBefore(one)),
    recording: { exchanges: exchanges.slice(0, last + 1), judged: shown, others: shown.others ?? [], tag },
  };
}

/** Keys are masked in what a result says. */
const sameAddress = (one: string, other = ''): boolean => withoutQuery(one) === withoutQuery(other);

/** The same target, with no fixture, record or experience of the run. What it makes stands on the same journal. */
function freshRun(run: Run, recorded: Exchange[], occurrences: Occurrence[]): Run {
  const tag = freshTag();
  const sharedFor = (from: Run['shared'], mark: string) => {
    const shared = createShared(from.dialect, from.journal, `${tag}${mark}`, `${tag}${mark}`);
    shared.isVerifying = true;
    for (const kind of ['client', 'buyer', 'item', 'sequence'] as const)
      shared.fixturePool.exhausted.add(kind);
    return shared;
  };
  return {
    ...run,
    shared: sharedFor(run.shared, ''),
    ...(run.second && { second: sharedFor(run.second, 'e') }),
    // A script makes no accounts.
    made: undefined,
    hanging: new Map(),
    // What was drawn in the run stays as it was: this one may end earlier.
    drawn: new Map(),
    keepsWhole: true,
    onExchange: (exchange) => recorded.push(exchange),
    onViolation: (violation, clockMs) => occurrences.push({ violation, clockMs }),
  };
}

/**
 * Sends the steps of a trace by the run's own transport, with a fresh tag each time. Waits for a late list as long as the run does,
 * but looks at it twice in any case.
 */
function replayWith(run: Run): Replay {
  const { settings, transport } = run;
  const target = (lateMs: number): ReplayTarget => ({
    lateMs,
    addresses: { own: settings.baseUrl, second: settings.second?.baseUrl, public: settings.publicUrl },
    keys: { own: settings.apiKey, second: settings.second?.apiKey },
    tag: freshTag(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    send: async ({ operation = 'raw', ...request }) => {
      run.onSend?.(request, operation);
      try {
        const { status, bytes } = await transport.send(request);
        return { status, body: bytes.toString('utf8') };
      } catch {
        return { status: 0, body: '' };
      }
    },
  });
  const replay: Replay = async (trace) => {
    const wait = startWait('lists', grace);
    const end = await replayTrace(trace, target(Math.max(wait.allowedMs, twiceMs)));
    if (end.outcome === 'shows' && isLateable(trace)) wait.isOver();
    return end;
  };
  return (trace) => waitingBy(run.patience, () => replay(trace));
}

const reducing =
  (minimal: Minimal, { recording }: Again, run: Run): NonNullable<Verification['reduce']> =>
  async (isOver) => {
    const less = await reduceBodies(minimal, recording, run.settings, replayWith(run), isOver);
    return less && { trace: redactedTrace(less.trace, run), exchanges: redactedAll(less.exchanges, run) };
  };

const laterReadBack =
  (exchanges: readonly Exchange[], { recording }: Again, run: Run): NonNullable<Verification['readBack']> =>
  () =>
    readBack(exchanges, recording, run.settings, replayWith(run));

/** Whether a trace makes what it names or judges: on another account, what it only found by a list may not be there. */
function isSelfContained({ slots, steps, tag, assertion: { proof, at = '' } }: Trace): boolean {
  const isOfEntry = proof.by === 'shape' && /^\w*\[\d+\]/.test(at);
  // Nor does a list by itself: on another server it may be empty.
  const isOfList = countsRecords.has(proof.by) && proof.by !== 'body';
  if ((isOfEntry || isOfList) && steps.every(({ method }) => method === 'GET')) return false;
  return slots.every(
    ({ step, path }) =>
      steps[step]?.method !== 'GET' ||
      path.some((one) => typeof one === 'object' && tag !== '' && one.value.includes(tag)),
  );
}

function fromMinimal(
  minimal: Minimal,
  again: Again,
  run: Run,
): Pick<Verification, 'trace' | 'exchanges' | 'conditions' | 'causes' | 'readBack' | 'reduce'> {
  const kept = new Set(minimal.exchanges.map(({ clockMs }) => clockMs));
  return {
    trace: redactedTrace(minimal.trace, run),
    exchanges: redactedAll(minimal.exchanges, run),
    conditions: minimal.conditions,
    causes: causesIn(again, kept),
    readBack: laterReadBack(minimal.exchanges, again, run),
    reduce: reducing(minimal, again, run),
  };
}

/**
 * What came before in the trace and explains it: steps that were not as stated, and the same field. Of a run that could not be
 * minimized, reads explain nothing: whether they were needed is not known, and they change nothing.
 */
const causesIn = ({ before, violation: shown }: Again, kept?: ReadonlySet<number | undefined>): string[] => [
  ...new Set(
    before
      .filter(
        ({ violation, clockMs }) =>
          isCauseOf(violation, shown) && (kept ? kept.has(clockMs) : violation.exchange?.method !== 'GET'),
      )
      .map(({ violation }) => groupOf(violation)),
  ),
];

const redactedAll = (exchanges: readonly Exchange[], { redact: clean }: Run): Exchange[] =>
  mapTexts(exchanges, clean) as Exchange[];

const redactedTrace = (trace: Trace, { redact: clean }: Run): Trace => mapTexts(trace, clean) as Trace;

function mapTexts(value: unknown, clean: (text: string) => string): unknown {
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, clean));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, clean)]));
}
