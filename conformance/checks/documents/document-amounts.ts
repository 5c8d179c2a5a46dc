/**
 * The arithmetic of documents: relations between their figures, stated by the field names, within a cent. Computed here in
 * decimals, independently of the mock.
 */

import { Decimal } from 'decimal.js';
import { amountsOf, numberIn } from '../../conditions/model.js';
import { orUndefined } from '../../judge/outcome.js';
import type { CheckContext, DocumentType } from '../../run/check.js';
import {
  buyer,
  type DocumentRule,
  linesOf,
  make,
  makeIfAccepted,
  partyOf,
  read,
} from '../kit/document-rules.js';

export interface TaxUsed {
  name: string;
  value: string;
}

/** Two taxes of different rates above 0; the same one twice where no second can be created. */
export async function twoTaxes(t: CheckContext): Promise<[TaxUsed, TaxUsed]> {
  const made = async (value: string): Promise<TaxUsed> => ({
    name: (await t.given.tax({ value })).name,
    value,
  });
  const known = t.dialect.tax;
  const first = known ? { name: known.name, value: String(known.value) } : await made('23.0');
  return [first, (await orUndefined(() => made(first.value === '13' ? '6.0' : '13.0'))) ?? first];
}

type Rows = readonly (readonly [price: string, quantity: string, discount: string])[];
const rows: Rows = [
  ['10.005', '1', '0'],
  ['33.333', '3', '10'],
  ['0.125', '1', '50'],
  ['7.5', '2', '100'],
];
/** For targets that refuse prices with more decimals, or lines that cost nothing. */
const inCents: Rows = [
  ['10.01', '1', '0'],
  ['33.33', '3', '10'],
  ['0.13', '1', '50'],
];

/** A draft with fractions of a cent and a line that costs nothing, as first read; other checks judge it after changes. */
export const fractions = (t: CheckContext, type: DocumentType) =>
  t.given.once(`fractions of a cent, ${type}`, async () => {
    const client = partyOf(await buyer(t));
    const tax = await t.given.once('a tax of 6.5 %', () => t.given.tax({ value: '6.5' }));
    const linesOf = (all: Rows) =>
      all.map(([unit_price, quantity, discount]) =>
        t.given.line({ unit_price, quantity, discount, tax: { name: tax.name } }),
      );
    const mayRefuse = 'prices with more than two decimals, and lines that cost nothing, may be refused';
    const long = await makeIfAccepted(t, type, { items: linesOf(rows), client }, mayRefuse);
    const chosen = long ? rows : inCents;
    const items = linesOf(chosen);
    const document = long ?? (await make(t, type, { items, client }));
    const record = await read(t, document);
    const exchange = t.client.last();
    return { document, record, exchange, tax: '6.5', taxName: tax.name, items, rows: chosen };
  });

export const amountRules: readonly DocumentRule[] = [
  {
    id: 'get/taxed-by-fractions',
    statement: 'schema:Document.taxes',
    title: 'a rate of 6.5 % on every line -> taxes by that rate, as near as rounding allows',
    rule: 'The taxes of a document are those of its lines.',
    needs: ['taxes'],
    run: async (t: CheckContext, type) => {
      const { record, exchange, taxName, tax, items } = await fractions(t, type);
      const { interpretations, tolerance } = amountsOf(items, new Map([[taxName, tax]]), linesOf(record));
      const [first] = interpretations;
      const isNear = interpretations.some(({ taxes }) =>
        taxes.minus(numberIn(record.taxes)).abs().lte(tolerance),
      );
      const expected = `taxes is ${first?.taxes.toFixed(2)}, give or take ${tolerance.toFixed(2)}`;
      t.expect.that(isNear, expected, record.taxes, {
        field: 'taxes',
        symptom: 'different',
        exchange,
        proof: {
          by: 'near',
          expected: interpretations.map(({ taxes }) => taxes.toNumber()),
          within: tolerance.toNumber(),
          actual: record.taxes,
        },
      });
    },
  },
  {
    id: 'get/amounts-exact',
    statement: 'rule:line-subtotal',
    covers: true,
    title: 'fractions of a cent -> sums of unrounded lines, rounded once, half up',
    rule: 'We assume: lines are not rounded; the sums of the document are rounded once, half up; a discount is a percentage of the line, accepted before tax.',
    assumed: true,
    run: async (t, type) => {
      const { record, tax: rate, rows: chosen } = await fractions(t, type);
      let [sum, discounts] = [new Decimal(0), new Decimal(0)];
      for (const [price, quantity, discount] of chosen) {
        const subtotal = new Decimal(price).times(quantity);
        sum = sum.plus(subtotal);
        discounts = discounts.plus(subtotal.times(discount).dividedBy(100));
      }
      const left = sum.minus(discounts);
      const tax = left.times(rate).dividedBy(100);
      const rounded = (value: Decimal) => value.toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toNumber();
      t.expect.number(record.sum, rounded(sum), 'sum', { field: 'sum' });
      t.expect.number(record.discount, rounded(discounts), 'discount', { field: 'discount' });
      t.expect.number(record.before_taxes, rounded(left), 'before_taxes', { field: 'before_taxes' });
      t.expect.number(record.taxes, rounded(tax), 'taxes', { field: 'taxes' });
      t.expect.number(record.total, rounded(left.plus(tax)), 'total', { field: 'total' });
    },
  },
];
