/**
 * Rules of accounts, judged on accounts that the checks create; the account under test is read, never changed. Judges which
 * account a key opens; isolation.ts judges single records.
 */

import { accountFields, createdAccount } from '../../given/accounts.js';
import { minimal, remark } from '../../given/minimal.js';
import { statusSymptom } from '../../judge/identity.js';
import { tags } from '../../judge/result.js';
import { isError, isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import { isId, type Json, type MadeAccount } from '../../target/call.js';
import { destinationsOf } from '../../target/destinations.js';
import { invalidKeyVariants } from '../../target/invalid-key-variants.js';
import { declaring } from '../kit/declare.js';
import { itemKind } from '../kit/item-kind.js';
import {
  firstShown,
  judgeFields,
  judgeShown,
  type NewAccount,
  open,
  reach,
  reached,
  updateAccount,
} from '../kit/made-account.js';
import { refuse } from '../kit/probe.js';
import { createOf } from '../kit/probes.js';
import { type Kept, make } from '../kit/records.js';
import { accountUpdateChecks } from './account-updates.js';
import { assumedAccountChecks } from './assumed-account-rules.js';

const check = declaring({ needs: ['public-url'] });

/**
 * Judges the key of one account at the address of another: it must be refused or open its own account. Which accounts share an
 * address is not stated, and host names do not show it. `item` belongs to the other account.
 */
async function ownRecordsOnly(
  t: CheckContext,
  at: MadeAccount,
  item: Pick<Kept, 'id' | 'name'>,
  what: string,
): Promise<void> {
  const { status, list } = await t.call('listItems', {}, { account: at, status: 'any', what });
  if (!isSuccess(status)) {
    t.expect.that([401, 403, 404].includes(status), `401 or 404 for ${what}, or its own items`, status, {
      field: 'query.api_key',
      symptom: statusSymptom(status),
    });
    return;
  }
  notAmong(t, list, item.name, `no item of the other account for ${what}`);
  const path = { 'item-id': item.id };
  const one = await t.call('getItem', { path }, { account: at, status: 'any', what });
  t.expect.that(
    isError(one.status) || one.record.name !== item.name,
    `a 4xx, never an item of the other account, for ${what}`,
    one.record,
    { field: 'name', symptom: 'leaked' },
  );
}

/** Judges that a list of one account does not show a record of another. */
const notAmong = (t: CheckContext, list: readonly Json[], name: string, what: string): void =>
  t.expect.that(
    list.every((one) => one.name !== name),
    what,
    name,
    { field: 'name', symptom: 'leaked' },
  );

async function itemOf(t: CheckContext, account: NewAccount): Promise<Pick<Kept, 'id' | 'name'> | undefined> {
  const item = { name: t.unique('Item'), description: remark, unit_price: '1.0' };
  const { id } = (await t.call('createItem', { body: { item } }, { account })).record;
  return isId(id) ? { id, name: item.name } : undefined;
}

const createChecks: readonly Check[] = [
  check('createAccount/key-opens-own-account-only', {
    title: 'the new key -> opens the new account, not ours; our key does not open the new one',
    statement: 'rule:key-identifies-account',
    run: async (t: CheckContext) => {
      const account = await open(t, 'plain');
      await reach(t, account);
      for (const [claim, list] of [
        ['taxes', 'listTaxes'],
        ['sequences', 'listSequences'],
      ] as const)
        if (t.settings.claims.includes(claim))
          await t.call(list, {}, { account, what: 'the key of a new account' });
      await judgeShown(t, account, account.sent, 'of the new account');
      const { baseUrl, apiKey } = t.settings;
      const what = 'no key at the new address';
      await t.call('listItems', {}, { status: 401, account, key: 'none', what });
      // Every character of a key counts, including the last.
      const changed = { ...account, apiKey: String(invalidKeyVariants(account).last) };
      const last = 'the new key with another last character';
      await t.call('listItems', {}, { status: 401, account: changed, what: last });
      t.covers(
        ...(['creation-needs-no-key', 'creation-returns-key', 'key-identifies-account'] as const).map(
          tags.rule,
        ),
      );
      const ours = await make(t, itemKind, itemKind.minimum(t));
      await ownRecordsOnly(t, { baseUrl, apiKey: account.apiKey }, ours, 'the new key at our address');
      const theirs = await itemOf(t, account);
      // Our key is sent only to addresses that the user named, whatever the target states.
      if (theirs && destinationsOf(t.settings).takesGivenKeys(account.baseUrl))
        await ownRecordsOnly(t, { baseUrl: account.baseUrl, apiKey }, theirs, 'our key at the new address');
    },
  }),
  check('createAccount/two-apart', {
    statement: 'rule:key-identifies-account',
    covers: true,
    title: 'two accounts -> different ids, names, addresses and keys; what one holds the other does not',
    run: async (t: CheckContext) => {
      const [one, other] = [await open(t, 'plain'), await open(t, 'full')];
      for (const field of ['id', 'name', 'apiKey'] as const)
        t.expect.that(one[field] !== other[field], `two different values of ${field}`, 'the same twice', {
          field: field === 'apiKey' ? 'api_key' : field,
          symptom: 'not unique',
        });
      await reach(t, one);
      await reach(t, other);
      await judgeShown(t, one, one.sent, 'of each account');
      const first = await firstShown(t);
      judgeFields(t, first.record, other.sent, 'of each account');
      const item = { name: t.unique('Item'), description: remark, unit_price: '1.0' };
      await t.call('createItem', { body: { item } }, { account: one });
      // An item of the same name in another account is a different item.
      const { list } = await t.call('listItems', {}, { account: other });
      notAmong(t, list, item.name, 'no item of the one account in the other');
      const another = { ...item, name: t.unique('Item') };
      await t.call('createItem', { body: { item: another } }, { account: other });
      const fields = minimal.client(t.unique);
      await t.call('createClient', { body: t.given.body('createClient', { fields }) }, { account: one });
      const clients = (await t.call('listClients', {}, { account: other })).list;
      notAmong(t, clients, fields.name, 'no client of the one account in the other');
    },
  }),
  check('createAccount/keeps-all-fields', {
    statement: 'operation:createAccount',
    title: 'all fields, with accents and other values than the defaults -> a GET shows those that it shows',
    rule: 'An account keeps what was sent; the listed values are lawful.',
    kind: 'round-trip',
    run: async (t: CheckContext) => {
      await open(t, 'full');
      const { account, record } = await firstShown(t);
      judgeFields(t, record, account.sent, 'after creating it');
    },
  }),
];

/** A user may have any number of accounts. A used fiscal_id in the second request prevents the creation of another one. */
const forUserChecks: readonly Check[] = [
  check('createAccountForUser/key-opens-own-account-only', {
    statement: 'rule:key-identifies-account',
    title: 'the key of another account of the same user -> opens that account, not this one',
    run: async (t: CheckContext) => {
      const one = await reached(t, 'plain');
      const { apiKey } = await createdAccount(t, 'same user');
      const item = await itemOf(t, one);
      // That each account has a key of its own is assumed.
      if (!item || apiKey === one.apiKey) return;
      await ownRecordsOnly(t, { ...one, apiKey }, item, "the key of the user's other account");
    },
  }),
  check('updateAccount/leaves-same-user', {
    statement: 'rule:record-meant',
    title: 'an account updated with its own values -> another account of the same user stays',
    run: async (t: CheckContext) => {
      const one = await reached(t, 'plain');
      const account = await createdAccount(t, 'same user');
      const { organization_name, email, password } = account.sent;
      const sent = { organization_name, email, password, terms: '1' };
      await updateAccount(t, account, sent, { status: 'any', what: 'its own values' });
      await judgeShown(t, one, one.sent, 'of another account of the user');
    },
  }),
  check('createAccountForUser/no-key-again', {
    statement: 'rule:creation-needs-no-key',
    title: 'asked for again, with a used fiscal_id -> not 401, though no key is sent',
    run: async (t: CheckContext) => {
      const [{ sent }, full] = [await createdAccount(t, 'same user'), await createdAccount(t, 'full')];
      const { email, password } = sent;
      const fields = { ...accountFields(t), email, password, fiscal_id: full.sent.fiscal_id };
      const body = t.given.body('createAccountForUser', { fields });
      const what = 'a further account of a user';
      const { status } = await t.call('createAccountForUser', { body }, { status: 'any', what });
      t.expect.that(status !== 401, `not 401 for ${what}`, status, {
        field: 'query.api_key',
        symptom: statusSymptom(status),
      });
    },
  }),
];

function fiscalIdChecks(): Check[] {
  const refused = (t: CheckContext, fiscalId: unknown, beside: Json = {}) => {
    const account = { ...accountFields(t), fiscal_id: fiscalId, ...beside };
    return refuse(t, createOf('account', account), 'account.fiscal_id', 'a used fiscal_id');
  };
  return [
    check('createAccount/refused-used-fiscal-id', {
      statement: 'rule:fiscal-id-unique',
      covers: true,
      title: 'the fiscal_id of another account -> 422, whatever the country',
      run: async (t: CheckContext) => {
        const { fiscal_id: id } = (await open(t, 'full')).sent;
        await refused(t, id);
        // Unique in the system, regardless of the country.
        await refused(t, id, { tax_country: '3' });
      },
    }),
    check('createAccount/refused-our-fiscal-id', {
      statement: 'rule:fiscal-id-unique',
      covers: true,
      title: 'the fiscal_id of the account under test -> 422',
      needs: ['public-url', 'account-id'],
      run: async (t: CheckContext) => {
        const { record } = await t.given.call('getAccount', {
          path: { 'account-id': String(t.settings.accountId) },
        });
        if (!record.fiscal_id) t.unsupported('the account under test shows no fiscal_id');
        await refused(t, record.fiscal_id);
      },
    }),
    check('createAccount/without-fiscal-id-twice', {
      statement: 'rule:fiscal-id-unique',
      covers: true,
      title: 'no fiscal_id, in two accounts -> both are created',
      run: async (t: CheckContext) => {
        await createdAccount(t, 'same user');
        await open(t, 'plain');
      },
    }),
  ];
}

const getChecks: readonly Check[] = [
  check('getAccount/own-account-only', {
    statement: 'rule:key-identifies-account',
    covers: true,
    title: 'the id of another account with our key -> 404 or 401, never that account',
    needs: ['public-url'],
    run: async (t: CheckContext) => {
      const other = await open(t, 'plain');
      const { status, record } = await t.call(
        'getAccount',
        { path: { 'account-id': other.id } },
        { status: 'any' },
      );
      t.expect.that(
        isError(status) || record.organization_name !== other.sent.organization_name,
        '404 or 401',
        record,
        { field: 'query.api_key', symptom: 'leaked' },
      );
    },
  }),
  check('getAccount/same-when-read-again', {
    statement: 'operation:getAccount',
    title: 'read twice -> the same organisation, e-mail and fiscal_id',
    rule: 'Reading an account changes nothing.',
    kind: 'round-trip',
    needs: [],
    readOnly: true,
    run: async (t: CheckContext) => {
      const path = { 'account-id': String(t.settings.accountId) };
      const [one, again] = [await t.call('getAccount', { path }), await t.call('getAccount', { path })];
      for (const field of ['email', 'fiscal_id', 'state', 'organization_name'])
        t.expect.stays(
          again.record[field] ?? null,
          one.record[field] ?? null,
          `account.${field} read again`,
          {
            field,
          },
        );
    },
  }),
];

export const accountChecks: Check[] = [
  ...createChecks,
  ...forUserChecks,
  ...fiscalIdChecks(),
  ...getChecks,
  ...accountUpdateChecks,
  ...assumedAccountChecks,
];
