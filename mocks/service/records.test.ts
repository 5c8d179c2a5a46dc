/** The rules of accounts, items, taxes, clients and sequences. */
import { expect, test } from '@playwright/test';
import { countedKinds } from '../../generated/states.js';
import { type Json, trial } from './trial.fixture.js';

const newAccount = (fields: Json = {}) => ({
  account: {
    organization_name: 'Água & Sol',
    email: 'a@b.pt',
    password: 'x',
    terms: '1',
    marketing: '0',
    ...fields,
  },
});

test('a new account -> its own key, four taxes, one sequence named after the year', () => {
  const { get, call } = trial();
  const made = get('createAccount', { body: newAccount(), apiKey: '' });
  expect(made).toMatchObject({ name: 'agua-sol', url: 'http://agua-sol.localhost:4010', state: 'active' });
  const there = { account: 'agua-sol', apiKey: made.api_key as string };
  const taxes = get('listTaxes', there) as unknown as Json[];
  expect(taxes.map(({ name, value, default_tax }) => [name, value, default_tax])).toEqual([
    ['IVA23', '23.0', 1],
    ['IVA13', '13.0', 0],
    ['IVA6', '6.0', 0],
    ['Isento', '0.0', 0],
  ]);
  const sequences = get('listSequences', there) as unknown as Json[];
  expect(sequences).toMatchObject([{ serie: '2026', default_sequence: 1 }]);
  expect(get('getAccount', { ...there, id: made.id })).toMatchObject({
    organization_name: 'Água & Sol',
    trial: true,
  });
  expect(call('listItems', { account: 'agua-sol' }).status).toBe(401);
  expect(call('listItems', { apiKey: made.api_key as string }).status).toBe(401);
});

test('a second account of the same name -> another host name', () => {
  const { get } = trial();
  const names = [1, 2, 3].map(() => get('createAccount', { body: newAccount() }).name);
  expect(names).toEqual(['agua-sol', 'agua-sol-2', 'agua-sol-3']);
});

for (const [name, fields] of [
  ['no organization_name', { organization_name: undefined }],
  ['terms not accepted', { terms: '0' }],
  ['no marketing', { marketing: undefined }],
  ['a bad e-mail address', { email: 'nobody' }],
  ['an unknown language', { language: 'de' }],
  ['a fiscal_id that is in use', { fiscal_id: '500000018' }],
] as const) {
  test(`create an account with ${name} -> 422 and none is made`, () => {
    const { call, service } = trial();
    expect(call('createAccount', { body: newAccount(fields) }).status).toBe(422);
    expect(service.accounts()).toHaveLength(2);
  });
}

test('create_already_user -> 201 for a known user, 422 for another', () => {
  const { call } = trial();
  call('createAccount', { body: newAccount() });
  expect(call('createAccountForUser', { body: newAccount() }).status).toBe(201);
  expect(call('createAccountForUser', { body: newAccount({ password: 'y' }) }).status).toBe(422);
});

test('update an account: both variants -> 200; neither -> 422; the fiscal id stays', () => {
  const { call, get, service } = trial();
  const id = service.accounts()[0]?.id;
  const update = (account: Json) => call('updateAccount', { id, body: { account } }).status;
  expect(update({ organization_name: 'New', email: 'n@n.pt', password: 'p', terms: '1' })).toBe(200);
  expect(update({ fiscal_id: '999999990', address: 'Rua 1' })).toBe(200);
  expect(update({ organization_name: 'Half' })).toBe(422);
  expect(update({ fiscal_id: '999999990', address: 'Rua 1', credentials: { type: 'AT' } })).toBe(422);
  expect(get('getAccount', { id })).toMatchObject({
    organization_name: 'New',
    email: 'n@n.pt',
    fiscal_id: '500000000',
  });
  expect(call('getAccount', { id: service.accounts()[1]?.id }).status).toBe(404);
});

