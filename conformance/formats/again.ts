/** How a finding without a script can be seen again. */
import type { Finding } from '../verdict/finding.js';

/** In words; undefined if it has a script, or was not tried again. */
export function againWithoutScript({
  reproduce,
  confirmation,
  cases,
}: Pick<Finding, 'reproduce' | 'confirmation' | 'cases'>): string | undefined {
  if (reproduce !== undefined) return undefined;
  const check = cases[0]?.check;
  switch (confirmation) {
    case 'confirmed':
      return check && `--only ${check} (no script: only the whole check shows it)`;
    case 'under concurrency':
      return 'no script: it shows only while other checks run';
    case 'intermittent':
      return 'no script: it did not show again when tried alone';
    default:
      return undefined;
  }
}
