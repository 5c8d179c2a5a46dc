/**
 * One run from beginning to end: probe and learn the target, run the checks, clean up, judge. What the command does, as a
 * function, for whoever brings another surface. Prints nothing and ends no process.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Dialect, emptyDialect } from './dialect/dialect.js';
import { learnDialect } from './dialect/learn.js';
import type { CheckResult } from './judge/result.js';
import type { Check } from './run/check.js';
import { type CleanupReport, cleanUp, readDefaults, restoreDefaults } from './run/cleanup.js';
import { openRun, type Run } from './run/run.js';
import { type RunOutcome, runChecks } from './run/runner.js';
import type { Settings } from './target/settings.js';
import { contractTargets } from './verdict/coverage-targets.js';
import { acceptDeviations, type Deviation, parseDeviations } from './verdict/deviations.js';
import { type JudgeSettings, judge, type Report } from './verdict/report.js';

export interface SessionEvents {
  onLearned?: (dialect: Dialect) => void;
  onResult?: (result: CheckResult) => void;
  /** The verdict stands; cleaning is still to come. */
  onReport?: (report: Report) => void;
  signal?: AbortSignal;
  /** Why `signal` was aborted. */
  interruption?: () => 'SIGINT' | 'SIGTERM' | 'SIGHUP' | undefined;
}

export interface SessionEnd {
  report: Report;
  cleanup?: CleanupReport;
}

/** The journal of a report folder. */
export const journalOf = ({ report }: Pick<Settings, 'report'>): string => join(report, 'journal.jsonl');

/** Opens the run of a session; close its transport afterwards. */
export function openSession(settings: Settings, tag: string): Run {
  const journal = settings.readOnly ? undefined : journalOf(settings);
  return openRun(settings, { dialect: emptyDialect(), tag, journal });
}

const silenceMs = 120_000;

/** Runs the selected checks and judges; `fixed` is what a dialect file says. The target has been probed. */
export async function runSession(
  run: Run,
  selected: readonly Check[],
  fixed: Partial<Dialect>,
  events: SessionEvents = {},
): Promise<SessionEnd> {
  const { settings } = run;
  const startedAt = new Date();
  mkdirSync(settings.report, { recursive: true });
  const before = settings.readOnly ? undefined : await readDefaults(run);
  const dialect = await learnDialect(run, fixed);
  events.onLearned?.(dialect);
  const outcome = await runChecks(selected, run, {
    workers: settings.workers,
    onResult: events.onResult,
    signal: events.signal,
    maxMs: (settings.maxMinutes ?? 60) * 60_000,
    silenceMs,
  });
  const report = judged(run, outcome, startedAt, events.interruption?.());
  events.onReport?.(report);
  if (!before) return { report };
  await restoreDefaults(run, before);
  if (!existsSync(journalOf(settings))) return { report };
  const cleanup = await cleanUp(run, journalOf(settings));
  // What a run that was killed has left stands in it too; only what was gone through is forgotten.
  rmSync(journalOf(settings), { force: true });
  return { report, cleanup };
}

function judged(
  run: Run,
  { results, givenUp, left }: RunOutcome,
  startedAt: Date,
  interrupted: JudgeSettings['interrupted'],
): Report {
  const { settings } = run;
  const { only, skip, readOnly, profile, shard } = settings;
  const base: JudgeSettings = {
    ...{ target: settings.baseUrl, publicUrl: settings.publicUrl, secondBaseUrl: settings.second?.baseUrl },
    ...{ seed: settings.seed, profile, shard, tag: run.shared.tag, startedAt, finishedAt: new Date() },
    secrets: run.redact.secrets,
    complete: only.length === 0 && skip.length === 0 && !readOnly && profile !== 'smoke' && left === 0,
    assumedFails: settings.assumed === 'fail',
    interrupted,
    givenUp,
    requests: Object.fromEntries(run.requests),
    contract: contractTargets(),
    notes: left > 0 ? [`${left} checks did not run`] : [],
  };
  const deviations = settings.deviations ? deviationsFor(settings, results, base) : [];
  return judge(results, { ...base, deviations });
}

/** The listed deviations; with `--accept` the file is written from this run first. */
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
