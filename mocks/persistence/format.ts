/**
 * How the state lies in the database: ordered keys for records, and one record about the whole. Owns the form of both
 * and what does not fit it; reads no record.
 */
import { crc32 } from 'node:zlib';
import type { Change, Dump, TableName } from '../service/index.js';
import { damaged, type Level } from './directory.js';

/** Milliseconds since 1970 at which the clock stands, or by which it is ahead of the machine's. */
export type KeptClock = { standsAtMs: number } | { aheadMs: number };

export interface Position extends Pick<Dump, 'nextId' | 'defaultAccount'> {
  clock: KeptClock;
}

export interface Meta extends Position {
  format: number;
  /** The state lies under this prefix; a crash while it is replaced leaves the old one in force. */
  generation: number;
  seed: string;
  /** What a reset leads to. The earliest directories lack it, as they do what follows. */
  scenario?: string;
  /** How many writes this one makes. */
  writes?: number;
  /** Number and sum of all records of the generation. */
  records?: number;
  sum?: number;
  /** The sum of this text without it. */
  check?: number;
}

export interface Keys {
  readonly prefix: string;
  of(change: Omit<Change, 'record'>): string;
}

const FORMAT = 1;
export const META = 'meta';
/** A key of a record of any generation. */
export const RECORD_KEY = /^g(\d{16})!\d{16}!\d!\d{16}$/;

/** `account` first: its records follow it. */
export const tables: readonly (TableName | 'account')[] = [
  ...(['account', 'taxes', 'items', 'clients', 'sequences', 'documents'] as const),
  ...(['regularizations', 'movements', 'mails'] as const),
];

const padded = (id: number): string => String(id).padStart(16, '0');

/** Keys in the order in which the state can be built. */
export function keysOf(generation: number): Keys {
  const prefix = `g${padded(generation)}!`;
  return {
    prefix,
    of: ({ accountId, table, id }) => `${prefix}${padded(accountId)}!${tables.indexOf(table)}!${padded(id)}`,
  };
}

export function metaText(meta: Omit<Meta, 'format' | 'check'>): string {
  const plain = { ...meta, format: FORMAT };
  return JSON.stringify({ ...plain, check: crc32(JSON.stringify(plain)) });
}

/** Undefined in a new directory. Rejects for one that is another's, of another version, or damaged. */
export async function readMeta(level: Level, directory: string): Promise<Meta | undefined> {
  const text = await level.get(META);
  if (text === undefined) {
    await refuseForeign(level, directory);
    return undefined;
  }
  const meta = parsed(text);
  if (meta?.format !== FORMAT) {
    throw new Error(
      `${directory} has format ${meta?.format ?? 'unknown'}, this mock knows ${FORMAT}: use the version that made ` +
        'it, or give --data another directory',
    );
  }
  if (!isWhole(meta)) throw damaged(directory, ['what is kept about the whole has changed']);
  return meta;
}

/** The text's value, whole or not; undefined for a text that is none of ours. */
export function parsed(text: string): Meta | undefined {
  try {
    const meta = JSON.parse(text) as Meta | null;
    return typeof meta === 'object' && meta !== null ? meta : undefined;
  } catch {
    return undefined;
  }
}

export function isWhole({ check, ...plain }: Meta): boolean {
  return check === undefined || check === crc32(JSON.stringify(plain));
}

/** A first start that was killed leaves records without an end; anything else is somebody else's. */
async function refuseForeign(level: Level, directory: string): Promise<void> {
  for await (const key of level.keys()) {
    if (RECORD_KEY.test(key)) continue;
    throw new Error(
      `${directory} holds a LevelDB that this mock has not made (it has a key "${key.slice(0, 40)}"): ` +
        'give --data a directory of its own',
    );
  }
}
