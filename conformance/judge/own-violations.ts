/** Which of the violations that a check saw make it fail. */

import type { CheckResult } from './result.js';
import type { Violation } from './violation.js';

/** The violations that the check is about: no violations of schemas, unless the check is about these. */
export function ownViolations(
  check: Pick<CheckResult, 'id' | 'operation'>,
  violations: readonly Violation[],
): Violation[] {
  const judgesShape = check.id.startsWith(`${check.operation}/status-2`);
  return violations.filter(
    ({ sort, operation }) => sort !== 'shape' || (judgesShape && operation === check.operation),
  );
}
