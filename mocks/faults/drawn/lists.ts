/** Faults of lists, filters, pagination, searches and payments. */
import type { ServiceRequest, ServiceResponse } from '../../service/request.js';
import { idOf, innerOf, type Json, listOf, recordOf } from '../make.js';
import { line } from './api.js';
import { at, type Drawn, instead, type Operations, outgoing, rowsOf, type Way } from './drawn.js';

const row = rowsOf('list', 'filters, page and per_page hold for every list that has them');

/** Changes the query of a list. */
const asked = (of: Operations, change: (query: Record<string, string | readonly string[]>) => void): Way =>
  instead(of, (request, handle) => {
    const query = { ...request.query };
    change(query);
    return handle({ ...request, query });
  });
const listed = (
  of: Operations,
  change: (list: Json[], request: ServiceRequest, answer: ServiceResponse) => Json[],
): Way =>
  instead(of, (request, handle) => {
    const answer = handle(request);
    const found = answer.status === 200 ? listOf(answer) : undefined;
    return found
      ? { ...answer, body: { ...(answer.body as Json), [found.key]: change(found.list, request, answer) } }
      : answer;
  });
const paged = (of: Operations, change: (pagination: Json, answer: ServiceResponse) => Json): Way =>
  instead(of, (request, handle) => {
    const answer = handle(request);
    const pagination = at(answer.body, 'pagination') as Json | undefined;
    return pagination
      ? {
          ...answer,
          body: { ...(answer.body as Json), pagination: { ...pagination, ...change(pagination, answer) } },
        }
      : answer;
  });
const hasFilter = ({ query }: ServiceRequest): boolean => Object.keys(query).some((key) => key.includes('['));
const page = ({ query }: Pick<ServiceRequest, 'query'>): number => Number(query.page ?? 1);
const ids = (list: Json[]): string =>
  list
    .map(({ id }) => id)
    .sort()
    .join();

const found =
  (path: string, make: (api: Parameters<Drawn['show']>[0]) => Promise<unknown[]>): Drawn['show'] =>
  async (api) => {
    const wanted = await make(api);
    return ids(await api.list(path)) === ids(wanted.map((id) => ({ id })));
  };
const pages = async (api: Parameters<Drawn['show']>[0], path: string, more = ''): Promise<Json[]> => {
  const all: Json[] = [];
  for (let one = 1; one < 10; one++) {
    const list = await api.list(`${path}?page=${one}&per_page=10${more}`);
    if (list.length === 0) break;
    all.push(...list);
  }
  return all;
};
const figure = (api: Parameters<Drawn['show']>[0], path: string) => async (name: string) =>
  at((await api.get(path)).body, `pagination.${name}`);

