import { type OperationId, operationIds } from '../../../generated/operations.js';
import type { TypeName } from '../../../generated/states.js';
import type { Arrival } from '../../http/hooks.js';
import { jsonIn } from '../../http/json.js';
import type { ServiceRequest } from '../../service/request.js';
import type { Service } from '../../service/service.js';
import { DRAFT, FINAL } from '../../service/store/document-kinds.js';
import type { TableName } from '../../service/store/world.js';
import type { Way } from '../adversary.js';
import {
  at,
  changed,
  clearDefault,
  handledWith,
  idOf,
  innerOf,
  isGiven,
  type Json,
  linesOf,
  recordsOf,
  sentBody,
  storedAt,
  textAt,
  typesOf,
} from '../body-fields.js';
import { blocking, incoming, remembering, replacing, undoingAs } from '../service-ways.js';
import { failing, isFor, withService } from '../wire-ways.js';
import { type DrawnRow, rowsOf } from './drawn.js';

/** A refused update still writes one field. */
const left = (table: TableName, field: string, fields: (value: never, old: never) => Json): Way =>
  replacing((request, handle, service) => {
    const answer = handle(request);
    const value = at(innerOf(request.body), field);
    const old = answer.status >= 400 && answer.status !== 401 && storedAt(service, request, table);
    if (old && value !== undefined && typeof value !== 'object')
      service.write(request.account, table, { ...old, ...fields(value as never, old as never) } as never);
    return answer;
  });

function recordMeant({ headers, url }: Arrival): Pick<ServiceRequest, 'account'> & { path: { id: string } } {
  const name = headers['x-mock-account'];
  const id = /\/(\d+)(?:\.json|\/)/.exec(url)?.[1] ?? '';
  return { account: name === undefined ? undefined : String(name), path: { id } };
}

/** A refused request still writes something, whichever layer refused it. */
const refusedWrite =
  (
    write: (
      body: Json,
      request: Pick<ServiceRequest, 'account' | 'path'>,
      service: Service,
      why: string,
    ) => void,
  ): Way =>
  (of) =>
    withService((service) => ({
      after: (answer, arrival) => {
        const main = service();
        if (!main || answer.status !== 422 || !isFor(of, arrival)) return answer;
        write(sentBody(arrival), recordMeant(arrival), main, answer.text);
        return answer;
      },
    }));

/** A refused update of a client still writes one text. */
const textLeft = (field: string, isMeant: (text: string) => boolean): Way =>
  refusedWrite((body, request, service) => {
    const client = storedAt(service, request, 'clients');
    const sent = textAt(body, `client.${field}`);
    if (client && isMeant(sent))
      service.write(request.account, 'clients', { ...client, texts: { ...client.texts, [field]: sent } });
  });

/** A search for something with this sign finds nothing. */
const lost = (sign: string): Way =>
  blocking({ status: 404 }, ({ query }) =>
    Object.values(query).some((value) => String(value).includes(sign)),
  );

/** A valid value of one field is refused. */
const choosy = (status: number, path: string, when: (value: unknown) => boolean): Way =>
  undoingAs(status, ({ body }) => when(at(innerOf(body), path)));

/** A wrong word is accepted as a trigger. */
const triggered = (when: (word: unknown) => boolean, trigger: string): Way =>
  incoming('state', (word: unknown) => (when(word) ? trigger : word));

const changing = (type: TypeName) => [`change${type}State` as OperationId];
/** One wrong word is accepted as a trigger of documents of this type. */
const word = (type: TypeName, says: string, sent: string, trigger: string): DrawnRow => [
  changing(type),
  says,
  triggered((one) => one === sent, trigger),
];

const asks = ({ body }: ServiceRequest, trigger: string): boolean => at(innerOf(body), 'state') === trigger;

const everyChange = typesOf().map(({ pascal }) => `change${pascal}State` as OperationId);
const documentLists = operationIds.filter((id) =>
  /^list.*(Invoices|Receipts|Notes|Estimates|Guides|Orders)$/.test(id),
);

