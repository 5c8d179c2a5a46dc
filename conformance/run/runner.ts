/**
 * Runs checks against a target, several at a time in this process, and reports each as it ends. Ends early when its guard
 * says so. Contains no verdict.
 *
 * No check can wait for another one: what it needs for itself (`exclusive`) it has acquired before it gets a slot, and a
 * running check waits for nothing but answers and for fixtures that a running check is making (see fixtures.ts). Checks whose
 * place is the end are begun when all others are done.
 */
import { Mutex } from 'async-mutex';
import PQueue from 'p-queue';
import type { CheckResult } from '../judge/result.js';
import type { Check } from './check.js';
import type { Guard } from './guard.js';
import type { Run } from './run.js';
import { runCheck } from './run-check.js';

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
  /** What was the cause of that: the target, or the suite itself. */
  cause?: Guard['cause'];
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
  const slots = new PQueue({ concurrency: Math.max(1, workers) });
  const locks = createLocks();
  const one = async (check: Check, place: number) => {
    const release = await locks.acquire(check.exclusive ?? []);
    try {
      // Whoever had to wait for a lock still goes before the checks behind it.
      await slots.add(
        async () => {
          if (guard.isOver) return;
          begin(check.id, run);
          const result = await runCheck(check, run);
          run.underWay.delete(check.id);
          if (guard.isOver) return;
          results.push(result);
          onResult?.(result);
        },
        { priority: -place },
      );
    } finally {
      release();
    }
  };
  const all = checks.map((check, place) => ({ check, place }));
  const atTheEnd = all.filter(({ check }) => check.place === 'end');
  const before = all.filter(({ check }) => check.place !== 'end');
  const every = async () => {
    for (const part of [before, atTheEnd])
      await Promise.all(part.map(({ check, place }) => one(check, place)));
  };
  await guard.within(every());
  const { givenUp, cause } = guard;
  return { results, givenUp, cause, left: checks.length - results.length };
}

/** From now on it is under way, and overlaps with all that are. */
function begin(id: string, { underWay, overlapping }: Run): void {
  for (const other of underWay)
    for (const [one, beside] of [
      [id, other],
      [other, id],
    ] as const)
      overlapping.set(one, (overlapping.get(one) ?? new Set()).add(beside));
  underWay.add(id);
}

/** One mutex a name. Several are acquired in the order of their names, so that two checks cannot wait for each other. */
function createLocks() {
  const byName = new Map<string, Mutex>();
  const lockOf = (name: string): Mutex => {
    const lock = byName.get(name) ?? new Mutex();
    byName.set(name, lock);
    return lock;
  };
  return {
    /** Resolves, when all are acquired, to what releases them. */
    acquire: async (names: readonly string[]): Promise<() => void> => {
      const releases: (() => void)[] = [];
      for (const name of [...new Set(names)].sort()) releases.push(await lockOf(name).acquire());
      return () => {
        for (const release of releases.reverse()) release();
      };
    },
  };
}
