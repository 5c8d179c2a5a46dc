// Verifying all candidates of a run within a budget: the cheapest first, by the most suitable check.
import { expect, test } from '@playwright/test';
import { tags } from '../judge/result.js';
import type { Check } from '../run/check.js';
import { openGuard } from '../run/guard.js';
import { runChecks } from '../run/runner.js';
import { type Fault, plainCheck, type TinyService, tinyService } from '../run/tiny-service.fixture.js';
import { type Verified, verifyRun } from './verify-run.js';

let tiny: TinyService;
test.beforeEach(() => {
  const item = { id: 7, name: 'Lamp', description: 'Brass', unit_price: 1 };
  const shows: Fault = ({ operation }) =>
    operation === 'getItem' ? { status: 200, body: { item } } : undefined;
  tiny = tinyService({ faults: [shows] });
});

const aList = { method: 'GET', url: 'http://tiny.example/items.json', headers: {} };

/** A check that sends a number of requests, then reports this field as wrong. */
const seeing = (id: string, field: string, asks = 1, parts: Partial<Check> = {}) =>
  plainCheck(
    id,
    async (t) => {
      for (let n = 1; n < asks; n += 1) await t.call('listItems');
      await t.call('getItem', { path: { 'item-id': 7 } });
      t.soft(`${field} is there`, 'nothing', { field, symptom: 'absent', operation: 'getItem' });
    },
    parts,
  );

/** The same, with additional requests that `called` does not count. */
const costly = (field: string, requests: number) => {
  const check = seeing(`getItem/${field}`, field);
  return plainCheck(check.id, async (t) => {
    for (let n = 1; n < requests; n += 1) await tiny.run.transport.send(aList);
    await check.run(t);
  });
};

async function verified(checks: readonly Check[], workers = 1) {
  const guard = openGuard(tiny.run, {});
  const reported: Verified[] = [];
  try {
    const { results } = await runChecks(checks, tiny.run, { workers, guard });
    const found = await verifyRun(tiny.run, checks, results, guard, {
      onVerified: (one) => reported.push(one),
    });
    return {
      found: [...found].map(([, { confirmation }]) => confirmation),
      reported,
      all: [...found.values()],
    };
  } finally {
    guard.done();
  }
}

test('each group once, the cheapest first, and reported as it is verified', async () => {
  const { reported } = await verified([
    seeing('getItem/dear', 'one', 30),
    seeing('getItem/cheap', 'two', 2),
    seeing('listClients/also', 'two', 1),
  ]);
  expect(reported.map(({ done, total, violation }) => [done, total, violation.field])).toEqual([
    [1, 2, 'two'],
    [2, 2, 'one'],
  ]);
  expect(reported.map(({ operation }) => operation)).toEqual(['getItem', 'getItem']);
});

test('a check of the operation at fault goes before a cheaper one of another; of its own the cheapest', async () => {
  const { all } = await verified([
    seeing('listClients/cheapest', 'one', 1),
    seeing('getItem/dear', 'one', 9),
    seeing('getItem/cheap', 'one', 2),
  ]);
  expect(all.map(({ check }) => check)).toEqual(['getItem/cheap']);
});

test('a check of the violated statement goes before a cheaper one of another', async () => {
  const statement = 'rule:item-name-unique';
  const cheap = plainCheck('getItem/cheap', async (t) => {
    await t.call('getItem', { path: { 'item-id': 7 } });
    t.soft('one is there', 'nothing', { statement, field: 'one', symptom: 'absent', operation: 'getItem' });
  });
  const { all } = await verified([cheap, seeing('getItem/dear', 'one', 9, { statement })]);
  expect(all.map(({ check }) => check)).toEqual(['getItem/dear']);
});

test('lists that show it no more -> the second try is by a check that has seen it elsewhere, of the same records first', async () => {
  /** Sees it in the run, and again only if `isSteady`. */
  const at = (id: string, operation: 'listItems' | 'getItem', asks: number, isSteady: boolean) => {
    let times = 0;
    return plainCheck(id, async (t) => {
      times += 1;
      for (let n = 0; n < asks; n += 1)
        await t.call(operation, operation === 'getItem' ? { path: { 'item-id': 7 } } : {});
      if (isSteady || times === 1)
        t.soft('one is there', 'nothing', { field: 'one', symptom: 'absent', operation });
    });
  };
  const lists = ['a', 'b', 'c'].map((name) => at(`listItems/${name}`, 'listItems', 1, false));
  const { all } = await verified([
    ...lists,
    at('createClient/steady', 'getItem', 1, true),
    at('createItem/steady', 'getItem', 5, true),
  ]);
  expect(all.map(({ confirmation, check }) => [confirmation, check])).toEqual([
    ['confirmed', 'createItem/steady'],
  ]);
});

