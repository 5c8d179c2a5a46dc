import { expect, test } from '@playwright/test';
import { createRouter, isMatch } from './router.js';
import { toyContract } from './toy-contract.fixture.js';

const router = createRouter(toyContract.operations);

const found: [string, string, string, Record<string, string>][] = [
  ['get', '/items.json', 'listItems', {}],
  ['post', '/items.json', 'createItem', {}],
  ['get', '/items/12.json', 'getItem', { 'item-id': '12' }],
  ['get', '/items/a%20b.json', 'getItem', { 'item-id': 'a b' }],
  ['get', '/items/%E0%A4%A.json', 'getItem', { 'item-id': '%E0%A4%A' }],
  ['get', '/things', 'listTaxes', {}],
  ['get', '/things.json', 'listTaxes', {}],
];
for (const [method, path, id, params] of found) {
  test(`${method} ${path} -> ${id}`, () => {
    const match = router(method, path);
    expect(isMatch(match) && { id: match.operation.id, params: match.params }).toEqual({ id, params });
  });
}

const unknown = [
  '/',
  '',
  '/items',
  '/items/1.jsonx',
  '/items/.json',
  '/items/1/2.json',
  '/items.json/',
  '//items.json',
];
for (const path of unknown) {
  test(`unknown path ${path || '(none)'} -> a miss without methods`, () => {
    expect(router('get', path)).toMatchObject({ allow: [] });
  });
}

test('a path without its suffix -> the miss names the right one', () => {
  expect(router('get', '/items')).toMatchObject({
    message: expect.stringContaining('did you mean /items.json?'),
  });
});

test('a wrong method -> the methods that are there', () => {
  expect(router('delete', '/items.json')).toMatchObject({ allow: ['GET', 'POST', 'HEAD', 'OPTIONS'] });
});
