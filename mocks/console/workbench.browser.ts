/** The console as a workbench: make it happen again, send again, timelines, editing, saving, a mock that stopped. */
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { startMock } from '../index.js';
import { bench } from './browsing.fixture.js';

test.describe.configure({ mode: 'parallel' });

const it = bench({ scenario: 'demo' });
const account = () => it.mock.accounts[0]?.name ?? '';
const today = '31/03/2026';
async function newInvoice(): Promise<number> {
  const items = [{ name: 'Lamp', unit_price: '20.00', quantity: '1', tax: { name: 'IVA23' } }];
  const body = { invoice: { date: today, due_date: today, client: { name: 'Ana', code: 'A-1' }, items } };
  const answer = await it.call('POST', '/invoices.json', body);
  return ((await answer.json()) as { invoice: { id: number } }).invoice.id;
}

test('make this happen again -> one click makes the rule; the line makes the same rule in a test', async () => {
  const { page, mock } = it;
  mock.clearJournal();
  expect((await it.call('POST', '/items.json', { item: { name: 'Half' } })).status).toBe(422);
  await it.open('/journal');
  await page.locator('.entry', { hasText: 'createItem' }).click();
  await page.getByRole('button', { name: 'Make this happen again' }).click();
  await page.getByLabel('How often').selectOption('n times');
  await page.getByLabel('Times', { exact: true }).fill('2');
  const line = await it.copy(page.getByRole('button', { name: 'Copy line' }));
  await page.getByRole('button', { name: 'Add the rule' }).click();
  await expect.poll(() => mock.faults.list().length).toBe(1);
  const { id: _id, hits: _hits, ...rule } = mock.faults.list()[0] ?? {};
  expect(rule).toMatchObject({ operation: 'createItem', status: 422, times: 2 });
  mock.faults.clear();
  // The line for a test adds the same rule as the click.
  new Function('mock', line)(mock);
  expect(mock.faults.list()).toMatchObject([rule]);
  const full = { item: { name: 'Whole', description: 'd', unit_price: '1.00' } };
  const statuses = [];
  for (let index = 0; index < 3; index++) statuses.push((await it.call('POST', '/items.json', full)).status);
  expect(statuses).toEqual([422, 422, 201]);
  await page.locator('.entry', { hasText: 'fault' }).first().click();
  await page.getByRole('link', { name: 'See the rule' }).click();
  await expect(page.getByText(/Rule \d+ is gone/)).toBeVisible();
});

test('always, then remove -> the note under the side bar takes the rule away again', async () => {
  const { page, mock } = it;
  await it.call('GET', '/taxes.json');
  await it.open('/journal');
  await page.locator('.entry', { hasText: 'listTaxes' }).first().click();
  await page.getByRole('button', { name: 'Make this happen again' }).click();
  await page.getByLabel('What').selectOption('break the connection');
  await page.getByLabel('How often').selectOption('always');
  await page.getByRole('button', { name: 'Add the rule' }).click();
  await expect(page.locator('#fault-count')).toHaveText('1');
  await expect(it.call('GET', '/taxes.json')).rejects.toThrow();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.locator('#fault-count')).toBeHidden();
  expect(mock.faults.list()).toEqual([]);
});

test('edit and send -> a new request with the edited body; its entry is opened', async () => {
  const { page } = it;
  await it.call('POST', '/items.json', { item: { name: 'Half' } });
  await it.open('/journal');
  await page.locator('.entry', { hasText: 'createItem' }).first().click();
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await page
    .getByLabel('Body', { exact: true })
    .fill('{"item":{"name":"Whole","description":"d","unit_price":"2.50"}}');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.locator('.detail h2')).toContainText('201');
  await expect(page.getByRole('region', { name: 'Answer body' })).toContainText('2.5');
});

test('copied as a Playwright test -> holds the answer to its status and to the fields that were seen', async () => {
  const { page } = it;
  await it.call('POST', '/items.json', { item: { name: 'Half', description: 'd' } });
  await it.call('POST', '/items.json', { item: { name: 'Lamp', description: 'd', unit_price: '2.50' } });
  await it.open('/journal');
  const copied = async (status: string) => {
    await page.locator('.entry', { hasText: status }).first().click();
    await expect(page.locator('.detail h2')).toContainText(status);
    await page.getByRole('button', { name: 'Copy as', exact: true }).click();
    await page.getByRole('button', { name: 'Playwright test', exact: true }).click();
    return (await page.getByRole('region', { name: 'As a program' }).textContent()) ?? '';
  };
  const run = (text: string) => {
    const body = text.slice(text.indexOf('async () => {'), text.lastIndexOf(');'));
    return new Function('startMock', 'expect', `return (${body})()`)(startMock, expect);
  };
  const made = await copied('201');
  expect(made).toContain("from '@playwright/test'");
  expect(made).toContain("toMatchObject({ item: { name: 'Lamp' } })");
  await run(made);
  await expect(run(made.replace("'Lamp' } }", "'Chair' } }"))).rejects.toThrow('toMatchObject');
  const refused = await copied('422');
  expect(refused).toContain('item.unit_price is required');
  await run(refused);
});

