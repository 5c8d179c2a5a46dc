/** Judging by a frozen revision of the requirements: which results count, and the findings of newer checks. */
import type { CheckResult } from '../judge/result.js';
import { changesSince, isScored, sinceOf } from '../target/requirements.js';
import { type JudgeSettings, judge, type NewSince } from './report.js';

/** Splits results into those of the revision (`scored`) and those of newer checks. */
export function byRevision(results: readonly CheckResult[], requirements: string | undefined) {
  const isOwn = ({ id }: CheckResult) => isScored(sinceOf(id), requirements);
  return { scored: results.filter(isOwn), newer: results.filter((one) => !isOwn(one)) };
}

/** The findings of newer checks, which fail no run. */
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
