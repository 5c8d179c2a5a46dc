/** Which of the violations that a check saw are its own to fail by. */

import type { CheckResult } from './result.js';
import type { Violation } from './violation.js';

/** What the check itself is about: not the shapes that it passed on its way, unless they are its subject. */
export function ownViolations(
  check: Pick<CheckResult, 'id' | 'operation'>,
  violations: readonly Violation[],
): Violation[] {
  const judgesShape = check.id.startsWith(`${check.operation}/status-2`);
  return violations.filter(
    ({ sort, operation }) => sort !== 'shape' || (judgesShape && operation === check.operation),
  );
}
