/** The flow through items, taxes, clients, sequences, accounts and keys. */
import { type Answer, type Drive, idIn } from './drive.fixture.js';
import { type Json, type JsonObject, valueAt } from './json.js';

export async function items({ send }: Drive): Promise<void> {
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

export async function taxes({ send }: Drive): Promise<void> {
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

export async function clients({ send }: Drive): Promise<void> {
  const whole = {
    name: 'Client & Co',
    code: 'C1',
    email: 'c@firm.example',
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

export async function sequences({ send }: Drive): Promise<void> {
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

export async function accounts({ send, server }: Drive): Promise<void> {
  const own = `/api/accounts/${server.accountId}`;
  const whole = {
    organization_name: 'New Firm',
    email: 'new@firm.example',
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
    email: 'again@firm.example',
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

export async function keys({ send, server }: Drive): Promise<void> {
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
