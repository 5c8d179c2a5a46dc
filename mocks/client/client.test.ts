/** The ready client against the mock: the key in every call, filters that filter, and what must not compile. */
import { expect, test } from '@playwright/test';
import { type Mock, startMock } from '../index.js';
import { createInvoicingClient } from './index.js';

let mock: Mock;
test.beforeAll(async () => {
  mock = await startMock({ port: 0, complain: () => {} });
});
test.afterAll(() => mock.close());

test('filters of several values, a path, a body -> as the contract has them, with the key', async () => {
  const api = createInvoicingClient({ baseUrl: mock.url, apiKey: () => mock.apiKey });
  const { data } = await api.GET('/invoices.json', {
    params: {
      query: { 'status[]': ['draft', 'settled'], 'type[]': ['Invoice'], 'date[from]': '01/01/2020' },
    },
  });
  const statuses = new Set(data?.invoices.map(({ status }) => status));
  expect([...statuses].sort()).toEqual(['draft', 'settled']);
  const draft = data?.invoices.find(({ status }) => status === 'draft');
  const params = { path: { 'document-id': draft?.id ?? 0 } };
  const { data: final } = await api.PUT('/invoices/{document-id}/change-state.json', {
    params,
    body: { invoice: { state: 'finalized' } },
  });
  expect(final?.invoice.status).toBe('final');
  const { data: one } = await api.GET('/invoices/{document-id}.json', { params });
  const total: number | undefined = one?.invoice.total;
  expect(total).toBeGreaterThan(0);
  expect(mock.journal({ limit: 3 }).flatMap(({ notes, violations }) => [...notes, ...violations])).toEqual(
    [],
  );
});

test('a fetch that is replaced after the client was made -> is asked', async () => {
  const api = createInvoicingClient({ baseUrl: 'http://127.0.0.1:1', apiKey: 'key' });
  const before = globalThis.fetch;
  const asked: string[] = [];
  globalThis.fetch = async (request) => {
    asked.push((request as Request).url);
    return Response.json({ items: [] });
  };
  try {
    expect((await api.GET('/items.json')).data?.items).toEqual([]);
  } finally {
    globalThis.fetch = before;
  }
  expect(asked).toEqual(['http://127.0.0.1:1/items.json?api_key=key']);
});

/** Never called: the compiler is the test. */
const doesNotCompile = (api: ReturnType<typeof createInvoicingClient>) => {
  const params = { path: { 'document-id': 1 } };
  // @ts-expect-error an invoice is not accepted
  api.PUT('/invoices/{document-id}/change-state.json', { params, body: { invoice: { state: 'accept' } } });
  // @ts-expect-error nor is a shipping settled
  api.PUT('/shippings/{document-id}/change-state.json', { params, body: { shipping: { state: 'settled' } } });
  // @ts-expect-error no invoice is paid: it is settled
  api.GET('/invoices.json', { params: { query: { 'status[]': ['paid'] } } });
  // @ts-expect-error a quote is in /estimates.json
  api.GET('/invoices.json', { params: { query: { 'type[]': ['Quote'] } } });
  // @ts-expect-error filters of lists are lists
  api.GET('/guides.json', { params: { query: { 'status[]': 'final' } } });
};
void doesNotCompile;