test('copied as fetch and as a Vitest test -> programs that do what the request did', async () => {
  const { page } = it;
  await it.call('GET', '/items.json?page=1');
  await it.open('/journal');
  await page.locator('.entry', { hasText: 'listItems' }).first().click();
  await page.getByRole('button', { name: 'Copy as', exact: true }).click();
  const program = page.getByRole('region', { name: 'As a program' });
  await page.getByRole('button', { name: 'fetch', exact: true }).click();
  await expect(program).toContainText('await fetch(');
  const lines: unknown[] = [];
  const asked = new Function('console', `return (async () => { ${await program.textContent()} })()`);
  await asked({ log: (...parts: unknown[]) => lines.push(parts[0]) });
  expect(lines).toEqual([200]);
  await page.getByRole('button', { name: 'Vitest test', exact: true }).click();
  await expect(program).toContainText("from 'vitest'");
  const text = (await program.textContent()) ?? '';
  const body = text.slice(text.indexOf('async () => {'), text.lastIndexOf(');'));
  await new Function('startMock', 'expect', `return (${body})()`)(startMock, expect);
  await page.getByRole('button', { name: 'openapi-fetch', exact: true }).click();
  await expect(program).toContainText("await api.GET('/items.json', { params: { query: { page: 1 } } })");
});

