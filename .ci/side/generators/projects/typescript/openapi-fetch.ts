import createClient, { createQuerySerializer } from 'openapi-fetch';
import type { paths } from './api';
import { baseUrl, client, done, draft, filters, key, untilReady } from './given';

const write = createQuerySerializer();
const api = createClient<paths>({ baseUrl, querySerializer: (query) => write({ ...query, api_key: key }) });
await api.POST('/clients.json', { body: { client } });
const { data: made } = await api.POST('/invoices.json', { body: { invoice: draft } });
const path = { 'document-id': made?.invoice.id ?? 0 };
const change = { params: { path }, body: { invoice: { state: 'finalized' } } };
const { data: final } = await api.PUT('/invoices/{document-id}/change-state.json', change);
const { error } = await api.PUT('/invoices/{document-id}/change-state.json', change);
const { data: list } = await api.GET('/invoices.json', { params: { query: filters } });
const pdf = await untilReady(
  async () => (await api.GET('/api/pdf/{document-id}.json', { params: { path } })).data,
);
done(
  path['document-id'],
  final?.invoice.total ?? 0,
  list?.invoices.map(({ id }) => id) ?? [],
  pdf,
  error?.errors.error,
);
