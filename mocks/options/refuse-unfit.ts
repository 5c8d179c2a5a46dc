/** Refuses unknown, invalid and ineffective options, so that none is silently ignored. */

import { nearest } from '../prism/nearest.js';
import type { OptionRow } from './options.js';

type Table = { readonly [name: string]: OptionRow };

/** Throws an Error for an unknown option, an invalid choice, or an option without the one it requires. */
export function refuseUnfit(given: object, table: Table, what: string): void {
  refuseUnknown(given, table, what);
  const isGiven = (value: unknown): boolean =>
    value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);
  const all = new Map(Object.entries(given).filter(([, value]) => isGiven(value)));
  for (const [name, value] of all) {
    const { choices, needs } = table[name] ?? {};
    if (choices !== undefined && !choices.includes(String(value)))
      throw new Error(`${what} knows no ${name} "${value}"; it is one of ${choices.join(', ')}`);
    if (needs !== undefined && !all.has(needs.option)) throw new Error(needs.says);
  }
}

function refuseUnknown(given: object, table: Table, what: string): void {
  const known = Object.keys(table);
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const reported = unknown.map((name) => {
    const near = nearest(name, known);
    return near === undefined ? `"${name}"` : `"${name}" (did you mean "${near}"?)`;
  });
  throw new Error(`${what} has no option ${reported.join(', ')}; it has ${known.toSorted().join(', ')}`);
}
