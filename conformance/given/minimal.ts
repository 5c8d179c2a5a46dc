/** The least that records are made of. */

type Unique = (prefix: string) => string;

/** What texts say that are about nothing. */
export const remark = 'Made by a conformance run';

/** What lines and items say that are about nothing. */
export const plainItem = { description: remark, unit_price: '100.0' };

/** By kind, under a name of its own or this one. */
export const minimal = {
  client: (unique: Unique, name = unique('Client')) => ({ name, code: name.replaceAll(' ', '-') }),
  item: (unique: Unique, name = unique('Item')) => ({ name, ...plainItem }),
  tax: (unique: Unique, name = unique('Tax')) => ({ name, value: '13.0', region: 'PT', default_tax: '0' }),
  sequence: (unique: Unique, serie = unique('S').replaceAll(/[^A-Za-z0-9]/g, '')) => ({ serie }),
};
