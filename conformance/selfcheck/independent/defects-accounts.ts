/** Defects of accounts, of keys, and of what every operation shares. */
import {
  all,
  answered,
  answers,
  type Defect,
  type Door,
  defect,
  drops,
  good,
  type Hooks,
  instead,
  is,
  not,
  puts,
  requests,
  sent,
  status,
  type Test,
} from './defect-kit.js';
import { operation } from './http.js';
import { isObject, type Json, objectAt, setAt, textAt } from './json.js';
import type { Account } from './store.js';

const create = 'POST /api/accounts/create.json';
const link = 'POST /api/accounts/create_already_user.json';
const get = 'GET /api/accounts/:account-id/get.json';
const update = 'PUT /api/accounts/:account-id/update.json';

const refusedWith =
  (code: number): Test =>
  (_call, reply) =>
    reply?.status === code;
const let1 = (path: string, wrong: (value: Json) => boolean, right: Json | undefined): Hooks =>
  requests(all(is(create), sent(path, wrong)), (call) => setAt(call.body, path, right));
const gives = (path: string, value: Json): Hooks =>
  requests(all(is(create), sent('account'), not(sent(path))), (call) => setAt(call.body, path, value));

/** Opens the door of some operations when the key is as described. */
const opens = (
  operations: string[],
  key: (key: string | null, named: Account, door: Door) => boolean,
): Hooks => ({
  door: (door) => {
    const ownAccount = door.named ?? door.world.accounts[0];
    const right = door.world.accounts.some((each) => each.key === door.query.get('api_key'));
    return ownAccount &&
      !(right && door.query.get('api_key') === ownAccount.key) &&
      operations.includes(operation(door.route)) &&
      key(door.query.get('api_key'), ownAccount, door)
      ? ownAccount
      : undefined;
  },
});

// biome-ignore format: a table, one row a line
const keys: readonly Defect[] = [
  defect('key-not-asked-for-the-item-list', 'the items list needs no key', 'GET /items.json', 'Authentication 1', opens(['GET /items.json'], (key) => key === null)),
  defect('key-not-asked-for-pdf', 'the PDF needs no key', 'GET /api/pdf/:document-id.json', 'Authentication 1', opens(['GET /api/pdf/:document-id.json'], () => true)),
  defect('key-not-asked-for-mail', 'mailing a fees note needs no key', 'PUT /fees_notes/:document-id/email-document.json', 'Authentication 1', opens(['PUT /fees_notes/:document-id/email-document.json'], () => true)),
  defect('key-not-asked-for-series', 'a new series needs no key', 'POST /sequences.json', 'Authentication 1', opens(['POST /sequences.json'], (key) => key === null)),
  defect('empty-key-is-accepted', 'an empty key is accepted', 'GET /clients.json', 'Authentication 3', opens(['GET /clients.json'], (key) => key === '')),
  defect('wrong-key-is-accepted-of-same-length', 'a wrong key of the right length is accepted', 'GET /taxes.json', 'Authentication 3', opens(['GET /taxes.json'], (key, ownAccount) => key?.length === ownAccount.key.length && key !== ownAccount.key), 'the key is as long as the right one'),
  defect('key-beginning-is-enough', 'a key that begins rightly is accepted', 'GET /sequences.json', 'Authentication 3', opens(['GET /sequences.json'], (key, ownAccount) => key !== null && key !== ownAccount.key && key.slice(0, 8) === ownAccount.key.slice(0, 8)), 'the key begins like the right one'),
  defect('key-of-another-account-is-accepted', "another account's key is accepted", 'GET /items.json', 'Authentication 2', opens(['GET /items.json'], (key, ownAccount, door) => door.named !== undefined && door.world.accounts.some((each) => each !== ownAccount && each.key === key)), 'the key is right elsewhere'),
  defect('key-not-asked-when-the-record-exists', 'a tax is shown without key', 'GET /taxes/:tax-id.json', 'Authentication 1', opens(['GET /taxes/:tax-id.json'], (_key, ownAccount, door) => ownAccount.taxes.has(Number(door.params['tax-id']))), 'the tax exists'),
  defect('key-not-asked-for-refunds', 'a receipt is canceled without key', 'PUT /receipts/:receipt-id/change-state.json', 'Authentication 1', opens(['PUT /receipts/:receipt-id/change-state.json'], () => true)),
  defect('key-not-asked-for-balance', 'a balance is reported without key', 'GET /api/v3/clients/:client-id/balance.json', 'Authentication 1', opens(['GET /api/v3/clients/:client-id/balance.json'], () => true)),
  defect('key-missing-is-403', 'a missing key is 403', ['GET /items.json', 'GET /clients.json', 'GET /taxes.json'], 'Authentication 3: 401', { wire: (reply) => (reply.status === 401 ? { ...reply, status: 403 } : undefined) }),
  defect('key-missing-is-400-for-writes', 'a missing key is 400 for POST', ['POST /items.json', 'POST /clients.json', 'POST /taxes.json'], 'Authentication 3: 401', { wire: (reply, { method }) => (reply.status === 401 && method === 'POST' ? { ...reply, status: 400 } : undefined) }, 'the method is POST'),
  defect('key-missing-is-404-for-one-record', 'a missing key is 404 where the path names a client', 'GET /clients/:client-id.json', 'Authentication 3: 401', { wire: (reply, { method, url }) => (reply.status === 401 && method === 'GET' && /\/clients\/\d+\.json/.test(url ?? '') ? { ...reply, status: 404 } : undefined) }, 'the path names a client'),
  defect('key-missing-redirects', 'a missing key sends to a login page', ['GET /estimates.json', 'GET /guides.json'], 'Authentication 3: 401', { wire: (reply, { url }) => (reply.status === 401 && /\/(estimates|guides)\.json/.test(url ?? '') ? { status: 302, headers: { location: '/login' } } : undefined) }),
];

