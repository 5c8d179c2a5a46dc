import * as api from './api';
import { client as http } from './api/client.gen';
import { baseUrl, client, done, draft, filters, key, untilReady } from './given';

http.setConfig({ baseUrl, auth: key });
await api.createClient({ body: { client } });
const { data: made } = await api.createInvoice({ body: { invoice: draft } });
const path = { 'document-id': made?.invoice.id ?? 0 };
const { data: final } = await api.changeInvoiceState({ path, body: { invoice: { state: 'finalized' } } });
const { error } = await api.changeInvoiceState({ path, body: { invoice: { state: 'finalized' } } });
const { data: list } = await api.listInvoices({ query: filters });
const pdf = await untilReady(async () => {
  const { data, response } = await api.getDocumentPdf({ path });
  return response?.status === 200 ? (data as api.PdfAnswer) : undefined;
});
const refusal = (error as api.ErrorAnswer | undefined)?.errors.error;
done(path['document-id'], final?.invoice.total ?? 0, list?.invoices.map(({ id }) => id) ?? [], pdf, refusal);
