/** A sample of each attack; `npm run attack` runs more. `npm test` leaves out the long ones. */
import { expect, test } from '@playwright/test';
import { canary } from './canary.js';
import { requests } from './hostile-requests.js';

const quiet = () => {};

test('100 hostile requests -> no 5xx, no violation, the store is as it was', async () => {
  expect((await requests('sample', 100, quiet)).found).toEqual([]);
});

test('the key, sought in all that suite, proxy and mock write -> nowhere', { tag: '@long' }, async () => {
  const { found, counts } = await canary('sample', 1, quiet);
  expect(found).toEqual([]);
  expect(counts['kilobytes read']).toBeGreaterThan(50);
});
