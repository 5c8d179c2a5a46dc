/**
 * Owns the state of a world: its accounts and their tables, forked in constant time, and the single door
 * through which records are written (so that look-ups by name always agree with the tables). It owns no rule
 * of the service.
 */
import { countAccount } from './account-counts.js';
import {
  addId,
  type CowMap,
  createMap,
  eachEntry,
  forkMap,
  getEntry,
  idsOf,
  removeId,
  setEntry,
} from './cow-map.js';
import { documentForm } from './document-columns.js';
import type { DocumentTable } from './document-matches.js';
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
  type Columns,
  createTable,
  eachRecord,
  forkTable,
  getRecord,
  noColumns,
  type Owner,
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

export interface Tables {
  taxes: Table<TaxRecord>;
  items: Table<ItemRecord>;
  clients: Table<ClientRecord>;
  sequences: Table<SequenceRecord>;
  documents: DocumentTable;
  regularizations: Table<RegularizationRecord>;
  movements: Table<MovementRecord>;
  mails: Table<MailRecord>;
}

export type TableName = keyof Tables;
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
  readonly owner: Owner;
  record: AccountRecord;
  readonly tables: Tables;
  /** Ids by `table field value`, e.g. `clients name Ana`; and `owner 1042` for what belongs to a document. */
  readonly names: CowMap<readonly number[]>;
  readonly jobs: CowMap<Job>;
}

/** One write, for whoever keeps a journal; a missing record was removed. */
export interface Change {
  readonly accountId: number;
  readonly table: TableName | 'account';
  readonly id: number;
  readonly record: unknown;
}

export interface World {
  owner: Owner;
  nextId: number;
  readonly idStep: number;
  accounts: CowMap<AccountState>;
  /** Ids of accounts by name. */
  names: CowMap<number>;
  /** What is asked about all accounts, so that nobody has to walk through them; see account-counts.ts. */
  counts: CowMap<number>;
  defaultAccount: number;
  onChange: ((change: Change) => void) | undefined;
}

export function createWorld(firstId: number, idStep: number): World {
  const owner = {};
  return {
    owner,
    nextId: firstId,
    idStep,
    accounts: createMap(owner),
    names: createMap(owner),
    counts: createMap(owner),
    defaultAccount: 0,
    onChange: undefined,
  };
}

/** A world with the same content; neither sees what the other writes from now on. Constant time. */
export function forkWorld(world: World): World {
  // Both sides lose the right to write in place; each copies what it touches.
  world.owner = {};
  world.accounts = forkMap(world.accounts, world.owner);
  world.names = forkMap(world.names, world.owner);
  world.counts = forkMap(world.counts, world.owner);
  const owner = {};
  return {
    ...world,
    owner,
    accounts: forkMap(world.accounts, owner),
    names: forkMap(world.names, owner),
    counts: forkMap(world.counts, owner),
    onChange: undefined,
  };
}

/** Whether two worlds hold the very same records: quick for a world and what it was forked from. */
export function isSame(a: World, b: World): boolean {
  const [ours, theirs] = [everyAccount(a), everyAccount(b)];
  if (a.nextId !== b.nextId || ours.length !== theirs.length) return false;
  return ours.every((account, index) => {
    const other = theirs[index] as AccountState;
    if (account.record !== other.record) return false;
    return tableNames.every((name) => {
      const [mine, its] = [account.tables[name].chunks, other.tables[name].chunks];
      return mine === its || (mine.length === its.length && mine.every((chunk, at) => chunk === its[at]));
    });
  });
}

export function newId(world: World): number {
  const id = world.nextId;
  world.nextId += world.idStep;
  return id;
}

const plain = <R>(owner: Owner): Table<R> => createTable(owner, noColumns as Columns<R, undefined>);

export function addAccount(world: World, record: AccountRecord): AccountState {
  const { owner } = world;
  const state: AccountState = {
    owner,
    record,
    tables: {
      taxes: plain(owner),
      items: plain(owner),
      clients: plain(owner),
      sequences: plain(owner),
      documents: createTable(owner, documentForm),
      regularizations: plain(owner),
      movements: plain(owner),
      mails: plain(owner),
    },
    names: createMap(owner),
    jobs: createMap(owner),
  };
  setEntry(world.accounts, String(record.id), state);
  setEntry(world.names, record.name, record.id);
  countAccount(world.counts, undefined, record);
  if (world.defaultAccount === 0) world.defaultAccount = record.id;
  world.onChange?.({ accountId: record.id, table: 'account', id: record.id, record });
  return state;
}

