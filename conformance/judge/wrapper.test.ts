// The name of the wrapper of an answer's record.
import { expect, test } from '@playwright/test';
import { inWords } from './in-words.js';
import { wrapperIn } from './wrapper.js';

test('one object, or one that the description names beside others -> its name', () => {
  expect(wrapperIn({ client: { id: 1 } })).toBe('client');
  expect(wrapperIn({ meta: {}, client: { id: 1 }, links: {} })).toBe('client');
  expect(wrapperIn({ whatever: { id: 1 } })).toBe('whatever');
  expect(wrapperIn({ client: { id: 1 }, warnings: [] })).toBe('client');
});

test('a record itself, a list, several names, nothing -> none', () => {
  expect(wrapperIn({ id: 1, client: { id: 2 } })).toBeUndefined();
  expect(wrapperIn({ clients: [{ id: 1 }] })).toBeUndefined();
  expect(wrapperIn({ client: {}, item: {} })).toBeUndefined();
  expect(wrapperIn({ meta: {}, links: {} })).toBeUndefined();
  for (const body of [null, undefined, 'text', 1, [{}]]) expect(wrapperIn(body)).toBeUndefined();
});

test('what no reader sees -> escaped; tabs, line breaks and letters of any script as they are', () => {
  expect(inWords('a\u0000b\u001f\u007f')).toBe('a\\u0000b\\u001f\\u007f');
  expect(inWords('a\tb\né𝒳')).toBe('a\tb\né𝒳');
});
