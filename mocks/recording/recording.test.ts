/** A recording of a proxy's traffic can be loaded, answers the same lists, and contains no personal values. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { operations } from '../../generated/operations.js';
import { type Mock, startMock, startProxy } from '../index.js';
import { realValidation } from '../prism/shipped-contract.js';

const NOW = '2026-03-31T10:00:00Z';
const cleanups: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'recording-'));
  cleanups.push(() => rmSync(made, { recursive: true }));
  return made;
};
async function mock(scenario: string): Promise<Mock> {
  const made = await startMock({ port: 0, scenario, clock: NOW });
  cleanups.push(() => made.close());
  return made;
}
type Body = Record<string, unknown>;
const caller = (url: string, key: string) => async (method: string, path: string, body?: unknown) => {
  const response = await fetch(`${url}${path}${path.includes('?') ? '&' : '?'}api_key=${key}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  return (text === '' ? {} : JSON.parse(text)) as Body;
};
type Call = ReturnType<typeof caller>;

function filesIn(path: string): Map<string, string> {
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.\w+$/.test(name));
  return new Map(files.map((name) => [name, readFileSync(join(path, name), 'utf8')]));
}

const LISTS = [
  ...['/invoices.json', '/estimates.json', '/guides.json', '/purchase_orders.json', '/receipts.json'],
  ...['/clients.json', '/items.json', '/sequences.json', '/taxes.json'],
];

/** What a recording must keep: documents by type and state, with numbers, dates and amounts. */
async function seen(call: Call): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const path of LISTS) {
    const body = await call('GET', `${path}?per_page=100`);
    const [rows = []] = Object.values(body).filter(Array.isArray) as Body[][];
    found[path] = rows
      .map((row) =>
        [
          row.type,
          row.status,
          row.sequence_number,
          row.date,
          row.due_date,
          row.total,
          row.unit_price,
          row.serie,
        ]
          .map(String)
          .join(' '),
      )
      .sort();
  }
  return found;
}

test('the demo data, recorded and loaded -> the same lists, in the same states and numbers', async () => {
  const real = await mock('demo');
  const record = folder();
  const proxy = await startProxy({ target: real.url, port: 0, record, complain: () => {} });
  const before = await seen(caller(proxy.url, real.apiKey));
  await proxy.close();
  const loaded = await mock(join(record, 'scenario.yaml'));
  const after = await seen(caller(loaded.url, loaded.apiKey));
  // A series whose name is no year is replaced: it may be the name of a person.
  const named = (lists: object) => JSON.parse(JSON.stringify(lists).replaceAll('FEIRA2026', 'S1'));
  expect(after).toEqual(named(before));
  expect(before['/invoices.json']?.length).toBeGreaterThan(20);
  const texts = [...filesIn(record).values()].join('\n');
  const clients = await caller(real.url, real.apiKey)('GET', '/clients.json?per_page=100');
  for (const { name, email, fiscal_id } of clients.clients as Record<string, string>[])
    for (const value of [name, email, fiscal_id]) if (value) expect(texts).not.toContain(value);
});

test('fixtures -> one a status, each of the contract’s shape', async () => {
  const real = await mock('demo');
  const record = folder();
  const proxy = await startProxy({ target: real.url, port: 0, record, complain: () => {} });
  const call = caller(proxy.url, real.apiKey);
  await call('GET', '/clients.json');
  await call('GET', '/invoices.json?per_page=30');
  await call('POST', '/items.json', { item: { name: 'Half' } });
  await call('GET', '/items/1.json');
  await caller(proxy.url, 'wrong-key')('GET', '/items.json');
  await proxy.close();
  const fixtures = [...filesIn(record)].filter(([name]) => name.startsWith('fixtures/'));
  expect(fixtures.map(([name]) => name).sort()).toEqual([
    ...['fixtures/createItem.422.json', 'fixtures/createItem.422.request.json', 'fixtures/getItem.404.json'],
    ...['fixtures/listClients.200.json', 'fixtures/listInvoices.200.json', 'fixtures/listItems.401.json'],
  ]);
  for (const [name, text] of fixtures.filter(([one]) => !one.includes('request'))) {
    const [, id = '', status = ''] = /(\w+)\.(\d+)\.json$/.exec(name) ?? [];
    const operation = operations[id as keyof typeof operations];
    expect([name, realValidation().output(operation, Number(status), JSON.parse(text))]).toEqual([name, []]);
  }
});

