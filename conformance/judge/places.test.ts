// Names of the places of values.
import { expect, test } from '@playwright/test';
import { placeIn } from './places.js';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
/** A chain of references. */
const chain = Object.fromEntries(
  Array.from({ length: 20 }, (_, n) => [`C${n}`, n === 19 ? { type: 'integer' } : ref(`C${n + 1}`)]),
);
const root = {
  components: {
    schemas: {
      ...chain,
      Date: { type: 'string', pattern: '^x' },
      Client: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          born: ref('Date'),
          parent: ref('Client'),
          more: { properties: { deep: { type: 'number' }, list: { items: { type: 'string' } } } },
        },
      },
      Line: {
        properties: { name: { type: ['string', 'null'] }, tax: { properties: { name: { type: 'string' } } } },
      },
      Lean: { 'x-places-of': 'Client', properties: { name: { type: 'string' } } },
      Base: { properties: { id: { type: 'integer' } } },
      Document: {
        allOf: [
          ref('Base'),
          {
            properties: {
              client: ref('Client'),
              items: { type: 'array', items: ref('Line') },
              tags: { items: { items: { type: 'string' } } },
              'a/b': { type: 'string' },
              total: { anyOf: [{ type: 'number' }, { type: 'null' }, { type: 'number' }] },
              7: { type: 'boolean' },
            },
          },
        ],
      },
      Lists: { items: ref('Line') },
    },
  },
  answer: {
    type: 'object',
    properties: {
      invoice: ref('Document'),
      plain: { properties: { x: { type: 'string' } } },
      day: ref('Date'),
      chained: ref('C8'),
      long: ref('C7'),
      lean: ref('Lean'),
      all: ref('Lists'),
      lines: { type: 'array', items: ref('Line') },
    },
  },
  list: { type: 'array', items: ref('Client') },
  bare: { items: { properties: { x: { type: 'string' } } } },
  odd: { properties: { 5: { type: 'string' } } },
};
const place = (path: string, pointer = '#/answer') => placeIn(root, pointer, path, 'getItem');
const named = (path: string, pointer?: string) => {
  const { name, field } = place(path, pointer);
  return [name, field];
};

const rows: [path: string, name: string, field: string, pointer?: string][] = [
  ['', 'getItem', 'http.body'],
  ['/plain', 'getItem.plain', 'plain'],
  ['/plain/x', 'getItem.plain.x', 'plain.x'],
  ['/day', 'getItem.day', 'day'],
  ['/invoice', 'Document', 'document'],
  ['/invoice/id', 'Base.id', 'id'],
  ['/invoice/total', 'Document.total', 'total'],
  ['/invoice/client', 'Client', 'client'],
  ['/invoice/client/name', 'Client.name', 'name'],
  ['/invoice/client/more/deep', 'Client.more.deep', 'more.deep'],
  ['/invoice/client/more/list/0', 'Client.more.list[]', 'more.list[]'],
  ['/invoice/client/parent/parent/name', 'Client.name', 'name'],
  ['/invoice/items', 'Document.items', 'items'],
  ['/invoice/items/3', 'Line', 'items[]'],
  ['/invoice/items/3/name', 'Line.name', 'name'],
  ['/invoice/items/0/tax/name', 'Line.tax.name', 'tax.name'],
  ['/invoice/tags/0', 'Document.tags[]', 'tags[]'],
  ['/invoice/tags/0/1', 'Document.tags[][]', 'tags[][]'],
  ['/invoice/a~1b', 'Document.a/b', 'a/b'],
  ['/invoice/7', 'Document.7', '7'],
  ['/invoice/none', 'Document.none', 'none'],
  ['/lean/name', 'Client.name', 'name'],
  ['/all/2/name', 'Line.name', 'name'],
  ['/lines', 'getItem.lines', 'lines'],
  ['/lines/12', 'Line', 'lines[]'],
  ['', 'getItem', 'http.body', '#/list'],
  ['/0/name', 'Client.name', 'name', '#/list'],
  ['/0', 'getItem.[]', 'entries[]', '#/bare'],
  ['/0/x', 'getItem.[].x', 'entries[].x', '#/bare'],
  ['/5', 'getItem.5', '5', '#/odd'],
  ['/1', 'getItem.1', '1', '#/odd'],
];
for (const [path, name, field, pointer] of rows)
  test(`${pointer ?? '#/answer'} ${path || '(whole)'} -> ${name}`, () => {
    expect(named(path, pointer)).toEqual([name, field]);
  });

test('the types that it may have, each once, and its named form', () => {
  expect(place('/invoice/total')).toMatchObject({ types: ['number', 'null'], form: undefined });
  expect(place('/invoice/items/0/name').types).toEqual(['string', 'null']);
  expect(place('/invoice/client/born')).toMatchObject({ types: ['string'], form: 'Date' });
  expect(place('/day')).toMatchObject({ types: ['string'], form: 'Date' });
  expect(place('/invoice/none').types).toEqual([]);
});

test('references are followed twelve deep, so that a circle ends', () => {
  expect([place('/chained').types, place('/long').types]).toEqual([['integer'], []]);
  const alternatives = (depth: number): object =>
    depth === 0 ? { type: 'integer' } : { anyOf: [alternatives(depth - 1)] };
  const types = (depth: number) => placeIn({ answer: alternatives(depth) }, '#/answer', '', 'x').types;
  expect([types(12), types(13)]).toEqual([['integer'], []]);
  const circle = { components: { schemas: { A: ref('A') } }, answer: ref('A') };
  expect(placeIn(circle, '#/answer', '', 'x').types).toEqual([]);
});

test('a reference that leads nowhere, or to no named schema -> the place is named by what is around it', () => {
  const odd = {
    answer: { properties: { a: ref('None'), b: { $ref: '#/x' } } },
    x: { properties: { c: { type: 'string' } } },
  };
  expect(placeIn(odd, '#/answer', '/a', 'getItem')).toMatchObject({ name: 'getItem.a', types: [] });
  expect(placeIn(odd, '#/answer', '/b/c', 'getItem')).toMatchObject({
    name: 'getItem.b.c',
    types: ['string'],
  });
});
