import { db } from '../store.js';

export const taxNamed = (account, name) => name && db.taxes.firstOf(account.id, (row) => row.name === name);

export const defaultTax = (account) => db.taxes.firstOf(account.id, (row) => row.default_tax);

export function makeDefaultTax(tax) {
  for (const row of db.taxes.all(tax.account_id)) db.taxes.update(row, { default_tax: row === tax });
}
