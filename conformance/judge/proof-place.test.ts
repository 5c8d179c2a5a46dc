// The place in an answer that a violation is about.
import { expect, test } from '@playwright/test';
import { ownViolations } from './own-violations.js';
import { idsOf, placeOf, statusProof } from './proof-place.js';
import type { Proof, Violation } from './violation.js';

const value = (actual: unknown, id?: unknown): Proof => ({
  ...{ by: 'value', compare: 'equal', expected: 'x', actual },
  ...(id !== undefined && { id }),
});
const place = (proof: Proof | undefined, body: unknown, field = 'name', at?: string) =>
  placeOf({ proof, field, ...(at && { at }) }, JSON.stringify(body));

const ofLine = (actual: unknown, path: string): Proof => ({
  ...{ by: 'value', compare: 'equal', expected: 'x', actual, path },
});
const document = {
  invoice: { id: 1, name: '', client: { name: 'Ana' }, items: [{ name: 'Ana' }, { name: 'Lamp' }] },
};
const list = {
  items: [
    { id: 4, name: 'a' },
    { id: 5, name: 'b' },
  ],
  pagination: {},
};

for (const [name, found, expected] of [
  ['nothing to prove', place(undefined, {}), undefined],
  ['a status', place({ by: 'status', accepted: [] }, {}), {}],
  ['a shape', place({ by: 'shape', symptom: 'absent' }, {}, 'x', 'item.x'), { at: 'item.x' }],
  [
    'a shape in a list',
    place({ by: 'shape', symptom: 'absent' }, list, 'x', 'items[1].x'),
    { at: 'items[1].x', entry: { list: 'items', id: 5, rest: 'x' } },
  ],
  ['a shape without a place', place({ by: 'shape', symptom: 'absent' }, {}), undefined],
  ['pages', place({ by: 'pages' }, list), {}],
  ['a record as a whole', place({ by: 'terms', terms: {}, within: 0 }, document), { at: 'invoice' }],
  [
    'one of several lines that show the same',
    place(
      ofLine(0, 'items[1].discount'),
      { quote: { items: [{ discount: 0 }, { discount: 0 }] } },
      'items[].discount',
    ),
    { at: 'quote.items[1].discount' },
  ],
  [
    'a line that shows nothing',
    place(ofLine(undefined, 'items[1].tax.name'), { quote: { items: [{}, {}] } }, 'items[].tax.name'),
    { at: 'quote.items[1].tax.name' },
  ],
  [
    'a line that is not named and shows nothing',
    place(value(undefined), { quote: { items: [{}, {}] } }, 'items[].tax.name'),
    undefined,
  ],
  [
    'a record without a wrapper',
    place({ by: 'count', name: 'items', expected: 1 }, { id: 1, items: [] }),
    { at: 'items' },
  ],
  [
    'the lines of a record',
    place({ by: 'count', name: 'items', expected: 1 }, document),
    { at: 'invoice.items' },
  ],
  ['a value by its name', place(value('Lamp'), document), { at: 'invoice.items[1].name' }],
  [
    'a value by the whole of its name',
    place(value('Ana'), document, 'client.name'),
    { at: 'invoice.client.name' },
  ],
  ['a value of lines', place(value('Ana'), document, 'items[].name'), { at: 'invoice.items[0].name' }],
  ['an empty one where it should be', place(value(''), document, 'name'), { at: 'invoice.name' }],
  ['an absent one', place(value(undefined), document, 'unit'), { at: 'invoice.unit' }],
  ['null that is shown as nothing', place(value(null), document, 'unit'), { at: 'invoice.unit' }],
  ['one that is not there', place(value('z'), document), undefined],
  ['an absent one that is there', place(value(undefined), document, 'client'), undefined],
  [
    'a value of an entry',
    place(value('b'), list),
    { at: 'items[1].name', entry: { list: 'items', id: 5, rest: 'name' } },
  ],
  [
    'the same value in the entry of that id',
    place(value('a', 4), {
      items: [
        { id: 3, name: 'a' },
        { id: '4', name: 'a' },
      ],
    }),
    { at: 'items[1].name', entry: { list: 'items', id: '4', rest: 'name' } },
  ],
  [
    'a value of an entry whose id is none',
    place(value('b'), { items: [{ id: { of: 'another type' }, name: 'b' }] }),
    { at: 'items[0].name' },
  ],
  [
    'a list by itself',
    place(value('b'), list.items),
    { at: '[1].name', entry: { list: '', id: 5, rest: 'name' } },
  ],
] as const)
  test(`${name} -> ${JSON.stringify(expected)}`, () => expect(found).toEqual(expected));

test('ids that a violation speaks of -> its entry, a record in lists by its id, an id that is due', () => {
  const listed = (key: string): Proof => ({ by: 'listed', key, value: 7, least: 1, most: 1 });
  const due = (expected: unknown, compare: 'word' | 'not' = 'word'): Proof => ({
    ...{ by: 'value', compare, expected, actual: null },
  });
  const [proof, at] = [due('8'), 'invoice.sequence_id'];
  expect(idsOf({ proof: listed('id') })).toEqual(['7']);
  expect(idsOf({ proof: listed('name') })).toEqual([]);
  expect(idsOf({})).toEqual([]);
  expect(idsOf({ proof, at })).toEqual(['8']);
  expect(idsOf({ proof: due(8), at: 'id' })).toEqual(['8']);
  expect(idsOf({ proof, at: 'invoice.paid' })).toEqual([]);
  expect(idsOf({ proof, at: 'client.fiscal_id' })).toEqual([]);
  expect(idsOf({ proof: due('8', 'not'), at })).toEqual([]);
  expect(idsOf({ proof: due(null), at })).toEqual([]);
  const entry = { list: 'invoices', id: 9, rest: 'client.id' };
  expect(idsOf({ proof, at, entry })).toEqual(['9', '8']);
});

test('known by the status that came -> the statuses that would have been right', () => {
  const not: Proof = { by: 'value', compare: 'not', expected: 1, actual: 1 };
  const of = (symptom: string, status: number | undefined, proof: Proof = not) => {
    const found = statusProof({ proof, symptom } as Violation, {
      method: 'GET',
      url: '',
      durationMs: 0,
      ...(status && { status }),
    });
    return found?.by === 'status' ? found.accepted : undefined;
  };
  expect(of('accepted', 201)).toEqual([[400, 599]]);
  expect(of('accepted', 300)).toBeUndefined();
  expect(of('404', 404)).toEqual([
    [100, 403],
    [405, 599],
  ]);
  expect(of('404', 403)).toBeUndefined();
  expect(of('accepted', undefined)).toBeUndefined();
  expect(of('accepted', 201, value('x'))).toBeUndefined();
});

test('shapes are what the check of a success status is about; other checks passed them on their way', () => {
  const seen = (sort: string, operation: string) => ({ sort, operation }) as Violation;
  const all = [seen('shape', 'getItem'), seen('shape', 'getTax'), seen('value', 'getTax')];
  const own = (id: string) => ownViolations({ id, operation: 'getItem' }, all);
  expect(own('getItem/status-200')).toEqual([all[0], all[2]]);
  expect(own('getItem/status-404')).toEqual([all[2]]);
  expect(own('getItem/kept')).toEqual([all[2]]);
});
