/**
 * Makes the README's pictures: the console with the demo scenario, and the report of a run of the suite on a mock with
 * two deliberate defects. `npm run pictures [FOLDER OF A REPORT]`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchChromium } from './browser.mjs';

process.chdir(join(import.meta.dirname, '..'));
const FOLDER = 'mocks/console/pictures';
const SIZE = { width: 1360, height: 800 };
const DEFECTS = ['transitions/quote/final+accept/no-effect', 'statuses/getInvoice/404-as-200'];
const made = process.argv[2] === undefined ? mkdtempSync(join(tmpdir(), 'report-')) : undefined;
const report = resolve(made ?? process.argv[2], 'index.html');
if (made !== undefined) judge(made);
const { startMock } = await import('../dist/mocks/index.js');

mkdirSync(FOLDER, { recursive: true });
const mock = await startMock({ port: 0, scenario: 'demo', seed: 'pictures', clock: '2026-03-31T10:00:00Z' });
const browser = await launchChromium();
const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
try {
  const id = await someDay();
  const open = async (path) => {
    await page.goto(`${mock.url}/__mock/#${path}`);
    await page.locator(`main[data-path="${path}"]:not([aria-busy])`).waitFor();
  };
  await open('/journal');
  await page.locator('.entry', { hasText: 'createItem' }).click();
  await page.getByRole('button', { name: 'Make this happen again' }).click();
  await take('journal');
  await open(`/documents/${mock.accounts[0].name}/${id}`);
  await take('document');
  if (!existsSync(report)) throw new Error(`There is no report at ${report}: name the folder of one.`);
  await page.goto(pathToFileURL(report).href);
  await take('report');
} finally {
  await browser.close();
  await mock.close();
  if (made !== undefined) rmSync(made, { recursive: true });
}

/** A whole run of the built suite. It exits with 1, since there are defects. */
function judge(folder) {
  const defects = DEFECTS.flatMap((one) => ['--fault', one]);
  const args = ['.ci/conformance.mjs', '--report', folder, '--mock', ...defects];
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 1)
    throw new Error(`The suite ended with ${status} and not with 1: see npm run conformance.`);
}

async function take(name) {
  const path = `${FOLDER}/${name}.png`;
  await page.screenshot({ path });
  console.log(path);
}

/** Typical requests of a day: a list, a mistake, an invoice from draft to its first payment. */
async function someDay() {
  const call = async (method, path, body) => {
    const response = await fetch(`${mock.url}${path}?api_key=${mock.apiKey}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text);
  };
  await call('GET', '/clients.json');
  const items = [{ name: 'Candeeiro', unit_price: '59.90', quantity: '2', tax: { name: 'IVA23' } }];
  const client = { name: 'Livraria Lua', code: 'LL-1' };
  const { invoice } = await call('POST', '/invoices.json', {
    invoice: { date: '31/03/2026', due_date: '30/04/2026', client, items },
  });
  await call('PUT', `/invoices/${invoice.id}/change-state.json`, { invoice: { state: 'finalized' } });
  const message = {
    client: { email: 'ana@example.com', save: '0' },
    subject: 'A sua fatura',
    body: 'Em anexo.',
  };
  await call('PUT', `/invoices/${invoice.id}/email-document.json`, { message });
  await call('POST', `/documents/${invoice.id}/partial_payments.json`, {
    partial_payment: { amount: '50.00' },
  });
  await call('POST', '/items.json', { item: { name: 'Half' } });
  await call('GET', '/items.json');
  return invoice.id;
}
