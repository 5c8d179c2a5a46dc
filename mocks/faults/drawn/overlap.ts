/** Faults of requests that overlap: what another request under way changes, or is changed by. */
import type { TypeName } from '../../../generated/states.js';
import type { Json } from '../make.js';
import type { Api } from './api.js';
import { changed, type Drawn, type Operations, rowsOf, writing } from './drawn.js';
import { type Flight, isRead, pathOf, stale, underWay, writersOf, wrote } from './overlap-ways.js';

const row = rowsOf('overlap', 'what is answered can be explained by some order of the requests');

const both = <T>(...all: Promise<T>[]): Promise<T[]> => Promise.all(all);
const successes = (answers: { status: number }[]): number =>
  answers.filter(({ status }) => status < 300).length;

/** Two updates that touch different fields: both are there afterwards. */
const merged =
  (of: 'item' | 'client' | 'tax', path: string, one: Json, other: Json): Drawn['show'] =>
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
  (type: TypeName): Drawn['show'] =>
  async (api) => {
    const { id } = await api.doc(type);
    await both(api.update(type, id, { reference: 'R1' }), api.update(type, id, { observations: 'O1' }));
    const now = await api.read(type, id);
    return now.reference === 'R1' && now.observations === 'O1';
  };

const numbered =
  (...types: TypeName[]): Drawn['show'] =>
  async (api) => {
    for (const type of types) {
      const ids = [(await api.doc(type)).id, (await api.doc(type)).id];
      await both(...ids.map((id) => api.state(type, id, 'finalized')));
      const [a, b] = [await api.read(type, ids[0]), await api.read(type, ids[1])];
      if (a.sequence_number === b.sequence_number) return false;
    }
    return true;
  };

const onlyOne =
  (type: TypeName, from: string | undefined, one: string, other: string): Drawn['show'] =>
  async (api) => {
    const { id } = await api.doc(type);
    if (from) await api.state(type, id, from);
    return successes(await both(api.state(type, id, one), api.state(type, id, other))) === 1;
  };

/** Somebody reads while an update is under way: what is read is the old record or the new one. */
const notTorn =
  (of: 'item' | 'client', path: string, change: (old: Json) => Json): Drawn['show'] =>
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

/** Reads that are not held up, while writes are. */
const torn = (of: Operations, change: (body: unknown, writer: Flight) => unknown) =>
  underWay({
    of,
    waits: (arrival) => !isRead(arrival),
    handle: (flight, request, carryOut) => {
      const answer = carryOut(request);
      const writer = isRead(flight.arrival) ? writersOf(flight)[0] : undefined;
      return writer && answer.status < 300
        ? { ...answer, body: change(structuredClone(answer.body), writer) }
        : answer;
    },
  });

/** One field of the update that is under way is there already. */
const firstField = (field: string) => (body: unknown, writer: Flight) =>
  field in wrote(writer) ? changed(body, `*.${field}`, () => wrote(writer)[field]) : body;

/** An answer that another request of the same operation got while this one was under way. */
const shared = (of: Operations, alike: (one: Flight, other: Flight) => boolean = () => true) =>
  underWay({
    of,
    after: (flight, answer) =>
      [...flight.others].find((other) => other.answer && alike(flight, other))?.answer ?? answer,
  });

/** Refused because another of these was under way. */
const inTheWay = (
  of: Operations,
  status: number,
  when: (flight: Flight, other: Flight) => boolean = () => true,
) =>
  underWay({
    of,
    handle: (flight, request, carryOut) =>
      [...flight.others].some((other) => !other.handled && when(flight, other))
        ? { status }
        : carryOut(request),
  });

const otherId = (one: Flight, other: Flight): boolean => pathOf(one.arrival) !== pathOf(other.arrival);

const allAccepted =
  (send: (api: Api) => Promise<(() => Promise<{ status: number }>)[]>): Drawn['show'] =>
  async (api) =>
    (await both(...(await send(api)).map((one) => one()))).every(({ status }) => status < 300);

const vanishing = torn(['updateTax', 'getTax'], () => undefined);

const named = (list: Json[], key: string, value: unknown): Json[] => list.filter((one) => one[key] === value);

