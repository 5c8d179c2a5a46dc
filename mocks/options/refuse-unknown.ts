/** Finds options that nobody reads: a misspelt one must not look as if it had been taken. */

import { nearest } from '../prism/nearest.js';

/** Throws an Error that names each option which is not in the table, and the one that was probably meant. */
export function refuseUnknown(given: object, table: object, what: string): void {
  const known = Object.keys(table);
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const told = unknown.map((name) => {
    const near = nearest(name, known);
    return near === undefined ? `"${name}"` : `"${name}" (did you mean "${near}"?)`;
  });
  throw new Error(`${what} has no option ${told.join(', ')}; it has ${known.toSorted().join(', ')}`);
}
