// Which orders are drawn; the self-check runs the suite in them.
import { expect, test } from '@playwright/test';
import type { VariantName } from '../../mocks/index.js';
import { inWords, orderPlans } from './lawful.js';

const all = ['unset-absent', 'late-lists', 'bare-bodies'] as unknown as readonly VariantName[];

test('orders: each number of workers, the plain mock and a drawn variant in rotation, the same for the same seed', () => {
  const plans = orderPlans(8, undefined, all, 7);
  expect(plans.map(({ workers }) => workers)).toEqual([1, 2, 4, 8, 1, 2, 4, 8]);
  expect(plans.map(({ variants }) => variants.length)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
  expect(new Set(plans.map(({ seed }) => seed)).size).toBe(8);
  expect(orderPlans(8, undefined, all, 7)).toEqual(plans);
  expect(plans.slice(0, 1).map(inWords)).toEqual(['the plain mock in order 7 with 1 workers']);
});

test('named variants -> every order on these', () => {
  const [named] = orderPlans(1, all.slice(0, 2), all, 7);
  expect(named?.variants).toEqual(all.slice(0, 2));
});