export const overlapRows: readonly Drawn[] = [
  row(
    'item-lost-update',
    ['updateItem'],
    'Of two updates of an item under way, one is lost',
    stale(['updateItem']),
    merged('item', 'items', { unit: 'hour' }, { description: 'new' }),
  ),
  row(
    'client-lost-update',
    ['updateClient'],
    'Of two updates of a client under way, one is lost',
    stale(['updateClient']),
    merged('client', 'clients', { city: 'Porto' }, { phone: '123' }),
  ),
  row(
    'tax-lost-update',
    ['updateTax'],
    'Of two updates of a tax under way, one is lost',
    stale(['updateTax']),
    merged('tax', 'taxes', { region: 'PT-MA' }, { value: '12.0' }),
  ),
  row(
    'invoice-lost-update',
    ['updateInvoice'],
    'Of two updates of an invoice under way, one is lost',
    stale(['updateInvoice']),
    mergedDocument('Invoice'),
  ),
  row(
    'proforma-lost-update',
    ['updateProforma'],
    'Of two updates of a proforma under way, one is lost',
    stale(['updateProforma']),
    mergedDocument('Proforma'),
  ),
  row(
    'transport-lost-update',
    ['updateTransport'],
    'Of two updates of a transport under way, one is lost',
    stale(['updateTransport']),
    mergedDocument('Transport'),
  ),
  row(
    'order-lost-update',
    ['updatePurchaseOrder'],
    'Of two updates of a purchase order under way, one is lost',
    stale(['updatePurchaseOrder']),
    mergedDocument('PurchaseOrder'),
  ),
  row(
    'invoice-numbers',
    ['changeInvoiceState'],
    'Invoices finalized at once get one number',
    stale(['changeInvoiceState']),
    numbered('Invoice'),
    'a number is unique in its series and type',
  ),
  row(
    'note-numbers',
    ['changeCreditNoteState', 'changeDebitNoteState'],
    'Notes finalized at once get one number',
    stale(['changeCreditNoteState', 'changeDebitNoteState']),
    numbered('CreditNote', 'DebitNote'),
    'a number is unique in its series and type',
  ),
  row(
    'estimate-numbers',
    ['changeQuoteState', 'changeFeesNoteState'],
    'Estimates finalized at once get one number',
    stale(['changeQuoteState', 'changeFeesNoteState']),
    numbered('Quote', 'FeesNote'),
    'a number is unique in its series and type',
  ),
  row(
    'guide-numbers',
    ['changeShippingState', 'changeDevolutionState'],
    'Guides finalized at once get one number',
    stale(['changeShippingState', 'changeDevolutionState']),
    numbered('Shipping', 'Devolution'),
    'a number is unique in its series and type',
  ),
  row(
    'item-names',
    ['createItem'],
    'Items made at once share a name',
    stale(['createItem']),
    async (api) =>
      successes(
        await both(
          ...[1, 2].map(() =>
            api.post('/items.json', { item: { name: 'same', description: 'd', unit_price: '1.00' } }),
          ),
        ),
      ) === 1,
    'item name: must be unique',
  ),
  row(
    'item-renamed',
    ['updateItem', 'createItem'],
    'An item is renamed to what another is being called',
    stale(['updateItem', 'createItem']),
    async (api) => {
      const { id } = await api.item();
      return (
        successes(
          await both(
            api.put(`/items/${id}.json`, { item: { name: 'same', unit_price: '1.00' } }),
            api.post('/items.json', { item: { name: 'same', description: 'd', unit_price: '1.00' } }),
          ),
        ) === 1
      );
    },
    'item name: must be unique',
  ),
  row(
    'defaults-set',
    ['setCurrentSequence'],
    'Two sequences made the default at once both are',
    stale(['setCurrentSequence']),
    async (api) => {
      const [a, b] = [await api.sequence(), await api.sequence()];
      await both(...[a, b].map((one) => api.put(`/sequences/${one.id}/set_current.json`)));
      return (await api.list('/sequences.json')).filter((one) => one.default_sequence === 1).length === 1;
    },
    'set_current makes it the default',
  ),
  row(
    'defaults-made',
    ['createSequence'],
    'Two default sequences made at once both stay it',
    stale(['createSequence']),
    async (api) => {
      await api.sequence();
      await both(api.sequence({ default_sequence: '1' }), api.sequence({ default_sequence: '1' }));
      return (await api.list('/sequences.json')).filter((one) => one.default_sequence === 1).length === 1;
    },
    'default_sequence: 1 makes it the default',
  ),
  row(
    'fiscal-ids',
    ['createAccount'],
    'Accounts opened at once share a fiscal id',
    stale(['createAccount']),
    async (api) => {
      const account = {
        organization_name: 'O',
        email: 'o@example.com',
        password: 'secret-word',
        terms: '1',
        marketing: '0',
        fiscal_id: '509999991',
      };
      return (
        successes(
          await both(
            ...[1, 2].map(() => api.send('POST', '/api/accounts/create.json', { account }, { key: null })),
          ),
        ) === 1
      );
    },
    'fiscal_id: must be unique in the system',
  ),
  row(
    'quote-finalized-deleted',
    ['changeQuoteState'],
    'A quote is finalized and deleted at once',
    stale(['changeQuoteState']),
    onlyOne('Quote', undefined, 'finalized', 'deleted'),
    'states of estimates',
  ),
  row(
    'guide-finalized-deleted',
    ['changeTransportState'],
    'A transport is finalized and deleted at once',
    stale(['changeTransportState']),
    onlyOne('Transport', undefined, 'finalized', 'deleted'),
    'states of guides',
  ),
  row(
    'invoice-settled-canceled',
    ['changeInvoiceState'],
    'An invoice is settled and canceled at once',
    stale(['changeInvoiceState']),
    onlyOne('Invoice', 'finalized', 'settled', 'canceled'),
    'states of invoices',
  ),
  row(
    'payments',
    ['createPartialPayment'],
    'Two payments made at once pay one invoice twice',
    stale(['createPartialPayment']),
    async (api) => {
      const { id, total } = await api.final('Invoice');
      return successes(await both(api.pay(id, String(total)), api.pay(id, String(total)))) === 1;
    },
  ),
  row(
    'email-beside-update',
    ['emailInvoice'],
    'An e-mail that saves its address brings an old client back',
    stale(['emailInvoice']),
    async (api) => {
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
  ),
  row(
    'invoice-beside-item',
    ['createInvoice'],
    'An invoice under way brings an old item back',
    stale(['createInvoice']),
    async (api) => {
      const item = await api.item();
      await both(
        api.write('Invoice', { items: [{ name: item.name, unit_price: '33.00', quantity: '1' }] }),
        api.put(`/items/${item.id}.json`, {
          item: { name: item.name, description: 'later', unit_price: '33.00' },
        }),
      );
      return (await api.one(`/items/${item.id}.json`)).description === 'later';
    },
  ),
  row(
    'clients-doubled',
    ['createInvoiceReceipt'],
    'Documents made at once each create the client that they name',
    stale(['createInvoiceReceipt']),
    async (api) => {
      const client = { name: 'Twice', code: 'T1' };
      await both(api.write('InvoiceReceipt', { client }), api.write('InvoiceReceipt', { client }));
      return named(await api.list('/clients.json?per_page=30'), 'name', 'Twice').length === 1;
    },
    'when the client name does not exist, a client is created',
  ),
  row(
    'torn-item',
    ['getItem', 'updateItem'],
    'An item is read half updated',
    torn(['updateItem', 'getItem'], firstField('name')),
    notTorn('item', 'items', (old) => ({ name: `${old.name}b`, description: 'new' })),
  ),
  row(
    'torn-client',
    ['getClient', 'updateClient'],
    'A client is read half updated',
    torn(['updateClient', 'getClient'], firstField('name')),
    notTorn('client', 'clients', (old) => ({ name: `${old.name}b`, code: `${old.code}b` })),
  ),
  row(
    'torn-quote',
    ['getQuote', 'updateQuote'],
    'A quote is read with new lines and old totals',
    torn(['updateQuote', 'getQuote'], (body, writer) =>
      changed(body, 'quote.items', (old) => wrote(writer).items ?? old),
    ),
    async (api) => {
      const { id } = await api.doc('Quote');
      const [, read] = await both(
        api.update('Quote', id, { items: [{ name: 'dear', unit_price: '500.00', quantity: '1' }] }),
        api.get(`/quotes/${id}.json`),
      );
      const { items, sum } = (read?.body.quote ?? {}) as { items: Json[]; sum: number };
      return (items[0]?.name === 'dear') === (sum === 500);
    },
  ),
  row(
    'gone-while-updated',
    ['getTax', 'updateTax'],
    'A tax cannot be found while it is updated',
    {
      make: () => {
        const { decorate, ...rest } = vanishing.make?.() ?? {};
        return {
          ...rest,
          decorate: (handle, service) => (request) => {
            const answer = decorate?.(handle, service)(request) ?? handle(request);
            return request.operation === 'getTax' && answer.status === 200 && answer.body === undefined
              ? { status: 404 }
              : answer;
          },
        };
      },
    },
    async (api) => {
      const { id } = await api.tax();
      const [, read] = await both(
        api.put(`/taxes/${id}.json`, { tax: { value: '11' } }),
        api.get(`/taxes/${id}.json`),
      );
      return read?.status === 200;
    },
    '404 where it does not exist',
  ),
  row(
    'crossed-made',
    ['createClient'],
    'Clients made at once are answered with one of them',
    shared(['createClient']),
    async (api) => {
      const names = ['Ana', 'Rui'];
      const made = await both(...names.map((name) => api.client({ name })));
      return made.every(({ name }, place) => name === names[place]);
    },
  ),
  row(
    'crossed-read',
    ['getInvoice'],
    'Invoices read at once are answered with one of them',
    shared(['getInvoice'], otherId),
    async (api) => {
      const ids = [(await api.doc('Invoice')).id, (await api.doc('Invoice')).id];
      const read = await both(...ids.map((id) => api.read('Invoice', id)));
      return read.every(({ id }, place) => id === ids[place]);
    },
  ),
  row(
    'crossed-accounts',
    ['listClients'],
    'Accounts that list their clients at once see those of one of them',
    shared(
      ['listClients'],
      (a, b) =>
        a.arrival.url.split('?')[0] !== b.arrival.url.split('?')[0] ||
        a.arrival.headers['x-mock-account'] !== b.arrival.headers['x-mock-account'],
    ),
    async (api) => {
      const other = await api.other();
      await api.client({ name: 'Mine' });
      const [mine = [], theirs = []] = await both(api.list('/clients.json'), other.list('/clients.json'));
      return mine.length === 1 && theirs.length === 0;
    },
    'the key identifies the account',
  ),
  row(
    'busy-items',
    ['createItem'],
    'An item made while another is being made is answered 500',
    inTheWay(['createItem'], 500),
    allAccepted(async (api) =>
      ['a', 'b'].map(
        (name) => () => api.post('/items.json', { item: { name, description: 'd', unit_price: '1.00' } }),
      ),
    ),
  ),
  row(
    'busy-finalizing',
    ['changeInvoiceState'],
    'Invoices finalized at once are answered 500',
    inTheWay(['changeInvoiceState'], 500, otherId),
    allAccepted(async (api) => {
      const ids = [(await api.doc('Invoice')).id, (await api.doc('Invoice')).id];
      return ids.map((id) => () => api.state('Invoice', id, 'finalized'));
    }),
  ),
  row(
    'busy-mail',
    ['emailInvoice', 'emailQuote'],
    'A second e-mail under way is answered 404',
    inTheWay(['emailInvoice', 'emailQuote'], 404, otherId),
    allAccepted(async (api) => {
      const [a, b] = [await api.doc('Invoice'), await api.doc('Quote')];
      return [() => api.email('Invoice', a.id), () => api.email('Quote', b.id)];
    }),
    '404 where the document matches nothing',
  ),
  row(
    'busy-account',
    ['updateAccount', 'listItems', 'listTaxes'],
    'The key is refused while the account is updated',
    underWay({
      of: ['updateAccount', 'listItems', 'listTaxes'],
      waits: (arrival) => !isRead(arrival),
      handle: (flight, request, carryOut) =>
        isRead(flight.arrival) && [...flight.others].some((one) => !isRead(one.arrival))
          ? { status: 401 }
          : carryOut(request),
    }),
    async (api) => {
      const [, read] = await both(
        api.put(`/api/accounts/${api.id}/update.json`, { account: { fiscal_id: '508000011', address: 'A' } }),
        api.get('/items.json'),
      );
      return read?.status === 200;
    },
    '401 where the key is missing or wrong',
  ),
  row(
    'mixed-lines',
    writing('Invoice'),
    'Invoices made at once share the lines of one of them',
    underWay({
      of: ['createInvoice'],
      handle: (flight, request, carryOut) => {
        const other = [...flight.others].find((one) => one.handled);
        const items = other && wrote(other).items;
        return carryOut(
          items ? { ...request, body: changed(request.body, '*.items', () => items) } : request,
        );
      },
    }),
    async (api) => {
      const made = await both(
        ...['L1', 'L2'].map((name) =>
          api.doc('Invoice', { items: [{ name, unit_price: '1.00', quantity: '1' }] }),
        ),
      );
      return made.every(({ items }, place) => (items as Json[])[0]?.name === `L${place + 1}`);
    },
    'a document holds the lines that were sent',
  ),
];
