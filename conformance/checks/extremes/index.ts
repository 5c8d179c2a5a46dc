/**
 * Extreme values: a 4xx or a lawful success, never a 5xx; an accepted value is shown as a value of its type. One class of input is
 * one violation over all operations. Values that could damage other records are in last.ts.
 */
import type { Check } from '../../run/check.js';
import { byteChecks } from './bytes.js';
import { dateChecks } from './dates.js';
import { documentExtremeChecks } from './documents.js';
import { laxFormChecks } from './lax-forms.js';
import { longTextChecks } from './long-texts.js';
import { manyDigitChecks } from './many-digits.js';
import { numberChecks } from './numbers.js';
import { queryChecks } from './queries.js';
import { shapeChecks } from './shapes.js';

export const extremeChecks: readonly Check[] = [
  ...numberChecks,
  ...shapeChecks,
  ...queryChecks,
  ...byteChecks,
  ...dateChecks,
  ...documentExtremeChecks,
  ...longTextChecks,
  ...laxFormChecks,
  ...manyDigitChecks,
];
