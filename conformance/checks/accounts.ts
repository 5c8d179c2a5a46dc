/**
 * Rules of accounts, judged on accounts that the checks make themselves: the account under test is read, never
 * changed. Owns what an account's key opens; the isolation of single records is judged in operations.ts.
 */
import type { Check, CheckContext, Json, MadeAccount } from '../check.js';
import { Ended } from '../outcome.js';
import { accountFields } from '../provoke.js';
import { marks } from '../verdict/result.js';
import { unicodeText } from './record-checks.js';
import { fiscalIdFor } from './records.js';

type Body = Pick<Check, 'id' | 'title' | 'rule' | 'run'> & Partial<Check>;
const check = (operation: Check['operation'], body: Body): Check => ({
  kind: 'rules',
  source: 'Endpoints, Accounts',
  operation,
  needs: ['public-url'],
  ...body,
  id: `${operation}/${body.id}`,
  title: `${operation}: ${body.title}`,
});

interface NewAccount extends MadeAccount {
  id: string;
  name: string;
  sent: Json;
}

function fromAnswer(t: CheckContext, record: Json, sent: Json): NewAccount {
  const { id, name, url, api_key: key } = record;
  const isAddress = typeof url === 'string' && /^https?:\/\/[^/]/.test(url) && URL.canParse(url);
  if (!isAddress) t.fail('account.url is an address', url ?? 'nothing');
  return {
    id: String(id),
    name: String(name),
    sent,
    apiKey: String(key),
    baseUrl: String(url).replace(/\/+$/, ''),
  };
}

/** An account as what is judged. */
async function open(t: CheckContext, fields: Json = {}): Promise<NewAccount> {
  const sent = { ...accountFields(t), ...fields };
  const { record } = await t.call('createAccount', { body: { account: sent } }, { status: 201 });
  return fromAnswer(t, record, sent);
}

/**
 * An account as a prerequisite whose address answers. An address that only the service's own network knows is no
 * fault of the API: what needs it cannot be judged from here.
 */
async function reached(t: CheckContext, fields: Json = {}): Promise<NewAccount> {
  const sent = { ...accountFields(t), ...fields };
  const { record } = await t.given.call('createAccount', { body: { account: sent } });
  const account = fromAnswer(t, record, sent);
  await reach(t, account);
  return account;
}

async function reach(t: CheckContext, account: NewAccount): Promise<void> {
  try {
    await t.call('listItems', {}, { account, what: 'the key and address of the new account' });
  } catch (error) {
    const silent =
      error instanceof Ended &&
      error.ending.verdict === 'fail' &&
      /^an answer from/.test(error.ending.expected);
    if (silent && !sameSite(account.baseUrl, t.settings.publicUrl ?? ''))
      t.unsupported(`the address of the new account, ${account.baseUrl}, is not reached from here`);
    throw error;
  }
}

/** Of the same host, or a name below it. */
function sameSite(one: string, other: string): boolean {
  if (!URL.canParse(other)) return false;
  const [host, base] = [new URL(one).host, new URL(other).host];
  return host === base || host.endsWith(`.${base}`);
}

const shown = async (t: CheckContext, account: NewAccount): Promise<Json> =>
  (await t.call('getAccount', { path: { 'account-id': account.id } }, { account })).record;

/** The fields of an account that a GET shows. */
async function judgeShown(t: CheckContext, account: NewAccount, expected: Json, when: string): Promise<void> {
  const got = await shown(t, account);
  for (const field of ['organization_name', 'email', 'fiscal_id']) {
    const wanted = expected[field];
    if (wanted === undefined) continue;
    t.expect.equal(got[field], wanted, `account.${field} ${when}`);
  }
}

const optionalFields = (t: CheckContext): Json => ({
  first_name: 'Ana',
  last_name: 'Marques',
  phone: '210000000',
  fiscal_id: fiscalIdFor(t.unique('NIF')),
  tax_country: '1',
  language: 'pt',
});

