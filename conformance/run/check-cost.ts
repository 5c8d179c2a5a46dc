/** The expected number of requests of a check: the mean of its class. The means are in costs.ts. */
import { operations } from '../../generated/operations.js';
import type { Check } from './check.js';
import { requestsOfClass } from './costs.js';

export type Costed = Pick<Check, 'id' | 'kind' | 'operation'>;

/** The word after the operation: checks with the same word do the same for several operations. */
export const wordOf = ({ id }: Pick<Check, 'id'>): string => id.slice(id.indexOf('/') + 1);

/** The class of a row of a covering array; undefined for any other check. */
export function caseClassOf({ id, operation }: Pick<Check, 'id' | 'operation'>): string | undefined {
  if (!/^case(-|$)/.test(wordOf({ id }))) return undefined;
  return `case of ${operations[operation].documentType ? 'documents' : 'records'}`;
}

export const kindOfResource = ({ kind, operation }: Pick<Check, 'kind' | 'operation'>): string =>
  `${kind} of ${operations[operation].resource}`;

/**
 * The class of a check: if known, that of its word, or of its kind and resource (their costs differ from others of the kind);
 * otherwise its kind.
 */
export function classAmong(check: Costed, isKnown: (name: string) => boolean): string {
  const own = [wordOf(check), kindOfResource(check)].find(isKnown);
  return caseClassOf(check) ?? own ?? check.kind;
}

/** The class of a check, of those in costs.ts. */
export const classOf = (check: Costed): string =>
  classAmong(check, (name) => Object.hasOwn(requestsOfClass, name));

/** The mean of all checks, for a class that is not in costs.ts. */
const uncounted = 7;

/** The mean number of requests of checks of this class. */
export const meanOf = (name: string): number => requestsOfClass[name] ?? uncounted;

export const requestsOf = (check: Costed): number => meanOf(classOf(check));
