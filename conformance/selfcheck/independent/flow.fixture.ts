/**
 * Drives a server through the main flows and writes down every answer, with what is random taken out. Two servers that
 * behave alike give the same notes. It owns the flow, it judges nothing.
 */
import type { IndependentServer } from './index.js';
import { isObject, type Json, type JsonObject, valueAt } from './json.js';
import { kinds } from './kinds.js';

export interface Answer {
  status: number;
  body: Json | undefined;
}
export interface Drive {
  notes: string[];
  send: (
    method: string,
    path: string,
    body?: Json,
    options?: { key?: string | null; base?: string; raw?: string },
  ) => Promise<Answer>;
  server: IndependentServer;
}

/** Thrown at the first answer that is not the expected one. */
export class Differs extends Error {}

export function driver(server: IndependentServer, expected?: readonly string[]): Drive {
  const notes: string[] = [];
  const plain = (text: string): string =>
    text
      .replaceAll(new URL(server.publicUrl).host, 'HOST')
      .replace(/[0-9a-f]{24,}/g, 'RANDOM')
      .replace(/"saft_hash":"[^"]*"/g, '"saft_hash":"HASH"');
  const send: Drive['send'] = async (method, path, body, options = {}) => {
    const url = new URL(`${options.base ?? server.url}${path}`);
    const key = options.key === undefined ? server.apiKey : options.key;
    if (key !== null) url.searchParams.set('api_key', key);
    const payload = options.raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      ...(payload === undefined ? {} : { body: payload, headers: { 'content-type': 'application/json' } }),
    });
    const text = await answer.text();
    const note = plain(`${method} ${path} ${payload ?? ''} -> ${answer.status} ${text}`);
    if (expected && expected[notes.length] !== note) throw new Differs(note);
    notes.push(note);
    let parsed: Json | undefined;
    try {
      parsed = text.trim() === '' ? undefined : (JSON.parse(text) as Json);
    } catch {
      parsed = text;
    }
    return { status: answer.status, body: parsed };
  };
  return { notes, send, server };
}

const idIn = (answer: Answer): string => {
  const inside = isObject(answer.body) ? Object.values(answer.body)[0] : undefined;
  return String(valueAt(inside, 'id') ?? '0');
};

const line = (name: string, more: JsonObject = {}): JsonObject => ({
  name,
  description: `about ${name}`,
  unit_price: '10.25',
  quantity: '2',
  unit: 'hour',
  tax: { name: 'IVA23' },
  ...more,
});
const address = (city: string): JsonObject => ({
  detail: 'Street 1',
  city,
  postal_code: '1000-001',
  country: 'Portugal',
});

function bodyFor(name: string, more: JsonObject = {}): JsonObject {
  return {
    date: '03/02/2026',
    due_date: '05/03/2026',
    loaded_at: '03/02/2026 10:30:00',
    reference: `ref ${name}`,
    observations: 'own words',
    retention: '5',
    license_plate: '11-AA-22',
    mb_reference: '1',
    address_from: address('Lisboa'),
    address_to: address('Porto'),
    client: { name: 'Flow & Sons', code: 'FS', email: 'flow@house.example' },
    items: [
      line('First & best'),
      line('Second', { discount: '10', quantity: '1.5' }),
      line("Third's", { tax: { name: 'unknown' }, quantity: '12' }),
    ],
    ...more,
  };
}

