/** Faults at extreme input: limits counted in bytes, characters that a database refuses, numbers beyond 32 or 64 bits, odd shapes. */
import type { Arrival } from '../../http/hooks.js';
import type { Json } from '../make.js';
import { line } from './api.js';
import { at, type Drawn, failing, incoming, instead, onWireOf, queryOf, rowsOf, textAt } from './drawn.js';

const row = rowsOf(
  'extreme',
  '4xx for what is wrong, success for what is right; 500 only where a SAF-T export fails',
);

const bytes = (text: string): number => Buffer.byteLength(text);
/** Whether the path names a number of at least this. */
const idFrom =
  (least: bigint) =>
  ({ url }: Arrival) => {
    const id = /\/(\d{1,30})(?:\.json|\/)/.exec(url)?.[1];
    return id !== undefined && BigInt(id) >= least;
  };
const BITS_31 = 2n ** 31n;
const BITS_63 = 2n ** 63n;
const noCrash = (status: number): boolean => status < 500;
const longer = (value: unknown, size: number): boolean => typeof value === 'string' && value.length > size;
const inBody = (path: string, test: (text: string) => boolean) => (_arrival: Arrival, body: Json) =>
  test(textAt(body, path));
const number = (name: string, test: (value: number) => boolean) => (arrival: Arrival) => {
  const value = queryOf(arrival).get(name);
  return value !== null && test(Number(value));
};

