// Unreadable values, and tolerant parsing of the rest of a body.
import { expect, test } from '@playwright/test';
import { holdsUnreadable, isUnreadable, readTolerantly, Unreadable, unreadableRecord } from './unreadable.js';

const unread = new Unreadable('item.name');

test('unreadable is the value itself, a text with it, what holds it, and what was computed from it', () => {
  for (const value of [
    unread,
    `${unread}`,
    `Lamp ${unread} x`,
    [unread],
    { a: { b: unread } },
    JSON.stringify({ a: unread }),
    unreadableRecord('item'),
    [unreadableRecord('item')],
  ]) {
    expect(isUnreadable(value)).toBe(true);
    expect(holdsUnreadable(value)).toBe(true);
  }
  for (const value of [Number(unread), Number.NaN, 'NaN', { a: Number.NaN }, ['NaN']]) {
    expect(isUnreadable(value)).toBe(true);
    expect(holdsUnreadable(value)).toBe(false);
  }
  for (const value of [null, undefined, 0, '', 'x', {}, [], { a: ['b'] }])
    expect([isUnreadable(value), holdsUnreadable(value)]).toEqual([false, false]);
  expect(JSON.parse(JSON.stringify({ a: unread }))).toEqual({ a: '<unreadable: item.name>' });
});

test('a record of which nothing can be read -> each of its fields is unreadable; it is no promise', async () => {
  const record = unreadableRecord('item');
  expect([record.name, record.then].map(isUnreadable)).toEqual([true, true]);
  expect(record[Symbol.iterator as unknown as string]).toBeUndefined();
});

const read = (value: unknown, types: string[], form?: string) =>
  (readTolerantly({ a: value }, [{ pointer: '/a', place: 'Item.a', types, form }]) as { a: unknown }).a;

test.describe('what is meant can be understood', () => {
  const rows: [value: unknown, types: string[], form: string | undefined, understood: unknown][] = [
    ['12', ['number'], undefined, 12],
    [' -1.50 ', ['integer'], undefined, -1.5],
    ['1,234,567.89', ['number'], undefined, 1234567.89],
    ['-1,234.50', ['number'], undefined, -1234.5],
    [12, ['string'], undefined, '12'],
    [true, ['string', 'null'], undefined, 'true'],
    ['true', ['boolean'], undefined, true],
    [1, ['boolean'], undefined, true],
    ['false', ['boolean'], undefined, false],
    [0, ['boolean'], undefined, false],
    ['2026-11-21', ['string'], 'Date', '21/11/2026'],
    ['2026/11/21T00:00', ['string'], 'DateTime', '21/11/2026'],
    ['21-11-2026', ['string'], 'Date', '21/11/2026'],
    ['21.11.2026 x', ['string'], 'Date', '21/11/2026'],
  ];
  for (const [value, types, form, understood] of rows)
    test(`${JSON.stringify(value)} as ${form ?? types.join()} -> ${JSON.stringify(understood)}`, () => {
      expect(read(value, types, form)).toBe(understood);
    });

  for (const [value, types, form] of [
    ['12', ['string'], undefined],
    ['1.', ['number'], undefined],
    ['1,23.45', ['number'], undefined],
    ['1,234.5', ['number'], undefined],
    ['x12', ['number'], undefined],
    [[1], ['number'], undefined],
    [12, ['null'], undefined],
    [{}, ['string'], undefined],
    ['yes', ['boolean'], undefined],
    [2, ['boolean'], undefined],
    ['11/21/26', ['string'], 'Date'],
    ['2026-11-21', ['string'], 'Code'],
  ] as [unknown, string[], string?][])
    test(`${JSON.stringify(value)} as ${form ?? types.join()} -> unreadable, and all below it`, () => {
      const { below } = { below: read(value, types, form) as { x: { y: unknown }; then?: unknown } };
      expect([below, below.x, below.x.y].map(isUnreadable)).toEqual([true, true, true]);
      expect(below.then).toBeUndefined();
      expect(String(below)).toBe('<unreadable: Item.a>');
    });
});

test('places inside lists and under odd names -> found; what is not there stays away; the body itself is not changed', () => {
  const body = { 'a/b': [{ 'c~d': '5' }, { 'c~d': '6' }], x: 1 };
  const place = { place: 'p', types: ['number'] };
  const read = readTolerantly(body, [
    { pointer: '/a~1b/1/c~0d', ...place },
    { pointer: '/x/y/z', ...place },
    { pointer: '/none/at/all', ...place },
    { pointer: '', ...place },
  ]);
  expect(read).toEqual({ 'a/b': [{ 'c~d': '5' }, { 'c~d': 6 }], x: 1 });
  expect(body['a/b'][1]).toEqual({ 'c~d': '6' });
  expect(readTolerantly(body, [])).toBe(body);
  expect(
    isUnreadable((readTolerantly({}, [{ pointer: '/absent', ...place }]) as { absent: unknown }).absent),
  ).toBe(true);
  expect(readTolerantly(null, [{ pointer: '/a', ...place }])).toBeNull();
});