test('what is wrong once a body was sent goes last, though it is cheaper: it may break answers for good', async () => {
  const { reported } = await verified([
    seeing('getItem/harmful', 'input.name', 1),
    seeing('getItem/dear', 'one', 30),
    seeing('getItem/cheap', 'two', 2),
  ]);
  expect(reported.map(({ violation }) => violation.field)).toEqual(['two', 'one', 'input.name']);
});

test('what is only assumed is not tried', async () => {
  const { found } = await verified([seeing('getItem/x', 'one', 1, { assumed: true } as Partial<Check>)]);
  expect(found).toEqual([]);
});

test('so many requests at least may verify a small run: what comes behind them is not verified', async () => {
  const { found } = await verified(['one', 'two', 'three', 'four'].map((field) => costly(field, 410)));
  // Each needs 410 requests and some replays.
  expect(found).toEqual(['confirmed', 'confirmed', 'not verified', 'not verified']);
});

test('of a large run so great a part: what comes behind it is not verified', async () => {
  for (let n = 0; n < 4000; n += 1) await tiny.run.transport.send(aList);
  const fields = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  const { found } = await verified(fields.map((field) => costly(field, 600)));
  // 8,800 were sent, so the budget is 3,520.
  expect(found.map((one) => one === 'confirmed')).toEqual(fields.map((_, n) => n < 6));
});

test('a run that is over -> nothing more is verified', async () => {
  const guard = openGuard(tiny.run, {});
  const check = seeing('getItem/x', 'one');
  const { results } = await runChecks([check], tiny.run, { workers: 1, guard });
  const abort = new AbortController();
  abort.abort();
  const over = openGuard(tiny.run, { signal: abort.signal });
  const before = tiny.log.length;
  const found = await verifyRun(tiny.run, [check], results, over);
  expect([...found.values()].filter(({ confirmation }) => confirmation !== 'not verified')).toEqual([]);
  expect(tiny.log.length).toBe(before);
  guard.done();
});

test('a violation that needs another check beside it -> under concurrency, by what overlapped in the run', async () => {
  tiny.latencyMs = 2;
  let busy = false;
  const neighbour = plainCheck('listClients/busy', async (t) => {
    busy = true;
    for (let n = 0; n < 6; n += 1) await t.call('listClients');
    busy = false;
  });
  const check = plainCheck('listItems/alone', async (t) => {
    await t.call('listItems');
    if (busy)
      t.fail('the list', 'a mixture', { field: 'name', symptom: 'different', operation: 'listItems' });
    t.covers(tags.operation('listItems'));
  });
  expect((await verified([neighbour, check], 2)).found).toEqual(['under concurrency']);
  expect((await verified([neighbour, check], 1)).found).toEqual([]);
});

for (const [what, said, runs] of [
  ['the same error', ['is locked (5)', 'is locked (517)'], 1],
  ['another error', ['is locked (5)', 'is gone'], 7],
] as const)
  test(`a 5xx that does not show again, then ${what} -> runs again: ${runs}`, async () => {
    let isVerifying = false;
    const counts = [0, 0];
    const failing = (id: string, nth: 0 | 1, field: string) =>
      plainCheck(id, async (t) => {
        if (isVerifying) counts[nth] = (counts[nth] ?? 0) + 1;
        await t.call('getItem', { path: { 'item-id': 7 } });
        if (isVerifying) return;
        const exchange = { operation: 'getItem', method: 'GET', url: aList.url, durationMs: 1, status: 500 };
        t.soft('a success', '500', {
          ...{ field, symptom: '500', operation: 'getItem', sort: 'status' },
          exchange: { ...exchange, clockMs: nth, responseBody: `the database ${said[nth]}` },
        });
      });
    const checks = [failing('getItem/first', 0, 'http.status'), failing('getItem/second', 1, 'input.nul')];
    const guard = openGuard(tiny.run, {});
    const { results } = await runChecks(checks, tiny.run, { workers: 1, guard });
    isVerifying = true;
    const found = await verifyRun(tiny.run, checks, results, guard);
    guard.done();
    expect([...found.values()].map(({ confirmation }) => confirmation)).toEqual([
      'intermittent',
      'intermittent',
    ]);
    expect(counts[0]).toBeGreaterThan(1);
    expect(counts[1]).toBe(runs);
  });
