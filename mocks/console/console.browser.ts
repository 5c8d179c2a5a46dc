import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { operations } from '../../generated/operations.js';
import { documentTypes } from '../../generated/states.js';
import { bench } from './browsing.fixture.js';

test.describe.configure({ mode: 'parallel' });

const it = bench({ scenario: 'demo' });
const account = () => it.mock.accounts[0]?.name ?? '';
async function documentOf(type: string, status: string): Promise<number> {
  const path = `${it.mock.url}/__mock/accounts/${account()}/documents?type=${type}&status=${status}`;
  const { documents } = (await (await fetch(path)).json()) as { documents: { id: number }[] };
  return documents[0]?.id ?? 0;
}

test('the start page -> accounts with address and key, which can be copied', async () => {
  const { page, mock } = it;
  await page.goto(`${mock.url}/__mock`);
  await expect(page.getByRole('heading', { name: 'Oficina do Lugar, Lda.' })).toBeVisible();
  await expect(page.getByText(mock.apiKey, { exact: true })).toBeVisible();
  const row = page.locator('dl.facts div', { hasText: 'api_key' }).first();
  expect(await it.copy(row.getByRole('button', { name: 'Copy' }))).toBe(mock.apiKey);
  await row.getByRole('button', { name: 'Copy' }).click();
  await expect(row.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('a count in the table -> leads to just these documents', async () => {
  const { page } = it;
  await it.open('/accounts');
  const row = page.getByRole('row', { name: /^Quote/ }).first();
  await row.getByRole('link').first().click();
  await expect(page.locator('tbody .pill')).toHaveText(['draft']);
});

test('documents -> filtered by type and state, searched, paged, opened', async () => {
  const { page, mock } = it;
  const all = Object.values(mock.state().accounts[0]?.documents ?? {}).flatMap((row) => Object.values(row));
  const count = all.reduce((sum, one) => sum + one, 0);
  await it.open('/documents');
  await expect(page.getByText(`1 to 25 of ${count}`)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(`26 to 50 of ${count}`)).toBeVisible();
  await page.getByLabel('Type').selectOption('Invoice');
  await page.getByLabel('State').selectOption('final');
  await expect(page.locator('tbody tr')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('mar azul');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await page.locator('tbody tr').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Invoice');
});

test('the triggers of a quote -> call the API, and the lit state follows', async () => {
  const { page } = it;
  const id = await documentOf('Quote', 'draft');
  await it.open(`/documents/${account()}/${id}`);
  const lit = page.locator('.machine .node.lit text');
  await expect(lit).toHaveText('draft');
  const group = page.getByRole('group', { name: 'Allowed triggers' });
  await expect(group.getByRole('button')).toHaveText(['finalized', 'deleted']);
  for (const [trigger, state] of [
    ['finalized', 'final'],
    ['accept', 'accepted'],
    ['refuse', 'refused'],
    ['accept', 'accepted'],
    ['canceled', 'canceled'],
  ] as const) {
    await group.getByRole('button', { name: trigger, exact: true }).click();
    await expect(lit).toHaveText(state);
  }
  await expect(page.getByText('no trigger is allowed any more')).toBeVisible();
  const answer = await it.call('GET', `/quotes/${id}.json`);
  expect(((await answer.json()) as { quote: { status: string } }).quote.status).toBe('canceled');
  const calls = it.mock.journal({ operation: 'changeQuoteState' });
  expect(calls.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test("canceling without a message -> the API's refusal is shown, nothing changes", async () => {
  const { page } = it;
  const id = await documentOf('Invoice', 'final');
  await it.open(`/documents/${account()}/${id}`);
  await page.getByLabel('Message').fill('');
  await page.getByRole('button', { name: 'canceled' }).click();
  await expect(page.locator('.note.bad')).toContainText(/422.*message is required/);
  await expect(page.locator('.machine .node.lit text')).toHaveText('final');
  await page.getByLabel('Message').fill('Ordered twice');
  await page.getByRole('button', { name: 'canceled' }).click();
  await expect(page.locator('.machine .node.lit text')).toHaveText('canceled');
});

/** One type of each family in every run, all of them in the long one. */
for (const [which, most] of [
  ['a type of each family', 1],
  ['every type', Number.POSITIVE_INFINITY],
] as const)
  test(`${which} of document -> opens with its machine`, { tag: most > 1 ? '@long' : [] }, async () => {
    const { page, mock } = it;
    const [first] = mock.state().accounts;
    const ofFamily = new Map<string, number>();
    const wanted = Object.values(documentTypes).filter(({ family }) => {
      ofFamily.set(family, (ofFamily.get(family) ?? 0) + 1);
      return (ofFamily.get(family) ?? 0) <= most;
    });
    for (const { type } of wanted) {
      const statuses = Object.keys(first?.documents[type] ?? {});
      expect(statuses, type).not.toEqual([]);
      for (const status of statuses) {
        await it.open(`/documents/${account()}/${await documentOf(type, status)}`);
        await expect(page.locator('.machine .node.lit text')).toHaveText(status);
      }
    }
  });

test('Make PDF -> asks until 200, then a link that leads to a PDF', async () => {
  const { page } = it;
  await it.open(`/documents/${account()}/${await documentOf('Invoice', 'final')}`);
  await page.getByRole('button', { name: 'Make PDF' }).click();
  const link = page.getByRole('link', { name: 'Open PDF' });
  await expect(link).toBeFocused();
  await expect(page.locator('.polls')).toHaveText(/202\s+200/);
  const pdf = await fetch((await link.getAttribute('href')) ?? '');
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
});

test('Pay -> a part leaves it final, too much is refused with the reason, the rest settles it', async () => {
  const { page } = it;
  await it.open(`/documents/${account()}/${await documentOf('SimplifiedInvoice', 'final')}`);
  const lit = page.locator('.machine .node.lit text');
  const amount = page.getByLabel('Amount');
  const total = await amount.inputValue();
  const pay = page.getByRole('button', { name: 'Pay', exact: true });
  await amount.fill('1.00');
  await pay.click();
  await expect(page.getByText(/Paid 1\.00: receipt/)).toBeVisible();
  // The payment redraws the field: text typed before that would be lost.
  await expect(page.locator('.timeline')).toContainText('Payment of 1.00');
  await expect(lit).toHaveText('final');
  await expect(amount).toHaveValue((Number(total) - 1).toFixed(2));
  await amount.fill(total);
  await pay.click();
  await expect(page.getByText(/partial_payments\.json answered 422/)).toBeVisible();
  await amount.fill((Number(total) - 1).toFixed(2));
  await pay.click();
  await expect(lit).toHaveText('settled');
  await expect(pay).toBeHidden();
});

test('a request of another program -> in the journal at once, with its violation and a curl line', async () => {
  const { page } = it;
  await it.open('/journal');
  await it.call('POST', '/items.json', { item: { name: 'Half' } });
  const entry = page.locator('.entry', { hasText: 'createItem' }).first();
  await expect(entry).toContainText('422');
  await entry.click();
  await expect(page.locator('.detail')).toContainText('The request breaks the contract');
  await expect(page.locator('.detail')).toContainText('item.unit_price is required');
  const curl = await it.copy(page.getByRole('button', { name: 'Copy as curl' }));
  const { stdout } = await promisify(execFile)('sh', ['-c', curl]);
  expect(stdout).toMatch(/^HTTP\/1\.1 422 /);
  expect(stdout).toContain('item.unit_price is required');
  await it.call('GET', '/items.json');
  await expect(page.locator('.entry').first()).toContainText('listItems');
  await page.getByLabel('Only with remarks').check();
  await expect(page.locator('.entry', { hasText: 'listItems' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('No requests yet')).toBeVisible();
});

test('the journal by keyboard -> arrow keys open one request after another', async () => {
  const { page, mock } = it;
  mock.clearJournal();
  await it.call('GET', '/items.json');
  await it.call('GET', '/taxes.json');
  await it.open('/journal');
  await page.locator('.entry').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.detail h2')).toHaveText(/listTaxes/);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.detail h2')).toHaveText(/listItems/);
});

test('a switch -> breaks the API, is seen in the journal, and mends it again', async () => {
  const { page } = it;
  await it.open('/faults');
  const key = page.getByRole('switch', { name: /The key is no longer valid/ });
  await key.check();
  await expect(page.getByText('answers 401', { exact: true })).toBeVisible();
  await expect(page.locator('#fault-count')).toHaveText('1');
  expect((await it.call('GET', '/items.json')).status).toBe(401);
  await expect(page.locator('tbody td').nth(4)).toHaveText('1');
  await page.getByRole('link', { name: 'Journal' }).click();
  await page.locator('.entry').first().click();
  await expect(page.locator('.detail')).toContainText('had a hand in this');
  await page.getByRole('link', { name: 'See the rule' }).click();
  await page.getByRole('switch', { name: /The key is no longer valid/ }).uncheck();
  await expect(page.getByText('None. Everything works.')).toBeVisible();
  expect((await it.call('GET', '/items.json')).status).toBe(200);
});

test("a rule of one's own -> in force; a wrong one -> says what is wrong", async () => {
  const { page } = it;
  await it.open('/faults');
  const form = page.getByRole('form', { name: 'A rule of your own' });
  await form.getByLabel('Operation').selectOption('listItems');
  await form.getByRole('button').click();
  await expect(page.locator('.note.bad')).toContainText('no effect');
  await form.getByLabel('Answer status').fill('503');
  await form.getByLabel('Times').fill('1');
  await form.getByLabel('Answer body').fill('{"busy": true}');
  await form.getByRole('button').click();
  await expect(page.getByText('answers 503 with a body')).toBeVisible();
  const answer = await it.call('GET', '/items.json');
  expect([answer.status, await answer.json()]).toEqual([503, { busy: true }]);
  await expect(page.getByText('None. Everything works.')).toBeVisible();
});

test('a mail -> shown as it looks; HTML in it can do nothing', async () => {
  const { page } = it;
  const id = await documentOf('Invoice', 'final');
  const body = '<p>Dear <b>Ana</b></p><script>parent.alert(1)</script><img src=x onerror="parent.alert(2)">';
  const message = {
    client: { email: 'ana@example.com', save: '0' },
    subject: '<img src=x onerror=alert(3)>',
    body,
  };
  expect((await it.call('PUT', `/invoices/${id}/email-document.json`, { message })).status).toBe(200);
  await it.open('/outbox');
  await expect(page.locator('.detail h2')).toHaveText('<img src=x onerror=alert(3)>');
  const frame = page.frameLocator('iframe.paper');
  await expect(frame.getByText('Dear Ana')).toBeVisible();
  await page.locator('.entry', { hasText: 'A sua fatura' }).click();
  await expect(page.locator('.paper')).toBeVisible();
  await page.getByRole('searchbox').fill('ANA dear');
  await expect(page.locator('.entry')).toHaveCount(1);
  await expect(page.locator('.entry')).toContainText('ana@example.com');
  await page.getByRole('searchbox').fill('nobody at all');
  await expect(page.getByText('No mail matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('No mails yet')).toBeVisible();
});

test('hostile names -> text everywhere, never markup', async () => {
  const { page } = it;
  const name = '"><img src=x onerror=alert(1)><script>alert(2)</script>';
  const items = [{ name, unit_price: '1', quantity: '1', description: name }];
  const body = {
    invoice: {
      date: '01/03/2026',
      due_date: '31/03/2026',
      client: { name, code: 'X' },
      items,
      reference: name,
    },
  };
  const made = await it.call('POST', '/invoices.json', body);
  expect(made.status).toBe(201);
  const { invoice } = (await made.json()) as { invoice: { id: number } };
  await it.open('/documents');
  await expect(page.locator('tbody tr').first()).toContainText(name);
  await it.open(`/documents/${account()}/${invoice.id}`);
  await expect(page.locator('main')).toContainText(name);
  await it.open('/journal');
  await page.locator('.entry', { hasText: 'createInvoice' }).first().click();
  await expect(page.locator('.detail')).toContainText('onerror=alert(1)');
  expect(await page.locator('main img, main script').count()).toBe(0);
});

test('a view that comes late -> leaves page and address to the one opened after it', async () => {
  const { page } = it;
  await it.open('/accounts');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/__mock/tables.json', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/__mock/tables.json');
  await page.getByRole('link', { name: 'Documents', exact: true }).click();
  await asked;
  await it.open('/outbox');
  release();
  await (await asked).response();
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 100))');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outbox');
  expect(page.url()).toMatch(/#\/outbox$/);
});

test('data and time -> snapshot, change, restore, clock, scenario, reset', async () => {
  const { page, mock } = it;
  await it.open('/state');
  await page.getByLabel('Name', { exact: true }).fill('before');
  await page.getByRole('button', { name: 'Take snapshot' }).click();
  await expect(page.getByRole('button', { name: 'Restore before' })).toBeVisible();
  const id = await documentOf('Quote', 'draft');
  await it.call('PUT', `/quotes/${id}/change-state.json`, { quote: { state: 'deleted' } });
  expect(await documentOf('Quote', 'draft')).toBe(0);
  await page.getByRole('button', { name: 'Restore before' }).click();
  await expect(page.getByText('Snapshot before is restored.')).toBeVisible();
  expect(await documentOf('Quote', 'draft')).toBe(id);
  await page.getByRole('button', { name: '+ 30 days' }).click();
  await expect(page.locator('.now')).toContainText('2026-04-30 10:00:00');
  await page.getByRole('button', { name: 'Let run' }).click();
  await expect(page.locator('.now')).toContainText('runs');
  await page.getByRole('radio', { name: /^empty/ }).check();
  await page.getByRole('button', { name: 'Load' }).click();
  await expect(page.getByText('Scenario empty is loaded.')).toBeVisible();
  await it.arrived('/state');
  await expect(page.locator('#status')).toContainText('empty');
  expect(mock.state().accounts[0]?.counts.documents).toBe(0);
  await page.getByRole('radio', { name: /^demo/ }).check();
  await page.getByRole('button', { name: 'Load' }).click();
  await expect(page.locator('#status')).toContainText('demo');
  await page.getByRole('button', { name: 'Reset to demo' }).click();
  await expect(page.locator('.now')).toContainText('2026-03-31 10:00:00');
});

test('another world -> the console shows it, and its triggers act in it', async () => {
  const { page, mock } = it;
  mock.world('ana').clock.freeze('2030-01-01T00:00:00Z');
  await it.open('/state');
  await page.getByLabel('The console shows').selectOption('ana');
  await expect(page.locator('#status')).toContainText('ana');
  await expect(page.locator('.now')).toContainText('2030-01-01');
  const id = await documentOf('Quote', 'draft');
  await it.open(`/documents/${account()}/${id}`);
  await page.getByRole('button', { name: 'finalized' }).click();
  await expect(page.locator('.machine .node.lit text')).toHaveText('final');
  expect(await documentOf('Quote', 'draft')).toBe(id);
  mock.world('ana').drop();
});

test('the second account -> its documents are changed through its own address', async () => {
  const { page, mock } = it;
  const [, second] = mock.accounts;
  await it.open('/documents');
  await page.getByLabel('Account').selectOption(second?.name ?? '');
  await it.arrived(`/documents/${second?.name}`);
  await page.locator('tbody tr').first().getByRole('link').click();
  await page.getByRole('button', { name: 'settled' }).click();
  await expect(page.locator('.machine .node.lit text')).toHaveText('settled');
});

test('the reference -> every operation, tried with the key of the chosen account, offline', async () => {
  const { page, mock } = it;
  const outside: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (!/^(127\.0\.0\.1|.*\.?localhost)$/.test(hostname)) outside.push(request.url());
  });
  await page.goto(`${mock.url}/__mock/reference`);
  await expect(page.locator('.entry')).toHaveCount(Object.keys(operations).length);
  await page.getByRole('searchbox').fill('listTaxes');
  await page.locator('.entry', { hasText: 'listTaxes' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.locator('.tool .code')).toHaveText('200');
  await expect(page.locator('.tool pre')).toContainText('IVA23');
  await page.getByLabel('Account').selectOption(mock.accounts[1]?.name ?? '');
  await page.getByRole('searchbox').fill('getDocumentPdf');
  await page.locator('.entry', { hasText: 'getDocumentPdf' }).click();
  await page.getByLabel('document-id').fill('1');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.locator('.tool .code')).toHaveText('404');
  const asked = mock.journal({ operation: 'getDocumentPdf' })[0];
  expect(asked?.account).toBe(mock.accounts[1]?.name);
  expect(outside).toEqual([]);
  await page.goto(`${mock.url}/__mock/reference?of=control`);
  await page.getByRole('searchbox').fill('setClock');
  await page.locator('.entry', { hasText: 'setClock' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.locator('.tool .code')).toHaveText('200');
});
