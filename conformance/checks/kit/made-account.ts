/** Accounts that a run makes: reaching them, reading them. Creating them is in given/accounts.ts. Owns no checks. */

import { taxAbove0 } from '../../dialect/learn.js';
import { type AccountName, createdAccount, type NewAccount } from '../../given/accounts.js';
import { answerFields, statusSymptom } from '../../judge/identity.js';
import { blocked, Ended, reasonOf, tried, violationIn } from '../../judge/outcome.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext, Leavable } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { destinationsOf } from '../../target/destinations.js';
import { unusedSequence } from './sequence-kind.js';

export type { NewAccount };

/** An account as what is judged: a refusal fails the check. */
export async function open(t: CheckContext, name: AccountName): Promise<NewAccount> {
  const account = await createdAccount(t, name, true);
  // Judged by every check that is about it: another one may have created it.
  t.expect.that(
    account.status === 201 || (name === 'same user' && isSuccess(account.status)),
    'the account is created',
    account.status,
    {
      ...{ field: answerFields.status, symptom: statusSymptom(account.status) },
      ...(name !== 'same user' && { statement: 'status:createAccount/201', sort: 'status' }),
    },
  );
  return account;
}

/**
 * An account as a prerequisite whose address answers. An address that only the service's own network knows is no
 * fault of the API: what needs it cannot be judged from here.
 */
export async function reached(t: CheckContext, name: AccountName): Promise<NewAccount> {
  const account = await createdAccount(t, name);
  try {
    await t.given.once(`address of account ${name}`, () => reach(t, account));
  } catch (error) {
    const violation = violationIn(error);
    throw violation ? blocked('createAccount', reasonOf(violation), violation) : error;
  }
  return account;
}

/** What a GET showed of the full account before any check changed it. */
export async function firstShown(t: CheckContext): Promise<{ account: NewAccount; record: Json }> {
  const account = await reached(t, 'full');
  const record = await t.given.once('what the full account shows', () => shown(t, account));
  return { account, record };
}

/**
 * Judged: the address and the key that creating an account answered open it. Where nothing answers at that address, or it is of
 * another site and not followed, the address under test is tried with the new key: behind a proxy a service may know itself by
 * another name, and serve all accounts at one address. That the stated one does not work is then reported as a note; where
 * the account is not found there either, nothing of it could be judged.
 */
export async function reach(t: CheckContext, account: NewAccount): Promise<void> {
  const stated = account.baseUrl;
  if (!destinationsOf(t.settings).isFollowed(stated)) {
    const { hostname } = new URL(stated);
    t.note(
      'rule:account-address',
      'the address of a new account is of the site under test',
      `${stated}, which was not followed`,
      { field: 'url', symptom: 'different' },
    );
    return atOurAddress(t, account, `was not followed: it is of another site (--allow-host ${hostname})`);
  }
  try {
    await t.call('listItems', {}, { account, what: `the new account at ${stated}, with its key` });
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    t.note('rule:account-address', `an answer at ${stated}, the address of the new account`, 'none', {
      ...{ field: 'url', symptom: 'no answer' },
    });
    await atOurAddress(t, account, 'is not reached from here');
  }
}

/** The address under test takes the place of the stated one, where the new key opens the new account there. */
async function atOurAddress(t: CheckContext, account: NewAccount, why: string): Promise<void> {
  const here = { ...account, baseUrl: t.settings.baseUrl };
  const { status } = await t.call('listItems', {}, { account: here, status: 'any' });
  if (!isSuccess(status)) t.unreached(`the address of the new account, ${account.baseUrl}, ${why}`);
  account.baseUrl = here.baseUrl;
}

/** Whether no answer came: a time-out, or a connection that was refused or closed. */
function isUnanswered(error: unknown): boolean {
  const isLate = error instanceof Ended && error.ending.verdict === 'inconclusive';
  return isLate || violationIn(error)?.sort === 'silence';
}

/** Whether an account takes it, which nothing promises of a new one; tried once. */
function tryToMake({ given }: CheckContext, kind: Leavable): Promise<unknown> {
  if (kind === 'client' || kind === 'item') return Promise.resolve();
  if (kind === 'sequence') return unusedSequence({ given });
  return given.once(`a try of ${kind}`, () => given.document(kind));
}

/** Where a check makes what stays for good. */
async function placeFor(t: CheckContext, leaves: readonly Leavable[]): Promise<CheckContext> {
  const place = await tried(async () => {
    const there = await t.inMade(() => reached(t, 'full'));
    if (!there) return t;
    const { given } = there;
    there.dialect.tax = await given.once('a tax', async () =>
      taxAbove0((await given.call('listTaxes')).list),
    );
    for (const kind of leaves) await tryToMake(there, kind);
    return there;
  });
  return place ?? t;
}

/** The check, in an account of the run where it leaves something; what cannot be judged there is judged in its own. */
export function inItsPlace(check: Check): Check {
  const { leaves } = check;
  if (!leaves) return check;
  const run = async (t: CheckContext) => {
    const place = await placeFor(t, leaves);
    try {
      await check.run(place);
    } catch (error) {
      const isOpen = error instanceof Ended && ['unsupported', 'blocked'].includes(error.ending.verdict);
      if (!isOpen || place === t) throw error;
      await check.run(t);
    }
  };
  return { ...check, run };
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
  judgeFields(t, await shown(t, account), expected, when);
}

export function judgeFields(t: CheckContext, got: Json, expected: Json, when: string): void {
  for (const field of ['organization_name', 'email', 'fiscal_id']) {
    const wanted = expected[field];
    if (wanted === undefined) continue;
    t.expect.equal(got[field], wanted, `account.${field} ${when}`, { field });
  }
}
