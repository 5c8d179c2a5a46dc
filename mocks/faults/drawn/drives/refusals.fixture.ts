/** Drives of the drawn faults of refusals. */
import type { TypeName } from '../../../../generated/states.js';
import type { Json } from '../../body-fields.js';
import { type Drive, drivesOf, line } from './api.fixture.js';

const stays =
  (
    path: string,
    of: 'item' | 'tax' | 'client',
    bad: (other: Json, mine: Json) => Json,
    field: string,
  ): Drive =>
  async (api) => {
    const [mine, other] = [await api[of](), await api[of]()];
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
const valid = 'valid values are accepted';
const ok = (status: number): boolean => status < 300;

export const refusalsDrives = drivesOf('refusal', 'what is refused changes nothing', {
  'number-by-hand-again': async (api) => {
    const guide = { manual_sequence_number: '7', loaded_at: '01/01/2030 10:00:00' };
    const [one, other] = [await api.final('Devolution', guide), await api.final('Devolution', guide)];
    return one.sequence_number !== other.sequence_number;
  },
  'item-unit-left': stays('items', 'item', (other) => ({ name: other.name, unit: 'hour' }), 'unit'),
  'item-price-left': stays(
    'items',
    'item',
    (other) => ({ name: other.name, unit_price: '99.00' }),
    'unit_price',
  ),
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
  'email-domain': [
    valid,
    async (api) => (await api.client({ email: 'ana@shop.photography' })).id !== undefined,
  ],
  'mail-subdomain': [
    valid,
    async (api) =>
      ok((await api.email('Invoice', (await api.doc('Invoice')).id, {}, 'a@mail.eu.example.com')).status),
  ],
  'mail-apostrophe': [
    valid,
    async (api) =>
      ok(
        (await api.email('PurchaseOrder', (await api.doc('PurchaseOrder')).id, {}, "o'hara@example.com"))
          .status,
      ),
  ],
  'price-zero': [
    'unit_price: a number >= 0.0',
    async (api) => (await api.item({ unit_price: '0.00' })).id !== undefined,
  ],
  'price-whole': [
    'unit_price: a number >= 0.0',
    async (api) => (await api.item({ unit_price: '12' })).id !== undefined,
  ],
  'tax-zero': [valid, async (api) => (await api.tax({ value: '0' })).id !== undefined],
  'tax-decimals': [
    'value: a decimal number written as text',
    async (api) => (await api.tax({ value: '5.5' })).id !== undefined,
  ],
  'quantity-part': [
    valid,
    async (api) => ok((await api.write('Quote', { items: [line({ quantity: '0.5' })] })).status),
  ],
  'language-es': [
    'language: en, pt, es',
    async (api) => (await api.client({ language: 'es' })).id !== undefined,
  ],
  'send-options-3': [
    'send_options: 1, 2, 3',
    async (api) => (await api.client({ send_options: '3' })).id !== undefined,
  ],
  'short-name': [valid, async (api) => (await api.client({ name: 'X' })).id !== undefined],
  'code-slash': [
    valid,
    async (api) =>
      (await api.client({ code: 'A/1' })).id !== undefined &&
      ok((await api.post('/clients.json', { client: { name: 'q', code: 'B/2' } })).status),
  ],
  'find-ampersand': [
    'returns a specific client',
    async (api) => {
      await api.client({ name: 'Nuts & Bolts' });
      return (
        (await api.get(`/clients/find-by-name.json?client_name=${encodeURIComponent('Nuts & Bolts')}`))
          .status === 200
      );
    },
  ],
  'find-plus': [
    'returns a specific client',
    async (api) => {
      await api.client({ code: 'C+1' });
      return (
        (await api.get(`/clients/find-by-code.json?client_code=${encodeURIComponent('C+1')}`)).status === 200
      );
    },
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
