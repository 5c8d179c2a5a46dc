// Values of earlier answers that later requests or the assertion use: which ones, from where, and at which places.
import { expect, test } from '@playwright/test';
import type { Exchange } from '../judge/exchange.js';
import { readItem, sent } from './exchanges.fixture.js';
import { captures, type Slot, shownBefore, slotCases, splitBy } from './slots.js';

const withoutSlots = (text: string, slots: readonly Slot[]) => splitBy(text, slotCases(slots));

const answered = (body: unknown, path = '/x.json') => sent('raw', 'POST', path, {}, body);
const asks = (url: string, body?: unknown) => sent('raw', 'PUT', url, body);
const valuesIn = (body: unknown, next: Exchange, speaks: string[] = []) =>
  captures([answered(body), next], speaks).map(({ value }) => value);

test('ids, keys, addresses and what ends with _id -> slots; other members are none, whatever they hold', () => {
  for (const [name, isSlot] of [
    ['id', true],
    ['client_id', true],
    ['api_key', true],
    ['number', false],
    ['idea', false],
  ] as const)
    expect(valuesIn({ x: { [name]: '77' } }, asks('/x/77.json')), name).toEqual(isSlot ? ['77'] : []);
});

test('values that are nothing, empty or no text and no number -> no slots', () => {
  for (const id of [null, '', {}, ['77']])
    expect(valuesIn({ x: { id } }, asks('/x/null.json?id=&client_id=77'), ['null', '', '77'])).toEqual([]);
});

test('a value that is shown twice -> one slot, from the first answer', () => {
  const all = [
    answered({ a: { id: 1 } }),
    answered({ b: { id: 1, client_id: 2 } }),
    asks('/x/1', { client_id: 2 }),
  ];
  expect(captures(all)).toEqual([
    { from: 0, path: ['a', 'id'], value: '1' },
    { from: 1, path: ['b', 'client_id'], value: '2' },
  ]);
});

test('needed is what a later request names; what only its own request or an earlier one names is not', () => {
  const made = { ...answered({ x: { id: 5 } }), url: 'http://a.example/x/5.json' };
  expect(captures([asks('/x/5.json'), made])).toEqual([]);
  expect(captures([made, asks('/x/5.json')]).map(({ from }) => from)).toEqual([0]);
  expect(captures([made, asks('/y', { x_id: '5' })]).map(({ from }) => from)).toEqual([0]);
  expect(captures([made, asks('/y/55', { x: '5' })])).toEqual([]);
});

test('an entry of a list -> by its name, series, reference or code, whichever of these is its own', () => {
  const path = (...entries: object[]) =>
    captures([answered({ all: entries.map((one, n) => ({ id: n + 1, ...one })) }), asks('/x/2')])[0]?.path[1];
  expect(path({ name: 'a' }, { name: 'b' })).toEqual({ key: 'name', value: 'b' });
  expect(path({ name: 'a', serie: 'x' }, { name: 'a', serie: 'y' })).toEqual({ key: 'serie', value: 'y' });
  expect(path({}, { reference: 'r', code: 'c' })).toEqual({ key: 'reference', value: 'r' });
  expect(path({ code: 'd' }, { name: '', code: 'c' })).toEqual({ key: 'code', value: 'c' });
  expect(path({ code: 4 }, { code: 5 })).toBe(1);
  expect(path({ name: 'a' }, { name: 'a' })).toBe(1);
  expect(captures([answered([4, { id: 9, name: 'a' }, null]), asks('/x/9')])[0]?.path).toEqual([
    { key: 'name', value: 'a' },
    'id',
  ]);
});

test('outer members before those inside, in the order of the text', () => {
  const body = { x: { client: { id: 1 }, id: 2, more: { id: 3 } } };
  expect(valuesIn(body, asks('/x?id=3&a_id=2&b_id=1'))).toEqual(['2', '1', '3']);
});

