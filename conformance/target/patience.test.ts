// Waits of a kind become short after several of them ran out, but not shorter than a successful wait.
import { expect, test } from '@playwright/test';
import { freshPatience, startWait, type WaitKind, withPatience } from './patience.js';

/** The waits of one run; those of other runs do not count. */
const inRun = <Result>(waits: () => Result): Result => withPatience(freshPatience(), waits);
const long = { longestMs: 9000, firstPauseMs: 1, longestPauseMs: 1 };
const none = { ...long, longestMs: -1 };
const runOut = (kind: WaitKind, times: number) => {
  for (let n = 0; n < times; n += 1) expect(startWait(kind, none).isOver()).toBe(true);
};

for (const [kind, shortMs, other] of [
  ['lists', 300, 'searches'],
  ['searches', 300, 'asynchronous'],
  ['asynchronous', 3000, 'lists'],
] as const)
  test(`two ${kind} that ran out -> they are waited for ${shortMs} ms, ${other} as before`, () =>
    inRun(() => {
      runOut(kind, 1);
      expect(startWait(kind, long).allowedMs).toBe(9000);
      runOut(kind, 1);
      expect(startWait(kind, long).allowedMs).toBe(shortMs);
      expect(startWait(other, long).allowedMs).toBe(9000);
    }));

test('asynchronous endpoints that ran out, a shorter wait -> its own length', () =>
  inRun(() => {
    runOut('asynchronous', 2);
    expect(startWait('asynchronous', { ...long, longestMs: 1200 }).allowedMs).toBe(1200);
  }));

test('a wait that was worth it -> the short ones are twice as long', () =>
  inRun(async () => {
    const worth = startWait('lists', { ...long, firstPauseMs: 200 });
    await worth.pause();
    worth.ended();
    runOut('lists', 2);
    expect(startWait('lists', long).allowedMs).toBeGreaterThanOrEqual(390);
  }));

test('what is there at once -> says nothing of how long to wait', () =>
  inRun(() => {
    startWait('lists', long).ended();
    runOut('lists', 2);
    expect(startWait('lists', long).allowedMs).toBe(300);
  }));

test('a wait outside of a run, or in another run -> knows nothing of this one', () => {
  inRun(() => {
    runOut('lists', 2);
    expect(startWait('lists', long).allowedMs).toBe(300);
    inRun(() => expect(startWait('lists', long).allowedMs).toBe(9000));
  });
  expect(startWait('lists', long).allowedMs).toBe(9000);
});

test('time in which no request could be sent -> counts in no wait', () => {
  let heldBackMs = 0;
  const wait = withPatience(
    freshPatience(() => heldBackMs),
    () => startWait('asynchronous', { ...long, longestMs: -1 }),
  );
  heldBackMs = 60_000;
  expect(wait.isOver()).toBe(false);
  heldBackMs = 0;
  expect(wait.isOver()).toBe(true);
});
