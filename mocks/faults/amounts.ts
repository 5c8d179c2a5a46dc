/** Faults of amounts, for documents of every type: sums, taxes, discounts, rounding. */

import { type Json, linesOf } from './body-fields.js';
import { type DocumentRow, shows, stored } from './document-rows.js';
import { incoming } from './service-ways.js';

const cents = (value: number) => Math.round(value * 100) / 100;
const rateOf = (line: Json | undefined): number => Number((line?.tax as Json | undefined)?.value ?? 0);
const rounded = (value: unknown) => (value === undefined ? value : String(Math.round(Number(value))));

/** Taxes all lines at this rate. */
function tax(record: Json, rate: number): void {
  record.taxes = cents((Number(record.before_taxes) * rate) / 100);
  record.total = cents(Number(record.before_taxes) + Number(record.taxes));
}

export const amountRows: Readonly<Record<string, DocumentRow>> = {
  'quantity-rounded': ['rounds quantities', stored(incoming('items.*.quantity', rounded))],
  'discount-whole': ['rounds discounts to whole numbers', stored(incoming('items.*.discount', rounded))],
  'tax-whole': [
    'taxes with whole percentages only',
    shows((record) => {
      const rates = linesOf(record).map(rateOf);
      if (rates.every(Number.isInteger) || new Set(rates).size > 1) return;
      tax(record, Math.round(rates[0] ?? 0));
    }),
  ],
  'first-line-only': [
    'adds up its first line only',
    shows((record) => {
      const [first, second] = linesOf(record);
      if (!first || !second) return;
      record.sum = first.subtotal;
      record.discount = first.discount_amount;
      record.before_taxes = cents(Number(first.subtotal) - Number(first.discount_amount));
      record.taxes = cents(Number(first.tax_amount));
      record.total = cents(Number(record.before_taxes) + Number(record.taxes));
    }),
  ],
  'total-without-taxes': [
    'has a total without taxes',
    shows((record) => {
      record.total = record.before_taxes;
    }),
  ],
  'discount-not-subtracted': [
    'does not subtract its discount',
    shows((record) => {
      if (Number(record.discount) > 0) record.before_taxes = record.sum;
    }),
  ],
  'tax-of-first-line-for-all': [
    'taxes all lines like the first',
    shows((record) => {
      const lines = linesOf(record);
      const rate = rateOf(lines[0]);
      if (lines.length > 1 && lines.some((line) => rateOf(line) !== rate)) tax(record, rate);
    }),
  ],
  'total-off-by-five-cents': [
    'adds five cents to totals above a thousand',
    shows((record) => {
      if (Number(record.total) > 1000) record.total = cents(Number(record.total) + 0.05);
    }),
  ],
};
