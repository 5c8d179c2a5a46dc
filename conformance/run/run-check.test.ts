// The verdict of a check: by its violations; a check that has judged nothing cannot pass.
import { expect, test } from '@playwright/test';
import { Ended, orUndefined } from '../judge/outcome.js';
import { TransportError } from '../target/transport.js';
import type { Check } from './check.js';
import { runCheck } from './run-check.js';
import { type Fault, plainCheck, type TinyOptions, tinyService } from './tiny-service.fixture.js';

const item = { name: 'Lamp', description: 'Brass', unit_price: '10.0' };

async function ended(run: Check['run'], parts: Partial<Check> = {}, options: TinyOptions = {}) {
  const tiny = tinyService(options);
  return { tiny, result: await runCheck(plainCheck('getItem/of-a-test', run, parts), tiny.run) };
}

const interpretation: Check['run'] = async (t) => {
  const { id } = await t.given.item(item);
  const { record } = await t.call('getItem', { path: { 'item-id': id } });
  t.expect.equal(record.name, 'Lamp', 'name', { field: 'name' });
};

test('what is as stated -> pass, with marks, counts and no exchanges', async () => {
  const { result } = await ended(interpretation);
  expect(result).toMatchObject({
    verdict: 'pass',
    violations: [],
    exchanges: [],
    called: { createItem: 1, getItem: 1 },
  });
  expect(result.asserted).toContain('status:getItem 200');
});

const wordyPrice: Fault = ({ operation }, own) =>
  operation === 'getItem'
    ? { status: 200, body: { item: { ...Object(Object(own().body).item), unit_price: '10' } } }
    : undefined;

test('a shape seen on the way is no failure of a check that is about something else; a value is', async () => {
  const { result } = await ended(interpretation, {}, { faults: [wordyPrice] });
  expect(result.violations.map(({ field }) => field)).toEqual(['unit_price']);
  expect(result.verdict).toBe('pass');
  const lost = await ended(
    interpretation,
    {},
    {
      faults: [
        ({ operation }) =>
          operation === 'getItem'
            ? { status: 200, body: { item: { id: 101, name: 'Lump', description: 'Brass', unit_price: 10 } } }
            : undefined,
      ],
    },
  );
  expect(lost.result).toMatchObject({ verdict: 'fail', expected: 'name is Lamp', actual: 'Lump' });
  expect(lost.result.exchanges.map(({ operation }) => operation)).toEqual(['createItem', 'getItem']);
});

test('the same failure in an assumed check -> a note', async () => {
  const fails: Check['run'] = async (t) => {
    await t.call('listItems');
    t.fail('a', 'b', { field: 'name', symptom: 'different' });
  };
  expect((await ended(fails, { assumed: true } as Partial<Check>)).result.verdict).toBe('note');
  expect((await ended(fails)).result.verdict).toBe('fail');
});

test('a check that judged nothing -> error; with something that it saw, or passed over, it is none', async () => {
  const { result } = await ended(async () => {});
  expect(result).toMatchObject({ verdict: 'error', reason: expect.stringContaining('judged no answer') });
  const noted = await ended(async (t) => {
    t.soft('a', 'b', { field: 'name', symptom: 'different' });
  });
  expect(noted.result.verdict).toBe('fail');
});

test('a check that went on after each time-out, and has no answer to judge -> inconclusive', async () => {
  const silent: Fault = () => {
    throw new TransportError('timeout', 'no answer within 10 ms', 10);
  };
  const { result } = await ended(
    async (t) => {
      await orUndefined(() => t.call('listItems'));
    },
    {},
    { faults: [silent] },
  );
  expect(result).toMatchObject({ verdict: 'inconclusive', reason: expect.stringContaining('not answered') });
});

test('a check of two accounts that looked at one -> error', async () => {
  const second = { baseUrl: 'http://other.example', apiKey: 'second-key-01' };
  const claims = { settings: { second } };
  const once: Check['run'] = async (t) => {
    await t.call('listItems');
  };
  const both: Check['run'] = async (t) => {
    await t.call('listItems');
    await t.call('listItems', {}, { account: 'second' });
  };
  const needs = { needs: ['second-account'] } as const;
  expect((await ended(once, needs, claims)).result.reason).toContain('second account');
  expect((await ended(both, needs, claims)).result.verdict).toBe('pass');
});

test('a fault of the check itself -> error with its message, and the target is not blamed', async () => {
  const { result } = await ended(async (t) => {
    await t.call('listItems');
    throw new TypeError('x is undefined');
  });
  expect(result).toMatchObject({ verdict: 'error', reason: expect.stringContaining('x is undefined') });
});