/** A final document whose deletion was refused is in no list. */
const unlisted = remembering(
  () => new Set<number>(),
  (hidden, request, handle, service) => {
    const { account, operation } = request;
    if (everyChange.includes(operation)) {
      const answer = handle(request);
      const document = storedAt(service, request, 'documents');
      if (answer.status === 422 && asks(request, 'deleted') && document?.status === FINAL)
        hidden.add(document.id);
      return answer;
    }
    const documents = [...hidden].flatMap((id) => service.read(account, 'documents', id) ?? []);
    // No list has documents of this kind.
    const unlistable = documents.map((one) => ({ ...one, kind: -1 }));
    return handledWith('documents', unlistable, request, handle, service);
  },
);

/** A client's e-mail that is a list of two addresses is stored as it was sent. */
const twoAddresses: Way = (of) =>
  withService((service) => {
    const lists = new Map<Arrival, string>();
    return {
      // What is no address is refused before the service gets the request.
      before: (arrival) => {
        const body = sentBody(arrival);
        const sent = textAt(body, 'client.email');
        const [, first] = /^([^\s@,;]+@[^\s@,;]+)\s*[,;]\s*[^\s@,;]+@[^\s@,;]+$/.exec(sent) ?? [];
        if (first === undefined || !isFor(of, arrival)) return undefined;
        lists.set(arrival, sent);
        arrival.raw = JSON.stringify(changed(body, 'client.email', () => first));
        return undefined;
      },
      after: (answer, arrival) => {
        const [main, email] = [service(), lists.get(arrival)];
        lists.delete(arrival);
        if (!main || email === undefined || answer.status >= 300) return answer;
        const body = jsonIn(answer.text || '{}');
        const { account, path } = recordMeant(arrival);
        const client = main.read(account, 'clients', Number(at(body, 'client.id') ?? path.id));
        if (client) main.write(account, 'clients', { ...client, texts: { ...client.texts, email } });
        const shown = changed(body, 'client.email', () => email);
        return answer.text ? { ...answer, text: JSON.stringify(shown) } : answer;
      },
    };
  });

