// One error per wrong place of a body, the clearest one; and the parts that can still be read.
import { expect, test } from '@playwright/test';
import { operations } from '../../generated/operations.js';
import { readLeniently } from './lenient-json.js';
import { type ShapeError, shapeErrors } from './schema-errors.js';
import { holdsUnreadable, isUnreadable, readTolerantly, Unreadable, unreadableRecord } from './unreadable.js';

const schemaOf = (id: 'getItem' | 'listItems' | 'getInvoice' | 'getClient' | 'getSequence') =>
  operations[id].responses[200]?.schema as string;
const item = { id: 7, name: 'Lamp', description: 'Brass', unit_price: 19.9 };
const errorsOf = (
  value: unknown,
  id: Parameters<typeof schemaOf>[0] = 'getItem',
  keepAssumed = false,
): ShapeError[] => shapeErrors(schemaOf(id), value, keepAssumed, id);
const inShort = (errors: ShapeError[]) => errors.map(({ place, symptom, at }) => `${place} ${symptom} ${at}`);

for (const [name, value, errors] of [
  ['as stated', { item }, []],
  ['absent', { item: { ...item, name: undefined } }, ['Item.name absent item.name']],
  ['null', { item: { ...item, name: null } }, ['Item.name null item.name']],
  ['of another type', { item: { ...item, name: 7 } }, ['Item.name wrong type item.name']],
  ['no record', { item: [] }, ['Item wrong type item']],
  ['another wrapper', { thing: item }, ['Item absent item']],
  ['no object', 'x', ['ItemAnswer wrong type ']],
] as [string, unknown, string[]][])
  test(`${name} -> ${errors.join('; ') || 'nothing'}`, () => {
    expect(inShort(errorsOf(value))).toEqual(errors);
  });

test('what came is kept for who looks again: the type, the form, or what would have been allowed', () => {
  const proofs = (value: unknown, id: Parameters<typeof schemaOf>[0] = 'getItem') =>
    errorsOf(value, id).map(({ proof }) => proof);
  expect(proofs({ item: { ...item, name: [] } })).toEqual([
    { by: 'shape', symptom: 'wrong type', type: 'array' },
  ]);
  expect(proofs({ item: { ...item, name: {} } })).toMatchObject([{ type: 'object' }]);
  expect(proofs({ item: { ...item, unit_price: 'x' } })).toMatchObject([{ type: 'text' }]);
  expect(proofs({ item: { ...item, name: true } })).toMatchObject([{ type: 'boolean' }]);
  // An integer was due: a fraction has another type.
  expect(proofs({ item: { ...item, id: 1.5 } })).toMatchObject([{ type: 'fraction' }]);
  const dated = errorsOf({ invoice: { date: '2030-02-01' } }, 'getInvoice').find(
    ({ field }) => field === 'date',
  );
  expect(dated).toMatchObject({
    ...{ symptom: 'wrong form', value: '2030-02-01', form: expect.stringMatching(/^Date/) },
    expected: 'invoice.date is a date such as 31/12/2026',
    actual: '"2030-02-01"',
    proof: { mask: '9999-99-99', pattern: expect.stringContaining('[0-9]') },
  });
  const empty = errorsOf({ invoice: { date: '' } }, 'getInvoice').find(({ field }) => field === 'date');
  expect(empty?.symptom).toBe('empty');
  const [absent] = errorsOf({ item: { id: 7, description: 'Brass', unit_price: 1 } });
  expect(absent).toMatchObject({ value: undefined, actual: 'absent; there are id, description, unit_price' });
});

test('a long list -> judged in parts, each error at its own place in the whole one', () => {
  const list = (wrong: number[]) => ({
    items: Array.from({ length: 450 }, (_, n) => ({ ...item, name: wrong.includes(n) ? 7 : 'a' })),
    pagination: { total_entries: 450, current_page: 1, total_pages: 1, per_page: 450 },
  });
  const at = (wrong: number[]) => errorsOf(list(wrong), 'listItems').map((one) => one.at);
  expect(at([0])).toEqual(['items[0].name']);
  expect(at([199, 200, 449])).toEqual(['items[199].name', 'items[200].name', 'items[449].name']);
  expect(at([])).toEqual([]);
});

