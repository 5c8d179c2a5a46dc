/** Faults of accounts that are not apart: records, names and defaults that reach from one into another. */
import { type OperationId, operationIds } from '../../../generated/operations.js';
import type { ServiceRequest } from '../../service/request.js';
import type { Service } from '../../service/service.js';
import type { Records, TableName } from '../../service/store/world.js';
import { idOf, innerOf, type Json, listOf } from '../make.js';
import { line } from './api.js';
import { at, type Drawn, instead, type Operations, rowsOf, type Way } from './drawn.js';

const row = rowsOf('account', 'the key identifies the account: no other is seen or changed');

const of = (pattern: RegExp) => operationIds.filter((id) => pattern.test(id)) as unknown as Operations;

/** Requests for a record that only another account has are carried out there. */
const reaching = (operationsOf: readonly OperationId[], table: TableName): Way =>
  instead(operationsOf, (request, handle, service) => {
    const id = Number(idOf(request));
    if (service.read(request.account, table, id)) return handle(request);
    const owner = service.accounts().find(({ name }) => service.read(name, table, id));
    return handle(
      owner
        ? { ...request, account: owner.isDefault ? undefined : owner.name, apiKey: owner.apiKey }
        : request,
    );
  });

const others = (request: ServiceRequest, service: Service) => {
  const own = request.account ?? service.accounts().find(({ isDefault }) => isDefault)?.name;
  return service.accounts().filter(({ name }) => name !== own);
};
const recordsOf = <T extends TableName>(service: Service, account: string, table: T) => {
  const found: Records[T][] = [];
  for (let id = 1; id <= service.position().nextId; id++) {
    const record = service.read(account, table, id);
    if (record) found.push(record);
  }
  return found;
};

/** A record made here is asked for there. */
const hidden =
  (
    make: (api: Parameters<Drawn['show']>[0]) => Promise<string>,
    method = 'GET',
    body?: unknown,
  ): Drawn['show'] =>
  async (api) => {
    const path = await make(api);
    const other = await api.other();
    return (await other.send(method, path, body)).status >= 400;
  };

