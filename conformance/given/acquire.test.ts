// Acquiring a fixture: free, left by an earlier run, or new; the requests that are sent for it.
import { expect, test } from '@playwright/test';
import { emptyDialect } from '../dialect/dialect.js';
import { unsupported } from '../judge/outcome.js';
import type { Answer, CallInput, Json } from '../target/call.js';
import { acquireFixture } from './acquire.js';
import { createFixturePool, type FixtureKind, type Held } from './fixture-pool.js';

/** An empty fixture pool, and a log of the requests; `answer` returns the target's answer. */
function pooled(answer: (operation: string, input: CallInput) => Partial<Answer> = () => ({})) {
  const fixturePool = createFixturePool('a');
  const calls: [string, CallInput][] = [];
  const mades: [string, Json][] = [];
  const held: Held[] = [];
  let refuses = (_fields: Json): Error | undefined => undefined;
  const make =
    (kind: string) =>
    async (fields: Json = {}) => {
      mades.push([kind, fields]);
      const refusal = refuses(fields);
      if (refusal) throw refusal;
      return { id: 100 + mades.length, sent: fields, name: 'made' };
    };
  const known = new Map<string, unknown>();
  const given = {
    call: async (operation: string, input: CallInput = {}) => {
      calls.push([operation, input]);
      return { status: 200, record: {}, list: [], ...answer(operation, input) } as unknown as Answer;
    },
    body: (_operation: string, { fields }: { fields?: Json }) => ({ fields }),
    once: async <T>(name: string, once: () => Promise<T>): Promise<T> => {
      if (!known.has(name)) known.set(name, await once());
      return known.get(name) as T;
    },
    ...{ client: make('client'), item: make('item'), sequence: make('sequence') },
  };
  return {
    ...{ fixturePool, calls, mades, held, given },
    refuse: (when: typeof refuses) => {
      refuses = when;
    },
    exhaust: () => {
      for (const kind of ['client', 'buyer', 'item', 'sequence'] as const) fixturePool.exhausted.add(kind);
    },
    free: (kind: FixtureKind, ...all: (Partial<Held> & { id: number })[]) =>
      fixturePool.free[kind].push(...all.map((one) => ({ kind, sent: {}, ...one }))),
    take: (kind: FixtureKind, fields: Json = {}, asItIs = false) =>
      acquireFixture(given, { dialect: emptyDialect(), fixturePool }, held, kind, fields, asItIs),
  };
}

const lamp = { name: 'Lamp', unit_price: '1' };

test('several are free -> the one that was free last; it is held, and known once', async () => {
  const { take, free, fixturePool, held, calls, mades } = pooled();
  free('item', { id: 1, sent: lamp }, { id: 2, sent: lamp });
  expect(await take('item', lamp)).toEqual({ id: 2, sent: lamp, name: 'Lamp' });
  fixturePool.free.item.push(...held.splice(0));
  expect((await take('item', lamp)).id).toBe(2);
  expect([held.map(({ id }) => id), fixturePool.known.map(({ id }) => id)]).toEqual([[2], [2]]);
  expect([calls, mades]).toEqual([[], []]);
});

for (const [situation, held, fields, updated] of [
  ['as it is', { sent: lamp }, lamp, undefined],
  ['and no field is asked for, though it is stale', { sent: lamp, isStale: true }, {}, undefined],
  ['with other values', { sent: lamp }, { name: 'Tin' }, { name: 'Tin' }],
  ['stale', { sent: lamp, isStale: true }, lamp, lamp],
  ['with one of two values', { sent: lamp }, { ...lamp, unit_price: '2' }, { ...lamp, unit_price: '2' }],
] as const)
  test(`a free one ${situation} -> ${updated ? 'updated' : 'not updated'}`, async () => {
    const { take, free, fixturePool, calls } = pooled();
    free('item', { id: 1, ...held });
    const acquired = await take('item', fields);
    expect(acquired.sent).toEqual(fields);
    expect(calls).toEqual(
      updated ? [['updateItem', { path: { 'item-id': 1 }, body: { fields: updated } }]] : [],
    );
    expect(fixturePool.known[0]?.sent).toEqual({ ...held.sent, ...fields });
    if (updated) expect(fixturePool.known[0]?.isStale).not.toBe(true);
  });