test('at_communication -> configured, and only then a new Portuguese account makes sequences', () => {
  const { get, call } = trial();
  const made = get('createAccount', { body: newAccount() });
  const there = { account: 'agua-sol', apiKey: made.api_key as string };
  const sequence = { ...there, body: { sequence: { serie: 'S' } } };
  expect(call('createSequence', sequence).status).toBe(422);
  const at_communication = { at_subuser: '508000011/1', at_password: 'c2VjcmV0', communication_type: 'auto' };
  expect(call('configureAtCommunication', { ...there, body: { at_communication } }).body).toEqual({
    success: 'true',
  });
  expect(call('createSequence', sequence).status).toBe(201);
  expect(call('configureAtCommunication', { ...there, body: { at_communication: {} } }).status).toBe(422);
});

const item = (fields: Json = {}) => ({
  item: { name: 'Lamp', description: 'Brass', unit_price: '19.90', ...fields },
});

test('an item: create, read, update, list -> agree', () => {
  const { get, call } = trial();
  const made = get('createItem', { body: item({ tax: { name: 'IVA6' } }) });
  expect(made).toMatchObject({
    name: 'Lamp',
    unit_price: 19.9,
    tax: { name: 'IVA6', value: 6, comment: '6%' },
  });
  expect(call('updateItem', { id: made.id, body: { item: { description: 'Steel' } } })).toEqual({
    status: 200,
  });
  expect(get('getItem', { id: made.id })).toEqual({ ...made, description: 'Steel' });
  expect(get('listItems')).toEqual([{ ...made, description: 'Steel' }]);
});

for (const [name, fields] of [
  ['a name that is in use', {}],
  ['no description', { name: 'B', description: undefined }],
  ['a price as JSON number', { name: 'B', unit_price: 5 }],
  ['a negative price', { name: 'B', unit_price: '-1' }],
  ['a price that is no number', { name: 'B', unit_price: 'free' }],
  ['a blank name', { name: ' ' }],
] as const) {
  test(`create an item with ${name} -> 422 and none is made`, () => {
    const { call, get } = trial();
    call('createItem', { body: item() });
    expect(call('createItem', { body: item(fields) }).status).toBe(422);
    expect(get('listItems')).toHaveLength(1);
  });
}

test('an item with an unknown tax -> no tax', () => {
  expect(trial().get('createItem', { body: item({ tax: { name: 'none such' } }) }).tax).toBeNull();
});

test('taxes: one default through create, update and delete', () => {
  const { get, call } = trial();
  const defaults = () =>
    (get('listTaxes') as unknown as Json[]).filter((tax) => tax.default_tax === 1).map(({ name }) => name);
  const made = get('createTax', {
    body: { tax: { name: 'T', value: '6.50', region: 'PT-MA', default_tax: '1' } },
  });
  expect(made).toMatchObject({ value: '6.5', region: 'PT-MA', default_tax: 1 });
  expect(defaults()).toEqual(['T']);
  call('updateTax', { id: made.id, body: { tax: { default_tax: '0' } } });
  expect(defaults()).toEqual(['IVA23']);
  call('updateTax', { id: made.id, body: { tax: { default_tax: '1' } } });
  expect(call('deleteTax', { id: made.id })).toEqual({ status: 200 });
  expect(call('getTax', { id: made.id }).status).toBe(404);
  expect(defaults()).toEqual(['IVA23']);
  for (const tax of [
    { value: '1', region: 'PT' },
    { name: 'IVA6', value: '1', region: 'PT' },
    { name: 'X', value: 'a', region: 'PT' },
    { name: 'X', value: '1' },
  ]) {
    expect(call('createTax', { body: { tax } }).status).toBe(422);
  }
});

