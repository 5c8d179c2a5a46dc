/** Tables of amounts: lines unrounded, totals rounded once, half up. */
import { expect, test } from '@playwright/test';
import { decimalText, documentTotals, lineAmounts, percentText } from './amounts.js';

type Row = [price: string, quantity: string, discount: string, tax: string];
const totals = (...rows: Row[]) =>
  documentTotals(
    rows.map(([unitPrice, quantity, discount, tax]) => lineAmounts({ unitPrice, quantity, discount, tax })),
  );

const cases: { name: string; rows: Row[]; want: [number, number, number, number, number] }[] = [
  { name: 'one plain line', rows: [['19.90', '3', '0', '23']], want: [59.7, 0, 59.7, 13.73, 73.43] },
  { name: 'a discount', rows: [['19.90', '3', '10', '23']], want: [59.7, 5.97, 53.73, 12.36, 66.09] },
  { name: 'half a cent goes up', rows: [['0.005', '1', '0', '0']], want: [0.01, 0, 0.01, 0, 0.01] },
  {
    name: 'what binary floats get wrong: 1.005',
    rows: [['1.005', '1', '0', '0']],
    want: [1.01, 0, 1.01, 0, 1.01],
  },
  { name: '0.1 three times', rows: [['0.1', '3', '0', '0']], want: [0.3, 0, 0.3, 0, 0.3] },
  {
    name: 'lines are not rounded before they are added',
    rows: [
      ['0.333', '1', '0', '0'],
      ['0.333', '1', '0', '0'],
      ['0.334', '1', '0', '0'],
    ],
    want: [1, 0, 1, 0, 1],
  },
  {
    name: 'tax of many small lines',
    rows: Array<Row>(10).fill(['0.05', '1', '0', '23']),
    want: [0.5, 0, 0.5, 0.12, 0.62],
  },
  { name: 'everything off', rows: [['50', '2', '100', '23']], want: [100, 100, 0, 0, 0] },
  { name: 'a broken tax rate', rows: [['100', '1', '0', '6.5']], want: [100, 0, 100, 6.5, 106.5] },
  { name: 'nothing', rows: [['0', '0', '0', '0']], want: [0, 0, 0, 0, 0] },
  {
    name: 'large amounts',
    rows: [['9999999999.99', '1', '0', '23']],
    want: [9999999999.99, 0, 9999999999.99, 2300000000, 12299999999.99],
  },
];

for (const { name, rows, want } of cases) {
  test(`${name} -> ${want.join(', ')}`, () => {
    const { sum, discount, beforeTaxes, taxes, total } = totals(...rows);
    expect([sum, discount, beforeTaxes, taxes, total]).toEqual(want);
  });
}

for (const [given, want] of [
  ['10', '10'],
  ['10.50', '10.50'],
  [10.5, '10.5'],
  [1e-7, '0.0000001'],
  ['-1', undefined],
  [-1, undefined],
  ['1,5', undefined],
  ['1e3', undefined],
  ['', undefined],
  [Number.NaN, undefined],
  [null, undefined],
  [{}, undefined],
] as const) {
  test(`${typeof given} ${String(given)} as a number -> ${want}`, () =>
    expect(decimalText(given)).toBe(want));
}

test('percentages are written with a decimal', () => {
  expect(['23', '23.0', '6.50', '0'].map(percentText)).toEqual(['23.0', '23.0', '6.5', '0.0']);
});
