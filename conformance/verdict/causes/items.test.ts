// Items that are not updated: when their fields are one finding.
import { expect, test } from '@playwright/test';
import type { OperationId } from '../../../generated/operations.js';
import { exchange } from '../sample.fixture.js';
import { explained, group, replayed } from './groups.fixture.js';
import { ofItemsAsBefore, ofItemsAtOnce, ofItemsTwice } from './items.js';

const field = (name: string, ...operations: OperationId[]) =>
  group(`rule:item-updated | item.${name} | different`, ...operations.map((operation) => ({ operation })));
const price = field('unit_price', 'createQuote');
const text = field('description', 'createInvoice', 'createQuote');

const before = { name: 'a', description: 'Before', unit: 'month', unit_price: '1' };
const showing = (item: object, made: object = before) => ({
  exchanges: [
    exchange({ operation: 'createItem', requestBody: JSON.stringify({ item: made }) }),
    exchange({ operation: 'getItem', responseBody: JSON.stringify({ item }) }),
  ],
});
const asMade = showing({ ...before, unit_price: 1 });
const of = (first: object, second: object, ...groups: ReturnType<typeof group>[]) =>
  explained(ofItemsAsBefore(replayed([price, text, ...groups], { [price.key]: first, [text.key]: second })));

test('two fields of an item that is shown as it was made -> the one that was seen most, and the operations of both', () => {
  expect(of(asMade, asMade)).toEqual({
    [price.key]: [text.key, 'createQuote'],
    [text.key]: [text.key, 'createInvoice', 'createQuote'],
  });
});

test('a field of it that is as it should be, or was never made -> each its own', () => {
  expect(of(showing({ ...before, unit: 'hour' }), asMade)[price.key]).toBeUndefined();
  const { unit, ...without } = before;
  expect(of(showing(without, without), asMade)[price.key]).toBeUndefined();
  expect(of({ exchanges: [] }, {})).toEqual({});
  expect(unit).toBe('month');
});

test('three fields after the same operations -> one, whatever is shown; what was not confirmed explains none', () => {
  const unit = field('unit', 'createInvoice');
  expect(Object.keys(of({}, {}, unit))).toHaveLength(3);
  // A field after another operation stays separate, unless the whole item is as it was created.
  const tax = field('tax.name', 'createProforma');
  expect(Object.keys(of({}, {}, unit, tax))).toHaveLength(3);
  const unconfirmed = { confirmation: 'unconfirmed' as const };
  expect(of(unconfirmed, unconfirmed)).toEqual({});
});

test('several documents at once -> follows where one alone does not update the item', () => {
  const atOnce = group('rule:item-updated | item | inconsistent', {});
  const by = (...groups: ReturnType<typeof group>[]) =>
    explained(ofItemsAtOnce(replayed(groups, { [price.key]: { confirmation: 'unconfirmed' } })));
  expect(by(atOnce, text)).toEqual({ [atOnce.key]: [text.key] });
  expect(by(atOnce)).toEqual({});
  expect(by(atOnce, price)).toEqual({});
  expect(by(text)).toEqual({});
});

test('two items of one name after an update -> follows where the list shows such names, unless that was not confirmed', () => {
  const made = group('rule:item-created | item.name | listed twice', { operation: 'updateInvoice' });
  const twins = group('rule:item-name-unique | items[].name | listed twice', { operation: 'createInvoice' });
  const by = (confirmation: 'confirmed' | 'unconfirmed') =>
    explained(ofItemsTwice(replayed([made, twins], { [twins.key]: { confirmation } })));
  expect(by('confirmed')).toEqual({ [made.key]: [twins.key, 'updateInvoice'] });
  expect(by('unconfirmed')).toEqual({});
  expect(explained(ofItemsTwice([made]))).toEqual({});
});