test('the address of an account -> replaced at the beginning only; with a slash at its end, whatever follows', () => {
  const parts = (address: string, text: string) => {
    const slots = captures([answered({ account: { url: address } }), asks(`${address}/x`)], [address]);
    return withoutSlots(text, slots).map((part) => (typeof part === 'string' ? part : slots.indexOf(part)));
  };
  expect(parts('http://new.example', 'http://new.example?x')).toEqual(['', 0, '?x']);
  expect(parts('http://new.example', 'http://new.example')).toEqual(['', 0, '']);
  expect(parts('http://new.example', 'http://x/?to=http://new.example')).toHaveLength(1);
  expect(parts('http://new.example/', 'http://new.example/x')).toEqual(['', 0, 'x']);
  expect(parts('new.example', 'new.example/x')).toEqual(['new.example/x']);
});

test('several slots in one text -> each replaced, as often as it stands there', () => {
  const slots = captures([answered({ a: { id: 1, b_id: 2 } }), asks('/x/1?b_id=2')]);
  const [one, two] = slots;
  expect(withoutSlots('http://a/x/1.json?b_id=2&id=1', slots)).toEqual([
    ...['http://a/x/', one, '.json?b_id=', two, '&id=', one, ''],
  ]);
  expect(withoutSlots('http://a/x/1/y/2.json', slots)).toEqual(['http://a/x/', one, '/y/', two, '.json']);
  expect(withoutSlots('{"id":2,"a":[{"a_id":"1"},{"a_id":"1"}]}', slots)).toEqual([
    ...['{"id":', two, ',"a":[{"a_id":"', one, '"},{"a_id":"', one, '"}]}'],
  ]);
});

test.describe('records of two kinds with the same id', () => {
  const both = [answered({ tax: { id: 7 } }), answered({ client: { id: 7 } })];
  const partsOf = (path: string, ...shown: Exchange[]) => {
    const slots = captures([...shown, asks(path)]);
    const parts = withoutSlots(`http://a${path}`, slots);
    return parts.map((part) => (typeof part === 'string' ? part : slots.indexOf(part)));
  };

  test('each is the one of its own kind; elsewhere the first', () => {
    expect(partsOf('/clients/7.json', ...both)).toEqual(['http://a/clients/', 1, '.json']);
    expect(partsOf('/taxes/7.json', ...both)).toEqual(['http://a/taxes/', 0, '.json']);
    expect(partsOf('/x/7?client_id=7', ...both).filter((part) => typeof part !== 'string')).toEqual([0, 0]);
    const entries = answered({ clients: [{ id: 7, name: 'a' }] });
    expect(partsOf('/clients/7.json', answered({ tax: { id: 7 } }), entries)[1]).toEqual(1);
  });

  test('of one kind -> once', () => {
    const client = answered({ client: { id: 7 } });
    expect(captures([client, client, asks('/clients/7')])).toHaveLength(1);
    expect(captures([...both, both[1] as Exchange, asks('/clients/7')])).toHaveLength(2);
    expect(captures([...both, asks('/taxes/7')])).toHaveLength(1);
  });
});

test.describe('what was shown before', () => {
  const shows = (id: number, client: number) => readItem(id, { client: { id: client, n: 'x' } });

  test('of the same record, known by its own id, not by one inside it', () => {
    const found = { from: 0, path: ['item', 'client', 'n'] };
    expect(shownBefore([shows(1, 8), shows(1, 9)], 'n', 'x', true)).toBeUndefined();
    expect(shownBefore([shows(1, 8), shows(2, 8)], 'n', 'x', true)).toEqual(found);
    expect(shownBefore([shows(1, 8), shows(1, 9)], 'n', 'x', false)).toEqual(found);
  });

  test('answers without ids -> of another record where another address was asked', () => {
    const balance = (path: string) => sent('raw', 'GET', path, undefined, { balance: { total: 5 } });
    const shownAt = (first: string, last: string) =>
      shownBefore([balance(first), balance(last)], 'total', 5, true)?.from;
    expect(shownAt('/a.json?x=1', '/a.json?x=2')).toBeUndefined();
    expect(shownAt('/a.json', '/b.json')).toBe(0);
  });

  test('the last answer itself is none before it; values are compared with their type', () => {
    expect(shownBefore([readItem(1, { n: 5 })], 'n', 5, false)).toBeUndefined();
    expect(shownBefore([readItem(1, { n: '5' }), readItem(1)], 'n', 5, false)).toBeUndefined();
    expect(shownBefore([readItem(1, { n: { a: 1 } }), readItem(1)], 'n', { a: 1 }, false)?.from).toBe(0);
  });
});