// biome-ignore format: a table, one row a line
const fields: readonly Defect[] = [
  defect('account-create-lacks-key', 'api_key is missing', create, 'Account: api_key', drops(is(create), 'account.api_key')),
  defect('account-create-lacks-url', 'url is missing', create, 'Account: url', drops(is(create), 'account.url')),
  defect('account-id-is-a-number', 'the id is a number', create, 'Account: id string', puts(is(create), 'account.id', Number)),
  defect('account-create-lacks-state', 'state is missing', create, 'Account: state', drops(is(create), 'account.state')),
  defect('account-create-is-200', 'an account is created with 200', create, 'Accounts: 201', status(all(is(create), good), 200)),
  defect('account-key-is-the-first-one', "the key of a new account is the first account's", create, 'Authentication 4', answers(all(is(create), good), (call, reply) => { setAt(reply.body, 'account.api_key', call.world.accounts[0]?.key); return undefined; })),
  defect('account-configured-is-text', 'at_configured is a text', get, 'Account: at_configured boolean', puts(is(get), 'account.at_configured', String)),
  defect('account-trial-is-a-number', 'trial is 0', get, 'Account: trial boolean', puts(is(get), 'account.trial', 0)),
  defect('account-get-lacks-email', 'email is missing', get, 'Account: email', drops(is(get), 'account.email')),
  defect('account-get-lacks-trial', 'trial is missing', get, 'Account: trial', drops(is(get), 'account.trial')),
  defect('account-get-lacks-fiscal-id', 'fiscal_id is missing', get, 'Account: fiscal_id', drops(is(get), 'account.fiscal_id')),
  defect('account-missing-is-200', 'any account id is answered', get, 'Accounts: 404', requests(is(get), (call) => { call.params['account-id'] = String(call.account.id); }), 'the id is unknown'),
  defect('account-missing-is-400', 'an unknown account is 400', get, 'Accounts: 404', status(all(is(get), refusedWith(404)), 400)),
  defect('account-update-of-any-is-200', 'an update of an unknown account is 200', update, 'Accounts: 404', status(all(is(update), refusedWith(404)), 200)),
  defect('account-update-answers-it', 'an update has a body', update, 'Accounts: 200 empty', answers(all(is(update), good), (_call, reply) => ({ ...reply, body: { account: {} } }))),
  defect('account-update-is-202', 'an update is 202', update, 'Accounts: 200 empty', status(all(is(update), good), 202)),
  defect('account-update-not-stored', 'an update does not store organization_name', update, 'Update account: organization_name', requests(all(is(update), sent('account.password')), (call) => setAt(call.body, 'account.organization_name', call.account.fields.organization_name)), 'in variant A'),
  defect('account-update-email-not-stored', 'an update does not store the e-mail', update, 'Update account: email', requests(all(is(update), sent('account.email')), (call) => setAt(call.body, 'account.email', call.account.fields.email))),
  defect('account-variant-b-refused', 'variant B is refused', update, 'Update account: variant B', instead(all(is(update), sent('account.fiscal_id'), not(sent('account.password'))), () => ({ status: 422 })), 'no password is sent'),
  defect('account-variant-a-refused', 'variant A is refused', update, 'Update account: variant A', instead(all(is(update), sent('account.password'), not(sent('account.fiscal_id'))), () => ({ status: 422 })), 'no fiscal_id is sent'),
  defect('account-credentials-break', 'credentials break the server', update, 'Update account: credentials', instead(all(is(update), sent('account.credentials', (value) => isObject(value))), () => ({ status: 500 })), 'credentials are sent'),
  defect('account-credentials-type-not-judged', 'any credentials.type is accepted', update, 'Update account: type enum AT', requests(all(is(update), sent('account.credentials.type', (value) => value !== 'AT')), (call) => setAt(call.body, 'account.credentials.type', 'AT'))),
  defect('account-credentials-context-not-judged', 'any credentials.context is accepted', update, 'Update account: context enum Sequences', requests(all(is(update), sent('account.credentials.context', (value) => value !== 'Sequences')), (call) => setAt(call.body, 'account.credentials.context', 'Sequences'))),
  defect('account-fiscal-id-repeats', 'two accounts have one fiscal_id', create, 'Create account: must be unique', requests(all(is(create), sent('account.fiscal_id')), (call) => { const isUsed = call.world.accounts.some((each) => each.fields.fiscal_id === textAt(objectAt(call.body, 'account'), 'fiscal_id')); if (isUsed) setAt(call.body, 'account.fiscal_id', undefined); })),
];

