/**
 * Values at which layers break: a 4xx or a lawful success, never a 5xx; what is accepted is shown as something of its type. One class of
 * input over many operations is one violation. What could harm records of others is in last.ts.
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
