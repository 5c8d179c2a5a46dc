// The values in a path, by the template of the operation.
import { expect, test } from '@playwright/test';
import { pathValues } from './path-values.js';

test('a path of the operation, with or without a query -> its values by name; another one -> none', () => {
  expect(pathValues('getItem', '/items/7.json')).toEqual({ 'item-id': '7' });
  expect(pathValues('getItem', '/items/7.json?page=1')).toEqual({ 'item-id': '7' });
  expect(pathValues('createItem', '/items.json')).toEqual({});
  for (const path of ['/clients/7.json', '/items/7/x.json', '/v2/items/7.json', '/items/7xjson'])
    expect(pathValues('getItem', path), path).toBeUndefined();
});
