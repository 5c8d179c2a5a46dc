/** Drives of the drawn faults of refusals. */
import type { TypeName } from '../../../../generated/states.js';
import type { Json } from '../../body-fields.js';
import { type Ask, answered, type Drive, drivesOf, line, two } from './api.fixture.js';

const stays =
  (
    path: string,
    of: 'item' | 'tax' | 'client',
    bad: (other: Json, mine: Json) => Json,
    field: string,
  ): Drive =>
  async (api) => {
    const [mine, other] = await two(() => api[of]());
    const before = (await api.one(`/${path}/${mine.id}.json`))[field];
    const { status } = await api.put(`/${path}/${mine.id}.json`, { [of]: bad(other, mine) });
    return status >= 400 && (await api.one(`/${path}/${mine.id}.json`))[field] === before;
  };

const unmoved =
  (type: TypeName, word: unknown, ...before: string[]): Drive =>
  async (api) => {
    const { id } = await api.doc(type);
    for (const trigger of before) await api.state(type, id, trigger);
    const { status } = await api.read(type, id);
    await api.state(type, id, word);
    return (await api.read(type, id)).status === status;
  };

const states = 'the state tables: any other trigger is none';
const stated = 'the state tables: a trigger that they have is carried out';
const valid = 'valid values are accepted';
const finding = 'returns a specific client';

const accepted =
  (ask: Ask): Drive =>
  async (api) =>
    (await ask(api)).status < 300;
const made =
  (of: 'item' | 'tax' | 'client', fields: Json): Drive =>
  async (api) =>
    (await api[of](fields)).id !== undefined;

