/** What a tax is to the checks: its fields, required and optional, each with two lawful values. Owns no checks. */
import type { CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import type { FieldedKind } from './record-declaring.js';

export const taxKind: FieldedKind = {
  word: 'tax',
  plural: 'taxes',
  create: 'createTax',
  get: 'getTax',
  update: 'updateTax',
  list: 'listTaxes',
  idParameter: 'tax-id',
  nameField: 'name',
  source: 'Resources, Tax',
  statement: 'rule:tax-fields-kept',
  rules: ['tax-fields-kept'],
  minimum: (t) => ({ name: t.unique('Tax'), value: '13.0', region: 'PT', default_tax: '0' }),
  options: (_, variant) => ({
    value: variant === 0 ? '6.5' : '16.25',
    region: variant === 0 ? 'PT-MA' : 'PT-AC',
  }),
  fields: ['value', 'region'],
  numbers: ['value'],
  texts: [],
  byEvidence: true,
};

/** How `default_tax` is written in answers is not shown. */
export const isDefaultTax = (tax: Json): boolean => ['1', 'true'].includes(String(tax.default_tax));

/** The tax that is marked as the default one, of the account under test. */
export async function defaultTax(t: CheckContext): Promise<Json | undefined> {
  const { list } = await t.call('listTaxes');
  return list.find(isDefaultTax);
}
