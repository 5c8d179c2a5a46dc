/**
 * The default tax, in an account of the run, where moving it disturbs no other check. The tax that a line gets while an older
 * former default comes first in the list shows whether the default is used at all.
 */

import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import { type Answer, isId, type Json } from '../../target/call.js';
import { check } from '../kit/declare.js';
import { linesOf } from '../kit/document-rules.js';
import { type NewAccount, reached } from '../kit/made-account.js';
import { provedBy } from '../kit/probe.js';
import { retryJudging } from '../kit/records.js';
import { isDefaultTax } from '../kit/tax-kind.js';

/** The name of the tax that a line gets if it names `tax`, and the exchange that shows it. */
async function lineTax(t: CheckContext, account: NewAccount, tax: string) {
  const line = t.given.line({ name: t.unique('Line'), tax: { name: tax } });
  const name = t.unique('Buyer');
  const fields = await t.given.freshFields('invoices', { client: { name, code: name }, items: [line] });
  const body = t.given.body('createInvoice', { fields });
  const made: Answer = await t.given.call('createInvoice', { body }, { account, status: 'any' });
  if (!isSuccess(made.status)) t.unsupported('the new account cannot make invoices yet');
  const { id } = made.record;
  // Without an id the document cannot be found: the answer is not documented, and lists are those of another account.
  if (!isId(id)) t.unsupported('the answer shows no id');
  const path = { 'document-id': id };
  const { record } = await t.given.call('getInvoice', { path }, { account });
  return { used: String((Object(linesOf(record)[0]?.tax) as Json).name), exchange: t.client.last() };
}

async function latestDefault(t: CheckContext): Promise<void> {
  const account = await reached(t, 'plain');
  const flagged = async () => (await t.call('listTaxes', {}, { account })).list.filter(isDefaultTax);
  if ((await flagged()).length === 0) t.unsupported('the list of taxes shows no default tax');
  const judge = async (name: string, when: string) => {
    // That there is only one is an interpretation: if several are flagged, each counts as the default.
    const markedNow = async () => {
      const names = (await flagged()).map((tax) => String(tax.name));
      return names.length > 0 ? names : [name];
    };
    const before = await markedNow();
    const { used, exchange } = await lineTax(t, account, t.unique('No such tax'));
    if (before.includes(used)) return;
    await retryJudging(markedNow, (marked) => {
      if (!marked.includes(used))
        t.fail(`tax.name of a line that names an unknown tax ${when} is ${marked.join(' or ')}`, used, {
          field: 'items[].tax.name',
          symptom: 'different',
          operation: 'createInvoice',
          exchange,
          ...provedBy('items[0].tax.name', marked[0], used),
        });
    });
  };
  const [first, second] = [t.unique('Default'), t.unique('Default')];
  const fieldsOf = (name: string, flag: '0' | '1') => ({
    name,
    value: '7.0',
    region: 'PT',
    default_tax: flag,
  });
  const create = async (name: string, flag: '0' | '1') =>
    t.call('createTax', { body: t.given.body('createTax', { fields: fieldsOf(name, flag) }) }, { account });
  const own = async () =>
    (await t.call('listTaxes')).list.filter(isDefaultTax).map(({ name }) => String(name));
  const before = await own();
  await create(first, '1');
  await judge(first, 'after one was created as the default');
  await create(second, '0');
  await judge(first, 'after another was created');
  const id = await t.eventually(
    async () => (await t.call('listTaxes', {}, { account })).list.find(({ name }) => name === second)?.id,
    'the new tax in the list of taxes',
    { operation: 'listTaxes' },
  );
  const path = { 'tax-id': String(id) };
  const body = t.given.body('updateTax', { fields: fieldsOf(second, '1') });
  await t.call('updateTax', { path, body }, { account });
  await judge(second, 'after the other was made it');
  // Others may move it, but never remove it.
  const after = await own();
  t.expect.that(
    after.length > 0 || before.length === 0,
    'a default tax in the account under test, as before',
    after,
    { field: 'default_tax', symptom: 'changed', statement: 'rule:key-identifies-account' },
  );
}

export const defaultTaxChecks: Check[] = [
  check('createTax/default-of-lines', {
    title: 'a tax made the default, then another -> lines with unknown taxes get the one that is marked',
    statement: 'rule:unknown-tax-default',
    needs: ['public-url', 'accounts', 'invoices', 'taxes'],
    run: latestDefault,
  }),
];
