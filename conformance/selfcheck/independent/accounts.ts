/** Accounts: the two creates at the public address, get, update, and the tax-authority credentials. */
import { type Call, missing, type Reply, refuse } from './http.js';
import { isObject, type JsonObject, objectAt, textAt } from './json.js';
import { type Account, newAccount } from './store.js';

const texts = [
  'first_name',
  'last_name',
  'organization_name',
  'phone',
  'email',
  'password',
  'fiscal_id',
  'address',
  'city',
  'postal_code',
  'website',
  'fax',
];

export function addressOf(call: Pick<Call, 'world' | 'has'>, account: Account): string {
  if (call.has('all-accounts-at-one-address')) return call.world.origin;
  if (call.has('accounts-by-host'))
    return call.world.origin.replace('127.0.0.1', `${account.name}.localhost`);
  return `${call.world.origin}/at/${account.name}`;
}

function createdJson(call: Call, account: Account): JsonObject {
  const organization = textAt(account.fields, 'organization_name') ?? '';
  return {
    account: {
      id: String(account.id),
      name: call.has('account-name-is-the-organization') ? organization : account.name,
      url: addressOf(call, account),
      api_key: account.key,
      state: account.state,
    },
  };
}

function readTexts(body: JsonObject): JsonObject {
  const fields: JsonObject = {};
  for (const key of texts) {
    const value = body[key];
    if (value === undefined || value === null) continue;
    fields[key] = typeof value === 'string' ? value : refuse(`${key} must be a text`);
  }
  return fields;
}

const needs = (fields: JsonObject, keys: string[]): void => {
  for (const key of keys) if ((textAt(fields, key) ?? '').trim() === '') refuse(`${key} is missing`);
};

function oneOf(body: JsonObject, key: string, values: string[], otherwise?: string): string {
  const value = body[key];
  if (value === undefined || value === null) return otherwise ?? refuse(`${key} is missing`);
  const text = textAt(body, key);
  return text !== undefined && values.includes(text)
    ? text
    : refuse(`${key} must be one of ${values.join(', ')}`);
}

function refuseUsedFiscalId(call: Call, fields: JsonObject, own?: Account): void {
  const fiscal = textAt(fields, 'fiscal_id') ?? '';
  if (fiscal === '') return;
  for (const each of call.world.accounts)
    if (each !== own && each.fields.fiscal_id === fiscal) refuse('fiscal_id is in use');
}

function readNew(call: Call): { fields: JsonObject; country: string; language: string } {
  const body = objectAt(call.body, 'account') ?? refuse('account is missing');
  const fields = readTexts(body);
  needs(fields, ['organization_name', 'email', 'password']);
  const terms = oneOf(body, 'terms', ['1', '0']);
  if (terms === '0' && !call.has('terms-not-accepted-is-accepted')) refuse('terms must be accepted');
  oneOf(body, 'marketing', ['1', '0']);
  const countries = ['1', '2', '3', ...(call.has('more-countries-are-accepted') ? ['4'] : [])];
  const country = oneOf(body, 'tax_country', countries, '1');
  const language = oneOf(body, 'language', ['pt', 'en', 'es'], 'pt');
  refuseUsedFiscalId(call, fields);
  if (call.has('weak-passwords-refused') && (textAt(fields, 'password') ?? '').length < 6)
    refuse('password is too short');
  return { fields, country, language };
}

export function createAccount(call: Call): Reply {
  const { fields, country, language } = readNew(call);
  const known = call.world.accounts.some((each) => each.fields.email === fields.email);
  if (known && call.has('a-known-user-must-say-so')) refuse('email is in use by a user');
  return { status: 201, body: createdJson(call, newAccount(call.world, fields, country, language)) };
}

export function createForUser(call: Call): Reply {
  const { fields, country, language } = readNew(call);
  const user = call.world.accounts.find(
    (each) => each.fields.email === fields.email && each.fields.password === fields.password,
  );
  if (!user && !call.has('any-user-may-be-linked')) refuse('no user has this e-mail and password');
  const body = createdJson(call, newAccount(call.world, fields, country, language));
  return call.has('linked-account-is-200') ? { status: 200, body } : { status: 201, body };
}

function ownAccount(call: Call): Account {
  const account = call.account;
  return call.params['account-id'] === String(account.id) ? account : missing('account');
}

export function getAccount(call: Call): Reply {
  const account = ownAccount(call);
  const json: JsonObject = {
    organization_name: account.fields.organization_name,
    fiscal_id: account.fields.fiscal_id ?? '',
    email: account.fields.email,
    state: account.state,
    at_configured: account.atConfigured,
    trial: call.has('accounts-are-on-trial'),
  };
  if (call.has('accounts-report-more'))
    Object.assign(json, {
      id: String(account.id),
      phone: account.fields.phone ?? null,
      address: account.fields.address ?? null,
    });
  return { status: 200, body: { account: json } };
}

export function updateAccount(call: Call): Reply {
  const account = ownAccount(call);
  const body = objectAt(call.body, 'account') ?? refuse('account is missing');
  const fields = readTexts(body);
  const variantB = ['fiscal_id', 'address'].every((key) => (textAt(fields, key) ?? '').trim() !== '');
  if (!variantB) {
    needs(fields, ['organization_name', 'email', 'password']);
    oneOf(body, 'terms', ['1', '0']);
  } else if (body.terms !== undefined) oneOf(body, 'terms', ['1', '0']);
  if (body.credentials !== undefined && body.credentials !== null) {
    const given = isObject(body.credentials) ? body.credentials : refuse('credentials must be an object');
    if ((textAt(given, 'username') ?? '') === '') refuse('credentials.username is missing');
    if (given.type !== undefined) oneOf(given, 'type', ['AT']);
    if (given.context !== undefined) oneOf(given, 'context', ['Sequences']);
  }
  const had = textAt(account.fields, 'fiscal_id') ?? '';
  if (
    had !== '' &&
    call.has('a-new-fiscal-id-is-refused') &&
    fields.fiscal_id !== undefined &&
    fields.fiscal_id !== had
  )
    refuse('fiscal_id cannot be changed');
  if (had !== '') delete fields.fiscal_id;
  refuseUsedFiscalId(call, fields, account);
  Object.assign(account.fields, fields);
  if (body.credentials) account.atConfigured = true;
  return { status: 200 };
}

export function configureAuthority(call: Call): Reply {
  const body = objectAt(call.body, 'at_communication') ?? refuse('at_communication is missing');
  if (Object.keys(body).length === 0) refuse('at_communication is empty');
  call.account.atConfigured = true;
  if (call.has('at-communication-answers-empty')) return { status: 200 };
  return { status: 200, body: { success: 'true' } };
}