export const refusalRows = rowsOf('refusal', {
  'number-by-hand-again': [
    ['changeDevolutionState'],
    'A number that was given by hand before is given to another devolution',
    replacing((request, handle, service) => {
      const answer = handle(request);
      const made = storedAt(service, request, 'documents');
      const number = made?.extras.manualNumber;
      if (made && number !== undefined && made.number > 0)
        service.write(request.account, 'documents', { ...made, number });
      return answer;
    }),
  ],
  'item-unit-left': [
    ['updateItem'],
    'A refused name of an item leaves its unit changed',
    left('items', 'unit', (unit: string) => ({ unit })),
  ],
  'item-price-left': [
    ['updateItem'],
    'A refused name of an item leaves its price changed',
    left('items', 'unit_price', (unitPrice: string) =>
      Number(unitPrice) >= 0 ? { unitPrice: String(unitPrice) } : {},
    ),
  ],
  'item-undescribed': [
    ['updateItem'],
    'An item that a line made without a description cannot be updated without one',
    blocking({ status: 422 }, (request, _handle, service) => {
      const item = storedAt(service, request, 'items');
      return item?.description === null && !isGiven(innerOf(request.body).description);
    }),
  ],
  'quote-refused-state-message': [
    ['changeQuoteState'],
    'A forbidden transition of a quote moves its due date',
    left('documents', 'state', (_v, { dueDay }: { dueDay: number }) => ({ dueDay: dueDay + 1 })),
  ],
  'invoice-canceled-reference': [
    ['changeInvoiceState'],
    'A forbidden transition empties the reference',
    left('documents', 'state', (_v, { extras }: { extras: Json }) => ({
      extras: { ...extras, reference: null },
    })),
  ],
  'header-stored': [
    typesOf().map(({ pascal }) => `update${pascal}` as OperationId),
    'An update of a document that is refused for a line stores its reference',
    refusedWrite((body, request, service, why) => {
      const document = storedAt(service, request, 'documents');
      const reference = textAt(innerOf(body), 'reference');
      if (document?.status === DRAFT && reference !== '' && why.includes('items['))
        service.write(request.account, 'documents', {
          ...document,
          extras: { ...document.extras, reference },
        });
    }),
  ],
  'current-unknown': [
    ['setCurrentSequence'],
    'Making an unknown sequence the default is answered 404 and leaves no default',
    replacing((request, handle, service) => {
      const answer = handle(request);
      if (answer.status === 404) clearDefault(service, request.account, 'sequences');
      return answer;
    }),
  ],
  'current-again': [
    ['setCurrentSequence'],
    'Making the default sequence the default once more leaves no default',
    replacing((request, handle, service) => {
      const wasDefault = storedAt(service, request, 'sequences')?.isDefault;
      const answer = handle(request);
      if (wasDefault) clearDefault(service, request.account, 'sequences');
      return answer;
    }),
  ],
  'default-tax-again': [
    ['updateTax'],
    'Updating the default tax with default_tax 1 leaves no default',
    replacing((request, handle, service) => {
      const wasDefault = storedAt(service, request, 'taxes')?.isDefault;
      const answer = handle(request);
      const isAgain = wasDefault && String(innerOf(request.body).default_tax) === '1';
      if (isAgain && answer.status < 300) clearDefault(service, request.account, 'taxes');
      return answer;
    }),
  ],
  'deleted-unlisted': [
    [...everyChange, ...documentLists],
    'A final document whose deletion is refused is in no list from then on',
    unlisted,
  ],
  'settled-zero': [
    changing('Invoice'),
    'An invoice whose total is 0 cannot be settled',
    blocking(
      { status: 422 },
      (request, _handle, service) =>
        asks(request, 'settled') && storedAt(service, request, 'documents')?.total === 0,
    ),
  ],
  'settled-part-paid': [
    changing('Invoice'),
    'An invoice that was paid in part cannot be settled',
    blocking({ status: 422 }, (request, _handle, service) => {
      const receipts = recordsOf(service, request.account, 'documents').filter(
        ({ extras, status }) => extras.ownerId === Number(idOf(request)) && status === FINAL,
      );
      return asks(request, 'settled') && receipts.length > 0;
    }),
  ],
  'mailed-deleted': [
    everyChange,
    'A draft that was e-mailed cannot be deleted',
    blocking({ status: 422 }, (request, _handle, service) => {
      const mails = recordsOf(service, request.account, 'mails');
      return asks(request, 'deleted') && mails.some(({ documentId }) => documentId === Number(idOf(request)));
    }),
  ],
  'mail-refused-saves': [
    ['emailInvoice', 'emailQuote'],
    'An e-mail whose cc is refused saves its address',
    refusedWrite((body, request, service) => {
      const { email, save } = (at(body, 'message.client') ?? {}) as Json;
      const document = storedAt(service, request, 'documents');
      const client = document && service.read(request.account, 'clients', document.client.id);
      if (client && save === '1' && /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(String(email)))
        service.write(request.account, 'clients', {
          ...client,
          texts: { ...client.texts, email: String(email) },
        });
    }),
  ],
  'client-city-left': [
    ['updateClient'],
    'A refused e-mail address of a client leaves its city changed',
    textLeft('city', (city) => city !== ''),
  ],
  'client-language-left': [
    ['updateClient'],
    'An update of a client without a name leaves its language changed',
    textLeft('language', (language) => ['en', 'pt', 'es'].includes(language)),
  ],
  'email-plus': [
    ['createClient', 'updateClient'],
    'An e-mail address with a plus is refused',
    choosy(422, 'email', (v) => typeof v === 'string' && v.includes('+')),
  ],
  'email-domain': [
    ['createClient', 'updateClient'],
    'An e-mail address of a long top-level domain is refused',
    choosy(422, 'email', (v) => /\.[a-z]{7,}$/i.test(String(v))),
  ],
  'email-two': [
    ['createClient', 'updateClient'],
    "A client's e-mail address that is a list of two is accepted",
    twoAddresses,
  ],
  'mail-subdomain': [
    ['emailInvoice', 'emailProforma'],
    'A recipient of a subdomain is refused',
    choosy(422, 'client.email', (v) => (String(v).split('@').at(-1) ?? '').split('.').length > 2),
  ],
  'mail-apostrophe': [
    ['emailShipping', 'emailPurchaseOrder'],
    'A recipient with an apostrophe is answered 500',
    choosy(500, 'client.email', (v) => String(v).includes("'")),
  ],
  'price-zero': [
    ['createItem', 'updateItem'],
    'A price of 0 is refused',
    choosy(422, 'unit_price', (v) => Number(v) === 0),
  ],
  'price-whole': [
    ['createItem'],
    'A price without decimals is answered 500',
    choosy(500, 'unit_price', (v) => /^\d+$/.test(String(v))),
  ],
  'tax-zero': [
    ['createTax', 'updateTax'],
    'A tax of 0 is answered 500',
    choosy(500, 'value', (v) => Number(v) === 0),
  ],
  'tax-decimals': [
    ['createTax', 'updateTax'],
    'A tax with decimals is refused',
    choosy(422, 'value', (v) => /\.\d*[1-9]/.test(String(v))),
  ],
  'quantity-part': [
    ['createInvoice', 'createQuote'],
    'A quantity below one is refused',
    undoingAs(422, ({ body }) =>
      linesOf(innerOf(body)).some(({ quantity }) => Number(quantity) > 0 && Number(quantity) < 1),
    ),
  ],
  'language-es': [
    ['createClient', 'updateClient'],
    'The language es is refused',
    choosy(422, 'language', (v) => v === 'es'),
  ],
  'send-options-3': [
    ['createClient', 'updateClient'],
    'send_options 3 is refused',
    choosy(422, 'send_options', (v) => String(v) === '3'),
  ],
  'short-name': [
    ['createItem', 'createClient'],
    'Names of one letter are refused',
    choosy(422, 'name', (v) => typeof v === 'string' && v.length === 1),
  ],
  'code-slash': [
    ['createClient', 'updateClient'],
    'A code with a slash is answered 500',
    failing((_a, body) => textAt(body, 'client.code').includes('/')),
  ],
  'find-ampersand': [
    ['findClientByName', 'findClientByCode'],
    'A search for a client with an ampersand finds nothing',
    lost('&'),
  ],
  'find-plus': [['findClientByCode'], 'A code with a plus cannot be found', lost('+')],
  'invoice-paid': word('Invoice', 'The word paid settles a final invoice', 'paid', 'settled'),
  'quote-final-word': word('Quote', 'The word final finalizes a quote', 'final', 'finalized'),
  'quote-sent': word('Proforma', 'The word sent finalizes a proforma', 'sent', 'finalized'),
  'guide-spelling': word('Shipping', 'The word finalised finalizes a shipping', 'finalised', 'finalized'),
  'guide-cancelled': word('Transport', 'The word cancelled cancels a transport', 'cancelled', 'canceled'),
  'guide-unknown-deletes': [
    changing('Devolution'),
    'Any unknown word deletes a draft devolution',
    triggered(
      (one) =>
        typeof one === 'string' &&
        !['finalized', 'deleted', 'canceled', 'settled', 'accept', 'refuse', 'unsettled'].includes(one),
      'deleted',
    ),
  ],
  'fees-settled': word(
    'FeesNote',
    'settled, a trigger of invoices, accepts a final fees note',
    'settled',
    'accept',
  ),
  'credit-void': word('CreditNote', 'The word void cancels a final credit note', 'void', 'canceled'),
});
