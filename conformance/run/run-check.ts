/**
 * Runs one check against the target of a run and says how it ended. In-process and without Playwright:
 * `suite.spec.ts` calls it in workers, the self-check calls it directly.
 */

import type { Dialect } from '../dialect/dialect.js';
import { createShared, type Shared } from '../given/given.js';
import { Ended, type Ending } from '../judge/outcome.js';
import { type Client, nearKeys } from '../target/client.js';
import { openJournal } from '../target/journal.js';
import { freshPatience, type Patience, waitBy } from '../target/patience.js';
import { redactResult } from '../target/redaction.js';
import { createRedactor, type Redactor } from '../target/secrets.js';
import type { Settings } from '../target/settings.js';
import type { Outgoing } from '../target/transport.js';
import { createTransport, type Transport } from '../target/transport.js';
import type { CheckResult } from '../verdict/result.js';
import type { Check, Feature } from './check.js';
import { buildContext } from './context.js';
import { createTurns, spread, type Turns } from './lanes.js';
import { missingFeature } from './selection.js';

/** What all checks of one process share. */
export interface Run {
  settings: Settings;
  transport: Transport;
  redact: Redactor;
  shared: Shared;
  /** How often an operation did not answer in time. */
  hanging: Map<string, number>;
  turns: Turns;
  patience: Patience;
  onSend?: (outgoing: Outgoing, operation: string) => void;
}

export interface RunOptions {
  dialect: Dialect;
  /** Unique for the run and the worker; it stands in the name of everything that is made. */
  tag: string;
  /** Where the journal is kept; without it nothing is written. */
  journal?: string;
}

export function openRun(settings: Settings, options: RunOptions): Run {
  const maxRps =
    settings.maxRps === undefined ? undefined : settings.maxRps / spread(settings.workers).processes;
  const transport = createTransport({ timeoutMs: settings.timeoutMs, maxRps });
  const redact = createRedactor([settings.apiKey, settings.second?.apiKey]);
  for (const key of Object.values(nearKeys(settings))) redact.add(key);
  return {
    settings,
    transport,
    redact,
    shared: createShared(options.dialect, openJournal(options.journal), options.tag),
    hanging: new Map(),
    turns: createTurns(),
    patience: freshPatience(),
    onSend: settings.readOnly ? refuseWrites : undefined,
  };
}

function refuseWrites(outgoing: Outgoing): void {
  if (outgoing.method !== 'GET') throw new Error(`a read-only run must not send ${outgoing.method}`);
}

/** Never throws: a fault of the check itself becomes the verdict `error`. */
export async function runCheck(check: Check, run: Run): Promise<CheckResult> {
  const started = performance.now();
  waitBy(run.patience);
  const missing: Feature | undefined = missingFeature(check, run.settings);
  if (missing)
    return result(
      check,
      { verdict: 'unsupported', reason: `the target does not claim ${missing}` },
      run,
      started,
    );
  const { context, client, noted } = buildContext(check, run);
  let ending: Ending | undefined;
  try {
    await check.run(context);
    ending = noted[0]?.ending;
  } catch (error) {
    if (!(error instanceof Ended)) return faulty(check, error, run, started, client);
    ending = error.ending;
  }
  return result(check, ending, run, started, client);
}

function faulty(check: Check, error: unknown, run: Run, started: number, client: Kept): CheckResult {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const reason = stack.split('\n').slice(0, 4).join(' | ');
  const told = {
    ...bare(check, started, client),
    exchanges: client.exchanges(),
    verdict: 'error',
    reason,
  } as const;
  return redactResult(told, run.redact.secrets);
}

type Kept = Pick<Client, 'exchanges' | 'asserted'>;

function bare(check: Check, started: number, kept?: Kept): Omit<CheckResult, 'verdict'> {
  const { id, title, rule, source, kind, operation } = check;
  return {
    ...{ id, title, rule, source, kind, operation },
    exchanges: [],
    asserted: [...(kept?.asserted ?? [])],
    durationMs: Math.round(performance.now() - started),
  };
}

function result(
  check: Check,
  ending: Ending | undefined,
  run: Run,
  started: number,
  kept?: Kept,
): CheckResult {
  const base = bare(check, started, kept);
  if (!ending) return { ...base, verdict: 'pass' };
  const exchanges = kept?.exchanges() ?? [];
  return redactResult({ ...base, exchanges, ...endingParts(check, ending) }, run.redact.secrets);
}

function endingParts(check: Check, ending: Ending): Pick<CheckResult, 'verdict'> & Partial<CheckResult> {
  switch (ending.verdict) {
    case 'fail':
      return {
        verdict: check.assumed ? 'warn' : 'fail',
        expected: ending.expected,
        actual: ending.actual,
        failedAt: ending.operation === check.operation ? undefined : ending.operation,
      };
    case 'blocked':
      return { verdict: 'blocked', blockedBy: ending.root, reason: ending.reason };
    default:
      return { verdict: ending.verdict, reason: ending.reason };
  }
}
