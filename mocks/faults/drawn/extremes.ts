/** Faults at extreme input: limits in bytes, characters a database refuses, numbers over 32 or 64 bits, odd shapes. */
import type { Arrival } from '../../http/hooks.js';
import { at, idOf, type Json, recordOf, sentQuery, textAt } from '../body-fields.js';
import { incoming, replacing } from '../service-ways.js';
import { answeringWhen, failing } from '../wire-ways.js';
import { rowsOf } from './drawn.js';

const bytes = (text: string): number => Buffer.byteLength(text);

/** Whether the id in the path is at least this. */
const idFrom =
  (least: bigint) =>
  ({ url }: Arrival) => {
    const id = /\/(\d{1,30})(?:\.json|\/)/.exec(url)?.[1];
    return id !== undefined && BigInt(id) >= least;
  };

const BITS_31 = 2n ** 31n;
const BITS_63 = 2n ** 63n;
const longer = (value: unknown, size: number): boolean => typeof value === 'string' && value.length > size;

const inBody = (path: string, test: (text: string) => boolean) => (_arrival: Arrival, body: Json) =>
  test(textAt(body, path));

const number = (name: string, test: (value: number) => boolean) => (arrival: Arrival) => {
  const value = sentQuery(arrival).get(name);
  return value !== null && test(Number(value));
};

