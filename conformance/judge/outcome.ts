/** The ways a check can end other than by passing, as errors that `run.ts` turns into verdicts. */
import type { Violation } from './violation.js';

export type Ending =
  | { verdict: 'fail'; violation: Violation }
  | { verdict: 'blocked'; root: string; reason: string; violation?: Violation }
  /** `isUnreached`: it is stated and claimed, and could not be judged from here. */
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

/** Undefined where the target does not take it. */
export const tried = async <T>(make: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await make();
  } catch (error) {
    if (error instanceof Ended) return undefined;
    throw error;
  }
};

/** Undefined where the target refuses what it may refuse. */
export const ifSupported = async <T>(make: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await make();
  } catch (error) {
    if (error instanceof Ended && error.ending.verdict === 'unsupported') return undefined;
    throw error;
  }
};

/** The target broke what is stated. */
export function violated(violation: Violation): Ended {
  return new Ended({ verdict: 'fail', violation });
}

/** A prerequisite failed; `root` is the operation (or check id) that is the cause, `violation` what was seen of it. */
export function blocked(root: string, reason: string, violation?: Violation): Ended {
  return new Ended({ verdict: 'blocked', root, reason, violation });
}

/** A failure of a prerequisite as the reason of `blocked`. */
export const reasonOf = ({ expected, actual }: { expected: string; actual: string }): string =>
  `expected ${expected}; got ${actual}`;

export function unsupported(reason: string): Ended {
  return new Ended({ verdict: 'unsupported', reason });
}

/** What cannot be judged from where the suite runs, though the target claims it: the result is partial. */
export function unreached(reason: string): Ended {
  return new Ended({ verdict: 'unsupported', reason, isUnreached: true });
}

export function inconclusive(reason: string): Ended {
  return new Ended({ verdict: 'inconclusive', reason });
}
