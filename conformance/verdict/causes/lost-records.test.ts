// Records that are not there after their create: what counts as such a record, and what follows from it.
import { expect, test } from '@playwright/test';
import type { OperationId } from '../../../generated/operations.js';
import type { Exchange } from '../../judge/exchange.js';
import type { Violation } from '../../judge/violation.js';
import { exchange } from '../sample.fixture.js';
import type { Group } from './group.js';
import { explained, group } from './groups.fixture.js';
import { ofLostRecords } from './lost-records.js';

const made = exchange({
  operation: 'createItem',
  method: 'POST',
  status: 201,
  responseBody: '{"item":{"id":7}}',
});
const on = (method: string, operation: OperationId, status: number, id = 7): Exchange =>
  exchange({ method, operation, status, url: `http://127.0.0.1:4010/items/${id}.json?api_key=k` });

/** A group that a check with a create has seen in `answer`, and whose replay ends with it. */
const shownBy = (key: string, answer: Exchange, before: readonly Exchange[] = [made]): Group => {
  const one = group(key, { exchange: answer, symptom: key.split(' | ')[2] as Violation['symptom'] });
  for (const seen of one.seen) {
    seen.own = answer.operation ?? '';
    seen.called = { createItem: 1 };
  }
  return { ...one, replay: { confirmation: 'confirmed', exchanges: [...before, answer] } };
};
const read = shownBy('status:200 | http.status | 404', on('GET', 'getItem', 404));
const updated = shownBy('operation:updateItem | http.status | 404', on('PUT', 'updateItem', 404));
const causesIn = (...groups: Group[]) => explained(ofLostRecords(groups));

test('a GET and an update that miss what was created -> one finding, of the GET', () => {
  expect(causesIn(updated, read)).toEqual({ [updated.key]: [read.key], [read.key]: [read.key] });
  expect(causesIn(updated)).toEqual({});
});

test('404 for another id, after a deletion, or for what no create answered -> nothing is lost', () => {
  const others = [
    shownBy(read.key, on('GET', 'getItem', 404, 8)),
    shownBy(read.key, on('GET', 'getItem', 404), [made, on('DELETE', 'deleteItem', 200)]),
    shownBy(read.key, on('GET', 'getItem', 404), [{ ...made, status: 422 }]),
    { ...read, replay: { ...read.replay, confirmation: 'unconfirmed' as const } },
  ];
  for (const other of others) expect(causesIn(other, updated)[other.key]).not.toEqual([other.key]);
  expect(causesIn(others[0] as Group)).toEqual({});
});

test('what lists lack follows where such records were created; other values and kinds do not', () => {
  const list = exchange({ operation: 'listItems', url: 'http://127.0.0.1:4010/items.json' });
  const missing = shownBy('rule:record-listed | items | not listed', list);
  const elsewhere = {
    ...missing,
    key: 'elsewhere',
    seen: missing.seen.map((one) => ({ ...one, called: {} })),
  };
  const twice = shownBy('rule:record-listed | items | listed twice', list);
  const ofTax = shownBy('status:200 | http.status | 404 of a tax', on('GET', 'getTax', 404));
  expect(Object.keys(causesIn(read, missing, elsewhere, twice, ofTax)).sort()).toEqual([
    missing.key,
    read.key,
  ]);
});

test('what shows after two records got the same id follows; other ids, and ids given again after a deletion, do not', () => {
  const list = exchange({ operation: 'listItems', url: 'http://127.0.0.1:4010/items.json' });
  const after = (name: string, ...before: Exchange[]) =>
    shownBy(`rule:per-page-default | ${name} | different`, list, before);
  const twice = after('twice', made, made);
  const once = after('once', made, { ...made, responseBody: '{"item":{"id":8}}' });
  const refused = after('refused', made, { ...made, status: 422 });
  const again = after('again', made, on('DELETE', 'deleteItem', 200), made);
  expect(Object.keys(causesIn(read, twice, once, refused, again)).sort()).toEqual(
    [twice.key, read.key].sort(),
  );
});
