/** Reads a directory of version 0.1, a LevelDB, for conversion. To be removed, with the dependency, in 0.4. */
import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Change, TableName } from '../service/index.js';
import type { Position, Start } from './state-file.js';

interface Meta extends Position, Start {
  format: number;
  /** Prefix of the keys of records. */
  generation: number;
  /** Missing in the earliest directories, with the fields below. */
  writes?: number;
  records?: number;
  sum?: number;
  check?: number;
}

export interface OldState {
  meta: Meta;
  changes: Change[];
}

const FILES = /^(CURRENT|LOCK|LOG|LOG\.old|MANIFEST-\d+|\d+\.(log|ldb|sst|dbtmp)|lost)$/;
const ASIDE = 'before-0.2';
export const isLevelFile = (file: string): boolean => FILES.test(file) || file === ASIDE;
export const holdsLevel = (directory: string): boolean => existsSync(join(directory, 'CURRENT'));

/** In the order of the numbers in the keys. */
const tables: readonly (TableName | 'account')[] = [
  ...(['account', 'taxes', 'items', 'clients', 'sequences', 'documents'] as const),
  ...(['regularizations', 'movements', 'mails'] as const),
];

/** `writes`: the number of acknowledged writes, if known. Rejects for a damaged, foreign or locked directory. */
export async function readLevel(directory: string, writes: number | undefined): Promise<OldState> {
  const { ClassicLevel } = await import('classic-level');
  const level = new ClassicLevel<string, string>(directory, { keyEncoding: 'utf8', valueEncoding: 'utf8' });
  try {
    await level.open({ createIfMissing: false });
    const meta = JSON.parse((await level.get('meta')) ?? '{}') as Meta;
    if (meta.format !== 1) throw new Error('it holds a LevelDB that this mock has not made');
    const { check, ...plain } = meta;
    const prefix = `g${String(meta.generation).padStart(16, '0')}!`;
    const entries = await level.iterator({ gte: prefix, lt: `${prefix}~` }).all();
    const sum = entries.reduce((total, [key, value]) => (total + sumOf(key, value)) % 2 ** 48, 0);
    const isWhole =
      (check === undefined || check === crc32(JSON.stringify(plain))) &&
      (meta.sum === undefined || (meta.sum === sum && meta.records === entries.length)) &&
      (meta.writes === undefined || writes === undefined || writes <= meta.writes);
    if (!isWhole) throw new Error('records are missing or have changed');
    return { meta, changes: entries.map(([key, value]) => changeOf(key, value)) };
  } catch (error) {
    const { message, cause } = error as Error;
    const why = cause instanceof Error ? cause.message : message;
    throw new Error(
      `${directory} was made by version 0.1 and cannot be read: ${why}. Stop the mock that uses it, put back a copy, or ` +
        'give --data another directory',
    );
  } finally {
    await level.close();
  }
}

const sumOf = (key: string, value: string): number =>
  crc32(value, crc32(key)) * 0x10000 + (crc32(key, crc32(value)) & 0xffff);

function changeOf(key: string, value: string): Change {
  const [accountId, table, id] = key.split('!').slice(1).map(Number) as [number, number, number];
  return { accountId, table: tables[table] as TableName, id, record: JSON.parse(value) };
}

/** Moves the LevelDB's files into a folder of the directory, and returns its path. */
export function putLevelAside(directory: string): string {
  const aside = join(directory, ASIDE);
  mkdirSync(aside, { recursive: true });
  // CURRENT last: while it is there, an interrupted move is repeated.
  const files = readdirSync(directory).filter((file) => FILES.test(file) && file !== 'CURRENT');
  for (const file of [...files, 'CURRENT']) renameSync(join(directory, file), join(aside, file));
  return aside;
}
