/** Drives of the drawn faults of extremes. */
import { drivesOf, line } from './api.fixture.js';

const noCrash = (status: number): boolean => status < 500;

export const extremesDrives = drivesOf(
  'extreme',
  '4xx for what is wrong, success for what is right; 500 only where a SAF-T export fails',
  {
    'item-name-bytes': async (api) =>
      noCrash(
        (
          await api.post('/items.json', {
            item: { name: 'é'.repeat(200), description: 'd', unit_price: '1.00' },
          })
        ).status,
      ),
    'client-name-cut': [
      'stored as sent or refused',
      async (api) =>
        ((await api.client({ name: 'n'.repeat(300) })).name as string | undefined)?.length !== 255,
    ],
    'tax-name-long': async (api) =>
      noCrash(
        (await api.post('/taxes.json', { tax: { name: 't'.repeat(300), value: '5', region: 'PT' } })).status,
      ),
    'serie-long': async (api) => {
      await api.sequence();
      return noCrash((await api.post('/sequences.json', { sequence: { serie: 's'.repeat(300) } })).status);
    },
    'client-nul': async (api) =>
      noCrash(
        (await api.post('/clients.json', { client: { name: 'n', code: 'c', address: 'a\0b' } })).status,
      ),
    'invoice-nul': async (api) => noCrash((await api.write('Invoice', { observations: 'a\0b' })).status),
    'guide-nul': async (api) =>
      noCrash(
        (
          await api.write('Shipping', {
            address_from: { detail: 'a\0', city: 'b', postal_code: 'c', country: 'Portugal' },
          })
        ).status,
      ),
    'item-control': [
      'stored as sent or refused',
      async (api) => (await api.item({ description: 'a\u0001b' })).description !== 'ab',
    ],
    'client-surrogate': async (api) =>
      noCrash(
        (await api.post('/clients.json', '{"client":{"name":"n","code":"c","observations":"a\\ud83d"}}'))
          .status,
      ),
    'quote-surrogate': async (api) => noCrash((await api.write('Quote', { reference: 'x\udc00' })).status),
    'item-id-32': [
      '404 where it does not exist',
      async (api) => (await api.get('/items/2147483648.json')).status === 404,
    ],
    'client-id-64': [
      '404 where it does not exist',
      async (api) => noCrash((await api.get('/clients/9223372036854775808.json')).status),
    ],
    'document-id-long': [
      '404 where it does not exist',
      async (api) => noCrash((await api.get('/quotes/99999999999999999999.json')).status),
    ],
    'state-id-32': [
      '404 where it does not exist',
      async (api) => noCrash((await api.state('Quote', 4294967297, 'finalized')).status),
    ],
    'pdf-id-32': [
      '404 where it does not exist',
      async (api) => noCrash((await api.get('/api/pdf/2147483648.json')).status),
    ],
    'tax-id-wraps': [
      '404 where it does not exist',
      async (api) => {
        const { id } = await api.tax();
        return (await api.get(`/taxes/${Number(id) + 2 ** 32}.json`)).status !== 200;
      },
    ],
    'page-32': async (api) => noCrash((await api.get('/clients.json?page=2147483648')).status),
    'page-product': async (api) => noCrash((await api.get('/estimates.json?page=999999999')).status),
    'page-zero': async (api) => noCrash((await api.get('/guides.json?page=0')).status),
    'page-negative': async (api) => noCrash((await api.get('/purchase_orders.json?page=-1')).status),
    'page-size-zero': async (api) => noCrash((await api.get('/clients.json?per_page=0')).status),
    'price-exponent': async (api) =>
      noCrash(
        (await api.post('/items.json', { item: { name: 'n', description: 'd', unit_price: '1e400' } }))
          .status,
      ),
    'price-nan': [
      'unit_price: a number >= 0.0',
      async (api) =>
        (await api.post('/items.json', { item: { name: 'n', description: 'd', unit_price: 'NaN' } }))
          .status === 422,
    ],
    'price-infinity': [
      'unit_price: a number >= 0.0',
      async (api) =>
        (await api.post('/items.json', { item: { name: 'n', description: 'd', unit_price: 'Infinity' } }))
          .status === 422,
    ],
    'price-negative-exponent': [
      'unit_price: a number >= 0.0',
      async (api) => {
        const { id } = await api.item();
        return (await api.put(`/items/${id}.json`, { item: { unit_price: '-1e-9' } })).status === 422;
      },
    ],
    'quantity-huge': async (api) =>
      noCrash((await api.write('Quote', { items: [line({ quantity: '99999999999999' })] })).status),
    'lines-many': [
      'stored as sent or refused',
      async (api) =>
        (
          (await api.doc('Invoice', { items: Array.from({ length: 120 }, () => line()) })).items as
            | unknown[]
            | undefined
        )?.length !== 100,
    ],
    'lines-thousand': async (api) =>
      noCrash(
        (
          await api.write('Proforma', {
            items: Array.from({ length: 1000 }, () => ({ name: 'l', unit_price: '1', quantity: '1' })),
          })
        ).status,
      ),
    'filter-values': async (api) =>
      noCrash(
        (await api.get(`/invoices.json?${Array.from({ length: 500 }, () => 'status[]=final').join('&')}`))
          .status,
      ),
    'filter-text-long': async (api) =>
      noCrash((await api.get(`/estimates.json?text=${'a'.repeat(2000)}`)).status),
    'filter-wildcards': async (api) => noCrash((await api.get('/invoices.json?text=%5B')).status),
    'query-deep': async (api) => noCrash((await api.get(`/clients.json?a${'[b]'.repeat(100)}=1`)).status),
    'filter-object': async (api) => noCrash((await api.get('/invoices.json?text[a]=b')).status),
    'wrapper-list': async (api) => noCrash((await api.post('/clients.json', { client: [] })).status),
    'wrapper-text': async (api) => {
      const { id } = await api.item();
      return noCrash((await api.put(`/items/${id}.json`, { item: 'x' })).status);
    },
    'body-null': async (api) => noCrash((await api.post('/invoices.json', 'null')).status),
    'contact-list': async (api) =>
      noCrash(
        (await api.post('/clients.json', { client: { name: 'n', code: 'c', preferred_contact: ['x'] } }))
          .status,
      ),
    'lines-object': async (api) => noCrash((await api.write('Quote', { items: { '0': line() } })).status),
    'line-null': async (api) => noCrash((await api.write('PurchaseOrder', { items: [null] })).status),
    'month-range': [
      '422 invalid parameters',
      async (api) => (await api.get('/api/export_saft.json?month=13&years=2026')).status === 422,
    ],
    'mail-subject': async (api) => {
      const { id } = await api.doc('Invoice');
      return noCrash((await api.email('Invoice', id, { subject: 's'.repeat(1000) })).status);
    },
    'password-long': async (api) =>
      await api.other({ password: 'p'.repeat(80) }).then(
        () => true,
        () => false,
      ),
    'organization-symbols': async (api) =>
      await api.other({ organization_name: '株式会社', email: 'k@example.com' }).then(
        () => true,
        () => false,
      ),
    'trigger-object': async (api) => {
      const { id } = await api.doc('Shipping');
      return noCrash((await api.state('Shipping', id, { a: 1 })).status);
    },
    'price-blank': async (api) => {
      const { id } = await api.item();
      const { status } = await api.put(`/items/${id}.json`, { item: { unit_price: ' 10.5 ' } });
      return status === 422 || Number((await api.one(`/items/${id}.json`)).unit_price) === 10.5;
    },
    'great-price': async (api) => {
      const { id } = await api.item({ unit_price: '999999999999.999999' });
      return noCrash((await api.get(`/items/${id}.json`)).status);
    },
  },
);
