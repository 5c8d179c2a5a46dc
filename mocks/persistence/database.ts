/**
 * The data directory: a LevelDB (embedded, crash-safe, its binary in its registry package) that holds the state as
 * records under ordered keys. Owns the format, what is written at once, and clear words for a directory that cannot be
 * used; knows nothing of when to write.
 */
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ClassicLevel } from 'classic-level';
import type { Change, Dump, TableName } from '../service/index.js';

/** Milliseconds since 1970 at which the clock stands, or by which it is ahead of the machine's. */
export type KeptClock = { standsAtMs: number } | { aheadMs: number };

export interface Position extends Pick<Dump, 'nextId' | 'defaultAccount'> {
  clock: KeptClock;
}

export interface Database {
  /** Absolute. */
  readonly directory: string;
  /** Seed and position as they were kept; undefined in a new directory. */
  readonly kept: (Position & { seed: string }) | undefined;
  /** Everything that was kept. */
  read(): Promise<Dump>;
  /** All of it or nothing, on the disk when it resolves. */
  write(changes: readonly Change[], position: Position): Promise<void>;
  /** Puts this state in place of what was there, all at once. */
  replace(dump: Dump, position: Position): Promise<void>;
  close(): Promise<void>;
}

type Level = ClassicLevel<string, string>;
type Put = { type: 'put'; key: string; value: string };
type Operation = Put | { type: 'del'; key: string };

interface Meta extends Position {
  format: number;
  /** The state lies under this prefix; a crash while it is replaced leaves the old one in force. */
  generation: number;
  seed: string;
}

const FORMAT = 1;
const META = 'meta';
const BATCH = 2000;
/** `account` first: its records follow it. */
const tables: readonly (TableName | 'account')[] = [
  ...(['account', 'taxes', 'items', 'clients', 'sequences', 'documents'] as const),
  ...(['regularizations', 'movements', 'mails'] as const),
];

const padded = (id: number): string => String(id).padStart(16, '0');
const prefixOf = (generation: number): string => `g${padded(generation)}!`;
/** Keys in the order in which the state can be built. */
const keyOf = (generation: number, { accountId, table, id }: Omit<Change, 'record'>): string =>
  `${prefixOf(generation)}${padded(accountId)}!${tables.indexOf(table)}!${padded(id)}`;

/** Opens or makes a directory; `seed` is kept in a new one. Rejects with what is wrong with it and what to do. */
export async function openDatabase(path: string, seed: string): Promise<Database> {
  const directory = resolve(path);
  prepare(directory);
  const level: Level = new ClassicLevel(directory, { keyEncoding: 'utf8', valueEncoding: 'utf8' });
  try {
    await level.open();
  } catch (error) {
    throw new Error(whyNotOpen(directory, error as Error));
  }
  try {
    const text = await level.get(META);
    const found = text === undefined ? undefined : metaOf(directory, text);
    return databaseOn(level, directory, found, seed);
  } catch (error) {
    await level.close();
    throw error;
  }
}

function prepare(directory: string): void {
  if (existsSync(directory) && !statSync(directory).isDirectory()) {
    throw new Error(`${directory} is a file; give --data a directory of its own`);
  }
  mkdirSync(directory, { recursive: true });
  if (readdirSync(directory).length > 0 && !existsSync(join(directory, 'CURRENT'))) {
    throw new Error(`${directory} holds other files; give --data a new or empty directory`);
  }
}

function whyNotOpen(directory: string, error: Error): string {
  const { cause = error } = error as { cause?: Error & { code?: string } };
  const { code } = cause as { code?: string };
  if (code === 'LEVEL_LOCKED') {
    return `${directory} is in use by another mock: stop that one, or give this one a directory of its own`;
  }
  return (
    `${directory} cannot be opened: ${cause.message}; it may be damaged (put back a copy, or delete it to start ` +
    'anew), or this process may not write there'
  );
}

function metaOf(directory: string, text: string): Meta {
  let meta: Partial<Meta> = {};
  try {
    meta = JSON.parse(text) as Partial<Meta>;
  } catch {
    // Told below: a text that is none has no format either.
  }
  if (meta.format === FORMAT) return meta as Meta;
  throw new Error(
    `${directory} has format ${meta.format ?? 'unknown'}, this mock knows ${FORMAT}: use the version that made it, ` +
      'or give --data another directory',
  );
}

function databaseOn(level: Level, directory: string, found: Meta | undefined, wished: string): Database {
  const seed = found?.seed ?? wished;
  let generation = found?.generation ?? 0;
  const meta = (position: Position): Put => ({
    type: 'put',
    key: META,
    value: JSON.stringify({ ...position, format: FORMAT, generation, seed } satisfies Meta),
  });
  const operationOf = (change: Change): Operation => {
    const key = keyOf(generation, change);
    return change.record === undefined
      ? { type: 'del', key }
      : { type: 'put', key, value: JSON.stringify(change.record) };
  };
  return {
    directory,
    kept: found,
    async read() {
      if (found === undefined) throw new Error(`${directory} is empty`);
      const { nextId, defaultAccount } = found;
      return { nextId, defaultAccount, changes: await readChanges(level, prefixOf(generation)) };
    },
    async write(changes, position) {
      await level.batch([...changes.map(operationOf), meta(position)], { sync: true });
    },
    async replace(dump, position) {
      const before = generation;
      generation++;
      // What an earlier crash may have left there.
      await level.clear({ gte: prefixOf(generation), lt: prefixOf(generation + 1) });
      for (let at = 0; at < dump.changes.length; at += BATCH) {
        await level.batch(dump.changes.slice(at, at + BATCH).map(operationOf));
      }
      await level.batch([meta(position)], { sync: true });
      await level.clear({ gte: prefixOf(0), lt: prefixOf(before + 1) });
    },
    close: () => level.close(),
  };
}

async function readChanges(level: Level, prefix: string): Promise<Change[]> {
  const shared = new Map<string, unknown>();
  const changes: Change[] = [];
  const iterator = level.iterator({ gte: prefix, lt: `${prefix}~` });
  try {
    for (
      let entries = await iterator.nextv(BATCH);
      entries.length > 0;
      entries = await iterator.nextv(BATCH)
    ) {
      for (const [key, value] of entries) changes.push(changeOf(key, value, prefix, shared));
    }
  } finally {
    await iterator.close();
  }
  return changes;
}

function changeOf(key: string, value: string, prefix: string, shared: Map<string, unknown>): Change {
  const [accountId, table, id] = key.slice(prefix.length).split('!').map(Number);
  // In memory many documents share one client, one tax and one empty value, which lie apart on the disk.
  const record = JSON.parse(value, (name, one: unknown) => {
    if (name !== 'client' && name !== 'tax' && name !== 'extras') return one;
    const text = JSON.stringify(one);
    if (!shared.has(text)) shared.set(text, one);
    return shared.get(text);
  });
  return {
    accountId: accountId as number,
    table: tables[table as number] as TableName,
    id: id as number,
    record,
  };
}
