/**
 * Tells a cause once. A check of one operation may fail because another one, which it only uses, is broken: where that
 * one's own checks fail in the same way, it is blocked by it. What fails in a way of its own stays a failure. Pure.
 */
import { reasonOf } from '../judge/outcome.js';
import { fingerprint, normalise } from './fingerprint.js';
import type { CheckResult } from './result.js';

/** How an operation fails. Who is answered with an error may have wanted one thing or another: the error is the same. */
function signature(operation: string, result: CheckResult): string {
  const actual = result.actual ?? '';
  return `${operation} ${/^[45]\d\d\b/.test(actual) ? normalise(actual) : fingerprint(result)}`;
}

/** The results, those that fail as a broken operation's own checks do as `blocked` by it. At least one failure stays. */
export function foldFailures(results: readonly CheckResult[]): CheckResult[] {
  const own = new Set(
    results
      .filter(({ verdict, failedAt }) => verdict === 'fail' && failedAt === undefined)
      .map((one) => signature(one.operation, one)),
  );
  return results.map((one) => {
    const { verdict, failedAt, expected = '', actual = '', ...rest } = one;
    if (verdict !== 'fail' || failedAt === undefined || !own.has(signature(failedAt, one))) return one;
    return {
      ...rest,
      failedAt,
      verdict: 'blocked',
      blockedBy: failedAt,
      reason: reasonOf({ expected, actual }),
    };
  });
}
