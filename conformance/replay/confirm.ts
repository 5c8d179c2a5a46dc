/**
 * Verifies candidate violations: runs the check again, alone, on fresh records and without state of the run; then replays the
 * requests of that run as a trace and minimizes it.
 */

import { replayDrawing } from '../given/document-content.js';
import { createShared } from '../given/given.js';
import { type Exchange, withoutQuery } from '../judge/exchange.js';
import { groupOf, identityOf, isCauseOf } from '../judge/identity.js';
import type { CheckResult } from '../judge/result.js';
import type { Violation } from '../judge/violation.js';
import type { Check } from '../run/check.js';
import type { Run } from '../run/run.js';
import { runCheck } from '../run/run-check.js';
import { grace, startWait, withPatience } from '../target/patience.js';
import { fewestRequests, type Minimal, minimize, type Replay } from './minimize.js';
import { type Lapse, lapsesIn, readBack } from './read-back.js';
import { reduceBodies } from './reduce-body.js';
import { mayBeLate, type ReplayTarget, replayTrace } from './runtime.js';
import { countsRecords } from './slice.js';
import type { Trace } from './trace.js';

/**
 * `confirmed`: shown again, alone, on fresh records. `under concurrency`: only together with other requests. `intermittent`: a
 * 5xx or a broken connection that was not seen again. `unconfirmed`: anything else that was not seen again. `not verified`:
 * not tried because the budget was spent.
 */
export type Confirmation =
  | 'confirmed'
  | 'under concurrency'
  | 'intermittent'
  | 'unconfirmed'
  | 'not verified';

export interface Verification {
  confirmation: Confirmation;
  /** The id of the check whose run showed it again. */
  check?: string;
  /** The violation as seen in that run. */
  violation?: Violation;
  /** The minimized trace that shows it, redacted; undefined if only the whole check shows it. */
  trace?: Trace;
  /** The exchanges of its steps; redacted. */
  exchanges?: Exchange[];
  /** Operations without which it does not show. */
  conditions: string[];
  /** Keys of groups with earlier violations in the minimized trace that explain it. */
  causes: string[];
  /** Lapses found by reading back the records of its trace; undefined if nothing was read back. */
  lapses?: Lapse[];
  /** Reads the records back; called only if there are other findings that a lapse may point to. */
  readBack?: () => Promise<Lapse[]>;
  /** Reduces the bodies of the trace by replays; called last. Resolves to undefined if nothing can be left out. */
  reduce?: (isOver: () => boolean) => Promise<Pick<Verification, 'trace' | 'exchanges'> | undefined>;
}

/** A violation to be verified, and the checks that have seen it, the cheapest first. */
export interface Candidate {
  /** The key of its group. */
  identity: string;
  seen: readonly Sighting[];
}

/** A check that has seen it, and the checks that ran at the same time. */
export interface Sighting {
  check: Check;
  violation: Violation;
  beside?: readonly Check[];
}

/** The number of single runs before a candidate counts as unconfirmed. */
const mostTries = 3;
/** The same for a check of concurrent requests: a race does not show every time. */
const mostTriesOfRaces = 12;
/** The number of runs in a row on the same records: it may show only on the third document of a series. */
const mostTimes = 4;
/** The number of checks that are run so. */
const mostInARow = 3;
/** The number of other checks that run at the same time if the check alone does not show it. */
const mostBeside = 7;

/** The shortest wait for a list, in ms: enough for a second request. */
const twiceMs = 250;

/** A unique tag of letters and digits for the names in a replay. */
const freshTag = (): string => {
  const random = Math.floor(Math.random() * 36 ** 4)
    .toString(36)
    .padStart(4, '0');
  return `q${Date.now().toString(36).slice(-5)}${random}`;
};

/** What one verification may cost. */
interface Effort {
  /** The maximum number of requests of each minimization. */
  mostRequests?: number;
  /** One run alone, none beside others: for a 5xx that others have shown to be intermittent. */
  isBrief?: boolean;
}

