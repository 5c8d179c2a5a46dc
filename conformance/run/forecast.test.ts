// Correction of the forecast during a run.
import { expect, test } from '@playwright/test';
import { type Costed, meanOf } from './check-cost.js';
import { openForecast, type Progress } from './forecast.js';

const checksOf = (kind: Costed['kind'], count: number): Costed[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `getItem/a-word-of-its-own-${n}`,
    operation: 'getItem',
    kind,
  }));
const [cheap, dear] = [checksOf('operations', 500), checksOf('lists', 500)];
const [ofCheap, ofDear] = [meanOf('operations'), meanOf('lists')];
const all = 500 * (ofCheap + ofDear);
const cost = { learning: 100, checks: all, cleaning: all / 10 };
const first = { requests: Math.round(100 + 1.1 * all), ms: 60_000 };
const quiet = { candidates: 0, answerMs: 10 };

/** The progress of a run after `sent` requests, at a rate of all requests in a minute. */
const at = (sent: number, more: Partial<Progress> = {}): Progress => ({
  ...{ ...quiet, sent, elapsedMs: (60_000 * sent) / all },
  ...more,
});

/** Ends `count` of these checks, each with this number of requests. */
function ended(
  checks: readonly Costed[],
  count: number,
  sent: number,
  forecast = openForecast(first, cost, [...cheap, ...dear]),
) {
  for (const check of checks.slice(0, count)) forecast.ended(check, sent);
  return forecast;
}

test('as foreseen -> nothing to correct; what is left is the rest', () => {
  const forecast = ended(dear, 250, ofDear);
  const progress = at(250 * ofDear);
  expect(forecast.corrected(progress)).toBeUndefined();
  expect(forecast.leftMs(progress)).toBeCloseTo(60_000 - progress.elapsedMs, 3);
});

test('cheap checks that send a little less come first -> says nothing of the dear ones', () => {
  const forecast = ended(cheap, 500, ofCheap / 2);
  expect(forecast.corrected(at((500 * ofCheap) / 2))).toBeUndefined();
});

test('twice as many requests by half of the checks -> the other half of their class is expected to send as many', () => {
  const forecast = ended(dear, 250, 2 * ofDear);
  const corrected = forecast.corrected(at(500 * ofDear));
  expect(corrected?.requests).toBeGreaterThan(1.9 * 500 * ofDear);
  expect(corrected?.requests).toBeLessThan(100 + 1.1 * 2 * all);
});

test('twice as slow -> corrected once, not again at the same pace', () => {
  const forecast = ended(dear, 250, ofDear);
  const slow = at(250 * ofDear, { elapsedMs: (2 * 60_000 * 250 * ofDear) / all });
  expect(forecast.corrected(slow)).toEqual({ requests: first.requests, ms: expect.closeTo(120_000, 3) });
  for (const check of dear.slice(250, 300)) forecast.ended(check, ofDear);
  expect(
    forecast.corrected(at(300 * ofDear, { elapsedMs: (2 * 60_000 * 300 * ofDear) / all })),
  ).toBeUndefined();
});

test('many candidates -> their verification comes to it, as far as its budget', () => {
  const progress = at(250 * ofDear);
  const left = (candidates: number) => ended(dear, 250, ofDear).leftMs({ ...progress, candidates }) ?? 0;
  expect(left(10)).toBeGreaterThan(left(0));
  // 40 % of the requests of the checks, at 10 ms each.
  expect(left(10_000) - left(0)).toBeCloseTo(0.4 * all * 10, 3);
});

test('too early -> nobody knows', () => {
  const forecast = ended(cheap, 1, ofCheap);
  expect(forecast.leftMs(at(ofCheap))).toBeUndefined();
  expect(forecast.corrected(at(all / 2, { elapsedMs: 500 }))).toBeUndefined();
});
