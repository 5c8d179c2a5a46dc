/**
 * Names for the checks of the smoke profile that hold for every seed. Rows of covering arrays are drawn anew for each seed: there
 * the number of the row counts, in the order of the checks, and not its id.
 */
import type { Check } from './check.js';

/** The id of each check, or `createInvoice/case#2` for a row of a covering array; `checks` are all checks of a seed. */
export function smokeNames(checks: readonly Pick<Check, 'id'>[]): Map<string, string> {
  const rows = new Map<string, number>();
  return new Map(
    checks.map(({ id }) => {
      const [, operation] = /^(\w+)\/case-/.exec(id) ?? [];
      if (operation === undefined) return [id, id];
      const row = (rows.get(operation) ?? 0) + 1;
      rows.set(operation, row);
      return [id, `${operation}/case#${row}`];
    }),
  );
}
