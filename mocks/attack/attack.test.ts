/** A sample of each attack; `npm run attack -- --full` makes all of them. */
import { expect, test } from '@playwright/test';
import { startMock } from '../index.js';
import { attack } from './hostile-requests.js';
import { damage, kills } from './kept-data.js';

test('400 hostile requests -> no 5xx, no breach, the store is as it was', async () => {
  test.setTimeout(120_000);
  const mock = await startMock({ port: 0, clock: '2026-11-21T10:00:00Z', complain: () => {} });
  const before = JSON.stringify(mock.service.dump());
  for (let n = 0; n < 400; n++) expect(await attack(mock, 'sample', n)).toBeUndefined();
  expect(JSON.stringify(mock.service.dump())).toBe(before);
  expect(mock.breaches).toEqual([]);
  await mock.close();
});

test('two kills and three damaged files -> everything acknowledged is there, or its loss is told', async () => {
  test.setTimeout(120_000);
  expect((await kills('sample', 2, () => {})).found).toEqual([]);
  expect((await damage('sample', 3, () => {})).found).toEqual([]);
});
