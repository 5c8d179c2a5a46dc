/** Faults of what is refused: half carried out, right values refused, odd words accepted for triggers. */
import type { OperationId } from '../../../generated/operations.js';
import type { TypeName } from '../../../generated/states.js';
import type { ServiceRequest } from '../../service/request.js';
import type { Service } from '../../service/service.js';
import type { TableName } from '../../service/store/world.js';
import { type Acting, idOf, innerOf, type Json } from '../make.js';
import { line } from './api.js';
import {
  at,
  bodyOf,
  type Drawn,
  failing,
  incoming,
  instead,
  isFor,
  type Operations,
  refusing,
  rowsOf,
  textAt,
  type Way,
} from './drawn.js';

const row = rowsOf('refusal', 'what is refused changes nothing');

/** A refused update leaves one field behind. */
const left = (
  of: readonly OperationId[],
  table: TableName,
  field: string,
  fields: (value: never, old: never) => Json,
): Way =>
  instead(of, (request, handle, service) => {
    const answer = handle(request);
    const value = at(innerOf(request.body), field);
    const old =
      answer.status >= 400 &&
      answer.status !== 401 &&
      service.read(request.account, table, Number(idOf(request)));
    if (old && value !== undefined && typeof value !== 'object')
      service.write(request.account, table, { ...old, ...fields(value as never, old as never) } as never);
    return answer;
  });

/** What a refused request writes all the same, whoever refused it. */
function refusedWrite(
  of: readonly OperationId[],
  write: (body: Json, request: Pick<ServiceRequest, 'account' | 'path'>, service: Service) => void,
): Way {
  const make = (): Acting => {
    let main: Service | undefined;
    return {
      decorate: (handle, service) => {
        main ??= service;
        return handle;
      },
      after: (answer, arrival) => {
        if (!main || answer.status !== 422 || !isFor(of, arrival)) return answer;
        const id = /\/(\d+)(?:\.json|\/)/.exec(arrival.url)?.[1] ?? '';
        const name = arrival.headers['x-mock-account'];
        write(
          bodyOf(arrival),
          { account: name === undefined ? undefined : String(name), path: { id } },
          main,
        );
        return answer;
      },
    };
  };
  return { make };
}

/** A right value in one field is refused. */
const choosy = (of: Operations, status: number, path: string, when: (value: unknown) => boolean): Way =>
  refusing(of, status, ({ body }) => when(at(Object.values((body ?? {}) as Json)[0], path)));

const stays =
  (
    path: string,
    of: 'item' | 'tax' | 'client',
    bad: (other: Json, mine: Json) => Json,
    field: string,
  ): Drawn['show'] =>
  async (api) => {
    const [mine, other] = [await api[of](), await api[of]()];
    const before = (await api.one(`/${path}/${mine.id}.json`))[field];
    const { status } = await api.put(`/${path}/${mine.id}.json`, { [of]: bad(other, mine) });
    return status >= 400 && (await api.one(`/${path}/${mine.id}.json`))[field] === before;
  };

/** Another word is accepted as a trigger. */
const triggered = (type: TypeName, when: (word: unknown) => boolean, as: string): Way =>
  incoming([`change${type}State` as OperationId], 'state', (word: unknown) => (when(word) ? as : word));

const unmoved =
  (type: TypeName, word: unknown, ...before: string[]): Drawn['show'] =>
  async (api) => {
    const { id } = await api.doc(type);
    for (const trigger of before) await api.state(type, id, trigger);
    const { status } = await api.read(type, id);
    await api.state(type, id, word);
    return (await api.read(type, id)).status === status;
  };
const changing = (type: TypeName) => [`change${type}State`] as unknown as Operations;
const states = 'the state tables: any other trigger is none';
const valid = 'valid values are accepted';

const ok = (status: number): boolean => status < 300;

