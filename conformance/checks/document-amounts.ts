/**
 * The arithmetic of documents: the relations that the description states by the names of its fields, each
 * within a cent, computed here a second time and in decimals. Owns nothing of how amounts are stored.
 */

import { Decimal } from 'decimal.js';
import type { DocumentType } from '../../generated/states.js';
import { Ended } from '../judge/outcome.js';
import type { CheckContext } from '../run/check.js';
import type { Json } from '../target/call.js';
import { buyer, type DocumentRule, linesOf, make, makeIfTaken, partyOf, read } from './kit/document-rules.js';

export interface TaxUsed {
  name: string;
  value: string;
}

/** Two taxes of different rates, both above 0; the second is the first where none can be made. */
export async function twoTaxes(t: CheckContext): Promise<[TaxUsed, TaxUsed]> {
  const made = async (value: string): Promise<TaxUsed> => ({
    name: (await t.given.tax({ value })).name,
    value,
  });
  const known = t.dialect.tax;
  const first = known ? { name: known.name, value: String(known.value) } : await made('23.0');
  try {
    return [first, await made(first.value === '13' ? '6.0' : '13.0')];
  } catch (error) {
    if (error instanceof Ended) return [first, first];
    throw error;
  }
}

type Row = readonly [price: string, quantity: string, tax: 0 | 1];
interface Case {
  what: string;
  rows: readonly Row[];
}

const thirty: Row[] = Array.from({ length: 30 }, (_, n) => [`${n}.33`, '1', n % 2 === 0 ? 0 : 1]);

/** Undiscounted lines. Each case hides another fault: the first line only, one tax for all, rounding by line. */
const plainCases: readonly Case[] = [
  { what: 'one line', rows: [['100', '1', 0]] },
  {
    what: 'two lines of different taxes',
    rows: [
      ['100', '1', 0],
      ['59.99', '2', 1],
    ],
  },
  {
    what: 'three lines, the taxes turned round',
    rows: [
      ['7.5', '3', 1],
      ['0.99', '10', 0],
      ['250', '1', 1],
    ],
  },
  {
    what: 'fractional quantities',
    rows: [
      ['19.99', '2.5', 0],
      ['8.4', '0.125', 0],
      ['6', '0.5', 0],
    ],
  },
  { what: 'thirds of a cent', rows: Array.from({ length: 12 }, () => ['0.333', '1', 0] as const) },
  { what: 'ten halves of a cent', rows: Array.from({ length: 10 }, () => ['0.125', '1', 1] as const) },
  { what: 'thirty lines', rows: thirty },
];

/** What a target may refuse, but not get wrong. */
const openCases: readonly Case[] = [
  {
    what: 'a price of 0',
    rows: [
      ['0', '3', 0],
      ['10', '1', 0],
    ],
  },
  {
    what: 'a quantity of 0',
    rows: [
      ['12.5', '0', 0],
      ['10', '1', 0],
    ],
  },
  { what: 'nothing to pay', rows: [['0', '1', 0]] },
  {
    what: 'big numbers',
    rows: [
      ['999999.99', '100', 0],
      ['0.01', '1', 1],
    ],
  },
  { what: 'a large quantity', rows: [['0.01', '1000000', 0]] },
];

const near = (t: CheckContext, actual: unknown, expected: Decimal.Value, what: string) =>
  t.expect.cents(actual, new Decimal(expected).toFixed(6), what);

/** before_taxes = sum - discount, total = before_taxes + taxes, total >= 0: for every document, in any state. */
export function addsUp(t: CheckContext, record: Json, who: string): void {
  const field = (name: string) => new Decimal(Number(record[name]));
  near(
    t,
    record.before_taxes,
    field('sum').minus(field('discount')),
    `before_taxes (sum - discount) of ${who}`,
  );
  near(t, record.total, field('before_taxes').plus(field('taxes')), `total (before_taxes + taxes) of ${who}`);
  t.expect.that(Number(record.total) >= 0, `total of ${who} is not negative`, record.total);
}

