/** Accounts that checks make for themselves: opening them, reaching them, reading them. Owns no checks. */

import { accountFields } from '../../given/lawful-requests.js';
import { blocked, Ended, reasonOf } from '../../judge/outcome.js';
import type { CheckContext } from '../../run/check.js';
import type { Json, MadeAccount } from '../../target/call.js';

export interface NewAccount extends MadeAccount {
  id: string;
  name: string;
  sent: Json;
}

export function fromAnswer(t: CheckContext, record: Json, sent: Json): NewAccount {
  const { id, name, url, api_key: key } = record;
  const isAddress = typeof url === 'string' && /^https?:\/\/[^/]/.test(url) && URL.canParse(url);
  if (!isAddress)
    t.fail('account.url is an address', url, {
      field: 'url',
      symptom: url === undefined ? 'absent' : 'wrong form',
    });
  return {
    id: String(id),
    name: String(name),
    sent,
    apiKey: String(key),
    baseUrl: String(url).replace(/\/+$/, ''),
  };
}

/** An account as what is judged. */
export async function open(t: CheckContext, fields: Json = {}): Promise<NewAccount> {
  const sent = { ...accountFields(t), ...fields };
  const { record } = await t.call('createAccount', { body: { account: sent } }, { status: 201 });
  return fromAnswer(t, record, sent);
}

/**
 * An account as a prerequisite whose address answers. An address that only the service's own network knows is no
 * fault of the API: what needs it cannot be judged from here.
 */
export async function reached(t: CheckContext, fields: Json = {}): Promise<NewAccount> {
  const sent = { ...accountFields(t), ...fields };
  const { record } = await t.given.call('createAccount', { body: { account: sent } });
  const account = fromAnswer(t, record, sent);
  try {
    await reach(t, account);
  } catch (error) {
    if (!(error instanceof Ended) || error.ending.verdict !== 'fail') throw error;
    throw blocked('createAccount', reasonOf(error.ending.breach), error.ending.breach);
  }
  return account;
}

/**
 * Judged: the address and the key that creating an account answered open it. Where nothing answers at that address the
 * address under test is tried with the new key: behind a proxy a service may know itself by another name, and serve all
 * accounts at one address. That the stated one does not work is then reported as a note.
 */
export async function reach(t: CheckContext, account: NewAccount): Promise<void> {
  const stated = account.baseUrl;
  try {
    await t.call('listItems', {}, { account, what: `the new account at ${stated}, with its key` });
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    const { baseUrl } = t.settings;
    const here = { ...account, baseUrl };
    const answer = await t.call('listItems', {}, { account: here, status: 'any' });
    t.note('rule:account-address', `an answer at ${stated}, the address of the new account`, 'none', {
      ...{ field: 'url', symptom: 'no answer' },
    });
    if (answer.status >= 300)
      t.unsupported(`the address of the new account, ${stated}, is not reached from here`);
    account.baseUrl = baseUrl;
  }
}

/** Whether no answer came: a time-out, or a connection that was refused or closed. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Ended)) return false;
  const { ending } = error;
  return ending.verdict === 'inconclusive' || (ending.verdict === 'fail' && ending.breach.sort === 'silence');
}

export const shown = async (t: CheckContext, account: NewAccount): Promise<Json> =>
  (await t.call('getAccount', { path: { 'account-id': account.id } }, { account })).record;

/** The fields of an account that a GET shows. */
export async function judgeShown(
  t: CheckContext,
  account: NewAccount,
  expected: Json,
  when: string,
): Promise<void> {
  const got = await shown(t, account);
  for (const field of ['organization_name', 'email', 'fiscal_id']) {
    const wanted = expected[field];
    if (wanted === undefined) continue;
    t.expect.equal(got[field], wanted, `account.${field} ${when}`, { field });
  }
}
