/** Faults of texts that are changed when they are stored: one field of one resource each. */
import type { OperationId } from '../../../generated/operations.js';
import type { TypeName } from '../../../generated/states.js';
import { typesOf, writing } from '../body-fields.js';
import { incoming, onBody, outgoing } from '../service-ways.js';
import { type DrawnRow, rowsOf } from './drawn.js';

type Where = 'item' | 'client' | 'tax' | 'sequence' | TypeName;

const operations: Record<string, readonly OperationId[]> = {
  item: ['createItem', 'updateItem'],
  client: ['createClient', 'updateClient'],
  tax: ['createTax', 'updateTax'],
  sequence: ['createSequence'],
};

/** One field of one resource is changed in the request. */
const text = (where: Where, field: string, says: string, change: (text: string) => unknown): DrawnRow => [
  operations[where] ?? writing(where as TypeName),
  `${field} of ${where}: ${says}`,
  incoming(field, (value: unknown) => (typeof value === 'string' ? change(value) : value)),
];

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const textRows = rowsOf('text', {
  'item-description-escaped': text('item', 'description', 'is escaped for HTML', escaped),
  'item-name-spaces': text('item', 'name', 'loses double spaces', (v) => v.replace(/ {2,}/g, ' ')),
  'item-unit-null': text('item', 'unit', 'is unset by the word null', (v) => (v === 'null' ? null : v)),
  'item-description-joiner': text('item', 'description', 'loses zero-width characters', (v) =>
    v.replace(/[\u200b-\u200f]/g, ''),
  ),
  'item-name-equals': text('item', 'name', 'gets a quote before a formula', (v) =>
    /^[=+@-]/.test(v) ? `'${v}` : v,
  ),
  'client-address-lines': text('client', 'address', 'loses line ends', (v) => v.replace(/\r?\n/g, ' ')),
  'client-phone-plus': text('client', 'phone', 'is decoded as a form is', (v) => v.replaceAll('+', ' ')),
  'client-fax-number': text('client', 'fax', 'is read as a number', (v) =>
    /^\d+$/.test(v) ? String(Number(v)) : v,
  ),
  'client-postal-dash': text('client', 'postal_code', 'loses its dash', (v) =>
    v.replace(/^(\d+)-(\d+)$/, '$1$2'),
  ),
  'client-code-case': text('client', 'code', 'is written in capitals', (v) => v.toUpperCase()),
  'client-city-case': text('client', 'city', 'gets capitals at every word', (v) =>
    v.replace(/\b[a-z]/g, (c) => c.toUpperCase()),
  ),
  'client-website-slash': text('client', 'website', 'loses its last slash', (v) => v.replace(/\/$/, '')),
  'client-observations-quotes': text('client', 'observations', 'gets typographic quotes', (v) =>
    v.replace(/"([^"]*)"/g, '“$1”'),
  ),
  'client-contact-accents': text('client', 'preferred_contact.name', 'loses its accents', (v) =>
    v.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
  ),
  'client-contact-phone': text('client', 'preferred_contact.phone', 'loses its spaces', (v) =>
    v.replaceAll(' ', ''),
  ),
  'client-fiscal-id-zeros': text('client', 'fiscal_id', 'loses leading zeros', (v) =>
    v.replace(/^0+(?=\d)/, ''),
  ),
  'client-email-case': text('client', 'email', 'is written in small letters', (v) => v.toLowerCase()),
  'client-email-mailed': [
    typesOf().map(({ pascal }) => `email${pascal}` as OperationId),
    'email of client: one that an e-mail saves is written in small letters',
    incoming('client.email', (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)),
  ],
  'client-name-apostrophe': text('client', 'name', 'gets a backslash before an apostrophe', (v) =>
    v.replaceAll("'", "\\'"),
  ),
  'client-name-composed': text('client', 'name', 'is composed (NFC)', (v) => v.normalize('NFC')),
  'client-observations-trimmed': text('client', 'observations', 'loses white space at its ends', (v) =>
    v.trim(),
  ),
  'tax-name-percent': text('tax', 'name', 'is decoded as an address is', (v) => v.replace(/%25/g, '%')),
  'tax-name-case': text('tax', 'name', 'is written in capitals', (v) => v.toUpperCase()),
  'serie-number': text('sequence', 'serie', 'is read as a number', (v) =>
    /^\d+$/.test(v) ? String(Number(v)) : v,
  ),
  'serie-case': text('sequence', 'serie', 'is written in small letters', (v) => v.toLowerCase()),
  'invoice-reference-number': text('Invoice', 'reference', 'is read as a number', (v) =>
    /^[\d.e]+$/i.test(v) && !Number.isNaN(Number(v)) ? String(Number(v)) : v,
  ),
  'quote-observations-emoji': text('Quote', 'observations', 'loses characters of four bytes', (v) =>
    v.replace(/[\u{10000}-\u{10ffff}]/gu, '?'),
  ),
  'proforma-observations-tags': text('Proforma', 'observations', 'loses what looks like tags', (v) =>
    v.replace(/<[^<>]{0,200}>/g, ''),
  ),
  'receipt-observations-template': text('InvoiceReceipt', 'observations', 'is filled as a template', (v) =>
    v.replace(/\{\{[^{}]{0,200}\}\}/g, ''),
  ),
  'note-reference-dollar': text('CreditNote', 'reference', 'loses dollar signs and digits after them', (v) =>
    v.replace(/\$\d/g, ''),
  ),
  'fees-reference-slash': text('FeesNote', 'reference', 'loses a backslash', (v) => v.replaceAll('\\', '')),
  'order-reference-zeros': text('PurchaseOrder', 'reference', 'loses leading zeros', (v) =>
    v.replace(/^0+(?=\d)/, ''),
  ),
  'order-observations-entities': text('PurchaseOrder', 'observations', 'has its entities decoded', (v) =>
    v.replaceAll('&amp;', '&').replaceAll('&eacute;', 'é'),
  ),
  'invoice-line-description': text(
    'Invoice',
    'items.*.description',
    'has dashes and dots made typographic',
    (v) => v.replaceAll('--', '–').replaceAll('...', '…'),
  ),
  'invoice-line-unit': text('Invoice', 'items.*.unit', 'is dropped where it is 0', (v) =>
    v === '0' ? null : v,
  ),
  'debit-line-name': text('DebitNote', 'items.*.name', 'ends at a semicolon', (v) => v.split(';')[0]),
  'shipping-plate': text('Shipping', 'license_plate', 'loses its dashes', (v) => v.replaceAll('-', '')),
  'transport-detail-comment': text(
    'Transport',
    'address_from.detail',
    'ends at two dashes',
    (v) => v.split('--')[0],
  ),
  'devolution-city-accents': text(
    'Devolution',
    'address_to.city',
    'is written in another character set',
    (v) => Buffer.from(v, 'utf8').toString('latin1'),
  ),
  'shipping-observations-tab': text('Shipping', 'observations', 'has tabs made spaces', (v) =>
    v.replaceAll('\t', '    '),
  ),
  'simplified-observations-crlf': text('SimplifiedInvoice', 'observations', 'has CR LF made LF', (v) =>
    v.replaceAll('\r\n', '\n'),
  ),
  'shipping-plate-alone': [
    ['updateShipping'],
    'license_plate of Shipping: a new one is only kept beside loaded_at',
    onBody((inner) => {
      if (inner.loaded_at === undefined) delete inner.license_plate;
    }),
  ],
  'quote-client-country': [
    ['getQuote'],
    'The country of the client of a quote is in small letters',
    outgoing('quote.client.country', (country: unknown) =>
      typeof country === 'string' ? country.toLowerCase() : country,
    ),
  ],
  'invoice-currency-object': [
    ['getInvoice'],
    'currency of Invoice: any but EUR is an object',
    outgoing('invoice.currency', (code: unknown) => (code === 'EUR' ? code : { code })),
  ],
});