async function items({ send }: Drive): Promise<void> {
  const make = (item: Json): Promise<Answer> => send('POST', '/items.json', { item });
  const path = `/items/${idIn(await make({ name: 'A & B  C', description: `long ${'x'.repeat(300)} ж 漢`, unit_price: '1234.56', unit: 'day', tax: { name: 'IVA23' } }))}.json`;
  await send('GET', path);
  await make({ name: 'A & B  C', description: 'again', unit_price: '1' });
  await make({ name: 'untaxed', description: 'none', unit_price: '0' });
  await make({ name: 'oddly taxed', description: 'none', unit_price: '7.5', tax: { name: 'no such tax' } });
  for (const odd of [
    { unit_price: '-5' },
    { unit_price: '-0.01' },
    { unit_price: 'abc' },
    { unit_price: undefined },
    { name: undefined },
    { description: undefined },
    { name: 5 },
    { name: 'y'.repeat(300) },
  ])
    await make({ name: 'odd', description: 'odd', unit_price: '1', ...odd });
  await send('POST', '/items.json', {});
  for (let at = 0; at < 24; at += 1)
    await make({ name: `item ${at}`, description: 'one of many', unit_price: '2' });
  for (const item of [
    { name: 'renamed & kept', description: 'new' },
    { unit: 'month' },
    { unit_price: '9.75', unit: 'year' },
    { tax: { name: 'no such tax' } },
    { tax: { name: 'IVA6' } },
    { unit_price: '8' },
    { name: 'untaxed', description: 'refused' },
    { unit_price: '-1', description: 'refused' },
    { name: ['list'] },
  ]) {
    await send('PUT', path, { item });
    await send('GET', path);
  }
  await send('GET', '/items.json');
  await send('GET', '/items.json?page=2');
  await send('GET', '/items.json?page=2&per_page=5');
  await send('GET', '/items/999999999.json');
  await send('GET', path.replace(/(\d+)/, '$1.5'));
  await send('PUT', '/items/999999999.json', { item: { name: 'nobody' } });
}

async function taxes({ send }: Drive): Promise<void> {
  const path = `/taxes/${idIn(await send('POST', '/taxes.json', { tax: { name: 'Six', value: '6.5', region: 'PT', default_tax: '0' } }))}.json`;
  await send('POST', '/taxes.json', { tax: { name: 'Later', value: '1', region: 'PT' } });
  await send('GET', path);
  for (const tax of [{ value: '7' }, { name: 'Seven', value: '7.5' }, { name: 'Eight' }]) {
    await send('PUT', path, { tax });
    await send('GET', path);
  }
  await send('GET', '/taxes.json');
  await send('DELETE', path);
  await send('GET', path);
  await send('GET', '/taxes.json');
  await send('DELETE', path);
  await send('PUT', path, { tax: { name: 'nobody' } });
  for (const body of [{}, { tax: { name: 'odd', value: { a: 1 } } }]) await send('POST', '/taxes.json', body);
  const standard = idIn(
    await send('POST', '/taxes.json', {
      tax: { name: 'Chosen', value: '20', region: 'PT', default_tax: '1' },
    }),
  );
  await send('GET', `/taxes/${standard}.json`);
  await send('GET', '/taxes.json');
}

async function clients({ send }: Drive): Promise<void> {
  const whole = {
    name: 'Client & Co',
    code: 'C1',
    email: 'c@house.example',
    language: 'es',
    address: 'Street',
    city: 'Porto',
    postal_code: '4000-001',
    country: 'Portugal',
    fiscal_id: '508000000',
    website: 'https://c.example',
    phone: '1',
    fax: '2',
    preferred_contact: { name: 'P', email: 'p@c.example', phone: '3' },
    observations: 'note of the client',
    send_options: '3',
  };
  const make = (client: Json): Promise<Answer> => send('POST', '/clients.json', { client });
  const path = `/clients/${idIn(await make(whole))}.json`;
  await make({ name: 'Short', code: 'C2' });
  await make({ name: `Long ${'z'.repeat(90)}`, code: 'C3', address: 'rocket 🚀' });
  for (const odd of [
    { code: undefined },
    { name: undefined },
    { email: 'no address' },
    { language: 'fr' },
    { send_options: '4' },
    { preferred_contact: 'text' },
  ])
    await make({ name: 'odd', code: 'odd', ...odd });
  await send('POST', '/clients.json', []);
  for (let at = 0; at < 24; at += 1) await make({ name: `client ${at}`, code: `n${at}` });
  await send('GET', path);
  for (const more of [
    { city: 'Faro' },
    { phone: '9', city: 'Braga' },
    { code: undefined },
    { email: 'odd', city: 'refused' },
    { send_options: '9' },
  ]) {
    await send('PUT', path, { client: { name: 'Client & Co', code: 'C1', ...more } });
    await send('GET', path);
  }
  for (const query of ['', '?page=3', '?page=2&per_page=7']) await send('GET', `/clients.json${query}`);
  await send('GET', '/clients/find-by-name.json?client_name=Client+%26+Co');
  await send('GET', '/clients/find-by-name.json?client_name=Short');
  await send('GET', '/clients/find-by-code.json?client_code=C1');
  await send('GET', '/clients/find-by-code.json?client_code=SECOND');
  await send('GET', '/clients/999999999.json');
  await send('PUT', '/clients/999999999.json', { client: { name: 'x', code: 'y' } });
}

