/**
 * Runs checks against a target, several at a time in this process, and tells of each as it ends. Ends early when it is
 * told to, when the target has been silent for too long, or when the time is over. Owns no verdict.
 */
import type { CheckResult } from '../judge/result.js';
import type { Check } from './check.js';
import type { Run } from './run.js';
import { runCheck } from './run-check.js';

export interface RunnerOptions {
  /** Checks at a time. */
  workers: number;
  /** Called with each result as its check ends. */
  onResult?: (result: CheckResult) => void;
  /** Aborted: no further check is begun; those under way are not waited for. */
  signal?: AbortSignal;
  /** The run is given up after so many milliseconds. */
  maxMs?: number;
  /** And after so many of nothing but silence or 429. */
  silenceMs?: number;
}

export interface RunOutcome {
  results: CheckResult[];
  /** Why the run was given up before its end, in words. */
  givenUp?: string;
  /** Checks that were not begun or not ended. */
  left: number;
}

const lookEveryMs = 250;

/** Runs all checks; never throws for what the target does. */
export async function runChecks(
  checks: readonly Check[],
  run: Run,
  options: RunnerOptions,
): Promise<RunOutcome> {
  const results: CheckResult[] = [];
  const waiting = [...checks];
  const started = performance.now();
  let stopped = false;
  let givenUp: string | undefined;
  const lane = async () => {
    for (let check = waiting.shift(); check && !stopped; check = waiting.shift()) {
      const result = await runCheck(check, run);
      if (stopped) return;
      results.push(result);
      options.onResult?.(result);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const watch = new Promise<void>((resolve) => {
    const stop = () => {
      stopped = true;
      resolve();
    };
    if (options.signal?.aborted) stop();
    options.signal?.addEventListener('abort', stop, { once: true });
    timer = setInterval(() => {
      givenUp = overtime(started, run, options);
      if (givenUp) stop();
    }, lookEveryMs);
  });
  await Promise.race([Promise.all(Array.from({ length: Math.max(1, options.workers) }, lane)), watch]);
  clearInterval(timer);
  return { results, givenUp, left: checks.length - results.length };
}

function overtime(started: number, run: Run, { maxMs, silenceMs }: RunnerOptions): string | undefined {
  const now = performance.now();
  if (maxMs !== undefined && now - started > maxMs)
    return `not done after ${Math.round(maxMs / 60_000)} minutes (--max-minutes)`;
  const quiet = now - Math.max(started, run.transport.lastAnswerAt());
  if (silenceMs !== undefined && quiet > silenceMs)
    return `the target gave no answer but 429 for ${Math.round(silenceMs / 1000)} seconds`;
  return undefined;
}
