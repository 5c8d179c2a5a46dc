/** What a tax is to the checks: its fields, required and optional, each with two lawful values. Owns no checks. */
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
