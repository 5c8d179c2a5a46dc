// Building a request: the address of the account, the path, the query, the key and the body.
import { expect, test } from '@playwright/test';
import { tinySettings } from '../run/tiny-service.fixture.js';
import type { CallInput, CallOptions } from './call.js';
import { matchesGlob } from './glob.js';
import { nearKeys, outgoingFor, queryText, rawOutgoing, withUnknownParameter } from './outgoing.js';
import { percent } from './percent.js';

const settings = tinySettings({
  ...{ baseUrl: 'http://own', apiKey: 'Key1', publicUrl: 'http://public' },
  second: { baseUrl: 'http://second', apiKey: 'Other2' },
});
const out = (
  id: Parameters<typeof outgoingFor>[1],
  input: CallInput = {},
  how: CallOptions = {},
  from = settings,
) => outgoingFor(from, id, input, how);
const keyIn = (url: string) => new URL(url).searchParams.get('api_key');

test('method, path and body; a GET has neither body nor type', () => {
  expect(out('updateItem', { path: { 'item-id': 'a/b' }, body: { item: {} } })).toEqual({
    ...{ method: 'PUT', url: 'http://own/items/a%2Fb.json?api_key=Key1' },
    ...{ headers: { 'content-type': 'application/json' }, body: '{"item":{}}' },
  });
  expect(out('listItems')).toEqual({
    method: 'GET',
    url: 'http://own/items.json?api_key=Key1',
    headers: {},
    body: undefined,
  });
  expect(() => out('getItem')).toThrow('getItem needs the path parameter item-id');
  // A single path parameter may have any name.
  expect(out('getItem', { path: { id: 7 } }).url).toContain('/items/7.json');
});

test('keys: the own one, none, an empty, a wrong one of the same length, that of the second account, nearly the own', () => {
  const key = (how: CallOptions) => keyIn(out('listItems', {}, how).url);
  expect(key({ key: 'none' })).toBeNull();
  expect(key({ key: 'empty' })).toBe('');
  expect(key({ key: 'second' })).toBe('Other2');
  const wrong = key({ key: 'wrong' });
  expect([wrong?.length, wrong === 'Key1']).toEqual([8, false]);
  const long = tinySettings({ apiKey: 'k'.repeat(50) });
  expect(keyIn(out('listItems', {}, { key: 'wrong' }, long).url)).toHaveLength(50);
  expect([key({ key: 'cut' }), key({ key: 'longer' }), key({ key: 'recased' })]).toEqual([
    'Key',
    'Key10',
    'kEY1',
  ]);
  expect(out('listItems', {}, { key: 'recased' }).nearKey).toBe('recased');
  expect(out('listItems', {}, { key: 'second' }).nearKey).toBeUndefined();
  expect(nearKeys(settings)).toEqual({ cut: 'Key', longer: 'Key10', recased: 'kEY1' });
});

test('accounts: the second one with its key; one that was made with its own; the public address without any', () => {
  expect(out('listItems', {}, { account: 'second' }).url).toBe('http://second/items.json?api_key=Other2');
  expect(out('listItems', {}, { account: 'second', key: 'own' }).url).toBe(
    'http://second/items.json?api_key=Key1',
  );
  const made = { baseUrl: 'http://made', apiKey: 'M' };
  expect(out('listItems', {}, { account: made }).url).toBe('http://made/items.json?api_key=M');
  expect(out('createAccount', { body: {} }).url).toBe('http://public/api/accounts/create.json');
  expect(out('createAccount', { body: {} }, { account: made }).url).toBe(
    'http://public/api/accounts/create.json',
  );
  expect(() => out('listItems', {}, { account: 'second' }, tinySettings())).toThrow('no address for second');
});

test('a query: repeated names, nothing for undefined, the key first or last but always the same', () => {
  expect(queryText({ 'type[]': ['a', 'b c'], page: undefined })).toBe('?type%5B%5D=a&type%5B%5D=b%20c');
  expect(queryText()).toBe('');
  const places = ['a', 'b'].map((name) => queryText({ [name]: 1 }, 'k'));
  expect(places).toEqual(['?api_key=k&a=1', '?b=1&api_key=k']);
  expect(queryText({ a: 1 }, 'k')).toBe(queryText({ a: 1 }, 'k'));
});

test('a parameter that nobody knows: every other request of a record, or none, or all; never beside others or in a list', () => {
  const ids = Array.from({ length: 10 }, (_, id) => ({ path: { 'item-id': id } }));
  const strange = ids.filter((input) => withUnknownParameter('getItem', input).query !== undefined);
  expect(strange).toHaveLength(5);
  expect(withUnknownParameter('getItem', ids[0] as CallInput, 'always').query).toEqual({
    via: 'conformance',
  });
  expect(withUnknownParameter('getItem', ids[1] as CallInput, 'never')).toBe(ids[1]);
  expect(withUnknownParameter('createItem', { body: {} }, 'always').query).toBeDefined();
  expect(withUnknownParameter('listItems', {}, 'always').query).toBeUndefined();
  expect(withUnknownParameter('getItem', { path: {}, query: { a: 1 } }, 'always').query).toEqual({ a: 1 });
});

test('raw requests: bytes as they are, with the key unless the address is public', () => {
  const raw = (parts: object) => rawOutgoing(settings, { method: 'PATCH', path: '/x', ...parts });
  expect(raw({ body: '{' })).toEqual({
    method: 'PATCH',
    url: 'http://own/x?api_key=Key1',
    headers: {},
    body: '{',
  });
  expect(raw({ account: 'public' }).url).toBe('http://public/x');
  expect(raw({ account: 'public', key: 'own' }).url).toBe('http://public/x?api_key=Key1');
  expect(raw({ key: 'none', query: { a: 1 } }).url).toBe('http://own/x?a=1');
});

test('texts in addresses and patterns', () => {
  expect(percent('a b/\ud800')).toBe('a%20b%2F%EF%BF%BD');
  expect(percent('😀')).toBe('%F0%9F%98%80');
  expect([
    matchesGlob('a.b', 'a.b'),
    matchesGlob('axb', 'a.b'),
    matchesGlob('a\nb', 'a*b'),
    matchesGlob('ab', 'a'),
  ]).toEqual([...[true, false, true, false]]);
});