function createChecks(): Check[] {
  const rule = "Creating an account needs no key, and returns the new account's key and address.";
  return [
    check('createAccount', {
      id: 'key-opens-own-account-only',
      title: 'the new key -> opens the new account, not ours; our key does not open the new one',
      rule,
      source: 'Authentication',
      profile: 'smoke',
      run: async (t: CheckContext) => {
        const account = await open(t);
        await reach(t, account);
        await judgeShown(t, account, account.sent, 'of the new account');
        const { baseUrl, apiKey } = t.settings;
        await t.call(
          'listItems',
          {},
          {
            status: [401, 404],
            account: { baseUrl, apiKey: account.apiKey },
            what: 'the new key at our address',
          },
        );
        await t.call(
          'listItems',
          {},
          {
            status: [401, 404],
            account: { baseUrl: account.baseUrl, apiKey },
            what: 'our key at the new address',
          },
        );
        await t.call(
          'listItems',
          {},
          { status: 401, account, key: 'none', what: 'no key at the new address' },
        );
        t.covers(
          ...['creation-needs-no-key', 'creation-returns-key', 'key-identifies-account'].map(marks.rule),
        );
      },
    }),
    check('createAccount', {
      id: 'two-apart',
      title: 'two accounts -> different ids, names, addresses and keys; what one holds the other does not',
      rule: 'Every account is by itself.',
      run: async (t: CheckContext) => {
        const [one, other] = [await open(t), await open(t)];
        for (const field of ['id', 'name', 'apiKey'] as const)
          t.expect.that(one[field] !== other[field], `two different values of ${field}`, 'the same twice');
        await reach(t, one);
        await reach(t, other);
        for (const account of [one, other]) await judgeShown(t, account, account.sent, 'of each account');
        const item = { name: t.unique('Item'), description: 'Made by a conformance run', unit_price: '1.0' };
        await t.call('createItem', { body: { item } }, { account: one });
        // The same name in another account is another item.
        const { list } = await t.call('listItems', {}, { account: other });
        t.expect.that(
          list.every(({ name }) => name !== item.name),
          'no item of the one account in the other',
          item.name,
        );
        await t.call(
          'createItem',
          { body: { item: { ...item, name: t.unique('Item') } } },
          { account: other },
        );
        t.covers(marks.rule('key-identifies-account'));
      },
    }),
    check('createAccount', {
      id: 'keeps-all-fields',
      title: 'all fields, with accents -> a GET shows those that it shows',
      rule: 'An account keeps what was sent.',
      kind: 'round-trip',
      run: async (t: CheckContext) => {
        const account = await open(t, {
          ...optionalFields(t),
          organization_name: `${t.unique('Org')} ${unicodeText}`,
        });
        await reach(t, account);
        await judgeShown(t, account, account.sent, 'after creating it');
      },
    }),
    ...[
      ['language', 'en'],
      ['language', 'es'],
      ['tax_country', '2'],
      ['tax_country', '3'],
      ['marketing', '1'],
    ].map(([field = '', value = '']) =>
      check('createAccount', {
        id: `takes-${field}-${value.toLowerCase()}`,
        title: `${field} "${value}" -> 201`,
        rule: 'These values are listed as lawful.',
        run: async (t: CheckContext) => {
          await open(t, { [field]: value });
        },
      }),
    ),
  ];
}

function fiscalIdChecks(): Check[] {
  const rule = 'fiscal_id must be unique in the system when present.';
  const covered = marks.rule('fiscal-id-unique');
  const refused = (t: CheckContext, fiscalId: unknown) => {
    const account = { ...accountFields(t), fiscal_id: fiscalId };
    return t.call('createAccount', { body: { account } }, { status: 422, what: 'a taken fiscal_id' });
  };
  return [
    check('createAccount', {
      id: 'refused-taken-fiscal-id',
      title: 'the fiscal_id of the first or the last of three accounts -> 422',
      rule,
      run: async (t: CheckContext) => {
        const ids = [1, 2, 3].map(() => fiscalIdFor(t.unique('NIF')));
        for (const id of ids) await open(t, { fiscal_id: id });
        for (const id of [ids[0], ids[2], ids[0]]) await refused(t, id);
        t.covers(covered);
      },
    }),
    check('createAccount', {
      id: 'refused-our-fiscal-id',
      title: 'the fiscal_id of the account under test -> 422',
      rule,
      needs: ['public-url', 'account-id'],
      run: async (t: CheckContext) => {
        const { record } = await t.given.call('getAccount', {
          path: { 'account-id': String(t.settings.accountId) },
        });
        if (!record.fiscal_id) t.unsupported('the account under test shows no fiscal_id');
        await refused(t, record.fiscal_id);
        t.covers(covered);
      },
    }),
    check('createAccount', {
      id: 'without-fiscal-id-twice',
      title: 'no fiscal_id, several times -> 201 each time',
      rule,
      run: async (t: CheckContext) => {
        for (let n = 0; n < 3; n += 1) await open(t);
        t.covers(covered);
      },
    }),
  ];
}