async function sequences({ send }: Drive): Promise<void> {
  const first = `/sequences/${idIn(await send('POST', '/sequences.json', { sequence: { serie: 'Beta' } }))}`;
  const second = `/sequences/${idIn(await send('POST', '/sequences.json', { sequence: { serie: 'Gamma', default_sequence: '1' } }))}`;
  for (const path of [first, second, first]) {
    await send('GET', `${path}.json`);
    await send('PUT', `${path}/set_current.json`);
    await send('GET', `${path}.json`);
    await send('GET', '/sequences.json');
  }
  await send('PUT', `${second}/set_current.json`);
  await send('GET', '/sequences.json');
  await send('POST', '/sequences.json', { sequence: {} });
  await send('GET', '/sequences/999999999.json');
  await send('PUT', '/sequences/999999999/set_current.json');
}

async function accounts({ send, server }: Drive): Promise<void> {
  const own = `/api/accounts/${server.accountId}`;
  const whole = {
    organization_name: 'New House',
    email: 'new@house.example',
    password: 'secret',
    fiscal_id: '1',
    terms: '1',
    marketing: '0',
  };
  const make = (more: JsonObject, where = 'create'): Promise<Answer> =>
    send(
      'POST',
      `/api/accounts/${where}.json`,
      { account: { ...whole, fiscal_id: undefined, ...more } },
      { base: server.publicUrl, key: null },
    );
  const made = await make({ fiscal_id: '1' });
  await make({ fiscal_id: '1' });
  for (const odd of [
    { organization_name: undefined },
    { organization_name: null },
    { email: undefined },
    { password: undefined },
    { terms: undefined },
    { terms: '7' },
    { marketing: undefined },
    { marketing: '7' },
    { tax_country: '4' },
    { tax_country: '2' },
    { language: 'fr' },
  ])
    await make(odd);
  await send('POST', '/api/accounts/create.json', {}, { base: server.publicUrl, key: null });
  await make({}, 'create_already_user');
  await make({ password: 'wrong' }, 'create_already_user');
  const [base, key] = [
    String(valueAt(made.body, 'account.url') ?? server.url),
    String(valueAt(made.body, 'account.api_key') ?? ''),
  ];
  await send('POST', '/clients.json', { client: { name: 'whose language', code: '1' } }, { base, key });
  await send('GET', `${own}/get.json`);
  const variantA = {
    organization_name: 'First Again',
    email: 'again@house.example',
    password: 'secret',
    terms: '1',
  };
  for (const account of [
    variantA,
    { fiscal_id: '77', address: 'Street' },
    { ...variantA, credentials: { username: 'u', type: 'AT', context: 'Sequences' } },
    { ...variantA, credentials: { username: 'u', type: 'XX', context: 'Sequences' } },
    { ...variantA, credentials: { username: 'u', type: 'AT', context: 'XX' } },
  ]) {
    await send('PUT', `${own}/update.json`, { account });
    await send('GET', `${own}/get.json`);
  }
  await send('GET', '/api/accounts/1/get.json');
  await send('PUT', '/api/accounts/1/update.json', { account: variantA });
}

