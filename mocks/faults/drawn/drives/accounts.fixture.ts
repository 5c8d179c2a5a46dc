/** Drives of the drawn faults of accounts. */
import { at, type Json } from '../../body-fields.js';
import { type Api, type Drive, drivesOf, line, two } from './api.fixture.js';

/** A record made in one account cannot be reached from another. */
const hidden =
  (make: (api: Api) => Promise<string>, method = 'GET', body?: unknown): Drive =>
  async (api) => {
    const path = await make(api);
    const other = await api.other();
    return (await other.send(method, path, body)).status >= 400;
  };

/** The default sequence of another account stays the default. */
const keepsDefault =
  (act: (api: Api, serie: unknown) => Promise<unknown>): Drive =>
  async (api) => {
    const other = await api.other();
    const { id, serie } = await other.sequence({ default_sequence: '1' });
    await act(api, serie);
    return (await other.one(`/sequences/${id}.json`)).default_sequence === 1;
  };

export const accountsDrives = drivesOf(
  'account',
  'the key identifies the account: no other is seen or changed',
  {
    'get-tax': hidden(async (api) => `/taxes/${(await api.tax()).id}.json`),
    'update-item': async (api) => {
      const { id } = await api.item();
      await (await api.other()).put(`/items/${id}.json`, { item: { description: 'theirs' } });
      return (await api.one(`/items/${id}.json`)).description === 'x';
    },
    'delete-tax': async (api) => {
      const { id } = await api.tax();
      await (await api.other()).send('DELETE', `/taxes/${id}.json`);
      return (await api.get(`/taxes/${id}.json`)).status === 200;
    },
    'set-current': async (api) => {
      const { id } = await api.sequence();
      await (await api.other()).put(`/sequences/${id}/set_current.json`);
      return (await api.one(`/sequences/${id}.json`)).default_sequence !== 1;
    },
    'change-guide': async (api) => {
      const { id } = await api.doc('Transport');
      await (await api.other()).state('Transport', id, 'finalized');
      return (await api.read('Transport', id)).status === 'draft';
    },
    'email-proforma': async (api) => {
      const { id } = await api.doc('FeesNote');
      return (await (await api.other()).email('FeesNote', id)).status >= 400;
    },
    'update-order': async (api) => {
      const { id } = await api.doc('PurchaseOrder');
      await (await api.other()).update('PurchaseOrder', id, { reference: 'theirs' });
      return (await api.read('PurchaseOrder', id)).reference !== 'theirs';
    },
    related: hidden(async (api) => {
      const { id } = await api.final('Invoice');
      await api.pay(id, '1.00');
      return `/document/${id}/related_documents.json`;
    }),
    pdf: hidden(async (api) => `/api/pdf/${(await api.final('Quote')).id}.json`),
    qr: hidden(async (api) => `/api/qr_codes/${(await api.final('Invoice')).id}.json`),
    pay: async (api) => {
      const { id } = await api.final('Invoice');
      await (await api.other()).pay(id, '1.00');
      return (await api.list('/receipts.json')).length === 0;
    },
    'client-invoices': async (api) => {
      const { client } = await api.doc('Invoice');
      const { body } = await (await api.other()).post(`/clients/${(client as Json).id}/invoices.json`, {});
      return ((Object.values(body).find(Array.isArray) ?? []) as Json[]).length === 0;
    },
    balance: hidden(async (api) => `/api/v3/clients/${(await api.client()).id}/balance.json`),
    'item-names': async (api) => {
      await api.item({ name: 'Shared' });
      return (await (await api.other()).item({ name: 'Shared' })).id !== undefined;
    },
    series: async (api) => {
      await api.sequence({ serie: 'SHARED' });
      return (await (await api.other()).sequence({ serie: 'SHARED' })).id !== undefined;
    },
    'find-code': async (api) => {
      await api.client({ code: 'ONLYHERE' });
      return (
        (await (await api.other()).get('/clients/find-by-code.json?client_code=ONLYHERE')).status !== 200
      );
    },
    'default-cleared': keepsDefault(async (api) =>
      api.put(`/sequences/${(await api.sequence()).id}/set_current.json`),
    ),
    'default-made': keepsDefault((api) => api.sequence({ default_sequence: '1' })),
    'default-namesake': keepsDefault(async (api, serie) => {
      await api.sequence({ serie, default_sequence: '1' });
      await api.put(`/sequences/${(await api.sequence()).id}/set_current.json`);
    }),
    'item-by-line': async (api) => {
      const { id } = await api.item({ name: 'Namesake' });
      await (await api.other()).doc('CreditNote', {
        items: [line({ name: 'Namesake', unit_price: '77.00' })],
      });
      return Number((await api.one(`/items/${id}.json`)).unit_price) === 10;
    },
    'saved-address': async (api) => {
      const { id } = await api.client({ name: 'Twin', code: 'T' });
      const other = await api.other();
      const quote = await other.doc('Quote', { client: { name: 'Twin', code: 'T' } });
      await other.email('Quote', quote.id, { client: { email: 'theirs@example.com', save: '1' } });
      return (await api.one(`/clients/${id}.json`)).email !== 'theirs@example.com';
    },
    'later-pages': async (api) => {
      await api.client();
      return (await (await api.other()).list('/clients.json?page=2')).length === 0;
    },
    'all-counted': async (api) => {
      await api.client();
      const other = await api.other();
      await other.client();
      return at((await other.get('/clients.json')).body, 'pagination.total_entries') === 1;
    },
    'key-of-user': async (api) => {
      const email = 'user@example.com';
      const first = await api.other({ email });
      const { key } = await api.other({ email }, 'create_already_user');
      return (await first.get('/items.json', { key })).status === 401;
    },
    'user-renamed': async (api) => {
      const email = 'user@example.com';
      const [one, other] = await two(() => api.other({ email }));
      await one.put(`/api/accounts/${one.id}/update.json`, {
        account: { organization_name: 'Renamed', email, password: 'secret-word', terms: '1' },
      });
      return (await other.one(`/api/accounts/${other.id}/get.json`)).organization_name !== 'Renamed';
    },
    'fiscal-by-credentials': [
      'fiscal_id: that of the account',
      async (api) => {
        const fiscal_id = '508000011';
        const other = await api.other({ fiscal_id });
        const credentials = { username: '509000012/1', password: 'p', type: 'AT', context: 'Sequences' };
        await other.put(`/api/accounts/${other.id}/update.json`, {
          account: { fiscal_id, address: 'A', credentials },
        });
        return (await other.one(`/api/accounts/${other.id}/get.json`)).fiscal_id === fiscal_id;
      },
    ],
    language: [
      'language: defaults to the account language',
      async (api) => {
        const other = await api.other({ language: 'es' });
        return (await other.one(`/clients/${(await other.client()).id}.json`)).language === 'es';
      },
    ],
    'language-by-country': [
      'language of an account: default pt',
      async (api) => {
        const other = await api.other({ tax_country: '2' });
        return (await other.one(`/clients/${(await other.client()).id}.json`)).language === 'pt';
      },
    ],
  },
);
