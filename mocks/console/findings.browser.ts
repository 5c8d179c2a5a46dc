/** Findings in the console: a repeated mistake is one card, linked with the requests that show it. */
import { expect, test } from '@playwright/test';
import { bench } from './browsing.fixture.js';

const it = bench({ scenario: 'demo' });
test.beforeEach(() => it.mock.clearJournal());

test('the same mistake twice -> one card with count, words and links; a third time -> counted as it happens', async () => {
  const { page } = it;
  await it.open('/findings');
  await expect(page.getByText('Nothing so far.')).toBeVisible();
  const wrong = () => it.call('POST', '/items.json', { item: { name: 'Half', description: 'd' } });
  await wrong();
  await wrong();
  const card = page.getByRole('article', { name: 'request:createItem/item.unit_price/required -> absent' });
  await expect(card).toContainText('2 exchanges');
  await expect(card).toContainText('item.unit_price is required');
  await expect(card.locator('blockquote')).toContainText('The description, Resources, Item');
  await wrong();
  await expect(card).toContainText('3 exchanges');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('from a finding to its requests and back -> only those that show it, each with a link to the finding', async () => {
  const { page } = it;
  await it.call('POST', '/items.json', { item: { name: 'Half' } });
  await it.call('GET', '/taxes.json');
  await it.call('POST', '/items.json', { item: { name: 'Half' } });
  await it.open('/findings');
  const name = 'request:createItem/item.unit_price/required -> absent';
  const card = page.getByRole('article', { name });
  await card.getByRole('link', { name: 'All its exchanges' }).click();
  await it.arrived('/journal');
  await expect(page.getByText('Only what shows')).toContainText(name);
  await expect(page.locator('.entry')).toHaveCount(2);
  await page.getByRole('link', { name: 'Show all requests' }).click();
  await expect(page.locator('.entry')).toHaveCount(3);
  await it.open('/findings');
  await card.getByRole('link', { name: 'Newest exchange' }).click();
  await expect(page.locator('.detail h2')).toContainText('createItem');
  await page.getByRole('link', { name: `Finding ${name}` }).click();
  await expect(page.locator('.finding.marked')).toHaveAttribute('aria-label', name);
});
