/** The state of a world as plain JSON, for storage: all of it at once, or one change after another. */
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
  /** Changes that build the state from an empty world, in an order in which they can be applied. */
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
 * Applies one change; fastest when new records come in order of id. A change of an unknown account creates it without
 * its defaults. Throws a RangeError for records of an unknown account.
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
