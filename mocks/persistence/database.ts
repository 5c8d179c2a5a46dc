/**
 * The data directory: a LevelDB (embedded, crash-safe, its binary in its registry package) that holds the state as
 * records under ordered keys. Owns the format, what is written at once, and how damage shows; knows nothing of when to
 * write, and leaves words for a directory that cannot be used to directory.ts.
 */
import { statSync } from 'node:fs';
import type { Change, Dump, TableName } from '../service/index.js';
import { createTally, type Tally } from './checksums.js';
import { damaged, type Level, openDirectory } from './directory.js';
import { type Keys, keysOf, META, type Meta, metaText, type Position, readMeta, tables } from './format.js';
import { openWriteCount, readWriteCount, WRITE_COUNT_FILE, type WriteCount } from './write-count.js';

/** What a directory was started with, and goes on with. */
export interface Start {
  seed: string;
  scenario: string;
}

export interface Database {
  /** Absolute. */
  readonly directory: string;
  /** Start and position as they were kept; undefined in a new directory. */
  readonly kept: (Position & { seed: string; scenario?: string | undefined }) | undefined;
  /** Everything that was kept. Rejects when some of it is missing or changed. */
  read(): Promise<Dump>;
  /** All of it or nothing, on the disk when it resolves. */
  write(changes: readonly Change[], position: Position): Promise<void>;
  /** Puts this state in place of what was there, all at once. */
  replace(dump: Dump, position: Position): Promise<void>;
  close(): Promise<void>;
}

type Put = { type: 'put'; key: string; value: string };
type Operation = Put | { type: 'del'; key: string };

const BATCH = 2000;
/** Damage costs the records that were put down together, so not many are. */
const FILL_BATCH = 20;

/** Opens or makes a directory; `start` is kept in a new one. Rejects with what is wrong with it and what to do. */
export async function openDatabase(path: string, start: Start): Promise<Database> {
  const { directory, level } = await openDirectory(path);
  try {
    const found = await readMeta(level, directory);
    const reported = readWriteCount(directory);
    if (found === undefined && reported !== undefined && reported !== 0) {
      throw damaged(directory, [`all of the ${reported} writes that were kept are missing`]);
    }
    const seed = found?.seed ?? start.seed;
    return databaseOn(level, directory, found, { seed, scenario: found?.scenario ?? start.scenario });
  } catch (error) {
    await level.close();
    throw error;
  }
}

function databaseOn(first: Level, directory: string, found: Meta | undefined, start: Start): Database {
  let level = first;
  let generation = found?.generation ?? 0;
  let writes = found?.writes ?? 0;
  const reported = readWriteCount(directory);
  let count = openWriteCount(directory);
  let place = placeNow(directory);
  const tally = createTally();

  /** LevelDB puts what follows a failed write behind half a record, where nothing is ever read again. */
  let isUnsound = false;

  async function whole<T>(act: () => Promise<T>): Promise<T> {
    if (isUnsound) {
      await level.close();
      count.close();
      level = (await openDirectory(directory)).level;
      count = openWriteCount(directory);
      place = placeNow(directory);
      isUnsound = false;
    }
    try {
      // What is written to files that somebody has removed is nowhere, and no write would fail.
      if (placeNow(directory) !== place) throw new Error('the directory was removed or replaced meanwhile');
      return await act();
    } catch (error) {
      isUnsound = true;
      throw error;
    }
  }

  const keys = (): Keys => keysOf(generation);
  function operationOf(change: Change): Operation {
    const key = keys().of(change);
    if (change.record === undefined) {
      tally.remove(key);
      return { type: 'del', key };
    }
    const value = JSON.stringify(change.record);
    tally.put(key, value);
    return { type: 'put', key, value };
  }
  function meta(position: Position): Put {
    const { sum, count: records } = tally;
    return {
      type: 'put',
      key: META,
      value: metaText({ ...position, ...start, generation, writes, records, sum }),
    };
  }

  return {
    directory,
    kept: found,
    async read() {
      if (found === undefined) throw new Error(`${directory} is empty`);
      const changes = await readRecords(level, directory, keys(), tally);
      const lost = lossOf(found, reported, tally);
      if (lost !== undefined) throw damaged(directory, [lost]);
      return { nextId: found.nextId, defaultAccount: found.defaultAccount, changes };
    },
    write: (changes, position) =>
      whole(async () => {
        writes++;
        // The records first: the sum that stands in the last one counts them.
        const operations = changes.map(operationOf);
        await level.batch([...operations, meta(position)], { sync: true });
        note(count, writes);
      }),
    async replace(dump, position) {
      const before = generation;
      await whole(async () => {
        generation++;
        writes++;
        // What an earlier crash may have left there.
        await level.clear({ gte: keys().prefix, lt: keysOf(generation + 1).prefix });
        tally.clear();
        for (let at = 0; at < dump.changes.length; at += FILL_BATCH) {
          await level.batch(dump.changes.slice(at, at + FILL_BATCH).map(operationOf));
        }
        // Once more at the end of the file: nothing of an account can be saved without it.
        const accounts = dump.changes.filter(({ table }) => table === 'account');
        await level.batch([...accounts.map(operationOf), meta(position)], { sync: true });
      });
      note(count, writes);
      // It is in force now; what cannot be cleared away is, by the next one.
      await whole(() => level.clear({ gte: keysOf(0).prefix, lt: keysOf(before + 1).prefix })).catch(
        () => {},
      );
    },
    async close() {
      count.close();
      await level.close();
    },
  };
}

/** Which directory this path leads to at the moment; undefined for none. */
function placeNow(directory: string): string | undefined {
  try {
    const { dev, ino } = statSync(directory);
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}

/** A count that stays behind says nothing wrong, so it never makes a write that is on the disk fail. */
function note(count: WriteCount, writes: number): void {
  try {
    count.set(writes);
  } catch {
    // The next one tries again.
  }
}

/** What is missing of what was acknowledged, in a sentence; undefined when everything is there. */
function lossOf(found: Meta, reported: number | undefined, tally: Tally): string | undefined {
  // Directories of an earlier version begin to count with their next write.
  if (found.writes === undefined || found.sum === undefined || found.records === undefined) return undefined;
  if (reported === undefined) return `${WRITE_COUNT_FILE} is missing, so the last writes may be too`;
  if (Number.isNaN(reported))
    return `${WRITE_COUNT_FILE} does not hold a number, so the last writes may be missing`;
  if (reported > found.writes) return `the last ${reported - found.writes} of ${reported} writes are missing`;
  if (tally.count !== found.records) return `${tally.count} records are there of ${found.records}`;
  return tally.sum === found.sum ? undefined : `one or more of ${found.records} records have changed`;
}

async function readRecords(level: Level, directory: string, keys: Keys, tally: Tally): Promise<Change[]> {
  const shared = new Map<string, unknown>();
  const changes: Change[] = [];
  const iterator = level.iterator({ gte: keys.prefix, lt: `${keys.prefix}~` });
  try {
    for (
      let entries = await iterator.nextv(BATCH);
      entries.length > 0;
      entries = await iterator.nextv(BATCH)
    ) {
      for (const [key, value] of entries) {
        tally.put(key, value);
        changes.push(changeOf(key, value, keys.prefix, shared));
      }
    }
  } catch (error) {
    throw damaged(directory, [`a record cannot be read: ${(error as Error).message}`]);
  } finally {
    await iterator.close();
  }
  return changes;
}

/** Throws a SyntaxError for a value that is no JSON. */
export function changeOf(key: string, value: string, prefix: string, shared: Map<string, unknown>): Change {
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
