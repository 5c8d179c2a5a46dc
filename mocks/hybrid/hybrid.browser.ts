/** Operations switched to a real server in the console, and their requests in the journal. */
import { expect, test } from '@playwright/test';
import { bench } from '../console/browsing.fixture.js';
import type { MockOptions } from '../index.js';
import { type RailsLike, railsLike } from './rails-like.fixture.js';

let server: RailsLike;
// Filled when the server listens: the mock reads its options after that.
const options: MockOptions = { scenario: 'empty' };
test.beforeAll(async () => {
  server = await railsLike();
  Object.assign(options, { pass: [`createClient=${server.url}`], passKey: [server.key] });
});
const it = bench(options);
test.afterAll(() => server.close());

test('a switch -> the operation passes, the journal says where, and back again', async () => {
  const { page } = it;
  await it.open('/hybrid');
  await expect(page.getByText('1 operation there, the rest here')).toBeVisible();
  const items = page.getByRole('region', { name: 'items' });
  const list = page.getByRole('switch', { name: /^listItems/ });
  await expect(list).not.toBeChecked();
  await list.check();
  await expect(page.getByText('2 operations there, the rest here')).toBeVisible();
  await expect(items.getByRole('heading')).toContainText('1 of 5 there');
  await it.call('POST', '/clients.json', { client: { name: 'Ana', code: 'A' } });
  expect((await it.call('GET', '/items.json')).headers.get('x-mock-passed-to')).toBe(server.url);
  expect(server.asked).toEqual(['POST /clients.json', 'GET /items.json']);
  await it.open('/journal');
  await expect(page.locator('.entry', { hasText: 'listItems' })).toContainText('there');
  await page.locator('.entry', { hasText: 'listItems' }).click();
  await expect(page.locator('.detail')).toContainText(`Passed to ${server.url}`);
  await page.getByRole('link', { name: 'Who answers what' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('listItems');
  await page.getByRole('switch', { name: /^listItems/ }).uncheck();
  // The switch moves at once, the mock a moment later: then the line above the list changes.
  await expect(page.getByText('1 operation there, the rest here')).toBeVisible();
  expect((await it.call('GET', '/items.json')).headers.get('x-mock-passed-to')).toBeNull();
});

test('a whole resource there -> by one button; the client made there stands among the records', async () => {
  const { page } = it;
  await it.call('POST', '/clients.json', { client: { name: 'Ana', code: 'A' } });
  await it.open(`/records/${it.mock.accounts[0]?.name}/clients`);
  await expect(page.getByRole('row', { name: /Ana/ })).toBeVisible();
  await it.open('/hybrid');
  await page.getByRole('button', { name: 'All there: items' }).click();
  await expect(page.getByRole('region', { name: 'items' }).getByRole('heading')).toContainText(
    '5 of 5 there',
  );
  await page.getByRole('button', { name: 'All here: items' }).click();
  await expect(page.getByRole('region', { name: 'items' }).getByRole('heading')).toContainText('all here');
});