test('any values will do -> the last that is not stale, with its own values; else one that is updated', async () => {
  const one = pooled();
  one.free(
    'item',
    { id: 1, sent: lamp },
    { id: 2, sent: { name: 'Tin', unit_price: '2' } },
    { id: 3, isStale: true },
  );
  expect(await one.take('item', { name: 'x' }, true)).toEqual({ id: 2, sent: { name: 'Tin' }, name: 'Tin' });
  expect(one.calls).toEqual([]);
  one.fixturePool.free.item.splice(0, 1);
  expect(await one.take('item', { name: 'x' }, true)).toEqual({ id: 3, sent: { name: 'x' }, name: 'x' });
  one.free('item', { id: 4, sent: { name: 'Tin', unit_price: 2 } });
  await one.take('item', { name: 'x', unit_price: '1' }, true);
  expect(one.calls.map(([, { path }]) => path)).toEqual([{ 'item-id': 3 }, { 'item-id': 4 }]);
});

test('a buyer -> the update keeps what he had; a sequence is never updated, and named by its serie', async () => {
  const { take, free, calls } = pooled();
  free('buyer', { id: 1, sent: { name: 'Ana', code: 'c' } });
  free('sequence', { id: 2, sent: { serie: 'S' } });
  const sent = { name: 'Ana', code: 'c', city: 'Faro' };
  expect(await take('buyer', { city: 'Faro' })).toEqual({ id: 1, sent, name: 'Ana' });
  expect(calls).toEqual([['updateClient', { path: { 'client-id': 1 }, body: { fields: sent } }]]);
  expect(await take('sequence', { serie: 'T' })).toEqual({ id: 2, sent: { serie: 'S' }, name: 'S' });
  expect(calls).toHaveLength(1);
});

test('none is free and nothing earlier is left -> new, at the next slot that nothing is at', async () => {
  const { take, exhaust, fixturePool, mades, held } = pooled();
  exhaust();
  fixturePool.slots.sequence.add(1).add(2);
  await take('sequence');
  expect([await take('client', { name: 'Ana' }), (await take('item', lamp)).id]).toMatchObject([
    { id: 102 },
    103,
  ]);
  await take('buyer', { city: 'Faro' });
  expect(mades).toEqual([
    ['sequence', { serie: 'CONFA3' }],
    ['client', { name: 'Ana' }],
    ['item', lamp],
    ['client', { name: 'Conformance buyer a 1', code: 'conf-buyer-a-1', city: 'Faro' }],
  ]);
  expect(held.map(({ slot }) => slot)).toEqual([3, 1, 1, 1]);
  expect([...fixturePool.slots.sequence, fixturePool.next.sequence]).toEqual([1, 2, 3, 4]);
});

test('what has a name of the suite is refused -> once more without one, and for no slot; others end the check', async () => {
  const one = pooled();
  one.exhaust();
  one.refuse(({ code, serie }) => (code || serie ? unsupported('in use') : undefined));
  await one.take('buyer', { city: 'Faro' });
  await one.take('sequence');
  expect(one.mades.map(([, fields]) => fields).filter((_, n) => n % 2 === 1)).toEqual([{ city: 'Faro' }, {}]);
  expect(one.held.map(({ slot }) => slot)).toEqual([undefined, undefined]);
  one.refuse(() => unsupported('no more'));
  await expect(one.take('client')).rejects.toThrow('no more');
  await expect(one.take('item')).rejects.toThrow('no more');
  one.refuse(() => new Error('ours'));
  await expect(one.take('buyer')).rejects.toThrow('ours');
  expect(one.mades).toHaveLength(7);
});

