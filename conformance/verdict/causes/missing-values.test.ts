// Findings that follow from a missing record, object or field in an answer, and from a wrong GET that lists are compared with.
import { expect, test } from '@playwright/test';
import type { OperationId } from '../../../generated/operations.js';
import type { Exchange } from '../../judge/result.js';
import type { Violation } from '../../judge/violation.js';
import type { Confirmation } from '../../replay/confirm.js';
import { exchange } from '../sample.fixture.js';
import { found, seen, shownAs, violated } from './causes.fixture.js';

test('an answer that is no JSON -> explains what was looked for in it, and nothing of other answers', () => {
  const answered = (responseBody: string, status = 200) =>
    exchange({ method: 'GET', operation: 'getItem', status, responseBody });
  const broken = violated({
    ...{ statement: 'status:getItem/200', sort: 'shape', field: 'http.body', symptom: 'invalid JSON' },
    ...{ operation: 'getItem', exchange: answered('ok') },
  });
  const absent = violated({
    ...{ statement: 'rule:item-updated', sort: 'value', field: 'name', symptom: 'different' },
    ...{ operation: 'createItem', exchange: answered('ok') },
  });
  const count = (shown: Exchange) =>
    found(
      [seen('getItem/a', [broken]), seen('createItem/b', [absent])],
      shownAs(absent, 'confirmed', { exchanges: [shown] }),
    ).length;
  expect(count(answered('ok'))).toBe(1);
  expect(count(answered('{"item":{"name":"other"}}'))).toBe(2);
  // The server ended the first one too early, the suite has cut the second one.
  expect(count(answered('{"item":{"unit":"a"},'))).toBe(1);
  expect(count(answered('{"item":{"unit":"a"},… (20 more)'))).toBe(2);
  expect(count(answered('ok', 404))).toBe(2);
  expect(count(answered(''))).toBe(2);
  expect(count({ ...answered('ok'), operation: 'getTax' })).toBe(2);
});

test('an answer without its record -> explains what was looked for in it, and nothing of other answers', () => {
  const of = (operation: OperationId, responseBody: string) =>
    exchange({ operation, status: 200, responseBody });
  const absent = violated({
    ...{ statement: 'schema:Quote', sort: 'shape', symptom: 'absent', field: 'document', at: 'quote' },
    ...{ operation: 'getQuote', exchange: of('getQuote', '{"data":{}}') },
  });
  const name = (one: Exchange) => {
    const kept: Partial<Violation> = {
      statement: 'rule:document-fields-kept',
      sort: 'value',
      symptom: 'absent',
    };
    return violated({ ...kept, field: 'client.name', operation: 'updateQuote', exchange: one });
  };
  const both = (one: Exchange) => found([seen('getQuote/a', [absent]), seen('updateQuote/b', [name(one)])]);
  expect(both(of('getQuote', '{"data":{}}'))).toMatchObject([
    { id: 'schema:Quote document -> absent', consequences: ['rule:fields-kept client.name -> different'] },
  ]);
  expect(both(of('getQuote', '{"quote":{}}'))).toHaveLength(2);
  expect(both(of('createQuote', '{"data":{}}'))).toHaveLength(2);
  // The same with a text in place of the record; from a wrong figure nothing else follows.
  const text = of('getQuote', '{"quote":"text"}');
  const broken = { ...absent, symptom: 'wrong type' as const, exchange: text };
  const beside = (at: string) =>
    found([seen('getQuote/a', [{ ...broken, at }]), seen('updateQuote/b', [name(text)])]);
  expect(beside('quote')).toHaveLength(1);
  expect(beside('total')).toHaveLength(2);
});

test('a field that is no object -> what it should hold follows; at another operation it stays', () => {
  const broken = violated({
    ...{ statement: 'schema:Address', sort: 'shape', field: 'address_from', symptom: 'wrong type' },
    operation: 'getShipping',
  });
  const inner = (operation: 'getShipping' | 'getTransport') =>
    violated({
      ...{
        statement: 'rule:document-fields-kept',
        sort: 'value',
        field: 'address_from.detail',
        symptom: 'different',
      },
      operation,
    });
  const shape = seen('getShipping/a', [broken]);
  expect(found([shape, seen('createShipping/b', [inner('getShipping')])])).toMatchObject([
    { id: 'schema:Address address_from -> wrong type' },
  ]);
  expect(found([shape, seen('createTransport/b', [inner('getTransport')])])).toHaveLength(2);
});

