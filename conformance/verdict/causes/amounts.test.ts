// Amounts that are wrong because a figure that they are computed from is wrong.
import { expect, test } from '@playwright/test';
import type { OperationId } from '../../../generated/operations.js';
import { exchange } from '../sample.fixture.js';
import { ofAmounts } from './amounts.js';
import { explained, group, replayed } from './groups.fixture.js';

/** A group for a field that is wrong in these answers. */
const wrong = (field: string, ...answers: number[]) => {
  const { seen, ...one } = group(
    `rule:x | ${field} | different`,
    ...answers.map((clockMs) => ({ field, sort: 'value' as const, exchange: exchange({ clockMs }) })),
  );
  return { ...one, seen: seen.map((each) => ({ ...each, check: 'one' })) };
};
const by = (...groups: ReturnType<typeof group>[]) =>
  Object.fromEntries(
    Object.entries(explained(ofAmounts(groups))).map(([key, [cause = '']]) => [
      key.split(' | ')[1],
      cause.split(' | ')[1],
    ]),
  );

test('wrong in more than half of its answers together with what it is made of -> follows from that', () => {
  expect(by(wrong('total', 1, 2, 3), wrong('taxes', 1, 2))).toEqual({ total: 'taxes' });
  expect(by(wrong('total', 1, 2), wrong('taxes', 1, 3))).toEqual({});
  expect(by(wrong('total', 1), wrong('taxes', 1, 2, 3))).toEqual({ total: 'taxes' });
  expect(by(wrong('total', 1), wrong('taxes', 2))).toEqual({});
  expect(by(wrong('total', 1), wrong('sum', 1))).toEqual({});
  expect(by(wrong('taxes', 1), wrong('total', 1))).toEqual({ total: 'taxes' });
});

test('several of its parts are wrong -> the first of them', () => {
  expect(by(wrong('total', 1), wrong('taxes', 1), wrong('before_taxes', 1))).toEqual({
    total: 'before_taxes',
    taxes: 'before_taxes',
  });
  expect(by(wrong('client.id', 1), wrong('client.name', 1))).toEqual({ 'client.id': 'client.name' });
});

test('a total with many digits -> follows from wrong totals of its type, or of three others', () => {
  const digits = group('rule:total-sum | input.many-digits | different', { operation: 'createQuote' });
  const totals = (...operations: OperationId[]) =>
    group('rule:total-sum | total | inconsistent', ...operations.map((operation) => ({ operation })));
  const of = (...operations: OperationId[]) => by(digits, totals(...operations));
  expect(of('updateQuote')).toEqual({ 'input.many-digits': 'total' });
  expect(of('createInvoice', 'createShipping')).toEqual({});
  expect(of('createInvoice', 'createShipping', 'createProforma')).toEqual({ 'input.many-digits': 'total' });
  const kept = group('rule:fields-kept | input.many-digits | different', { operation: 'createQuote' });
  expect(by(kept, totals('createQuote'))).toEqual({});
});

test('an answer that is not known -> nothing is said', () => {
  const unknown = group('rule:x | total | different', { field: 'total', sort: 'value' });
  expect(by(unknown, group('rule:x | taxes | different', { field: 'taxes', sort: 'value' }))).toEqual({});
});

test.describe('a field that is not kept anyway', () => {
  const of = (key: string, ...operations: OperationId[]) =>
    group(key, ...operations.map((operation) => ({ operation, field: 'x' })));
  const cause = (...groups: ReturnType<typeof group>[]) => explained(ofAmounts(groups));
  const kept = 'rule:fields-kept | sum | different';

  test('what a rule says of it follows, in the same operations; of a sum in those of its kinds', () => {
    const rule = 'rule:discount | sum | different';
    expect(cause(of(rule, 'createInvoice'), of(kept, 'createInvoice', 'createQuote'))).toEqual({
      [rule]: [kept],
    });
    expect(cause(of(rule, 'createInvoice', 'getItem'), of(kept, 'createInvoice'))).toEqual({});
    expect(cause(of(rule, 'getInvoice'), of(kept, 'createInvoice'))).toEqual({});
    const lines = 'rule:sum-of-lines | sum | different';
    expect(cause(of(lines, 'getInvoice'), of(kept, 'createInvoice'))).toEqual({ [lines]: [kept] });
    expect(cause(of(lines, 'getQuote'), of(kept, 'createInvoice'))).toEqual({});
  });

  test('another field, another symptom, or itself -> not', () => {
    expect(
      cause(of('rule:discount | total | different', 'createInvoice'), of(kept, 'createInvoice')),
    ).toEqual({});
    expect(cause(of('rule:discount | sum | absent', 'createInvoice'), of(kept, 'createInvoice'))).toEqual({});
    expect(cause(of(kept, 'createInvoice'))).toEqual({});
  });
});

