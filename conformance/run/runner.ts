/**
 * Runs checks against a target, several at a time in this process, and tells of each as it ends. Ends early when its
 * guard says so. Owns no verdict.
 */
import type { CheckResult } from '../judge/result.js';
import type { Check } from './check.js';
import type { Guard } from './guard.js';
import type { Run } from './run.js';
import { runCheck } from './run-check.js';
import { createSeats } from './seats.js';
import type { Turns } from './turns.js';

export interface RunnerOptions {
  /** Checks at a time. */
  workers: number;
  /** Called with each result as its check ends. */
  onResult?: ((result: CheckResult) => void) | undefined;
  /** Once it is over no further check is begun; those under way are not waited for. */
  guard: Guard;
}

export interface RunOutcome {
  results: CheckResult[];
  /** Why the run was given up before its end, in words. */
  givenUp?: string | undefined;
  /** That was because the target fell silent. */
  isSilent: boolean;
  /** Checks that were not begun or not ended. */
  left: number;
}

/** Runs all checks; never throws for what the target does. */
export async function runChecks(
  checks: readonly Check[],
  run: Run,
  { workers, onResult, guard }: RunnerOptions,
): Promise<RunOutcome> {
  const results: CheckResult[] = [];
  const seats = createSeats(workers);
  const turns: Turns = { take: (name, act) => run.turns.take(name, act, seats) };
  const one = async (check: Check) => {
    const result = await runCheck(check, { ...run, turns });
    seats.leave();
    if (guard.isOver) return;
    results.push(result);
    onResult?.(result);
  };
  const all = async () => {
    const begun: Promise<void>[] = [];
    for (const check of checks) {
      await seats.take();
      if (guard.isOver) return;
      begun.push(one(check));
    }
    await Promise.all(begun);
  };
  await guard.within(all());
  const { givenUp, isSilent } = guard;
  return { results, givenUp, isSilent, left: checks.length - results.length };
}
