/** Which of the breaches that a check saw are its own to fail by. Pure. */
import type { Breach } from './breach.js';
import type { CheckResult } from './result.js';

/** What the check itself is about: not the shapes that it passed on its way, unless they are its subject. */
export function ownBreaches(
  check: Pick<CheckResult, 'id' | 'operation'>,
  breaches: readonly Breach[],
): Breach[] {
  const judgesShape = check.id.startsWith(`${check.operation}/status-2`);
  return breaches.filter(
    ({ sort, operation }) => sort !== 'shape' || (judgesShape && operation === check.operation),
  );
}
