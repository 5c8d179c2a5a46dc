/** Drives of the drawn faults of extremes. */
import type { Json } from '../../body-fields.js';
import { type Ask, answered, type Drive, drivesOf, line } from './api.fixture.js';

/** The answer is no 5xx. */
const stands =
  (ask: Ask): Drive =>
  async (api) =>
    (await ask(api)).status < 500;

const createItem =
  (fields: Json): Ask =>
  (api) =>
    api.post('/items.json', { item: { name: 'n', description: 'd', ...fields } });
const createClient =
  (fields: Json): Ask =>
  (api) =>
    api.post('/clients.json', { client: { name: 'n', code: 'c', ...fields } });

const opened =
  (account: Json): Drive =>
  (api) =>
    api.other(account).then(
      () => true,
      () => false,
    );

const asSent = 'stored as sent or refused';
const unknown = '404 where it does not exist';
const price = 'unit_price: a number >= 0.0';

export const extremesDrives = drivesOf(
  'extreme',
  '4xx for what is wrong, success for what is right; 500 only where a SAF-T export fails',
  {
    'item-name-bytes': stands(createItem({ name: 'é'.repeat(200), unit_price: '1.00' })),
    'client-name-cut': [
      asSent,
      async (api) =>
        ((await api.client({ name: 'n'.repeat(300) })).name as string | undefined)?.length !== 255,
    ],
    'tax-name-long': stands((api) =>
      api.post('/taxes.json', { tax: { name: 't'.repeat(300), value: '5', region: 'PT' } }),
    ),
    'serie-long': stands(async (api) => {
      await api.sequence();
      return api.post('/sequences.json', { sequence: { serie: 's'.repeat(300) } });
    }),
    'client-nul': stands(createClient({ address: 'a\0b' })),
    'invoice-nul': stands((api) => api.write('Invoice', { observations: 'a\0b' })),
    'guide-nul': stands((api) =>
      api.write('Shipping', {
        address_from: { detail: 'a\0', city: 'b', postal_code: 'c', country: 'Portugal' },
      }),
    ),
    'item-control': [
      asSent,
      async (api) => (await api.item({ description: 'a\u0001b' })).description !== 'ab',
    ],
    'client-surrogate': stands((api) =>
      api.post('/clients.json', '{"client":{"name":"n","code":"c","observations":"a\\ud83d"}}'),
    ),
    'quote-surrogate': stands((api) => api.write('Quote', { reference: 'x\udc00' })),
    'item-id-32': [unknown, answered(404, (api) => api.get('/items/2147483648.json'))],
    'client-id-64': [unknown, stands((api) => api.get('/clients/9223372036854775808.json'))],
    'document-id-long': [unknown, stands((api) => api.get('/quotes/99999999999999999999.json'))],
    'state-id-32': [unknown, stands((api) => api.state('Quote', 4294967297, 'finalized'))],
    'pdf-id-32': [unknown, stands((api) => api.get('/api/pdf/2147483648.json'))],
    'tax-id-wraps': [
      unknown,
      async (api) => {
        const { id } = await api.tax();
        return (await api.get(`/taxes/${Number(id) + 2 ** 32}.json`)).status !== 200;
      },
    ],
    'page-32': stands((api) => api.get('/clients.json?page=2147483648')),
    'page-product': stands((api) => api.get('/estimates.json?page=999999999')),
    'page-zero': stands((api) => api.get('/guides.json?page=0')),
    'page-negative': stands((api) => api.get('/purchase_orders.json?page=-1')),
    'page-size-zero': stands((api) => api.get('/clients.json?per_page=0')),
    'price-exponent': stands(createItem({ unit_price: '1e400' })),
    'price-nan': [price, answered(422, createItem({ unit_price: 'NaN' }))],
    'price-infinity': [price, answered(422, createItem({ unit_price: 'Infinity' }))],
    'price-negative-exponent': [
      price,
      answered(422, async (api) => {
        const { id } = await api.item();
        return api.put(`/items/${id}.json`, { item: { unit_price: '-1e-9' } });
      }),
    ],
    'quantity-huge': stands((api) => api.write('Quote', { items: [line({ quantity: '99999999999999' })] })),
    'lines-many': [
      asSent,
      async (api) => {
        const { items } = await api.doc('Invoice', { items: Array.from({ length: 120 }, () => line()) });
        return (items as unknown[] | undefined)?.length !== 100;
      },
    ],
    'lines-thousand': stands((api) =>
      api.write('Proforma', {
        items: Array.from({ length: 1000 }, () => ({ name: 'l', unit_price: '1', quantity: '1' })),
      }),
    ),
    'filter-values': stands((api) =>
      api.get(`/invoices.json?${Array.from({ length: 500 }, () => 'status[]=final').join('&')}`),
    ),
    'filter-text-long': stands((api) => api.get(`/estimates.json?text=${'a'.repeat(2000)}`)),
    'filter-wildcards': stands((api) => api.get('/invoices.json?text=%5B')),
    'query-deep': stands((api) => api.get(`/clients.json?a${'[b]'.repeat(100)}=1`)),
    'filter-object': stands((api) => api.get('/invoices.json?text[a]=b')),
    'wrapper-list': stands((api) => api.post('/clients.json', { client: [] })),
    'wrapper-text': stands(async (api) => {
      const { id } = await api.item();
      return api.put(`/items/${id}.json`, { item: 'x' });
    }),
    'body-null': stands((api) => api.post('/invoices.json', 'null')),
    'contact-list': stands(createClient({ preferred_contact: ['x'] })),
    'lines-object': stands((api) => api.write('Quote', { items: { '0': line() } })),
    'line-null': stands((api) => api.write('PurchaseOrder', { items: [null] })),
    'month-range': [
      '422 invalid parameters',
      answered(422, (api) => api.get('/api/export_saft.json?month=13&years=2026')),
    ],
    'mail-subject': stands(async (api) => {
      const { id } = await api.doc('Invoice');
      return api.email('Invoice', id, { subject: 's'.repeat(1000) });
    }),
    'password-long': opened({ password: 'p'.repeat(80) }),
    'organization-symbols': opened({ organization_name: '株式会社', email: 'k@example.com' }),
    'trigger-object': stands(async (api) => {
      const { id } = await api.doc('Shipping');
      return api.state('Shipping', id, { a: 1 });
    }),
    'price-blank': async (api) => {
      const { id } = await api.item();
      const { status } = await api.put(`/items/${id}.json`, { item: { unit_price: ' 10.5 ' } });
      return status === 422 || Number((await api.one(`/items/${id}.json`)).unit_price) === 10.5;
    },
    'great-price': stands(async (api) => {
      const { id } = await api.item({ unit_price: '999999999999.999999' });
      return api.get(`/items/${id}.json`);
    }),
  },
);