async function keys({ send, server }: Drive): Promise<void> {
  const wrong = [
    null,
    '',
    'x'.repeat(server.apiKey.length),
    server.apiKey.slice(0, -1),
    server.second.apiKey,
  ];
  const paths = [
    '/items.json',
    '/clients.json',
    '/taxes.json',
    '/sequences.json',
    '/estimates.json',
    '/api/pdf/1.json',
    '/clients/1.json',
    '/api/v3/clients/1/balance.json',
  ];
  for (const key of wrong) for (const path of paths) await send('GET', path, undefined, { key });
  const taxes_ = await send('GET', '/taxes.json');
  await send('GET', `/taxes/${String(valueAt(taxes_.body, 'taxes.0.id'))}.json`, undefined, { key: null });
  await send('POST', '/items.json', { item: {} }, { key: null });
  await send('POST', '/sequences.json', { sequence: { serie: 'no key' } }, { key: null });
  await send('PUT', '/receipts/1/change-state.json', {}, { key: null });
  await send('PUT', '/fees_notes/1/email-document.json', {}, { key: null });
  await send('POST', '/items.json', undefined, { raw: '{"item": {' });
}

const states = [
  'archived',
  '',
  'finalized',
  'deleted',
  'canceled',
  'settled',
  'unsettled',
  'accept',
  'refuse',
];

async function change(drive: Drive, plural: string, id: string, state: string): Promise<void> {
  const wrapper = kinds.find((kind) => kind.plural === plural)?.singular ?? '';
  await drive.send('PUT', `/${plural}/${id}/change-state.json`, { [wrapper]: { state, message: 'because' } });
  await drive.send('GET', `/${plural}/${id}.json`);
}

const mail = (more: JsonObject = {}, client: JsonObject = {}): JsonObject => ({
  message: {
    client: { email: 'to@house.example', save: '0', ...client },
    subject: 'hello',
    body: 'text',
    ...more,
  },
});

/** From a draft to every state by every way, each with what is not allowed there, mailed and updated on the way. */
const ways: string[][] = [
  [],
  ['deleted'],
  ['finalized'],
  ['finalized', 'canceled'],
  ['finalized', 'settled'],
  ['finalized', 'settled', 'unsettled'],
  ['finalized', 'accept'],
  ['finalized', 'accept', 'refuse'],
  ['finalized', 'refuse'],
  ['finalized', 'refuse', 'accept'],
  ['finalized', 'refuse', 'canceled'],
  ['finalized', 'accept', 'canceled'],
];

async function stateWays(drive: Drive, plural: string, singular: string): Promise<void> {
  for (const [at, way] of ways.entries()) {
    for (const shape of [0, 1]) {
      const body = bodyFor(
        `${plural} ${at}`,
        shape === 0 ? {} : { reference: undefined, items: [line('Only one', { quantity: '3' })] },
      );
      const id = idIn(await drive.send('POST', `/${plural}.json`, { [singular]: body }));
      if (shape === 0) {
        await drive.send('PUT', `/${plural}/${id}.json`, { [singular]: { due_date: '06/03/2026' } });
        await drive.send('PUT', `/${plural}/${id}/email-document.json`, mail());
      }
      for (const state of way) await change(drive, plural, id, state);
      for (const state of states)
        if (!(at === 0 && (state === 'finalized' || state === 'deleted')))
          await change(drive, plural, id, state);
      await drive.send('GET', `/api/pdf/${id}.json`);
      await drive.send('GET', `/api/pdf/${id}.json`);
    }
  }
  const id = idIn(
    await drive.send('POST', `/${plural}.json`, { [singular]: bodyFor(`${plural} tried twice`) }),
  );
  for (const state of ['finalized', 'deleted', 'deleted']) await change(drive, plural, id, state);
  await drive.send('PUT', `/${plural}/999999999/change-state.json`, { [singular]: { state: 'finalized' } });
}