export const refusalRows: readonly Drawn[] = [
  row(
    'item-unit-left',
    ['updateItem'],
    'A refused name of an item leaves its unit changed',
    left(['updateItem'], 'items', 'unit', (unit: string) => ({ unit })),
    stays('items', 'item', (other) => ({ name: other.name, unit: 'hour' }), 'unit'),
  ),
  row(
    'item-price-left',
    ['updateItem'],
    'A refused name of an item leaves its price changed',
    left(['updateItem'], 'items', 'unit_price', (unitPrice: string) =>
      Number(unitPrice) >= 0 ? { unitPrice: String(unitPrice) } : {},
    ),
    stays('items', 'item', (other) => ({ name: other.name, unit_price: '99.00' }), 'unit_price'),
  ),
  row(
    'quote-refused-state-message',
    ['changeQuoteState'],
    'A forbidden transition of a quote moves its due date',
    left(['changeQuoteState'], 'documents', 'state', (_v, { dueDay }: { dueDay: number }) => ({
      dueDay: dueDay + 1,
    })),
    async (api) => {
      const { id, due_date } = await api.doc('Quote');
      await api.state('Quote', id, 'accept');
      return (await api.read('Quote', id)).due_date === due_date;
    },
  ),
  row(
    'invoice-canceled-reference',
    ['changeInvoiceState'],
    'A forbidden transition empties the reference',
    left(['changeInvoiceState'], 'documents', 'state', (_v, { extras }: { extras: Json }) => ({
      extras: { ...extras, reference: null },
    })),
    async (api) => {
      const { id } = await api.doc('Invoice', { reference: 'kept' });
      await api.state('Invoice', id, 'settled');
      return (await api.read('Invoice', id)).reference === 'kept';
    },
  ),
  row(
    'mail-refused-saves',
    ['emailInvoice', 'emailQuote'],
    'An e-mail whose cc is refused saves its address',
    refusedWrite(['emailInvoice', 'emailQuote'], (body, request, service) => {
      const { email, save } = (at(body, 'message.client') ?? {}) as Json;
      const document = service.read(request.account, 'documents', Number(idOf(request)));
      const client = document && service.read(request.account, 'clients', document.client.id);
      if (client && save === '1' && /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(String(email)))
        service.write(request.account, 'clients', {
          ...client,
          texts: { ...client.texts, email: String(email) },
        });
    }),
    async (api) => {
      const client = await api.client({ email: 'old@example.com' });
      const { id } = await api.doc('Quote', { client: { name: client.name, code: client.code } });
      await api.email('Quote', id, { client: { email: 'new@example.com', save: '1' }, cc: 'no address' });
      return (await api.one(`/clients/${client.id}.json`)).email === 'old@example.com';
    },
  ),
  row(
    'client-city-left',
    ['updateClient'],
    'A refused e-mail address of a client leaves its city changed',
    refusedWrite(['updateClient'], (body, request, service) => {
      const client = service.read(request.account, 'clients', Number(idOf(request)));
      const city = textAt(body, 'client.city');
      if (client && city !== '')
        service.write(request.account, 'clients', { ...client, texts: { ...client.texts, city } });
    }),
    stays(
      'clients',
      'client',
      (_other, { name, code }) => ({ name, code, city: 'Faro', email: 'no address' }),
      'city',
    ),
  ),
  row(
    'client-language-left',
    ['updateClient'],
    'An update of a client without a name leaves its language changed',
    refusedWrite(['updateClient'], (body, request, service) => {
      const client = service.read(request.account, 'clients', Number(idOf(request)));
      const language = textAt(body, 'client.language');
      if (client && ['en', 'pt', 'es'].includes(language))
        service.write(request.account, 'clients', { ...client, texts: { ...client.texts, language } });
    }),
    stays('clients', 'client', () => ({ language: 'es' }), 'language'),
  ),
  row(
    'email-plus',
    ['createClient', 'updateClient'],
    'An e-mail address with a plus is refused',
    choosy(['createClient', 'updateClient'], 422, 'email', (v) => typeof v === 'string' && v.includes('+')),
    async (api) => (await api.client({ email: 'ana+bills@example.com' })).email === 'ana+bills@example.com',
    valid,
  ),
  row(
    'email-domain',
    ['createClient', 'updateClient'],
    'An e-mail address of a long top-level domain is refused',
    choosy(['createClient', 'updateClient'], 422, 'email', (v) => /\.[a-z]{7,}$/i.test(String(v))),
    async (api) => (await api.client({ email: 'ana@shop.photography' })).id !== undefined,
    valid,
  ),
  row(
    'mail-subdomain',
    ['emailInvoice', 'emailProforma'],
    'A recipient of a subdomain is refused',
    choosy(
      ['emailInvoice', 'emailProforma'],
      422,
      'client.email',
      (v) => (String(v).split('@').at(-1) ?? '').split('.').length > 2,
    ),
    async (api) =>
      ok((await api.email('Invoice', (await api.doc('Invoice')).id, {}, 'a@mail.eu.example.com')).status),
    valid,
  ),
  row(
    'mail-apostrophe',
    ['emailShipping', 'emailPurchaseOrder'],
    'A recipient with an apostrophe is answered 500',
    choosy(['emailShipping', 'emailPurchaseOrder'], 500, 'client.email', (v) => String(v).includes("'")),
    async (api) =>
      ok(
        (await api.email('PurchaseOrder', (await api.doc('PurchaseOrder')).id, {}, "o'hara@example.com"))
          .status,
      ),
    valid,
  ),
  row(
    'price-zero',
    ['createItem', 'updateItem'],
    'A price of 0 is refused',
    choosy(['createItem', 'updateItem'], 422, 'unit_price', (v) => Number(v) === 0),
    async (api) => (await api.item({ unit_price: '0.00' })).id !== undefined,
    'unit_price: a number >= 0.0',
  ),
  row(
    'price-whole',
    ['createItem'],
    'A price without decimals is answered 500',
    choosy(['createItem'], 500, 'unit_price', (v) => /^\d+$/.test(String(v))),
    async (api) => (await api.item({ unit_price: '12' })).id !== undefined,
    'unit_price: a number >= 0.0',
  ),
  row(
    'tax-zero',
    ['createTax', 'updateTax'],
    'A tax of 0 is answered 500',
    choosy(['createTax', 'updateTax'], 500, 'value', (v) => Number(v) === 0),
    async (api) => (await api.tax({ value: '0' })).id !== undefined,
    valid,
  ),
  row(
    'tax-decimals',
    ['createTax', 'updateTax'],
    'A tax with decimals is refused',
    choosy(['createTax', 'updateTax'], 422, 'value', (v) => /\.\d*[1-9]/.test(String(v))),
    async (api) => (await api.tax({ value: '5.5' })).id !== undefined,
    'value: a decimal number written as text',
  ),
  row(
    'quantity-part',
    ['createInvoice', 'createQuote'],
    'A quantity below one is refused',
    refusing(['createInvoice', 'createQuote'], 422, ({ body }) =>
      ((innerOf(body).items ?? []) as Json[]).some(
        (one) => Number(one.quantity) > 0 && Number(one.quantity) < 1,
      ),
    ),
    async (api) => ok((await api.write('Quote', { items: [line({ quantity: '0.5' })] })).status),
    valid,
  ),
  row(
    'language-es',
    ['createClient', 'updateClient'],
    'The language es is refused',
    choosy(['createClient', 'updateClient'], 422, 'language', (v) => v === 'es'),
    async (api) => (await api.client({ language: 'es' })).id !== undefined,
    'language: en, pt, es',
  ),
  row(
    'send-options-3',
    ['createClient', 'updateClient'],
    'send_options 3 is refused',
    choosy(['createClient', 'updateClient'], 422, 'send_options', (v) => String(v) === '3'),
    async (api) => (await api.client({ send_options: '3' })).id !== undefined,
    'send_options: 1, 2, 3',
  ),
  row(
    'short-name',
    ['createItem', 'createClient'],
    'Names of one letter are refused',
    choosy(['createItem', 'createClient'], 422, 'name', (v) => typeof v === 'string' && v.length === 1),
    async (api) => (await api.client({ name: 'X' })).id !== undefined,
    valid,
  ),
  row(
    'code-slash',
    ['createClient', 'updateClient'],
    'A code with a slash is answered 500',
    failing(['createClient', 'updateClient'], (_a, body) => textAt(body, 'client.code').includes('/')),
    async (api) =>
      (await api.client({ code: 'A/1' })).id !== undefined &&
      ok((await api.post('/clients.json', { client: { name: 'q', code: 'B/2' } })).status),
    valid,
  ),
  row(
    'find-ampersand',
    ['findClientByName', 'findClientByCode'],
    'A search for a client with an ampersand finds nothing',
    instead(['findClientByName', 'findClientByCode'], (request, handle) =>
      Object.values(request.query).some((value) => String(value).includes('&'))
        ? { status: 404 }
        : handle(request),
    ),
    async (api) => {
      await api.client({ name: 'Nuts & Bolts' });
      return (
        (await api.get(`/clients/find-by-name.json?client_name=${encodeURIComponent('Nuts & Bolts')}`))
          .status === 200
      );
    },
    'returns a specific client',
  ),
  row(
    'find-plus',
    ['findClientByCode'],
    'A code with a plus cannot be found',
    instead(['findClientByCode'], (request, handle) =>
      Object.values(request.query).some((value) => String(value).includes('+'))
        ? { status: 404 }
        : handle(request),
    ),
    async (api) => {
      await api.client({ code: 'C+1' });
      return (
        (await api.get(`/clients/find-by-code.json?client_code=${encodeURIComponent('C+1')}`)).status === 200
      );
    },
    'returns a specific client',
  ),
  row(
    'invoice-paid',
    changing('Invoice'),
    'The word paid settles a final invoice',
    triggered('Invoice', (word) => word === 'paid', 'settled'),
    unmoved('Invoice', 'paid', 'finalized'),
    states,
  ),
  row(
    'quote-final-word',
    changing('Quote'),
    'The word final finalizes a quote',
    triggered('Quote', (word) => word === 'final', 'finalized'),
    unmoved('Quote', 'final'),
    states,
  ),
  row(
    'quote-sent',
    changing('Proforma'),
    'The word sent finalizes a proforma',
    triggered('Proforma', (word) => word === 'sent', 'finalized'),
    unmoved('Proforma', 'sent'),
    states,
  ),
  row(
    'guide-spelling',
    changing('Shipping'),
    'The word finalised finalizes a shipping',
    triggered('Shipping', (word) => word === 'finalised', 'finalized'),
    unmoved('Shipping', 'finalised'),
    states,
  ),
  row(
    'guide-cancelled',
    changing('Transport'),
    'The word cancelled cancels a transport',
    triggered('Transport', (word) => word === 'cancelled', 'canceled'),
    unmoved('Transport', 'cancelled', 'finalized'),
    states,
  ),
  row(
    'guide-unknown-deletes',
    changing('Devolution'),
    'Any unknown word deletes a draft devolution',
    triggered(
      'Devolution',
      (word) =>
        typeof word === 'string' &&
        !['finalized', 'deleted', 'canceled', 'settled', 'accept', 'refuse', 'unsettled'].includes(word),
      'deleted',
    ),
    unmoved('Devolution', 'whatever'),
    states,
  ),
  row(
    'fees-settled',
    changing('FeesNote'),
    'settled, a trigger of invoices, accepts a final fees note',
    triggered('FeesNote', (word) => word === 'settled', 'accept'),
    unmoved('FeesNote', 'settled', 'finalized'),
    states,
  ),
  row(
    'credit-void',
    changing('CreditNote'),
    'The word void cancels a final credit note',
    triggered('CreditNote', (word) => word === 'void', 'canceled'),
    unmoved('CreditNote', 'void', 'finalized'),
    states,
  ),
];