/** Verifies one candidate. `isOver` is called before each run of a check. */
export async function verify(
  candidate: Candidate,
  run: Run,
  isOver: () => boolean,
  { mostRequests = fewestRequests, isBrief = false }: Effort = {},
): Promise<Verification> {
  const plain = { conditions: [], causes: [] };
  let tried = 0;
  let lesser: Verification | undefined;
  const tries = triesOf(candidate.seen);
  for (const { check, violation, how } of isBrief ? tries.slice(0, 1) : tries) {
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
    // Several runs in a row may interfere with each other: only a trace confirms what they show.
    if (lesser || how.times > 1) continue;
    // No trace shows it: the check must show it once more.
    const third = await runOnceMore(check, run, violation, how, isOver);
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
  const crowded = isBrief ? undefined : candidate.seen.find(({ beside = [] }) => beside.length > 0);
  const beside = crowded && (await shownBeside(crowded, run, isOver));
  if (beside && !isLoss(beside.violation)) return { ...plain, ...beside, confirmation: 'under concurrency' };
  const { violation } = candidate.seen[0] as Sighting;
  const isBroken = violation.sort === 'silence' || Number(violation.symptom) >= 500;
  return { ...plain, confirmation: isBroken ? 'intermittent' : 'unconfirmed' };
}

/** A concurrent request may be refused with these statuses: that it must not be is only an assumption. */
const isLoss = (violation: Violation | undefined): boolean =>
  violation?.sort === 'status' && ['409', '422', '429'].includes(violation.symptom);

/** How a check is run again. */
interface Way {
  /** Also with a fresh item in all lines, since the run may have damaged the shared one. */
  isOtherItem: boolean;
  /** The maximum number of runs in a row, until it shows. The records are fresh only in the first one. */
  times: number;
}

const triesWith = ({ isRace }: Check): number => (isRace ? mostTriesOfRaces : mostTries);

/** Single runs, of the checks that have seen it in rotation; finally several runs in a row, of one check for each operation. */
function triesOf(seen: readonly Sighting[]): (Sighting & { how: Way })[] {
  const most = Math.max(0, ...seen.map(({ check }) => triesWith(check)));
  const tries = Array.from({ length: most }, (_, n) => ({
    ...(seen[n % seen.length] as Sighting),
    how: { isOtherItem: n > 0, times: 1 },
  }));
  const ofEach = seen.filter(
    ({ check }, n) => seen.findIndex((one) => one.check.operation === check.operation) === n,
  );
  const how = { isOtherItem: false, times: mostTimes };
  return [...tries, ...ofEach.slice(0, mostInARow).map((first) => ({ ...first, how }))];
}

interface Again {
  violation: Violation;
  recording: Parameters<typeof minimize>[0];
  /** All occurrences of other violations until then. */
  before: readonly Occurrence[];
}

/** A violation, and the time at which its exchange was sent. */
interface Occurrence {
  violation: Violation;
  clockMs: number;
}

/** Runs the check alone, on fresh records; undefined if it does not show the violation again. */
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
    const result = await runCheck(check, fresh, replayDrawing(run.drawn.get(check.id) ?? []));
    const shown = shownIn(check, result, violation, recorded, occurrences, fresh.shared.tag);
    if (shown) return shown;
  }
  return undefined;
}

/** Once, or, for concurrent requests, until it shows. */
async function runOnceMore(
  check: Check,
  run: Run,
  violation: Violation,
  how: Way,
  isOver: () => boolean,
): Promise<Again | undefined> {
  for (let n = check.isRace ? triesWith(check) : 1; n > 0; n -= 1) {
    const again = await runAgain(check, run, violation, how);
    if (again || isOver()) return again;
  }
  return undefined;
}

/** The number of runs beside others of a check that sends concurrent requests. */
const mostTimesBeside = 3;

async function shownBeside(seen: Sighting, run: Run, isOver: () => boolean): ReturnType<typeof runBeside> {
  for (let n = seen.check.isRace ? mostTimesBeside : 1; n > 0 && !isOver(); n -= 1) {
    const shown = await runBeside(seen, run);
    if (shown) return shown;
  }
  return undefined;
}

/** Runs the check on fresh records, concurrently with those that overlapped with it; undefined if it shows nothing. */
async function runBeside(
  { check, violation, beside = [] }: Sighting,
  run: Run,
): Promise<Pick<Verification, 'check' | 'violation' | 'exchanges' | 'lapses'> | undefined> {
  const recorded: Exchange[] = [];
  const occurrences: Occurrence[] = [];
  const fresh = freshRun(run, recorded, occurrences);
  const [result] = await Promise.all(
    sideBySide(check, beside).map((one) => runCheck(one, fresh, replayDrawing(run.drawn.get(one.id) ?? []))),
  );
  const shown = result && shownIn(check, result, violation, recorded, occurrences, fresh.shared.tag);
  const lapses = result ? lapsesIn(result.exchanges) : [];
  return shown && { check: check.id, violation: shown.violation, exchanges: result.exchanges, lapses };
}

/** The check, and up to `mostBeside` others that share no exclusive resource with it or each other. */
function sideBySide(check: Check, beside: readonly Check[]): Check[] {
  const acquired = new Set(check.exclusive);
  const free = beside.filter(({ exclusive = [] }) => {
    if (exclusive.some((name) => acquired.has(name))) return false;
    for (const name of exclusive) acquired.add(name);
    return true;
  });
  return [check, ...free.slice(0, mostBeside)];
}

