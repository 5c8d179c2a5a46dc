/** Concurrent requests on the default sequence, on accounts and their fiscal id, and concurrent deletions. */

import { operationsOf } from '../../dialect/dialect.js';
import { accountFields, fiscalIdFor, fullAccount, fullAccountAtOnce } from '../../given/accounts.js';
import type { Made } from '../../given/given.js';
import { lawfulRequest } from '../../given/lawful-requests.js';
import { orUndefined } from '../../judge/outcome.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext, OperationId } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { check } from '../kit/declare.js';
import { firstShown, type NewAccount, reached, read, shown, updateAccount } from '../kit/made-account.js';
import {
  alone,
  judgeRefusals,
  madeIn,
  oneIsCarriedOut,
  type Probe,
  refuse,
  repeatUntilNoted,
  sendConcurrently,
} from '../kit/probe.js';
import { createOf, documentCreate } from '../kit/probes.js';
import { retryJudging } from '../kit/records.js';
import { isDefault } from '../kit/sequence-kind.js';
import { markSerie, withDefaultKept } from '../records/sequence-default.js';

/** Several sequences are made the default at once, one of which is it already, while documents without a sequence are created. */
async function oneDefault(t: CheckContext): Promise<void> {
  const series = [await t.given.acquire('sequence'), await t.given.acquire('sequence')];
  const setTo = (one: Made): Probe => ({ operation: 'setCurrentSequence', path: { 'sequence-id': one.id } });
  const { create } = operationsOf('quotes');
  const hasQuotes = t.settings.claims.includes('estimates');
  await withDefaultKept(t, async () => {
    let now = series[0] as Made;
    await alone(t, setTo(now));
    await repeatUntilNoted(t, 2, async (round) => {
      const next = series.find((one) => one !== now) as Made;
      const draft = hasQuotes && round <= 2 ? [await documentCreate(t, 'quotes', {})] : [];
      // The present default is set again, by requests that may have read it before another one was set.
      const order = round % 2 === 1 ? [next, now, now, now] : [now, next, now, next];
      const all = await sendConcurrently(t, [...order.map(setTo), ...draft], 'overlap.default');
      judgeRefusals(t, all, 'overlap.default');
      for (const { probe, answer } of all) if (probe.operation === create) madeIn(t, create, answer);
      if (!all.some(({ isAccepted, probe }) => isAccepted && probe.operation === 'setCurrentSequence'))
        return;
      await retryJudging(
        async () => (await t.given.call('listSequences')).list,
        (list) => {
          const found = list.filter(isDefault);
          judgeOneDefault(t, found, 'setCurrentSequence');
          now = series.find(({ id }) => String(id) === String(found[0]?.id)) ?? now;
        },
      );
    });
  });
}

/** Several sequences created as the default at once: one of them must be it. */
async function defaultsMade(t: CheckContext): Promise<void> {
  await withDefaultKept(t, async () => {
    const probes = [1, 2, 3, 4].map(() =>
      createOf('sequence', { serie: markSerie(t), default_sequence: '1' }),
    );
    const all = await sendConcurrently(t, probes, 'overlap.default');
    judgeRefusals(t, all, 'overlap.default');
    for (const { answer } of all) madeIn(t, 'createSequence', answer);
    if (!all.some(({ isAccepted }) => isAccepted)) return;
    await retryJudging(
      async () => (await t.given.call('listSequences')).list,
      (list) => judgeOneDefault(t, list.filter(isDefault), 'createSequence'),
    );
  });
}

function judgeOneDefault(t: CheckContext, found: readonly Json[], operation: OperationId): void {
  t.expect.equal(found.length, 1, 'the number of default sequences', {
    ...{ field: 'default_sequence', statement: 'rule:one-default-sequence', operation },
    symptom: found.length > 1 ? 'not unique' : 'absent',
  });
}

/** One fiscal_id opens one account, however many creates are sent at once. */
async function oneFiscalId(t: CheckContext): Promise<void> {
  const { accepted, lawfully } = await fullAccountAtOnce(t, 8, async (accounts) => {
    const probes = accounts.map((account) => createOf('account', account));
    const all = await sendConcurrently(t, probes, 'overlap.create');
    judgeRefusals(t, all, 'overlap.create');
    return all.flatMap(({ answer, isAccepted }, nth) => (answer && isAccepted ? [{ nth, answer }] : []));
  });
  if (accepted > lawfully)
    t.soft('of several accounts of one fiscal_id, opened at once, one is opened', 'several opened', {
      ...{ symptom: 'not unique', field: 'account.fiscal_id' },
      ...(lawfully === 1 && { proof: oneIsCarriedOut }),
    });
}

/** Waits for all promises to settle before the first failure is thrown. */
async function whenAllSettled<T>(all: readonly Promise<T>[]): Promise<T[]> {
  const settled = await Promise.allSettled(all);
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}

