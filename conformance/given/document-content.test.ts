// Documents for checks vary in content, and the price of an invoice exceeds that of a part payment.
import { expect, test } from '@playwright/test';
import { contentOf } from './document-content.js';

const draws = Array.from({ length: 10 }, (_, nth) => nth);

test('documents in a row -> among them several lines, small amounts, large quantities and names in capitals', () => {
  const made = draws.map((nth) => contentOf('quotes', nth));
  expect(made.some(({ lines }) => lines.length > 2)).toBe(true);
  expect(made.some(({ lines }) => lines.every(({ unit_price }) => Number(unit_price) < 0.5))).toBe(true);
  expect(made.some(({ lines }) => lines.some(({ quantity }) => Number(quantity) >= 1000))).toBe(true);
  expect(made.some(({ isUpperCase }) => isUpperCase)).toBe(true);
  expect(made.some(({ isUpperCase }) => !isUpperCase)).toBe(true);
});

test('an invoice, which is paid in parts -> never costs less than a part', () => {
  for (const nth of draws) {
    const prices = contentOf('invoices', nth).lines.map(({ unit_price = 100 }) => Number(unit_price));
    expect(Math.min(...prices)).toBeGreaterThan(10);
  }
});