test('one client -> one stand-in, in lists, documents, requests and the scenario', async () => {
  const real = await mock('empty');
  const record = folder();
  const proxy = await startProxy({ target: real.url, port: 0, record, complain: () => {} });
  const call = caller(proxy.url, real.apiKey);
  const client = { name: 'Maria Canária', code: 'MC', email: 'maria@canary.pt' };
  await call('POST', '/clients.json', { client: { name: 'Somebody else', code: 'SE' } });
  await call('POST', '/clients.json', { client });
  const items = [{ name: 'Lamp', unit_price: '20.00', quantity: '2' }];
  const invoice = { date: '31/03/2026', due_date: '30/04/2026', client, items };
  await call('POST', '/invoices.json', { invoice });
  await call('GET', '/invoices.json');
  await proxy.close();
  const files = filesIn(record);
  const json = (name: string) => JSON.parse(files.get(`fixtures/${name}.json`) ?? '{}');
  expect(json('createInvoice.201').invoice.client.name).toBe('Client 2');
  expect(json('createInvoice.201.request').invoice.client).toEqual({
    ...{ name: 'Client 2', code: 'C2', email: 'person1@example.com' },
  });
  expect(json('listInvoices.200').invoices[0].client.name).toBe('Client 2');
  expect(json('listInvoices.200').invoices[0].client.id).toBe(json('createInvoice.201').invoice.client.id);
  expect(files.get('scenario.yaml')).toContain('name: Client 2');
});

test('canaries in every field of everything -> in no byte of the folder', async () => {
  const real = await mock('empty');
  const record = folder();
  const proxy = await startProxy({ target: real.url, port: 0, record, complain: () => {} });
  const call = caller(proxy.url, real.apiKey);
  let count = 0;
  const canaries: string[] = [];
  const canary = (text = `canary-${count} Zé`): string => {
    count++;
    canaries.push(text);
    return text;
  };
  const client = () => ({
    ...{ name: canary(), code: canary(), email: canary(`c${count}@canary.pt`), address: canary() },
    ...{ city: canary(), postal_code: canary('4321-987'), fiscal_id: canary('509876543') },
    ...{ website: canary('https://canary.pt'), phone: canary('912345678'), fax: canary('212345678') },
    observations: canary('IBAN PT50000201231234567890154'),
    preferred_contact: { name: canary(), email: canary('q@canary.pt'), phone: canary('934567890') },
  });
  const address = () => ({
    detail: canary(),
    city: canary(),
    postal_code: canary('9999-111'),
    country: canary(),
  });
  const line = () => ({
    name: canary(),
    description: canary(),
    unit_price: '7.25',
    quantity: '3',
    unit: canary(),
  });
  await call('POST', '/clients.json', { client: client() });
  await call('POST', '/items.json', { item: { name: canary(), description: canary(), unit_price: '1.00' } });
  const texts = () => ({ reference: canary(), observations: canary() });
  const dates = { date: '31/03/2026', due_date: '30/04/2026' };
  const made = await call('POST', '/invoices.json', {
    invoice: {
      ...dates,
      ...texts(),
      client: client(),
      items: [line(), line()],
      iban: canary('PT50000201231234567890155'),
    },
  });
  const { id } = made.invoice as { id: number };
  const guide = {
    ...{ ...dates, ...texts(), loaded_at: '31/03/2026 10:00:00', license_plate: canary('77-XY-77') },
    ...{ client: client(), items: [line()], address_from: address(), address_to: address() },
  };
  await call('POST', '/shippings.json', { shipping: guide });
  await call('PUT', `/invoices/${id}/change-state.json`, { invoice: { state: 'finalized' } });
  await call('PUT', `/invoices/${id}/email-document.json`, {
    message: {
      ...{ client: { email: canary('to@canary.pt'), save: '0' }, subject: canary(), body: canary() },
      cc: canary('cc@canary.pt'),
    },
  });
  await call('POST', `/documents/${id}/partial_payments.json`, {
    partial_payment: { amount: '5.00', note: canary() },
  });
  await call('PUT', `/invoices/${id}/change-state.json`, {
    invoice: { state: 'canceled', message: canary() },
  });
  await call('POST', '/clients.json', { client: { ...client(), email: canary('not-an-address canary') } });
  await call('GET', `/clients/find-by-name.json?client_name=${canary('Nobody%20Canary')}`);
  for (const path of LISTS) await call('GET', path);
  await call('GET', `/document/${id}/related_documents.json`);
  await call('POST', '/api/accounts/create.json', {
    account: {
      ...{ organization_name: canary(), email: canary('org@canary.pt'), password: canary('pass-canary') },
      ...{ terms: '1', marketing: '0', fiscal_id: canary('504443332'), first_name: canary() },
    },
  });
  await proxy.close();
  canaries.push(real.apiKey, 'canary', 'Canary', '0002012312345678', new URL(real.url).host);
  const files = filesIn(record);
  expect(files.size).toBeGreaterThan(15);
  const leaks = [...files].flatMap(([name, text]) =>
    canaries.filter((one) => text.includes(one) || name.includes(one)).map((one) => `${name}: ${one}`),
  );
  expect(leaks).toEqual([]);
  const loaded = await mock(join(record, 'scenario.yaml'));
  const { invoices } = await caller(loaded.url, loaded.apiKey)('GET', '/invoices.json');
  expect((invoices as Body[]).map(({ type, status, total }) => [type, status, total])).toEqual([
    ['Receipt', 'final', 5],
    ['Invoice', 'canceled', 53.51],
  ]);
});

