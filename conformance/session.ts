/**
 * One run from beginning to end: learn the target, run the checks, judge, clean up. Used by the command and by other
 * front ends: prints nothing and ends no process.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pairCoverage } from './conditions/coverage.js';
import { drawing, drawn } from './conditions/drawing.js';
import { type Dialect, emptyDialect } from './dialect/dialect.js';
import { learnDialect, wantedBy } from './dialect/learn.js';
import type { CheckResult } from './judge/result.js';
import { leftOutBy } from './left-out.js';
import { selectionOf } from './part.js';
import { type Verified, verifyRun } from './replay/verify-run.js';
import type { Check } from './run/check.js';
import { type CleanupReport, cleanUp, type Defaults, readDefaults, restoreDefaults } from './run/cleanup.js';
import { type Cost, expectedCost, expectedMs, longestMs, workersFor } from './run/expectation.js';
import { type Guard, openGuard, stallMs } from './run/guard.js';
import { openMadeAccount } from './run/other-accounts.js';
import { openRun, type Run } from './run/run.js';
import { type RunOutcome, runChecks } from './run/runner.js';
import { runStoppedAgain } from './run/second-runs.js';
import { wordSent } from './target/plain-words.js';
import { latencyOf } from './target/probe.js';
import type { Settings } from './target/settings.js';
import { contractTargets } from './verdict/coverage-targets.js';
import { acceptDeviations, type Deviation, parseDeviations } from './verdict/deviations.js';
import type { Verifications } from './verdict/diagnosis.js';
import { byRevision, newFindings } from './verdict/frozen.js';
import { plural } from './verdict/plural.js';
import { type JudgeSettings, judge, type Report } from './verdict/report.js';
import { packageVersion } from './version.js';

export interface SessionEvents {
  onLearned?: (dialect: Dialect) => void;
  /** Called after learning, with the expected cost and duration. */
  onExpected?: (expected: Expected) => void;
  onResult?: (result: CheckResult) => void;
  /** Called before checks that an intermittent 5xx has stopped are run again. */
  onStopped?: (count: number) => void;
  /** Called when a candidate was replayed. */
  onVerified?: (one: Verified) => void;
  /** Called with the verdict, before cleaning. */
  onReport?: (report: Report) => void;
  signal?: AbortSignal;
  /** Why `signal` was aborted. */
  interruption?: () => 'SIGINT' | 'SIGTERM' | 'SIGHUP' | undefined;
}

/** The expected cost and duration of a run, known once its target has been learned. */
export interface Expected {
  cost: Cost;
  ms: number;
  /** The run is given up after this time. */
  maxMs: number;
  /** The median latency of a few answers. */
  answerMs: number;
  /** The number of checks that run at the same time. */
  workers: number;
}

export interface SessionEnd {
  report: Report;
  cleanup?: CleanupReport;
}

/** The path of the journal in a report folder. */
export const journalOf = ({ report }: Pick<Settings, 'report'>): string => join(report, 'journal.jsonl');

/** Opens the run of a session. The caller closes its transport. */
export function openSession(settings: Settings, tag: string): Run {
  const journal = settings.readOnly ? undefined : journalOf(settings);
  const { silenceMs } = settings;
  const patience = { patienceMs: silenceMs, honourMs: mostHonouredMs };
  return openRun(settings, { dialect: emptyDialect(), tag, journal, patience });
}

/** The longest Retry-After that is honoured. */
const mostHonouredMs = 15 * 60_000;
/** The time limit of the cleanup after a signal; the rest is left to --cleanup. */
const cleaningMs = 20_000;
/** Without a signal, cleaning has no time limit; it ends if the target gives no answer for this long. */
const quietCleaningMs = 30_000;

/** Runs the selected checks and judges; `fixed` is the content of a dialect file. Probing the target is up to the caller. */
export async function runSession(
  run: Run,
  selected: readonly Check[],
  fixed: Partial<Dialect>,
  events: SessionEvents = {},
): Promise<SessionEnd> {
  const { settings } = run;
  const startedAt = new Date();
  mkdirSync(settings.report, { recursive: true });
  const { silenceMs } = settings;
  const guard = openGuard(run, {
    ...{ signal: events.signal, silenceMs, maxMs: longestMs(settings, 0), stallMs },
  });
  const before = settings.readOnly ? undefined : await guard.within(readDefaults(run));
  const dialect = await guard.within(learnDialect(run, fixed, wantedBy(selected, settings)));
  if (dialect) events.onLearned?.(dialect);
  const cost = expectedCost(selected, settings);
  // Measured separately, since learning sends requests in parallel, which lengthens their latency.
  const answerMs = (await guard.within(latencyOf(settings))) ?? run.transport.medianMs();
  const workers = workersFor(settings, cost, answerMs);
  const ms = expectedMs(settings, cost, answerMs);
  const maxMs = longestMs(settings, ms);
  if (dialect) events.onExpected?.({ cost, ms, maxMs, answerMs, workers });
  guard.allow(maxMs);
  // A fixed order would make the suite recognisable.
  const ordered = settings.plain ? drawn(selected, selected.length, drawing(settings.seed)) : selected;
  openMadeAccount(run, selected);
  const first = await runChecks(ordered, run, { workers, onResult: events.onResult, guard });
  const results = await runStoppedAgain(selected, run, first.results, guard, events.onStopped);
  const outcome = { ...first, results };
  const verifications = await verifyRun(run, selected, results, guard, {
    onVerified: events.onVerified,
  });
  guard.done();
  run.stop();
  const report = judged(run, selected, outcome, verifications, startedAt, events.interruption?.());
  events.onReport?.(report);
  if (settings.readOnly) return { report };
  const isHurried = Boolean(events.signal?.aborted);
  const cleaning = openGuard(run, {
    signal: isHurried ? undefined : events.signal,
    silenceMs: Math.min(silenceMs, quietCleaningMs),
    maxMs: isHurried ? cleaningMs : undefined,
  });
  const cleanup = await cleaned(run, cleaning, before);
  cleaning.done();
  report.requests = requestsOf(run);
  if (cleanup) report.records = { made: cleanup.made, left: cleanup.remaining };
  return { report, cleanup };
}

