/**
 * The default tax, in an account of the check's own: there it may be moved without disturbing anybody. Which tax a
 * line gets beside an older default that comes first in the list shows whether the default is looked up at all.
 */
import type { Answer, Check, CheckContext, Json } from '../check.js';
import { linesOf } from './document-rules.js';
import { type NewAccount, reached } from './made-account.js';
import { fiscalIdFor } from './records.js';

/** How `default_tax` is written in answers is not shown. */
const isDefault = ({ default_tax }: Json) => [1, '1', true, 'true'].includes(default_tax as number);

async function lineTax(t: CheckContext, account: NewAccount, tax: string): Promise<unknown> {
  const line = t.given.line({ name: t.unique('Line'), tax: { name: tax } });
  const name = t.unique('Buyer');
  const fields = { ...t.given.documentFields('invoices'), client: { name, code: name }, items: [line] };
  const body = t.given.body('createInvoice', { fields });
  const made: Answer = await t.call('createInvoice', { body }, { account, status: 'any' });
  if (made.status >= 300) t.unsupported('the new account cannot make invoices yet');
  const path = { 'document-id': String(made.record.id) };
  const { record } = await t.call('getInvoice', { path }, { account });
  return (Object(linesOf(record)[0]?.tax) as Json).name;
}

async function latestDefault(t: CheckContext): Promise<void> {
  const account = await reached(t, { fiscal_id: fiscalIdFor(t.unique('fiscal')) });
  const flagged = async () => (await t.call('listTaxes', {}, { account })).list.filter(isDefault);
  for (const value of ['7.0', '9.0']) {
    const name = t.unique('Default');
    const body = t.given.body('createTax', { fields: { name, value, region: 'PT', default_tax: '1' } });
    await t.call('createTax', { body }, { account });
    const [one, ...more] = await flagged();
    if (!one) t.unsupported('the list of taxes shows no default tax');
    t.expect.equal(
      more.map((tax) => tax.name),
      [],
      `further default taxes beside ${one.name}`,
    );
    const used = await lineTax(t, account, t.unique('No such tax'));
    t.expect.equal(used, one.name, 'tax.name of a line that names an unknown tax');
  }
}

export const defaultTaxChecks: Check[] = [
  {
    id: 'createTax/default-of-lines',
    title: 'createTax: a tax made the default, twice -> one default, which lines with unknown taxes get',
    rule: "When an item's tax name is not found, the default tax is applied to that item.",
    source: 'Create and update behaviours 3',
    kind: 'rules',
    operation: 'createTax',
    needs: ['public-url', 'accounts', 'invoices'],
    run: latestDefault,
  },
];