async function oneKind(drive: Drive, plural: string, singular: string): Promise<void> {
  const { send } = drive;
  const make = (body: Json): Promise<Answer> => send('POST', `/${plural}.json`, { [singular]: body });
  const id = idIn(await make(bodyFor(`whole ${plural}`)));
  const path = `/${plural}/${id}.json`;
  for (const update of [
    { reference: 'second' },
    { due_date: '07/03/2026', retention: '6' },
    {
      reference: 'third',
      items: [
        line('First & best', { unit_price: '11', description: 'changed', unit: 'box' }),
        line('Second', { unit_price: '3.5' }),
        line('New one', { tax: { name: 'nothing known' } }),
      ],
    },
    { reference: 'refused', items: [{ name: 'no price' }] },
    { items: [line('Exempt', { tax: { name: 'Isento' } })] },
  ]) {
    await send('GET', path);
    await send('PUT', path, { [singular]: update });
    await send('GET', path);
  }
  await send('GET', '/items.json?per_page=30');
  await send('GET', '/items.json?per_page=30&page=2');
  for (const more of [
    { client: { name: `New for ${plural}`, code: plural, email: 'n@house.example' } },
    { client: { name: 'Client & Co', code: 'C1' } },
    { items: [line('Taxed'), line('Exempt', { tax: { name: 'Isento' } })] },
    { items: [line('Exempt', { tax: { name: 'Isento' } })], tax_exemption: 'M01' },
    { client: undefined },
    { items: 'text' },
    { items: [null] },
    {
      items: [
        line('Second', { unit_price: '4.5' }),
        line('First & best', { unit_price: '12', description: 'changed again' }),
      ],
    },
    { observations: 'o'.repeat(3000) },
  ]) {
    const made = await make(bodyFor('more', more));
    if (made.status < 300) await send('GET', `/${plural}/${idIn(made)}.json`);
    if (made.status < 300) await send('GET', `/${plural}/${idIn(made)}.json`);
  }
  for (const page of [1, 2, 3]) await send('GET', `/clients.json?per_page=30&page=${page}`);
  for (const page of [1, 2]) await send('GET', `/items.json?per_page=30&page=${page}`);
  for (const message of [
    mail({}, { save: '1' }),
    mail({}, { save: '1', email: 'other@house.example' }),
    mail({ cc: 'odd' }),
    mail({ bcc: 'odd' }),
    mail({ cc: 'a@b.example', bcc: 'odd' }),
    mail({ cc: 'odd', bcc: 'a@b.example' }),
    mail({}, { email: 'odd', save: '1' }),
    mail({}, { email: undefined }),
    mail({}, { save: undefined }),
    mail({}, { save: '5' }),
    mail({ logo: '7' }),
    mail({ logo: '1' }),
    mail({ subject: 's'.repeat(200) }),
    mail({ cc: 'cc@house.example' }, { save: '1' }),
    {},
    { message: { client: 'text' } },
  ]) {
    await send('PUT', `/${plural}/${id}/email-document.json`, message);
    await send('GET', '/clients.json?per_page=30&page=1');
    await send('GET', '/clients.json?per_page=30&page=2');
  }
  await send('PUT', path, { [singular]: { reference: 'after a mail' } });
  await send('GET', path);
  const clientId = String(
    valueAt((await send('GET', '/clients/find-by-name.json?client_name=Flow+%26+Sons')).body, 'client.id'),
  );
  await send('PUT', `/clients/${clientId}.json`, {
    client: { name: 'Flow & Sons', code: 'FS', phone: '12' },
  });
  await send('GET', `/clients/${clientId}.json`);
  await send('PUT', `/${plural}/999999999/email-document.json`, mail());
  await send('GET', `/${plural}/999999999.json`);
  await send('GET', `/${plural}/${id}abc.json`);
  await send('PUT', `/${plural}/999999999.json`, { [singular]: {} });
  const settled = idIn(await make(bodyFor('lasting')));
  await send('PUT', `/${plural}/${settled}/change-state.json`, { [singular]: { state: 'finalized' } });
  const bare = idIn(await make(bodyFor('no address', { client: { name: 'Short', code: 'C2' } })));
  await send('PUT', `/${plural}/${bare}/email-document.json`, mail());
  await send('GET', '/clients/find-by-name.json?client_name=Short');
  await send('PUT', `/${plural}/${settled}/email-document.json`, mail());
  await send('GET', `/${plural}/${settled}.json`);
  const estimate = ['quotes', 'proformas', 'fees_notes'].includes(plural);
  if (estimate) await change(drive, plural, settled, 'accept');
  for (const query of ['', '?second_copy=true', '?second_copy=true', '?second_copy=false', ''])
    await send('GET', `/api/pdf/${settled}.json${query}`);
  if (estimate) await change(drive, plural, settled, 'refuse');
  await send('GET', `/api/qr_codes/${settled}.json`);
  await send('GET', `/${plural}/${settled}.json`);
}

