/**
 * Makes sure that every `blocked` has a failing check to point at. A fault may show only while something else is
 * prepared (the third document, a rare body); then one result for the operation at fault is added. Pure.
 */
import { operations } from '../generated/operations.js';
import type { CheckResult } from './verdict/result.js';

/** The results with one failure added per root cause that no failing check names. */
export function nameRootCauses(results: readonly CheckResult[]): CheckResult[] {
  const failing = new Set(results.flatMap((one) => (one.verdict === 'fail' ? [one.id, one.operation] : [])));
  const added = new Map<string, CheckResult>();
  for (const result of results) {
    const root = result.blockedBy;
    if (result.verdict !== 'blocked' || root === undefined || failing.has(root) || added.has(root)) continue;
    added.set(root, rootFailure(root, result));
  }
  return [...results, ...added.values()];
}

function rootFailure(root: string, from: CheckResult): CheckResult {
  const [operation = root] = root.split('/');
  const known = operation in operations;
  const { expected, actual } = parts(from.reason ?? '');
  return {
    ...from,
    id: `${known ? operation : from.operation}/as-a-prerequisite`,
    title: `${operation}: while preparing another check -> succeeds`,
    rule: `${operation} works whenever other checks need it.`,
    operation: known ? operation : from.operation,
    verdict: 'fail',
    expected,
    actual,
    blockedBy: undefined,
    reason: undefined,
    asserted: [],
  };
}

function parts(reason: string): { expected: string; actual: string } {
  const [, expected = 'success', actual = reason] = /^expected (.*?); got (.*)$/s.exec(reason) ?? [];
  return { expected, actual };
}