test('a timeline -> requests, states, mail, payment and note, with links both ways', async () => {
  const { page } = it;
  const id = await newInvoice();
  await it.call('PUT', `/invoices/${id}/change-state.json`, { invoice: { state: 'finalized' } });
  const message = { client: { email: 'ana@example.com', save: '0' }, subject: 'Hello', body: 'B' };
  await it.call('PUT', `/invoices/${id}/email-document.json`, { message });
  await it.call('POST', `/documents/${id}/partial_payments.json`, { partial_payment: { amount: '5.00' } });
  await it.call('PUT', `/invoices/${id}/change-state.json`, { invoice: { state: 'accept' } });
  await it.call('GET', `/api/pdf/${id}.json`);
  const items = [{ name: 'Lamp', unit_price: '1.00', quantity: '1', tax: { name: 'IVA23' } }];
  const note = {
    date: today,
    due_date: today,
    client: { name: 'Ana', code: 'A-1' },
    items,
    owner_invoice_id: String(id),
  };
  expect((await it.call('POST', '/credit_notes.json', { credit_note: note })).status).toBe(201);
  await it.open(`/documents/${account()}/${id}`);
  const events = page.locator('.timeline li');
  await expect(events).toContainText([
    'Created',
    'Trigger finalized',
    'Mail to ana@example.com',
    'Payment of 5.00',
    'Trigger accept',
    'PDF asked for',
  ]);
  await expect(page.locator('.timeline .related')).toContainText('CreditNote for it');
  await expect(events.filter({ hasText: 'Trigger accept' })).toContainText('answered 422');
  await events.filter({ hasText: 'Mail to' }).getByRole('link', { name: 'mail' }).click();
  await expect(page.locator('.message')).toContainText('Hello');
  await page.locator('.message .attached a').click();
  await events.filter({ hasText: 'Trigger finalized' }).getByRole('link', { name: 'request' }).click();
  await expect(page.locator('.detail h2')).toContainText('changeInvoiceState');
  await page.locator('.detail .counts a').click();
  await events.filter({ hasText: 'Payment of' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Receipt');
  await expect(page.locator('.timeline')).toContainText('Belongs to this Invoice');
});

test('records -> made and edited through the API; past the rules only with a mark', async () => {
  const { page, mock } = it;
  await it.open(`/records/${account()}/clients`);
  await page.getByRole('link', { name: 'New client' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Marta & Filhos');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.locator('.note.bad')).toContainText('client.code is required');
  await page.getByLabel('Code', { exact: true }).fill('MF-1');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Client');
  await page.getByLabel('City').fill('Faro');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(mock.journal({ operation: 'updateClient' })[0]?.status).toBe(200);
  await it.open(`/records/${account()}/clients`);
  await page.getByRole('searchbox').fill('faro');
  await expect(page.locator('tbody tr', { hasText: 'Marta & Filhos' })).toBeVisible();
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');

  const id = await newInvoice();
  await it.open(`/documents/${account()}/${id}`);
  await page.getByText('Edit past the rules').click();
  await page.getByRole('form', { name: 'Past the rules' }).getByLabel('State').selectOption('settled');
  await page.getByRole('button', { name: 'Write' }).click();
  await expect(page.locator('.machine .node.lit text')).toHaveText('settled');
  await expect(page.locator('h1')).toContainText('past the rules');
});

test('a new document in a state for a client -> led there by real requests', async () => {
  const { page, mock } = it;
  await it.open(`/documents/${account()}/new`);
  await page.getByLabel('Type').selectOption('Quote');
  await page.getByLabel('State').selectOption('refused');
  await page.getByRole('combobox', { name: 'Client', exact: true }).selectOption('Hotel Mar Azul');
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.locator('.machine .node.lit text')).toHaveText('refused');
  await expect(page.locator('main')).toContainText('Hotel Mar Azul');
  const calls = mock.journal().map(({ operation, status }) => [operation, status]);
  expect(calls.reverse()).toEqual(
    expect.arrayContaining([
      ['createQuote', 201],
      ['changeQuoteState', 200],
    ]),
  );
});

test('save as scenario -> YAML that loads, and holds what was made since', async () => {
  const { page, mock } = it;
  const id = await newInvoice();
  await it.call('PUT', `/invoices/${id}/change-state.json`, { invoice: { state: 'finalized' } });
  const before = mock.state().accounts.map(({ documents }) => documents);
  await it.open('/state');
  await page.getByLabel('Name of the scenario').fill('with-lamp');
  await page.getByLabel('What it is for').fill('One lamp more');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('with-lamp is saved')).toBeVisible();
  const text = await it.copy(page.getByRole('button', { name: 'Copy YAML' }));
  expect(parse(text)).toMatchObject({ description: 'One lamp more' });
  expect(text).toContain('name: Lamp');
  await page.getByRole('radio', { name: /^with-lamp/ }).check();
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await expect(page.locator('#status')).toContainText('with-lamp');
  expect(mock.state().accounts.map(({ documents }) => documents)).toEqual(before);
  await expect(page.getByText('The mock was started with demo; a reset leads to with-lamp.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo scenario with-lamp' }).click();
  await expect(page.locator('#status')).toContainText('demo');
});

test('reset -> says what is lost, and can be undone', async () => {
  const { page } = it;
  await it.open('/state');
  await expect(page.getByText('Nothing was written yet: nothing would be lost.')).toBeVisible();
  const id = await newInvoice();
  await expect(page.getByText(/throw away all that was written since it was loaded/)).toBeVisible();
  await page.getByRole('button', { name: 'Reset to demo' }).click();
  await expect(page.getByText('It is demo again, as it was loaded.')).toBeVisible();
  expect((await it.call('GET', `/invoices/${id}.json`)).status).toBe(404);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('It is as it was before.')).toBeVisible();
  expect((await it.call('GET', `/invoices/${id}.json`)).status).toBe(200);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect.poll(async () => (await it.call('GET', `/invoices/${id}.json`)).status).toBe(404);
});

test('every kept entry -> reached by scrolling, with few elements on the page', async () => {
  const { page, mock } = it;
  mock.clearJournal();
  for (let index = 1; index <= 450; index++) await mock.inject({ url: `/items.json?page=${index}` });
  await it.open('/journal');
  await expect(page.getByText('450 of at most 1,000 requests kept')).toBeVisible();
  expect(await page.locator('.entry').count()).toBeLessThan(80);
  await page.locator('.entry').first().focus();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.locator('.detail .line')).toHaveText('GET /items.json?page=1', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Home');
  await expect(page.locator('.detail .line')).toHaveText('GET /items.json?page=450');
  await page.keyboard.press('Escape');
  await expect(page.locator('.detail')).toBeEmpty();
});

test('an address that leads nowhere -> says so; "?" lists the keys', async () => {
  const { page } = it;
  await it.open('/nowhere');
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Search in this page');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'Journal' })).toBeVisible();
});

test('a page that could not be loaded -> can be tried again', async () => {
  const { page } = it;
  await it.open('/accounts');
  await page.route('**/__mock/outbox', (route) =>
    route.fulfill({ status: 500, body: '{"errors":{"error":"no"}}' }),
  );
  await page.getByRole('link', { name: 'Outbox' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await page.unroute('**/__mock/outbox');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
});

test('a mock that goes -> is noticed; one that comes back -> too, by itself', async () => {
  const { page } = it;
  const first = await startMock({ port: 0, scenario: 'empty' });
  await page.goto(`${first.url}/__mock/#/accounts`);
  await expect(page.getByRole('heading', { name: 'First Company, Lda.' })).toBeVisible();
  await first.close();
  await expect(page.getByText('The mock does not answer.')).toBeVisible();
  const second = await startMock({ port: first.port, scenario: 'demo' });
  try {
    await expect(page.getByText('The mock does not answer.')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Oficina do Lugar, Lda.' })).toBeVisible();
  } finally {
    await second.close();
  }
});