export const accountRows: readonly Drawn[] = [
  row(
    'get-tax',
    ['getTax'],
    'Taxes of another account can be read',
    reaching(['getTax'], 'taxes'),
    hidden(async (api) => `/taxes/${(await api.tax()).id}.json`),
  ),
  row(
    'update-item',
    ['updateItem'],
    'Items of another account can be updated',
    reaching(['updateItem'], 'items'),
    async (api) => {
      const { id } = await api.item();
      await (await api.other()).put(`/items/${id}.json`, { item: { description: 'theirs' } });
      return (await api.one(`/items/${id}.json`)).description === 'x';
    },
  ),
  row(
    'delete-tax',
    ['deleteTax'],
    'Taxes of another account can be deleted',
    reaching(['deleteTax'], 'taxes'),
    async (api) => {
      const { id } = await api.tax();
      await (await api.other()).send('DELETE', `/taxes/${id}.json`);
      return (await api.get(`/taxes/${id}.json`)).status === 200;
    },
  ),
  row(
    'set-current',
    ['setCurrentSequence'],
    "Another account's sequence can be made its default",
    reaching(['setCurrentSequence'], 'sequences'),
    async (api) => {
      const { id } = await api.sequence();
      await (await api.other()).put(`/sequences/${id}/set_current.json`);
      return (await api.one(`/sequences/${id}.json`)).default_sequence !== 1;
    },
  ),
  row(
    'change-guide',
    ['changeShippingState', 'changeTransportState'],
    "Another account's guides can be finalized",
    reaching(['changeShippingState', 'changeTransportState'], 'documents'),
    async (api) => {
      const { id } = await api.doc('Transport');
      await (await api.other()).state('Transport', id, 'finalized');
      return (await api.read('Transport', id)).status === 'draft';
    },
  ),
  row(
    'email-proforma',
    ['emailProforma', 'emailFeesNote'],
    "Another account's estimates can be sent",
    reaching(['emailProforma', 'emailFeesNote'], 'documents'),
    async (api) => {
      const { id } = await api.doc('FeesNote');
      return (await (await api.other()).email('FeesNote', id)).status >= 400;
    },
  ),
  row(
    'update-order',
    ['updatePurchaseOrder'],
    "Another account's purchase orders can be updated",
    reaching(['updatePurchaseOrder'], 'documents'),
    async (api) => {
      const { id } = await api.doc('PurchaseOrder');
      await (await api.other()).update('PurchaseOrder', id, { reference: 'theirs' });
      return (await api.read('PurchaseOrder', id)).reference !== 'theirs';
    },
  ),
  row(
    'related',
    ['listRelatedDocuments'],
    "Another account's related documents can be read",
    reaching(['listRelatedDocuments'], 'documents'),
    hidden(async (api) => {
      const { id } = await api.final('Invoice');
      await api.pay(id, '1.00');
      return `/document/${id}/related_documents.json`;
    }),
  ),
  row(
    'pdf',
    ['getDocumentPdf'],
    "Another account's PDFs can be asked for",
    reaching(['getDocumentPdf'], 'documents'),
    hidden(async (api) => `/api/pdf/${(await api.final('Quote')).id}.json`),
  ),
  row(
    'qr',
    ['getDocumentQrCode'],
    "Another account's QR codes can be read",
    reaching(['getDocumentQrCode'], 'documents'),
    hidden(async (api) => `/api/qr_codes/${(await api.final('Invoice')).id}.json`),
  ),
  row(
    'pay',
    ['createPartialPayment'],
    "Another account's invoices can be paid",
    reaching(['createPartialPayment'], 'documents'),
    async (api) => {
      const { id } = await api.final('Invoice');
      await (await api.other()).pay(id, '1.00');
      return (await api.list('/receipts.json')).length === 0;
    },
  ),
  row(
    'client-invoices',
    ['listClientInvoices'],
    "The invoices of another account's client can be listed",
    reaching(['listClientInvoices'], 'clients'),
    async (api) => {
      const { client } = await api.doc('Invoice');
      const { body } = await (await api.other()).post(`/clients/${(client as Json).id}/invoices.json`, {});
      return ((Object.values(body).find(Array.isArray) ?? []) as Json[]).length === 0;
    },
  ),
  row(
    'balance',
    of(/^getClientBalance$/),
    "The balance of another account's client can be read",
    reaching(of(/^getClientBalance$/), 'clients'),
    hidden(async (api) => `/api/v3/clients/${(await api.client()).id}/balance.json`),
  ),
  row(
    'item-names',
    ['createItem', 'updateItem'],
    'Names of items are unique across accounts',
    instead(['createItem', 'updateItem'], (request, handle, service) => {
      const { name } = innerOf(request.body);
      const used = others(request, service).some((one) =>
        recordsOf(service, one.name, 'items').some((item) => item.name === name),
      );
      return used ? { status: 422 } : handle(request);
    }),
    async (api) => {
      await api.item({ name: 'Shared' });
      return (await (await api.other()).item({ name: 'Shared' })).id !== undefined;
    },
  ),
  row(
    'series',
    ['createSequence'],
    'Series are unique across accounts',
    instead(['createSequence'], (request, handle, service) => {
      const { serie } = innerOf(request.body);
      const used = others(request, service).some((one) =>
        recordsOf(service, one.name, 'sequences').some((two) => two.serie === serie),
      );
      return used ? { status: 422 } : handle(request);
    }),
    async (api) => {
      await api.sequence({ serie: 'SHARED' });
      return (await (await api.other()).sequence({ serie: 'SHARED' })).id !== undefined;
    },
  ),
  row(
    'find-code',
    ['findClientByCode'],
    'A client is found by its code in any account',
    instead(['findClientByCode'], (request, handle, service) => {
      const answer = handle(request);
      if (answer.status === 200) return answer;
      for (const other of others(request, service)) {
        const found = handle({
          ...request,
          account: other.isDefault ? undefined : other.name,
          apiKey: other.apiKey,
        });
        if (found.status === 200) return found;
      }
      return answer;
    }),
    async (api) => {
      await api.client({ code: 'ONLYHERE' });
      return (
        (await (await api.other()).get('/clients/find-by-code.json?client_code=ONLYHERE')).status !== 200
      );
    },
  ),
  row(
    'default-cleared',
    ['setCurrentSequence'],
    'A new default sequence takes the mark from those of other accounts',
    instead(['setCurrentSequence'], (request, handle, service) => {
      const answer = handle(request);
      if (answer.status === 200)
        for (const other of others(request, service))
          for (const one of recordsOf(service, other.name, 'sequences'))
            if (one.isDefault) service.write(other.name, 'sequences', { ...one, isDefault: false });
      return answer;
    }),
    async (api) => {
      const other = await api.other();
      const { id } = await other.sequence({ default_sequence: '1' });
      await api.put(`/sequences/${(await api.sequence()).id}/set_current.json`);
      return (await other.one(`/sequences/${id}.json`)).default_sequence === 1;
    },
  ),
  row(
    'item-by-line',
    ['createInvoice', 'createCreditNote'],
    'A line updates the items of its name in every account',
    instead(['createInvoice', 'createCreditNote'], (request, handle, service) => {
      const answer = handle(request);
      const lines = (innerOf(request.body).items ?? []) as Json[];
      if (answer.status < 300)
        for (const other of others(request, service))
          for (const item of recordsOf(service, other.name, 'items')) {
            const same = lines.find(({ name }) => name === item.name);
            if (same) service.write(other.name, 'items', { ...item, unitPrice: String(same.unit_price) });
          }
      return answer;
    }),
    async (api) => {
      const { id } = await api.item({ name: 'Namesake' });
      await (await api.other()).doc('CreditNote', {
        items: [line({ name: 'Namesake', unit_price: '77.00' })],
      });
      return Number((await api.one(`/items/${id}.json`)).unit_price) === 10;
    },
  ),
  row(
    'saved-address',
    ['emailInvoice', 'emailQuote'],
    'A saved address is that of every client of the same name',
    instead(['emailInvoice', 'emailQuote'], (request, handle, service) => {
      const answer = handle(request);
      const { email, save } = (innerOf(request.body).client ?? {}) as Json;
      const sent = service.read(request.account, 'documents', Number(idOf(request)));
      if (answer.status === 200 && save === '1' && sent)
        for (const other of others(request, service))
          for (const client of recordsOf(service, other.name, 'clients'))
            if (client.name === sent.client.name)
              service.write(other.name, 'clients', {
                ...client,
                texts: { ...client.texts, email: String(email) },
              });
      return answer;
    }),
    async (api) => {
      const { id } = await api.client({ name: 'Twin', code: 'T' });
      const other = await api.other();
      const quote = await other.doc('Quote', { client: { name: 'Twin', code: 'T' } });
      await other.email('Quote', quote.id, { client: { email: 'theirs@example.com', save: '1' } });
      return (await api.one(`/clients/${id}.json`)).email !== 'theirs@example.com';
    },
  ),
  row(
    'later-pages',
    ['listClients'],
    'Later pages of clients go on with those of other accounts',
    instead(['listClients'], (request, handle, service) => {
      const answer = handle(request);
      const own = listOf(answer);
      const other = others(request, service)[0];
      if (!own || own.list.length > 0 || Number(request.query.page ?? 1) < 2 || !other) return answer;
      return {
        ...answer,
        body: {
          ...(answer.body as Json),
          clients: listOf(
            handle({
              ...request,
              query: { ...request.query, page: '1' },
              account: other.isDefault ? undefined : other.name,
              apiKey: other.apiKey,
            }),
          )?.list,
        },
      };
    }),
    async (api) => {
      await api.client();
      return (await (await api.other()).list('/clients.json?page=2')).length === 0;
    },
  ),
  row(
    'all-counted',
    ['listClients', 'listEstimates'],
    'total_entries counts what every account has',
    instead(['listClients', 'listEstimates'], (request, handle, service) => {
      const answer = handle(request);
      const pagination = at(answer.body, 'pagination') as Json | undefined;
      if (!pagination) return answer;
      const more = others(request, service).map((one) =>
        Number(
          at(
            handle({ ...request, account: one.isDefault ? undefined : one.name, apiKey: one.apiKey }).body,
            'pagination.total_entries',
          ) ?? 0,
        ),
      );
      return {
        ...answer,
        body: {
          ...(answer.body as Json),
          pagination: {
            ...pagination,
            total_entries: more.reduce((sum, one) => sum + one, Number(pagination.total_entries)),
          },
        },
      };
    }),
    async (api) => {
      await api.client();
      const other = await api.other();
      await other.client();
      return at((await other.get('/clients.json')).body, 'pagination.total_entries') === 1;
    },
  ),
  row(
    'language',
    ['createClient'],
    'New clients have the language of the first account',
    instead(['createClient'], (request, handle, service) => {
      const answer = handle(request);
      const made = service.read(request.account, 'clients', Number(at(answer.body, 'client.id')));
      if (made && innerOf(request.body).language === undefined)
        service.write(request.account, 'clients', { ...made, texts: { ...made.texts, language: 'pt' } });
      return answer;
    }),
    async (api) => {
      const other = await api.other({ language: 'es' });
      return (await other.one(`/clients/${(await other.client()).id}.json`)).language === 'es';
    },
    'language: defaults to the account language',
  ),
];
