// Which stated properties an answer has.
import { expect, test } from '@playwright/test';
import { createHeldProperties } from './held-properties.js';

const assumed = { 'x-assumed': 'why' };
const ref = (name: string) => ({ $ref: `#/s/${name}` });
const root = {
  s: {
    Line: { properties: { name: {}, tax: { properties: { value: {} } }, guess: assumed } },
    Document: {
      allOf: [
        { properties: { id: {}, items: { type: 'array', items: ref('Line') } } },
        { oneOf: [{ properties: { a: {} } }, { properties: { b: {} } }] },
        { ...assumed, properties: { c: {} } },
      ],
    },
    Guess: { ...assumed, properties: { d: {} } },
    Client: { properties: { name: {}, parent: ref('Client') } },
  },
};
const held = (schema: unknown, ...values: unknown[]) => {
  const found = new Set<string>();
  const read = createHeldProperties(schema, root);
  for (const value of values) read(value, found);
  return [...found].sort();
};
const document = { properties: { invoice: ref('Document') } };

test('what is there and not null -> its path; what is not stated, or only assumed -> nothing', () => {
  expect(held(document, { invoice: { id: 0, a: '', b: false, c: 1, d: 2, other: 3 }, more: 1 })).toEqual([
    'invoice',
    'invoice.a',
    'invoice.b',
    'invoice.id',
  ]);
  expect(held(document, { invoice: { id: null, a: undefined } })).toEqual(['invoice']);
  expect(held(document, { invoice: null })).toEqual([]);
  expect(held({ properties: { x: ref('Guess') } }, { x: { d: 1 } })).toEqual([]);
  for (const one of [null, 'text', 5, undefined]) expect(held(document, one)).toEqual([]);
});

test('entries of lists -> under one path, also of lists in lists and of an answer that is one', () => {
  const items = [{ name: 'a' }, { tax: { value: 1 }, guess: 2 }, null, 'x'];
  expect(held(document, { invoice: { items } })).toEqual([
    'invoice',
    'invoice.items',
    'invoice.items[].name',
    'invoice.items[].tax',
    'invoice.items[].tax.value',
  ]);
  expect(held({ items: ref('Line') }, items)).toContain('[].name');
  expect(held({ items: { items: ref('Line') } }, [[{ name: 1 }]])).toEqual(['[][].name']);
});

test('twenty entries are looked at: the others show the same', () => {
  const late = (before: number) =>
    held({ items: ref('Line') }, [...Array.from({ length: before }, () => ({})), { name: 'a' }]);
  expect([late(19), late(20)]).toEqual([['[].name'], []]);
});

test('several answers -> all together; a schema that holds itself -> as deep as the answer', () => {
  expect(held(document, { invoice: { a: 1 } }, { invoice: { b: 1 } })).toEqual([
    'invoice',
    'invoice.a',
    'invoice.b',
  ]);
  expect(held(ref('Client'), { parent: { parent: { name: 'x' } } })).toEqual([
    'parent',
    'parent.parent',
    'parent.parent.name',
  ]);
});

test('paths are named once each, however often they are seen', () => {
  const asked: string[] = [];
  const read = createHeldProperties(document, root, (path) => {
    asked.push(path);
    return `of ${path}`;
  });
  const found = new Set<string>();
  for (let n = 0; n < 3; n += 1) read({ invoice: { id: n } }, found);
  expect([...found]).toEqual(['of invoice', 'of invoice.id']);
  expect(asked.length).toBe(new Set(asked).size);
});
