/**
 * The data directory: every write is appended to a file; when the whole state is replaced, a new file is written and
 * renamed. Decides which directories may be used, and detects and repairs damage; the keeper decides when to write.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm, stat, truncate } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Change, Dump } from '../service/index.js';
import { holdsLevel, isLevelFile, putLevelAside, readLevel } from './level-directory.js';
import { lockDirectory } from './lock.js';
import { FORMAT, lineOf, type Position, readState, type Start, type State } from './state-file.js';

export interface Database {
  /** Absolute. */
  readonly directory: string;
  /** Start and position as stored; undefined in a new directory. */
  readonly kept: (Position & Start) | undefined;
  /** Everything that was stored. Call it once. */
  read(): Dump;
  /** Appends the changes, all or none; they are on the disk when it resolves. */
  write(changes: readonly Change[], position: Position): Promise<void>;
  /** Replaces the stored state, atomically. */
  replace(changes: readonly Change[], position: Position): Promise<void>;
  /** Whether most of the file is outdated, so that it should be replaced. */
  isLong(): boolean;
  close(): Promise<void>;
}

const STATE = 'state.jsonl';
const NEXT = 'state.jsonl.next';
/** The number of acknowledged writes. It detects the loss of the last ones, which leaves the rest of the file valid. */
const WRITES = 'WRITES';
const BATCH = 500;
const LONG = 10_000;

/** The absolute path of a usable directory, which is created if it is new. */
function prepare(path: string): string {
  if (path.trim() === '') throw new Error('--data needs the name of a directory; it was given an empty one');
  const directory = resolve(path);
  if (existsSync(directory) && !statSync(directory).isDirectory()) {
    throw new Error(`${directory} is a file; give --data a directory of its own`);
  }
  mkdirSync(directory, { recursive: true });
  const isOurs = (file: string) => [STATE, NEXT, WRITES].includes(file) || isLevelFile(file);
  const foreign = readdirSync(directory).find((file) => !isOurs(file));
  if (foreign !== undefined && !existsSync(join(directory, STATE)) && !holdsLevel(directory)) {
    throw new Error(`${directory} holds other files (${foreign}); give --data a new or empty directory`);
  }
  return directory;
}

/** Undefined if no write was acknowledged; NaN if the file does not hold a number. */
function acknowledged(directory: string): number | undefined {
  const path = join(directory, WRITES);
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'latin1');
  // Zeros remain when a power failure prevents the write.
  if (text.replaceAll('\0', '') === '') return 0;
  return /^\d{16}\n$/.test(text) ? Number(text) : Number.NaN;
}

/** Descriptions of what is damaged or missing; empty if every acknowledged write is there. */
function damageOf({ end, bytes, damage }: State, directory: string): string[] {
  const writes = acknowledged(directory);
  const here = end?.write ?? 0;
  if (writes === undefined || Number.isNaN(writes)) {
    const what = writes === undefined ? 'is missing' : 'does not hold a number';
    // A first start that was killed has acknowledged nothing.
    return here <= 1 && writes === undefined
      ? damage
      : [...damage, `${WRITES} ${what}, so the last writes may be missing`];
  }
  if (writes <= here) return damage;
  return [
    ...damage,
    `the last ${writes - here} of ${writes} writes are missing (${STATE} is whole up to byte ${bytes})`,
  ];
}

function refuseDamaged(directory: string, damage: readonly string[]): void {
  if (damage.length === 0) return;
  const more = damage.length > 3 ? `; and ${damage.length - 3} more` : '';
  throw new Error(
    `${directory} is damaged: ${damage.slice(0, 3).join('; ')}${more}. Put back a copy, or start once with --salvage, ` +
      'which keeps a copy, saves what can be read and says what is lost',
  );
}

export interface OpenOptions {
  /** Save what can be read of a damaged directory. */
  salvage?: boolean | undefined;
  /** Receives reports of dropped, migrated and salvaged data. */
  say?(message: string): void;
}

/** Opens or creates a directory; a new one stores `start`. Rejects with the problem and what to do. */
export async function openDatabase(path: string, start: Start, options: OpenOptions = {}): Promise<Database> {
  const directory = prepare(path);
  const lock = await lockDirectory(directory);
  try {
    const say = options.say ?? (() => {});
    if (!existsSync(join(directory, STATE)) && holdsLevel(directory)) await migrate(directory, say);
    else if (options.salvage) await salvage(directory, start, say);
    const state = stateIn(directory);
    refuseDamaged(directory, damageOf(state, directory));
    if (holdsLevel(directory)) putLevelAside(directory);
    const { end, bytes, tornLine } = state;
    if (end !== undefined && end.format !== FORMAT)
      throw new Error(
        `${directory} has format ${end.format}, this mock knows ${FORMAT}: use the version that made it, or give --data ` +
          'another directory',
      );
    if (tornLine > 0) {
      say(
        `${join(directory, STATE)}: dropped from line ${tornLine} on, a write that was not finished or answered`,
      );
      await truncate(join(directory, STATE), bytes);
    }
    return await databaseOn(directory, start, state, () => lock.close());
  } catch (error) {
    lock.close();
    throw error;
  }
}

const stateIn = (directory: string): State =>
  readState(existsSync(join(directory, STATE)) ? readFileSync(join(directory, STATE)) : Buffer.alloc(0));

