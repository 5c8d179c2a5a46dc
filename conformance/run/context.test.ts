// The context of a check: what counts as judged, other accounts, assertions, waiting.
import { expect, test } from '@playwright/test';
import { createShared, type Shared } from '../given/given.js';
import { Ended } from '../judge/outcome.js';
import { Unreadable } from '../judge/unreadable.js';
import { openJournal } from '../target/journal.js';
import type { Settings } from '../target/settings.js';
import { type Fault, onTiny, plainCheck, type TinyOptions, tinyService } from './tiny-service.fixture.js';

const second = { baseUrl: 'http://other.example', apiKey: 'second-key-01' };
const about = { field: 'name', symptom: 'different' } as const;

function started(
  options: TinyOptions = {},
  check: Parameters<typeof onTiny>[1] = {},
  change: (run: ReturnType<typeof tinyService>['run']) => void = () => {},
) {
  const asked: string[] = [];
  const note: Fault = ({ operation, account, query }) => {
    asked.push(`${operation} ${account} ${[...query.keys()].join()}`);
    return undefined;
  };
  const tiny = tinyService({ ...options, faults: [note, ...(options.faults ?? [])] });
  change(tiny.run);
  return { ...onTiny(tiny.run, check), tiny, run: tiny.run, asked };
}
/** The ending that `work` throws, if any. */
async function ending(work: () => Promise<unknown> | unknown): Promise<Ended['ending'] | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof Ended) return error.ending;
    throw error;
  }
}

test('answers and assertions are judged, each once; of prerequisites none is', async () => {
  const { t, judged } = started({ settings: { second } });
  const { id } = await t.given.item();
  expect(judged).toEqual({ count: 0, inSecondAccount: false });
  await t.call('getItem', { path: { 'item-id': id } });
  t.expect.equal(1, 1, 'one', about);
  await t.raw({ method: 'GET', path: '/items.json', operation: 'listItems' });
  expect(judged).toEqual({ count: 3, inSecondAccount: false });
});

test('in the second account, or with its key -> that account was looked at', async () => {
  for (const ask of [
    (t) => t.call('listItems', {}, { account: 'second' }),
    (t) => t.call('listItems', {}, { key: 'second' }),
    (t) => t.raw({ method: 'GET', path: '/items.json', account: 'second' }),
    (t) => t.raw({ method: 'GET', path: '/items.json', key: 'second' }),
    (t) => t.inSecondAccount()?.call('listItems'),
    (t) => t.inSecondAccount()?.raw({ method: 'GET', path: '/items.json' }),
  ] as ((t: ReturnType<typeof started>['t']) => unknown)[]) {
    const { t, judged } = started({ settings: { second } });
    await ask(t);
    expect(judged, String(ask)).toEqual({ count: 1, inSecondAccount: true });
  }
});

test('what changes a record of the pool makes it stale; what reads it does not; each request counts for its check', async () => {
  const { t, run } = started();
  const { id } = await t.given.item();
  const held = { kind: 'item' as const, id, sent: {} };
  run.shared.fixturePool.known.push(held);
  await t.call('getItem', { path: { 'item-id': id } });
  expect(held).not.toHaveProperty('isStale');
  await t.call('updateItem', { path: { 'item-id': id }, body: { item: { name: 'x' } } });
  expect(held).toMatchObject({ isStale: true });
  expect([...run.sentBy]).toEqual([['getItem/of-a-test', 3]]);
  expect([...run.requests]).toEqual(['createItem', 'getItem', 'updateItem'].map((one) => [one, 1]));
});

test('a target that passes over what it does not know -> some requests have it; any other -> none has', async () => {
  const queries = async (passesOver: boolean) => {
    const { t, run, asked } = started();
    if (passesOver) run.shared.dialect.passesOver = true;
    const { id } = await t.given.item();
    for (const name of ['a', 'b', 'c', 'd'])
      await t.call('updateItem', { path: { 'item-id': id }, body: { item: { name } } });
    return new Set(asked.map((one) => one.split(' ')[2])).size;
  };
  expect([await queries(true), await queries(false)]).toEqual([2, 1]);
});

test('what the check has acquired is free again at the end', async () => {
  const { t, run, release } = started();
  await t.given.acquire('item');
  expect(run.shared.fixturePool.free.item).toHaveLength(0);
  release(true);
  expect(run.shared.fixturePool.free.item).toHaveLength(1);
});

