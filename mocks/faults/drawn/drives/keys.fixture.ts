/** Drives of the drawn faults of keys. */
import { type Drive, drivesOf } from './api.fixture.js';

const closed =
  (path: string, { key }: { key: string | null }): Drive =>
  async (api) => {
    const sent = key?.replace('KEY', api.key).replace('HALF', api.key.slice(0, api.key.length / 2)) ?? null;
    return (await api.get(path, { key: sent })).status === 401;
  };

const withoutKey = { key: null };

const header =
  (name: string, value: (key: string) => string, path = '/items.json'): Drive =>
  async (api) =>
    (await api.get(path, { key: null, headers: { [name]: value(api.key) } })).status === 401;

export const keysDrives = drivesOf('key', '401 when api_key is missing or wrong', {
  header: ['requires the query parameter api_key', header('x-api-key', (key) => key)],
  bearer: ['requires the query parameter api_key', header('authorization', (key) => `Bearer ${key}`)],
  basic: [
    'requires the query parameter api_key',
    header('authorization', (key) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`),
  ],
  cookie: ['requires the query parameter api_key', header('cookie', (key) => `api_key=${key}`)],
  body: [
    'requires the query parameter api_key',
    async (api) =>
      (
        await api.post(
          '/taxes.json',
          { api_key: api.key, tax: { name: 'n', value: '1', region: 'PT' } },
          withoutKey,
        )
      ).status === 401,
  ],
  'other-name': [
    'requires the query parameter api_key',
    async (api) => (await api.get(`/clients.json?apiKey=${api.key}`, withoutKey)).status === 401,
  ],
  'in-list': [
    'requires the query parameter api_key',
    async (api) =>
      (await api.get(`/taxes/${(await api.tax()).id}.json?api_key[]=${api.key}`, withoutKey)).status === 401,
  ],
  padded: ['401 when the key is wrong', closed('/items.json', { key: 'KEY ' })],
  beginning: closed('/items.json', { key: 'HALF' }),
  longer: closed('/items.json', { key: 'KEYx' }),
  wildcard: closed('/items.json', { key: '%' }),
  words: closed('/sequences.json', { key: 'null' }),
  empty: closed('/clients/find-by-code.json?client_code=x', { key: '' }),
  'later-page': closed('/clients.json?page=2', withoutKey),
  'second-copy': async (api) =>
    (await api.get(`/api/pdf/${(await api.final('Invoice')).id}.json?second_copy=true`, withoutKey))
      .status === 401,
  'filtered-list': closed('/guides.json?status[]=final', withoutKey),
  sibling: [
    'the key identifies the account',
    async (api) => {
      const [a, b] = [
        await api.other({ organization_name: 'Similar' }),
        await api.other({ organization_name: 'Similar' }),
      ];
      return (await b.get('/items.json', { key: a.key })).status === 401;
    },
  ],
  'found-first': closed('/taxes/999999.json', withoutKey),
  'judged-first': async (api) => (await api.post('/items.json', { item: {} }, withoutKey)).status === 401,
  'changed-first': async (api) => {
    const { id } = await api.doc('Invoice');
    return (
      (
        await api.put(
          `/invoices/${id}/change-state.json`,
          { invoice: { state: 'settled' } },
          { key: 'wrong' },
        )
      ).status === 401
    );
  },
  'state-first': async (api) =>
    (await api.get(`/api/pdf/${(await api.doc('Invoice')).id}.json`, withoutKey)).status === 401,
  'page-first': closed('/clients.json?page=abc', withoutKey),
  'written-all-the-same': async (api) => {
    await api.post(
      '/items.json',
      { item: { name: 'Sneaked', description: 'd', unit_price: '1.00' } },
      withoutKey,
    );
    return !(await api.list('/items.json')).some(({ name }) => name === 'Sneaked');
  },
  'deleted-all-the-same': async (api) => {
    const { id } = await api.tax();
    await api.send('DELETE', `/taxes/${id}.json`, undefined, withoutKey);
    return (await api.get(`/taxes/${id}.json`)).status === 200;
  },
  'updated-all-the-same': async (api) => {
    const { id, name, code } = await api.client({ city: 'Faro' });
    await api.put(`/clients/${id}.json`, { client: { name, code, city: 'Never' } }, withoutKey);
    return (await api.get(`/clients/${id}.json`)).text.includes('Faro');
  },
  'mailed-all-the-same': async (api) => {
    const client = await api.client({ email: 'old@example.com' });
    const { id } = await api.doc('Quote', { client: { name: client.name, code: client.code } });
    await api.put(
      `/quotes/${id}/email-document.json`,
      { message: { client: { email: 'new@example.com', save: '1' } } },
      withoutKey,
    );
    return (await api.one(`/clients/${client.id}.json`)).email === 'old@example.com';
  },
  'new-account': [
    "creation returns the new account's api_key",
    async (api) => (await (await api.other()).get('/taxes.json')).status === 200,
  ],
  'second-second-copy': [
    'second_copy: true generates a copy',
    async (api) => (await api.pdf((await api.final('Invoice')).id, '?second_copy=true'))?.status === 200,
  ],
  'page-shut': async (api) => (await api.get('/clients.json?page=2')).status === 200,
  forbidden: async (api) => (await api.put('/items/1.json', { item: {} }, { key: 'wrong' })).status === 401,
});