test('a prerequisite that fails -> blocked by its operation', async () => {
  const refused = {
    faults: [
      ({ operation }: { operation: string }) => (operation === 'createItem' ? { status: 500 } : undefined),
    ],
  };
  const { result } = await ended(interpretation, {}, refused);
  expect(result).toMatchObject({ verdict: 'blocked', blockedBy: 'createItem' });
});

test('what was seen before an unsupported end counts; otherwise the end is open', async () => {
  const open = await ended(async (t) => {
    await t.call('listItems');
    t.unsupported('not shown');
  });
  expect(open.result).toMatchObject({ verdict: 'unsupported', reason: 'not shown', open: true });
  const seen = await ended(async (t) => {
    t.soft('a', 'b', { field: 'name', symptom: 'different' });
    t.unsupported('not shown');
  });
  expect(seen.result.verdict).toBe('fail');
});

test('a feature that is not claimed -> unsupported, and nothing is sent', async () => {
  const { result, tiny } = await ended(interpretation, {}, { settings: { claims: ['clients'] } });
  expect(result).toMatchObject({ verdict: 'unsupported', reason: 'the target does not claim items' });
  expect(result.open).toBeUndefined();
  expect(tiny.log).toEqual([]);
});

test('a feature that only an option makes known -> unsupported, by the name of the option', async () => {
  const { result } = await ended(interpretation, { needs: ['account-id'] });
  expect(result).toMatchObject({ verdict: 'unsupported', reason: '--account-id is not given' });
});

test('what could not be read -> blocked by its place, and no assertion fails by it', async () => {
  const { result } = await ended(
    async (t) => {
      const { record } = await t.call('getItem', { path: { 'item-id': 1 } });
      t.expect.equal(record.unit_price, 10, 'unit_price', { field: 'unit_price' });
    },
    {},
    {
      faults: [
        () => ({ status: 200, body: { item: { id: 1, name: 'a', description: 'b', unit_price: {} } } }),
      ],
    },
  );
  expect(result).toMatchObject({ verdict: 'blocked', blockedBy: 'schema:Item.unit_price' });
});

test('an assumption that does not hold -> a note; with --no-assumed nothing is asked', async () => {
  const assuming: Check['run'] = async (t) => {
    await t.call('listItems');
    await t.assuming('rule:payment-cap', async () =>
      t.fail('a', 'b', { field: 'name', symptom: 'different' }),
    );
  };
  expect((await ended(assuming)).result.verdict).toBe('note');
  expect((await ended(assuming, {}, { settings: { assumed: 'off' } })).result.verdict).toBe('pass');
  const other = await ended(async (t) => {
    await t.assuming('rule:payment-cap', async () => {
      throw new Ended({ verdict: 'inconclusive', reason: 'late' });
    });
  });
  expect(other.result.verdict).toBe('inconclusive');
});

test('what a failing check had accepted is not given to others; what a sound one had is', async () => {
  const take: Check['run'] = async (t) => {
    await t.given.acquire('item', item);
    await t.call('listItems');
  };
  const sound = await ended(take);
  expect(sound.tiny.run.shared.fixturePool.free.item).toHaveLength(1);
  const broken = await ended(async (t) => {
    await take(t);
    t.fail('a', 'b', { field: 'name', symptom: 'different' });
  });
  expect(broken.tiny.run.shared.fixturePool.free.item).toHaveLength(0);
});

test('an interpretation that does not hold -> a note; with --no-assumed none', async () => {
  const noting: Check['run'] = async (t) => {
    await t.call('listItems');
    t.note('rule:payment-cap', 'a', 'b', { field: 'name', symptom: 'different' });
  };
  const { result } = await ended(noting);
  expect(result).toMatchObject({ verdict: 'note', expected: 'a', actual: 'b' });
  expect(result.violations).toMatchObject([{ statement: 'rule:payment-cap', assumed: true }]);
  expect((await ended(noting, {}, { settings: { assumed: 'off' } })).result.verdict).toBe('pass');
});

test('what a check sends -> counted for it, and by operation', async () => {
  const { result, tiny } = await ended(async (t) => {
    for (let n = 0; n < 2; n += 1) await t.call('listItems');
    await t.raw({ method: 'GET', path: '/taxes.json', operation: 'listTaxes' });
  });
  expect(tiny.run.sentBy.get(result.id)).toBe(3);
  expect([...tiny.run.requests]).toEqual([
    ['listItems', 2],
    ['listTaxes', 1],
  ]);
});

test('nothing but raw requests, or assertions -> judged all the same', async () => {
  const raw = await ended(async (t) => {
    await t.raw({ method: 'GET', path: '/taxes.json' });
  });
  expect(raw.result.verdict).toBe('pass');
  const asserting = await ended(async (t) => t.expect.equal(1, 1, 'one', { field: 'name' }));
  expect(asserting.result.verdict).toBe('pass');
});
