/** How many requests a check is expected to send: the mean of its class. Owns the classes; the means are in costs.ts. */
import { operations } from '../../generated/operations.js';
import type { Check } from './check.js';
import { requestsOfClass } from './costs.js';

/** Checks that cost unlike the others of their kind, by the word after the operation. */
const apart = ['filters-in-pairs', 'odd-types', 'own-pages', 'random-walks', 'refused-again', 'stories-long'];

/** Whose mean stands for the check: that of its kind, or of checks that are alike. */
export function classOf({ id, kind, operation }: Pick<Check, 'id' | 'kind' | 'operation'>): string {
  const slug = id.slice(id.indexOf('/') + 1);
  if (/^case(-|$)/.test(slug))
    return `case of ${operations[operation].documentType ? 'documents' : 'records'}`;
  return apart.includes(slug) ? slug : kind;
}

/** The mean of all checks, for a class that was not counted. */
const uncounted = 7;

/** How many requests a check sends. */
export const requestsOf = (check: Pick<Check, 'id' | 'kind' | 'operation'>): number =>
  requestsOfClass[classOf(check)] ?? uncounted;