test('clients: create, find, update -> agree; three fields only in get', () => {
  const { get, call } = trial();
  const client = {
    name: 'José & Filhos',
    code: 'J-1',
    email: 'j@j.pt',
    city: 'Évora',
    send_options: '2',
    preferred_contact: { name: 'Rui' },
  };
  const made = get('createClient', { body: { client } });
  const numbers = { id: made.id, send_options: 2 };
  expect(made).toMatchObject({ ...client, ...numbers, language: 'pt' });
  expect(made).not.toHaveProperty('payment_days');
  const read = get('getClient', { id: made.id });
  // Numbers of create, list and find are text in get.
  expect(read).toMatchObject({ ...made, id: String(made.id), send_options: '2', payment_days: '30' });
  const found = { ...read, ...numbers, payment_days: 30 };
  expect(get('findClientByName', { query: { client_name: 'José & Filhos' } })).toEqual(found);
  expect(get('findClientByCode', { query: { client_code: 'J-1' } })).toEqual(found);
  expect(call('findClientByCode', { query: { client_code: 'J-2' } }).status).toBe(404);
  expect(
    call('updateClient', {
      id: made.id,
      body: { client: { name: 'José', code: 'J-2', city: null, language: null } },
    }).status,
  ).toBe(200);
  expect(get('getClient', { id: made.id })).toMatchObject({
    name: 'José',
    code: 'J-2',
    city: null,
    language: 'pt',
    email: 'j@j.pt',
  });
  expect(call('findClientByName', { query: { client_name: 'José & Filhos' } }).status).toBe(404);
  expect(get('findClientByName', { query: { client_name: 'José' } }).id).toBe(made.id);
});

test('delete an item: a used one -> 422 and stays; its document deleted -> gone', () => {
  const { get, call, create, change } = trial();
  const document = create('Invoice', { items: [{ name: 'Used lamp', unit_price: '1', quantity: '1' }] });
  const items = call('listItems').body as { items: { id: number; name: string }[] };
  const id = items.items.find(({ name }) => name === 'Used lamp')?.id;
  expect(call('deleteItem', { id }).status).toBe(422);
  expect(get('getItem', { id }).name).toBe('Used lamp');
  expect(change('Invoice', document.id, 'deleted').status).toBe(200);
  expect(call('deleteItem', { id })).toEqual({ status: 200 });
  expect(call('getItem', { id }).status).toBe(404);
  expect(call('deleteItem', { id }).status).toBe(404);
});

for (const fields of [
  { name: undefined },
  { code: undefined },
  { email: 'x' },
  { language: 'fr' },
  { send_options: '4' },
]) {
  test(`create a client with ${Object.entries(fields).join()} -> 422`, () => {
    const { call } = trial();
    expect(call('createClient', { body: { client: { name: 'A', code: 'A', ...fields } } }).status).toBe(422);
  });
}

test('sequences: unique, one default, registered', () => {
  const { get, call } = trial();
  const made = get('createSequence', { body: { sequence: { serie: 'B' } } });
  expect(made).toMatchObject({
    serie: 'B',
    default_sequence: 0,
    current_invoice_number: 0,
    current_vat_moss_receipt_number: 0,
  });
  expect(
    Object.keys(made)
      .filter((key) => key.endsWith('_number'))
      .sort(),
  ).toEqual(countedKinds.map((kind) => `current_${kind}_number`).sort());
  expect(call('createSequence', { body: { sequence: { serie: 'B' } } }).status).toBe(422);
  expect(call('setCurrentSequence', { id: made.id })).toEqual({ status: 200 });
  const tags = () => (get('listSequences') as unknown as Json[]).map((one) => one.default_sequence);
  expect(tags()).toEqual([0, 1]);
  call('createSequence', { body: { sequence: { serie: 'C', default_sequence: '1' } } });
  expect(tags()).toEqual([0, 0, 1]);
  expect(call('setCurrentSequence', { id: 1 }).status).toBe(404);
  const [registered] = get('registerSequence', { id: made.id }) as unknown as Json[];
  expect(registered?.current_invoice_validation_code).toMatch(/^[A-Z0-9]{8}$/);
});

test("another account's records -> 404, and 401 in the other lawful way", () => {
  const { call, get, service } = trial();
  const [, other] = service.accounts();
  const made = get('createItem', { body: item(), account: 'second', apiKey: other?.apiKey ?? '' });
  expect(call('getItem', { id: made.id }).status).toBe(404);
  service.configure({ variations: { foreignRecord: 401 } });
  expect(call('getItem', { id: made.id }).status).toBe(401);
});
