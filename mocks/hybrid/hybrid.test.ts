/** Some operations at a real server, the rest here, over real HTTP: with an independent server and a second mock. */
import { expect, test } from '@playwright/test';
import { type Mock, type MockOptions, startMock } from '../index.js';
import { type RailsLike, railsLike } from './rails-like.fixture.js';

const cleanups: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function realServer(): Promise<RailsLike> {
  const server = await railsLike();
  cleanups.push(() => server.close());
  return server;
}

interface Hybrid extends Mock {
  reported: string[];
  call(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Answer; to: string | null }>;
}
type Answer = Record<string, Record<string, unknown>> & { errors?: { error: string } };

async function hybrid(options: MockOptions): Promise<Hybrid> {
  const reported: string[] = [];
  const mock = await startMock({
    ...{ port: 0, scenario: 'empty', clock: '2026-03-31T10:00:00Z' },
    complain: (line) => reported.push(line),
    ...options,
  });
  cleanups.push(() => mock.close());
  return Object.assign(mock, {
    reported,
    async call(method: string, path: string, body?: unknown) {
      const mark = path.includes('?') ? '&' : '?';
      const key = path.includes('api_key=') ? '' : `${mark}api_key=${mock.apiKey}`;
      const response = await fetch(`${mock.url}${path}${key}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const text = await response.text();
      return {
        status: response.status,
        body: (text === '' ? {} : JSON.parse(text)) as Answer,
        to: response.headers.get('x-mock-passed-to'),
      };
    },
  });
}

const passing = (server: RailsLike, which: string, more: MockOptions = {}) =>
  hybrid({ pass: [`${which}=${server.url}`], passKey: [server.key], ...more });

const lamp = { name: 'Lamp', description: 'A lamp', unit_price: '20.00' };
const ana = { name: 'Ana', code: 'A-1', email: 'ana@example.com', city: 'Porto' };
const invoiceFor = (client: object, more: object = {}) => ({
  invoice: {
    ...{ date: '31/03/2026', due_date: '30/04/2026', client },
    items: [{ name: 'Lamp', unit_price: '20.00', quantity: '2', tax: { name: 'IVA23' } }],
    ...more,
  },
});

test('what is named passes, the rest is answered here, under one address', async () => {
  const server = await realServer();
  const mock = await passing(server, 'items,createClient');
  const made = await mock.call('POST', '/items.json', { item: lamp });
  expect([made.status, made.body.item?.id, made.to]).toEqual([201, 7, server.url]);
  const taxes = await mock.call('GET', '/taxes.json');
  expect([taxes.status, taxes.to]).toEqual([200, null]);
  expect(server.asked).toEqual(['POST /items.json']);
  expect(mock.journal().map(({ operation, passedTo }) => [operation, passedTo])).toEqual([
    ['listTaxes', null],
    ['createItem', server.url],
  ]);
  expect(mock.pass.list().map(({ operation }) => operation)).toEqual([
    ...['listItems', 'createItem', 'getItem', 'updateItem', 'deleteItem', 'createClient'],
  ]);
});

test('a client made there -> the one that an invoice made here names', async () => {
  const server = await realServer();
  const mock = await passing(server, 'createClient');
  expect((await mock.call('POST', '/clients.json', { client: ana })).body.client?.id).toBe(7);
  const { body } = await mock.call('POST', '/invoices.json', invoiceFor({ name: 'Ana', code: 'A-1' }));
  expect(body.invoice?.client).toMatchObject({ id: 7, name: 'Ana' });
  expect(body.invoice?.id).toBeGreaterThanOrEqual(2_000_000_000);
  const { body: found } = await mock.call('GET', '/clients/7.json');
  expect(found.client).toMatchObject({ id: '7', email: 'ana@example.com', city: 'Porto' });
  expect(server.asked).toEqual(['POST /clients.json']);
});

test('a server that creates without an answer -> is asked once for what it made', async () => {
  const server = await realServer();
  server.createsSilently = true;
  const mock = await passing(server, 'createClient,createItem');
  expect((await mock.call('POST', '/clients.json', { client: ana })).status).toBe(201);
  await mock.call('POST', '/items.json', { item: lamp });
  expect(server.asked).toEqual([
    ...['POST /clients.json', 'GET /clients/find-by-code.json', 'POST /items.json', 'GET /items.json'],
  ]);
  expect((await mock.call('GET', '/clients/7.json')).body.client?.name).toBe('Ana');
  expect((await mock.call('GET', '/items/8.json')).body.item?.name).toBe('Lamp');
});

test('changed, deleted, gone there -> so here', async () => {
  const server = await realServer();
  const mock = await passing(server, 'createItem,updateItem,deleteItem');
  await mock.call('POST', '/items.json', { item: lamp });
  await mock.call('PUT', '/items/7.json', { item: { ...lamp, unit_price: '35.50' } });
  expect((await mock.call('GET', '/items/7.json')).body.item?.unit_price).toBe(35.5);
  await mock.call('DELETE', '/items/7.json');
  expect((await mock.call('GET', '/items/7.json')).status).toBe(404);
  await mock.call('POST', '/items.json', { item: lamp });
  expect((await mock.call('GET', '/items/8.json')).status).toBe(200);
  server.tables.items.length = 0;
  mock.pass.set('getItem', server.url);
  expect((await mock.call('GET', '/items/8.json')).status).toBe(404);
  mock.pass.set('getItem', null);
  expect((await mock.call('GET', '/items/8.json')).status).toBe(404);
});

test('an invoice made there and finalized here -> numbered, paid, printed here; what there differs is reported', async () => {
  const server = await realServer();
  const mock = await passing(server, 'createInvoice,getInvoice');
  const { body: made } = await mock.call('POST', '/invoices.json', invoiceFor(ana));
  const id = made.invoice?.id as number;
  const change = await mock.call('PUT', `/invoices/${id}/change-state.json`, {
    invoice: { state: 'finalized' },
  });
  expect([change.status, change.body.invoice?.status, change.body.invoice?.sequence_number]).toEqual([
    ...[200, 'final', '1/2026'],
  ]);
  expect(change.body.invoice).toMatchObject({ total: made.invoice?.total, client: { name: 'Ana' } });
  const paid = await mock.call('POST', `/documents/${id}/partial_payments.json`, {
    partial_payment: { amount: String(made.invoice?.total) },
  });
  expect(paid.status).toBe(201);
  const related = await mock.call('GET', `/document/${id}/related_documents.json`);
  expect(related.body.documents).toHaveLength(1);
  const there = await mock.call('GET', `/invoices/${id}.json`);
  expect(there.body.invoice?.status).toBe('draft');
  expect(mock.journal({ operation: 'getInvoice' })[0]?.notes.join()).toContain(
    `document ${id} was changed here since it was learned`,
  );
  mock.pass.set('getInvoice', null);
  expect((await mock.call('GET', `/invoices/${id}.json`)).body.invoice?.status).toBe('settled');
});

test('an invoice made here and asked there -> 502 that says what to do, before anybody is asked', async () => {
  const server = await realServer();
  const mock = await passing(server, 'getInvoice,createCreditNote');
  const { body } = await mock.call('POST', '/invoices.json', invoiceFor(ana));
  const id = body.invoice?.id;
  const asked = await mock.call('GET', `/invoices/${id}.json`);
  expect([asked.status, asked.to]).toEqual([502, server.url]);
  expect(asked.body.errors?.error).toBe(
    `document ${id} was made here, by the mock, and ${server.url} does not know it: let the operation that makes it pass too, or have getInvoice answered here (--pass, or the console's Hybrid page)`,
  );
  const note = await mock.call('POST', '/credit_notes.json', {
    credit_note: invoiceFor(ana, { owner_invoice_id: id }).invoice,
  });
  expect(note.status).toBe(502);
  expect(server.asked).toEqual([]);
  expect(mock.journal()[0]).toMatchObject({ operation: 'createCreditNote', passedTo: server.url });
});

test('the server goes -> 502 with what to do, and the mock goes on; it comes back -> it passes again', async () => {
  const server = await realServer();
  const mock = await passing(server, 'items');
  await server.close();
  cleanups.splice(cleanups.length - 2, 1);
  const gone = await mock.call('GET', '/items.json');
  expect([gone.status, gone.to]).toEqual([502, server.url]);
  expect(gone.body.errors?.error).toMatch(/cannot be reached.*start it/);
  expect((await mock.call('GET', '/taxes.json')).status).toBe(200);
  mock.pass.set('items', null);
  expect((await mock.call('GET', '/items.json')).status).toBe(200);
  expect(mock.answerViolations).toEqual([]);
});

test('an answer that breaks the contract -> as it came, reported as by the proxy; not a violation of the mock', async () => {
  const server = await realServer();
  const mock = await passing(server, 'items');
  server.tables.items.push({ id: 9, name: 'Half' });
  const { status } = await mock.call('GET', '/items.json');
  expect(status).toBe(200);
  expect(mock.reported.join()).toContain('VIOLATION in the response of listItems: items[0].unit_price');
  expect(mock.journal()[0]?.answerViolations.join()).toContain('items[0].unit_price');
  expect([mock.answerViolations, mock.state().answerViolations]).toEqual([[], 1]);
});

test("keys -> the caller's is swapped, in both directions; a wrong one is the server's to refuse; none is shown", async () => {
  const server = await realServer();
  const mock = await passing(server, 'listItems');
  const answers = await Promise.all([
    mock.call('GET', '/items.json'),
    mock.call('GET', `/items.json?api_key=${server.key}`),
    mock.call('GET', `/taxes.json?api_key=${server.key}`),
    mock.call('GET', '/items.json?api_key=wrong'),
    mock.call('GET', '/taxes.json?api_key=wrong'),
  ]);
  expect(answers.map(({ status, to }) => [status, to !== null])).toEqual([
    ...[
      [200, true],
      [200, true],
      [200, false],
      [401, true],
      [401, false],
    ],
  ]);
  expect(JSON.stringify(mock.journal())).not.toContain(server.key);
});

test('a further account -> refused unless the address or a key distinguishes it', async () => {
  const server = await realServer();
  const mock = await passing(server, 'listItems');
  const other = mock.accounts[1];
  const refused = await fetch(`${other?.url}/items.json?api_key=${other?.apiKey}`);
  expect(refused.status).toBe(502);
  expect(await refused.text()).toContain(
    'write {account} in the address, or give its key with --pass-key second=KEY',
  );
  const keyed = await passing(server, 'listItems', { passKey: [server.key, `second=${server.key}`] });
  const [, second] = keyed.accounts;
  const passed = await fetch(`${second?.url}/items.json?api_key=${second?.apiKey}`);
  expect(passed.status).toBe(200);
});

test('before a second mock -> a whole case, wherever each step is answered', async () => {
  const upstream = await startMock({ port: 0, scenario: 'demo', clock: '2026-03-31T10:00:00Z' });
  cleanups.push(() => upstream.close());
  const mock = await hybrid({
    pass: [`clients,listTaxes,sequences,*Invoice,lists=${upstream.url}`],
    passKey: [upstream.apiKey],
  });
  await mock.call('GET', '/sequences.json');
  const { body: list } = await mock.call('GET', '/invoices.json?per_page=30');
  const invoices = list.invoices as unknown as { id: number; status: string; total: number; type: string }[];
  expect(invoices.length).toBeGreaterThan(10);
  mock.pass.set('*', null);
  const here = await mock.call('GET', '/invoices.json?per_page=30');
  const seen = (rows: typeof invoices) =>
    rows.map(({ id, status, total, type }) => ({ id, status, total, type }));
  expect(seen(here.body.invoices as unknown as typeof invoices)).toEqual(seen(invoices));
  mock.pass.set('createInvoice', upstream.url);
  const { body } = await mock.call(
    'POST',
    '/invoices.json',
    invoiceFor({ name: 'Hotel Mar Azul', code: 'HMA' }),
  );
  const id = body.invoice?.id;
  const final = await mock.call('PUT', `/invoices/${id}/change-state.json`, {
    invoice: { state: 'finalized' },
  });
  const numbers = invoices.map((one) => (one as unknown as { sequence_number: string }).sequence_number);
  expect(final.body.invoice?.status).toBe('final');
  expect(numbers).not.toContain(final.body.invoice?.sequence_number);
  expect(mock.answerViolations).toEqual([]);
});

test('an address that leads back -> 508, not a request without an end', async () => {
  const first = await realServer();
  const port = Number(new URL(first.url).port);
  await first.close();
  cleanups.length = 0;
  const mock = await hybrid({ pass: [`items=http://127.0.0.1:${port}`], port });
  const { status, body } = await mock.call('GET', '/items.json');
  expect([status, body.errors?.error]).toEqual([508, expect.stringContaining('leads back to this mock')]);
});

test('what names nothing, or nowhere -> refused with what would do', async () => {
  const wrong = (pass: string, more: MockOptions = {}) => startMock({ port: 0, pass: [pass], ...more });
  await expect(wrong('itms=http://127.0.0.1:1')).rejects.toThrow(
    /"itms" is no operation.*did you mean "items"\?/,
  );
  await expect(wrong('client*=http://127.0.0.1:1')).rejects.toThrow(/operations: .*createClient/);
  await expect(wrong('items')).rejects.toThrow(/write it like items,createClient=http/);
  await expect(wrong('items=nowhere')).rejects.toThrow(/write it like http/);
  await expect(startMock({ port: 0, passKey: ['k'] })).rejects.toThrow(/--pass-key is the key of a server/);
  const mock = await hybrid({});
  expect(() => mock.pass.set('items', 'http://127.0.0.1:1')).toThrow(/started without a real server/);
});

test('the control API -> the same switches, and their refusals', async () => {
  const server = await realServer();
  const mock = await hybrid({ pass: [server.url], passKey: [server.key] });
  const put = (body: object) =>
    fetch(`${mock.url}/__mock/pass`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect(await (await fetch(`${mock.url}/__mock/pass`)).json()).toEqual({
    servers: [server.url],
    operations: [],
  });
  const switched = await put({ operations: 'getItem', to: server.url });
  expect(await switched.json()).toEqual({
    servers: [server.url],
    operations: [{ operation: 'getItem', to: server.url }],
  });
  expect((await put({ operations: 'getItem', to: 'http://169.254.169.254' })).status).toBe(422);
  expect((await put({ operations: 'nothing', to: server.url })).status).toBe(422);
});