test('a recorded mistake, a fault, a dead server -> no fixture of what is not the server’s', async () => {
  const real = await mock('empty');
  const record = folder();
  const proxy = await startProxy({ target: real.url, port: 0, record, complain: () => {} });
  proxy.faults.add({ operation: 'listTaxes', status: 503, times: 1 });
  const call = caller(proxy.url, real.apiKey);
  await call('GET', '/taxes.json');
  await real.close();
  cleanups.shift();
  await call('GET', '/items.json');
  await proxy.close();
  expect([...filesIn(record).keys()].sort()).toEqual(['recording.json', 'scenario.yaml']);
  const inFile = join(record, 'scenario.yaml', 'inside');
  await expect(
    startProxy({ target: 'http://127.0.0.1:1', port: 0, record: inFile, complain: () => {} }),
  ).rejects.toThrow(/--record cannot write to/);
});

test('over the control API -> on and off, and the scenario as it is', async () => {
  const real = await mock('demo');
  const proxy = await startProxy({ target: real.url, port: 0, complain: () => {} });
  cleanups.push(() => proxy.close());
  const call = (method: string, path: string, body?: unknown) =>
    fetch(`${proxy.url}/__mock/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  const nothing = { isOn: false, folder: null, exchanges: 0, records: {}, fixtures: [], leftOut: [] };
  expect(await (await call('GET', 'recording')).json()).toEqual(nothing);
  expect(await (await call('PUT', 'recording', { isOn: true })).json()).toEqual({ ...nothing, isOn: true });
  await caller(proxy.url, real.apiKey)('GET', '/items.json');
  expect(proxy.recording.state()).toMatchObject({
    exchanges: 1,
    fixtures: [{ operation: 'listItems', status: 200 }],
  });
  const { yaml } = (await (await call('GET', 'recording/scenario')).json()) as { yaml: string };
  expect(yaml).toContain('name: Item 1');
  const inMock = await fetch(`${real.url}/__mock/recording`);
  expect([inMock.status, await inMock.text()]).toEqual([409, expect.stringContaining('--record FOLDER')]);
});
