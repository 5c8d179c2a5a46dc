/** Whether listed deviations were still seen, by the results of all tests of a run. */
import type { CheckResult } from '../judge/result.js';
import type { Check } from '../run/check.js';
import { applyDeviations, type Deviation } from '../verdict/deviations.js';
import { diagnose } from '../verdict/diagnosis.js';
import { onePerId } from '../verdict/report.js';

/** `skip`: why it cannot be judged; `fail`: what is no longer as listed. Neither if all listed deviations still hold. */
export function listedStillHold(
  checks: readonly Check[],
  results: readonly CheckResult[],
  deviations: readonly Deviation[],
): { skip?: string; fail?: string } {
  const seen = new Set(results.map(({ id }) => id));
  const left = checks.filter(({ id }) => !seen.has(id)).length;
  if (left > 0)
    return { skip: `${left} of ${checks.length} checks were not run before: only a whole run reports` };
  const { problems } = applyDeviations(diagnose(onePerId(results)).findings, deviations, new Date());
  return problems.length > 0 ? { fail: problems.map(({ message }) => message).join('\n') } : {};
}