function getChecks(): Check[] {
  return [
    check('getAccount', {
      id: 'own-account-only',
      title: 'the id of another account with our key -> 404 or 401, never that account',
      rule: 'A key opens its own account only.',
      source: 'Authentication',
      needs: ['public-url'],
      run: async (t: CheckContext) => {
        const other = await open(t);
        const { status, record } = await t.call(
          'getAccount',
          { path: { 'account-id': other.id } },
          { status: 'any' },
        );
        t.expect.that(
          status >= 400 || record.organization_name !== other.sent.organization_name,
          '404 or 401',
          record,
        );
        t.covers(marks.rule('key-identifies-account'));
      },
    }),
    check('getAccount', {
      id: 'same-when-read-again',
      title: 'read twice -> the same organisation, e-mail and fiscal_id',
      rule: 'Reading an account changes nothing.',
      kind: 'round-trip',
      needs: [],
      readOnly: true,
      run: async (t: CheckContext) => {
        const path = { 'account-id': String(t.settings.accountId) };
        const [one, again] = [await t.call('getAccount', { path }), await t.call('getAccount', { path })];
        for (const field of ['email', 'fiscal_id', 'state', 'organization_name'])
          t.expect.equal(
            again.record[field] ?? null,
            one.record[field] ?? null,
            `account.${field} when read again`,
          );
      },
    }),
  ];
}

type Fields = (t: CheckContext, account: NewAccount) => Json;

const fresh = (t: CheckContext) => {
  const { organization_name, email } = accountFields(t);
  return { organization_name, email };
};
const rest = { address: 'Rua do Teste 2', city: 'Porto', postal_code: '4000-010' };
const more = {
  first_name: 'Rui',
  last_name: 'Dias',
  phone: '220000000',
  website: 'conformance.example',
  fax: '220000001',
};
const credentials = { username: 'conformance', type: 'AT', context: 'Sequences' };

/** Bodies that are lawful under one of the two variants; neither may be refused. */
const variants: Record<string, Fields> = {
  'a-required-only': (t, { sent }) => ({ ...fresh(t), password: sent.password, terms: '1' }),
  'a-with-address': (t, { sent }) => ({ ...fresh(t), password: sent.password, terms: '1', ...rest }),
  'a-all-fields': (t, { sent }) => ({
    ...fresh(t),
    password: sent.password,
    terms: '1',
    fiscal_id: sent.fiscal_id,
    ...rest,
    ...more,
  }),
  'a-with-credentials': (t, { sent }) => ({ ...fresh(t), password: sent.password, terms: '1', credentials }),
  'b-required-only': (_, { sent }) => ({ fiscal_id: sent.fiscal_id, address: 'Rua do Teste 3' }),
  'b-with-name': (t, { sent }) => ({
    fiscal_id: sent.fiscal_id,
    address: 'Rua do Teste 3',
    organization_name: fresh(t).organization_name,
  }),
  'b-all-fields': (t, { sent }) => ({ ...fresh(t), fiscal_id: sent.fiscal_id, ...rest }),
};

const change = (t: CheckContext, account: NewAccount, fields: Json, what: string) =>
  t.call(
    'updateAccount',
    { path: { 'account-id': account.id }, body: { account: fields } },
    { account, what },
  );

function updateChecks(): Check[] {
  const rule = 'An account update that is valid under either variant is not refused.';
  const covered = marks.rule('account-update-either-variant');
  return [
    ...Object.entries(variants).map(([slug, fields]) =>
      check('updateAccount', {
        id: `takes-variant-${slug}`,
        title: `variant ${slug.replaceAll('-', ' ')} -> 200, and a GET shows it`,
        rule,
        run: async (t: CheckContext) => {
          const account = await reached(t, { fiscal_id: fiscalIdFor(t.unique('NIF')) });
          const sent = fields(t, account);
          await change(t, account, sent, slug);
          await judgeShown(t, account, { ...account.sent, ...sent }, 'after the update');
          t.covers(covered);
        },
      }),
    ),
    check('updateAccount', {
      id: 'each-update-sticks',
      title: 'one account of two changed three times -> each GET shows the last, the other stays',
      rule: 'An update changes the account of that id and no other.',
      kind: 'round-trip',
      run: async (t: CheckContext) => {
        const made = () => reached(t, { fiscal_id: fiscalIdFor(t.unique('NIF')) });
        const [one, other] = [await made(), await made()];
        for (const slug of ['b-all-fields', 'a-all-fields', 'b-with-name', 'a-required-only']) {
          const sent = variants[slug]?.(t, one) ?? {};
          await change(t, one, sent, slug);
          Object.assign(one.sent, sent);
          await judgeShown(t, one, one.sent, `after ${slug}`);
          await judgeShown(t, other, other.sent, 'of another account');
        }
        t.covers(covered);
      },
    }),
    check('updateAccount', {
      id: 'fiscal-id-stays',
      title: 'variant A with another fiscal_id -> taken or refused, the fiscal_id stays',
      rule: 'fiscal_id cannot be changed by an update of variant A.',
      run: async (t: CheckContext) => {
        const account = await reached(t, { fiscal_id: fiscalIdFor(t.unique('NIF')) });
        const sent = {
          ...fresh(t),
          password: account.sent.password,
          terms: '1',
          fiscal_id: fiscalIdFor(t.unique('NIF')),
        };
        const path = { 'account-id': account.id };
        await t.call('updateAccount', { path, body: { account: sent } }, { account, status: 'any' });
        await judgeShown(t, account, { fiscal_id: account.sent.fiscal_id }, 'after the update');
        t.covers(marks.rule('fiscal-id-fixed'));
      },
    }),
    check('updateAccount', {
      id: 'refused-neither-variant',
      title: 'a body that neither variant allows -> 422, nothing changes',
      rule: 'Variant A needs organization_name, email, password and terms; variant B fiscal_id and address.',
      run: async (t: CheckContext) => {
        const account = await reached(t, { fiscal_id: fiscalIdFor(t.unique('NIF')) });
        const path = { 'account-id': account.id };
        for (const body of [{ city: 'Porto' }, fresh(t)])
          await t.call(
            'updateAccount',
            { path, body: { account: body } },
            { account, status: 422, what: Object.keys(body).join() },
          );
        await judgeShown(t, account, account.sent, 'after a refused update');
      },
    }),
    check('updateAccount', {
      id: 'own-account-only',
      title: 'the id of another account with our key -> 404 or 401, that account stays',
      rule: 'A key changes its own account only.',
      source: 'Authentication',
      run: async (t: CheckContext) => {
        const made = () => reached(t, { fiscal_id: fiscalIdFor(t.unique('NIF')) });
        const [one, other] = [await made(), await made()];
        const sent = variants['b-all-fields']?.(t, other) ?? {};
        const input = {
          path: { 'account-id': other.id },
          body: { account: { ...sent, fiscal_id: one.sent.fiscal_id } },
        };
        await t.call('updateAccount', input, {
          account: one,
          status: [401, 404],
          what: 'the id of another account',
        });
        await judgeShown(t, other, other.sent, 'of the other account');
        t.covers(marks.rule('key-identifies-account'));
      },
    }),
  ];
}

