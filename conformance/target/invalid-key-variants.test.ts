// Wrong keys derived from the right one: all different, and none is valid.
import { expect, test } from '@playwright/test';
import { invalidKeyVariants } from './invalid-key-variants.js';

test('a key -> wrong ones, each of them by one thing', () => {
  expect(invalidKeyVariants({ apiKey: 'aBc1eX' })).toEqual({
    ...{ first: 'bBc1eX', middle: 'aBcaeX', last: 'aBc1ea' },
    ...{ begin: 'aBc', end: '1eX', doubled: 'aBc1eXaBc1eX', pattern: 'aBc1e%' },
  });
});

test('two keys -> both together, and the halves of both', () => {
  const second = { baseUrl: 'http://second', apiKey: 'uvwxyz' };
  expect(invalidKeyVariants({ apiKey: 'abcdef', second })).toMatchObject({
    both: 'abcdefuvwxyz',
    halves: 'abcxyz',
  });
});

test('two keys whose halves make one of them -> that one is left out, as it opens', () => {
  const second = { baseUrl: 'http://second', apiKey: 'other-key' };
  expect(Object.values(invalidKeyVariants({ apiKey: 'demo-key', second }))).not.toContain('demo-key');
});