test.describe('an amount whose trace shows a line otherwise than it was sent', () => {
  const line = group('rule:fields-kept | items[].quantity | different', {
    operation: 'createInvoice',
    field: 'items[].quantity',
  });
  const amount = (field: string, operation: OperationId = 'getInvoice') =>
    group(`rule:y | ${field} | different`, { operation, field });
  const sent = (...items: unknown[]) =>
    exchange({ requestBody: JSON.stringify({ invoice: { items } }), responseBody: '' });
  const shown = (...items: unknown[]) =>
    exchange({ requestBody: undefined, responseBody: JSON.stringify({ invoice: { items } }) });
  const of = (one: ReturnType<typeof group>, ...exchanges: ReturnType<typeof exchange>[]) =>
    Object.values(explained(ofAmounts(replayed([one, line], { [one.key]: { exchanges } }))))[0];
  const two = { quantity: '2.0' };

  test('the amounts follow from the figure of the line', () => {
    for (const field of ['sum', 'total', 'client.id'])
      expect(of(amount(field), sent(two), shown({ quantity: 3 }))).toEqual([line.key]);
    expect(of(amount('status'), sent(two), shown({ quantity: 3 }))).toBeUndefined();
    expect(of(amount('sum', 'getQuote'), sent(two), shown({ quantity: 3 }))).toBeUndefined();
  });

  test('the last body with lines counts, and one line is enough', () => {
    expect(of(amount('sum'), sent({ quantity: 3 }), sent(two), shown({ quantity: 3 }))).toEqual([line.key]);
    expect(
      of(
        amount('sum'),
        sent(two),
        sent({ quantity: 3 }),
        exchange({ requestBody: '{}' }),
        shown({ quantity: 3 }),
      ),
    ).toBeUndefined();
    expect(of(amount('sum'), sent(two, two), shown({ quantity: 2 }, { quantity: 3 }))).toEqual([line.key]);
  });

  test('equal figures, other lines, or figures that one of both does not say -> nothing is said', () => {
    expect(of(amount('sum'), sent(two), shown({ quantity: 2 }))).toBeUndefined();
    expect(of(amount('sum'), sent(two), shown({ quantity: 2 }, { quantity: 3 }))).toBeUndefined();
    expect(of(amount('sum'), sent({}), shown({ quantity: 3 }))).toBeUndefined();
    expect(of(amount('sum'), sent(two), shown({}))).toBeUndefined();
    expect(of(amount('sum'), sent(two), shown('odd'))).toBeUndefined();
    expect(of(amount('sum'), sent(two))).toBeUndefined();
    expect(of(amount('sum'), shown({ quantity: 3 }))).toBeUndefined();
    expect(of(amount('sum'))).toBeUndefined();
  });

  test('of several figures the first that differs is looked for', () => {
    const price = [sent({ ...two, unit_price: 1 }), shown({ quantity: 2, unit_price: 5 })];
    expect(of(amount('sum'), ...price)).toBeUndefined();
    const both = [sent({ ...two, unit_price: 1 }), shown({ quantity: 3, unit_price: 5 })];
    expect(of(amount('sum'), ...both)).toEqual([line.key]);
  });
});

test('the rate of a tax is another one than was sent -> the taxes and the total that rest on it follow', () => {
  const rate = group('rule:fields-kept | value | different', { operation: 'createTax', field: 'value' });
  const made = (sent: unknown, shown: unknown, operation: OperationId = 'createTax') =>
    exchange({
      operation,
      requestBody: JSON.stringify({ tax: { value: sent } }),
      responseBody: JSON.stringify({ tax: { value: shown } }),
    });
  const of = (field: string, one: ReturnType<typeof made>, by = rate) => {
    const amount = group(`rule:fields-kept | ${field} | different`, { operation: 'getInvoice', field });
    const exchanges = [one, exchange({ requestBody: undefined })];
    return Object.values(explained(ofAmounts(replayed([amount, by], { [amount.key]: { exchanges } }))))[0];
  };
  expect(of('taxes', made('6.5', 6))).toEqual([rate.key]);
  expect(of('total', made('6.5', '6.0', 'updateTax'))).toEqual([rate.key]);
  expect(of('sum', made('6.5', 6))).toBeUndefined();
  expect(of('taxes', made('6.5', 6.5))).toBeUndefined();
  expect(of('taxes', made('6.5', undefined))).toBeUndefined();
  expect(of('taxes', made('6.5', 6, 'createItem'))).toBeUndefined();
  const other = group('rule:fields-kept | value | different', { operation: 'getItem', field: 'value' });
  expect(of('taxes', made('6.5', 6), other)).toBeUndefined();
});