/**
 * Concurrent requests may show it in the answers of another operation each time, and what has changed meanwhile was perhaps changed
 * by an earlier request than the last one.
 */
function shownIn(
  { isRace }: Check,
  result: CheckResult,
  violation: Violation,
  recorded: Exchange[],
  occurrences: readonly Occurrence[],
  tag: string,
): Again | undefined {
  const identityIn = (one: Violation) => identityOf(one, result.operation);
  const keyOf = isRace || violation.symptom === 'changed' ? groupOf : identityIn;
  const wanted = keyOf(violation);
  const shown = result.violations.find((one) => keyOf(one) === wanted);
  const exchanges = recorded.sort((a, b) => (a.clockMs ?? 0) - (b.clockMs ?? 0));
  const last = exchanges.findIndex(
    ({ clockMs, url }) => clockMs === shown?.exchange?.clockMs && sameAddress(url, shown?.exchange?.url),
  );
  if (!shown || last === -1) return undefined;
  const isBefore = ({ violation, clockMs }: Occurrence) =>
    keyOf(violation) !== wanted && clockMs <= (shown.exchange?.clockMs ?? 0);
  return {
    violation: shown,
    before: occurrences.filter((one) => !one.violation.assumed && isBefore(one)),
    recording: { exchanges: exchanges.slice(0, last + 1), judged: shown, others: shown.others ?? [], tag },
  };
}

/** Compares without the query: keys are masked in results. */
const sameAddress = (one: string, other = ''): boolean => withoutQuery(one) === withoutQuery(other);

/** A run on the same target without fixtures and records of the original run. Its records go to the same journal. */
function freshRun(run: Run, recorded: Exchange[], occurrences: Occurrence[]): Run {
  const tag = freshTag();
  const sharedFor = (from: Run['shared'], mark: string) => {
    const shared = createShared(from.dialect, from.journal, `${tag}${mark}`, `${tag}${mark}`);
    shared.isVerifying = true;
    shared.fixturePool.startEmpty();
    return shared;
  };
  return {
    ...run,
    shared: sharedFor(run.shared, ''),
    ...(run.second && { second: sharedFor(run.second, 'e') }),
    // Scripts create no accounts.
    made: undefined,
    hanging: new Map(),
    // Keeps the draws of the original run unchanged: this one may end earlier.
    drawn: new Map(),
    keepsWhole: true,
    onExchange: (exchange) => recorded.push(exchange),
    onViolation: (violation, clockMs) => occurrences.push({ violation, clockMs }),
  };
}

/**
 * Replays traces by the transport of the run, with a fresh tag each time. Waits for a late list as long as the run does, but
 * reads it at least twice.
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
    const isSearch = trace.steps.at(-1)?.operation?.startsWith('find');
    const wait = startWait(isSearch ? 'searches' : 'lists', grace);
    const end = await replayTrace(trace, target(Math.max(wait.allowedMs, twiceMs)));
    if (end.outcome === 'shows' && mayBeLate(trace)) wait.isOver();
    return end;
  };
  return (trace) => withPatience(run.patience, () => replay(trace));
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

/** Whether a trace creates the records that it needs. Records that it only finds in a list may not exist on another account. */
function isSelfContained({ slots, steps, tag, assertion: { proof, at = '' } }: Trace): boolean {
  const isOfEntry = proof.by === 'shape' && /^\w*\[\d+\]/.test(at);
  // A list alone is not self-contained: on another server it may be empty.
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
 * The keys of earlier violations in the trace that explain this one. If the run could not be minimized, it is not known which
 * requests were needed: violations of GETs, which change nothing, and of other unusual input do not count.
 */
function causesIn({ before, violation: shown }: Again, kept?: ReadonlySet<number | undefined>): string[] {
  const mayBeNeeded = ({ violation, clockMs }: Occurrence): boolean =>
    kept
      ? kept.has(clockMs)
      : violation.exchange?.method !== 'GET' && !(isOfInput(violation) && isOfInput(shown));
  const causes = before.filter((one) => isCauseOf(one.violation, shown) && mayBeNeeded(one));
  return [...new Set(causes.map(({ violation }) => groupOf(violation)))];
}

/** Whether the violation is about unusual input: a check tries several kinds, each by itself. */
const isOfInput = ({ field }: Violation): boolean => field.startsWith('input.');

const redactedAll = (exchanges: readonly Exchange[], { redact: clean }: Run): Exchange[] =>
  mapTexts(exchanges, clean) as Exchange[];

const redactedTrace = (trace: Trace, { redact: clean }: Run): Trace => mapTexts(trace, clean) as Trace;

function mapTexts(value: unknown, clean: (text: string) => string): unknown {
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, clean));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, clean)]));
}
