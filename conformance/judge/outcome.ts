/** The ways a check can end without passing, as errors that run/run-check.ts turns into verdicts. */
import type { Violation } from './violation.js';

export type Ending =
  | { verdict: 'fail'; violation: Violation }
  | { verdict: 'blocked'; root: string; reason: string; violation?: Violation }
  /** `isUnreached`: it is stated and claimed, but cannot be judged from where the suite runs. */
  | { verdict: 'unsupported'; reason: string; isUnreached?: true }
  | { verdict: 'inconclusive'; reason: string };

export class Ended extends Error {
  constructor(readonly ending: Ending) {
    super(
      ending.verdict === 'fail'
        ? `expected ${ending.violation.expected}, got ${ending.violation.actual}`
        : ending.reason,
    );
    this.name = 'Ended';
  }
}

/** The result of `make`; undefined if it ends the check: in any way, or only in the given one. */
export const orUndefined = async <T>(
  make: () => Promise<T>,
  way?: Ending['verdict'],
): Promise<T | undefined> => {
  try {
    return await make();
  } catch (error) {
    if (error instanceof Ended && (way ?? error.ending.verdict) === error.ending.verdict) return undefined;
    throw error;
  }
};

/** What the target broke, where that is what ended it; undefined for any other error. */
export const violationIn = (error: unknown): Violation | undefined =>
  error instanceof Ended && error.ending.verdict === 'fail' ? error.ending.violation : undefined;

/** Undefined where the target refuses what it may refuse. */
export const unlessUnsupported = <T>(make: () => Promise<T>): Promise<T | undefined> =>
  orUndefined(make, 'unsupported');

/** The target violated a statement. */
export function violated(violation: Violation): Ended {
  return new Ended({ verdict: 'fail', violation });
}

/** A prerequisite failed because of the operation (or check) `root`; `violation` is what was seen of the cause. */
export function blocked(root: string, reason: string, violation?: Violation): Ended {
  return new Ended({ verdict: 'blocked', root, reason, violation });
}

/** The reason of `blocked` for a failed prerequisite. */
export const reasonOf = ({ expected, actual }: { expected: string; actual: string }): string =>
  `expected ${expected}; got ${actual}`;

export function unsupported(reason: string): Ended {
  return new Ended({ verdict: 'unsupported', reason });
}

/** The target claims it, but it cannot be judged from where the suite runs: the result is partial. */
export function unreached(reason: string): Ended {
  return new Ended({ verdict: 'unsupported', reason, isUnreached: true });
}

export function inconclusive(reason: string): Ended {
  return new Ended({ verdict: 'inconclusive', reason });
}
