// Findings that follow from a step without the effect that it should have had.
import { expect, test } from '@playwright/test';
import type { OperationId } from '../../../generated/operations.js';
import type { Violation } from '../../judge/violation.js';
import type { Verification } from '../../replay/confirm.js';
import type { Lapse } from '../../replay/read-back.js';
import { exchange } from '../sample.fixture.js';
import { violated } from './causes.fixture.js';
import { explained, group, replayed } from './groups.fixture.js';
import { ofLapses } from './lapses.js';

type Row = [
  key: string,
  lapses: Lapse[],
  violation?: Partial<Violation>,
  verification?: Partial<Verification>,
];
const by = (...rows: Row[]) =>
  explained(
    ofLapses(
      replayed(
        rows.map(([key, , violation]) => group(key, { operation: 'getItem', ...violation })),
        Object.fromEntries(rows.map(([key, lapses, , more]) => [key, { lapses, ...more }])),
      ),
    ),
  );
const absent = (operation: OperationId): Lapse => ({ kind: 'absent', operation });
const unchanged = (values: number, operation: OperationId = 'updateItem'): Lapse => ({
  kind: 'unchanged',
  operation,
  values,
});

test('a state that was not reached -> by the finding of that cell, where there is one', () => {
  const state: Lapse = { kind: 'state', cell: 'final+cancel' };
  const cell = 'state:final+cancel | status | unchanged';
  expect(by([cell, []], ['a', [state]])).toEqual({ a: [cell] });
  expect(by(['state:final+settle | status | unchanged', []], ['a', [state]])).toEqual({});
  expect(by(['state:final+cancel | http.status | 500', []], ['a', [state]])).toEqual({});
  expect(by([cell, []], ['a', [absent('createItem')]])).toEqual({});
});

test.describe('an update that changes nothing', () => {
  const row = (key: string, values = 1): Row => [key, [unchanged(values)], { operation: 'updateItem' }];

  test('three values of it in three findings, or in one -> one; fewer -> each its own', () => {
    const all = Object.fromEntries(['a', 'b', 'c'].map((key) => [key, ['a', 'updateItem']]));
    expect(by(row('a'), row('b'), row('c'))).toEqual(all);
    expect(by(row('a'), row('b'))).toEqual({});
    expect(by(row('a', 3), row('b'))).toEqual({ a: ['a', 'updateItem'], b: ['a', 'updateItem'] });
    expect(by(row('a', 2), row('b', 2))).toEqual({});
  });

  test('findings of other operations, and other updates -> not', () => {
    expect(by(['a', [unchanged(3)], { operation: 'getItem' }])).toEqual({});
    expect(by(['a', [unchanged(3, 'updateTax')], { operation: 'updateItem' }])).toEqual({});
    const tax: Row = ['c', [unchanged(1, 'updateTax')], { operation: 'updateTax' }];
    expect(by(row('a'), row('b'), tax)).toEqual({});
  });
});

test.describe('a record that is not there', () => {
  const last = (operation: string, status: number) => ({ exchanges: [exchange({ operation, status })] });
  const made = [absent('createItem')];
  const plain: Partial<Violation> = { statement: 'status:createItem/422' };
  const isDue = (violation: Partial<Violation>, verification: Partial<Verification> = {}) =>
    Object.keys(by(['a', made, Object.assign({}, plain, violation), verification])).length === 1;

  test('what is not found, listed or counted of that kind -> follows from it', () => {
    expect(isDue({}, last('getItem', 404))).toBe(true);
    expect(isDue({}, last('getItem', 200))).toBe(false);
    expect(isDue({}, last('getTax', 404))).toBe(false);
    for (const symptom of ['not listed', 'too few', 'inconsistent', 'not unique'] as const) {
      expect(isDue({ symptom }, last('listItems', 200)), symptom).toBe(true);
      expect(isDue({ symptom }, last('listTaxes', 200)), symptom).toBe(false);
    }
    expect(isDue({ symptom: 'too many' }, last('listItems', 200))).toBe(false);
    expect(isDue({})).toBe(false);
    expect(isDue({}, last('toString', 404))).toBe(false);
  });

  test('of documents the whole family is one kind', () => {
    const of = (operation: string) =>
      Object.keys(by(['a', [absent('createInvoice')], plain, last(operation, 404)])).length;
    expect([of('getInvoice'), of('getCreditNote'), of('getQuote'), of('getItem')]).toEqual([1, 1, 0, 0]);
  });

  test('a field of that record, or a rule of what made it -> follows; a rule of keys does not', () => {
    expect(isDue({ field: 'item.name' })).toBe(true);
    expect(isDue({ field: 'tax.item' })).toBe(false);
    expect(isDue({ statement: 'rule:item-name-unique' })).toBe(true);
    expect(isDue({ statement: 'rule:fiscal-id-fixed' })).toBe(false);
    expect(isDue({ statement: 'rule:key-needed' })).toBe(false);
    expect(isDue({ statement: 'status:createItem/422' })).toBe(false);
  });

  test('as the replay has shown it, not as it was seen before', () => {
    const violation = violated({ field: 'item.name', statement: 'rule:no-server-error' });
    expect(isDue({ field: 'other' }, { violation })).toBe(true);
    expect(isDue({ field: 'item.name' }, { violation: { ...violation, field: 'other' } })).toBe(false);
  });

  test('that it is not found comes first, then what was seen most; what another operation made is another one', () => {
    const row = (key: string, operation: OperationId = 'createItem'): Row => [
      key,
      [absent(operation)],
      { field: `${operation === 'createItem' ? 'item' : 'tax'}.x` },
    ];
    const direct = 'status:200 | http.status | 404';
    expect(by(row('a'), row(direct), row('b', 'createTax'))).toEqual({
      a: [direct, 'getItem'],
      [direct]: [direct, 'getItem'],
      b: ['b', 'getItem'],
    });
    expect(by(row('b'), row('a'))).toEqual({ a: ['a', 'getItem'], b: ['a', 'getItem'] });
  });
});