export const refusalsDrives = drivesOf('refusal', 'what is refused changes nothing', {
  'number-by-hand-again': async (api) => {
    const guide = { manual_sequence_number: '7', loaded_at: '01/01/2030 10:00:00' };
    const [one, other] = await two(() => api.final('Devolution', guide));
    return one.sequence_number !== other.sequence_number;
  },
  'item-unit-left': stays('items', 'item', (other) => ({ name: other.name, unit: 'hour' }), 'unit'),
  'item-price-left': stays(
    'items',
    'item',
    (other) => ({ name: other.name, unit_price: '99.00' }),
    'unit_price',
  ),
  'item-undescribed': [
    valid,
    accepted(async (api) => {
      const { description: _none, ...sent } = line();
      await api.doc('Invoice', { items: [sent] });
      const item = (await api.list('/items.json')).find(({ name }) => name === sent.name);
      return api.put(`/items/${item?.id}.json`, { item: { name: sent.name, unit_price: '12.00' } });
    }),
  ],
  'quote-refused-state-message': async (api) => {
    const { id, due_date } = await api.doc('Quote');
    await api.state('Quote', id, 'accept');
    return (await api.read('Quote', id)).due_date === due_date;
  },
  'invoice-canceled-reference': async (api) => {
    const { id } = await api.doc('Invoice', { reference: 'kept' });
    await api.state('Invoice', id, 'settled');
    return (await api.read('Invoice', id)).reference === 'kept';
  },
  'header-stored': async (api) => {
    const { id } = await api.doc('Invoice', { reference: 'kept' });
    await api.update('Invoice', id, { reference: 'left', items: [line(), line({ discount: '101' })] });
    return (await api.read('Invoice', id)).reference === 'kept';
  },
  'current-unknown': async (api) => {
    const { id } = await api.sequence({ default_sequence: '1' });
    const { status } = await api.put('/sequences/999999999/set_current.json');
    return status === 404 && (await api.one(`/sequences/${id}.json`)).default_sequence === 1;
  },
  'current-again': async (api) => {
    const { id } = await api.sequence({ default_sequence: '1' });
    await api.put(`/sequences/${id}/set_current.json`);
    return (await api.one(`/sequences/${id}.json`)).default_sequence === 1;
  },
  'default-tax-again': [
    'default_tax marks the default tax',
    async (api) => {
      const { id, name } = await api.tax({ default_tax: '1' });
      const tax = { name, value: '10', region: 'PT', default_tax: '1' };
      await api.put(`/taxes/${id}.json`, { tax });
      return (await api.one(`/taxes/${id}.json`)).default_tax === 1;
    },
  ],
  'deleted-unlisted': async (api) => {
    const { id } = await api.final('Quote');
    await api.state('Quote', id, 'deleted');
    return (await api.list('/estimates.json')).some((one) => one.id === id);
  },
  'settled-zero': [
    stated,
    accepted(async (api) => {
      const { id } = await api.final('Invoice', { items: [line({ unit_price: '0.00' })] });
      return api.state('Invoice', id, 'settled');
    }),
  ],
  'settled-part-paid': [
    stated,
    accepted(async (api) => {
      const { id } = await api.final('Invoice');
      await api.pay(id, '1.00');
      return api.state('Invoice', id, 'settled');
    }),
  ],
  'mailed-deleted': [
    stated,
    accepted(async (api) => {
      const { id } = await api.doc('Invoice');
      await api.email('Invoice', id);
      return api.state('Invoice', id, 'deleted');
    }),
  ],
  'mail-refused-saves': async (api) => {
    const client = await api.client({ email: 'old@example.com' });
    const { id } = await api.doc('Quote', { client: { name: client.name, code: client.code } });
    await api.email('Quote', id, { client: { email: 'new@example.com', save: '1' }, cc: 'no address' });
    return (await api.one(`/clients/${client.id}.json`)).email === 'old@example.com';
  },
  'client-city-left': stays(
    'clients',
    'client',
    (_other, { name, code }) => ({ name, code, city: 'Faro', email: 'no address' }),
    'city',
  ),
  'client-language-left': stays('clients', 'client', () => ({ language: 'es' }), 'language'),
  'email-plus': [
    valid,
    async (api) => (await api.client({ email: 'ana+bills@example.com' })).email === 'ana+bills@example.com',
  ],
  'email-domain': [valid, made('client', { email: 'ana@shop.photography' })],
  'email-two': [
    'email: a valid e-mail address',
    answered(422, (api) =>
      api.post('/clients.json', { client: { name: 'q', code: 'q', email: 'a@example.com, b@example.com' } }),
    ),
  ],
  'mail-subdomain': [
    valid,
    accepted(async (api) => api.email('Invoice', (await api.doc('Invoice')).id, {}, 'a@mail.eu.example.com')),
  ],
  'mail-apostrophe': [
    valid,
    accepted(async (api) =>
      api.email('PurchaseOrder', (await api.doc('PurchaseOrder')).id, {}, "o'hara@example.com"),
    ),
  ],
  'price-zero': ['unit_price: a number >= 0.0', made('item', { unit_price: '0.00' })],
  'price-whole': ['unit_price: a number >= 0.0', made('item', { unit_price: '12' })],
  'tax-zero': [valid, made('tax', { value: '0' })],
  'tax-decimals': ['value: a decimal number written as text', made('tax', { value: '5.5' })],
  'quantity-part': [valid, accepted((api) => api.write('Quote', { items: [line({ quantity: '0.5' })] }))],
  'language-es': ['language: en, pt, es', made('client', { language: 'es' })],
  'send-options-3': ['send_options: 1, 2, 3', made('client', { send_options: '3' })],
  'short-name': [valid, made('client', { name: 'X' })],
  'code-slash': [valid, accepted((api) => api.post('/clients.json', { client: { name: 'q', code: 'B/2' } }))],
  'find-ampersand': [
    finding,
    answered(200, async (api) => {
      await api.client({ name: 'Nuts & Bolts' });
      return api.get(`/clients/find-by-name.json?client_name=${encodeURIComponent('Nuts & Bolts')}`);
    }),
  ],
  'find-plus': [
    finding,
    answered(200, async (api) => {
      await api.client({ code: 'C+1' });
      return api.get(`/clients/find-by-code.json?client_code=${encodeURIComponent('C+1')}`);
    }),
  ],
  'invoice-paid': [states, unmoved('Invoice', 'paid', 'finalized')],
  'quote-final-word': [states, unmoved('Quote', 'final')],
  'quote-sent': [states, unmoved('Proforma', 'sent')],
  'guide-spelling': [states, unmoved('Shipping', 'finalised')],
  'guide-cancelled': [states, unmoved('Transport', 'cancelled', 'finalized')],
  'guide-unknown-deletes': [states, unmoved('Devolution', 'whatever')],
  'fees-settled': [states, unmoved('FeesNote', 'settled', 'finalized')],
  'credit-void': [states, unmoved('CreditNote', 'void', 'finalized')],
});
