// A client, an invoice, its payment, PDF and e-mail, with types only: what a front end would do.

import { createInvoicingClient } from 'invoicing-contract/client';
import type { components } from 'invoicing-contract/types';

type ErrorMessage = components['schemas']['ErrorMessage'];
type InvoiceStatus = components['schemas']['InvoiceStatus'];

type Client = ReturnType<typeof createInvoicingClient>;

export async function billAndSend(baseUrl: string, apiKey: string): Promise<string | ErrorMessage> {
  const api = createInvoicingClient({ baseUrl, apiKey });
  const lua = { name: 'Livraria Lua', code: 'LL-1', email: 'ana@livraria-lua.example' };
  const { data: created, error, response } = await api.POST('/clients.json', { body: { client: lua } });
  // A server may refuse without a word; this mock answers { error: string; details?: { field: string; message: string }[] }
  if (!created) return error?.errors ?? `the client was refused with ${response.status}`;
  const client = { params: { path: { 'client-id': created.client.id } } };
  const { data: shown } = await api.GET('/clients/{client-id}.json', client);
  if (shown?.client.id !== created.client.id) console.log('written in two forms: compare ids as text');
  const lamp = { name: 'Desk lamp', unit_price: '19.90', quantity: 3, tax: { name: 'IVA23' } };
  const dates = { date: '21/11/2026', due_date: '21/12/2026' };
  const { data: made } = await api.POST('/invoices.json', {
    body: { invoice: { ...dates, client: lua, items: [lamp] } },
  });
  const params = { path: { 'document-id': made?.invoice.id ?? 0 } };
  const finalize = { invoice: { state: 'finalized' as const } };
  const { data: final } = await api.PUT('/invoices/{document-id}/change-state.json', {
    params,
    body: finalize,
  });
  const status: InvoiceStatus | undefined = final?.invoice.status; // 'draft' | 'final' | 'settled' | ...
  const payment = { partial_payment: { amount: final?.invoice.total ?? 0 } };
  await api.POST('/documents/{document-id}/partial_payments.json', { params, body: payment });
  const message = { client: { email: lua.email, save: '0' as const }, subject: `Your invoice is ${status}` };
  await api.PUT('/invoices/{document-id}/email-document.json', { params, body: { message } });
  const filters = { 'status[]': ['settled' as const], 'date[from]': '01/11/2026', per_page: 10 };
  const { data: paid } = await api.GET('/invoices.json', { params: { query: filters } });
  return `${paid?.pagination.total_entries} paid; ${await pdfOf(api, params.path['document-id'])}`;
}

/** The link of the PDF, asked for until it is ready: 202 means not yet. */
async function pdfOf(api: Client, id: number): Promise<string | undefined> {
  for (let tries = 0; tries < 20; tries += 1) {
    const params = { path: { 'document-id': id } };
    const { data, response } = await api.GET('/api/pdf/{document-id}.json', { params });
    if (response.status !== 202) return data?.output.pdfUrl;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return undefined;
}
