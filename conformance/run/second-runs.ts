/**
 * Runs checks again, one at a time, that an intermittent 5xx has stopped: a server that fails only when requests overlap, such as
 * one with a database that locks, is judged all the same. Their 5xx stays in their results.
 */
import { type CheckResult, tags } from '../judge/result.js';
import { isServerError } from '../judge/status-class.js';
import { type Violation, violationKey } from '../judge/violation.js';
import type { Check } from './check.js';
import type { Guard } from './guard.js';
import type { Run } from './run.js';
import { runCheck } from './run-check.js';

/** The maximum number of requests, as a share of those of the first runs. */
const mostOfRun = 0.2;

const isOf5xx = ({ exchange }: Violation): boolean => isServerError(exchange?.status ?? 0);

/** The ids of the checks that a 5xx has stopped, of operations that have also succeeded. */
export function stoppedIn(results: readonly CheckResult[]): ReadonlySet<string> {
  const succeeded = new Set(results.flatMap(({ asserted }) => asserted));
  const intermittent = new Set(
    results.flatMap(({ operation: own, violations }) =>
      violations.flatMap((one) => {
        const operation = one.operation ?? own;
        return isOf5xx(one) && succeeded.has(tags.operation(operation)) ? [operation] : [];
      }),
    ),
  );
  const isStopped = ({ verdict, operation: own, violations, exchanges, blockedBy }: CheckResult) => {
    const isIntermittent = violations.some((one) => isOf5xx(one) && intermittent.has(one.operation ?? own));
    if (verdict === 'blocked') return isIntermittent || intermittent.has(blockedBy ?? '');
    // Where the check went on after the 5xx, it has judged the rest.
    return isIntermittent && isServerError(exchanges.at(-1)?.status ?? 0);
  };
  return new Set(results.filter(isStopped).map(({ id }) => id));
}

/**
 * The results, with those of the second runs of stopped checks merged in. These run in the order of `checks`; `onStopped` is called
 * before them, with their number.
 */
export async function runStoppedAgain(
  checks: readonly Check[],
  run: Run,
  results: readonly CheckResult[],
  guard: Guard,
  onStopped?: (count: number) => void,
): Promise<CheckResult[]> {
  const stopped = stoppedIn(results);
  const again = new Map<string, CheckResult>();
  if (stopped.size > 0) onStopped?.(stopped.size);
  // Operations that failed too often as prerequisites are tried again.
  for (const shared of [run.shared, run.second]) if (stopped.size > 0) shared?.broken.clear();
  const mostSent = run.transport.sent * (1 + mostOfRun);
  for (const check of checks) {
    if (!stopped.has(check.id) || guard.isOver || run.transport.sent > mostSent) continue;
    const result = await guard.within(runCheck(check, run));
    if (result) again.set(check.id, result);
  }
  return results.map((first) => {
    const second = again.get(first.id);
    return second ? merged(first, second) : first;
  });
}

function merged(first: CheckResult, second: CheckResult): CheckResult {
  if (first.verdict === 'blocked') return second;
  const keys = new Set(second.violations.map(violationKey));
  const { violations, exchanges, ...own } = second.verdict === 'fail' ? second : first;
  return {
    ...own,
    violations: [...second.violations, ...first.violations.filter((one) => !keys.has(violationKey(one)))],
    exchanges: exchanges.length > 0 ? exchanges : first.exchanges,
    asserted: [...new Set([...first.asserted, ...second.asserted])],
    durationMs: first.durationMs + second.durationMs,
  };
}