test.describe('the second account', () => {
  test('is one place, with records of its own, which are free again at the end', async () => {
    const { t, run, asked, release } = started({ settings: { second } });
    const there = t.inSecondAccount();
    expect(t.inSecondAccount()).toBe(there);
    await there?.given.acquire('item');
    expect(asked.map((one) => one.split(' ')[1])).toEqual(asked.map(() => 'second'));
    expect(run.second?.fixturePool.free.item).toHaveLength(0);
    release(true);
    expect(run.second?.fixturePool.free.item).toHaveLength(1);
    expect(run.shared.fixturePool.known).toEqual([]);
  });

  test('is not there without its settings', () => {
    expect(started().t.inSecondAccount()).toBeUndefined();
    expect(
      started({}, {}, (run) => Object.assign(run, { second: run.shared })).t.inSecondAccount(),
    ).toBeUndefined();
    expect(
      started({ settings: { second } }, {}, (run) => delete run.second).t.inSecondAccount(),
    ).toBeUndefined();
  });
});

test.describe('an account that the run makes', () => {
  const made = { baseUrl: 'http://made.example', apiKey: 'made-key-0001' };

  test('none is made -> nobody asks for it', async () => {
    const { t } = started();
    const account = () => Promise.reject(new Error('asked for'));
    expect(await t.inNewAccount(account)).toBeUndefined();
  });

  test('one is made -> calls go there, and it is known by its address', async () => {
    const { run, t, asked, judged } = started({}, {}, (one) => {
      const shared: Shared = createShared(
        { ...one.shared.dialect },
        openJournal(undefined, { target: '' }),
        'tag1m',
        'am',
      );
      one.made = { shared };
    });
    // The created account has another address than the tiny service.
    const there = await t.inNewAccount(() => Promise.resolve(made));
    expect(run.made?.baseUrl).toBe(made.baseUrl);
    await there?.call('listItems');
    expect(asked).toEqual(['listItems second api_key']);
    expect(judged).toEqual({ count: 1, inSecondAccount: false });
  });
});

test.describe('an assertion that does not hold', () => {
  const shown = async (
    work: (t: ReturnType<typeof started>['t']) => unknown,
    ...input: Parameters<typeof started>
  ) => {
    const { t, client } = started(...input);
    await t.call('listItems');
    return (await ending(() => work(t))) ?? client.violations;
  };

  test('fails the check with what is due, what came, and what it rests on', async () => {
    expect(await shown((t) => t.fail('a lamp', 'none', about))).toMatchObject({
      verdict: 'fail',
      violation: {
        ...{ statement: 'rule:item-fields-kept', field: 'name', symptom: 'different', sort: 'value' },
        ...{ expected: 'a lamp', actual: 'none', exchange: { operation: 'listItems' } },
        proof: { by: 'value', compare: 'not', expected: 'none', actual: 'none' },
      },
    });
  });

  test('keeps what the check says besides, and nothing else', async () => {
    const exchange = { method: 'GET', url: '/x', durationMs: 1 };
    const parts = {
      operation: 'getTax',
      exchange,
      ofAnother: true,
      proof: { by: 'body' },
      others: [exchange],
    } as const;
    const [full] = (await shown(
      (t) => t.soft('a', 'b', { ...about, ...parts, others: [exchange] }),
      {},
      {},
      (run) => {
        run.keepsWhole = true;
      },
    )) as object[];
    expect(full).toMatchObject(parts);
    const [bare] = (await shown((t) => t.soft('a', 'b', about))) as object[];
    for (const name of ['operation', 'ofAnother', 'others', 'assumed']) expect(bare).not.toHaveProperty(name);
    // Reports show one exchange.
    const [one] = (await shown((t) => t.soft('a', 'b', { ...about, others: [exchange] }))) as object[];
    expect(one).not.toHaveProperty('others');
  });

  test('of a cell is one of states; of an assumed check it is assumed', async () => {
    const cell = { ...about, statement: 'state:quote/final+accept' } as const;
    expect(await shown((t) => t.soft('a', 'b', cell))).toMatchObject([{ sort: 'state' }]);
    expect(await shown((t) => t.soft('a', 'b', { ...cell, sort: 'status' }))).toMatchObject([
      { sort: 'status' },
    ]);
    expect(await shown((t) => t.soft('a', 'b', about), {}, { assumed: true } as never)).toMatchObject([
      { assumed: true },
    ]);
  });

  test('rests on what could not be read -> nothing can be said of it, except whether a list holds it', async () => {
    const unread = new Unreadable('items[].name');
    const due = { by: 'value', compare: 'equal', expected: unread, actual: 'b' } as const;
    const other = { ...due, expected: 'a' };
    const listed = { by: 'listed', key: 'name', value: unread, least: 1, most: 1 } as const;
    for (const [actual, proof, isJudged] of [
      [unread, undefined, false],
      [{ name: unread }, other, false],
      ['b', due, false],
      ['b', other, true],
      [unread, listed, true],
    ] as const) {
      const end = await shown((t) => t.fail('a', actual, { ...about, ...(proof && { proof }) }));
      expect((end as { verdict: string }).verdict).toBe(isJudged ? 'fail' : 'blocked');
      const { t, client, passedOver } = started();
      t.soft('a', actual, { ...about, ...(proof && { proof }) });
      expect([client.violations.length, passedOver()]).toEqual(isJudged ? [1, 0] : [0, 1]);
    }
    expect(await shown((t) => t.fail('a', unread, { ...about, operation: 'getTax' }))).toMatchObject({
      root: 'getTax',
    });
    expect(await shown((t) => t.fail('a', unread, about))).toMatchObject({ root: 'getItem' });
    const { t, passedOver, judged } = started();
    t.expect.equal(unread, 'a', 'a', about);
    expect([passedOver(), judged.count]).toEqual([1, 0]);
  });
});