const client = (parts: object = {}) => ({
  record: { id: 7, name: 'Eva', code: 'conf-client-a-1', city: 'x', ...parts },
});
for (const [situation, answer, isUsed] of [
  ['is found', client(), true],
  ['has another code', client({ code: 'conf-client-a-2' }), false],
  ['has no id', client({ id: undefined }), false],
  ['is answered 300', { ...client(), status: 300 }, false],
  ['is not found', { status: 404 }, false],
] as const)
  test(`the client of an earlier run ${situation} -> ${isUsed ? 'used' : 'a new one, and nobody looks again'}`, async () => {
    const { take, fixturePool, calls, mades } = pooled((operation) =>
      operation === 'findClientByCode' ? answer : {},
    );
    const acquired = await take('client');
    expect(acquired.id).toBe(isUsed ? 7 : 101);
    expect(calls.map(([, { query }]) => query)).toEqual(
      [{ client_code: 'conf-client-a-1' }, { code: 'conf-client-a-1' }].slice(0, isUsed ? 1 : 2),
    );
    if (isUsed) expect(fixturePool.known[0]?.sent).toEqual({ name: 'Eva', code: 'conf-client-a-1' });
    expect([
      ...fixturePool.slots.client,
      fixturePool.next.client,
      fixturePool.exhausted.has('client'),
    ]).toEqual([...[1, 2, !isUsed]]);
    const before = calls.length;
    await take('client');
    expect([calls.length > before, mades.length]).toEqual([isUsed, isUsed ? 1 : 2]);
  });

test('a find that breaks -> nothing is found, and not asked again; a fault of ours is none', async () => {
  const broken = pooled(() => {
    throw unsupported('no find');
  });
  expect((await broken.take('client')).id).toBe(101);
  expect(broken.calls).toHaveLength(1);
  const faulty = pooled(() => {
    throw new Error('ours');
  });
  await expect(faulty.take('client')).rejects.toThrow('ours');
});

const itemAt = (page: number, n: number) => ({ id: page * 100 + n, name: `n${page}-${n}`, unit_price: 1 });
const pageOf = (count: number, page: number) => Array.from({ length: count }, (_, n) => itemAt(page, n));
for (const [situation, list, pages] of [
  ['all full', (page: number) => pageOf(30, page), 10],
  ['one not full', (page: number) => pageOf(page < 3 ? 30 : 29, page), 3],
  ['one that adds nothing', (page: number) => pageOf(30, Math.min(page, 2)), 3],
  ['none with an item', () => [], 1],
] as const)
  test(`pages of items of an earlier run, ${situation} -> ${pages} of them, walked once`, async () => {
    const { take, calls, mades } = pooled((_, { query }) => ({ list: list(Number(Object(query).page)) }));
    await take('item');
    await take('item');
    expect(calls.map(([operation, { query }]) => [operation, query])).toEqual(
      Array.from({ length: pages }, (_, n) => ['listItems', { page: n + 1, per_page: 30 }]),
    );
    expect(mades).toHaveLength(2);
  });

test('an item or a sequence of an earlier run -> by its name or its serie, what it shows is known, a price as a text', async () => {
  const one = pooled((operation) => ({
    list:
      operation === 'listItems'
        ? [{ id: 5, name: 'Conformance item a 1', unit_price: 1.5 }]
        : [{ id: 6, serie: 'CONFA1' }, { serie: 'CONFA2' }],
  }));
  expect(await one.take('item')).toEqual({ id: 5, sent: {}, name: 'Conformance item a 1' });
  expect(one.fixturePool.known[0]?.sent).toEqual({ name: 'Conformance item a 1', unit_price: '1.5' });
  expect(await one.take('sequence')).toEqual({ id: 6, sent: { serie: 'CONFA1' }, name: 'CONFA1' });
  expect((await one.take('sequence')).id).toBe(101);
});
