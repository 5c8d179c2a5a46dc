// When a run must end: what counts as silence, and the maximum duration.
import { expect, test } from '@playwright/test';
import { expectedMs, longestMs } from './expectation.js';
import { openGuard } from './guard.js';
import type { Run } from './run.js';

const minute = 60_000;
const paced = { profile: 'full', workers: 2, timeoutMs: 10_000 } as const;
const ofChecks = (checks: number) => ({ learning: 0, checks, cleaning: 0 });

test('the time that a run may take -> three times what is expected, at least an hour, or what was asked for', () => {
  const expected = expectedMs(paced, ofChecks(18_000), 499);
  expect(expected).toBeGreaterThan(60 * minute);
  expect(longestMs({}, expected)).toBe(3 * expected);
  expect(longestMs({}, 0)).toBe(60 * minute);
  expect(longestMs({}, 21 * minute)).toBe(63 * minute);
  expect(longestMs({ maxMinutes: 5 }, expected)).toBe(5 * minute);
  expect(expectedMs({ ...paced, maxRps: 13 }, ofChecks(13_000), 1)).toBe(1_000_000);
});

const transport = (answeredAt: number, promised = 0, underWay = 1) => ({
  transport: {
    underWay,
    sawRateLimit: () => false,
    lastAnswerAt: () => answeredAt,
    promisedUntil: () => promised,
    ...{ medianMs: () => 0, heldBackMs: () => 0, sent: 0, close: async () => {} },
    send: () => Promise.reject(new Error('nothing is sent')),
  },
});

test('silence -> over, and says so; what was under way is not waited for', async () => {
  const guard = openGuard(transport(0), { silenceMs: 1 });
  expect(await guard.within(new Promise(() => {}))).toBeUndefined();
  expect([guard.isOver, guard.cause]).toEqual([true, 'silence']);
  expect(guard.givenUp).toContain('(--max-silence)');
});

test('silence for as long as Retry-After asked for -> is no silence; the time that a run may take counts it', async () => {
  const guard = openGuard(transport(0, performance.now() + 60 * minute), { silenceMs: 1, maxMs: 300 });
  await guard.over;
  expect([guard.cause, guard.givenUp]).toEqual(['time', expect.stringContaining('(--max-minutes)')]);
});

test('a signal -> over at once, without a reason of its own; what fails afterwards is dropped', async () => {
  const abort = new AbortController();
  const guard = openGuard(transport(0), { signal: abort.signal, maxMs: 60 * minute });
  let fail = (_: Error) => {};
  const work = guard.within(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  abort.abort();
  expect([await work, guard.isOver, guard.givenUp]).toEqual([undefined, true, undefined]);
  fail(new Error('too late'));
});

test('nothing under way and nothing sent -> the suite itself has stalled, and says what waits for what', async () => {
  const shared = {
    pool: { pending: () => [{ name: 'stage', waitsFor: 'taxes' }] },
  } as unknown as Run['shared'];
  const run = { ...transport(performance.now(), 0, 0), shared, underWay: new Set(['createItem/case']) };
  const guard = openGuard(run, { silenceMs: 60 * minute, stallMs: 300 });
  await guard.over;
  expect(guard.cause).toBe('stall');
  expect(guard.givenUp).toContain('for 0.3 seconds');
  expect(guard.givenUp).toContain('checks under way: createItem/case');
  expect(guard.givenUp).toContain('"stage" is being made and waits for "taxes"');
});

test('a request under way -> no stall, however long it takes', async () => {
  const guard = openGuard(transport(performance.now()), { stallMs: 300, maxMs: 1000 });
  await guard.over;
  expect(guard.cause).toBe('time');
});
