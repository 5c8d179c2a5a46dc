/** Faults of lists, filters, pagination, searches and payments. */
import type { OperationId } from '../../../generated/operations.js';
import type { Handle, ServiceRequest, ServiceResponse } from '../../service/request.js';
import type { Service } from '../../service/service.js';
import { statusName } from '../../service/store/document-kinds.js';
import type { DocumentRecord } from '../../service/store/records.js';
import type { Way } from '../adversary.js';
import {
  at,
  handledWith,
  idOf,
  type Json,
  listOf,
  look,
  plainText,
  recordOf,
  recordsOf,
  storedAt,
  typesOf,
  withList,
} from '../body-fields.js';
import {
  actingAt,
  blocking,
  incoming,
  listed,
  onRequest,
  outgoing,
  paged,
  remembering,
  replacing,
  withoutQuery,
} from '../service-ways.js';
import { rowsOf } from './drawn.js';

const asked = (change: (query: Record<string, string | readonly string[]>) => void): Way =>
  onRequest((request) => {
    const query = { ...request.query };
    change(query);
    return { ...request, query };
  });

/** Filters the list with `fits`: the list without the filter if `isInstead`, else the correctly filtered one. */
const filtering = (name: string, fits: (value: string, entry: Json) => boolean, isInstead = false): Way =>
  replacing((request, handle) => {
    const value = String(request.query[name] ?? '');
    if (value === '') return handle(request);
    const { [name]: _own, ...query } = request.query;
    const answer = handle(isInstead ? { ...request, query } : request);
    return withList(answer, (list) => list.filter((entry) => fits(value, entry)));
  });

/** Filters as if these documents were stored; entries show what is. */
function filteredAs(
  documents: readonly DocumentRecord[],
  request: ServiceRequest,
  handle: Handle,
  service: Service,
): ServiceResponse {
  const ids = new Set<unknown>(documents.map(({ id }) => id));
  const stored = ({ type, id }: Json) =>
    recordOf(look(handle, request, `get${type}` as OperationId, { path: { 'document-id': String(id) } }));
  return withList(handledWith('documents', documents, request, handle, service), (list) =>
    list.map((entry) => (ids.has(entry.id) ? (stored(entry) ?? entry) : entry)),
  );
}

/** A search text also finds documents by the subjects of the e-mails that were sent of them. */
const bySubject = replacing((request, handle, service) => {
  const text = plainText(request.query.text).trim().toLowerCase();
  if (text === '') return handle(request);
  const found = recordsOf(service, request.account, 'mails').filter(({ subject }) =>
    subject.toLowerCase().includes(text),
  );
  const documents = found.flatMap(
    ({ documentId }) => service.read(request.account, 'documents', documentId) ?? [],
  );
  // The filter searches observations.
  const observed = documents.map((one) => ({ ...one, extras: { ...one.extras, observations: text } }));
  return filteredAs(observed, request, handle, service);
});

const estimateChanges = typesOf('estimates').map(({ pascal }) => `change${pascal}State` as OperationId);
const isVerdict = (status: number): boolean => ['accepted', 'refused'].includes(statusName(status));

/** The filter by status has the first verdict on each estimate, in place of a later one. */
const byFirstVerdict = remembering(
  () => new Map<number, number>(),
  (firsts, request, handle, service) => {
    const { account, operation, query } = request;
    if (operation !== 'listEstimates') {
      const answer = handle(request);
      const estimate = storedAt(service, request, 'documents');
      if (answer.status < 300 && estimate && isVerdict(estimate.status) && !firsts.has(estimate.id))
        firsts.set(estimate.id, estimate.status);
      return answer;
    }
    if (query['status[]'] === undefined) return handle(request);
    const reversed = [...firsts].flatMap(([id, status]) => {
      const estimate = service.read(account, 'documents', id);
      return estimate && isVerdict(estimate.status) ? { ...estimate, status } : [];
    });
    return filteredAs(reversed, request, handle, service);
  },
);

/** Lists the entries of another list too. */
const withListOf = (operation: OperationId): Way =>
  listed((list, request, handle) => [...list, ...(listOf(handle({ ...request, operation }))?.list ?? [])]);
const hasFilter = (query: ServiceRequest['query']): boolean =>
  Object.keys(query).some((key) => key.includes('['));
const page = ({ query }: Pick<ServiceRequest, 'query'>): number => Number(query.page ?? 1);