function assumedChecks(): Check[] {
  return [
    check('createAccount', {
      id: 'refused-without-terms',
      title: 'terms "0" -> 422',
      rule: 'The terms must be accepted.',
      assumed: true,
      run: async (t: CheckContext) => {
        await t.call(
          'createAccount',
          { body: { account: { ...accountFields(t), terms: '0' } } },
          { status: 422 },
        );
      },
    }),
    check('createAccountForUser', {
      id: 'own-key',
      title: 'the e-mail and password of an existing user -> another account with a key of its own',
      rule: 'create_already_user creates an account linked to an existing user.',
      assumed: true,
      run: async (t: CheckContext) => {
        const one = await reached(t);
        const fields = { ...accountFields(t), email: one.sent.email, password: one.sent.password };
        const body = t.given.body('createAccountForUser', { fields });
        const other = fromAnswer(t, (await t.call('createAccountForUser', { body })).record, fields);
        t.expect.that(other.apiKey !== one.apiKey && other.id !== one.id, 'another id and key', other.id);
        await reach(t, other);
        await judgeShown(t, other, other.sent, 'of the second account');
        await judgeShown(t, one, one.sent, 'of the first account');
        t.covers(marks.rule('account-same-user'), marks.rule('creation-needs-no-key'));
      },
    }),
    check('createAccountForUser', {
      id: 'refused-unknown-user',
      title: 'an e-mail and password of nobody -> 422',
      rule: 'create_already_user needs an existing user.',
      assumed: true,
      run: async (t: CheckContext) => {
        const one = await open(t);
        for (const fields of [
          accountFields(t),
          { ...accountFields(t), email: one.sent.email, password: 'another-Pass-9' },
        ]) {
          const body = t.given.body('createAccountForUser', { fields });
          await t.call(
            'createAccountForUser',
            { body },
            { status: 422, what: 'nobody has this e-mail and password' },
          );
        }
        t.covers(marks.rule('account-same-user'));
      },
    }),
    check('configureAtCommunication', {
      id: 'configures',
      title: 'lawful credentials -> at_configured is true',
      rule: 'The operation configures the communication with the tax authority.',
      assumed: true,
      run: async (t: CheckContext) => {
        const account = await reached(t, { fiscal_id: fiscalIdFor(t.unique('NIF')) });
        const fields = {
          at_subuser: `${account.sent.fiscal_id}/1`,
          at_password: 'Y29uZm9ybWFuY2U=',
          communication_type: 'manual',
        };
        await t.call(
          'configureAtCommunication',
          { body: t.given.body('configureAtCommunication', { fields }) },
          { account },
        );
        t.expect.equal((await shown(t, account)).at_configured, true, 'account.at_configured');
      },
    }),
  ];
}

export const accountChecks: Check[] = [
  ...createChecks(),
  ...fiscalIdChecks(),
  ...getChecks(),
  ...updateChecks(),
  ...assumedChecks(),
];
