// Findings of the mock, over HTTP and as a method: a repeated violation is reported once.
import { expect, test } from '@playwright/test';
import { interpretations, statements } from '../../generated/statements.js';
import { type Mock, startMock } from '../index.js';
import { callerOf } from './calling.fixture.js';

interface Reported {
  findings: Record<string, unknown>[];
}
let mock: Mock;
test.beforeAll(async () => {
  mock = await startMock({ port: 0, strict: true });
});
test.afterAll(() => mock.close());
test.beforeEach(() => {
  mock.reset();
  mock.clearJournal();
});

const send = (method: string, path: string, body?: unknown, key = mock.apiKey) =>
  fetch(`${mock.url}${path}${path.includes('?') ? '&' : '?'}api_key=${key}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
const control = async <T>(path: string, method = 'GET'): Promise<T> =>
  (await callerOf(mock.url)<T>(method, `/__mock/${path}`)).json;
const line = (price?: unknown) => ({ name: 'Lamp', unit_price: price, quantity: '1' });
const invoice = (...items: unknown[]) => ({
  invoice: { date: '01/03/2026', due_date: '31/03/2026', client: { name: 'Ana', code: 'A' }, items },
});

test('the same mistake three times -> one finding, with its count, its newest exchange and the words it rests on', async () => {
  for (const name of ['One', 'Two', 'Three']) await send('POST', '/items.json', { item: { name } });
  const { findings } = await control<Reported>('findings');
  const [newest] = mock.journal({ limit: 1 });
  const price = findings.find(({ statement }) => statement === 'request:createItem/item.unit_price/required');
  expect(price).toMatchObject({
    id: 'request:createItem/item.unit_price/required -> absent',
    of: 'request',
    symptom: 'absent',
    isAssumed: false,
    operations: ['createItem'],
    times: 3,
    newest: newest?.id,
    message: 'item.unit_price is required',
    section: 'Resources, Item',
  });
  expect(price?.words).toContain('required');
  expect(Date.parse(String(price?.since))).toBeLessThanOrEqual(Date.parse(String(price?.last)));
  expect(newest?.findings).toContain(price?.id);
  expect(newest?.findings).toHaveLength(newest?.violations.length ?? 0);
});

test('three lines wrong in one request, then one -> two exchanges; other types and another place are others', async () => {
  await send('POST', '/invoices.json', invoice(line([]), line([]), line([])));
  await send('POST', '/invoices.json', invoice(line([])));
  await send('POST', '/invoices.json', invoice({ ...line('1'), quantity: [] }));
  const all = mock.findings().map(({ statement, symptom, times }) => [statement, symptom, times]);
  expect(all).toEqual([
    ['request:createInvoice/invoice.items[].unit_price', 'wrong type', 2],
    ['request:createInvoice/invoice.items[].quantity', 'wrong type', 1],
  ]);
});

test('no key anywhere -> one finding over all operations; the query and its place are named', async () => {
  await send('GET', '/items.json', undefined, '');
  await send('GET', '/taxes.json', undefined, '');
  await send('GET', '/items.json?page=first');
  const { findings } = await control<Reported>('findings');
  expect(findings.map(({ id, operations, times }) => [id, operations, times])).toEqual([
    ['listItems: errors:401 -> no key', ['listItems', 'listTaxes'], 2],
    ['request:listItems/query.page -> wrong type', ['listItems'], 1],
  ]);
});

test('what the description does not show -> assumed: a payload, a parameter, the limits of pages', async () => {
  await send('POST', '/documents/1/partial_payments.json', { amount: 1 });
  await send('GET', '/clients/find-by-code.json');
  await send('GET', '/invoices.json?page=0');
  await send('POST', '/invoices.json', { invoice: { date: '2026-03-01' } });
  const assumed = (part: string) =>
    mock.findings().flatMap(({ id, isAssumed }) => (id.includes(part) ? [isAssumed] : []))[0];
  expect(['createPartialPayment/', 'findClientByCode/', 'query.page'].map(assumed)).toEqual([
    true,
    true,
    true,
  ]);
  expect(assumed('invoice.date')).toBe(false);
});

test('what is named -> stands in the table of statements and interpretations', async () => {
  await send('POST', '/invoices.json', invoice({ ...line('1'), quantity: 1, tax: { name: 7 } }));
  await send('POST', '/invoices.json', { invoice: { date: '2026-03-01' } });
  await send('POST', '/clients.json', { client: { name: 'Ana', send_options: 'x', preferred_contact: 3 } });
  await send('PUT', '/invoices/1/change-state.json', { invoice: { state: 'nowhere' } });
  await send('POST', '/taxes.json', { tax: [] });
  await send('GET', '/invoices.json?status[]=odd&date[from]=2026');
  const named = mock.findings().map(({ statement }) => statement);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((one) => !(one in statements) && !(one in interpretations))).toEqual([]);
});

test('the journal by finding -> just its exchanges; clearing forgets both; an unread text is hidden', async () => {
  await send('POST', '/items.json', { item: { name: 'One' } });
  await send('GET', '/items.json');
  const [first] = mock.findings();
  const query = `journal?bodies=false&finding=${encodeURIComponent(first?.id ?? '')}`;
  const { entries } = await control<{ entries: { operation: string }[] }>(query);
  expect(entries.map(({ operation }) => operation)).toEqual(['createItem']);
  await send('GET', '/items.json', undefined, 'a-key-of-mine');
  expect(JSON.stringify(await control('findings'))).not.toContain('a-key-of-mine');
  await control('journal', 'DELETE');
  expect(await control('findings')).toEqual({ findings: [] });
});

test('a caller who is wrong in ever new ways -> what is kept has an end', async () => {
  for (let index = 0; index < 2100; index++) {
    const form = index.toString(2).replaceAll('0', '-').replaceAll('1', '.');
    await mock.inject({ url: `/invoices.json?date[from]=${form}&api_key=${mock.apiKey}` });
  }
  // A symptom says how a value is wrong, never which value it was.
  expect(mock.findings()).toHaveLength(1);
});