async function databaseOn(
  directory: string,
  start: Start,
  state: State,
  unlock: () => void,
  before = state.end?.write ?? 0,
): Promise<Database> {
  const path = join(directory, STATE);
  const { end } = state;
  const { seed, scenario } = end ?? start;
  let { changes: dump } = state;
  let writes = before;
  let records = dump.length;
  let appended = 0;
  let file: { handle: FileHandle; size: number; inode: number } | undefined;

  async function openFile(): Promise<void> {
    const handle = await open(path, 'a');
    const { size, ino: inode } = await handle.stat();
    file = { handle, size, inode };
  }
  const endOf = (changes: readonly Change[], position: Position): string =>
    lineOf({ format: FORMAT, write: writes + 1, changes: changes.length, ...position, seed, scenario });
  function acknowledge(): void {
    writes++;
    try {
      writeFileSync(join(directory, WRITES), `${String(writes).padStart(16, '0')}\n`, {
        flag: existsSync(join(directory, WRITES)) ? 'r+' : 'w',
      });
    } catch {
      // A count that is too low does no harm; the next write tries again.
    }
  }

  if (end !== undefined) await openFile();
  return {
    directory,
    kept: end,
    read() {
      if (end === undefined) throw new Error(`${directory} is empty`);
      const changes = dump;
      dump = [];
      return { nextId: end.nextId, defaultAccount: end.defaultAccount, changes };
    },
    async write(changes, position) {
      const now = await stat(path).catch(() => undefined);
      if (file === undefined || now?.ino !== file.inode || now.size !== file.size)
        throw new Error(`${STATE} was removed or replaced meanwhile, or another program has written to it`);
      const text = Buffer.from(changes.map(lineOf).join('') + endOf(changes, position));
      try {
        await file.handle.appendFile(text);
        await file.handle.datasync();
      } catch (error) {
        await file.handle.truncate(file.size).catch(() => {});
        throw error;
      }
      file.size += text.length;
      appended += changes.length;
      acknowledge();
    },
    async replace(changes, position) {
      await mkdir(directory, { recursive: true });
      const next = await open(join(directory, NEXT), 'w');
      try {
        for (let at = 0; at < changes.length; at += BATCH)
          await next.appendFile(
            changes
              .slice(at, at + BATCH)
              .map(lineOf)
              .join(''),
          );
        await next.appendFile(endOf(changes, position));
        await next.sync();
      } finally {
        await next.close();
      }
      await file?.handle.close();
      file = undefined;
      await rename(join(directory, NEXT), path);
      await syncDirectory(directory);
      await openFile();
      [records, appended] = [changes.length, 0];
      acknowledge();
    },
    isLong: () => appended > LONG + 2 * records,
    async close() {
      await file?.handle.close();
      unlock();
    },
  };
}

/** Puts a rename on the disk too; some systems cannot open a directory. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/** Converts the LevelDB of an earlier version; its files are moved to a folder of the directory. */
async function migrate(directory: string, say: (message: string) => void): Promise<void> {
  const writes = acknowledged(directory);
  const { meta, changes } = await readLevel(directory, writes);
  const { nextId, defaultAccount, clock, seed, scenario } = meta;
  await rewrite(directory, { seed, scenario }, changes, { nextId, defaultAccount, clock }, writes);
  say(
    `${directory} was of an earlier form and is of today's now; its former files are in ${putLevelAside(directory)}`,
  );
}

/** Replaces a directory's state; `writes`: the number of writes before. */
async function rewrite(
  directory: string,
  start: Start,
  changes: Change[],
  position: Position,
  writes = 0,
): Promise<void> {
  const empty = readState(Buffer.alloc(0));
  const database = await databaseOn(directory, start, empty, () => {}, writes);
  await database.replace(changes, position);
  await database.close();
}

/** Copies the directory, then keeps the intact lines. Throws if there are none, and names the copy. */
async function salvage(directory: string, fallback: Start, say: (message: string) => void): Promise<void> {
  const state = stateIn(directory);
  const damage = damageOf(state, directory);
  if (damage.length === 0) return say(`nothing in ${directory} is damaged`);
  const copy = freeName(`${directory}.damaged`);
  cpSync(directory, copy, { recursive: true });
  const changes = [...state.changes, ...state.tail];
  const accounts = new Set(changes.filter(({ table }) => table === 'account').map(({ id }) => id));
  const saved = changes.filter(({ accountId }) => accounts.has(accountId));
  const [first] = accounts;
  if (first === undefined)
    throw new Error(`nothing in ${directory} can be saved; a copy of it lies in ${copy}`);
  const { end } = state;
  const highest = saved.reduce((most, { id }) => Math.max(most, id), 0);
  await rm(join(directory, WRITES), { force: true });
  await rewrite(directory, end ?? fallback, saved, {
    nextId: Math.max(end?.nextId ?? 0, highest + 1),
    defaultAccount: end && accounts.has(end.defaultAccount) ? end.defaultAccount : first,
    clock: end?.clock ?? { aheadMs: 0 },
  });
  for (const one of damage) say(`damaged: ${one}`);
  const orphans = changes.length - saved.length;
  say(
    `salvaged into ${directory}: ${saved.length} changes${orphans > 0 ? `; ${orphans} belong to an account that is lost` : ''}` +
      `${end ? '' : '; clock and seed are lost, and ids go on after the highest one'}`,
  );
  say(`the directory as it was lies in ${copy}`);
}

function freeName(wished: string): string {
  let name = wished;
  for (let n = 2; existsSync(name); n++) name = `${wished}-${n}`;
  return name;
}