async function lists({ send }: Drive): Promise<void> {
  const queries = [
    '',
    '?page=2',
    '?page=2&per_page=3',
    '?per_page=4',
    '?per_page=30&page=2',
    '?text=whole',
    '?text=Flow+%26+Sons&per_page=5',
    '?text=own+words&page=2&per_page=3',
    '?text=whole&status[]=draft',
    '?status[]=final',
    '?status[]=draft&page=2&per_page=5',
    '?status[]=refused',
    '?status[]=final&status[]=canceled',
    '?date[from]=01/04/2026',
    '?date[from]=10/01/2026',
    '?date[from]=10/01/2026&date[to]=20/01/2026',
    '?date[to]=01/01/2020',
    '?due_date[from]=01/01/2027',
    '?due_date[to]=01/01/2020',
    '?due_date[to]=01/03/2026',
    '?total_before_taxes[from]=1000000',
    '?total_before_taxes[to]=0.5',
    '?total_before_taxes[to]=30.75',
    '?total_before_taxes[to]=170',
    '?date[from]=odd',
    '?page=abc',
    '?type[]=Proforma',
    '?type[]=Quote&type[]=FeesNote',
    '?type[]=Transport',
    '?type[]=Quote&status[]=canceled',
    '?loaded_at[from]=01/01/2027',
    '?loaded_at[to]=01/01/2020&page=2&per_page=2',
  ];
  for (const list of ['/invoices.json', '/estimates.json', '/guides.json', '/purchase_orders.json'])
    for (const query of queries) await send('GET', `${list}${query}`);
  for (const list of [
    '/invoice_receipts.json',
    '/simplified_invoices.json',
    '/vat_moss_invoices',
    '/credit_notes.json',
    '/debit_notes.json',
    '/receipts.json',
  ])
    await send('GET', list);
}

