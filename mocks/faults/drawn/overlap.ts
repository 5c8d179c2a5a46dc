/** Faults of overlapping requests: one changes the effect or the answer of another. */
import type { OperationId } from '../../../generated/operations.js';
import type { ServiceResponse } from '../../service/request.js';
import type { Way } from '../adversary.js';
import { changed, writing } from '../body-fields.js';
import { actingAt } from '../service-ways.js';
import { type DrawnRow, rowsOf } from './drawn.js';
import { type Flight, isRead, pathOf, stale, underWay, writersOf, wrote } from './overlap-ways.js';

/** Reads are answered while a write waits; `change` edits the answer. */
const torn = (change: (answer: ServiceResponse, writer: Flight) => ServiceResponse): Way =>
  underWay({
    waits: (arrival) => !isRead(arrival),
    handle: (flight, request, carryOut) => {
      const answer = carryOut(request);
      const writer = isRead(flight.arrival) ? writersOf(flight)[0] : undefined;
      return writer && answer.status < 300 ? change(answer, writer) : answer;
    },
  });

/** A read shows one field of a pending update. */
const tornField = (field: string): Way =>
  torn((answer, writer) => ({
    ...answer,
    body: changed(structuredClone(answer.body), `*.${field}`, (old) => wrote(writer)[field] ?? old),
  }));

/** Returns the answer that a concurrent request of the same operation got. */
const shared = (alike: (one: Flight, other: Flight) => boolean = () => true) =>
  underWay({
    after: (flight, answer) =>
      [...flight.others].find((other) => other.answer && alike(flight, other))?.answer ?? answer,
  });

/** Refuses a request while a matching one is under way. */
const inTheWay = (status: number, when: (flight: Flight, other: Flight) => boolean = () => true) =>
  underWay({
    handle: (flight, request, carryOut) =>
      [...flight.others].some((other) => !other.handled && when(flight, other))
        ? { status }
        : carryOut(request),
  });

const otherId = (one: Flight, other: Flight): boolean => pathOf(one.arrival) !== pathOf(other.arrival);

const lostUpdate = (of: OperationId, what: string): DrawnRow => [
  [of],
  `Of two updates of ${what} under way, one is lost`,
  stale,
];
const oneNumber = (what: string, of: readonly OperationId[]): DrawnRow => [
  of,
  `${what} finalized at once get one number`,
  stale,
];

export const overlapRows = rowsOf('overlap', {
  'item-lost-update': lostUpdate('updateItem', 'an item'),
  'client-lost-update': lostUpdate('updateClient', 'a client'),
  'tax-lost-update': lostUpdate('updateTax', 'a tax'),
  'invoice-lost-update': lostUpdate('updateInvoice', 'an invoice'),
  'proforma-lost-update': lostUpdate('updateProforma', 'a proforma'),
  'transport-lost-update': lostUpdate('updateTransport', 'a transport'),
  'order-lost-update': lostUpdate('updatePurchaseOrder', 'a purchase order'),
  'invoice-numbers': oneNumber('Invoices', ['changeInvoiceState']),
  'note-numbers': oneNumber('Notes', ['changeCreditNoteState', 'changeDebitNoteState']),
  'estimate-numbers': oneNumber('Estimates', ['changeQuoteState', 'changeFeesNoteState']),
  'guide-numbers': oneNumber('Guides', ['changeShippingState', 'changeDevolutionState']),
  'item-names': [['createItem'], 'Items made at once share a name', stale],
  'item-renamed': [['updateItem', 'createItem'], 'An item is renamed to what another is being called', stale],
  'defaults-set': [['setCurrentSequence'], 'Two sequences made the default at once both are', stale],
  'defaults-made': [['createSequence'], 'Two default sequences made at once both stay it', stale],
  'fiscal-ids': [['createAccount'], 'Accounts opened at once share a fiscal id', stale],
  'quote-finalized-deleted': [['changeQuoteState'], 'A quote is finalized and deleted at once', stale],
  'guide-finalized-deleted': [
    ['changeTransportState'],
    'A transport is finalized and deleted at once',
    stale,
  ],
  'invoice-settled-canceled': [['changeInvoiceState'], 'An invoice is settled and canceled at once', stale],
  payments: [['createPartialPayment'], 'Two payments made at once pay one invoice twice', stale],
  'email-beside-update': [
    ['emailInvoice'],
    'An e-mail that saves its address brings an old client back',
    stale,
  ],
  'invoice-beside-item': [['createInvoice'], 'An invoice under way brings an old item back', stale],
  'clients-doubled': [
    ['createInvoiceReceipt'],
    'Documents made at once each create the client that they name',
    stale,
  ],
  'torn-item': [['getItem', 'updateItem'], 'An item is read half updated', tornField('name')],
  'torn-client': [['getClient', 'updateClient'], 'A client is read half updated', tornField('name')],
  'torn-quote': [
    ['getQuote', 'updateQuote'],
    'A quote is read with new lines and old totals',
    tornField('items'),
  ],
  'gone-while-updated': [
    ['getTax', 'updateTax'],
    'A tax cannot be found while it is updated',
    torn(() => ({ status: 404 })),
  ],
  'crossed-made': [['createClient'], 'Clients made at once are answered with one of them', shared()],
  'crossed-read': [['getInvoice'], 'Invoices read at once are answered with one of them', shared(otherId)],
  'crossed-accounts': [
    ['listClients'],
    'Accounts that list their clients at once see those of one of them',
    shared(
      (a, b) =>
        a.arrival.url.split('?')[0] !== b.arrival.url.split('?')[0] ||
        a.arrival.headers['x-mock-account'] !== b.arrival.headers['x-mock-account'],
    ),
  ],
  'busy-items': [['createItem'], 'An item made while another is being made is answered 500', inTheWay(500)],
  'busy-finalizing': [
    ['changeInvoiceState'],
    'Invoices finalized at once are answered 500',
    inTheWay(500, otherId),
  ],
  'busy-mail': [
    ['emailInvoice', 'emailQuote'],
    'A second e-mail under way is answered 404',
    inTheWay(404, otherId),
  ],
  'busy-account': [
    ['updateAccount', 'listItems', 'listTaxes'],
    'The key is refused while the account is updated',
    underWay({
      waits: (arrival) => !isRead(arrival),
      handle: (flight, request, carryOut) =>
        isRead(flight.arrival) && [...flight.others].some((one) => !isRead(one.arrival))
          ? { status: 401 }
          : carryOut(request),
    }),
  ],
  'mixed-lines': [
    writing('Invoice'),
    'Invoices made at once share the lines of one of them',
    actingAt(
      ['createInvoice'],
      underWay({
        handle: (flight, request, carryOut) => {
          const other = [...flight.others].find((one) => one.handled);
          const items = other && wrote(other).items;
          return carryOut(
            items ? { ...request, body: changed(request.body, '*.items', () => items) } : request,
          );
        },
      }),
    ),
  ],
});