export const extremeRows = rowsOf('extreme', {
  'item-name-bytes': [
    ['createItem'],
    'Names of items beyond 255 bytes (not characters) are answered 500',
    failing(inBody('item.name', (v) => bytes(v) > 255)),
  ],
  'client-name-cut': [
    ['createClient'],
    'Names of clients are cut at 255 characters without a word',
    incoming('name', (v: string) => v.slice(0, 255)),
  ],
  'tax-name-long': [
    ['createTax'],
    'Names of taxes beyond 50 characters are answered 500',
    failing(inBody('tax.name', (v) => longer(v, 50))),
  ],
  'serie-long': [
    ['createSequence'],
    'Series beyond 32 characters are answered 500',
    failing(inBody('sequence.serie', (v) => longer(v, 32))),
  ],
  'client-nul': [
    ['createClient', 'updateClient'],
    'A NUL in an address is answered 500',
    failing(inBody('client.address', (v) => v.includes('\0'))),
  ],
  'invoice-nul': [
    ['createInvoice'],
    'A NUL in the observations of an invoice is answered 500',
    failing(inBody('invoice.observations', (v) => v.includes('\0'))),
  ],
  'guide-nul': [
    ['createShipping'],
    'A NUL in the load address of a shipping is answered 500',
    failing(inBody('shipping.address_from.detail', (v) => v.includes('\0'))),
  ],
  'item-control': [
    ['createItem'],
    'Control characters are accepted out of descriptions',
    incoming('description', (v: string) => [...v].filter((one) => one >= ' ').join('')),
  ],
  'client-surrogate': [
    ['createClient', 'updateClient'],
    'Half a character beyond 16 bits is answered 500',
    failing(inBody('client.observations', (v) => /[\ud800-\udfff]/u.test(v))),
  ],
  'quote-surrogate': [
    ['createQuote'],
    'Half a character in the reference of a quote is answered 500',
    failing(inBody('quote.reference', (v) => /[\ud800-\udfff]/u.test(v))),
  ],
  'item-id-32': [
    ['getItem', 'updateItem'],
    'Ids of items beyond 32 bits are answered 500',
    failing(idFrom(BITS_31)),
  ],
  'client-id-64': [
    ['getClient', 'updateClient'],
    'Ids of clients beyond 64 bits are answered 500',
    failing(idFrom(BITS_63)),
  ],
  'document-id-long': [
    ['getInvoice', 'getQuote', 'getShipping'],
    'Ids of documents of 20 digits are answered 500',
    failing(idFrom(10n ** 19n)),
  ],
  'state-id-32': [
    ['changeInvoiceState', 'changeQuoteState'],
    'A change of state of a document beyond 32 bits is answered 500',
    failing(idFrom(BITS_31)),
  ],
  'pdf-id-32': [
    ['getDocumentPdf'],
    'A PDF of a document beyond 32 bits is answered 500',
    failing(idFrom(BITS_31)),
  ],
  'tax-id-wraps': [
    ['getTax', 'deleteTax'],
    'Ids of taxes are cut to 32 bits',
    replacing((request, handle) => {
      const id = idOf(request);
      const path = { 'tax-id': String(Number(id) % 2 ** 32) };
      return handle(/^\d{10,15}$/.test(id) ? { ...request, path } : request);
    }),
  ],
  'page-32': [
    ['listClients'],
    'A page beyond 32 bits is answered 500',
    failing(number('page', (v) => v >= 2 ** 31)),
  ],
  'page-product': [
    ['listInvoices', 'listEstimates'],
    'A page whose offset passes 32 bits is answered 500',
    failing(number('page', (v) => v >= 2 ** 28)),
  ],
  'page-zero': [
    ['listItems', 'listGuides'],
    'Page 0 is answered 500',
    failing(number('page', (v) => v === 0)),
  ],
  'page-negative': [
    ['listClients', 'listPurchaseOrders'],
    'A negative page is answered 500',
    failing(number('page', (v) => v < 0)),
  ],
  'page-size-zero': [
    ['listClients', 'listItems'],
    'per_page=0 is divided by',
    failing(number('per_page', (v) => v === 0)),
  ],
  'price-exponent': [
    ['createItem'],
    'A price like 1e400 is answered 500',
    failing(inBody('item.unit_price', (v) => /e\d{3}/i.test(v))),
  ],
  'price-nan': [
    ['createItem'],
    'NaN is accepted as a price',
    answeringWhen(({ status }, { raw }) => status === 422 && /"unit_price":"NaN"/.test(String(raw)), 201, {
      item: { id: 1, name: 'n', unit_price: 0 },
    }),
  ],
  'price-infinity': [
    ['createItem', 'updateItem'],
    'Infinity is accepted as a price',
    answeringWhen(
      ({ status }, { raw }) => status === 422 && /"unit_price":"-?Infinity"/.test(String(raw)),
      200,
    ),
  ],
  'price-negative-exponent': [
    ['updateItem'],
    'A price of -1e-9 is accepted',
    answeringWhen(({ status }, { raw }) => status === 422 && /"unit_price":"-[^"]*e-/.test(String(raw)), 200),
  ],
  'price-blank': [
    ['updateItem'],
    'A price with blanks around it is accepted and not stored',
    answeringWhen(
      ({ status }, { raw }) => status === 422 && /"unit_price":" [\d.]+ "/.test(String(raw)),
      200,
    ),
  ],
  'quantity-huge': [
    ['createInvoice', 'createQuote'],
    'Quantities beyond 12 digits are answered 500',
    failing((_a, body) => /"quantity":"?\d{13,}/.test(JSON.stringify(body))),
  ],
  'lines-many': [
    ['createInvoice'],
    'Beyond 100 lines the rest is left out without a word',
    incoming('items', (v: unknown[]) => v.slice(0, 100)),
  ],
  'lines-thousand': [
    ['createProforma'],
    'More than 500 lines are answered 500',
    failing((_a, body) => ((at(body, 'proforma.items') as unknown[] | undefined)?.length ?? 0) > 500),
  ],
  'filter-values': [
    ['listInvoices'],
    'Hundreds of values of a filter are answered 500',
    failing((arrival) => sentQuery(arrival).getAll('status[]').length > 300),
  ],
  'filter-text-long': [
    ['listEstimates'],
    'A search for more than 1,000 characters is answered 500',
    failing((arrival) => longer(sentQuery(arrival).get('text'), 1000)),
  ],
  'filter-wildcards': [
    ['listInvoices'],
    'A search for a single percent sign or bracket is answered 500',
    failing((arrival) => /^[%[(*\\]$/.test(sentQuery(arrival).get('text') ?? '')),
  ],
  'query-deep': [
    ['listClients'],
    'A query of many brackets is answered 500',
    failing(({ url }) => (decodeURIComponent(url).match(/\[/g) ?? []).length > 20),
  ],
  'filter-object': [
    ['listInvoices', 'listEstimates'],
    'An object where a search text belongs is answered 500',
    failing(({ url }) => /text(\[|%5B)/i.test(url)),
  ],
  'wrapper-list': [
    ['createItem', 'createClient', 'createTax'],
    'A list in place of the wrapped object is answered 500',
    failing((_a, body) => Array.isArray(Object.values(body)[0])),
  ],
  'wrapper-text': [
    ['updateItem', 'updateClient'],
    'A text in place of the wrapped object is answered 500',
    failing((_a, body) => typeof Object.values(body)[0] === 'string'),
  ],
  'body-null': [
    ['createSequence', 'createInvoice', 'createTax'],
    'A body that is null is answered 500',
    failing(({ raw }) => String(raw) === 'null'),
  ],
  'contact-list': [
    ['createClient', 'updateClient'],
    'A list as preferred contact is answered 500',
    failing((_a, body) => Array.isArray(at(body, 'client.preferred_contact'))),
  ],
  'lines-object': [
    ['createInvoice', 'createQuote', 'createShipping'],
    'An object in place of the lines is answered 500',
    failing((_a, body) => {
      const items = at(Object.values(body)[0], 'items');
      return items !== undefined && items !== null && !Array.isArray(items);
    }),
  ],
  'line-null': [
    ['createInvoice', 'createPurchaseOrder'],
    'A line that is null is answered 500',
    failing(
      (_a, body) =>
        ((at(Object.values(body)[0], 'items') as unknown[] | undefined) ?? []).includes?.(null) === true,
    ),
  ],
  'month-range': [['exportSaft'], 'Month 13 is answered 500', failing(number('month', (v) => v > 12))],
  'mail-subject': [
    ['emailInvoice', 'emailShipping'],
    'A subject beyond 255 characters is answered 500',
    failing(inBody('message.subject', (v) => longer(v, 255))),
  ],
  'password-long': [
    ['createAccount'],
    'Passwords beyond 72 bytes are answered 500',
    failing(inBody('account.password', (v) => bytes(v) > 72)),
  ],
  'organization-symbols': [
    ['createAccount'],
    'An organization without a single letter of ASCII is answered 500',
    failing(inBody('account.organization_name', (v) => v !== '' && !/[a-z0-9]/i.test(v))),
  ],
  'trigger-object': [
    ['changeInvoiceState', 'changeShippingState'],
    'A trigger that is no text is answered 500',
    failing((_a, body) => typeof at(Object.values(body)[0], 'state') === 'object'),
  ],
  'great-price': [
    ['getItem'],
    'An item whose price a column of two decimals rounds to thirteen digits is answered 500',
    replacing((request, handle) => {
      const answer = handle(request);
      const price = Number(recordOf(answer)?.unit_price);
      return price >= 999_999_999_999.995 && price <= 1e12 ? { status: 500 } : answer;
    }),
  ],
});
