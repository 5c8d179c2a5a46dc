// The expected cost of a run, as numbers and texts.
import { expect, test } from '@playwright/test';
import { checksFor } from '../checks/index.js';
import { features } from '../target/claims.js';
import type { Profile } from '../target/settings.js';
import { classOf } from './check-cost.js';
import { requestsOfClass } from './costs.js';
import {
  expectedCost,
  expectedMs,
  expectedRequests,
  longestMs,
  recordsInWords,
  roughly,
  verificationOf,
  workersFor,
} from './expectation.js';

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

test('every class of checks was counted, and none that there is no more; if not: npm run bench:conformance -- --count', () => {
  expect(Object.keys(requestsOfClass).sort()).toEqual([...new Set(checks.map(classOf))].sort());
});

test('the cases of another seed -> about as many requests', () => {
  const [one, other] = [1, 2].map((seed) => expectedRequests(checksFor(seed), run('full'))) as [
    number,
    number,
  ];
  expect(Math.abs(other - one)).toBeLessThan(one / 10);
});

test('a run that only reads -> leaves nothing', () => {
  expect(recordsInWords(run('full', true))).toBe('none: only GETs are sent');
  expect(recordsInWords(run('full'))).toMatch(/up to \d+ clients, \d+ items/);
  expect(expectedCost([], run('full', true))).toEqual({ learning: 2, checks: 0, cleaning: 0 });
  expect(expectedCost([], run('full')).checks).toBe(0);
});

test('new accounts stay -> said where they can be created', () => {
  expect(recordsInWords(run('full'))).not.toContain('account is');
  expect(recordsInWords(run('full'))).not.toContain('accounts are');
  expect(recordsInWords({ ...run('full'), publicUrl: 'http://a' })).toMatch(
    /; up to \d+ accounts are created, and stay with all that is in them$/,
  );
});

test('candidates -> so many requests each, as far as their budget', () => {
  expect([verificationOf(0, 1000), verificationOf(1, 1000), verificationOf(13, 1000)]).toEqual([0, 60, 780]);
  expect([verificationOf(14, 1000), verificationOf(14, 2000), verificationOf(1000, 10_000)]).toEqual([
    ...[800, 800, 4000],
  ]);
});

test('a run is given up -> after --max-minutes; else after an hour, or three times what is expected', () => {
  expect(longestMs({ maxMinutes: 5 }, 9e9)).toBe(300_000);
  expect(longestMs({}, 1000)).toBe(3_600_000);
  expect(longestMs({}, 2_000_000)).toBe(6_000_000);
});

test('the time -> so many answers at a time; the suite itself is never faster than it is', () => {
  const cost = { learning: 30, checks: 8000, cleaning: 800 };
  const paced = { timeoutMs: 10_000 };
  const alone = expectedMs({ ...paced, workers: 1 }, cost, 50);
  expect(expectedMs({ ...paced, workers: 8 }, cost, 50)).toBeLessThan(alone / 5);
  expect(expectedMs({ ...paced, workers: 64 }, cost, 0)).toBeGreaterThan(1000);
  expect(expectedMs({ ...paced, workers: 8, maxRps: 10 }, cost, 50)).toBe(883_000);
});

test('the workers -> those that were given; else more for a slower target, and fewer again for one that is very slow', () => {
  const cost = { learning: 80, checks: 11_000, cleaning: 800 };
  const at = (answerMs: number, workers?: number) =>
    workersFor({ timeoutMs: 10_000, workers }, cost, answerMs);
  expect(at(50, 3)).toBe(3);
  expect(at(1)).toBe(2);
  expect(at(50)).toBeGreaterThan(at(20));
  expect(at(20)).toBe(5);
  expect(at(100)).toBe(12);
  expect(at(400)).toBe(5);
  expect(at(1000)).toBe(2);
  expect(expectedMs({ timeoutMs: 10_000 }, cost, 50)).toBeLessThan(100_000);
});

test('what the target lacks -> costs nothing', () => {
  const all = { ...run('full'), claims: [...features], publicUrl: 'http://a.invalid', accountId: '1' };
  const second = { baseUrl: 'http://b.invalid', apiKey: 'k' };
  expect(expectedRequests(checks, { ...all, second })).toBeGreaterThan(expectedRequests(checks, all));
});

for (const [ms, words] of [
  [0, '1 s'],
  [39_500, '40 s'],
  [61_000, '61 s'],
  [100_000, '100 s'],
  [101_000, '1 min 50 s'],
  [120_000, '2 min'],
  [590_000, '9 min 50 s'],
  [600_000, '10 min'],
  [3_540_000, '59 min'],
  [3_600_000, '1 h 0 min'],
  [3_900_000, '1 h 5 min'],
] as const)
  test(`${ms} ms -> ${words}`, () => expect(roughly(ms)).toBe(words));
