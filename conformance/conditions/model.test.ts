// The amounts that a document may have.
import { expect, test } from '@playwright/test';
import { amountsOf } from './model.js';

const lines = [{ unit_price: '10.005', quantity: '1000', tax: { name: 'IVA23' } }];
const befores = (shown?: unknown) =>
  amountsOf(
    lines,
    new Map([['IVA23', '23']]),
    shown === undefined ? [] : [{ unit_price: shown }],
  ).interpretations.map(({ before }) => before.toNumber());

test('a price with three decimals -> as it is, or rounded as the line shows it, whichever way a half goes', () => {
  expect(befores()).toEqual([10005, 10010]);
  expect(befores('10.01')).toEqual([10005, 10010]);
  expect(befores('10.00')).toEqual([10005, 10000]);
  expect(befores(10.005)).toEqual([10005]);
});

test('a line that shows another price -> the amounts of the one that was sent', () => {
  expect(befores('10.02')).toEqual([10005, 10010]);
  expect(befores(null)).toEqual([10005, 10010]);
});
