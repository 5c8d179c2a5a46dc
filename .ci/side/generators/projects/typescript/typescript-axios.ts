import { isAxiosError } from 'axios';
import { ClientsApi, Configuration, DocumentsApi, type ErrorAnswer, InvoicesApi, ListsApi } from './api';
import { baseUrl, client, done, draft, filters, key, untilReady } from './given';

const configuration = new Configuration({ basePath: baseUrl, apiKey: key });
const invoices = new InvoicesApi(configuration);
await new ClientsApi(configuration).createClient({ client });
const { id } = (await invoices.createInvoice({ invoice: draft })).data.invoice;
const { data: final } = await invoices.changeInvoiceState(id, { invoice: { state: 'finalized' } });
const refused: unknown = await invoices
  .changeInvoiceState(id, { invoice: { state: 'finalized' } })
  .catch((error) => error);
const refusal = isAxiosError<ErrorAnswer>(refused) ? refused.response?.data.errors.error : undefined;
const { 'status[]': status, 'date[from]': from, text } = filters;
const { data: list } = await new ListsApi(configuration).listInvoices(
  text,
  undefined,
  undefined,
  status,
  from,
);
const pdf = await untilReady(async () => (await new DocumentsApi(configuration).getDocumentPdf(id)).data);
done(
  id,
  final.invoice.total,
  list.invoices.map((one) => one.id),
  pdf,
  refusal,
);
