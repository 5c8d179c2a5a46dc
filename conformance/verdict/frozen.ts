/** Judging by frozen requirements: which results count, and what newer checks have found beside them. Pure. */
import type { CheckResult } from '../judge/result.js';
import { changesSince, isScored, sinceOf } from '../target/requirements.js';
import { type JudgeSettings, judge, type NewSince } from './report.js';

/** What is judged by the requirements, and what only came after them. */
export function byRevision(results: readonly CheckResult[], requirements: string | undefined) {
  const isOwn = ({ id }: CheckResult) => isScored(sinceOf(id), requirements);
  return { scored: results.filter(isOwn), newer: results.filter((one) => !isOwn(one)) };
}

/** What newer checks have found: it fails nobody. */
export function newFindings(
  requirements: string,
  newer: readonly CheckResult[],
  base: JudgeSettings,
): NewSince {
  const findings = newer.length === 0 ? [] : judge(newer, { ...base, notes: [] }).findings;
  return {
    checks: newer.length,
    findings: findings.filter(({ verdict }) => verdict === 'fail'),
    changes: changesSince(requirements),
  };
}