/** For lines without discount: sum and taxes follow from the lines; so do a line's own amounts. */
export function followsLines(
  t: CheckContext,
  record: Json,
  rows: readonly [Row, TaxUsed][],
  who: string,
): void {
  let [sum, taxes] = [new Decimal(0), new Decimal(0)];
  const lines = linesOf(record);
  t.expect.equal(lines.length, rows.length, `number of lines of ${who}`);
  rows.forEach(([[price, quantity], tax], n) => {
    const subtotal = new Decimal(price).times(quantity);
    const taxAmount = subtotal.times(tax.value).dividedBy(100);
    sum = sum.plus(subtotal);
    taxes = taxes.plus(taxAmount);
    lineFollows(t, lines[n] ?? {}, subtotal, taxAmount, tax, `line ${n + 1} of ${who}`);
  });
  near(t, record.sum, sum, `sum (of unit_price x quantity) of ${who}`);
  near(t, record.taxes, taxes, `taxes (of the lines) of ${who}`);
  near(t, record.before_taxes, sum, `before_taxes of ${who}`);
  near(t, record.total, sum.plus(taxes), `total of ${who}`);
}

/** Without a discount "before" and "after" agree; whether a line's total holds its tax is not stated. */
function lineFollows(
  t: CheckContext,
  line: Json,
  subtotal: Decimal,
  taxAmount: Decimal,
  tax: TaxUsed,
  who: string,
) {
  t.expect.number((Object(line.tax) as Json).value, tax.value, `tax.value of ${who}`);
  near(t, line.subtotal, subtotal, `subtotal of ${who}`);
  near(t, line.tax_amount, taxAmount, `tax_amount of ${who}`);
  near(t, line.discount_amount, 0, `discount_amount of ${who}`);
  const [withTax, without] = [subtotal.plus(taxAmount), subtotal];
  const total = new Decimal(Number(line.total));
  const fits = [withTax, without].some((one) => total.minus(one).abs().lessThanOrEqualTo('0.0100001'));
  t.expect.that(fits, `total of ${who} is ${withTax.toFixed(2)}, within a cent`, line.total ?? 'nothing');
}

async function judgeCase(
  t: CheckContext,
  type: DocumentType,
  one: Case,
  taxes: [TaxUsed, TaxUsed],
  client: Json,
) {
  const items = one.rows.map(([unit_price, quantity, tax]) =>
    t.given.line({ unit_price, quantity, tax: { name: taxes[tax].name } }),
  );
  const made = await make(t, type, { items, client }, { what: one.what });
  const record = await read(t, made);
  addsUp(t, record, one.what);
  followsLines(
    t,
    record,
    one.rows.map((row) => [row, taxes[row[2]]]),
    one.what,
  );
}

const setUp = async (t: CheckContext) => ({ taxes: await twoTaxes(t), client: partyOf(await buyer(t)) });

