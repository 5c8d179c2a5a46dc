// What a run is expected to cost, in words and numbers.
import { expect, test } from '@playwright/test';
import { checksFor } from '../checks/index.js';
import { expectedRecords, expectedRequests, leftMs, roughly } from './expectation.js';

const checks = checksFor(1);

test('fewer checks -> fewer requests; none -> those that any run sends', () => {
  const all = expectedRequests(checks, { profile: 'full' });
  const half = expectedRequests(checks.slice(0, checks.length / 2), { profile: 'full' });
  const none = expectedRequests([], { profile: 'full' });
  expect(all).toBeGreaterThan(half);
  expect(half).toBeGreaterThan(none);
  expect(none).toBeGreaterThan(0);
  expect(expectedRequests(checks, { profile: 'soak' })).toBeGreaterThan(all);
});

test('a run that only reads -> leaves nothing', () => {
  expect(expectedRecords({ profile: 'full', readOnly: true })).toBe('none: only GETs are sent');
  expect(expectedRecords({ profile: 'full', readOnly: false })).toMatch(/up to \d+ clients, \d+ items/);
});

for (const [ms, words] of [
  [0, '1 s'],
  [39_500, '40 s'],
  [61_000, '2 min'],
  [3_900_000, '1 h 5 min'],
] as const)
  test(`${ms} ms -> ${words}`, () => expect(roughly(ms)).toBe(words));

test('a tenth done in ten seconds -> ninety are left; too early -> nobody knows', () => {
  expect(leftMs(10, 100, 10_000)).toBe(90_000);
  expect(leftMs(1, 100, 10_000)).toBeUndefined();
  expect(leftMs(10, 100, 100)).toBeUndefined();
});
