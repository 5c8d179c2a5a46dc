import { test as base, expect } from 'invoicing-contract/vitest';
import { connect } from './api.js';

/** `api` calls its usual address; this test's own world answers. */
const test = base.extend<{ api: ReturnType<typeof connect> }>({
  api: async ({ mock }, use) => use(connect({ apiKey: mock.apiKey })),
});

const invoice = {
  date: '21/11/2026',
  due_date: '21/12/2026',
  client: { name: 'Livraria Lua' },
  items: [{ name: 'Lamp', unit_price: '20.00', quantity: 2, tax: { name: 'IVA23' } }],
};

test('a finalized invoice gets the first number of the series', async ({ api, mock }) => {
  mock.clock.freeze('2026-11-21T10:00:00Z');
  const { id, total } = await api.createInvoice(invoice);
  expect(total).toBe(49.2);
  await api.changeState(id, 'finalized');
  expect(await api.getInvoice(id)).toMatchObject({ status: 'final', sequence_number: '1/2026' });
});

test('the next test finds an empty account', async ({ api }) => {
  expect((await api.listInvoices()).invoices).toEqual([]);
});

test('a server in trouble is reported, and the next try works', async ({ api, mock }) => {
  mock.faults.add({ operation: 'createInvoice', status: 503, times: 1 });
  await expect(api.createInvoice(invoice)).rejects.toMatchObject({ status: 503 });
  await expect(api.createInvoice(invoice)).resolves.toMatchObject({ status: 'draft' });
  expect(mock.journal().map(({ status }) => status)).toEqual([201, 503]);
});

test('tests that run at the same time give their code the address', async ({ mock }) => {
  const api = connect({ url: mock.url, apiKey: mock.apiKey });
  await expect(api.createInvoice({ ...invoice, items: [] })).rejects.toMatchObject({ status: 422 });
});
