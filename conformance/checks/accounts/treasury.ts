/**
 * What a client owes, judged by balances before and after. Only the paths of the treasury are documented, so all of this is an
 * interpretation; requests/operations.ts judges keys and unknown clients.
 */

import { isoToday } from '../../given/given.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { clientKind } from '../kit/client-kind.js';
import { declaring } from '../kit/declare.js';
import { deleteThroughOtherClient } from '../kit/delete-through-other-client.js';
import { notMissing } from '../kit/probe.js';
import { type Kept, retryJudging } from '../kit/records.js';

const check = declaring({
  statement: 'rule:balance-follows',
  assumed: true,
  needs: ['invoices'],
  covers: true,
});

async function balance(t: CheckContext, client: Kept): Promise<Json> {
  return (await t.call('getClientBalance', { path: { client_id: client.id } })).record;
}

/** The amount owed, whichever sign the target uses for it. */
const owed = (record: Json) => Math.abs(Number((record.balance as Json | undefined)?.with_vat));

/** A client that no other check uses meanwhile, and its balance: it may still owe something from earlier checks. */
interface Owing {
  client: Kept;
  before: number;
}

async function owing(t: CheckContext): Promise<Owing> {
  const client = await t.given.acquire('buyer');
  return { client, before: owed(await balance(t, client)) };
}

/** Judges that the client owes `amount` more than before. Balances may be updated late. */
async function judgeOwed(
  t: CheckContext,
  { client, before }: Owing,
  amount: number,
  when: string,
): Promise<void> {
  await retryJudging(
    () => balance(t, client),
    (record) =>
      t.expect.cents(owed(record), before + amount, `what is owed ${when}`, {
        field: 'balance.with_vat',
        symptom: 'different',
      }),
  );
}

async function invoice(t: CheckContext, client: Kept, state = 'final'): Promise<number> {
  const fields = { client: { name: client.sent.name, code: client.sent.code } };
  const { id } = await t.given.document('invoices', state, fields);
  return Number((await t.given.read({ type: 'invoices', id })).total);
}

/** A client with one more open invoice, and its total. */
async function debtor(t: CheckContext): Promise<Owing & { total: number }> {
  const one = await owing(t);
  return { ...one, total: await invoice(t, one.client) };
}

/** Judges that a deleted record cannot be deleted again, and another one not through another client's path. */
async function byOwnPathAlone(
  t: CheckContext,
  operation: 'deleteRegularization' | 'deleteTreasuryMovement',
  client: { id: string | number },
  [gone, id]: readonly [string, string],
): Promise<void> {
  const deleted = { status: 404, field: 'path.id', what: 'deleted already' };
  await t.call(operation, { path: { client_id: client.id, id: gone } }, deleted);
  const other = await t.given.sharedRecord('buyer', 'who owes');
  const path = { client_id: client.id, id };
  const how = { what: 'by the path of another client' };
  if (await deleteThroughOtherClient(t, operation, { path }, other.id, how))
    t.fail('the record of a client is there to be deleted by his own path', 404, {
      ...{ field: 'path.client_id', symptom: 'changed', operation, proof: notMissing },
    });
}

export const clientWithoutDocuments = (t: CheckContext): Promise<Kept> =>
  t.given.sharedRecord('client', 'without documents', clientKind.minimum(t), true);

/** A client that owes nothing: reused ones may still owe something from earlier runs. */
async function owesNothing(t: CheckContext): Promise<Kept> {
  for (let tries = 0; tries < 4; tries += 1) {
    const client =
      tries === 0
        ? await clientWithoutDocuments(t)
        : await t.given.acquire('client', clientKind.minimum(t), true);
    const amount = owed(await balance(t, client));
    if (amount === 0) return client;
    if (!Number.isFinite(amount))
      return t.unsupported('what a client owes is not read: the fields of a balance are not shown');
  }
  return t.unsupported(
    'no client without open documents was found: each of four owes something, left by other checks or earlier runs',
  );
}

