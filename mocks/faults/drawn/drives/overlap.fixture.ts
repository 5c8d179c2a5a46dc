/** Drives of the drawn faults of overlapping requests. */
import type { TypeName } from '../../../../generated/states.js';
import type { Json } from '../../body-fields.js';
import { type Api, type Ask, type Drive, drivesOf, two } from './api.fixture.js';

const both = <T>(...all: Promise<T>[]): Promise<T[]> => Promise.all(all);

const successes = (answers: { status: number }[]): number =>
  answers.filter(({ status }) => status < 300).length;

/** After two concurrent updates of different fields both changes are stored. */
const merged =
  (of: 'item' | 'client' | 'tax', path: string, one: Json, other: Json): Drive =>
  async (api) => {
    const { id, name, code } = await api[of]();
    const base = of === 'client' ? { name, code } : {};
    await both(
      api.put(`/${path}/${id}.json`, { [of]: { ...base, ...one } }),
      api.put(`/${path}/${id}.json`, { [of]: { ...base, ...other } }),
    );
    const now = await api.one(`/${path}/${id}.json`);
    return Object.entries({ ...one, ...other }).every(([key, value]) => String(now[key]) === value);
  };

const mergedDocument =
  (type: TypeName): Drive =>
  async (api) => {
    const { id } = await api.doc(type);
    await both(api.update(type, id, { reference: 'R1' }), api.update(type, id, { observations: 'O1' }));
    const now = await api.read(type, id);
    return now.reference === 'R1' && now.observations === 'O1';
  };

const numbered =
  (...types: TypeName[]): Drive =>
  async (api) => {
    for (const type of types) {
      const made = await two(() => api.doc(type));
      await both(...made.map(({ id }) => api.state(type, id, 'finalized')));
      const [a, b] = await both(...made.map(({ id }) => api.read(type, id)));
      if (a?.sequence_number === b?.sequence_number) return false;
    }
    return true;
  };

const onlyOne =
  (type: TypeName, from: string | undefined, one: string, other: string): Drive =>
  async (api) => {
    const { id } = await api.doc(type);
    if (from) await api.state(type, id, from);
    return successes(await both(api.state(type, id, one), api.state(type, id, other))) === 1;
  };

/** A read during an update returns either the old or the new record. */
const notTorn =
  (of: 'item' | 'client', path: string, change: (old: Json) => Json): Drive =>
  async (api) => {
    const old = await api[of]();
    const next = change(old);
    const [, read] = await both(
      api.put(`/${path}/${old.id}.json`, { [of]: next }),
      api.get(`/${path}/${old.id}.json`),
    );
    const seen = (read?.body[of] ?? {}) as Json;
    return [old, next].some((one) =>
      Object.keys(next).every((key) => String(seen[key]) === String(one[key])),
    );
  };

const allAccepted =
  (send: (api: Api) => Promise<(() => Promise<{ status: number }>)[]>): Drive =>
  async (api) =>
    (await both(...(await send(api)).map((one) => one()))).every(({ status }) => status < 300);

const count = (list: Json[], key: string, value: unknown): number =>
  list.filter((one) => one[key] === value).length;

/** Of two of these requests at once one succeeds. */
const oneOfTwo =
  (ask: Ask): Drive =>
  async (api) =>
    successes(await both(ask(api), ask(api))) === 1;

const createItem = (api: Api, name: string) =>
  api.post('/items.json', { item: { name, description: 'd', unit_price: '1.00' } });
const numbersAreUnique = 'a number is unique in its series and type';

