// Checks that an intermittent 5xx has stopped are run again, one at a time; others are not.
import { expect, test } from '@playwright/test';
import type { Check } from './check.js';
import { openGuard } from './guard.js';
import { runChecks } from './runner.js';
import { runStoppedAgain, stoppedIn } from './second-runs.js';
import { plainCheck, type TinyService, tinyService } from './tiny-service.fixture.js';

let tiny: TinyService;
/** The names of the checks that reached their end. */
let ended: string[];
/** Whether lists are answered 500. */
let isLocked: boolean;
test.beforeEach(() => {
  [ended, isLocked] = [[], false];
  tiny = tinyService();
  tiny.faults.push(({ operation }) =>
    operation === 'listItems' && isLocked ? { status: 500, body: { error: 'locked' } } : undefined,
  );
});

const listing = (name: string, isBad: boolean, parts: Partial<Check> = {}) =>
  plainCheck(
    `listItems/${name}`,
    async (t) => {
      isLocked = isBad && ended.length < 2;
      await t.call('listItems');
      ended.push(name);
    },
    parts,
  );

async function ran(checks: readonly Check[]) {
  const guard = openGuard(tiny.run, {});
  try {
    const { results } = await runChecks(checks, tiny.run, { workers: 1, guard });
    const before = results.map(({ id, verdict }) => `${id} ${verdict}`);
    const counts: number[] = [];
    const after = await runStoppedAgain(checks, tiny.run, results, guard, (count) => counts.push(count));
    return { results, before, after, counts };
  } finally {
    guard.done();
  }
}

test('stopped by a 5xx of an operation that has also succeeded -> run again, and keeps its 5xx', async () => {
  const { before, after, counts } = await ran([listing('a', true), listing('b', false), listing('c', false)]);
  expect(before).toEqual(['listItems/a fail', 'listItems/b pass', 'listItems/c pass']);
  expect([counts, ended]).toEqual([[1], ['b', 'c', 'a']]);
  const [first] = after;
  expect(first).toMatchObject({ id: 'listItems/a', verdict: 'fail' });
  expect(first?.violations.map(({ exchange }) => exchange?.status)).toEqual([500]);
  expect(first?.asserted).toContain('operation:listItems');
});

test('blocked by such a 5xx -> the result of the second run', async () => {
  const needing = plainCheck('getItem/d', async (t) => {
    isLocked = ended.length < 2;
    await t.given.call('listItems');
    await t.call('listItems');
    ended.push('d');
  });
  const { before, after } = await ran([needing, listing('b', false), listing('c', false)]);
  expect(before[0]).toBe('getItem/d blocked');
  expect(after[0]).toMatchObject({ id: 'getItem/d', verdict: 'pass', violations: [] });
});

test('an operation that never succeeds -> nothing is run again', async () => {
  const { results, counts } = await ran([listing('a', true), listing('b', true)]);
  expect([counts, ended]).toEqual([[], []]);
  expect(stoppedIn(results)).toEqual(new Set());
});