async function regularize(
  t: CheckContext,
  client: Kept,
  value: string,
  observation: string,
): Promise<string> {
  const body = t.given.body('createRegularization', { fields: { value, date: isoToday(), observation } });
  const { record } = await t.call('createRegularization', { path: { client_id: client.id }, body });
  t.given.made('createRegularization', String(record.id), observation, client.id);
  t.expect.number(record.value, value, 'regularization.value', { field: 'value' });
  return String(record.id);
}

const idsOf = (all: readonly Json[]): string[] => all.map(({ id }) => String(id)).sort();

const regularizations = async (t: CheckContext, client: Kept): Promise<Json[]> =>
  (await t.call('listRegularizations', { path: { client_id: client.id } })).list;

async function pay(t: CheckContext, client: Kept, value: string): Promise<string> {
  const fields = { value, movement_type: 'Payment', payment_method: 'TB', date: isoToday() };
  const body = t.given.body('createTreasuryMovement', { fields });
  const { record } = await t.call('createTreasuryMovement', { path: { client_id: client.id }, body });
  t.given.made('createTreasuryMovement', String(record.id), undefined, client.id);
  t.expect.number(record.value, value, 'treasury_movement.value', { field: 'value' });
  return String(record.id);
}

export const treasuryChecks: Check[] = [
  check('getClientBalance/follows-documents', {
    title: 'a draft, two final invoices -> nothing more, the sum more; another client owes nothing',
    run: async (t: CheckContext) => {
      const [one, other] = [await owing(t), await owing(t)];
      await invoice(t, one.client, 'draft');
      await judgeOwed(t, one, 0, 'with a draft');
      const total = (await invoice(t, one.client)) + (await invoice(t, one.client));
      await judgeOwed(t, one, total, 'with two final invoices');
      await judgeOwed(t, other, 0, 'by another client');
    },
  }),
  check('updateInitialBalance/sets-and-sets-again', {
    title: 'set twice -> each time the balance shows it, another client stays',
    needs: [],
    run: async (t: CheckContext) => {
      const [client, other] = [await t.given.acquire('buyer'), await owing(t)];
      const first = await balance(t, client);
      const rest = owed(first) - Number((first.initial_balance as Json | undefined)?.value ?? 0);
      for (const value of ['50.00', '12.34']) {
        const fields = { value, date: isoToday(), observation: `Carried over ${value}` };
        const body = t.given.body('updateInitialBalance', { fields });
        await t.call('updateInitialBalance', { path: { client_id: client.id }, body });
        const { initial_balance: initial } = await balance(t, client);
        t.expect.number((initial as Json | undefined)?.value, value, 'initial_balance.value', {
          field: 'initial_balance.value',
        });
        t.expect.equal(
          (initial as Json | undefined)?.observation,
          fields.observation,
          'initial_balance.observation',
          { field: 'initial_balance.observation' },
        );
        await judgeOwed(t, { client, before: rest }, Number(value), 'with this initial balance');
      }
      await judgeOwed(t, other, 0, 'by another client');
    },
  }),
  check('createRegularization/lowers-what-is-owed', {
    title: 'two regularizations -> both are listed, the balance is lower by both, another client stays',
    run: async (t: CheckContext) => {
      const one = await debtor(t);
      const { client, total } = one;
      const other = await debtor(t);
      const [listedBefore, othersBefore] = [
        await regularizations(t, client),
        await regularizations(t, other.client),
      ];
      const ids = [
        await regularize(t, client, '5.00', 'First'),
        await regularize(t, client, '2.50', 'Second'),
      ];
      const listed = await regularizations(t, client);
      t.expect.equal(
        idsOf(listed),
        [...idsOf(listedBefore), ...ids].sort(),
        'the ids of the regularizations',
        { field: 'id', symptom: 'not listed' },
      );
      await judgeOwed(t, one, total - 7.5, 'after two regularizations');
      await judgeOwed(t, other, other.total, 'by another client');
      t.expect.equal(
        idsOf(await regularizations(t, other.client)),
        idsOf(othersBefore),
        'the regularizations of another client',
        { field: 'id', symptom: 'changed' },
      );
    },
  }),
  check('listRegularizations/shows-what-was-sent', {
    title: 'a regularization -> its value, date and observation',
    run: async (t: CheckContext) => {
      const { client } = await debtor(t);
      const id = await regularize(t, client, '5.25', 'Rounding ção');
      const one = (await regularizations(t, client)).find((entry) => String(entry.id) === id);
      t.expect.number(one?.value, '5.25', 'value', { field: 'value' });
      t.expect.equal(one?.observation, 'Rounding ção', 'observation', { field: 'observation' });
      t.expect.that(
        String(one?.date).includes(isoToday().slice(0, 4)),
        `a date of ${isoToday()}`,
        one?.date,
        { field: 'date', symptom: 'different' },
      );
    },
  }),
  check('createRegularization/refused-when-nothing-owed', {
    title: 'a client who owes nothing -> 422',
    needs: [],
    run: async (t: CheckContext) => {
      const client = await owesNothing(t);
      const body = t.given.body('createRegularization', { fields: { value: '5.00', date: isoToday() } });
      const how = { status: 422, field: 'regularization.value', what: 'nothing is owed' };
      await t.call('createRegularization', { path: { client_id: client.id }, body }, how);
    },
  }),
  check('deleteRegularization/gone-and-owed-again', {
    title: 'the first of two deleted -> it is gone, the second stays, the balance follows',
    run: async (t: CheckContext) => {
      const one = await debtor(t);
      const { client, total } = one;
      const before = idsOf(await regularizations(t, client));
      const first = await regularize(t, client, '5.00', 'First');
      const second = await regularize(t, client, '2.50', 'Second');
      const path = { client_id: client.id, id: first };
      await t.call('deleteRegularization', { path });
      t.expect.equal(
        idsOf(await regularizations(t, client)),
        [...before, second].sort(),
        'the regularizations left',
        { field: 'id', symptom: 'unchanged' },
      );
      await judgeOwed(t, one, total - 2.5, 'after one was deleted');
      await byOwnPathAlone(t, 'deleteRegularization', client, [first, second]);
    },
  }),
  check('createTreasuryMovement/payment-lowers-what-is-owed', {
    title: 'two payments -> the balance is lower by both, another client stays',
    run: async (t: CheckContext) => {
      const one = await debtor(t);
      const { client, total } = one;
      const other = await debtor(t);
      await pay(t, client, '30.00');
      await judgeOwed(t, one, total - 30, 'after a payment');
      await pay(t, client, '20.00');
      await judgeOwed(t, one, total - 50, 'after a second payment');
      await judgeOwed(t, other, other.total, 'by another client');
    },
  }),
  check('createTreasuryMovement/refused-without-open-document', {
    title: 'a payment of a client without open documents -> 422',
    needs: [],
    run: async (t: CheckContext) => {
      const client = await owesNothing(t);
      const fields = { value: '5.00', movement_type: 'Payment', payment_method: 'TB', date: isoToday() };
      const body = t.given.body('createTreasuryMovement', { fields });
      const how = { status: 422, field: 'treasury_movement.value', what: 'nothing is open' };
      await t.call('createTreasuryMovement', { path: { client_id: client.id }, body }, how);
    },
  }),
  check('deleteTreasuryMovement/owed-again', {
    title: 'one of two payments deleted -> the balance is as before it',
    run: async (t: CheckContext) => {
      const one = await debtor(t);
      const { client, total } = one;
      const first = await pay(t, client, '30.00');
      const second = await pay(t, client, '20.00');
      const path = { client_id: client.id, id: first };
      await t.call('deleteTreasuryMovement', { path });
      await judgeOwed(t, one, total - 20, 'after one payment was deleted');
      await byOwnPathAlone(t, 'deleteTreasuryMovement', client, [first, second]);
    },
  }),
];