export const extremeRows: readonly Drawn[] = [
  row(
    'item-name-bytes',
    ['createItem'],
    'Names of items beyond 255 bytes (not characters) are answered 500',
    failing(
      ['createItem'],
      inBody('item.name', (v) => bytes(v) > 255),
    ),
    async (api) =>
      noCrash(
        (
          await api.post('/items.json', {
            item: { name: 'é'.repeat(200), description: 'd', unit_price: '1.00' },
          })
        ).status,
      ),
  ),
  row(
    'client-name-cut',
    ['createClient'],
    'Names of clients are cut at 255 characters without a word',
    incoming(['createClient'], 'name', (v: string) => v.slice(0, 255)),
    async (api) => ((await api.client({ name: 'n'.repeat(300) })).name as string | undefined)?.length !== 255,
    'stored as sent or refused',
  ),
  row(
    'tax-name-long',
    ['createTax'],
    'Names of taxes beyond 50 characters are answered 500',
    failing(
      ['createTax'],
      inBody('tax.name', (v) => longer(v, 50)),
    ),
    async (api) =>
      noCrash(
        (await api.post('/taxes.json', { tax: { name: 't'.repeat(300), value: '5', region: 'PT' } })).status,
      ),
  ),
  row(
    'serie-long',
    ['createSequence'],
    'Series beyond 32 characters are answered 500',
    failing(
      ['createSequence'],
      inBody('sequence.serie', (v) => longer(v, 32)),
    ),
    async (api) => {
      await api.sequence();
      return noCrash((await api.post('/sequences.json', { sequence: { serie: 's'.repeat(300) } })).status);
    },
  ),
  row(
    'client-nul',
    ['createClient', 'updateClient'],
    'A NUL in an address is answered 500',
    failing(
      ['createClient', 'updateClient'],
      inBody('client.address', (v) => v.includes('\0')),
    ),
    async (api) =>
      noCrash(
        (await api.post('/clients.json', { client: { name: 'n', code: 'c', address: 'a\0b' } })).status,
      ),
  ),
  row(
    'invoice-nul',
    ['createInvoice'],
    'A NUL in the observations of an invoice is answered 500',
    failing(
      ['createInvoice'],
      inBody('invoice.observations', (v) => v.includes('\0')),
    ),
    async (api) => noCrash((await api.write('Invoice', { observations: 'a\0b' })).status),
  ),
  row(
    'guide-nul',
    ['createShipping'],
    'A NUL in the load address of a shipping is answered 500',
    failing(
      ['createShipping'],
      inBody('shipping.address_from.detail', (v) => v.includes('\0')),
    ),
    async (api) =>
      noCrash(
        (
          await api.write('Shipping', {
            address_from: { detail: 'a\0', city: 'b', postal_code: 'c', country: 'Portugal' },
          })
        ).status,
      ),
  ),
  row(
    'item-control',
    ['createItem'],
    'Control characters are accepted out of descriptions',
    incoming(['createItem'], 'description', (v: string) => [...v].filter((one) => one >= ' ').join('')),
    async (api) => (await api.item({ description: 'a\u0001b' })).description !== 'ab',
    'stored as sent or refused',
  ),
  row(
    'client-surrogate',
    ['createClient', 'updateClient'],
    'Half a character beyond 16 bits is answered 500',
    failing(
      ['createClient', 'updateClient'],
      inBody('client.observations', (v) => /[\ud800-\udfff]/u.test(v)),
    ),
    async (api) =>
      noCrash(
        (await api.post('/clients.json', '{"client":{"name":"n","code":"c","observations":"a\\ud83d"}}'))
          .status,
      ),
  ),
  row(
    'quote-surrogate',
    ['createQuote'],
    'Half a character in the reference of a quote is answered 500',
    failing(
      ['createQuote'],
      inBody('quote.reference', (v) => /[\ud800-\udfff]/u.test(v)),
    ),
    async (api) => noCrash((await api.write('Quote', { reference: 'x\udc00' })).status),
  ),
  row(
    'item-id-32',
    ['getItem', 'updateItem'],
    'Ids of items beyond 32 bits are answered 500',
    failing(['getItem', 'updateItem'], idFrom(BITS_31)),
    async (api) => (await api.get('/items/2147483648.json')).status === 404,
    '404 where it does not exist',
  ),
  row(
    'client-id-64',
    ['getClient', 'updateClient'],
    'Ids of clients beyond 64 bits are answered 500',
    failing(['getClient', 'updateClient'], idFrom(BITS_63)),
    async (api) => noCrash((await api.get('/clients/9223372036854775808.json')).status),
    '404 where it does not exist',
  ),
  row(
    'document-id-long',
    ['getInvoice', 'getQuote', 'getShipping'],
    'Ids of documents of 20 digits are answered 500',
    failing(['getInvoice', 'getQuote', 'getShipping'], idFrom(10n ** 19n)),
    async (api) => noCrash((await api.get('/quotes/99999999999999999999.json')).status),
    '404 where it does not exist',
  ),
  row(
    'state-id-32',
    ['changeInvoiceState', 'changeQuoteState'],
    'A change of state of a document beyond 32 bits is answered 500',
    failing(['changeInvoiceState', 'changeQuoteState'], idFrom(BITS_31)),
    async (api) => noCrash((await api.state('Quote', 4294967297, 'finalized')).status),
    '404 where it does not exist',
  ),
  row(
    'pdf-id-32',
    ['getDocumentPdf'],
    'A PDF of a document beyond 32 bits is answered 500',
    failing(['getDocumentPdf'], idFrom(BITS_31)),
    async (api) => noCrash((await api.get('/api/pdf/2147483648.json')).status),
    '404 where it does not exist',
  ),
  row(
    'tax-id-wraps',
    ['getTax', 'deleteTax'],
    'Ids of taxes are cut to 32 bits',
    instead(['getTax', 'deleteTax'], (request, handle) => {
      const id = Object.values(request.path)[0] ?? '';
      return handle(
        /^\d{10,15}$/.test(id)
          ? {
              ...request,
              path: {
                ...request.path,
                'tax-id': String(Number(id) % 2 ** 32),
                tax_id: String(Number(id) % 2 ** 32),
              },
            }
          : request,
      );
    }),
    async (api) => {
      const { id } = await api.tax();
      return (await api.get(`/taxes/${Number(id) + 2 ** 32}.json`)).status !== 200;
    },
    '404 where it does not exist',
  ),
  row(
    'page-32',
    ['listClients'],
    'A page beyond 32 bits is answered 500',
    failing(
      ['listClients'],
      number('page', (v) => v >= 2 ** 31),
    ),
    async (api) => noCrash((await api.get('/clients.json?page=2147483648')).status),
  ),
  row(
    'page-product',
    ['listInvoices', 'listEstimates'],
    'A page whose offset passes 32 bits is answered 500',
    failing(
      ['listInvoices', 'listEstimates'],
      number('page', (v) => v >= 2 ** 28),
    ),
    async (api) => noCrash((await api.get('/estimates.json?page=999999999')).status),
  ),
  row(
    'page-zero',
    ['listItems', 'listGuides'],
    'Page 0 is answered 500',
    failing(
      ['listItems', 'listGuides'],
      number('page', (v) => v === 0),
    ),
    async (api) => noCrash((await api.get('/guides.json?page=0')).status),
  ),
  row(
    'page-negative',
    ['listClients', 'listPurchaseOrders'],
    'A negative page is answered 500',
    failing(
      ['listClients', 'listPurchaseOrders'],
      number('page', (v) => v < 0),
    ),
    async (api) => noCrash((await api.get('/purchase_orders.json?page=-1')).status),
  ),
  row(
    'page-size-zero',
    ['listClients', 'listItems'],
    'per_page=0 is divided by',
    failing(
      ['listClients', 'listItems'],
      number('per_page', (v) => v === 0),
    ),
    async (api) => noCrash((await api.get('/clients.json?per_page=0')).status),
  ),
  row(
    'price-exponent',
    ['createItem'],
    'A price like 1e400 is answered 500',
    failing(
      ['createItem'],
      inBody('item.unit_price', (v) => /e\d{3}/i.test(v)),
    ),
    async (api) =>
      noCrash(
        (await api.post('/items.json', { item: { name: 'n', description: 'd', unit_price: '1e400' } }))
          .status,
      ),
  ),
  row(
    'price-nan',
    ['createItem'],
    'NaN is accepted as a price',
    onWireOf(
      ['createItem'],
      ({ status }, { raw }) => status === 422 && /"unit_price":"NaN"/.test(String(raw)),
      201,
      { item: { id: 1, name: 'n', unit_price: 0 } },
    ),
    async (api) =>
      (await api.post('/items.json', { item: { name: 'n', description: 'd', unit_price: 'NaN' } })).status ===
      422,
    'unit_price: a number >= 0.0',
  ),
  row(
    'price-infinity',
    ['createItem', 'updateItem'],
    'Infinity is accepted as a price',
    onWireOf(
      ['createItem', 'updateItem'],
      ({ status }, { raw }) => status === 422 && /"unit_price":"-?Infinity"/.test(String(raw)),
      200,
    ),
    async (api) =>
      (await api.post('/items.json', { item: { name: 'n', description: 'd', unit_price: 'Infinity' } }))
        .status === 422,
    'unit_price: a number >= 0.0',
  ),
  row(
    'price-negative-exponent',
    ['updateItem'],
    'A price of -1e-9 is accepted',
    onWireOf(
      ['updateItem'],
      ({ status }, { raw }) => status === 422 && /"unit_price":"-[^"]*e-/.test(String(raw)),
      200,
    ),
    async (api) => {
      const { id } = await api.item();
      return (await api.put(`/items/${id}.json`, { item: { unit_price: '-1e-9' } })).status === 422;
    },
    'unit_price: a number >= 0.0',
  ),
  row(
    'quantity-huge',
    ['createInvoice', 'createQuote'],
    'Quantities beyond 12 digits are answered 500',
    failing(['createInvoice', 'createQuote'], (_a, body) =>
      /"quantity":"?\d{13,}/.test(JSON.stringify(body)),
    ),
    async (api) =>
      noCrash((await api.write('Quote', { items: [line({ quantity: '99999999999999' })] })).status),
  ),
  row(
    'lines-many',
    ['createInvoice'],
    'Beyond 100 lines the rest is left out without a word',
    incoming(['createInvoice'], 'items', (v: unknown[]) => v.slice(0, 100)),
    async (api) =>
      (
        (await api.doc('Invoice', { items: Array.from({ length: 120 }, () => line()) })).items as
          | unknown[]
          | undefined
      )?.length !== 100,
    'stored as sent or refused',
  ),
  row(
    'lines-thousand',
    ['createProforma'],
    'More than 500 lines are answered 500',
    failing(
      ['createProforma'],
      (_a, body) => ((at(body, 'proforma.items') as unknown[] | undefined)?.length ?? 0) > 500,
    ),
    async (api) =>
      noCrash(
        (
          await api.write('Proforma', {
            items: Array.from({ length: 1000 }, () => ({ name: 'l', unit_price: '1', quantity: '1' })),
          })
        ).status,
      ),
  ),
  row(
    'filter-values',
    ['listInvoices'],
    'Hundreds of values of a filter are answered 500',
    failing(['listInvoices'], (arrival) => queryOf(arrival).getAll('status[]').length > 300),
    async (api) =>
      noCrash(
        (await api.get(`/invoices.json?${Array.from({ length: 500 }, () => 'status[]=final').join('&')}`))
          .status,
      ),
  ),
  row(
    'filter-text-long',
    ['listEstimates'],
    'A search for more than 1,000 characters is answered 500',
    failing(['listEstimates'], (arrival) => longer(queryOf(arrival).get('text'), 1000)),
    async (api) => noCrash((await api.get(`/estimates.json?text=${'a'.repeat(2000)}`)).status),
  ),
  row(
    'filter-wildcards',
    ['listInvoices'],
    'A search for a single percent sign or bracket is answered 500',
    failing(['listInvoices'], (arrival) => /^[%[(*\\]$/.test(queryOf(arrival).get('text') ?? '')),
    async (api) => noCrash((await api.get('/invoices.json?text=%5B')).status),
  ),
  row(
    'query-deep',
    ['listClients'],
    'A query of many brackets is answered 500',
    failing(['listClients'], ({ url }) => (decodeURIComponent(url).match(/\[/g) ?? []).length > 20),
    async (api) => noCrash((await api.get(`/clients.json?a${'[b]'.repeat(100)}=1`)).status),
  ),
  row(
    'filter-object',
    ['listInvoices', 'listEstimates'],
    'An object where a search text belongs is answered 500',
    failing(['listInvoices', 'listEstimates'], ({ url }) => /text(\[|%5B)/i.test(url)),
    async (api) => noCrash((await api.get('/invoices.json?text[a]=b')).status),
  ),
  row(
    'wrapper-list',
    ['createItem', 'createClient', 'createTax'],
    'A list in place of the wrapped object is answered 500',
    failing(['createItem', 'createClient', 'createTax'], (_a, body) => Array.isArray(Object.values(body)[0])),
    async (api) => noCrash((await api.post('/clients.json', { client: [] })).status),
  ),
  row(
    'wrapper-text',
    ['updateItem', 'updateClient'],
    'A text in place of the wrapped object is answered 500',
    failing(['updateItem', 'updateClient'], (_a, body) => typeof Object.values(body)[0] === 'string'),
    async (api) => {
      const { id } = await api.item();
      return noCrash((await api.put(`/items/${id}.json`, { item: 'x' })).status);
    },
  ),
  row(
    'body-null',
    ['createSequence', 'createInvoice', 'createTax'],
    'A body that is null is answered 500',
    failing(['createSequence', 'createInvoice', 'createTax'], ({ raw }) => String(raw) === 'null'),
    async (api) => noCrash((await api.post('/invoices.json', 'null')).status),
  ),
  row(
    'contact-list',
    ['createClient', 'updateClient'],
    'A list as preferred contact is answered 500',
    failing(['createClient', 'updateClient'], (_a, body) =>
      Array.isArray(at(body, 'client.preferred_contact')),
    ),
    async (api) =>
      noCrash(
        (await api.post('/clients.json', { client: { name: 'n', code: 'c', preferred_contact: ['x'] } }))
          .status,
      ),
  ),
  row(
    'lines-object',
    ['createInvoice', 'createQuote', 'createShipping'],
    'An object in place of the lines is answered 500',
    failing(['createInvoice', 'createQuote', 'createShipping'], (_a, body) => {
      const items = at(Object.values(body)[0], 'items');
      return items !== undefined && items !== null && !Array.isArray(items);
    }),
    async (api) => noCrash((await api.write('Quote', { items: { '0': line() } })).status),
  ),
  row(
    'line-null',
    ['createInvoice', 'createPurchaseOrder'],
    'A line that is null is answered 500',
    failing(
      ['createInvoice', 'createPurchaseOrder'],
      (_a, body) =>
        ((at(Object.values(body)[0], 'items') as unknown[] | undefined) ?? []).includes?.(null) === true,
    ),
    async (api) => noCrash((await api.write('PurchaseOrder', { items: [null] })).status),
  ),
  row(
    'month-range',
    ['exportSaft'],
    'Month 13 is answered 500',
    failing(
      ['exportSaft'],
      number('month', (v) => v > 12),
    ),
    async (api) => (await api.get('/api/export_saft.json?month=13&years=2026')).status === 422,
    '422 invalid parameters',
  ),
  row(
    'mail-subject',
    ['emailInvoice', 'emailShipping'],
    'A subject beyond 255 characters is answered 500',
    failing(
      ['emailInvoice', 'emailShipping'],
      inBody('message.subject', (v) => longer(v, 255)),
    ),
    async (api) => {
      const { id } = await api.doc('Invoice');
      return noCrash((await api.email('Invoice', id, { subject: 's'.repeat(1000) })).status);
    },
  ),
  row(
    'password-long',
    ['createAccount'],
    'Passwords beyond 72 bytes are answered 500',
    failing(
      ['createAccount'],
      inBody('account.password', (v) => bytes(v) > 72),
    ),
    async (api) =>
      await api.other({ password: 'p'.repeat(80) }).then(
        () => true,
        () => false,
      ),
  ),
  row(
    'organization-symbols',
    ['createAccount'],
    'An organization without a single letter of ASCII is answered 500',
    failing(
      ['createAccount'],
      inBody('account.organization_name', (v) => v !== '' && !/[a-z0-9]/i.test(v)),
    ),
    async (api) =>
      await api.other({ organization_name: '株式会社', email: 'k@example.com' }).then(
        () => true,
        () => false,
      ),
  ),
  row(
    'trigger-object',
    ['changeInvoiceState', 'changeShippingState'],
    'A trigger that is no text is answered 500',
    failing(
      ['changeInvoiceState', 'changeShippingState'],
      (_a, body) => typeof at(Object.values(body)[0], 'state') === 'object',
    ),
    async (api) => {
      const { id } = await api.doc('Shipping');
      return noCrash((await api.state('Shipping', id, { a: 1 })).status);
    },
  ),
];
