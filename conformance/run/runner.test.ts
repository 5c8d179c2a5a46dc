// Concurrent checks: exclusive ones never overlap, waiting ones do not block others, and the order is kept.
import { expect, test } from '@playwright/test';
import type { Check } from './check.js';
import { openGuard } from './guard.js';
import { runChecks } from './runner.js';
import { plainCheck, type TinyService, tinyService } from './tiny-service.fixture.js';

let tiny: TinyService;
/** `+a` when check a began, `-a` when it ended. */
let events: string[];
test.beforeEach(() => {
  tiny = tinyService();
  events = [];
});

/** A check that ends after this number of event-loop iterations. */
const taking = (name: string, steps: number, parts: Partial<Check> = {}) =>
  plainCheck(
    `listItems/${name}`,
    async (t) => {
      events.push(`+${name}`);
      for (let n = 0; n < steps; n += 1) await new Promise((resolve) => setImmediate(resolve));
      await t.call('listItems');
      events.push(`-${name}`);
    },
    parts,
  );

async function run(checks: readonly Check[], workers: number) {
  const guard = openGuard(tiny.run, {});
  try {
    return await runChecks(checks, tiny.run, { workers, guard });
  } finally {
    guard.done();
  }
}

/** The greatest number of concurrent checks. */
const mostAtOnce = (): number => {
  let [now, most] = [0, 0];
  for (const event of events) {
    now += event.startsWith('+') ? 1 : -1;
    most = Math.max(most, now);
  }
  return most;
};

test('checks that name the same thing -> one after the other, in their order; the others meanwhile', async () => {
  const taxes = { exclusive: ['taxes'] };
  await run([taking('a', 20, taxes), taking('b', 1, taxes), taking('c', 1, taxes), taking('d', 1)], 4);
  expect(events.filter((one) => !one.endsWith('d'))).toEqual(['+a', '-a', '+b', '-b', '+c', '-c']);
  expect(events.indexOf('-d')).toBeLessThan(events.indexOf('-a'));
});

test('two names in either order -> no check waits for ever', async () => {
  const { results, left } = await run(
    [taking('a', 5, { exclusive: ['x', 'y'] }), taking('b', 5, { exclusive: ['y', 'x', 'y'] })],
    2,
  );
  expect([results.length, left, mostAtOnce()]).toEqual([2, 0, 1]);
});

test('who waits for a name holds no slot: with two slots a third check runs at once', async () => {
  const taxes = { exclusive: ['taxes'] };
  await run([taking('a', 30, taxes), taking('b', 1, taxes), taking('c', 1)], 2);
  expect(events.indexOf('-c')).toBeLessThan(events.indexOf('-a'));
  expect(events.slice(-3)).toEqual(['-a', '+b', '-b']);
});

test('so many workers, so many at a time; none asked for is one', async () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => taking(name, 3));
  await run(all, 3);
  expect(mostAtOnce()).toBe(3);
  events = [];
  await run(all, 0);
  expect(mostAtOnce()).toBe(1);
});

test('one worker -> the order that was given, but for those of the end', async () => {
  const end = { place: 'end' } as const;
  await run([taking('z', 1, end), taking('b', 1), taking('a', 1), taking('c', 1)], 1);
  expect(events.filter((one) => one.startsWith('+'))).toEqual(['+b', '+a', '+c', '+z']);
});

test('who had to wait for a name goes before the checks behind it', async () => {
  const taxes = { exclusive: ['taxes'] };
  const behind = ['d', 'e', 'f', 'g', 'h', 'i'].map((name) => taking(name, 6));
  await run([taking('a', 3, taxes), taking('b', 1, taxes), ...behind], 2);
  expect(events.indexOf('+b')).toBeLessThan(events.indexOf('+i'));
});

test('those of the end begin when all others have ended', async () => {
  const end = { place: 'end' } as const;
  await run([taking('y', 1, end), taking('a', 20), taking('z', 1, end), taking('b', 1)], 4);
  expect(events.indexOf('+y')).toBeGreaterThan(events.indexOf('-a'));
});

test('alone -> one at a time, after the others and before those of the end', async () => {
  const [alone, end] = [{ place: 'alone' }, { place: 'end' }] as const;
  const all = [taking('z', 1, end), taking('y', 2, alone), taking('a', 9), taking('x', 2, alone)];
  await run([...all, taking('b', 9)], 4);
  expect(events.slice(-6)).toEqual(['+y', '-y', '+x', '-x', '+z', '-z']);
});

test('over -> no further check is begun, and what ends afterwards is not reported', async () => {
  const abort = new AbortController();
  const guard = openGuard(tiny.run, { signal: abort.signal });
  const reported: string[] = [];
  const stops = plainCheck('listItems/stops', async (t) => {
    await t.call('listItems');
    abort.abort();
  });
  const outcome = await runChecks([taking('a', 1), stops, taking('b', 1)], tiny.run, {
    ...{ workers: 1, guard },
    onResult: ({ id }) => reported.push(id),
  });
  expect([reported, outcome.left]).toEqual([['listItems/a'], 2]);
  expect(outcome.results.map(({ id }) => id)).toEqual(['listItems/a']);
  expect(events).not.toContain('+b');
});

test('who was under way at the same time is noted for both; who came later is not', async () => {
  await run([taking('a', 10), taking('b', 1), taking('c', 20)], 2);
  const beside = (name: string) => [...(tiny.run.overlapping.get(`listItems/${name}`) ?? [])].sort();
  expect(beside('a')).toEqual(['listItems/b', 'listItems/c']);
  expect(beside('b')).toEqual(['listItems/a']);
  expect(beside('c')).toEqual(['listItems/a']);
  expect([...tiny.run.underWay]).toEqual([]);
});
