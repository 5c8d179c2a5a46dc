/** A sample of each attack; `npm run attack -- --full` makes all of them. `npm test` leaves out what is long. */
import { expect, test } from '@playwright/test';
import { canary } from './canary.js';
import { foreign } from './foreign.js';
import { requests } from './hostile-requests.js';
import { damage, fullDisk, kills } from './kept-data.js';

const quiet = () => {};

test('100 hostile requests -> no 5xx, no violation, the store is as it was', async () => {
  expect((await requests('sample', 0, 100, quiet)).found).toEqual([]);
});

test('200 calls by pages and foreign hosts -> none is let in', async () => {
  expect((await foreign('sample', 200)).found).toEqual([]);
});

const keptTitle =
  'three kills, a full disk and three damaged files -> everything acknowledged is there, or its loss is reported';
// The tests of mocks/persistence do as much, each by itself.
test(keptTitle, { tag: '@long' }, async () => {
  const { found, counts } = await kills('sample', 3, quiet);
  expect(found).toEqual([]);
  expect(counts['acknowledged writes']).toBeGreaterThan(0);
  expect((await fullDisk('sample', 1, quiet)).found).toEqual([]);
  expect((await damage('sample', 3, quiet)).found).toEqual([]);
});

test('the key, sought in all that suite, proxy and mock write -> nowhere', { tag: '@long' }, async () => {
  const { found, counts } = await canary('sample', 1, quiet);
  expect(found).toEqual([]);
  expect(counts['kilobytes read']).toBeGreaterThan(50);
});
