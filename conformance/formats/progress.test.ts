// The progress line, on a terminal and in a log.
import { expect, test } from '@playwright/test';
import { createProgress, type ProgressState } from './progress.js';

let written: string[];
test.beforeEach(() => {
  written = [];
});
const state = (done: number, total: number, more: Partial<ProgressState> = {}): ProgressState => ({
  ...{ done, total, totals: {}, ...more },
});
const out = (more: { isTTY?: boolean; columns?: number } = {}) => ({
  ...{ write: (text: string) => written.push(text), ...more },
});
const cleared = '\r\u001b[2K';

test('no check at all -> all of them, once; nothing is cleared in a log', () => {
  const progress = createProgress(out());
  progress.update(state(0, 0));
  progress.update(state(0, 0));
  progress.clear();
  progress.end();
  expect(written).toEqual(['0 of 0 (100 %)\n']);
});

test('a log of 5 of 10 checks -> a line for each tenth, none before the first', () => {
  const progress = createProgress(out());
  for (const done of [0, 1, 1, 2]) progress.update(state(done, 10));
  expect(written).toEqual(['1 of 10 (10 %)\n', '2 of 10 (20 %)\n']);
});

test('on a terminal -> every tenth of a second, and the last one in any case', () => {
  let clock = 1000;
  const progress = createProgress(out({ isTTY: true }), () => clock);
  progress.update(state(1, 10));
  clock += 99;
  progress.update(state(2, 10));
  clock += 1;
  progress.update(state(3, 10));
  progress.update(state(10, 10));
  expect(written).toEqual([1, 3, 10].map((done) => `${cleared}${done} of 10 (${done}0 %)`));
});

test('on a terminal -> cleared for another line, after which it is written at once', () => {
  const progress = createProgress(out({ isTTY: true }), () => 1000);
  progress.update(state(1, 10));
  progress.clear();
  progress.update(state(2, 10));
  progress.end();
  expect(written).toEqual([`${cleared}1 of 10 (10 %)`, cleared, `${cleared}2 of 10 (20 %)`, cleared]);
});

test('a narrow terminal -> one sign less than it is wide; 80 where that is not known', () => {
  const wide = state(1, 10, { left: 'x'.repeat(100) });
  createProgress(out({ isTTY: true, columns: 20 })).update(wide);
  createProgress(out({ isTTY: true })).update(wide);
  expect(written.map((text) => text.length - cleared.length)).toEqual([19, 79]);
});

test('at the end -> nothing is left, whatever was foreseen', () => {
  const progress = createProgress(out());
  progress.update(state(1, 2, { left: '9 s' }));
  progress.update(state(2, 2, { left: '9 s' }));
  expect(written).toEqual(['1 of 2 (50 %), 1 checks and 9 s left\n', '2 of 2 (100 %)\n']);
});

test('what did not pass -> counted by verdict; passes and notes are not named', () => {
  createProgress(out()).update(state(9, 9, { totals: { pass: 2, note: 1, fail: 0, error: 1, blocked: 5 } }));
  expect(written).toEqual(['9 of 9 (100 %): 1 error, 5 blocked\n']);
});
