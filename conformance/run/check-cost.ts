/** How many requests a check is expected to send: the mean of its class. Owns the classes; the means are in costs.ts. */
import { operations } from '../../generated/operations.js';
import type { Check } from './check.js';
import { requestsOfClass } from './costs.js';

export type Costed = Pick<Check, 'id' | 'kind' | 'operation'>;

/** The word after the operation: checks of one word do the same for several operations. */
export const wordOf = ({ id }: Pick<Check, 'id'>): string => id.slice(id.indexOf('/') + 1);

/** The rows of a covering array; undefined for any other check. */
export function caseClassOf({ id, operation }: Pick<Check, 'id' | 'operation'>): string | undefined {
  if (!/^case(-|$)/.test(wordOf({ id }))) return undefined;
  return `case of ${operations[operation].documentType ? 'documents' : 'records'}`;
}

export const kindOfResource = ({ kind, operation }: Pick<Check, 'kind' | 'operation'>): string =>
  `${kind} of ${operations[operation].resource}`;

/**
 * Whose mean stands for the check, of those that are known: that of its word, or of its kind and resource, which cost unlike others
 * of its kind; else that of its kind.
 */
export function classAmong(check: Costed, isKnown: (name: string) => boolean): string {
  const own = [wordOf(check), kindOfResource(check)].find(isKnown);
  return caseClassOf(check) ?? own ?? check.kind;
}

/** The same, of those that were counted. */
export const classOf = (check: Costed): string =>
  classAmong(check, (name) => Object.hasOwn(requestsOfClass, name));

/** The mean of all checks, for a class that was not counted. */
const uncounted = 7;

/** How many requests checks of this class send. */
export const meanOf = (name: string): number => requestsOfClass[name] ?? uncounted;

/** How many requests a check sends. */
export const requestsOf = (check: Costed): number => meanOf(classOf(check));