async function strangers({ send, server }: Drive): Promise<void> {
  const there = { base: server.second.url, key: server.second.apiKey };
  const found = async (path: string, body: JsonObject): Promise<string> =>
    idIn(await send('POST', path, body, there));
  const item = await found('/items.json', { item: { name: 'theirs', description: 'd', unit_price: '1' } });
  const client = await found('/clients.json', { client: { name: 'theirs', code: 'SECOND' } });
  const tax = await found('/taxes.json', { tax: { name: 'theirs', value: '1', region: 'PT' } });
  const series = await found('/sequences.json', { sequence: { serie: 'theirs' } });
  const invoice = await found('/invoices.json', { invoice: bodyFor('theirs') });
  const quote = await found('/quotes.json', { quote: bodyFor('theirs') });
  const order = await found('/purchase_orders.json', { purchase_order: bodyFor('theirs') });
  for (const path of [
    `/items/${item}.json`,
    `/clients/${client}.json`,
    `/taxes/${tax}.json`,
    `/sequences/${series}.json`,
    `/invoices/${invoice}.json`,
    `/quotes/${quote}.json`,
    `/proformas/${quote}.json`,
    `/purchase_orders/${order}.json`,
    `/api/pdf/${invoice}.json`,
    `/api/qr_codes/${invoice}.json`,
    '/items.json',
    '/clients.json',
    '/invoices.json',
    '/estimates.json?text=ref',
    '/clients/find-by-code.json?client_code=SECOND',
  ])
    await send('GET', path);
  const own = idIn(await send('POST', '/quotes.json', { quote: bodyFor('of another type') }));
  await send('GET', `/proformas/${own}.json`);
  await send('PUT', `/items/${item}.json`, { item: { unit_price: '5' } });
  await send('PUT', `/clients/${client}.json`, { client: { name: 'taken', code: 'T' } });
  await send('PUT', `/invoices/${invoice}.json`, { invoice: { reference: 'taken' } });
  await send('PUT', `/invoices/${invoice}/change-state.json`, { invoice: { state: 'finalized' } });
  await send('DELETE', `/taxes/${tax}.json`);
}

async function exports_({ send }: Drive): Promise<void> {
  for (const query of ['', '?month=1', '?years=2025', '?month=13&years=2025', '?month=abc&years=2025'])
    await send('GET', `/api/export_saft.json${query}`);
  for (const month of [1, 12])
    for (let time = 0; time < 3; time += 1)
      await send('GET', `/api/export_saft.json?month=${month}&years=2025`);
  await send('GET', '/api/pdf/999999999.json');
  await send('GET', '/api/qr_codes/999999999.json');
}

async function payments({ send }: Drive): Promise<void> {
  const id = idIn(await send('POST', '/invoices.json', { invoice: bodyFor('paid') }));
  await send('PUT', `/invoices/${id}/change-state.json`, { invoice: { state: 'finalized' } });
  const receipt = idIn(
    await send('POST', `/documents/${id}/partial_payments.json`, { partial_payment: { amount: '20' } }),
  );
  await send('GET', `/document/${id}/related_documents.json`);
  await send('GET', '/receipts.json');
  await send('PUT', `/receipts/${receipt}/change-state.json`, {
    receipt: { state: 'canceled', message: 'because' },
  });
  await send('GET', '/receipts.json');
}

const abroad = async ({ send, server }: Drive): Promise<void> => {
  const made = await send(
    'POST',
    '/api/accounts/create.json',
    {
      account: {
        organization_name: 'Abroad',
        email: 'a@house.example',
        password: 'secret',
        terms: '1',
        marketing: '1',
        tax_country: '3',
      },
    },
    { base: server.publicUrl, key: null },
  );
  const [base, key] = [
    String(valueAt(made.body, 'account.url') ?? server.url),
    String(valueAt(made.body, 'account.api_key') ?? ''),
  ];
  await send('POST', '/simplified_invoices.json', { simplified_invoice: bodyFor('abroad') }, { base, key });
};

/** The whole flow; `only` keeps to some types. With `expected` it stops at the first answer that differs. */
export async function flow(
  server: IndependentServer,
  only: readonly string[] = kinds.map((kind) => kind.plural),
  expected?: readonly string[],
): Promise<string[]> {
  const drive = driver(server, expected);
  for (const part of [items, taxes, clients, sequences, accounts, keys]) await part(drive);
  for (const kind of kinds) {
    if (kind.family === 'receipt' || !only.includes(kind.plural)) continue;
    await oneKind(drive, kind.plural, kind.singular);
    await stateWays(drive, kind.plural, kind.singular);
  }
  for (const part of [payments, strangers, lists, exports_, abroad]) await part(drive);
  return drive.notes;
}
