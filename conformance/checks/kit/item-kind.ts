/** Describes items to the checks: their required and optional fields, each with two lawful values. */
import { minimal } from '../../given/minimal.js';
import type { FieldedKind } from './record-declaring.js';

export const itemKind: FieldedKind = {
  word: 'item',
  plural: 'items',
  create: 'createItem',
  get: 'getItem',
  update: 'updateItem',
  list: 'listItems',
  idParameter: 'item-id',
  nameField: 'name',
  source: 'Resources, Item',
  statement: 'rule:item-fields-kept',
  minimum: (t) => minimal.item(t.unique),
  options: (t, variant) => ({
    description: variant === 0 ? 'Brass, 40 cm' : 'Steel, 55 cm',
    unit_price: variant === 0 ? '19.90' : '1234.56',
    unit: variant === 0 ? 'hour' : 'unit',
    ...(t.dialect.tax ? { tax: { name: t.dialect.tax.name } } : {}),
  }),
  fields: ['description', 'unit_price', 'unit', 'tax'],
  numbers: ['unit_price'],
  texts: ['description'],
};
