/**
 * Owns the state of a world as plain JSON, for whoever keeps it somewhere: all of it at once, or one change
 * after another. It chooses no place and no format to keep it in.
 */
import type { AccountRecord } from './records.js';
import {
  accountById,
  addAccount,
  all,
  type Change,
  everyAccount,
  put,
  putAccount,
  type Records,
  remove,
  type TableName,
  tableNames,
  type World,
} from './world.js';

export interface Dump {
  readonly nextId: number;
  readonly defaultAccount: number;
  /** Changes that make the state out of nothing, in an order in which they can be applied. */
  readonly changes: readonly Change[];
}

export function dumpWorld(world: World): Dump {
  const changes: Change[] = [];
  for (const account of everyAccount(world)) {
    const accountId = account.record.id;
    changes.push({ accountId, table: 'account', id: accountId, record: account.record });
    for (const table of tableNames) {
      for (const record of all(account, table)) changes.push({ accountId, table, id: record.id, record });
    }
  }
  return { nextId: world.nextId, defaultAccount: world.defaultAccount, changes };
}

/**
 * Carries out one change; quickest where new records come in order of id. A change of an account that does not
 * exist creates it bare. Throws a RangeError for records of an unknown account.
 */
export function applyChange(world: World, change: Change): void {
  const { accountId, table, id, record } = change;
  const account = accountById(world, accountId);
  if (table === 'account') {
    if (account) putAccount(world, account, record as AccountRecord);
    else addAccount(world, record as AccountRecord);
    return;
  }
  if (!account)
    throw new RangeError(`a change of ${table} ${id} names account ${accountId}, which does not exist`);
  if (record === undefined || record === null) remove(world, account, table, id);
  else put(world, account, table, record as Records[TableName]);
}
