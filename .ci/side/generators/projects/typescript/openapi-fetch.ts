// Client, invoice, finalize, list with status[] and date[from], PDF, a 422: with the types that openapi-typescript made.
import createClient, { createQuerySerializer } from 'openapi-fetch';
import type { paths } from './api';

const { BASE_URL: baseUrl = '', API_KEY: key = '' } = process.env;
const write = createQuerySerializer();
const api = createClient<paths>({ baseUrl, querySerializer: (query) => write({ ...query, api_key: key }) });
const name = `Livraria ${Date.now()}`;
const line = { name, unit_price: 262145.37, quantity: '1', tax: { name: 'IVA23' } };
const draft = { date: '21/11/2026', due_date: '21/12/2026', client: { name }, items: [line] };
await api.POST('/clients.json', { body: { client: { name, code: name } } });
const { data: made } = await api.POST('/invoices.json', { body: { invoice: draft } });
const path = { 'document-id': made?.invoice.id ?? 0 };
const change = { params: { path }, body: { invoice: { state: 'finalized' } } };
const { data: final } = await api.PUT('/invoices/{document-id}/change-state.json', change);
const { error } = await api.PUT('/invoices/{document-id}/change-state.json', change);
const query = { text: name, 'status[]': ['final'], 'date[from]': '21/11/2026' };
const { data: list } = await api.GET('/invoices.json', { params: { query } });
let pdf = '';
for (let tries = 0; tries < 20 && !pdf; tries++) {
  const { data } = await api.GET('/api/pdf/{document-id}.json', { params: { path } });
  pdf = data ? data.output.pdfUrl : '';
  await new Promise((done) => setTimeout(done, 50));
}
const ids = list?.invoices.map(({ id }) => id) ?? [];
const refusal = error?.errors.error;
if (final?.invoice.total !== 322438.81 || `${ids}` !== `${path['document-id']}` || !pdf || !refusal)
  throw new Error(JSON.stringify({ final, ids, pdf, refusal }));
console.log(`done ${path['document-id']}`);
