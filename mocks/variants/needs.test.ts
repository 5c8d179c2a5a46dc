// Variants that need more: the requests that they refuse, and those that they accept.
import { expect, test } from '@playwright/test';
import { type Mock, startMock, type VariantName } from '../index.js';

const line = { name: 'Lamp', description: 'Brass', unit_price: '10.0', quantity: '1.0' };
const known = { name: 'Ana', code: 'A' };
const whole = { ...known, address: 'Rua 1', country: 'Portugal' };
const document = { date: '21/11/2026', due_date: '21/12/2026', client: known, items: [line] };
const full = { ...document, items: [{ ...line, unit: 'hour', discount: '0' }] };
const unknownClient = { ...document, client: { name: 'Nobody', code: 'N' } };
const nameOf = (length: number) => ({
  item: { name: 'x'.repeat(length), description: 'd', unit_price: '1' },
});

const rows: [variant: VariantName, what: string, path: string, body: unknown, status: number][] = [
  ['clients-must-exist', 'a quote for an unknown client', '/quotes.json', { quote: unknownClient }, 422],
  ['clients-must-exist', 'a quote for a client', '/quotes.json', { quote: document }, 201],
  [
    'clients-must-exist',
    'an invoice for an unknown client',
    '/invoices.json',
    { invoice: unknownClient },
    201,
  ],
  ['lines-need-all', 'a line without unit and discount', '/invoices.json', { invoice: document }, 422],
  ['lines-need-all', 'a whole line', '/invoices.json', { invoice: full }, 201],
  ['documents-need-all', 'a client without address', '/invoices.json', { invoice: document }, 422],
  [
    'documents-need-all',
    'a client with one',
    '/invoices.json',
    { invoice: { ...document, client: whole } },
    201,
  ],
  ['names-at-most-40', 'a name of 41', '/items.json', nameOf(41), 422],
  ['names-at-most-40', 'a name of 40', '/items.json', nameOf(40), 201],
];

const send = (mock: Mock, path: string, body: unknown, method = 'POST') =>
  fetch(`${mock.url}${path}?api_key=${mock.apiKey}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

for (const [variant, what, path, body, status] of rows) {
  test(`${variant}: ${what} -> ${status}`, async () => {
    const mock = await startMock({ port: 0, scenario: 'empty', variants: [variant], selfCheck: false });
    try {
      await send(mock, '/clients.json', { client: known });
      expect((await send(mock, path, body)).status).toBe(status);
    } finally {
      await mock.close();
    }
  });
}

const payments: [variant: VariantName, payment: unknown, status: number][] = [
  ['payments-as-text', { amount: 5 }, 422],
  ['payments-as-text', { amount: '5' }, 201],
  ['payments-need-all', { amount: 5 }, 422],
  ['payments-need-all', { amount: 5, payment_mechanism: 'TB', payment_date: '21/11/2026' }, 201],
];

for (const [variant, payment, status] of payments) {
  test(`${variant}: a payment ${JSON.stringify(payment)} -> ${status}`, async () => {
    const mock = await startMock({ port: 0, scenario: 'empty', variants: [variant], selfCheck: false });
    try {
      const made = await send(mock, '/invoices.json', { invoice: document });
      const { id } = ((await made.json()) as { invoice: { id: number } }).invoice;
      await send(mock, `/invoices/${id}/change-state.json`, { invoice: { state: 'finalized' } }, 'PUT');
      const path = `/documents/${id}/partial_payments.json`;
      expect((await send(mock, path, { partial_payment: payment })).status).toBe(status);
    } finally {
      await mock.close();
    }
  });
}
