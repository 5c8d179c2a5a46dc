// What the contract requires of an answer, and what it leaves to the target.
import { expect, test } from '@playwright/test';
import type { OperationId } from '../../generated/operations.js';
import type { StatusExpectation } from '../target/call.js';
import { type Judgement, judge } from './judge.js';
import { isUnreadable } from './unreadable.js';
import type { Violation } from './violation.js';

const json = 'application/json; charset=utf-8';

function judged(
  operation: OperationId,
  status: number,
  body: unknown,
  { expectation = 'success' as StatusExpectation, contentType = json, asserted = new Set<string>() } = {},
): Judgement {
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
  const answer = { status, contentType, text, body: typeof body === 'string' ? undefined : body };
  return judge(operation, { ...answer, notJson: typeof body === 'string' }, expectation, asserted);
}

const item = { id: 7, name: 'Lamp', description: 'Brass', unit_price: 19.9 };
const line = { name: 'Lamp', unit_price: '19.9', quantity: '1', tax: { id: 1, name: 'A', value: 23 } };
const amounts = { subtotal: 1, tax_amount: 0, discount_amount: 0, total: 1 };
const invoice = {
  ...{
    id: 1,
    status: 'final',
    archived: false,
    type: 'Invoice',
    sequence_number: '1/A',
    inverted_sequence_number: 'A/1',
    sequence_id: '3',
    date: '01/02/2030',
  },
  ...{ due_date: '01/02/2030', permalink: 'http://a.test/1', sum: 1, discount: 0, before_taxes: 1, taxes: 0 },
  ...{ total: 1.0, currency: 'Euro', client: { id: 2, name: 'B' }, reference: null },
  ...{ atcud: 'N/A', saft_hash: 'abcd' },
  items: [{ ...line, description: 'Brass', unit: 'unit', discount: 0, ...amounts }],
};

const lawful: [string, OperationId, number, unknown, StatusExpectation?][] = [
  ['a stated body', 'getItem', 200, { item }],
  ['further fields', 'getItem', 200, { item: { ...item, colour: 'brass' }, served_by: 'x' }],
  ['an optional text that is null', 'getInvoice', 200, { invoice }],
  ['a status in another case', 'getInvoice', 200, { invoice: { ...invoice, status: 'Final' } }],
  ['a 401 with no body', 'getItem', 401, undefined, 401],
  ['a 401 with errors.error', 'getItem', 401, { errors: { error: 'no' } }, 401],
  ['a 401 with a list of errors', 'getItem', 401, [{ error: 'no' }], 401],
  ['a 404 with any JSON', 'getItem', 404, { message: 'gone' }, 404],
  ['a 403 where 422 is not stated', 'getItem', 403, undefined, 'refused'],
  ['white space where an empty body is stated', 'updateItem', 200, ' \n'],
  ['a page instead of an operation that is only assumed', 'deleteItem', 404, '<h1>404</h1>', 'any'],
];
const stated = ({ status, shape }: Judgement): Violation[] =>
  [...(status ? [status] : []), ...shape].filter(({ assumed }) => !assumed);

for (const [name, operation, status, body, expectation] of lawful) {
  test(`${name} -> no violation`, () => {
    expect(stated(judged(operation, status, body, { expectation }))).toEqual([]);
  });
}

const violations: [string, OperationId, number, unknown, RegExp, StatusExpectation?][] = [
  ['another status', 'getItem', 500, undefined, /200 from getItem/],
  ['the wrong success', 'createTax', 200, { tax: {} }, /201 from createTax/],
  ['no body', 'getItem', 200, undefined, /a JSON body with item/],
  ['another wrapper', 'getItem', 200, { items: [item] }, /item is present/],
  [
    'a field that is missing',
    'getItem',
    200,
    { item: { ...item, name: undefined } },
    /item\.name is present/,
  ],
  ['a field of another type', 'getInvoice', 200, { invoice: { ...invoice, total: '1' } }, /invoice\.total/],
  [
    'a date in another form',
    'getInvoice',
    200,
    { invoice: { ...invoice, date: '2030-02-01' } },
    /invoice\.date/,
  ],
  ['HTML', 'getItem', 200, '<html>', /JSON from getItem/],
  ['a 401 that says something else', 'getItem', 401, { ok: true }, /401 body/, 401],
  ['a body where an empty one is stated', 'updateItem', 200, { item }, /an empty 200/],
  ['a success where a refusal is due', 'getItem', 200, { item }, /404 from getItem/, 404],
];
for (const [name, operation, status, body, words, expectation] of violations) {
  test(`${name} -> a violation that names it`, () => {
    const violations = stated(judged(operation, status, body, { expectation }));
    expect(violations.map(({ expected }) => expected).join('; ')).toMatch(words);
    for (const { actual, operation: blamed } of violations) {
      expect(actual).toBeDefined();
      expect(blamed).toBe(operation);
    }
  });
}

