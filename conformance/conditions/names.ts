/** Names that are unique in the run, and short, or odd in their letters. */
import type { CheckContext } from '../run/check.js';

/** Of what holds a word of the run already: a target may take no more than 40 characters in a name. */
export const numbered = (t: CheckContext, text: string): string =>
  `${text} ${t.unique('').split('-').at(-1)}`;

/** Digits alone; those of the clock keep runs apart. */
export const uniqueDigits = (t: CheckContext): string => `${Date.now()}${t.unique('').replaceAll(/\D/g, '')}`;