export const overlapDrives = drivesOf(
  'overlap',
  'what is answered can be explained by some order of the requests',
  {
    'item-lost-update': merged('item', 'items', { unit: 'hour' }, { description: 'new' }),
    'client-lost-update': merged('client', 'clients', { city: 'Porto' }, { phone: '123' }),
    'tax-lost-update': merged('tax', 'taxes', { region: 'PT-MA' }, { value: '12.0' }),
    'invoice-lost-update': mergedDocument('Invoice'),
    'proforma-lost-update': mergedDocument('Proforma'),
    'transport-lost-update': mergedDocument('Transport'),
    'order-lost-update': mergedDocument('PurchaseOrder'),
    'invoice-numbers': [numbersAreUnique, numbered('Invoice')],
    'note-numbers': [numbersAreUnique, numbered('CreditNote', 'DebitNote')],
    'estimate-numbers': [numbersAreUnique, numbered('Quote', 'FeesNote')],
    'guide-numbers': [numbersAreUnique, numbered('Shipping', 'Devolution')],
    'item-names': ['item name: must be unique', oneOfTwo((api) => createItem(api, 'same'))],
    'item-renamed': [
      'item name: must be unique',
      async (api) => {
        const { id } = await api.item();
        const renamed = api.put(`/items/${id}.json`, { item: { name: 'same', unit_price: '1.00' } });
        return successes(await both(renamed, createItem(api, 'same'))) === 1;
      },
    ],
    'defaults-set': [
      'set_current makes it the default',
      async (api) => {
        const sequences = await two(() => api.sequence());
        await both(...sequences.map((one) => api.put(`/sequences/${one.id}/set_current.json`)));
        return count(await api.list('/sequences.json'), 'default_sequence', 1) === 1;
      },
    ],
    'defaults-made': [
      'default_sequence: 1 makes it the default',
      async (api) => {
        await api.sequence();
        await both(api.sequence({ default_sequence: '1' }), api.sequence({ default_sequence: '1' }));
        return count(await api.list('/sequences.json'), 'default_sequence', 1) === 1;
      },
    ],
    'fiscal-ids': [
      'fiscal_id: must be unique in the system',
      oneOfTwo((api) => {
        const account = {
          ...{ organization_name: 'O', email: 'o@example.com', password: 'secret-word' },
          ...{ terms: '1', marketing: '0', fiscal_id: '509999991' },
        };
        return api.post('/api/accounts/create.json', { account }, { key: null });
      }),
    ],
    'quote-finalized-deleted': ['states of estimates', onlyOne('Quote', undefined, 'finalized', 'deleted')],
    'guide-finalized-deleted': ['states of guides', onlyOne('Transport', undefined, 'finalized', 'deleted')],
    'invoice-settled-canceled': [
      'states of invoices',
      onlyOne('Invoice', 'finalized', 'settled', 'canceled'),
    ],
    payments: async (api) => {
      const { id, total } = await api.final('Invoice');
      return successes(await both(api.pay(id, String(total)), api.pay(id, String(total)))) === 1;
    },
    'email-beside-update': async (api) => {
      const client = await api.client();
      const { id } = await api.doc('Invoice', { client: { name: client.name, code: client.code } });
      await both(
        api.email('Invoice', id, { client: { email: 'new@example.com', save: '1' } }),
        api.put(`/clients/${client.id}.json`, {
          client: { name: client.name, code: client.code, city: 'Faro' },
        }),
      );
      const now = await api.one(`/clients/${client.id}.json`);
      return now.city === 'Faro' && now.email === 'new@example.com';
    },
    'invoice-beside-item': async (api) => {
      const item = await api.item();
      await both(
        api.write('Invoice', { items: [{ name: item.name, unit_price: '33.00', quantity: '1' }] }),
        api.put(`/items/${item.id}.json`, {
          item: { name: item.name, description: 'later', unit_price: '33.00' },
        }),
      );
      return (await api.one(`/items/${item.id}.json`)).description === 'later';
    },
    'clients-doubled': [
      'when the client name does not exist, a client is created',
      async (api) => {
        const client = { name: 'Twice', code: 'T1' };
        await both(api.write('InvoiceReceipt', { client }), api.write('InvoiceReceipt', { client }));
        return count(await api.list('/clients.json?per_page=30'), 'name', 'Twice') === 1;
      },
    ],
    'torn-item': notTorn('item', 'items', (old) => ({ name: `${old.name}b`, description: 'new' })),
    'torn-client': notTorn('client', 'clients', (old) => ({ name: `${old.name}b`, code: `${old.code}b` })),
    'torn-quote': async (api) => {
      const { id } = await api.doc('Quote');
      const [, read] = await both(
        api.update('Quote', id, { items: [{ name: 'dear', unit_price: '500.00', quantity: '1' }] }),
        api.get(`/quotes/${id}.json`),
      );
      const { items, sum } = (read?.body.quote ?? {}) as { items: Json[]; sum: number };
      return (items[0]?.name === 'dear') === (sum === 500);
    },
    'gone-while-updated': [
      '404 where it does not exist',
      async (api) => {
        const { id } = await api.tax();
        const [, read] = await both(
          api.put(`/taxes/${id}.json`, { tax: { value: '11' } }),
          api.get(`/taxes/${id}.json`),
        );
        return read?.status === 200;
      },
    ],
    'crossed-made': async (api) => {
      const names = ['Ana', 'Rui'];
      const made = await both(...names.map((name) => api.client({ name })));
      return made.every(({ name }, place) => name === names[place]);
    },
    'crossed-read': async (api) => {
      const made = await two(() => api.doc('Invoice'));
      const read = await both(...made.map(({ id }) => api.read('Invoice', id)));
      return read.every(({ id }, place) => id === made[place]?.id);
    },
    'crossed-accounts': [
      'the key identifies the account',
      async (api) => {
        const other = await api.other();
        await api.client({ name: 'Mine' });
        const [mine = [], theirs = []] = await both(api.list('/clients.json'), other.list('/clients.json'));
        return mine.length === 1 && theirs.length === 0;
      },
    ],
    'busy-items': allAccepted(async (api) => ['a', 'b'].map((name) => () => createItem(api, name))),
    'busy-finalizing': allAccepted(async (api) => {
      const made = await two(() => api.doc('Invoice'));
      return made.map(
        ({ id }) =>
          () =>
            api.state('Invoice', id, 'finalized'),
      );
    }),
    'busy-mail': [
      '404 where the document matches nothing',
      allAccepted(async (api) => {
        const [a, b] = [await api.doc('Invoice'), await api.doc('Quote')];
        return [() => api.email('Invoice', a.id), () => api.email('Quote', b.id)];
      }),
    ],
    'busy-account': [
      '401 where the key is missing or wrong',
      async (api) => {
        const [, read] = await both(
          api.put(`/api/accounts/${api.id}/update.json`, {
            account: { fiscal_id: '508000011', address: 'A' },
          }),
          api.get('/items.json'),
        );
        return read?.status === 200;
      },
    ],
    'mixed-lines': [
      'a document holds the lines that were sent',
      async (api) => {
        const made = await both(
          ...['L1', 'L2'].map((name) =>
            api.doc('Invoice', { items: [{ name, unit_price: '1.00', quantity: '1' }] }),
          ),
        );
        return made.every(({ items }, place) => (items as Json[])[0]?.name === `L${place + 1}`);
      },
    ],
  },
);
