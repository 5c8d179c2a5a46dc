// Which statuses are accepted, by the expectation of a request.
import { expect, test } from '@playwright/test';
import type { OperationId } from '../../generated/operations.js';
import {
  acceptedStatuses,
  inStatuses,
  rangesOf,
  type StatusExpectation,
  statusStatement,
} from './statuses.js';

/** The accepted statuses among these boundary values. */
const accepted = (id: OperationId, expectation: StatusExpectation): number[] =>
  [100, 199, 200, 201, 202, 204, 299, 300, 399, 400, 401, 404, 422, 499, 500, 501].filter(
    acceptedStatuses(id, expectation),
  );
const refusals = [400, 401, 404, 422, 499];
const successes = [200, 201, 202, 204, 299];

for (const [name, id, expectation, statuses] of [
  ['a success that is stated', 'createTax', 'success', [201]],
  ['a success that is not stated', 'createItem', 'success', successes],
  ['one that is stated beside one that is assumed', 'createShipping', 'success', [200, 201]],
  ['a refusal', 'getItem', 'refused', refusals],
  ['anything lawful', 'getItem', 'any', [...successes, ...refusals]],
  ['a stated status', 'getItem', 404, [404]],
  ['a refusal that is not stated', 'getItem', 422, refusals],
  ['a success where another is stated', 'createTax', 200, [201]],
  ['a stated status or another stated one', 'getItem', [200, 404], [200, 404]],
  ['a failure that a row names', 'exportSaft', [422, 500], [422, 500]],
  ['a failure that none names', 'getItem', 500, [500]],
] as [string, OperationId, StatusExpectation, number[]][])
  test(`${name}: ${id} ${JSON.stringify(expectation)} -> ${statuses}`, () => {
    expect(accepted(id, expectation)).toEqual(statuses);
  });

test('in words', () => {
  expect(inStatuses('createShipping', 'success')).toBe('200 or 201');
  expect(inStatuses('getItem', 'refused')).toBe('a 4xx');
  expect(inStatuses('getItem', 'any')).toBe('a success or a 4xx');
  expect([inStatuses('getItem', 404), inStatuses('getItem', [404, 401])]).toEqual(['404', '404 or 401']);
});

test('what it rests on: the row of the operation, else the table of errors, else the operation as such', () => {
  for (const [id, expectation, statement] of [
    ['getItem', 'success', 'status:getItem/200'],
    ['getItem', 'any', 'status:getItem/200'],
    ['getItem', 404, 'status:getItem/404'],
    ['getItem', [401, 404], 'status:getItem/401'],
    ['createItem', 'refused', 'status:createItem/422'],
    ['getItem', 'refused', 'errors:422'],
    ['createItem', 'success', 'operation:createItem'],
  ] as [OperationId, StatusExpectation, string][])
    expect<string>(statusStatement(id, expectation), `${id} ${expectation}`).toBe(statement);
});

test('statuses as ranges, from the first to the last that there is', () => {
  expect(rangesOf((status) => status === 200 || status === 202 || status >= 400)).toEqual([
    ...[
      [200, 200],
      [202, 202],
      [400, 599],
    ],
  ]);
  expect([rangesOf(() => true), rangesOf(() => false)]).toEqual([[[100, 599]], []]);
  expect(rangesOf(acceptedStatuses('createTax', 422))).toEqual([[422, 422]]);
});