test('a page with a 4xx of a stated operation, or with a 401 of an assumed one -> a violation', () => {
  const fields = (operation: OperationId, status: number) =>
    stated(judged(operation, status, '<h1>no</h1>', { expectation: 'any' })).map(({ field }) => field);
  expect(fields('getItem', 404)).toEqual(['http.body']);
  expect(fields('deleteItem', 401)).toEqual(['http.body']);
});

test('a page with a 4xx that the description does not give the operation -> no violation', () => {
  for (const status of [400, 409, 413, 429])
    expect(stated(judged('getItem', status, '<h1>no</h1>', { expectation: 'any' }))).toEqual([]);
});

test('a success without a JSON content type -> a violation', () => {
  const [violation] = stated(judged('getItem', 200, { item }, { contentType: 'text/plain' }));
  expect(violation?.expected).toContain('content type');
});

test('a held answer -> tags of operation, status and of the properties that are there', () => {
  const asserted = new Set<string>();
  judged('getInvoice', 200, { invoice }, { asserted });
  for (const mark of [
    'operation:getInvoice',
    'status:getInvoice 200',
    'property:getInvoice invoice.items[].tax.name',
  ])
    expect([...asserted]).toContain(mark);
  expect([...asserted]).not.toContain('property:getInvoice invoice.reference');
});

test('a violation -> no tags', () => {
  const asserted = new Set<string>();
  judged('getItem', 200, { items: [] }, { asserted });
  expect([...asserted]).toEqual([]);
});

test('a wrong field that is accepted -> blamed on the field; refused in another way -> on the status, whatever the field', () => {
  const refusal = (status: number, due: 'refused' | 'any' | 422 = 422) =>
    judge('createClient', { status, text: '', body: undefined, notJson: false }, due, new Set(), {
      field: 'client.email',
    }).status;
  expect(refusal(201)).toMatchObject({
    field: 'client.email',
    symptom: 'accepted',
    operation: 'createClient',
  });
  expect(refusal(500)).toMatchObject({ field: 'http.status', symptom: '500' });
  expect(refusal(400)).toMatchObject({ field: 'http.status', symptom: '400' });
  expect(refusal(400, 'refused')).toBeUndefined();
  expect(refusal(500, 'any')).toMatchObject({ statement: 'rule:no-server-error', field: 'http.status' });
});

test('several wrong places -> each reported once, at its place in the contract, whatever the operation', () => {
  const wrong = { ...invoice, total: '12.5', date: '2030-02-01' };
  const places = stated(judged('getInvoice', 200, { invoice: wrong })).map(
    ({ statement, operation, field, symptom }) => ({ statement, operation, field, symptom }),
  );
  const operation = 'getInvoice';
  expect(places).toContainEqual({
    ...{ statement: 'schema:Document.total', operation, field: 'total', symptom: 'wrong type' },
  });
  expect(places).toContainEqual({
    ...{ statement: 'schema:Document.date', operation, field: 'date', symptom: 'wrong form' },
  });
  expect(places).toHaveLength(2);
});

test('what is wrong but can be understood -> read all the same; the rest is unreadable', () => {
  const wrong = { ...invoice, total: '12.5', date: '2030-02-01', sum: { euros: 1 } };
  const body = judged('getInvoice', 200, { invoice: wrong }).body as { invoice: Record<string, unknown> };
  expect(body.invoice.total).toBe(12.5);
  expect(body.invoice.date).toBe('01/02/2030');
  expect(isUnreadable(body.invoice.sum)).toBe(true);
  expect(isUnreadable(body.invoice.items)).toBe(false);
});

test('20,000 wrong entries -> reported like two, each at its own place', () => {
  const entries = Array.from({ length: 20_000 }, (_, id) => ({ ...item, id: id === 777 ? 'no number' : id }));
  const { shape } = judged('listItems', 200, { items: entries });
  expect(shape.map(({ at }) => at)).toEqual(['items[777].id']);
  const none = Array.from({ length: 20_000 }, (_, id) => ({ id }));
  const few = judged('listItems', 200, { items: none.slice(0, 2) }).shape;
  const many = judged('listItems', 200, { items: none }).shape;
  expect(many.slice(0, few.length)).toEqual(few);
  // Judging stops after a number of violations, so that no answer can take too much time.
  expect(many.length).toBeLessThan(3000);
});

test('a refusal that is no JSON -> wrong, but not where no answer of the operation is shown', () => {
  const refusal = (operation: OperationId) =>
    stated(judged(operation, 422, 'serie is used', { expectation: 422, contentType: 'text/plain' }));
  expect(refusal('updateItem').map(({ symptom }) => symptom)).toEqual(['invalid JSON']);
  expect(refusal('createSequence')).toEqual([]);
});
