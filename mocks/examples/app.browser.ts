import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Mock, startMock } from 'invoicing-contract/mock';
import { launchChromium } from '../../.ci/browser.mjs';
import { type Page as Site, servePage } from './serve.js';

let browser: Browser;
let mock: Mock;
let site: Site;
let page: Page;
const complaints: string[] = [];

test.beforeAll(async () => {
  mock = await startMock({ port: 0, asyncPolls: 2 });
  site = await servePage({ url: mock.url, apiKey: mock.apiKey });
  browser = await launchChromium();
});

test.afterAll(async () => {
  await browser.close();
  await site.close();
  await mock.close();
});

test.beforeEach(async () => {
  mock.reset();
  complaints.length = 0;
  page = await browser.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (line) => {
    if (/CORS|Uncaught/.test(line.text())) complaints.push(line.text());
  });
});

test.afterEach(async () => {
  await page.close();
  expect(complaints).toEqual([]);
});

async function fill(fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
}

test('a page of another origin -> lists, creates, finalizes and shows the PDF', async () => {
  expect(new URL(site.url).origin).not.toBe(new URL(mock.url).origin);
  await page.goto(site.url);
  const rows = page.locator('#list tbody tr');
  await expect(rows).toHaveCount(6);
  const first = await rows.first().textContent();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of /)).toBeVisible();
  expect(await rows.first().textContent()).not.toBe(first);

  await page.getByRole('button', { name: 'New invoice' }).click();
  await fill({ Client: 'Livraria Lua', Item: 'Candeeiro', Quantity: '3', 'Unit price': '19.90' });
  await page.getByLabel('Tax').selectOption('IVA23');
  await page.getByRole('button', { name: 'Create' }).click();
  const side = page.locator('#side');
  await expect(side.locator('.pill')).toHaveText('draft');
  await expect(side).toContainText('€73.43');
  await expect(rows.first()).toContainText('Livraria Lua');

  await side.getByRole('button', { name: 'Finalize' }).click();
  await expect(side.locator('.pill')).toHaveText('final');
  await expect(side.getByRole('heading')).toHaveText(/^\d+\/\d+$/);

  await side.getByRole('button', { name: 'Show PDF' }).click();
  const link = side.getByRole('link', { name: 'Open the PDF' });
  await expect(link).toBeVisible();
  await expect(page.locator('iframe')).toBeVisible();
  const pdf = await page.evaluate(
    async (url) => (await (await fetch(url)).text()).slice(0, 5),
    (await link.getAttribute('href')) ?? '',
  );
  expect(pdf).toBe('%PDF-');
  const statuses = mock.journal({ operation: 'getDocumentPdf' }).map(({ status }) => status);
  expect(statuses).toEqual([200, 202, 202]);
  expect(mock.answerViolations).toEqual([]);
});

test('fields that the API refuses -> named at the field, nothing is made', async () => {
  await page.goto(site.url);
  await page.getByRole('button', { name: 'New invoice' }).click();
  await fill({ Client: 'Ana', Due: '2026-12-31', 'Unit price': 'cheap' });
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('alert')).toContainText('The API refused (422)');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
  await expect(page.getByLabel('Due')).toBeFocused();
  await expect(page.locator('#price-hint')).toContainText('for example "19.90"');
  expect(mock.state().accounts[0]?.documents.Invoice?.draft).toBe(1);
  await fill({ Due: '31/12/2026', Item: 'Lamp', 'Unit price': '5' });
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.locator('#side .pill')).toHaveText('draft');
  await expect(page.getByRole('alert')).toBeEmpty();
  expect(mock.state().accounts[0]?.documents.Invoice?.draft).toBe(2);
});

test('no PDF of a draft, a mock broken on purpose, no mock -> said in words; put back, it works again', async () => {
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of /)).toBeVisible();
  await page.getByRole('row').filter({ hasText: 'draft' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Show PDF' }).click();
  await expect(page.getByRole('alert')).toContainText('The API refused (406)');
  mock.faults.add({ operation: 'listInvoices', status: 503 });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The API refused (503)');
  mock.faults.clear();
  mock.faults.add({ operation: '*', drop: true });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Nobody answers at');
  mock.faults.clear();
  await page.reload();
  await expect(page.locator('#list tbody tr')).toHaveCount(6);
});

test('broken on purpose from the console -> the page says so, the journal says why; put back, it works', async () => {
  await page.goto(site.url);
  await expect(page.locator('#list tbody tr')).toHaveCount(6);
  const desk = await browser.newPage();
  await desk.goto(`${mock.url}/__mock/#/faults`);
  await desk.getByRole('switch', { name: /The key is no longer valid/ }).check();
  await expect(desk.getByText('answers 401', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alert')).toContainText('The API refused (401)');
  await desk.getByRole('link', { name: 'Journal' }).click();
  await desk.locator('.entry', { hasText: 'listInvoices' }).first().click();
  await expect(desk.locator('.detail')).toContainText('had a hand in this');
  await desk.getByRole('link', { name: 'See the rule' }).click();
  await desk.getByRole('switch', { name: /The key is no longer valid/ }).uncheck();
  await expect(desk.getByText('None. Everything works.')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page.getByRole('alert')).toBeEmpty();
  await desk.close();
});

test('an empty account, on a phone -> says what to do, nothing is cut off', async () => {
  mock.scenario('empty');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${site.url}/?url=${mock.url}&key=${mock.apiKey}`);
  await expect(page.getByText('No invoices yet. Make the first one.')).toBeVisible();
  await page.getByRole('button', { name: 'New invoice' }).click();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  mock.scenario('demo');
});