export const listRows = rowsOf('list', {
  'second-status': [
    ['listInvoices', 'listGuides'],
    'Of several statuses the last is left out',
    asked((query) => {
      const all = query['status[]'];
      if (Array.isArray(all) && all.length > 1) query['status[]'] = all.slice(0, -1);
    }),
  ],
  'first-type': [
    ['listEstimates'],
    'Of several types only the last counts',
    asked((query) => {
      const all = query['type[]'];
      if (Array.isArray(all)) query['type[]'] = all.slice(-1);
    }),
  ],
  'type-repeated': [
    ['listInvoices', 'listEstimates', 'listGuides'],
    'A document is listed as many times as its type is given',
    listed((list, { query }) =>
      list.flatMap((one) => {
        const times = [query['type[]'] ?? []].flat().filter((type) => type === one.type).length;
        return Array<Json>(Math.max(1, times)).fill(one);
      }),
    ),
  ],
  'type-or-status': [
    ['listEstimates', 'listInvoices'],
    'With a status the type is not looked at',
    asked((query) => {
      if (query['status[]']) delete query['type[]'];
    }),
  ],
  'date-with-text': [
    ['listInvoices', 'listPurchaseOrders'],
    'With a search text, dates are not looked at',
    asked((query) => {
      if (query.text) for (const key of ['date[from]', 'date[to]']) delete query[key];
    }),
  ],
  'date-with-text-status': [
    ['listInvoices', 'listEstimates', 'listPurchaseOrders'],
    'With a search text and a status, dates are not looked at',
    withoutQuery(
      (name) => name.startsWith('date['),
      (query) => Boolean(query.text && query['status[]']),
    ),
  ],
  'due-as-date': [
    ['listEstimates', 'listPurchaseOrders'],
    'due_date filters by the date',
    asked((query) => {
      for (const end of ['from', 'to']) {
        const value = query[`due_date[${end}]`];
        delete query[`due_date[${end}]`];
        if (value !== undefined) query[`date[${end}]`] = value;
      }
    }),
  ],
  'dates-as-text': [
    ['listInvoices'],
    'Dates are compared as texts',
    filtering('date[from]', (from, { date }) => String(date) >= from, true),
  ],
  'amounts-as-text': [
    ['listInvoices', 'listEstimates'],
    'Amounts are compared as texts',
    filtering('total_before_taxes[from]', (from, { before_taxes }) => String(before_taxes) >= from),
  ],
  'amounts-with-taxes': [
    ['listInvoices', 'listPurchaseOrders'],
    'total_before_taxes filters by the total',
    filtering('total_before_taxes[to]', (to, { total }) => Number(total) <= Number(to)),
  ],
  'loaded-time': [
    ['listGuides'],
    'loaded_at is compared by the day of the month',
    filtering('loaded_at[from]', (from, { loaded_at }) => String(loaded_at).slice(0, 2) >= from.slice(0, 2)),
  ],
  'text-small': [
    ['listGuides', 'listEstimates'],
    'A search for a word in small letters finds nothing',
    asked((query) => {
      if (/^[a-z]+$/.test(String(query.text ?? ''))) query.text = `zz${String(query.text)}`;
    }),
  ],
  'text-accents': [
    ['listPurchaseOrders', 'listEstimates'],
    'A search text with accents finds nothing',
    asked((query) => {
      if (/\p{M}/u.test(String(query.text ?? '').normalize('NFD'))) query.text = `zz${String(query.text)}`;
    }),
  ],
  'text-keys': [
    ['listInvoices', 'listEstimates'],
    'A search for the name of a field finds every document',
    asked((query) => {
      if (/^(quantity|unit_price|discount)$/.test(String(query.text ?? ''))) delete query.text;
    }),
  ],
  'text-subject': [
    ['listInvoices', 'listEstimates', 'listGuides', 'listPurchaseOrders'],
    'A search text also finds the subject of an e-mail that was sent of the document',
    bySubject,
  ],
  'status-first-verdict': [
    ['listEstimates', ...estimateChanges],
    'An estimate that was accepted or refused is found by that status alone, also after it was reversed',
    byFirstVerdict,
  ],
  'page-of-32-bits': [
    ['listClients', 'listGuides'],
    'A page that is too large for its offset shows the first entries',
    replacing((request, handle) => {
      const current_page = page(request);
      if (!(current_page >= 2_147_483_647)) return handle(request);
      const answer = handle({ ...request, query: { ...request.query, page: '1' } });
      const { pagination, ...body } = Object(answer.body) as Json;
      return { ...answer, body: { ...body, pagination: { ...(pagination as Json), current_page } } };
    }),
  ],
  'filter-page-two': [
    ['listInvoices', 'listEstimates', 'listGuides'],
    'Later pages are not filtered',
    asked((query) => {
      if (Number(query.page ?? 1) > 1) delete query['status[]'];
    }),
  ],
  'text-page-two': [
    ['listInvoices', 'listEstimates', 'listGuides', 'listPurchaseOrders'],
    'With a search text, later pages show the entries that they have without it',
    listed((list, request, handle) => {
      const { text, ...query } = request.query;
      return text && page(request) > 1 ? (listOf(handle({ ...request, query }))?.list ?? []) : list;
    }),
  ],
  'page-beyond': [
    ['listClients', 'listItems'],
    'Behind the last page it is repeated',
    replacing((request, handle) => {
      const answer = handle(request);
      if (answer.status !== 200 || listOf(answer)?.list.length !== 0 || page(request) < 2) return answer;
      return handle({ ...request, query: { ...request.query, page: '1' } });
    }),
  ],
  'items-skipped': [
    ['listItems'],
    'Without per_page, later pages begin where they would with 20 entries a page',
    listed((list, request, handle) => {
      if (request.query.per_page || !(page(request) > 1)) return list;
      const query = { ...request.query, page: String(2 * page(request) - 1) };
      return listOf(handle({ ...request, query }))?.list ?? [];
    }),
  ],
  'boundary-lost': [
    ['listClients'],
    'The first entry of every later page is missing',
    listed((list, request) => (page(request) > 1 ? list.slice(1) : list)),
  ],
  'boundary-twice': [
    ['listItems', 'listEstimates'],
    'The last entry of a page begins the next',
    listed((list, request, handle) => {
      if (page(request) < 2) return list;
      const query = { ...request.query, page: String(page(request) - 1) };
      const before = listOf(handle({ ...request, query }))?.list.at(-1);
      return before ? [before, ...list].slice(0, Math.max(1, list.length)) : list;
    }),
  ],
  'per-page-one': [
    ['listClients', 'listGuides'],
    'per_page=1 is accepted as the default',
    asked((query) => {
      if (query.per_page === '1') delete query.per_page;
    }),
  ],
  'per-page-filtered': [
    ['listInvoices', 'listEstimates'],
    'With a filter per_page is not looked at',
    withoutQuery('per_page', hasFilter),
  ],
  'per-page-thirty': [
    ['listClients', 'listItems'],
    'per_page=30 is cut to 20',
    asked((query) => {
      if (query.per_page === '30') query.per_page = '20';
    }),
  ],
  'default-size': [
    ['listClients'],
    'Without per_page 25 clients are listed',
    asked((query) => {
      query.per_page ??= '25';
    }),
  ],
  'entries-of-page': [
    ['listClients', 'listGuides'],
    'total_entries counts the entries of the page',
    paged((_pagination, answer) => ({ total_entries: listOf(answer)?.list.length ?? 0 })),
  ],
  'entries-beyond': [
    ['listClients', 'listInvoices', 'listEstimates', 'listGuides', 'listPurchaseOrders'],
    'Behind the last page total_entries is 0',
    paged(({ current_page, total_entries, total_pages }) => ({
      total_entries: Number(current_page) > Number(total_pages) ? 0 : total_entries,
    })),
  ],
  'pages-floored': [
    ['listClients'],
    'total_pages leaves out a page that is not full',
    paged(({ total_entries, per_page }) => ({
      total_pages: Math.max(1, Math.floor(Number(total_entries) / Number(per_page))),
    })),
  ],
  'pages-unfiltered': [
    ['listEstimates', 'listGuides'],
    'total_entries does not know of filters',
    paged((_pagination, _answer, request, handle) => ({
      total_entries: at(handle({ ...request, query: {} }).body, 'pagination.total_entries'),
    })),
  ],
  'current-page-zero': [
    ['listEstimates'],
    'current_page counts from 0',
    paged(({ current_page }) => ({ current_page: Number(current_page) - 1 })),
  ],
  'size-reported': [
    ['listGuides'],
    'per_page reports the default, whatever was asked for',
    paged(() => ({ per_page: 10 })),
  ],
  'notes-mixed': [
    ['listCreditNotes'],
    'Debit notes stand in the list of credit notes',
    withListOf('listDebitNotes'),
  ],
  'find-part': [
    ['findClientByName'],
    'A client is found by the beginning of its name',
    replacing((request, handle, service) => {
      const answer = handle(request);
      const wanted = String(request.query.client_name ?? '');
      if (answer.status === 200 || wanted.length < 3) return answer;
      const clients = recordsOf(service, request.account, 'clients');
      const found = clients.find(({ name }) => name.startsWith(wanted));
      return found ? handle({ ...request, query: { ...request.query, client_name: found.name } }) : answer;
    }),
  ],
  'client-invoices-all': [
    ['listClientInvoices'],
    "A client's invoices are those of every client of its name",
    listed((list, request, handle, service) => {
      const clients = recordsOf(service, request.account, 'clients');
      const own = clients.find(({ id }) => id === Number(idOf(request)));
      const namesakes = clients.filter(({ id, name }) => own && id !== own.id && name === own.name);
      const theirs = namesakes.map(({ id }) => handle({ ...request, path: { client_id: String(id) } }));
      return [...list, ...theirs.flatMap((answer) => listOf(answer)?.list ?? [])];
    }),
  ],
  'payment-again': [
    ['createPartialPayment'],
    'The second payment of an invoice is answered 500',
    blocking({ status: 500 }, (request, _handle, service) =>
      recordsOf(service, request.account, 'documents').some(
        ({ extras }) => extras.ownerId === Number(idOf(request)),
      ),
    ),
  ],
  'payment-cents': [
    ['createPartialPayment'],
    'A payment loses its cents',
    incoming('amount', (amount) => (Number(amount) > 1 ? String(Math.floor(Number(amount))) : amount)),
  ],
  'payment-other-client': [
    ['createPartialPayment'],
    'Receipts name another client than their invoice',
    actingAt(
      ['createPartialPayment', 'getReceipt'],
      outgoing('receipt.client.name', () => 'Somebody'),
    ),
  ],
  'receipts-mixed': [
    ['listReceipts'],
    'The list of receipts has invoice receipts too',
    withListOf('listInvoiceReceipts'),
  ],
});
