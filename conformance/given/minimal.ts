/** The minimal fields of each kind of record. */

type Unique = (prefix: string) => string;

/** The text of fields whose content does not matter. */
export const remark = 'Made by a conformance run';

/** The fields of lines and items whose content does not matter. */
export const plainItem = { description: remark, unit_price: '100.0' };

/** The minimal fields by kind, with the given name or a unique one. */
export const minimal = {
  client: (unique: Unique, name = unique('Client')) => ({ name, code: name.replaceAll(' ', '-') }),
  item: (unique: Unique, name = unique('Item')) => ({ name, ...plainItem }),
  tax: (unique: Unique, name = unique('Tax')) => ({ name, value: '13.0', region: 'PT', default_tax: '0' }),
  sequence: (unique: Unique, serie = unique('S').replaceAll(/[^A-Za-z0-9]/g, '')) => ({ serie }),
};
