/** Faults of bodies that reach further than they may (mass assignment), and of what one record does to another. */
import { type OperationId, operationIds } from '../../../generated/operations.js';
import type { TypeName } from '../../../generated/states.js';
import type { ServiceRequest } from '../../service/request.js';
import { statusCode } from '../../service/store/document-kinds.js';
import type { TableName } from '../../service/store/world.js';
import { idOf, innerOf, type Json, recordOf } from '../make.js';
import { line } from './api.js';
import { at, type Drawn, instead, type Operations, rowsOf, type Way } from './drawn.js';

const row = rowsOf('reach', 'only the documented fields change, and only in the record of the path');

/** The id in the body decides which record is meant. */
const byBody = (of: readonly OperationId[], field = 'id'): Way =>
  instead(of, (request, handle) => {
    const id = at(innerOf(request.body), field);
    const [name] = Object.keys(request.path);
    const isId = /^\d{1,9}$/.test(String(id));
    return handle(
      isId && name !== undefined ? { ...request, path: { ...request.path, [name]: String(id) } } : request,
    );
  });

/** What was made or changed also gets this, where the body sends it. */
const also = (
  of: readonly OperationId[],
  table: TableName,
  field: string,
  fields: (value: never, request: ServiceRequest) => Json,
  idAt: (request: ServiceRequest, answer: Json) => unknown = (request, answer) => answer.id ?? idOf(request),
): Way =>
  instead(of, (request, handle, service) => {
    const answer = handle(request);
    const value = at(innerOf(request.body), field);
    if (answer.status >= 300 || value === undefined) return answer;
    const id = Number(idAt(request, recordOf(answer) ?? {}));
    const record = service.read(request.account, table, id);
    if (record)
      service.write(request.account, table, { ...record, ...fields(value as never, request) } as never);
    return answer;
  });

const documents = (pattern: RegExp): readonly OperationId[] => operationIds.filter((id) => pattern.test(id));

/** Two records; the second's id is sent in the body of a write to the first: the second stays. */
const spared =
  (of: 'item' | 'client' | 'tax', path: string, field: string): Drawn['show'] =>
  async (api) => {
    const [mine, other] = [await api[of](), await api[of]()];
    const { name, code } = mine;
    await api.put(`/${path}/${mine.id}.json`, {
      [of]: { ...(of === 'client' && { name, code }), id: other.id, [field]: 'PT-AC' },
    });
    return (await api.one(`/${path}/${other.id}.json`))[field] !== 'PT-AC';
  };
const sparedDocument =
  (type: TypeName): Drawn['show'] =>
  async (api) => {
    const [mine, other] = [await api.doc(type), await api.doc(type)];
    await api.update(type, mine.id, { id: other.id, observations: 'changed' });
    return (await api.read(type, other.id)).observations !== 'changed';
  };
/** What a document sent with more fields answers when it is read. */
const unmoved =
  (type: TypeName, sent: Json, field: string): Drawn['show'] =>
  async (api) => {
    const { id } = await api.doc(type, sent);
    return (await api.read(type, id))[field] !== sent[field];
  };

