/** Describes taxes to the checks: their required and optional fields, each with two lawful values. */

import { minimal } from '../../given/minimal.js';
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
  minimum: (t) => minimal.tax(t.unique),
  options: (_, variant) => ({
    value: variant === 0 ? '6.5' : '16.25',
    region: variant === 0 ? 'PT-MA' : 'PT-AC',
  }),
  fields: ['value', 'region'],
  numbers: ['value'],
  texts: [],
  byEvidence: true,
};

/** Accepts several forms: how answers show `default_tax` is not documented. */
export const isDefaultTax = (tax: Json): boolean => ['1', 'true'].includes(String(tax.default_tax));

export async function defaultTax(t: CheckContext): Promise<Json | undefined> {
  const { list } = await t.call('listTaxes');
  return list.find(isDefaultTax);
}
