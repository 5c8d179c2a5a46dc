import { Api } from './api';
import { baseUrl, client, done, draft, filters, key, untilReady } from './given';

const customFetch: typeof fetch = (input, init) => {
  const url = new URL(String(input));
  url.searchParams.set('api_key', key);
  return fetch(url, init);
};
const api = new Api({ baseUrl, customFetch });
await api.clientsJson.createClient({ client });
const { data: made } = await api.invoicesJson.createInvoice({ invoice: draft });
const { id } = made.invoice;
const { data: final } = await api.invoices.changeInvoiceState(id, { invoice: { state: 'finalized' } });
const again = api.invoices.changeInvoiceState(id, { invoice: { state: 'finalized' } });
const refusal = await again.then(
  () => undefined,
  (refused: Awaited<typeof again>) => refused.error,
);
const { data: list } = await api.invoicesJson.listInvoices(filters);
const pdf = await untilReady(() =>
  api.api.getDocumentPdf(id).then(
    (answer) => answer.data,
    () => undefined,
  ),
);
done(
  id,
  final.invoice.total,
  list.invoices.map((one) => one.id),
  pdf,
  refusal?.errors.error,
);