// biome-ignore format: a table, one row a line
const judged: readonly Defect[] = [
  ...(['organization_name', 'email', 'password'] as const).map((key) => defect(`account-${key.replace('_', '-')}-not-needed`, `an account needs no ${key}`, create, `Create account: ${key} required`, gives(`account.${key}`, `x${key}`))),
  defect('account-terms-not-needed', 'an account needs no terms', create, 'Create account: terms required', gives('account.terms', '1')),
  defect('account-marketing-not-needed', 'an account needs no marketing', create, 'Create account: marketing required', gives('account.marketing', '0')),
  defect('account-marketing-not-judged', 'marketing takes any word', create, 'Create account: marketing 1 or 0', let1('account.marketing', (value) => !['1', '0'].includes(String(value)), '0')),
  defect('account-terms-not-judged', 'terms takes any word', create, 'Create account: terms 1 or 0', let1('account.terms', (value) => !['1', '0'].includes(String(value)), '1')),
  defect('account-country-2-is-refused', 'tax_country 2 is refused', create, 'Create account: 1, 2, 3', instead(all(is(create), sent('account.tax_country', (value) => value === '2')), () => ({ status: 422 })), 'tax_country is 2'),
  defect('account-language-fr-is-accepted', 'language fr is accepted', create, 'Create account: pt, en, es', let1('account.language', (value) => !['pt', 'en', 'es'].includes(String(value)), 'en')),
  defect('account-language-default-is-en', 'the language defaults to en', create, 'Create account: default pt', gives('account.language', 'en'), 'no language is sent'),
  defect('account-refusal-is-200', 'a refused account is 200 with errors', create, 'Accounts: 422', answers(all(is(create), refusedWith(422)), () => ({ status: 200, body: { errors: ['refused'] } }))),
  defect('account-without-wrapper-breaks', 'a body without account breaks the server', create, 'Errors: 422', instead(all(is(create), not(sent('account'))), () => ({ status: 500 })), 'account is missing'),
  defect('account-null-breaks', 'null as organization_name breaks the server', create, 'Errors: 422', instead(all(is(create), sent('account.organization_name', (value) => value === null)), () => ({ status: 500 })), 'organization_name is null'),
  defect('account-link-breaks', 'create_already_user breaks for unknown users', link, 'Errors: no such 500', answers(all(is(link), refusedWith(422)), () => ({ status: 500 })), 'the user is unknown'),
  defect('broken-json-breaks', 'broken JSON breaks the server', ['POST /items.json', 'POST /clients.json'], 'not shown: never a 5xx', { wire: (reply) => (reply.status === 400 ? { ...reply, status: 500 } : undefined) }),
  defect('refusals-are-pages', 'refusals are HTML pages', ['POST /items.json'], 'General: bodies are JSON', { wire: (reply, { url }) => (reply.status === 422 && (url ?? '').includes('/items.json') ? { status: 422, headers: { 'content-type': 'text/html' }, body: '<html>' } : undefined) }),
  defect('answered-organization-lost', 'organization_name is another one', get, 'Account: organization_name', puts(all(is(get), answered('account.organization_name')), 'account.organization_name', 'ACME')),
];

export const accountDefects: readonly Defect[] = [...keys, ...fields, ...judged];