/** An account without a fiscal_id is sent the one that another account was opened with: that may be refused or ignored. */
async function givenAnothers(
  t: CheckContext,
  account: NewAccount,
  give: (account: NewAccount, fiscal_id: string) => Promise<boolean>,
): Promise<void> {
  const { record } = (await orUndefined(() => firstShown(t))) ?? {};
  const { fiscal_id: known } = record ?? {};
  if (typeof known !== 'string' || known === '' || (await shown(t, account)).fiscal_id === known) return;
  if (!(await give(account, known)) || (await shown(t, account)).fiscal_id !== known) return;
  t.soft('a fiscal_id is that of one account', 'two have it, the second by an update', {
    ...{ symptom: 'not unique', field: 'account.fiscal_id', operation: 'updateAccount' },
    statement: 'rule:fiscal-id-unique',
  });
}

/** Two accounts without a fiscal_id are each sent several at once: each keeps one, and it is not the other's. */
async function fiscalIdsSetAtOnce(t: CheckContext): Promise<void> {
  const plain = await reached(t, 'plain');
  // Its creation is not documented, so it may not exist.
  const sameUser = await orUndefined(() => reached(t, 'same user'));
  const accounts = sameUser ? [plain, sameUser] : [plain];
  const fiscalId = () => fiscalIdFor(t.unique('NIF'));
  const give = async (account: NewAccount, fiscal_id: string) => {
    const { organization_name, email, password, terms } = account.sent;
    const fields = { organization_name, email, password, terms, fiscal_id };
    return isSuccess((await updateAccount(t, account, fields, { status: 'any' })).status);
  };
  await givenAnothers(t, plain, give);
  const ids: unknown[] = Array.from({ length: 5 }, fiscalId);
  // Where none is set, an account may show a placeholder.
  const idShown = async (account: NewAccount) => {
    const { record, text } = await read(t, account);
    const exchange = t.client.exchanges().findLast(({ responseBody = '' }) => responseBody === text);
    return ids.includes(record.fiscal_id) ? { id: record.fiscal_id, exchange } : undefined;
  };
  const shared = ids.slice(0, 2);
  const given = await whenAllSettled(
    accounts.flatMap((account, nth) =>
      (nth === 0 ? ids : shared).map(async (id) => ({
        account,
        isShared: shared.includes(id),
        isAccepted: await give(account, String(id)),
        ...(nth === 0 && { seen: await idShown(account) }),
      })),
    ),
  );
  const about = { field: 'account.fiscal_id', operation: 'updateAccount' } as const;
  const now: unknown[] = [];
  for (const account of accounts) {
    const own = given.filter((one) => one.account === account);
    // If an account refuses a second fiscal_id, no order of the requests explains several accepted ones. A fiscal_id that the
    // other account has may be ignored silently.
    const accepted = own.filter(({ isAccepted, isShared }) => isAccepted && !isShared);
    const later = fiscalId();
    ids.push(later);
    const isChanged = accepted.length > 1 && !(await give(account, later));
    const last = await idShown(account);
    now.push(last?.id);
    const other = own.find(({ seen }) => last && seen && seen.id !== last.id)?.seen;
    if (isChanged || other)
      t.soft('of several fiscal_ids set at once one is set, and stays', 'it was changed', {
        ...{ ...about, symptom: 'changed', statement: 'rule:fiscal-id-fixed' },
        ...(other?.exchange && {
          ...{ exchange: last?.exchange, others: [other.exchange] },
          proof: { by: 'value', compare: 'equal', expected: other.id, actual: last?.id, path: 'fiscal_id' },
        }),
      });
  }
  // However it was set, no other account can be opened with it.
  const opened = { ...accountFields(t), fiscal_id: now[0] };
  if (now[0])
    await refuse(t, createOf('account', opened), 'account.fiscal_id', 'a fiscal_id that an update has set');
  if (now[0] && now[0] === now[1])
    t.soft('a fiscal_id set in two accounts at once is that of one of them', 'both have it', {
      ...{ ...about, symptom: 'not unique', statement: 'rule:fiscal-id-unique' },
    });
}

/**
 * An update of all fields of an account concurrent with updates of one field each: every field shows one of the updates, never the
 * former value, if sequential updates keep the fields that they do not name.
 */