test.describe('what is only assumed', () => {
  const id = 'rule:item-fields-stay';
  const noted = async (
    work: (t: ReturnType<typeof started>['t']) => unknown,
    settings: Partial<Settings> = {},
  ) => {
    const { t, client } = started({ settings });
    await work(t);
    return client.violations.map(({ statement, assumed, actual }) => [statement, assumed, actual]);
  };

  test('is a note, and none where assumptions are off', async () => {
    const note = (t: ReturnType<typeof started>['t']) => t.note(id, 'a', 'b', about);
    expect(await noted(note)).toEqual([[id, true, 'b']]);
    expect(await noted(note, { assumed: 'off' })).toEqual([]);
  });

  test('assertions on it: the first that does not hold is a note; any other end stays one', async () => {
    const fails = (t: ReturnType<typeof started>['t']) => t.assuming(id, async () => t.fail('a', 'b', about));
    expect(await noted(fails)).toEqual([[id, true, 'b']]);
    expect(await noted(fails, { assumed: 'off' })).toEqual([]);
    const { t } = started();
    expect(await ending(() => t.assuming(id, async () => t.inconclusive('late')))).toMatchObject({
      verdict: 'inconclusive',
    });
    await expect(t.assuming(id, () => Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError);
  });
});

test('the ways to end a check -> as they are called', async () => {
  const { t, client } = started();
  expect(await ending(() => t.unsupported('no'))).toEqual({ verdict: 'unsupported', reason: 'no' });
  expect(await ending(() => t.unreached('far'))).toEqual({
    verdict: 'unsupported',
    reason: 'far',
    isUnreached: true,
  });
  expect(await ending(() => t.inconclusive('late'))).toEqual({ verdict: 'inconclusive', reason: 'late' });
  t.covers('rule:a', 'rule:b');
  expect([...client.asserted]).toEqual(['rule:a', 'rule:b']);
  expect(t.unique('Lamp')).toMatch(/^Lamp tag1-\d+$/);
});

test('the seed of a check -> by all of its id and by that of the run, the same in every version', () => {
  const seed = (id: string, ofRun = 1) =>
    started(
      { settings: { seed: ofRun } },
      plainCheck(id, async () => {}),
    ).t.seed;
  const all = ['getItem/a', 'getItem/b', 'xetItem/a', 'getItem/a0'].map((id) => seed(id));
  expect(new Set([...all, seed('getItem/a', 2)]).size).toBe(5);
  for (const one of all) expect([Number.isInteger(one), one >= 0]).toEqual([true, true]);
  // With another number, runs with the same seed would differ between versions.
  expect(seed('getItem/a')).toBe(1483563987);
});

test.describe('what may come late', () => {
  const waiting = async (values: unknown[], pollTimeoutMs = 5000) => {
    const { t, run, within } = started({ settings: { pollTimeoutMs } });
    let looks = 0;
    const value = await within(() =>
      ending(async () => {
        const probe = async () => {
          looks += 1;
          return values.length > 1 ? values.shift() : values[0];
        };
        looks = 0;
        found = await t.eventually(probe, 'the PDF is there', { operation: 'getDocumentPdf' });
      }),
    );
    return { value, looks, experience: run.patience.asynchronous };
  };
  let found: unknown;
  test.beforeEach(() => {
    found = undefined;
  });

  test('is there at once, or after some looks -> its value; only what was waited for says how long that takes', async () => {
    expect(await waiting([0])).toMatchObject({ looks: 1, experience: { ranOut: 0, longestMs: 0 } });
    expect(found).toBe(0);
    const { looks, experience } = await waiting([undefined, undefined, 'x']);
    expect([found, looks, experience.ranOut]).toEqual(['x', 3, 0]);
    expect(experience.longestMs).toBeGreaterThan(0);
  });

  test('is not there in time -> not ready, which is remembered', async () => {
    const { value, looks, experience } = await waiting([undefined], 30);
    expect(looks).toBeGreaterThan(1);
    expect(value).toMatchObject({
      verdict: 'fail',
      violation: {
        symptom: 'not ready',
        field: 'http.status',
        operation: 'getDocumentPdf',
        expected: 'the PDF is there within 30 ms',
      },
    });
    expect(experience.ranOut).toBe(1);
  });
});