/** All requests sent until now, cleaning included. */
function requestsOf({ requests }: Run): NonNullable<Report['requests']> {
  const byOperation = Object.fromEntries(requests);
  return { total: Object.values(byOperation).reduce((sum, one) => sum + one, 0), byOperation };
}

async function cleaned(
  run: Run,
  guard: Guard,
  before: Defaults | undefined,
): Promise<CleanupReport | undefined> {
  if (before) await guard.within(restoreDefaults(run, before));
  return existsSync(journalOf(run.settings)) ? cleanUp(run, journalOf(run.settings), guard) : undefined;
}

const passedIn = (results: readonly CheckResult[]) =>
  new Set(results.flatMap(({ id, verdict }) => (verdict === 'pass' ? [id] : [])));

function judged(
  run: Run,
  selected: readonly Check[],
  { results, givenUp, cause, left }: RunOutcome,
  verifications: Verifications,
  startedAt: Date,
  interrupted: JudgeSettings['interrupted'],
): Report {
  const { settings } = run;
  const { profile, shard } = settings;
  const selection = selectionOf(settings, selected);
  const { scored, newer } = byRevision(results, settings.requirements);
  const base: JudgeSettings = {
    ...{ target: settings.baseUrl, publicUrl: settings.publicUrl, secondBaseUrl: settings.second?.baseUrl },
    ...{ seed: settings.seed, profile, shard, tag: run.shared.tag, startedAt, finishedAt: new Date() },
    secrets: run.redact.secrets,
    plain: wordSent(settings),
    ...{ complete: selection.isWhole && left === 0, selection, version: packageVersion() },
    notRun: withoutResult(selected, results),
    assumedFails: settings.assumed === 'fail',
    interrupted,
    givenUp,
    fellSilent: cause === 'silence',
    stalled: cause === 'stall',
    requests: Object.fromEntries(run.requests),
    leftOut: leftOutBy(settings),
    pairs: pairCoverage(settings.seed, passedIn(results)),
    verifications,
    contract: contractTargets(),
    notes: [
      ...(left > 0 ? [`${plural(left, 'check')} did not run`] : []),
      ...unanswered(run),
      ...doubtfulSettings(settings, results),
    ],
  };
  const { requirements } = settings;
  const frozen = requirements && { requirements, newSince: newFindings(requirements, newer, base) };
  const deviations = settings.deviations ? deviationsFor(settings, scored, base) : [];
  return judge(scored, { ...base, ...frozen, deviations });
}

function withoutResult(selected: readonly Check[], results: readonly CheckResult[]): string[] {
  const ran = new Set(results.map(({ id }) => id));
  return selected.filter(({ id }) => !ran.has(id)).map(({ id }) => id);
}

/** A note on requests that were not answered in time: they are no findings; each check that sent one is inconclusive. */
function unanswered({ hanging }: Run): string[] {
  const byOperation = [...hanging].map(([operation, times]) => `${times} of ${operation}`);
  return byOperation.length === 0
    ? []
    : [`requests that were not answered in time: ${byOperation.join(', ')}`];
}

/** Notes on settings that the target seems not to know: perhaps they are wrong, and not the target. */
function doubtfulSettings({ accountId, publicUrl }: Settings, results: readonly CheckResult[]): string[] {
  const rows = [
    ['getAccount', '200', ['401', '404'], `--account-id ${accountId} is the id of the account of --api-key`],
    ['createAccount', '201', ['404', '405'], `--public-url ${publicUrl} is the address of the API`],
  ] as const;
  return rows.flatMap(([operation, lawful, statuses, setting]) => {
    const result = results.find(({ id }) => id === `${operation}/status-${lawful}`);
    const status = result?.violations.find(({ sort }) => sort === 'status')?.symptom;
    return statuses.some((one) => one === status)
      ? [`${operation} is answered with ${status}: findings about it are right only if ${setting}`]
      : [];
  });
}

/** Reads the deviations file; with `--accept` it is first written from this run. */
function deviationsFor(
  settings: Settings,
  results: readonly CheckResult[],
  base: JudgeSettings,
): Deviation[] {
  const path = settings.deviations as string;
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (!settings.accept) return parseDeviations(text, path);
  const { findings } = judge(results, base);
  const now = base.finishedAt ?? new Date();
  const accepted = acceptDeviations(findings, text, { now, complete: base.complete && !settings.shard });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, accepted);
  return parseDeviations(accepted, path);
}
