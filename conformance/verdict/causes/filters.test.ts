// Lists that are wrong because of one of several filters, or because of the field that a filter compares.
import { expect, test } from '@playwright/test';
import type { OperationId } from '../../../generated/operations.js';
import { exchange } from '../sample.fixture.js';
import { ofFilters } from './filters.js';
import { explained, group } from './groups.fixture.js';

/** A group seen in lists with these queries. */
const asked = (key: string, ...queries: [query: string, operation?: OperationId][]) =>
  group(
    key,
    ...queries.map(([query, operation = 'listInvoices']) => ({
      operation,
      exchange: exchange({ url: `http://a.example/x.json?${query}` }),
    })),
  );
const by = (...groups: ReturnType<typeof group>[]) => explained(ofFilters(groups));

test('a text filter that fails on brackets -> texts with signs of a pattern follow, in the same lists', () => {
  const failing = asked('rule:no-server-error | input.text-filter | 500', ['text=%25%5B(']);
  const missed = (...queries: [query: string, operation?: OperationId][]) =>
    Object.keys(by(failing, asked('rule:list-text | query.text | not listed', ...queries)));
  expect(missed(['text=a%5Cb'], ['text=a+%28b'])).toHaveLength(1);
  expect(missed(['text=a%5Cb'], ['text=a+b'])).toHaveLength(1);
  expect(missed(['text=a+b'])).toHaveLength(0);
  expect(missed(['text=a%5Cb', 'listGuides'])).toHaveLength(0);
});

test.describe('two filters at once', () => {
  const both = asked('rule:filters-together | query.status | listed', ['status[]=a&text=b&api_key=k']);
  const alone = (field: string, ...lists: OperationId[]) =>
    asked(`rule:list-x | ${field} | not listed`, ...lists.map((one): [string, OperationId] => ['', one]));
  const is = (one: ReturnType<typeof group>, together = both) =>
    (by(together, one)[together.key] ?? [])[0] === one.key;

  test('one of them is wrong alone in the same list -> follows from that', () => {
    expect(is(alone('query.status', 'listInvoices'))).toBe(true);
    expect(is(alone('query.text', 'listInvoices', 'listEstimates'))).toBe(true);
    expect(is(alone('query.date', 'listInvoices'))).toBe(false);
    expect(is(alone('query.status', 'listEstimates'))).toBe(false);
    expect(
      is(alone('query.status', 'listInvoices'), asked('rule:list-y | query.type | listed', ['status=a'])),
    ).toBe(false);
    expect(is(asked('rule:x | query.status | listed', ['']))).toBe(false);
  });

  test('every request that shows it must ask by that filter', () => {
    const mixed = asked(both.key, ['status=a&text=b'], ['type=a&text=b']);
    expect(is(alone('query.status', 'listInvoices'), mixed)).toBe(false);
    expect(is(alone('query.type', 'listInvoices'), mixed)).toBe(false);
    expect(is(alone('query.text', 'listInvoices'), mixed)).toBe(true);
    expect(is(alone('query.status', 'listInvoices'), group(both.key, { operation: 'listInvoices' }))).toBe(
      false,
    );
  });
});

test.describe('a filter of a field that documents do not keep', () => {
  const lost = (field: string, operation: OperationId = 'createInvoice') =>
    group(`rule:fields-kept | ${field} | different`, { operation });
  const is = (
    one: ReturnType<typeof group>,
    query: string,
    list: OperationId = 'listInvoices',
    key = 'rule:list-date | query.date | not listed',
  ) => Object.keys(by(asked(key, [query, list]), one)).length === 1;

  test('of the same family -> follows from that', () => {
    expect(is(lost('date'), 'date[from]=x')).toBe(true);
    expect(is(lost('date'), 'due_date=x')).toBe(false);
    expect(is(lost('date', 'createQuote'), 'date=x')).toBe(false);
    expect(is(lost('date', 'createCreditNote'), 'date=x')).toBe(true);
    expect(is(lost('date', 'createQuote'), 'date=x', 'listEstimates')).toBe(true);
    expect(is(lost('date', 'createItem'), 'date=x', 'listItems')).toBe(false);
    expect(is(lost('date'), 'date=x', 'listInvoices', 'rule:x | query.date | not listed')).toBe(false);
    expect(is(group('rule:x | date | different', { operation: 'createInvoice' }), 'date=x')).toBe(false);
  });

  test('the total before taxes is asked for by another name', () => {
    expect(is(lost('before_taxes'), 'total_before_taxes[from]=1')).toBe(true);
    expect(is(lost('total_before_taxes'), 'total_before_taxes=1')).toBe(false);
    expect(is(lost('before_taxes'), 'before_taxes=1')).toBe(true);
  });
});

test('three filters of one list that keep what the text alone fits -> one; two, or without a text -> each its own', () => {
  const keeping = (name: string, query = 'text=a&x=b', list: OperationId = 'listInvoices') =>
    asked(`rule:list-${name} | query.${name} | listed`, [query, list]);
  const three = [keeping('b'), keeping('a'), keeping('c')];
  const first = ['rule:list-a | query.a | listed', 'listInvoices'];
  expect(Object.values(by(...three))).toEqual([first, first, first]);
  expect(by(...three.slice(1))).toEqual({});
  expect(by(...three.slice(1), keeping('d', 'x=b'))).toEqual({});
  expect(by(...three.slice(1), keeping('d', 'text=a', 'listEstimates'))).toEqual({});
  // Several lists with three ignored filters each are one finding; a list with only one stays separate.
  const inBoth = (name: string) =>
    asked(
      `rule:list-${name} | query.${name} | listed`,
      ['text=a', 'listInvoices'],
      ['text=a', 'listEstimates'],
    );
  const both = [inBoth('b'), inBoth('a'), keeping('c'), keeping('e', 'text=a', 'listEstimates')];
  expect(new Set(Object.values(by(...both)).map(([one]) => one))).toEqual(new Set([both[1]?.key]));
  expect(Object.keys(by(...both, keeping('f', 'text=a', 'listGuides')))).toHaveLength(4);
  expect(by(...three.slice(1), asked('rule:list-d | query.d | not listed', ['text=a']))).toEqual({});
  expect(by(...three.slice(1), asked('rule:filters-together | query.d | listed', ['text=a']))).toEqual({});
});

test('a range that keeps what does not fit and loses what does, in the same lists -> one finding; a text, or another list -> two', () => {
  const key = (field: string, symptom: string) => `rule:list-x | query.${field} | ${symptom}`;
  const kept = asked(key('total_before_taxes', 'listed'), ['a=1'], ['a=1', 'listEstimates']);
  const lost = asked(key('total_before_taxes', 'not listed'), ['a=1']);
  expect(by(lost, kept)).toEqual({ [lost.key]: [kept.key] });
  expect(
    by(asked(key('text', 'listed'), ['a=1'], ['a=1']), asked(key('text', 'not listed'), ['a=1'])),
  ).toEqual({});
  expect(by(kept, asked(key('due_date', 'not listed'), ['a=1']))).toEqual({});
  expect(by(kept, asked(key('total_before_taxes', 'not listed'), ['a=1', 'listGuides']))).toEqual({});
});
