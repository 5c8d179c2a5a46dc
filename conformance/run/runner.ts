/**
 * Runs checks against a target, several concurrently in this process, and reports each result. Ends early when its guard is
 * over.
 *
 * Deadlocks are impossible: a check acquires its `exclusive` resources before it gets a slot, and a running check waits only for
 * answers and for fixtures that another running check is creating (see fixtures.ts). Checks with place `alone` start when the
 * others are done, one after another, and those with place `end` after them.
 */
import { Mutex } from 'async-mutex';
import PQueue from 'p-queue';
import type { CheckResult } from '../judge/result.js';
import type { Check } from './check.js';
import type { Guard } from './guard.js';
import type { Run } from './run.js';
import { runCheck } from './run-check.js';

export interface RunnerOptions {
  /** The number of concurrent checks. */
  workers: number;
  /** Called with each result as its check ends. */
  onResult?: ((result: CheckResult) => void) | undefined;
  /** Once it is over no further check starts, and running ones are abandoned. */
  guard: Guard;
}

export interface RunOutcome {
  results: CheckResult[];
  /** A text about why the run was given up. */
  givenUp?: string | undefined;
  cause?: Guard['cause'];
  /** The number of checks that did not start or did not finish. */
  left: number;
}

/** Runs all checks; does not throw, whatever the target does. */
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
      // A check that had to wait for a lock still runs before later ones.
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
  const at = (...places: Check['place'][]) => all.filter(({ check }) => places.includes(check.place));
  const parts = [at('first', undefined, 'last'), ...at('alone').map((own) => [own]), at('end')];
  const every = async () => {
    for (const part of parts) await Promise.all(part.map(({ check, place }) => one(check, place)));
  };
  await guard.within(every());
  const { givenUp, cause } = guard;
  return { results, givenUp, cause, left: checks.length - results.length };
}

/** Marks a check as running, and as overlapping with all running ones. */
function begin(id: string, { underWay, overlapping }: Run): void {
  for (const other of underWay)
    for (const [one, beside] of [
      [id, other],
      [other, id],
    ] as const)
      overlapping.set(one, (overlapping.get(one) ?? new Set()).add(beside));
  underWay.add(id);
}

/** One mutex per name. Several are acquired in alphabetical order, which prevents deadlocks. */
function createLocks() {
  const byName = new Map<string, Mutex>();
  const lockOf = (name: string): Mutex => {
    const lock = byName.get(name) ?? new Mutex();
    byName.set(name, lock);
    return lock;
  };
  return {
    /** Resolves, when all are acquired, to a function that releases them. */
    acquire: async (names: readonly string[]): Promise<() => void> => {
      const releases: (() => void)[] = [];
      for (const name of [...new Set(names)].sort()) releases.push(await lockOf(name).acquire());
      return () => {
        for (const release of releases.reverse()) release();
      };
    },
  };
}
