import { expect, test } from '@playwright/test';
import type { Operation } from '../../generated/operations.js';
import { sentence } from '../service/error-body.js';
import { contractOf } from './contract.js';
import { toyContract } from './toy-contract.fixture.js';
import { createValidation } from './validation.js';

const validation = createValidation(toyContract);
const operation = (id: string) => toyContract.operations.find((one) => one.id === id) as Operation;
const judge = (id: string, parts: object) =>
  validation.input(operation(id), { path: {}, query: {}, body: undefined, ...parts }).map(sentence);
const item = { name: 'Chair', unit_price: '10' };

const requests: [string, string, object, string[]][] = [
  ['a full body', 'createItem', { body: { item } }, []],
  ['unknown fields', 'createItem', { body: { item: { ...item, more: 1 }, other: 1 } }, []],
  ['no body', 'createItem', {}, ['a body is required: send JSON with "item"']],
  ['null', 'createItem', { body: null }, ['the body must be object (got null)']],
  ['zero', 'createItem', { body: 0 }, ['the body must be object (got 0)']],
  ['no wrapper', 'createItem', { body: {} }, ['item is required']],
  [
    'two fields missing',
    'createItem',
    { body: { item: {} } },
    ['item.name is required', 'item.unit_price is required'],
  ],
  [
    'a number for text',
    'createItem',
    { body: { item: { ...item, unit_price: 10 } } },
    ['item.unit_price must be string (got 10)'],
  ],
  ['an empty name', 'createItem', { body: { item: { ...item, name: '' } } }, ['item.name must not be empty']],
  [
    'another date form',
    'createItem',
    { body: { item: { ...item, date: '2026-12-31' } } },
    ['item.date must look like "31/12/2026" (got "2026-12-31")'],
  ],
  [
    'a word outside the list',
    'createItem',
    { body: { item: { ...item, kind: 'c' } } },
    ['item.kind must be one of "a", "b" (got "c")'],
  ],
  [
    'text for one of two forms',
    'createItem',
    { body: { item: { ...item, weight: 'heavy' } } },
    ['item.weight must look like "10" (got "heavy")'],
  ],
  [
    'neither of two forms',
    'createItem',
    { body: { item: { ...item, weight: true } } },
    ['item.weight must be number (got true)', 'item.weight must be string (got true)'],
  ],
  [
    'mistakes beside a value of two forms',
    'createItem',
    { body: { item: { unit_price: 1, weight: 'heavy' } } },
    [
      'item.name is required',
      'item.unit_price must be string (got 1)',
      'item.weight must look like "10" (got "heavy")',
    ],
  ],
  ['a page', 'listItems', { query: { page: '2' } }, []],
  ['a page of letters', 'listItems', { query: { page: 'two' } }, ['page must be integer (got "two")']],
  ['an empty page', 'listItems', { query: { page: '' } }, ['page must be integer (got "")']],
  ['page 0', 'listItems', { query: { page: '0' } }, ['page must be >= 1 (got 0)']],
  ['one value for a list', 'listItems', { query: { 'type[]': 'a' } }, []],
  [
    'the first of two values wrong',
    'listItems',
    { query: { 'type[]': ['z', 'a'] } },
    ['type[][0] must be one of "a", "b" (got "z")'],
  ],
  ['an id', 'getItem', { path: { 'item-id': '1' } }, []],
  ['a word for an id', 'getItem', { path: { 'item-id': 'x' } }, ['item-id must be integer (got "x")']],
];
for (const [what, id, parts, wanted] of requests) {
  test(`${id} with ${what} -> ${wanted.length === 0 ? 'accepted' : wanted.join(', ')}`, () => {
    expect(judge(id, parts)).toEqual(wanted);
  });
}

test('coercion leaves the caller its texts', () => {
  const query = { page: '2' };
  judge('listItems', { query });
  expect(query).toEqual({ page: '2' });
});

const answers: [string, string, number, unknown, number][] = [
  ['the stated shape', 'getItem', 200, { item: { id: 1, name: 'x', more: true } }, 0],
  ['a missing field', 'getItem', 200, { item: { id: 1 } }, 1],
  ['no body', 'getItem', 200, undefined, 1],
  ['no body on an error', 'getItem', 404, undefined, 0],
  ['a status that is not stated', 'getItem', 418, {}, 1],
];
for (const [what, id, status, body, count] of answers) {
  test(`${id} answers ${status} with ${what} -> ${count} violations`, () => {
    expect(validation.output(operation(id), status, body)).toHaveLength(count);
  });
}

test('every schema of the toy compiles', () => {
  createValidation(toyContract).compileAll();
});

test('a schema that does not compile -> an error that names the operation', () => {
  const broken = contractOf(
    {
      createItem: { ...operation('createItem'), body: { required: true, schema: '/nowhere', wrappers: [] } },
    },
    () => toyContract.document(),
  );
  expect(() => createValidation(broken).compileAll()).toThrow(/the body of createItem does not compile/);
});