function forkAccount(state: AccountState, owner: Owner): AccountState {
  const { tables } = state;
  return {
    owner,
    record: state.record,
    tables: {
      taxes: forkTable(tables.taxes, owner),
      items: forkTable(tables.items, owner),
      clients: forkTable(tables.clients, owner),
      sequences: forkTable(tables.sequences, owner),
      documents: forkTable(tables.documents, owner),
      regularizations: forkTable(tables.regularizations, owner),
      movements: forkTable(tables.movements, owner),
      mails: forkTable(tables.mails, owner),
    },
    names: forkMap(state.names, owner),
    jobs: forkMap(state.jobs, owner),
  };
}

/** The account with this id, writable in this world. */
export function accountById(world: World, id: number): AccountState | undefined {
  const key = String(id);
  const state = getEntry(world.accounts, key);
  if (!state || state.owner === world.owner) return state;
  const own = forkAccount(state, world.owner);
  setEntry(world.accounts, key, own);
  return own;
}

/** The account of a host name; undefined names the default account. */
export function accountNamed(world: World, name: string | undefined): AccountState | undefined {
  const id = name === undefined ? world.defaultAccount : getEntry(world.names, name);
  return id === undefined ? undefined : accountById(world, id);
}

export const isNameUsed = (world: World, name: string): boolean => getEntry(world.names, name) !== undefined;

/** All accounts in order of creation. For looking only: write through accountById. */
export function everyAccount(world: World): AccountState[] {
  return [...eachEntry(world.accounts)].sort((a, b) => a.record.id - b.record.id);
}

/** The names by which a record is found, beside its id. */
const keysOf: { [T in TableName]?: (record: Records[T]) => readonly string[] } = {
  taxes: (tax) => [`taxes name ${tax.name}`],
  items: (item) => [`items name ${item.name}`],
  clients: (client) => [`clients name ${client.name}`, `clients code ${client.code}`],
  sequences: (sequence) => [`sequences name ${sequence.serie}`],
  documents: (document) =>
    document.extras.ownerId === undefined ? [] : [`owner ${document.extras.ownerId}`],
};

export function getOne<T extends TableName>(
  account: AccountState,
  table: T,
  id: number,
): Records[T] | undefined {
  return getRecord(account.tables[table] as unknown as Table<Records[T]>, id);
}

export const all = <T extends TableName>(account: AccountState, table: T): Generator<Records[T]> =>
  eachRecord(account.tables[table] as unknown as Table<Records[T]>);

/** Ids of the records of a table that have this name (or code), oldest first. */
export const idsNamed = (account: AccountState, key: string): readonly number[] => idsOf(account.names, key);

export function put<T extends TableName>(
  world: World,
  account: AccountState,
  table: T,
  record: Records[T],
): void {
  const target = account.tables[table] as unknown as Table<Records[T], unknown>;
  const keys = keysOf[table] as ((record: Records[T]) => readonly string[]) | undefined;
  if (keys) {
    const before = getRecord(target, record.id);
    const fresh = keys(record);
    if (before)
      for (const key of keys(before)) if (!fresh.includes(key)) removeId(account.names, key, record.id);
    putRecord(target, record);
    for (const key of fresh) addId(account.names, key, record.id);
  } else putRecord(target, record);
  world.onChange?.({ accountId: account.record.id, table, id: record.id, record });
}

export function remove(world: World, account: AccountState, table: TableName, id: number): void {
  const record = getOne(account, table, id);
  if (!record) return;
  const keys = keysOf[table] as ((record: Records[TableName]) => readonly string[]) | undefined;
  for (const key of keys?.(record) ?? []) removeId(account.names, key, id);
  removeRecord(account.tables[table] as unknown as Table<Records[TableName]>, id);
  world.onChange?.({ accountId: account.record.id, table, id, record: undefined });
}

export function putAccount(world: World, account: AccountState, record: AccountRecord): void {
  countAccount(world.counts, account.record, record);
  account.record = record;
  world.onChange?.({ accountId: record.id, table: 'account', id: record.id, record });
}
