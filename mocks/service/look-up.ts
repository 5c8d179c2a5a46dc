/**
 * Finds the record that a path names, and refuses when this account has none (404; in a variation, 401 for another
 * account's record).
 */

import { complain, type Reader } from './body-values.js';
import type { Context } from './context.js';
import { problem, refusal } from './refusal.js';
import type { ServiceRequest } from './request.js';
import {
  type AccountState,
  everyAccount,
  findAll,
  getOne,
  type Records,
  type TableName,
} from './store/world.js';

/** The number in a path parameter; undefined for anything that is no record id. */
export function idIn(text: string | undefined): number | undefined {
  return text !== undefined && /^(0|[1-9]\d{0,9})$/.test(text) ? Number(text) : undefined;
}

/** A path parameter under the first of these names that the path has. */
export function pathText(request: ServiceRequest, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const key = name.replaceAll('_', '-');
    const value = request.path[name] ?? request.path[key];
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Throws the refusal for a record that this account does not have. */
export function missing(context: Context, table: TableName, id: number | undefined, what: string): never {
  const foreign =
    context.settings.variations.foreignRecord === 401 &&
    id !== undefined &&
    everyAccount(context.world).some((account) => getOne(account, table, id) !== undefined);
  if (foreign) throw refusal(401, problem('', 'The api_key does not open this record.'));
  throw refusal(404, problem('', `There is no ${what} ${id ?? 'with such an id'} in this account.`));
}

export function find<T extends TableName>(
  context: Context,
  table: T,
  id: number | undefined,
  what: string,
): Records[T] {
  const record = id === undefined ? undefined : getOne(context.account, table, id);
  return record ?? missing(context, table, id, what);
}

/** The oldest record of a table with this name (or code, or series). */
export const findNamed = <T extends TableName>(
  account: AccountState,
  table: T,
  field: keyof Records[T],
  value: string,
): Records[T] | undefined => findAll(account, table, (record) => record[field] === value)[0];

/** Adds a problem when another record of the table has the name; `ownId` is 0 for a new record. */
export function nameIsFree(
  context: Context,
  reader: Reader,
  table: 'items' | 'taxes',
  name: string | undefined,
  ownId: number,
): void {
  const same = name === undefined ? undefined : findNamed(context.account, table, 'name', name);
  const one = table === 'items' ? 'item' : 'tax';
  if (same && same.id !== ownId) complain(reader, 'name', `is in use already, by ${one} ${same.id}`);
}
