/** Faults of amounts, for documents of every type: what is added up, taxed, discounted and rounded. */
import { cents, linesOf, type Named, shown, stored } from './document-rows.js';
import type { Json } from './make.js';

export const amountRows: readonly Named[] = [
  {
    name: 'quantity-rounded',
    says: 'rounds quantities',
    decorate: stored((inner) => {
      for (const line of linesOf(inner)) line.quantity = String(Math.round(Number(line.quantity)));
    }),
  },
  {
    name: 'discount-whole',
    says: 'rounds discounts to whole numbers',
    decorate: stored((inner) => {
      for (const line of linesOf(inner))
        if (line.discount !== undefined) line.discount = String(Math.round(Number(line.discount)));
    }),
  },
  {
    name: 'tax-whole',
    says: 'taxes with whole percentages only',
    decorate: shown((record) => {
      const rates = linesOf(record).map((line) => Number((line.tax as Json).value));
      if (rates.every(Number.isInteger) || new Set(rates).size > 1) return;
      record.taxes = cents((Number(record.before_taxes) * Math.round(rates[0] ?? 0)) / 100);
      record.total = cents(Number(record.before_taxes) + Number(record.taxes));
    }),
  },
  {
    name: 'first-line-only',
    says: 'adds up its first line only',
    decorate: shown((record) => {
      const [first] = linesOf(record);
      if (!first || linesOf(record).length < 2) return;
      record.sum = first.subtotal;
      record.discount = first.discount_amount;
      record.before_taxes = cents(Number(first.subtotal) - Number(first.discount_amount));
      record.taxes = cents(Number(first.tax_amount));
      record.total = cents(Number(record.before_taxes) + Number(record.taxes));
    }),
  },
  {
    name: 'total-without-taxes',
    says: 'has a total without taxes',
    decorate: shown((record) => {
      record.total = record.before_taxes;
    }),
  },
  {
    name: 'discount-not-subtracted',
    says: 'does not subtract its discount',
    decorate: shown((record) => {
      if (Number(record.discount) > 0) record.before_taxes = record.sum;
    }),
  },
  {
    name: 'tax-of-first-line-for-all',
    says: 'taxes all lines like the first',
    decorate: shown((record) => {
      const lines = linesOf(record);
      const rate = Number((lines[0]?.tax as Json | undefined)?.value ?? 0);
      if (lines.length < 2 || lines.every((line) => Number((line.tax as Json).value) === rate)) return;
      record.taxes = cents((Number(record.before_taxes) * rate) / 100);
      record.total = cents(Number(record.before_taxes) + Number(record.taxes));
    }),
  },
  {
    name: 'total-off-by-five-cents',
    says: 'adds five cents to totals above a thousand',
    decorate: shown((record) => {
      if (Number(record.total) > 1000) record.total = cents(Number(record.total) + 0.05);
    }),
  },
];