async function accountAtOnce(t: CheckContext): Promise<void> {
  const { account } = await firstShown(t);
  const { fiscal_id, password } = account.sent;
  const put = (fields: Json) => updateAccount(t, account, fields, { status: 'any' });
  const plain = { fiscal_id, address: 'Rua do Teste 4' };
  const fresh = () => {
    const { organization_name, email } = accountFields(t);
    return { organization_name, email };
  };
  const alone = fresh();
  for (const [field, value] of Object.entries(alone)) await put({ ...plain, [field]: value });
  const before = await shown(t, account);
  if (accountNames.some((field) => before[field] !== alone[field])) return;
  await repeatUntilNoted(t, 2, async () => {
    const [whole, single] = [fresh(), fresh()];
    const all = await whenAllSettled([
      put({ ...whole, password, terms: '1' }),
      put({ ...plain, organization_name: single.organization_name }),
      put({ ...plain, email: single.email }),
    ]);
    if (all.some(({ status }) => !isSuccess(status))) return;
    const after = await shown(t, account);
    const lost = accountNames.find((field) => ![whole[field], single[field]].includes(after[field]));
    if (lost)
      t.soft('of updates of an account at once none brings back what was there before', 'it is back', {
        ...{ symptom: 'unchanged', field: 'account', statement: 'rule:record-meant' },
        operation: 'updateAccount',
      });
  });
}

const accountNames = ['organization_name', 'email'] as const;

const deletions = ['deleteTax', 'deleteRegularization', 'deleteTreasuryMovement'] as const;

/** Several concurrent deletions of one record: one succeeds, and nothing breaks. */
async function deletedAtOnce(t: CheckContext): Promise<void> {
  for (const operation of deletions) {
    // For the treasury neither the existence of records nor the answer to a second deletion is stated.
    const isStated = operation === 'deleteTax';
    if (!isStated && !t.settings.claims.includes('treasury')) continue;
    await repeatUntilNoted(t, 2, async () => {
      const request = lawfulRequest(t, operation);
      const path = (isStated ? await request : await orUndefined(() => request))?.path;
      if (!path) return;
      const probes = new Array<Probe>(isStated ? 3 : 2).fill({ operation, path });
      // A concurrent update may come before or after the deletion.
      const body = { tax: { name: t.unique('Tax'), value: '7', region: 'PT' } };
      const update: Probe = { operation: 'updateTax', path, body };
      const all = await sendConcurrently(
        t,
        isStated ? [update, ...probes, update] : probes,
        'overlap.delete',
      );
      const accepted = all.filter(({ probe, isAccepted }) => isAccepted && probe.operation === operation);
      if (!isStated || accepted.length < 2) return;
      t.soft('404 for all but one of several deletions at once', `${accepted.length} accepted`, {
        ...{ symptom: 'accepted', field: 'overlap.delete', statement: 'status:deleteTax/404', operation },
        exchange: accepted[1]?.exchange(),
        proof: oneIsCarriedOut,
      });
    });
  }
}

export const accountChecks: readonly Check[] = [
  check('setCurrentSequence/several-at-once', {
    statement: 'rule:one-default-sequence',
    title: 'two sequences made the default at once, one of which is it -> one is the default afterwards',
    exclusive: ['default sequence'],
    run: oneDefault,
  }),
  check('createSequence/defaults-at-once', {
    leaves: ['sequence'],
    statement: 'rule:one-default-sequence',
    title: 'several at once, each as the default -> one of them is it',
    exclusive: ['default sequence'],
    run: defaultsMade,
  }),
  check('updateAccount/several-at-once', {
    statement: 'rule:record-meant',
    title: 'an update of everything beside updates of one field each -> what is shown is of one of them',
    rule: 'No update is lost because another one was under way.',
    also: ['getAccount'],
    exclusive: [fullAccount],
    needs: ['public-url'],
    run: accountAtOnce,
  }),
  check('updateAccount/fiscal-ids-at-once', {
    statement: 'rule:fiscal-id-fixed',
    title: 'fiscal_ids set in two accounts by several requests at once -> one stays in each, not the same',
    rule: 'fiscal_id cannot be changed, and is unique in the system.',
    also: ['getAccount'],
    needs: ['public-url'],
    // Until then the accounts have no fiscal_id.
    place: 'end',
    run: fiscalIdsSetAtOnce,
  }),
  check('deleteTax/several-at-once', {
    statement: 'rule:no-server-error',
    subject: 'deleteTax, deleteRegularization, deleteTreasuryMovement',
    title: 'one record deleted by several requests at once -> never a 5xx, and a tax once',
    rule: 'What is deleted already is answered by a 404.',
    also: ['deleteRegularization', 'deleteTreasuryMovement'],
    // A deleted record's id may be reused: no other check creates such records at the end.
    place: 'end',
    run: deletedAtOnce,
  }),
  check('createAccount/one-fiscal-id-at-once', {
    statement: 'rule:fiscal-id-unique',
    title: 'one fiscal_id in several requests at once -> one account',
    needs: ['public-url'],
    // Creates the account that other checks share, because accounts cannot be deleted.
    place: 'first',
    run: oneFiscalId,
  }),
];