test('what is wrong but can be understood -> understood; the rest is unreadable', () => {
  const understood = (value: unknown, types: string[], form?: string) =>
    (
      readTolerantly({ a: { b: value } }, [
        { pointer: '/a/b', place: 'A.b', types, ...(form && { form }) },
      ]) as { a: { b: unknown } }
    ).a.b;
  expect([understood(' 12.50 ', ['number']), understood('-3', ['integer'])]).toEqual([12.5, -3]);
  expect([understood('1,234,567.50', ['number']), understood('-1,234.00', ['number'])]).toEqual([
    1_234_567.5, -1234,
  ]);
  expect([understood(7, ['string']), understood(false, ['string'])]).toEqual(['7', 'false']);
  expect(['true', 1, 'false', 0].map((one) => understood(one, ['boolean']))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const date = (text: string) => understood(text, [], 'Date');
  expect([date('2030-02-01T10:00'), date('2030/02/01'), date('01-02-2030'), date('01.02.2030')]).toEqual(
    Array.from({ length: 4 }, () => '01/02/2030'),
  );
  for (const unread of [
    understood('1,5', ['number']),
    understood('1,234', ['number']),
    understood('12,34.50', ['number']),
    understood('yes', ['boolean']),
    date('1 Feb'),
    date('02/01/30'),
    understood({}, ['string']),
    understood('2030-02-01', [], 'Decimal'),
  ])
    expect(isUnreadable(unread)).toBe(true);
});

test('a body that is read tolerantly is a copy; pointers are unescaped; what leads nowhere changes nothing', () => {
  const body = { 'a/b': { 'c~d': '5' } };
  expect(readTolerantly(body, [{ pointer: '/a~1b/c~0d', place: 'x', types: ['number'] }])).toEqual({
    'a/b': { 'c~d': 5 },
  });
  expect(body['a/b']['c~d']).toBe('5');
  expect(readTolerantly(body, [])).toBe(body);
  expect(readTolerantly({ a: 1 }, [{ pointer: '/b/c/d', place: 'x', types: [] }])).toEqual({ a: 1 });
});

test('what lies below something unreadable -> unreadable', () => {
  const body = readTolerantly({ tax: 'text' }, [
    { pointer: '/tax', place: 'LineTax', types: ['object'] },
  ]) as {
    tax: { name: unknown };
  };
  expect(isUnreadable(body.tax.name)).toBe(true);
  expect(JSON.stringify(body.tax.name)).toContain('LineTax');
});

test('what rests on something unreadable -> unreadable; in a text that is to be sent it is found, too', () => {
  const unread = new Unreadable('Item.name');
  for (const value of [
    unread,
    { a: [unread] },
    Number.NaN,
    'NaN',
    `${unread}`.toLowerCase(),
    unreadableRecord('Item'),
  ])
    expect(isUnreadable([value])).toBe(true);
  for (const value of [null, undefined, 0, '', 'x', { a: [1] }]) expect(isUnreadable(value)).toBe(false);
  for (const value of [unread, { a: `name ${unread}` }, [unread], [unreadableRecord('Item')]])
    expect(holdsUnreadable(value)).toBe(true);
  for (const value of [null, 'NaN', Number.NaN, { a: 'x' }]) expect(holdsUnreadable(value)).toBe(false);
  expect(JSON.stringify({ unread })).toBe('{"unread":"<unreadable: Item.name>"}');
  const record = unreadableRecord('Item');
  expect([isUnreadable(record.name), holdsUnreadable(record.id), 'name' in record]).toEqual([
    true,
    true,
    false,
  ]);
});

test('JSON that was cut -> as much of it as is whole', () => {
  for (const [text, value] of [
    ['{"a":1,"b":[1,2', { a: 1, b: [1] }],
    ['[{"a":"x, ]"},{"b":', [{ a: 'x, ]' }, {}]],
    ['{"a":"q\\"}', {}],
    ['{"a":{"b":1}… (9 more)', { a: { b: 1 } }],
    ['[', []],
    ['7', 7],
    ['text', undefined],
    ['', undefined],
  ] as const)
    expect(readLeniently(text), text).toEqual(value);
});