test('what pages show of an object -> follows from a place inside it that is broken in the same list', () => {
  const name = violated({
    ...{ statement: 'schema:PreferredContact.name', sort: 'shape', field: 'name', symptom: 'wrong type' },
    ...{ operation: 'listClients', at: 'clients[9].preferred_contact.name' },
  });
  const apart = (field: string, operation: OperationId = 'listClients') =>
    violated({ statement: 'rule:pages-partition', sort: 'value', field, symptom: 'different', operation });
  const shape = seen('listClients/a', [name]);
  expect(found([shape, seen('listClients/b', [apart('preferred_contact')])])).toHaveLength(1);
  expect(found([shape, seen('listClients/b', [apart('name')])])).toHaveLength(2);
  expect(found([shape, seen('listItems/b', [apart('preferred_contact', 'listItems')])])).toHaveLength(2);
});

test("an answer that is empty where a record is due -> explains what was looked for in it, another key's records too", () => {
  const answered = (responseBody: string) =>
    exchange({ method: 'GET', operation: 'getItem', status: 200, responseBody });
  const empty = violated({
    ...{ statement: 'status:getItem/200', sort: 'shape', field: 'http.body', symptom: 'empty' },
    ...{ operation: 'getItem', exchange: answered('') },
  });
  const missed = violated({
    ...{ statement: 'rule:key-identifies-account', sort: 'value', field: 'name', symptom: 'different' },
    ...{ operation: 'createItem', exchange: answered('') },
  });
  const count = (shown: Exchange, symptom: 'empty' | 'different' = 'empty') =>
    found(
      [seen('getItem/a', [{ ...empty, symptom }]), seen('createItem/b', [missed])],
      shownAs(missed, 'confirmed', { exchanges: [shown] }),
    ).length;
  expect(count(answered(''))).toBe(1);
  expect(count(answered('ok'))).toBe(2);
  expect(count(answered(''), 'different')).toBe(2);
  expect(count({ ...answered(''), status: 404 })).toBe(2);
});

test.describe('a field that is missing in an answer', () => {
  const answered = (client: unknown) =>
    exchange({
      method: 'GET',
      operation: 'getClient',
      status: 200,
      responseBody: JSON.stringify({ client }),
    });
  const absent = violated({
    ...{ statement: 'schema:ClientFields.name', sort: 'shape', field: 'name', symptom: 'absent' },
    ...{ operation: 'getClient', at: 'client.name', exchange: answered({ id: 1 }) },
  });
  const compared = violated({
    ...{ statement: 'rule:email-saves-address', sort: 'value', field: 'client.name', symptom: 'changed' },
    ...{ operation: 'emailQuote', exchange: answered({ id: 1 }) },
  });
  const count = (value: Partial<Violation>, shown = answered({ id: 1 }), root: Partial<Violation> = {}) =>
    found(
      [seen('getClient/a', [{ ...absent, ...root }]), seen('emailQuote/b', [{ ...compared, ...value }])],
      shownAs({ ...compared, ...value }, 'confirmed', { exchanges: [shown] }),
    ).length;

  test('-> what was to be read there follows', () => {
    expect(count({})).toBe(1);
    expect(count({}, answered({ id: 1, name: null }), { symptom: 'null' })).toBe(1);
  });

  test('another field, a value that is there, another operation, a refusal -> two', () => {
    expect(count({ field: 'client.city' })).toBe(2);
    expect(count({}, answered({ id: 1, name: '' }))).toBe(2);
    expect(count({}, { ...answered({ id: 1 }), operation: 'updateClient' })).toBe(2);
    expect(count({}, { ...answered({ id: 1 }), status: 404 })).toBe(2);
    expect(count({ sort: 'status' })).toBe(2);
    expect(count({}, answered({ id: 1 }), { symptom: 'wrong type' })).toBe(2);
  });

  test('an object in its place -> what is compared with it follows, a text stays', () => {
    const root = { symptom: 'wrong type' } as const;
    const shown = (name: unknown) => answered({ id: 1, name });
    expect(count({ exchange: shown({}) }, shown({}), root)).toBe(1);
    expect(count({ exchange: shown({}), field: 'client.inverted_name' }, shown({}), root)).toBe(1);
    expect(count({ exchange: shown('1') }, shown('1'), root)).toBe(2);
    expect(count({ exchange: shown({}) }, shown({}), { symptom: 'absent' })).toBe(2);
  });

  test('in entries of a list -> only where every entry lacks it', () => {
    const listed = (...clients: unknown[]) =>
      exchange({ ...answered(1), operation: 'listClients', responseBody: JSON.stringify({ clients }) });
    const root: Partial<Violation> = { operation: 'listClients', at: 'clients[3].name' };
    const shown = (...all: unknown[]) => {
      const one = listed(...all);
      return count({ exchange: one }, one, root);
    };
    expect(shown({ id: 1 }, { id: 2 })).toBe(1);
    expect(shown({ id: 1 }, { id: 2, name: 'a' })).toBe(2);
    expect(shown()).toBe(2);
  });
});

