/** Reaches and reads accounts that a run creates. given/accounts.ts creates them. */

import { taxAbove0 } from '../../dialect/learn.js';
import { type AccountName, createdAccount, type NewAccount } from '../../given/accounts.js';
import { answerFields, statusSymptom } from '../../judge/identity.js';
import { blocked, Ended, orUndefined, reasonOf, violationIn } from '../../judge/outcome.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext, Leavable } from '../../run/check.js';
import type { Answer, CallOptions, Json } from '../../target/call.js';
import { destinationsOf } from '../../target/destinations.js';
import { unusedSequence } from './sequence-kind.js';

export type { NewAccount };

/** The account as the subject of the check: a refused creation fails the check. */
export async function open(t: CheckContext, name: AccountName): Promise<NewAccount> {
  const account = await createdAccount(t, name, true);
  // Judged here again in every check of the account, because another check may have created it.
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
 * The account as a prerequisite, with an address that answers. An address that only the service's own network knows is not an
 * error of the API: checks that need it cannot be judged from here.
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

/** The full account and its record as a GET showed it before any check changed it. */
export async function firstShown(t: CheckContext): Promise<{ account: NewAccount; record: Json }> {
  const account = await reached(t, 'full');
  const record = await t.given.once('what the full account shows', () => shown(t, account));
  return { account, record };
}

/**
 * Judges that the address and key in the answer to the create open the account. Where nothing answers at that address, or it is
 * of another site and not followed, the address under test is tried with the new key: a service behind a proxy may know itself by
 * another name and serve all accounts at one address. That the stated address does not work is then a note; without the account
 * there either, the check ends as unreached.
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

/** Replaces the stated address by the one under test if the new key opens the new account there. */
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

/** Creates one document or sequence, once, to see whether the account accepts it: nothing promises that of a new account. */
function tryToMake({ given }: CheckContext, kind: Leavable): Promise<unknown> {
  if (kind === 'client' || kind === 'item') return Promise.resolve();
  if (kind === 'sequence') return unusedSequence({ given });
  return given.once(`a try of ${kind}`, () => given.document(kind));
}

/** The context in which a check creates what cannot be deleted: the run's full account, else its own. */
async function placeFor(t: CheckContext, leaves: readonly Leavable[]): Promise<CheckContext> {
  const place = await orUndefined(async () => {
    const there = await t.inNewAccount(() => reached(t, 'full'));
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

/** Runs a check that leaves something in an account of the run; again in its own if it ends unsupported or blocked there. */
export function inRunAccount(check: Check): Check {
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

export const read = (t: CheckContext, account: NewAccount): Promise<Answer> =>
  t.call('getAccount', { path: { 'account-id': account.id } }, { account });

export const shown = async (t: CheckContext, account: NewAccount): Promise<Json> =>
  (await read(t, account)).record;

/** An update of the account with its own key. */
export const updateAccount = (
  t: CheckContext,
  account: NewAccount,
  fields: Json,
  how: CallOptions = {},
): Promise<Answer> =>
  t.call(
    'updateAccount',
    { path: { 'account-id': account.id }, body: { account: fields } },
    { account, ...how },
  );

/** Fails unless a GET of the account shows the expected fields. */
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
