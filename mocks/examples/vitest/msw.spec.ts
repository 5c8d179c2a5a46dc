// Without any server: needs msw (`npm install --save-dev msw`).
import { createInvoicingHandlers } from 'invoicing-contract/msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from './api.js';

const mock = createInvoicingHandlers({ baseUrl: 'https://api.example.com', scenario: 'empty' });
const server = setupServer(...mock.handlers);
const api = connect(mock);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => mock.reset());
afterAll(() => server.close());

test('no server, the same answers: an invoice without lines is refused', async () => {
  const invoice = { date: '21/11/2026', due_date: '21/12/2026', client: { name: 'Ana' }, items: [] };
  await expect(api.createInvoice(invoice)).rejects.toMatchObject({ status: 422 });
});

test('the calls of the application can be looked at', async () => {
  await api.listInvoices();
  expect(mock.journal()[0]).toMatchObject({ operation: 'listInvoices', status: 200 });
});
