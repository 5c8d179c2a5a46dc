/** Drives of the drawn faults of keys. */
import { answered, type Drive, drivesOf, two } from './api.fixture.js';

const closed = (path: string, { key }: { key: string | null }): Drive =>
  answered(401, (api) => {
    const sent = key?.replace('KEY', api.key).replace('HALF', api.key.slice(0, api.key.length / 2)) ?? null;
    return api.get(path, { key: sent });
  });

const withoutKey = { key: null };
const inQuery = 'requires the query parameter api_key';

const header = (name: string, value: (key: string) => string): Drive =>
  answered(401, (api) => api.get('/items.json', { key: null, headers: { [name]: value(api.key) } }));

export const keysDrives = drivesOf('key', '401 when api_key is missing or wrong', {
  header: [inQuery, header('x-api-key', (key) => key)],
  bearer: [inQuery, header('authorization', (key) => `Bearer ${key}`)],
  basic: [inQuery, header('authorization', (key) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`)],
  cookie: [inQuery, header('cookie', (key) => `api_key=${key}`)],
  body: [
    inQuery,
    answered(401, (api) => {
      const tax = { name: 'n', value: '1', region: 'PT' };
      return api.post('/taxes.json', { api_key: api.key, tax }, withoutKey);
    }),
  ],
  'other-name': [inQuery, answered(401, (api) => api.get(`/clients.json?apiKey=${api.key}`, withoutKey))],
  'in-list': [
    inQuery,
    answered(401, async (api) =>
      api.get(`/taxes/${(await api.tax()).id}.json?api_key[]=${api.key}`, withoutKey),
    ),
  ],
  padded: ['401 when the key is wrong', closed('/items.json', { key: 'KEY ' })],
  beginning: closed('/items.json', { key: 'HALF' }),
  longer: closed('/items.json', { key: 'KEYx' }),
  wildcard: closed('/items.json', { key: '%' }),
  words: closed('/sequences.json', { key: 'null' }),
  empty: closed('/clients/find-by-code.json?client_code=x', { key: '' }),
  'later-page': closed('/clients.json?page=2', withoutKey),
  'second-copy': answered(401, async (api) =>
    api.get(`/api/pdf/${(await api.final('Invoice')).id}.json?second_copy=true`, withoutKey),
  ),
  'filtered-list': closed('/guides.json?status[]=final', withoutKey),
  sibling: [
    'the key identifies the account',
    answered(401, async (api) => {
      const [a, b] = await two(() => api.other({ organization_name: 'Similar' }));
      return b.get('/items.json', { key: a.key });
    }),
  ],
  'found-first': closed('/taxes/999999.json', withoutKey),
  'judged-first': answered(401, (api) => api.post('/items.json', { item: {} }, withoutKey)),
  'changed-first': answered(401, async (api) => {
    const { id } = await api.doc('Invoice');
    const invoice = { state: 'settled' };
    return api.put(`/invoices/${id}/change-state.json`, { invoice }, { key: 'wrong' });
  }),
  'state-first': answered(401, async (api) =>
    api.get(`/api/pdf/${(await api.doc('Invoice')).id}.json`, withoutKey),
  ),
  'page-first': closed('/clients.json?page=abc', withoutKey),
  'written-all-the-same': async (api) => {
    const item = { name: 'Sneaked', description: 'd', unit_price: '1.00' };
    await api.post('/items.json', { item }, withoutKey);
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
    const message = { client: { email: 'new@example.com', save: '1' } };
    await api.put(`/quotes/${id}/email-document.json`, { message }, withoutKey);
    return (await api.one(`/clients/${client.id}.json`)).email === 'old@example.com';
  },
  'new-account': [
    "creation returns the new account's api_key",
    answered(200, async (api) => (await api.other()).get('/taxes.json')),
  ],
  'second-second-copy': [
    'second_copy: true generates a copy',
    async (api) => (await api.pdf((await api.final('Invoice')).id, '?second_copy=true'))?.status === 200,
  ],
  'page-shut': answered(200, (api) => api.get('/clients.json?page=2')),
  forbidden: answered(401, (api) => api.put('/items/1.json', { item: {} }, { key: 'wrong' })),
});
