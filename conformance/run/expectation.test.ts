// What a run is expected to cost, in words and numbers.
import { expect, test } from '@playwright/test';
import { checksFor } from '../checks/index.js';
import type { Profile } from '../target/settings.js';
import { requestsOfCheck } from './counted.js';
import { expectedMs, expectedRequests, leftMs, recordsInWords, roughly, slugOf } from './expectation.js';

const checks = checksFor(1);
const run = (profile: Profile, readOnly = false) => ({ profile, readOnly });

test('fewer checks -> fewer requests; none -> those that any run sends', () => {
  const all = expectedRequests(checks, run('full'));
  const half = expectedRequests(checks.slice(0, checks.length / 2), run('full'));
  const none = expectedRequests([], run('full'));
  expect(all).toBeGreaterThan(half);
  expect(half).toBeGreaterThan(none);
  expect(none).toBeGreaterThan(0);
});

test('nearly every check was counted; if not: npm run bench:conformance -- --count', () => {
  const isCounted = (id: string) => id in requestsOfCheck || slugOf(id) in requestsOfCheck;
  const missing = checks.map(({ id }) => id).filter((id) => !isCounted(id));
  expect(missing.length, missing.join('\n')).toBeLessThan(checks.length / 100);
});

test('the lives of another seed -> about as many requests', () => {
  const [one, other] = [1, 2].map((seed) => expectedRequests(checksFor(seed), run('full'))) as [
    number,
    number,
  ];
  expect(Math.abs(other - one)).toBeLessThan(one / 10);
});

test('a run that only reads -> leaves nothing', () => {
  expect(recordsInWords(run('full', true))).toBe('none: only GETs are sent');
  expect(recordsInWords(run('full'))).toMatch(/up to \d+ clients, \d+ items/);
});

test('the time -> so many answers at a time; the suite itself is never faster than it is', () => {
  const cost = { learning: 30, checks: 8000, cleaning: 800 };
  expect(expectedMs({ workers: 8 }, cost, 49)).toBe(500 + 50_000 + 5000);
  expect(expectedMs({ workers: 8 }, cost, 0)).toBe(30 + 8000 + 800);
  expect(expectedMs({ workers: 8, maxRps: 10 }, cost, 49)).toBe(883_000);
});

for (const [ms, words] of [
  [0, '1 s'],
  [39_500, '40 s'],
  [61_000, '61 s'],
  [101_000, '1 min 50 s'],
  [3_900_000, '1 h 5 min'],
] as const)
  test(`${ms} ms -> ${words}`, () => expect(roughly(ms)).toBe(words));

test('a tenth done in ten seconds -> ninety are left; too early -> nobody knows', () => {
  expect(leftMs(10, 100, 10_000)).toBe(90_000);
  expect(leftMs(1, 100, 10_000)).toBeUndefined();
  expect(leftMs(10, 100, 100)).toBeUndefined();
});