export const amountRules: readonly DocumentRule[] = [
  {
    slug: 'amounts-follow-lines',
    action: 'get',
    title: 'lines without discount -> sum, taxes and total follow from them',
    rule: 'before_taxes = sum - discount; total = before_taxes + taxes; without discounts sum is the total of unit_price x quantity and taxes the sum of the tax of the lines; within a cent.',
    source: 'Resources, Document',
    kind: 'rules',
    rules: ['before-taxes-sum', 'total-sum', 'sum-of-lines'],
    run: async (t, type) => {
      const { taxes, client } = await setUp(t);
      for (const one of plainCases) await judgeCase(t, type, one, taxes, client);
    },
  },
  {
    slug: 'amounts-at-limits',
    action: 'get',
    title: 'zero and large prices and quantities -> refused, or the amounts are right',
    rule: 'Whatever lines a document has, its amounts follow from them, and total >= 0.',
    source: 'Resources, Document',
    kind: 'rules',
    rules: ['total-sum'],
    run: async (t, type) => {
      const { taxes, client } = await setUp(t);
      for (const one of openCases) {
        const items = one.rows.map(([unit_price, quantity, tax]) =>
          t.given.line({ unit_price, quantity, tax: { name: taxes[tax].name } }),
        );
        const made = await makeIfTaken(
          t,
          type,
          { items, client },
          'limits of prices and quantities are not shown',
        );
        if (!made) continue;
        const record = await read(t, made);
        addsUp(t, record, one.what);
        followsLines(
          t,
          record,
          one.rows.map((row) => [row, taxes[row[2]]]),
          one.what,
        );
      }
    },
  },
  {
    slug: 'amounts-with-discount',
    action: 'get',
    title: 'lines with discounts -> before_taxes is what is left',
    rule: 'before_taxes = sum - discount and total = before_taxes + taxes, within a cent; a discount lowers what is charged.',
    source: 'Resources, Document',
    kind: 'rules',
    rules: ['before-taxes-sum', 'total-sum'],
    run: async (t, type) => {
      const { taxes, client } = await setUp(t);
      const line = (price: string, discount: string | undefined, tax: 0 | 1) =>
        t.given.line({ unit_price: price, quantity: '1', discount, tax: { name: taxes[tax].name } });
      // On 100 x 1 a discount of n takes n away, whether it is read as a percentage or as an amount.
      const cases: [string, Json[], number][] = [
        ['one line less 10 of 100', [line('100', '10', 0)], 90],
        ['the second line alone less 25 of 100', [line('40', undefined, 1), line('100', '25', 0)], 115],
        ['two lines less 10 and 20 of 100', [line('100', '10', 0), line('100', '20', 1)], 170],
        ['one line less 12.5 of 100', [line('100', '12.5', 0)], 87.5],
        ['a line given away', [line('100', '100', 0), line('100', undefined, 1)], 100],
      ];
      for (const [what, items, left] of cases) {
        const record = await read(t, await make(t, type, { items, client }, { what }));
        addsUp(t, record, what);
        near(t, record.before_taxes, left, `before_taxes of ${what}`);
        items.forEach((sent, n) => {
          if (sent.discount !== undefined)
            t.expect.number(
              linesOf(record)[n]?.discount,
              String(sent.discount),
              `discount of line ${n + 1} of ${what}`,
            );
        });
      }
    },
  },
  {
    slug: 'amounts-with-decimal-tax',
    action: 'get',
    title: 'a tax of 6.5 % -> taxes are 6.5 % of what is taxed, and the lines show its id',
    rule: 'taxes are the sum of the tax of the lines, within a cent; the value of a tax is a decimal number.',
    source: 'Resources, Document',
    kind: 'rules',
    needs: ['taxes'],
    run: async (t, type) => {
      const { name, id } = await t.given.tax({ value: '6.5' });
      const client = partyOf(await buyer(t));
      const items = ['200', '40'].map((unit_price) =>
        t.given.line({ unit_price, quantity: '1', tax: { name } }),
      );
      const record = await read(t, await make(t, type, { items, client }));
      addsUp(t, record, 'a document with a tax of 6.5 %');
      near(t, record.taxes, 15.6, 'taxes (6.5 % of 240)');
      for (const [n, line] of linesOf(record).entries())
        t.expect.equal(String((Object(line.tax) as Json).id), String(id), `tax.id of line ${n + 1}`);
    },
  },
  {
    slug: 'amounts-exact',
    action: 'get',
    title: 'fractions of a cent -> sums of unrounded lines, rounded once, half up',
    rule: 'We assume: lines are not rounded; the sums of the document are rounded once, half up; a discount is a percentage of the line, taken before tax.',
    source: 'Resources, Document',
    kind: 'rules',
    rules: ['line-subtotal'],
    assumed: true,
    run: async (t, type) => {
      const { taxes, client } = await setUp(t);
      const rows: [string, string, string][] = [
        ['10.005', '1', '0'],
        ['33.333', '3', '10'],
        ['0.125', '1', '50'],
      ];
      const items = rows.map(([unit_price, quantity, discount]) =>
        t.given.line({ unit_price, quantity, discount, tax: { name: taxes[0].name } }),
      );
      const record = await read(t, await make(t, type, { items, client }));
      let [sum, discounts] = [new Decimal(0), new Decimal(0)];
      for (const [price, quantity, discount] of rows) {
        const subtotal = new Decimal(price).times(quantity);
        sum = sum.plus(subtotal);
        discounts = discounts.plus(subtotal.times(discount).dividedBy(100));
      }
      const left = sum.minus(discounts);
      const tax = left.times(taxes[0].value).dividedBy(100);
      const rounded = (value: Decimal) => value.toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toNumber();
      t.expect.number(record.sum, rounded(sum), 'sum');
      t.expect.number(record.discount, rounded(discounts), 'discount');
      t.expect.number(record.before_taxes, rounded(left), 'before_taxes');
      t.expect.number(record.taxes, rounded(tax), 'taxes');
      t.expect.number(record.total, rounded(left.plus(tax)), 'total');
    },
  },
];
