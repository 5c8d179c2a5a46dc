/** Names that are unique in the run and odd in their letters: of digits alone. Owns no request. */
import type { CheckContext } from '../run/check.js';

/** Digits alone; those of the clock keep runs apart. */
export const uniqueDigits = (t: CheckContext): string => `${Date.now()}${t.unique('').replaceAll(/\D/g, '')}`;