test.describe('a list that shows another value than the read of the record', () => {
  const get = exchange({ method: 'GET', operation: 'getInvoice', status: 200 });
  const wrong = violated({
    ...{ statement: 'rule:total-sum', sort: 'value', field: 'total', symptom: 'inconsistent' },
    ...{ operation: 'getInvoice', exchange: get },
  });
  const listed = violated({
    ...{ statement: 'rule:document-fields-kept', sort: 'value', field: 'total', symptom: 'different' },
    ...{ operation: 'listInvoices', exchange: exchange({ method: 'GET', operation: 'listInvoices' }) },
  });
  const count = (root: Partial<Violation>, others = [get], confirmation: Confirmation = 'confirmed') =>
    found(
      [seen('getInvoice/a', [{ ...wrong, ...root }]), seen('listInvoices/b', [listed])],
      shownAs({ ...wrong, ...root }, confirmation),
      shownAs(listed, 'confirmed', { violation: { ...listed, others } }),
    ).length;

  test('which is known to be wrong in that field -> follows', () => {
    expect(count({})).toBe(1);
  });

  test('another field or type, a change, nothing it was compared with, an unconfirmed one -> stays', () => {
    expect(count({ field: 'sum' })).toBe(1);
    expect(count({ field: 'date' })).toBe(2);
    expect(count({ exchange: { ...get, operation: 'getQuote' } })).toBe(2);
    expect(count({ exchange: { ...get, method: 'PUT' } })).toBe(2);
    expect(count({}, [{ ...get, method: 'PUT' }])).toBe(2);
    expect(count({}, [])).toBe(2);
    expect(count({}, [get], 'unconfirmed')).toBe(2);
  });
});

test('an object that was sent and is not there -> its fields follow; where a part of it is there they do not', () => {
  const lost = (field: string, expected: unknown, actual: unknown) =>
    violated({
      ...{ statement: 'rule:client-open-fields', sort: 'value', symptom: 'different', field },
      ...{ operation: 'updateClient', proof: { by: 'value', compare: 'equal', expected, actual } },
    });
  const both = (actual: unknown) =>
    found([
      seen('updateClient/a', [lost('preferred_contact', { name: 'Ana' }, actual)]),
      seen('updateClient/b', [lost('preferred_contact.email', 'a@b.example', undefined)]),
    ]).length;
  expect(both(null)).toBe(1);
  expect(both(undefined)).toBe(1);
  expect(both({ name: 'Eva' })).toBe(2);
});

test('an id of a wrong type -> ids that are compared in the same answers follow, those in other answers do not', () => {
  const typed = violated({
    ...{
      statement: 'schema:Item.id',
      sort: 'shape',
      field: 'id',
      symptom: 'wrong type',
      operation: 'getItem',
    },
  });
  const count = (operation: OperationId, field: string) => {
    const other = violated({
      ...{ statement: 'rule:item-fields-kept', sort: 'value', symptom: 'different', field, operation },
      exchange: exchange({ operation, status: 200 }),
    });
    return found([seen('getItem/a', [typed]), seen('getItem/b', [other])]).length;
  };
  expect(count('getItem', 'item.id')).toBe(1);
  expect(count('getItem', 'item.unit')).toBe(2);
  expect(count('listItems', 'item.id')).toBe(2);
});

test('an id that is an object -> entries that the same list lacks follow, where the answer holds such an id', () => {
  const typed = violated({
    ...{ statement: 'schema:Document.id', sort: 'shape', field: 'id', symptom: 'wrong type' },
    operation: 'listEstimates',
  });
  const count = (id: unknown, operation: OperationId = 'listEstimates') => {
    const responseBody = JSON.stringify({ estimates: [{ id: 1 }, { id }] });
    const missing = violated({
      ...{
        statement: 'rule:list-status',
        sort: 'value',
        symptom: 'not listed',
        field: 'query.status',
        operation,
      },
      exchange: exchange({ operation, status: 200, responseBody }),
    });
    return found([seen('listEstimates/a', [typed]), seen('listEstimates/b', [missing])]).length;
  };
  expect(count({ of: 'another type' })).toBe(1);
  expect(count(2)).toBe(2);
  expect(count(null)).toBe(2);
  expect(count({ of: 'another type' }, 'listGuides')).toBe(2);
});
