/**
 * The state of a world: its accounts and their tables, forked without copying records. All writes of records go through
 * this file.
 */
import type {
  AccountRecord,
  ClientRecord,
  DocumentRecord,
  ItemRecord,
  MailRecord,
  MovementRecord,
  RegularizationRecord,
  SequenceRecord,
  TaxRecord,
} from './records.js';
import {
  createTable,
  eachRecord,
  findRecords,
  forkTable,
  getRecord,
  isSameTable,
  putRecord,
  removeRecord,
  type Table,
} from './table.js';

/** Asynchronous work that a caller polls. */
export interface Job {
  readonly polls: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

export interface Records {
  taxes: TaxRecord;
  items: ItemRecord;
  clients: ClientRecord;
  sequences: SequenceRecord;
  documents: DocumentRecord;
  regularizations: RegularizationRecord;
  movements: MovementRecord;
  mails: MailRecord;
}

export type TableName = keyof Records;
export type Tables = { readonly [T in TableName]: Table<Records[T]> };

export const tableNames: readonly TableName[] = [
  'taxes',
  'items',
  'clients',
  'sequences',
  'documents',
  'regularizations',
  'movements',
  'mails',
];

export interface AccountState {
  record: AccountRecord;
  readonly tables: Tables;
  readonly jobs: Map<string, Job>;
}

/** One write, for journals. `record` is undefined for a removal. */
export interface Change {
  readonly accountId: number;
  readonly table: TableName | 'account';
  readonly id: number;
  readonly record: unknown;
}

export interface World {
  nextId: number;
  readonly idStep: number;
  readonly accounts: Map<number, AccountState>;
  defaultAccount: number;
  onChange: ((change: Change) => void) | undefined;
}

export const createWorld = (firstId: number, idStep: number): World => ({
  nextId: firstId,
  idStep,
  accounts: new Map(),
  defaultAccount: 0,
  onChange: undefined,
});

const tablesOf = (make: (name: TableName) => unknown): Tables =>
  Object.fromEntries(tableNames.map((name) => [name, make(name)])) as unknown as Tables;

const tableIn = <T extends TableName>({ tables }: AccountState, name: T): Table<Records[T]> =>
  tables[name] as unknown as Table<Records[T]>;

const forkAccount = (account: AccountState): AccountState => ({
  record: account.record,
  tables: tablesOf((name) => forkTable(tableIn(account, name))),
  jobs: new Map(account.jobs),
});

/** An independent world with the same content. No record is copied. */
export function forkWorld(world: World): World {
  const accounts = new Map<number, AccountState>();
  for (const [id, account] of world.accounts) accounts.set(id, forkAccount(account));
  return { ...world, accounts, onChange: undefined };
}

/** Whether a world and its fork hold the same record values. */
export function isSame(a: World, b: World): boolean {
  if (a.nextId !== b.nextId || a.accounts.size !== b.accounts.size) return false;
  return [...a.accounts].every(([id, account]) => {
    const other = b.accounts.get(id);
    if (account.record !== other?.record) return false;
    return tableNames.every((name) => isSameTable(tableIn(account, name), tableIn(other, name)));
  });
}

export function newId(world: World): number {
  const id = world.nextId;
  world.nextId += world.idStep;
  return id;
}

export function addAccount(world: World, record: AccountRecord): AccountState {
  const account: AccountState = {
    record,
    tables: tablesOf(() => createTable()),
    jobs: new Map(),
  };
  world.accounts.set(record.id, account);
  if (world.defaultAccount === 0) world.defaultAccount = record.id;
  world.onChange?.({ accountId: record.id, table: 'account', id: record.id, record });
  return account;
}

export function putAccount(world: World, account: AccountState, record: AccountRecord): void {
  account.record = record;
  world.onChange?.({ accountId: record.id, table: 'account', id: record.id, record });
}

export const accountById = (world: World, id: number): AccountState | undefined => world.accounts.get(id);

/** All accounts in order of creation. */
export const everyAccount = (world: World): AccountState[] =>
  [...world.accounts.values()].sort((a, b) => a.record.id - b.record.id);

/** The account of a host name; undefined names the default account. */
export function accountNamed(world: World, name: string | undefined): AccountState | undefined {
  if (name === undefined) return world.accounts.get(world.defaultAccount);
  return [...world.accounts.values()].find(({ record }) => record.name === name);
}

export const getOne = <T extends TableName>(
  account: AccountState,
  table: T,
  id: number,
): Records[T] | undefined => getRecord(tableIn(account, table), id);

export const all = <T extends TableName>(account: AccountState, table: T): Generator<Records[T]> =>
  eachRecord(tableIn(account, table));

/** The records that match, oldest first. A plain scan. */
export const findAll = <T extends TableName>(
  account: AccountState,
  table: T,
  matches: (record: Records[T]) => boolean,
): Records[T][] => findRecords(tableIn(account, table), matches, 'oldest', 0, Infinity).records;

/** Stores a record, or removes it where `after` is missing. */
function write<T extends TableName>(
  world: World,
  account: AccountState,
  table: T,
  id: number,
  after: Records[T] | undefined,
): void {
  const target = tableIn(account, table);
  if (after === undefined) removeRecord(target, id);
  else putRecord(target, after);
  world.onChange?.({ accountId: account.record.id, table, id, record: after });
}

export const put = <T extends TableName>(
  world: World,
  account: AccountState,
  table: T,
  record: Records[T],
): void => write(world, account, table, record.id, record);

export function remove(world: World, account: AccountState, table: TableName, id: number): void {
  if (getOne(account, table, id) !== undefined) write(world, account, table, id, undefined);
}
