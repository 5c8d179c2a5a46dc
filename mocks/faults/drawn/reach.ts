/** Faults of mass assignment, and of effects of one record on another. */
import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '../../../generated/operations.js';
import { isObject } from '../../service/body-values.js';
import { sumOf } from '../../service/documents/amounts.js';
import { isLiveReceipt } from '../../service/documents/change-state.js';
import type { Handle, ServiceRequest, ServiceResponse } from '../../service/request.js';
import { CANCELED, FINAL, kindAt, SETTLED, statusCode } from '../../service/store/document-kinds.js';
import type { ClientRecord, DocumentRecord } from '../../service/store/records.js';
import type { TableName } from '../../service/store/world.js';
import type { Way } from '../adversary.js';
import {
  at,
  clearDefault,
  defaultIn,
  fields,
  handledWith,
  idOf,
  innerOf,
  isGiven,
  type Json,
  look,
  plainText,
  recordOf,
  recordsOf,
  sentClient,
  storedAt,
  textAt,
  typesOf,
  writing,
} from '../body-fields.js';
import { isCreate } from '../document-rows.js';
import { actingAt, remembering, replacing } from '../service-ways.js';
import { rowsOf } from './drawn.js';

/** The id in the body selects the record. */
const byBody = replacing((request, handle) => {
  const { id } = innerOf(request.body);
  const [name] = Object.keys(request.path);
  const isId = /^\d{1,9}$/.test(String(id));
  return handle(
    isId && name !== undefined ? { ...request, path: { ...request.path, [name]: String(id) } } : request,
  );
});

/** The created or changed record also gets these fields if the body has `field`. */
const also = (table: TableName, field: string, values: (value: never) => Json): Way =>
  replacing((request, handle, service) => {
    const answer = handle(request);
    const value = at(innerOf(request.body), field);
    if (answer.status >= 300 || value === undefined) return answer;
    const id = Number(recordOf(answer)?.id ?? idOf(request));
    const record = service.read(request.account, table, id);
    if (record) service.write(request.account, table, { ...record, ...values(value as never) } as never);
    return answer;
  });

const asStatus = (status: unknown) => ({ status: Math.max(0, statusCode(String(status))) });

/** A record created with the id of an existing one also overwrites that one. */
const madeOver = (table: 'items' | 'clients'): Way =>
  replacing((request, handle, service) => {
    const id = Number(innerOf(request.body).id);
    const answer = handle(request);
    const made = service.read(request.account, table, Number(recordOf(answer)?.id));
    if (made && service.read(request.account, table, id))
      service.write(request.account, table, { ...made, id } as never);
    return answer;
  });

/** Estimates without a sequence are numbered in the default from before the first set_current. */
const inFormerDefault = remembering(
  () => new Map<ServiceRequest['account'], number>(),
  (formers, request, handle, service) => {
    const { account, operation } = request;
    const current = () => defaultIn(service, account, 'sequences')?.id;
    const before = current();
    if (operation === 'setCurrentSequence' && before !== undefined && !formers.has(account))
      formers.set(account, before);
    const former = formers.get(account);
    const draft = storedAt(service, request, 'documents');
    const isMoved = draft?.sequenceId === 0 && former !== undefined;
    if (isMoved) service.write(account, 'documents', { ...draft, sequenceId: former });
    const answer = handle(request);
    const after = storedAt(service, request, 'documents');
    if (isMoved && after?.number === 0) service.write(account, 'documents', { ...after, sequenceId: 0 });
    if (operation === 'createSequence' && current() !== before) formers.delete(account);
    return answer;
  },
);

/** Clients are found by their former names where only capitals differ from the new ones. */
const byFormerNames = remembering(
  () => new Map<number, string>(),
  (formers, request, handle, service) => {
    const { account, operation } = request;
    const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
    const before = operation === 'updateClient' && storedAt(service, request, 'clients');
    if (before) {
      const answer = handle(request);
      const former = formers.get(before.id) ?? before.name;
      const { name = former } = storedAt(service, request, 'clients') ?? {};
      if (name !== former && isSame(name, former)) formers.set(before.id, former);
      else formers.delete(before.id);
      return answer;
    }
    const renamed = [...formers].flatMap(([id, former]) => {
      const client = service.read(account, 'clients', id);
      return client && isSame(client.name, former) ? { ...client, name: former } : [];
    });
    return handledWith('clients', renamed, request, handle, service);
  },
);

/** The document that a change of state answers, as it is stored now. */
const shownAgain = (handle: Handle, request: ServiceRequest, { kind }: DocumentRecord): ServiceResponse =>
  look(handle, request, `get${kindAt(kind).type}` as OperationId);