export const listRows: readonly Drawn[] = [
  row(
    'second-status',
    ['listInvoices', 'listGuides'],
    'Of several statuses the last is left out',
    asked(['listInvoices', 'listGuides'], (query) => {
      const all = query['status[]'];
      if (Array.isArray(all) && all.length > 1) query['status[]'] = all.slice(0, -1);
    }),
    found('/guides.json?status[]=draft&status[]=final', async (api) => [
      (await api.doc('Shipping')).id,
      (await api.final('Transport')).id,
    ]),
  ),
  row(
    'first-type',
    ['listEstimates'],
    'Of several types only the last counts',
    asked(['listEstimates'], (query) => {
      const all = query['type[]'];
      if (Array.isArray(all)) query['type[]'] = all.slice(-1);
    }),
    found('/estimates.json?type[]=Quote&type[]=Proforma', async (api) => {
      await api.doc('FeesNote');
      return [(await api.doc('Quote')).id, (await api.doc('Proforma')).id];
    }),
  ),
  row(
    'type-or-status',
    ['listEstimates', 'listInvoices'],
    'With a status the type is not looked at',
    asked(['listEstimates', 'listInvoices'], (query) => {
      if (query['status[]']) delete query['type[]'];
    }),
    found('/estimates.json?type[]=Quote&status[]=draft', async (api) => {
      await api.doc('Proforma');
      return [(await api.doc('Quote')).id];
    }),
  ),
  row(
    'date-with-text',
    ['listInvoices', 'listPurchaseOrders'],
    'With a search text, dates are not looked at',
    asked(['listInvoices', 'listPurchaseOrders'], (query) => {
      if (query.text) for (const key of ['date[from]', 'date[to]']) delete query[key];
    }),
    found('/purchase_orders.json?text=needle&date[from]=01/06/2026', async (api) => {
      await api.doc('PurchaseOrder', { reference: 'needle', observations: 'needle', date: '01/03/2026' });
      return [
        (await api.doc('PurchaseOrder', { reference: 'needle', observations: 'needle', date: '01/09/2026' }))
          .id,
      ];
    }),
  ),
  row(
    'due-as-date',
    ['listEstimates', 'listPurchaseOrders'],
    'due_date filters by the date',
    asked(['listEstimates', 'listPurchaseOrders'], (query) => {
      for (const end of ['from', 'to']) {
        const value = query[`due_date[${end}]`];
        delete query[`due_date[${end}]`];
        if (value !== undefined) query[`date[${end}]`] = value;
      }
    }),
    found('/estimates.json?due_date[from]=01/12/2026', async (api) => [(await api.doc('Quote')).id]),
  ),
  row(
    'dates-as-text',
    ['listInvoices'],
    'Dates are compared as texts',
    instead(['listInvoices'], (request, handle) => {
      const from = String(request.query['date[from]'] ?? '');
      if (!from) return handle(request);
      const { 'date[from]': _from, ...query } = request.query;
      const answer = handle({ ...request, query });
      const list = listOf(answer);
      return list
        ? {
            ...answer,
            body: {
              ...(answer.body as Json),
              [list.key]: list.list.filter(({ date }) => String(date) >= from),
            },
          }
        : answer;
    }),
    found('/invoices.json?date[from]=20/10/2026', async (api) => {
      await api.doc('Invoice', { date: '25/01/2026' });
      return [(await api.doc('Invoice', { date: '05/11/2026' })).id];
    }),
  ),
  row(
    'amounts-as-text',
    ['listInvoices', 'listEstimates'],
    'Amounts are compared as texts',
    listed(['listInvoices', 'listEstimates'], (list, { query }) => {
      const from = query['total_before_taxes[from]'];
      return from === undefined
        ? list
        : list.filter(({ before_taxes }) => String(before_taxes) >= String(from));
    }),
    found('/estimates.json?total_before_taxes[from]=9', async (api) => [
      (await api.doc('Quote', { items: [line({ unit_price: '100.00' })] })).id,
    ]),
  ),
  row(
    'amounts-with-taxes',
    ['listInvoices', 'listPurchaseOrders'],
    'total_before_taxes filters by the total',
    instead(['listInvoices', 'listPurchaseOrders'], (request, handle) => {
      const to = request.query['total_before_taxes[to]'];
      const answer = handle(request);
      const list = listOf(answer);
      return list && to !== undefined
        ? {
            ...answer,
            body: {
              ...(answer.body as Json),
              [list.key]: list.list.filter(({ total }) => Number(total) <= Number(to)),
            },
          }
        : answer;
    }),
    found('/purchase_orders.json?total_before_taxes[to]=21', async (api) => [
      (await api.doc('PurchaseOrder')).id,
    ]),
  ),
  row(
    'loaded-time',
    ['listGuides'],
    'loaded_at is compared by the day of the month',
    listed(['listGuides'], (list, { query }) => {
      const from = query['loaded_at[from]'];
      return from === undefined
        ? list
        : list.filter(({ loaded_at }) => String(loaded_at).slice(0, 2) >= String(from).slice(0, 2));
    }),
    found('/guides.json?loaded_at[from]=20/11/2026', async (api) => [
      (await api.doc('Shipping', { loaded_at: '05/12/2026 10:00:00' })).id,
    ]),
  ),
  row(
    'text-small',
    ['listGuides', 'listEstimates'],
    'A search for a word in small letters finds nothing',
    asked(['listGuides', 'listEstimates'], (query) => {
      if (/^[a-z]+$/.test(String(query.text ?? ''))) query.text = `zz${String(query.text)}`;
    }),
    found('/estimates.json?text=needle', async (api) => [
      (
        await api.doc('Quote', {
          client: { name: 'sharp needle', code: 'n' },
          reference: 'needle',
          observations: 'needle',
        })
      ).id,
    ]),
  ),
  row(
    'filter-page-two',
    ['listInvoices', 'listEstimates', 'listGuides'],
    'Later pages are not filtered',
    asked(['listInvoices', 'listEstimates', 'listGuides'], (query) => {
      if (Number(query.page ?? 1) > 1) delete query['status[]'];
    }),
    async (api) => {
      await api.final('Quote');
      for (let n = 0; n < 12; n++) await api.doc('Quote');
      await api.state('Quote', (await api.doc('Quote')).id, 'finalized');
      return (await pages(api, '/estimates.json', '&status[]=draft')).every(
        ({ status }) => status === 'draft',
      );
    },
  ),
  row(
    'page-beyond',
    ['listClients', 'listItems'],
    'Behind the last page it is repeated',
    instead(['listClients', 'listItems'], (request, handle) => {
      const answer = handle(request);
      if (answer.status !== 200 || listOf(answer)?.list.length !== 0 || page(request) < 2) return answer;
      return handle({ ...request, query: { ...request.query, page: '1' } });
    }),
    async (api) => {
      await api.client();
      return (await api.list('/clients.json?page=9')).length === 0;
    },
  ),
  row(
    'boundary-lost',
    ['listClients'],
    'The first entry of every later page is missing',
    listed(['listClients'], (list, request) => (page(request) > 1 ? list.slice(1) : list)),
    async (api) => {
      for (let n = 0; n < 12; n++) await api.client();
      return new Set((await pages(api, '/clients.json')).map(({ id }) => id)).size === 12;
    },
  ),
  row(
    'boundary-twice',
    ['listItems', 'listEstimates'],
    'The last entry of a page begins the next',
    instead(['listItems', 'listEstimates'], (request, handle) => {
      const answer = handle(request);
      const list = listOf(answer);
      if (!list || page(request) < 2) return answer;
      const before = listOf(
        handle({ ...request, query: { ...request.query, page: String(page(request) - 1) } }),
      )?.list.at(-1);
      return {
        ...answer,
        body: {
          ...(answer.body as Json),
          [list.key]: before ? [before, ...list.list].slice(0, Math.max(1, list.list.length)) : list.list,
        },
      };
    }),
    async (api) => {
      for (let n = 0; n < 12; n++) await api.item();
      const all = await pages(api, '/items.json');
      return new Set(all.map(({ id }) => id)).size === 12 && all.length === 12;
    },
  ),
  row(
    'per-page-one',
    ['listClients', 'listGuides'],
    'per_page=1 is accepted as the default',
    asked(['listClients', 'listGuides'], (query) => {
      if (query.per_page === '1') delete query.per_page;
    }),
    async (api) => {
      await api.client();
      await api.client();
      return (await api.list('/clients.json?per_page=1')).length === 1;
    },
  ),
  row(
    'per-page-filtered',
    ['listInvoices', 'listEstimates'],
    'With a filter per_page is not looked at',
    instead(['listInvoices', 'listEstimates'], (request, handle) => {
      const { per_page: _size, ...query } = request.query;
      return handle(hasFilter(request) ? { ...request, query } : request);
    }),
    async (api) => {
      for (let n = 0; n < 4; n++) await api.doc('Quote');
      return (await api.list('/estimates.json?status[]=draft&per_page=3')).length === 3;
    },
  ),
  row(
    'per-page-thirty',
    ['listClients', 'listItems'],
    'per_page=30 is cut to 20',
    asked(['listClients', 'listItems'], (query) => {
      if (query.per_page === '30') query.per_page = '20';
    }),
    async (api) => {
      for (let n = 0; n < 23; n++) await api.client();
      return (await api.list('/clients.json?per_page=30')).length === 23;
    },
    'per_page: 10, 20 or 30',
  ),
  row(
    'default-size',
    ['listClients'],
    'Without per_page 25 clients are listed',
    asked(['listClients'], (query) => {
      query.per_page ??= '25';
    }),
    async (api) => {
      for (let n = 0; n < 12; n++) await api.client();
      return (await api.list('/clients.json')).length === 10;
    },
    'per_page defaults to 10, or the account setting (10, 20 or 30)',
  ),
  row(
    'entries-of-page',
    ['listClients', 'listGuides'],
    'total_entries counts the entries of the page',
    paged(['listClients', 'listGuides'], (_p, answer) => ({
      total_entries: listOf(answer)?.list.length ?? 0,
    })),
    async (api) => {
      await api.client();
      await api.client();
      return (await figure(api, '/clients.json?per_page=1')('total_entries')) === 2;
    },
  ),
  row(
    'pages-floored',
    ['listClients'],
    'total_pages leaves out a page that is not full',
    paged(['listClients'], ({ total_entries, per_page }) => ({
      total_pages: Math.max(1, Math.floor(Number(total_entries) / Number(per_page))),
    })),
    async (api) => {
      for (let n = 0; n < 3; n++) await api.client();
      return (await figure(api, '/clients.json?per_page=2')('total_pages')) === 2;
    },
  ),
  row(
    'pages-unfiltered',
    ['listEstimates', 'listGuides'],
    'total_entries does not know of filters',
    instead(['listEstimates', 'listGuides'], (request, handle) => {
      const answer = handle(request);
      const all = handle({ ...request, query: {} });
      const pagination = at(answer.body, 'pagination') as Json | undefined;
      return pagination
        ? {
            ...answer,
            body: {
              ...(answer.body as Json),
              pagination: { ...pagination, total_entries: at(all.body, 'pagination.total_entries') },
            },
          }
        : answer;
    }),
    async (api) => {
      await api.doc('Quote');
      await api.final('Quote');
      return (await figure(api, '/estimates.json?status[]=draft')('total_entries')) === 1;
    },
  ),
  row(
    'current-page-zero',
    ['listEstimates'],
    'current_page counts from 0',
    paged(['listEstimates'], ({ current_page }) => ({ current_page: Number(current_page) - 1 })),
    async (api) => (await figure(api, '/estimates.json')('current_page')) === 1,
  ),
  row(
    'size-reported',
    ['listGuides'],
    'per_page reports the default, whatever was asked for',
    paged(['listGuides'], () => ({ per_page: 10 })),
    async (api) => (await figure(api, '/guides.json?per_page=20')('per_page')) === 20,
  ),
  row(
    'notes-mixed',
    ['listCreditNotes'],
    'Debit notes stand in the list of credit notes',
    instead(['listCreditNotes'], (request, handle) => {
      const answer = handle(request);
      const list = listOf(answer);
      const more = listOf(handle({ ...request, operation: 'listDebitNotes' }))?.list ?? [];
      return list
        ? { ...answer, body: { ...(answer.body as Json), [list.key]: [...list.list, ...more] } }
        : answer;
    }),
    async (api) => {
      await api.doc('DebitNote');
      return (await api.list('/credit_notes.json')).length === 0;
    },
    'each list holds its type',
  ),
  row(
    'find-part',
    ['findClientByName'],
    'A client is found by the beginning of its name',
    instead(['findClientByName'], (request, handle, service) => {
      const answer = handle(request);
      const wanted = String(request.query.client_name ?? '');
      if (answer.status === 200 || wanted.length < 3) return answer;
      for (let id = 1; id <= service.position().nextId; id++) {
        const client = service.read(request.account, 'clients', id);
        if (client?.name.startsWith(wanted))
          return handle({ ...request, query: { ...request.query, client_name: client.name } });
      }
      return answer;
    }),
    async (api) => {
      await api.client({ name: 'Longname Lda' });
      return (await api.get('/clients/find-by-name.json?client_name=Longname')).status !== 200;
    },
    'returns a specific client',
  ),
  row(
    'client-invoices-all',
    ['listClientInvoices'],
    "A client's invoices are those of every client of its name",
    instead(['listClientInvoices'], (request, handle, service) => {
      const answer = handle(request);
      const own = service.read(request.account, 'clients', Number(idOf(request)));
      const list = listOf(answer);
      if (!own || !list) return answer;
      const more: Json[] = [];
      for (let id = 1; id <= service.position().nextId; id++)
        if (id !== own.id && service.read(request.account, 'clients', id)?.name === own.name)
          more.push(
            ...(listOf(handle({ ...request, path: { client_id: String(id), 'client-id': String(id) } }))
              ?.list ?? []),
          );
      return { ...answer, body: { ...(answer.body as Json), [list.key]: [...list.list, ...more] } };
    }),
    async (api) => {
      const [a] = [
        await api.client({ name: 'Same', code: 'S1' }),
        await api.client({ name: 'Same', code: 'S2' }),
      ];
      await api.doc('Invoice', { client: { name: 'Same', code: 'S2' } });
      const { body } = await api.post(`/clients/${a?.id}/invoices.json`, {});
      return ((Object.values(body).find(Array.isArray) ?? []) as Json[]).length === 0;
    },
    "lists a client's invoices",
  ),
  row(
    'payment-again',
    ['createPartialPayment'],
    'The second payment of an invoice is answered 500',
    instead(['createPartialPayment'], (request, handle, service) => {
      for (let id = 1; id <= service.position().nextId; id++)
        if (service.read(request.account, 'documents', id)?.extras.ownerId === Number(idOf(request)))
          return { status: 500 };
      return handle(request);
    }),
    async (api) => {
      const { id } = await api.final('Invoice');
      await api.pay(id, '5.00');
      return (await api.pay(id, '5.00')).status < 300;
    },
    'generate a payment',
  ),
  row(
    'payment-cents',
    ['createPartialPayment'],
    'A payment loses its cents',
    instead(['createPartialPayment'], (request, handle) => {
      const { amount } = innerOf(request.body);
      return handle(
        Number(amount) > 1
          ? {
              ...request,
              body: {
                partial_payment: { ...innerOf(request.body), amount: String(Math.floor(Number(amount))) },
              },
            }
          : request,
      );
    }),
    async (api) => {
      const { id } = await api.final('Invoice');
      await api.pay(id, '5.55');
      return (await api.list('/receipts.json')).some(({ total }) => total === 5.55);
    },
    'generate a payment',
  ),
  row(
    'payment-other-client',
    ['createPartialPayment'],
    'Receipts name another client than their invoice',
    outgoing(['createPartialPayment', 'getReceipt'], 'receipt.client.name', () => 'Somebody'),
    async (api) =>
      at(
        recordOf(
          await api.pay((await api.final('Invoice', { client: { name: 'Payer', code: 'P' } })).id, '5.00'),
        ),
        'client.name',
      ) === 'Payer',
    'client of a document',
  ),
];