export const reachRows: readonly Drawn[] = [
  row(
    'item-other-id',
    ['updateItem'],
    'The id in the body decides which item is updated',
    byBody(['updateItem']),
    spared('item', 'items', 'unit'),
  ),
  row(
    'client-other-id',
    ['updateClient'],
    'The id in the body decides which client is updated',
    byBody(['updateClient']),
    spared('client', 'clients', 'city'),
  ),
  row(
    'tax-other-id',
    ['updateTax'],
    'The id in the body decides which tax is updated',
    byBody(['updateTax']),
    spared('tax', 'taxes', 'region'),
  ),
  row(
    'invoice-other-id',
    ['updateInvoice'],
    'The id in the body decides which invoice is updated',
    byBody(['updateInvoice']),
    sparedDocument('Invoice'),
  ),
  row(
    'fees-other-id',
    ['updateFeesNote'],
    'The id in the body decides which fees note is updated',
    byBody(['updateFeesNote']),
    sparedDocument('FeesNote'),
  ),
  row(
    'guide-other-id',
    ['updateTransport', 'updateDevolution'],
    'The id in the body decides which guide is updated',
    byBody(['updateTransport', 'updateDevolution']),
    sparedDocument('Transport'),
  ),
  row(
    'state-other-id',
    ['changeInvoiceState', 'changeQuoteState'],
    'The id in the body decides whose state changes',
    byBody(['changeInvoiceState', 'changeQuoteState']),
    async (api) => {
      const [mine, other] = [await api.doc('Quote'), await api.doc('Quote')];
      await api.state('Quote', mine.id, 'finalized', { id: other.id });
      return (await api.read('Quote', other.id)).status === 'draft';
    },
  ),
  row(
    'current-other-id',
    ['setCurrentSequence'],
    'The id in the body decides which sequence becomes the default',
    byBody(['setCurrentSequence']),
    async (api) => {
      const [mine, other] = [await api.sequence(), await api.sequence()];
      await api.put(`/sequences/${mine.id}/set_current.json`, { sequence: { id: other.id } });
      return (await api.one(`/sequences/${other.id}.json`)).default_sequence !== 1;
    },
  ),
  row(
    'item-made-over',
    ['createItem'],
    'An item made with the id of another replaces it',
    instead(['createItem'], (request, handle, service) => {
      const id = Number(innerOf(request.body).id);
      const answer = handle(request);
      const made = service.read(request.account, 'items', Number(recordOf(answer)?.id));
      if (made && service.read(request.account, 'items', id))
        service.write(request.account, 'items', { ...made, id });
      return answer;
    }),
    async (api) => {
      const old = await api.item();
      await api.item({ id: old.id, description: 'accepted over' });
      return (await api.one(`/items/${old.id}.json`)).description === 'x';
    },
  ),
  row(
    'client-made-over',
    ['createClient'],
    'A client made with the id of another replaces it',
    instead(['createClient'], (request, handle, service) => {
      const id = Number(innerOf(request.body).id);
      const answer = handle(request);
      const made = service.read(request.account, 'clients', Number(recordOf(answer)?.id));
      if (made && service.read(request.account, 'clients', id))
        service.write(request.account, 'clients', { ...made, id });
      return answer;
    }),
    async (api) => {
      const old = await api.client();
      await api.client({ id: old.id });
      return (await api.one(`/clients/${old.id}.json`)).code === old.code;
    },
  ),
  row(
    'made-final',
    documents(/^create(Invoice|CreditNote|Quote)$/) as Operations,
    'A document is made in the status that its body names',
    also(documents(/^create(Invoice|CreditNote|Quote)$/), 'documents', 'status', (status: string) => ({
      status: Math.max(0, statusCode(String(status))),
    })),
    unmoved('Quote', { status: 'final' }, 'status'),
    'states change by triggers',
  ),
  row(
    'updated-settled',
    ['updateInvoice', 'updateShipping'],
    'An update sets the status',
    also(['updateInvoice', 'updateShipping'], 'documents', 'status', (status: string) => ({
      status: Math.max(0, statusCode(String(status))),
    })),
    async (api) => {
      const { id } = await api.doc('Invoice');
      await api.update('Invoice', id, { status: 'settled', reference: 'r' });
      return (await api.read('Invoice', id)).status === 'draft';
    },
    'states change by triggers',
  ),
  row(
    'made-total',
    ['createInvoice', 'createPurchaseOrder'],
    'A document has the total that its body names',
    also(['createInvoice', 'createPurchaseOrder'], 'documents', 'total', (total: number) => ({
      total: Number(total) || 0,
    })),
    unmoved('PurchaseOrder', { total: 1 }, 'total'),
    'total = before_taxes + taxes',
  ),
  row(
    'updated-taxes',
    ['updateQuote', 'updateInvoice'],
    'An update sets the taxes',
    also(['updateQuote', 'updateInvoice'], 'documents', 'taxes', (taxes: number) => ({
      taxes: Number(taxes) || 0,
    })),
    async (api) => {
      const { id, taxes } = await api.doc('Quote');
      await api.update('Quote', id, { taxes: 0.5, reference: 'r' });
      return (await api.read('Quote', id)).taxes === taxes;
    },
    'taxes are those of the lines',
  ),
  row(
    'made-archived',
    ['createInvoice', 'createProforma'],
    'A document is archived by its body',
    also(['createInvoice', 'createProforma'], 'documents', 'archived', (archived: boolean) => ({
      archived: archived === true,
    })),
    unmoved('Proforma', { archived: true }, 'archived'),
  ),
  row(
    'state-more',
    ['changeInvoiceState', 'changeTransportState'],
    'A change of state takes other fields too',
    also(
      ['changeInvoiceState', 'changeTransportState'],
      'documents',
      'due_date',
      () => ({ dueDay: 20_000 }),
      (request) => idOf(request),
    ),
    async (api) => {
      const { id, due_date } = await api.doc('Transport');
      await api.state('Transport', id, 'finalized', { due_date: '01/01/2030' });
      return (await api.read('Transport', id)).due_date === due_date;
    },
    'change-state body: state and message',
  ),
  row(
    'state-total',
    ['changeQuoteState'],
    'A change of state takes a total',
    also(
      ['changeQuoteState'],
      'documents',
      'total',
      (total: number) => ({ total: Number(total) || 0 }),
      (request) => idOf(request),
    ),
    async (api) => {
      const { id, total } = await api.doc('Quote');
      await api.state('Quote', id, 'finalized', { total: 1 });
      return (await api.read('Quote', id)).total === total;
    },
    'change-state body: state and message',
  ),
  row(
    'mail-state',
    ['emailInvoice', 'emailQuote'],
    'An e-mail sets the status of the document',
    also(
      ['emailInvoice', 'emailQuote'],
      'documents',
      'status',
      (status: string) => ({ status: Math.max(0, statusCode(String(status))) }),
      (request) => idOf(request),
    ),
    async (api) => {
      const { id } = await api.doc('Quote');
      await api.email('Quote', id, { status: 'final' });
      return (await api.read('Quote', id)).status === 'draft';
    },
    'message body',
  ),
  row(
    'mail-name',
    ['emailInvoice', 'emailShipping'],
    'An e-mail that saves renames the client',
    instead(['emailInvoice', 'emailShipping'], (request, handle, service) => {
      const answer = handle(request);
      const { name } = (innerOf(request.body).client ?? {}) as Json;
      const document = service.read(request.account, 'documents', Number(idOf(request)));
      const client = document && service.read(request.account, 'clients', document.client.id);
      if (answer.status === 200 && client && typeof name === 'string')
        service.write(request.account, 'clients', { ...client, name });
      return answer;
    }),
    async (api) => {
      const client = await api.client();
      const { id } = await api.doc('Invoice', { client: { name: client.name, code: client.code } });
      await api.email('Invoice', id, { client: { email: 'a@example.com', save: '1', name: 'Renamed' } });
      return (await api.one(`/clients/${client.id}.json`)).name === client.name;
    },
    'save: the e-mail of the client',
  ),
  row(
    'line-tax-value',
    ['createInvoice', 'createDebitNote'],
    'The tax value of a line changes the tax itself',
    instead(['createInvoice', 'createDebitNote'], (request, handle, service) => {
      const answer = handle(request);
      const sent = (innerOf(request.body).items ?? []) as Json[];
      ((recordOf(answer)?.items ?? []) as Json[]).forEach((one, place) => {
        const tax = service.read(request.account, 'taxes', Number((one.tax as Json).id));
        const value = at(sent[place], 'tax.value');
        if (tax && value !== undefined)
          service.write(request.account, 'taxes', { ...tax, value: String(value) });
      });
      return answer;
    }),
    async (api) => {
      const tax = await api.tax();
      await api.doc('DebitNote', { items: [line({ tax: { name: tax.name, value: 1 } })] });
      return Number((await api.one(`/taxes/${tax.id}.json`)).value) === 10;
    },
    'tax.value: response only',
  ),
  row(
    'item-tax-value',
    ['createItem', 'updateItem'],
    'The tax value of an item changes the tax itself',
    instead(['createItem', 'updateItem'], (request, handle, service) => {
      const answer = handle(request);
      const value = at(innerOf(request.body), 'tax.value');
      const item = service.read(request.account, 'items', Number(recordOf(answer)?.id ?? idOf(request)));
      const tax = item && service.read(request.account, 'taxes', item.taxId);
      if (tax && value !== undefined && answer.status < 300)
        service.write(request.account, 'taxes', { ...tax, value: String(value) });
      return answer;
    }),
    async (api) => {
      const tax = await api.tax();
      await api.item({ tax: { name: tax.name, value: 1 } });
      return Number((await api.one(`/taxes/${tax.id}.json`)).value) === 10;
    },
    'tax.value: response only',
  ),
  row(
    'document-client-id',
    ['createInvoice', 'createQuote'],
    'The id in the client of a document decides whose it is',
    instead(['createInvoice', 'createQuote'], (request, handle, service) => {
      const other = service.read(request.account, 'clients', Number(at(innerOf(request.body), 'client.id')));
      const client = {
        ...(innerOf(request.body).client as Json),
        ...(other && { name: other.name, code: other.code }),
      };
      const [wrapper = ''] = Object.keys((request.body ?? {}) as Json);
      return handle(
        other ? { ...request, body: { [wrapper]: { ...innerOf(request.body), client } } } : request,
      );
    }),
    async (api) => {
      const [a, b] = [await api.client(), await api.client()];
      const made = await api.doc('Quote', { client: { name: a.name, code: a.code, id: b.id } });
      return (made.client as Json).id === a.id;
    },
    'client body: name, code, ...',
  ),
  row(
    'account-state',
    ['updateAccount'],
    'An account sets its own state',
    instead(['updateAccount', 'getAccount'], (request, handle, service) => {
      const answer = handle(request);
      const { state } = innerOf(request.body);
      if (request.operation === 'updateAccount' && answer.status === 200 && typeof state === 'string')
        states.set(service, state);
      const known = states.get(service);
      if (request.operation === 'updateAccount' || known === undefined || answer.status !== 200)
        return answer;
      return { ...answer, body: { account: { ...recordOf(answer), state: known } } };
    }),
    async (api) => {
      const before = await api.one(`/api/accounts/${api.id}/get.json`);
      await api.put(`/api/accounts/${api.id}/update.json`, {
        account: { fiscal_id: '508000011', address: 'A', state: 'blocked' },
      });
      return (await api.one(`/api/accounts/${api.id}/get.json`)).state === before.state;
    },
  ),
  row(
    'sequence-number',
    ['createSequence'],
    'A sequence starts where its body says',
    also(['createSequence'], 'sequences', 'current_invoice_number', (value: number) => ({
      counters: { invoice: Number(value) || 0 },
    })),
    async (api) =>
      (await api.one(`/sequences/${(await api.sequence({ current_invoice_number: 900 })).id}.json`))
        .current_invoice_number !== 900,
    'sequence body: serie, default_sequence',
  ),
  row(
    'sequence-default-field',
    ['createSequence'],
    'A sequence becomes the default by the name of another field',
    also(['createSequence'], 'sequences', 'is_default', () => ({ isDefault: true })),
    async (api) =>
      (await api.one(`/sequences/${(await api.sequence({ is_default: true })).id}.json`)).default_sequence !==
      1,
    'default_sequence 1 makes it the default',
  ),
  row(
    'tax-deleted-more',
    ['deleteTax'],
    'With a tax, others of the same value lose their name',
    instead(['deleteTax'], (request, handle, service) => {
      const id = Number(idOf(request));
      const tax = service.read(request.account, 'taxes', id);
      const answer = handle(request);
      for (let other = id + 1; tax && other < id + 50; other++) {
        const like = service.read(request.account, 'taxes', other);
        if (like?.value === tax.value)
          service.write(request.account, 'taxes', { ...like, name: `${like.name} (old)` });
      }
      return answer;
    }),
    async (api) => {
      const [a, b] = [await api.tax({ value: '7' }), await api.tax({ value: '7' })];
      await api.send('DELETE', `/taxes/${a.id}.json`);
      return (await api.one(`/taxes/${b.id}.json`)).name === b.name;
    },
  ),
  row(
    'receipt-cancels-all',
    ['changeReceiptState'],
    'Canceling a receipt cancels every receipt of the invoice',
    instead(['changeReceiptState'], (request, handle, service) => {
      const answer = handle(request);
      const receipt = service.read(request.account, 'documents', Number(idOf(request)));
      for (let id = 1; receipt && answer.status === 200 && id < receipt.id + 100; id++) {
        const one = service.read(request.account, 'documents', id);
        if (one?.kind === receipt.kind && one.extras.ownerId === receipt.extras.ownerId)
          service.write(request.account, 'documents', { ...one, status: receipt.status });
      }
      return answer;
    }),
    async (api) => {
      const { id } = await api.final('Invoice');
      const [a, b] = [await api.pay(id, '5.00'), await api.pay(id, '6.00')];
      await api.put(`/receipts/${recordOf(a)?.id}/change-state.json`, {
        receipt: { state: 'canceled', message: 'm' },
      });
      return (
        (await api.list('/receipts.json')).find((one) => one.id === recordOf(b)?.id)?.status !== 'canceled'
      );
    },
    'cancel a payment: the receipt of the path',
  ),
];

const states = new WeakMap<object, string>();
