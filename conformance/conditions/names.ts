/** Short names, or names of digits, that are unique in the run. */
import type { CheckContext } from '../run/check.js';

/** A text that contains the run's word, with a number: a target may allow only 40 characters in a name. */
export const numbered = (t: CheckContext, text: string): string =>
  `${text} ${t.unique('').split('-').at(-1)}`;

/** Digits only; the time in them separates runs. */
export const uniqueDigits = (t: CheckContext): string => `${Date.now()}${t.unique('').replaceAll(/\D/g, '')}`;
