// How a forecast is corrected while the run goes on.
import { expect, test } from '@playwright/test';
import { openForecast, type Progress } from './forecast.js';

const cost = { learning: 100, checks: 10_000, cleaning: 1000 };
const first = { requests: 11_100, ms: 60_000 };
const half: Progress = { done: 5000, sent: 5000, elapsedMs: 30_000, candidates: 0, answerMs: 10 };
const open = () => openForecast(first, cost);

test('as foreseen -> nothing to correct; what is left is the rest', () => {
  const forecast = open();
  expect(forecast.corrected(half)).toBeUndefined();
  expect(forecast.leftMs(half)).toBe(30_000);
});

test('a tenth more -> within what is tolerated', () => {
  expect(open().corrected({ ...half, sent: 5500, elapsedMs: 33_000 })).toBeUndefined();
});

test('twice as slow -> corrected once, not again at the same pace', () => {
  const forecast = open();
  const slow = { ...half, elapsedMs: 60_000 };
  expect(forecast.corrected(slow)).toEqual({ requests: 11_100, ms: 120_000 });
  expect(forecast.corrected({ ...slow, done: 6000, sent: 6000, elapsedMs: 72_000 })).toBeUndefined();
});

test('many candidates -> their verification comes to it, as far as its budget', () => {
  const [few, many] = [10, 10_000].map((candidates) => open().leftMs({ ...half, candidates })) as [
    number,
    number,
  ];
  expect(few).toBeGreaterThan(30_000);
  // 40 % of the requests of the checks, at 10 ms each.
  expect(many).toBe(30_000 + 4000 * 10);
});

test('too early -> nobody knows', () => {
  expect(open().leftMs({ ...half, done: 100, sent: 100 })).toBeUndefined();
  expect(open().corrected({ ...half, elapsedMs: 500 })).toBeUndefined();
});