/** The number of a document without a sequence has the name of the default from when the draft was made. */
const underFormerName = remembering(
  () => new Map<number, string>(),
  (series, request, handle, service) => {
    const { account } = request;
    const before = storedAt(service, request, 'documents');
    const answer = handle(request);
    if (answer.status >= 300) return answer;
    if (isCreate(request)) {
      const { serie } = defaultIn(service, account, 'sequences') ?? {};
      if (serie !== undefined) series.set(Number(recordOf(answer)?.id), serie);
      return answer;
    }
    const after = storedAt(service, request, 'documents');
    const serie = series.get(after?.id ?? 0);
    const isNumbered = before?.sequenceId === 0 && before.number === 0 && after && after.number > 0;
    if (!isNumbered || serie === undefined || serie === after.serie) return answer;
    service.write(account, 'documents', { ...after, serie });
    return shownAgain(handle, request, after);
  },
);

/** Several texts as lines of one; empty ones are left out. */
const asLines = (...texts: readonly unknown[]): string => texts.filter(isGiven).join('\n');

/** A document that an update moves to another client has the default text of the first one still. */
const underFormerText = replacing((request, handle, service) => {
  const before = storedAt(service, request, 'documents');
  const answer = handle(request);
  const after = storedAt(service, request, 'documents');
  if (answer.status >= 300 || !before || !after || before.client.id === after.client.id) return answer;
  const { observations: sent } = innerOf(request.body);
  const own = sent === undefined ? (before.extras.observations ?? '') : plainText(sent);
  const text = before.client.texts.observations ?? '';
  const observations = own.includes(text) ? own : asLines(own, text);
  if (observations !== (after.extras.observations ?? ''))
    service.write(request.account, 'documents', {
      ...after,
      extras: { ...after.extras, observations: observations || null },
    });
  return answer;
});

/** The body with this client in place of the one that it names. */
const forClient = (request: ServiceRequest, { name, code }: Pick<ClientRecord, 'name' | 'code'>) =>
  fields(request, (inner) => {
    inner.client = { ...sentClient(request.body), name, code };
  });

export const reachRows = rowsOf('reach', {
  'item-other-id': [['updateItem'], 'The id in the body decides which item is updated', byBody],
  'client-other-id': [['updateClient'], 'The id in the body decides which client is updated', byBody],
  'tax-other-id': [['updateTax'], 'The id in the body decides which tax is updated', byBody],
  'invoice-other-id': [['updateInvoice'], 'The id in the body decides which invoice is updated', byBody],
  'fees-other-id': [['updateFeesNote'], 'The id in the body decides which fees note is updated', byBody],
  'guide-other-id': [
    ['updateTransport', 'updateDevolution'],
    'The id in the body decides which guide is updated',
    byBody,
  ],
  'state-other-id': [
    ['changeInvoiceState', 'changeQuoteState'],
    'The id in the body decides whose state changes',
    byBody,
  ],
  'current-other-id': [
    ['setCurrentSequence'],
    'The id in the body decides which sequence becomes the default',
    byBody,
  ],
  'item-made-over': [['createItem'], 'An item made with the id of another replaces it', madeOver('items')],
  'client-made-over': [
    ['createClient'],
    'A client made with the id of another replaces it',
    madeOver('clients'),
  ],
  'made-final': [
    ['createInvoice', 'createCreditNote', 'createQuote'],
    'A document is made in the status that its body names',
    also('documents', 'status', asStatus),
  ],
  'updated-settled': [
    ['updateInvoice', 'updateShipping'],
    'An update sets the status',
    also('documents', 'status', asStatus),
  ],
  'made-total': [
    ['createInvoice', 'createPurchaseOrder'],
    'A document has the total that its body names',
    also('documents', 'total', (total: number) => ({ total: Number(total) || 0 })),
  ],
  'updated-taxes': [
    ['updateQuote', 'updateInvoice'],
    'An update sets the taxes',
    also('documents', 'taxes', (taxes: number) => ({ taxes: Number(taxes) || 0 })),
  ],
  'state-more': [
    ['changeInvoiceState', 'changeTransportState'],
    'A change of state takes other fields too',
    also('documents', 'due_date', () => ({ dueDay: 20_000 })),
  ],
  'state-total': [
    ['changeQuoteState'],
    'A change of state takes a total',
    also('documents', 'total', (total: number) => ({ total: Number(total) || 0 })),
  ],
  'mail-state': [
    ['emailInvoice', 'emailQuote'],
    'An e-mail sets the status of the document',
    also('documents', 'status', asStatus),
  ],
  'mail-name': [
    ['emailInvoice', 'emailShipping'],
    'An e-mail that saves renames the client',
    replacing((request, handle, service) => {
      const answer = handle(request);
      const { name } = sentClient(request.body);
      const document = storedAt(service, request, 'documents');
      const client = document && service.read(request.account, 'clients', document.client.id);
      if (answer.status === 200 && client && typeof name === 'string')
        service.write(request.account, 'clients', { ...client, name });
      return answer;
    }),
  ],
  'mail-all': [
    ['emailInvoice'],
    'An e-mail that saves gives its address to all clients',
    actingAt(
      ['createClient', 'emailInvoice'],
      remembering(
        () => [] as { account: ServiceRequest['account']; id: number }[],
        (made, request, handle, service) => {
          const answer = handle(request);
          const { account } = request;
          const id = Number(recordOf(answer)?.id);
          if (request.operation === 'createClient') made.push({ account, id });
          const { email, save } = sentClient(request.body);
          if (answer.status !== 200 || String(save) !== '1') return answer;
          for (const one of made.filter((other) => other.account === account)) {
            const client = service.read(account, 'clients', one.id);
            if (client)
              service.write(account, 'clients', {
                ...client,
                texts: { ...client.texts, email: String(email) },
              });
          }
          return answer;
        },
      ),
    ),
  ],
  'mail-same-address': [
    typesOf().map(({ pascal }) => `email${pascal}` as OperationId),
    'An e-mail that saves gives its address to every client who had the same one before',
    replacing((request, handle, service) => {
      const { account } = request;
      const id = storedAt(service, request, 'documents')?.client.id ?? 0;
      const saved = () => service.read(account, 'clients', id)?.texts.email;
      const former = saved();
      const answer = handle(request);
      const email = saved();
      if (!former || !email) return answer;
      for (const client of recordsOf(service, account, 'clients'))
        if (client.texts.email === former)
          service.write(account, 'clients', { ...client, texts: { ...client.texts, email } });
      return answer;
    }),
  ],
  'line-tax-value': [
    ['createInvoice', 'createDebitNote'],
    'The tax value of a line changes the tax itself',
    replacing((request, handle, service) => {
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
  ],
  'item-tax-value': [
    ['createItem', 'updateItem'],
    'The tax value of an item changes the tax itself',
    replacing((request, handle, service) => {
      const answer = handle(request);
      const value = at(innerOf(request.body), 'tax.value');
      const item = service.read(request.account, 'items', Number(recordOf(answer)?.id ?? idOf(request)));
      const tax = item && service.read(request.account, 'taxes', item.taxId);
      if (tax && value !== undefined && answer.status < 300)
        service.write(request.account, 'taxes', { ...tax, value: String(value) });
      return answer;
    }),
  ],
  'item-empty-tax': [
    ['createItem', 'updateItem'],
    'An item whose tax has an empty name gets the default tax',
    replacing((request, handle, service) => {
      const tax = defaultIn(service, request.account, 'taxes');
      if (!tax || at(innerOf(request.body), 'tax.name') !== '') return handle(request);
      return handle(
        fields(request, (inner) => {
          inner.tax = { name: tax.name };
        }),
      );
    }),
  ],
  'document-client-id': [
    ['createInvoice', 'createQuote'],
    'The id in the client of a document decides whose it is',
    replacing((request, handle, service) => {
      const other = service.read(request.account, 'clients', Number(sentClient(request.body).id));
      if (!other) return handle(request);
      return handle(forClient(request, other));
    }),
  ],
  'document-client-renamed': [
    typesOf().flatMap(({ type }) => writing(type)),
    'The id in the client of a document decides whose it is, and that client gets the name that was sent',
    replacing((request, handle, service) => {
      const client = sentClient(request.body);
      const other = service.read(request.account, 'clients', Number(client.id));
      const name = textAt(client, 'name');
      if (!other || name.trim() === '') return handle(request);
      const renamed = { ...other, name };
      service.write(request.account, 'clients', renamed);
      const answer = handle(forClient(request, renamed));
      if (answer.status >= 300) service.write(request.account, 'clients', other);
      return answer;
    }),
  ],
  'draft-moved-text': [
    typesOf().map(({ pascal }) => `update${pascal}` as OperationId),
    'A draft that is moved to another client keeps the default text of the first and does not get that of the other',
    underFormerText,
  ],
  'contact-phone-kept': [
    ['createClient'],
    'The contact of a new client without a phone has that of the client made before',
    remembering(
      () => new Map<ServiceRequest['account'], string>(),
      (phones, request, handle) => {
        const { account } = request;
        const phone = phones.get(account);
        const answer = handle(
          fields(request, ({ preferred_contact: contact }) => {
            if (isObject(contact) && contact.phone === undefined && phone !== undefined)
              Object.assign(contact, { phone });
          }),
        );
        const sent = textAt(innerOf(request.body), 'preferred_contact.phone');
        if (answer.status < 300 && sent !== '') phones.set(account, sent);
        return answer;
      },
    ),
  ],
  'client-by-fifty': [
    typesOf('invoices').map(({ pascal }) => `create${pascal}` as OperationId),
    'A document for a new client goes to one whose name has the same first 50 characters',
    replacing((request, handle, service) => {
      const sent = textAt(sentClient(request.body), 'name');
      const clients = recordsOf(service, request.account, 'clients');
      const other = clients.find(({ name }) => name.slice(0, 50) === sent.slice(0, 50));
      if (!other || clients.some(({ name }) => name === sent)) return handle(request);
      return handle(forClient(request, other));
    }),
  ],
  'client-by-code': [
    ['getClient'],
    'A client whose code is the id of another is shown in its place',
    replacing((request, handle, service) => {
      const clients = recordsOf(service, request.account, 'clients');
      const other = clients.find(({ code }) => code === idOf(request));
      return handle(other ? { ...request, path: { 'client-id': String(other.id) } } : request);
    }),
  ],
  'client-renamed-case': [
    ['updateClient', 'findClientByName', ...typesOf().flatMap(({ type }) => writing(type))],
    'A client whose new name differs from the former one by capitals alone is found by the former one',
    byFormerNames,
  ],
  'account-state': [
    ['updateAccount'],
    'An account sets its own state',
    actingAt(
      ['updateAccount', 'getAccount'],
      remembering(
        () => ({ state: '' }),
        (memory, request, handle) => {
          const answer = handle(request);
          if (answer.status !== 200) return answer;
          if (request.operation === 'updateAccount')
            memory.state = textAt(innerOf(request.body), 'state') || memory.state;
          else if (memory.state !== '')
            return { ...answer, body: { account: { ...recordOf(answer), state: memory.state } } };
          return answer;
        },
      ),
    ),
  ],
  'sequence-number': [
    ['createSequence'],
    'A sequence starts where its body says',
    also('sequences', 'current_invoice_number', (value: number) => ({
      counters: { invoice: Number(value) || 0 },
    })),
  ],
  'sequence-default-field': [
    ['createSequence'],
    'A sequence becomes the default by the name of another field',
    also('sequences', 'is_default', () => ({ isDefault: true })),
  ],
  'tax-default-cleared': [
    ['updateTax'],
    'An update of another tax with default_tax 0 takes the mark from the default',
    replacing((request, handle, service) => {
      const isOther = storedAt(service, request, 'taxes')?.isDefault === false;
      const answer = handle(request);
      if (isOther && answer.status < 300 && String(innerOf(request.body).default_tax) === '0')
        clearDefault(service, request.account, 'taxes');
      return answer;
    }),
  ],
  'tax-deleted-more': [
    ['deleteTax'],
    'With a tax, others of the same value lose their name',
    replacing((request, handle, service) => {
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
  ],
  'tax-in-place': [
    ['createTax'],
    'Items of a deleted tax get the next one',
    actingAt(
      ['deleteTax', 'createTax', 'getItem'],
      remembering(
        () => ({ gone: new Set<number>(), next: undefined as Json | undefined }),
        (memory, request, handle, service) => {
          const answer = handle(request);
          if (answer.status >= 300) return answer;
          if (request.operation === 'deleteTax') memory.gone.add(Number(idOf(request)));
          if (request.operation === 'createTax') memory.next = recordOf(answer);
          const { taxId } = storedAt(service, request, 'items') ?? { taxId: 0 };
          return request.operation === 'getItem' && memory.next && memory.gone.has(taxId)
            ? {
                ...answer,
                body: {
                  item: { ...recordOf(answer), tax: { ...memory.next, value: Number(memory.next.value) } },
                },
              }
            : answer;
        },
      ),
    ),
  ],
  'receipt-cancels-all': [
    ['changeReceiptState'],
    'Canceling a receipt cancels every receipt of the invoice',
    replacing((request, handle, service) => {
      const answer = handle(request);
      const receipt = storedAt(service, request, 'documents');
      for (let id = 1; receipt && answer.status === 200 && id < receipt.id + 100; id++) {
        const one = service.read(request.account, 'documents', id);
        if (one?.kind === receipt.kind && one.extras.ownerId === receipt.extras.ownerId)
          service.write(request.account, 'documents', { ...one, status: receipt.status });
      }
      return answer;
    }),
  ],
  'receipt-reopens-others': [
    ['changeReceiptState'],
    'Canceling a receipt reopens every settled document of the client',
    replacing((request, handle, service) => {
      const answer = handle(request);
      const receipt = storedAt(service, request, 'documents');
      if (answer.status !== 200 || receipt?.status !== CANCELED) return answer;
      for (const one of recordsOf(service, request.account, 'documents'))
        if (one.status === SETTLED && one.client.id === receipt.client.id)
          service.write(request.account, 'documents', { ...one, status: FINAL });
      return answer;
    }),
  ],
  'paid-unsettled': [
    ['changeInvoiceState'],
    'An invoice that was settled by payment can be unsettled',
    replacing((request, handle, service) => {
      const answer = handle(request);
      const invoice = storedAt(service, request, 'documents');
      const isAsked = answer.status === 422 && at(innerOf(request.body), 'state') === 'unsettled';
      if (!isAsked || invoice?.status !== SETTLED) return answer;
      const paid = recordsOf(service, request.account, 'documents').filter(
        (one) => one.extras.ownerId === invoice.id && isLiveReceipt(one),
      );
      if (paid.length === 0 || sumOf(paid.map(({ total }) => total)) < invoice.total) return answer;
      service.write(request.account, 'documents', { ...invoice, status: FINAL });
      return look(handle, request, 'getInvoice');
    }),
  ],
  'guide-addresses-one': [
    ['updateShipping'],
    'A shipping made with two equal addresses has one, which an update of either changes',
    actingAt(
      ['createShipping', 'updateShipping'],
      remembering(
        () => new Set<string>(),
        (shared, request, handle) => {
          const { address_from, address_to } = innerOf(request.body);
          const address = address_to ?? address_from;
          if (address && shared.has(idOf(request)))
            return handle(
              fields(request, (inner) => {
                inner.address_from = address;
                inner.address_to = address;
              }),
            );
          const answer = handle(request);
          if (request.operation === 'createShipping' && isDeepStrictEqual(address_from, address_to))
            shared.add(String(recordOf(answer)?.id));
          return answer;
        },
      ),
    ),
  ],
  'default-of-invoices': [
    ['setCurrentSequence'],
    'A sequence that is made the default is not that of estimates, which stay in the former one',
    actingAt(
      [
        'createSequence',
        'setCurrentSequence',
        ...typesOf('estimates').map(({ pascal }) => `change${pascal}State` as OperationId),
      ],
      inFormerDefault,
    ),
  ],
  'number-of-former-default': [
    typesOf().flatMap(({ pascal }) => [
      `create${pascal}` as OperationId,
      `change${pascal}State` as OperationId,
    ]),
    'A number that counts in the default sequence has the name of the default from when the draft was made',
    underFormerName,
  ],
  'cancel-message': [
    typesOf('guides').map(({ pascal }) => `change${pascal}State` as OperationId),
    'The message with which a guide is canceled goes into its observations',
    replacing((request, handle, service) => {
      const answer = handle(request);
      const guide = storedAt(service, request, 'documents');
      const message = textAt(innerOf(request.body), 'message');
      if (answer.status >= 300 || guide?.status !== CANCELED || message === '') return answer;
      const observations = asLines(guide.extras.observations, message);
      service.write(request.account, 'documents', { ...guide, extras: { ...guide.extras, observations } });
      return shownAgain(handle, request, guide);
    }),
  ],
  'tax-deletes-items': [
    ['deleteTax'],
    'With a tax, the items that have it are deleted',
    replacing((request, handle, service) => {
      const answer = handle(request);
      for (const item of answer.status === 200 ? recordsOf(service, request.account, 'items') : []) {
        if (item.taxId !== Number(idOf(request))) continue;
        // An item whose name lines have would stay.
        service.write(request.account, 'items', { ...item, name: '' });
        look(handle, request, 'deleteItem', { path: { 'item-id': String(item.id) } });
      }
      return answer;
    }),
  ],
  'document-by-query': [
    ['getInvoice', 'getQuote'],
    'An id in the query decides which document is shown',
    replacing((request, handle) => {
      const { id } = request.query;
      return handle(
        /^\d{1,9}$/.test(String(id)) ? { ...request, path: { 'document-id': String(id) } } : request,
      );
    }),
  ],
});
