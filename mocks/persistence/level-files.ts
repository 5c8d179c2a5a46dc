/**
 * Reads the files that LevelDB writes, sums included: logs, lists of files (which are logs too) and tables. Says where
 * a file is not what was written; decides nothing about it.
 */
import { maskedSum } from './checksums.js';

export interface Log {
  records: Buffer[];
  /** What is wrong after those, in words. What ends in the middle of its last record, as a kill leaves it, is in order. */
  damage?: string;
}

/** What a list of files says in the end. */
export interface Listed {
  /** Numbers of the tables in use. */
  tables: Set<number>;
  /** Logs before this number are in tables already; the one before may be in use besides. */
  log: number;
  logBefore: number;
}

const BLOCK = 32 * 1024;
const HEADER = 7;
const FOOTER = 48;
const TRAILER = 5;
const MAGIC = Buffer.from('57fb808b247547db', 'hex');
const UNCOMPRESSED = 0;
const [FULL, FIRST, MIDDLE, LAST] = [1, 2, 3, 4];

/** Blocks of records, each with sum, length and kind: a whole one, or a first, middle or last part. */
export function readLog(bytes: Buffer): Log {
  const log: Log = { records: [] };
  let parts: Buffer[] = [];
  const broken = (at: number, what: string): Log => ({ ...log, damage: `is damaged at byte ${at}: ${what}` });
  for (let at = 0; at + HEADER <= bytes.length; ) {
    const left = BLOCK - (at % BLOCK);
    const [length, kind] = [bytes.readUInt16LE(at + 4), bytes[at + 6] as number];
    const end = at + HEADER + length;
    if (left < HEADER || (kind === 0 && length === 0)) {
      const rest = bytes.subarray(at, Math.min(at + left, bytes.length));
      if (!rest.every((byte) => byte === 0)) return broken(at, 'neither a record nor empty');
      at += left;
      continue;
    }
    if (HEADER + length > left) return broken(at, 'a record is longer than its block');
    if (end > bytes.length) return log;
    if (kind < FULL || kind > LAST) return broken(at, `there is no record of kind ${kind}`);
    if (bytes.readUInt32LE(at) !== maskedSum(bytes, at + 6, end)) {
      return broken(at, `a record of ${length} bytes does not have its sum`);
    }
    if ((kind === MIDDLE || kind === LAST) && parts.length === 0)
      return broken(at, 'a part of a record alone');
    if (kind === FULL || kind === FIRST) parts = [];
    parts.push(bytes.subarray(at + HEADER, end));
    if (kind === FULL || kind === LAST) {
      log.records.push(Buffer.concat(parts));
      parts = [];
    }
    at = end;
  }
  return log;
}

/** A table: blocks with sums, an index of them, and a footer that says where the index lies. */
export function tableDamage(bytes: Buffer): string | undefined {
  if (bytes.length < FOOTER || !bytes.subarray(-MAGIC.length).equals(MAGIC)) {
    return `is damaged: its end is missing (${bytes.length} bytes)`;
  }
  try {
    const footer = cursor(bytes, bytes.length - FOOTER);
    const [meta, index] = [placeAt(footer), placeAt(footer)];
    for (const place of [meta, index, ...placesIn(bytes, index)]) {
      const end = place.offset + place.size + TRAILER;
      if (end > bytes.length) return `is damaged: it names a block at byte ${place.offset} beyond its end`;
      if (bytes.readUInt32LE(end - 4) !== maskedSum(bytes, place.offset, end - 4)) {
        return `is damaged at byte ${place.offset}: a block of ${place.size} bytes does not have its sum`;
      }
    }
    return undefined;
  } catch (error) {
    return `is damaged: its index cannot be read (${(error as Error).message})`;
  }
}

/** Throws a RangeError for records that are no list of files. */
export function readList(records: readonly Buffer[]): Listed {
  const listed: Listed = { tables: new Set(), log: 0, logBefore: 0 };
  for (const record of records) {
    const at = cursor(record, 0);
    while (at.place < record.length) change(listed, at);
  }
  return listed;
}

function change(listed: Listed, at: Cursor): void {
  const kind = number(at);
  switch (kind) {
    case 1: // the order of keys
      skipText(at);
      return;
    case 2:
      listed.log = number(at);
      return;
    case 3: // the next file
    case 4: // the last write
      number(at);
      return;
    case 5: // where compaction goes on
      number(at);
      skipText(at);
      return;
    case 6:
      number(at);
      listed.tables.delete(number(at));
      return;
    case 7:
      number(at);
      listed.tables.add(number(at));
      number(at);
      skipText(at);
      skipText(at);
      return;
    case 9:
      listed.logBefore = number(at);
      return;
    default:
      throw new RangeError(`there is no entry of kind ${kind}`);
  }
}

interface Place {
  offset: number;
  size: number;
}

/** The blocks that an index names. Of a compressed index (an earlier version's) only its own sum is looked at. */
function placesIn(bytes: Buffer, index: Place): Place[] {
  const end = index.offset + index.size;
  if (end > bytes.length || bytes[end] !== UNCOMPRESSED) return [];
  const last = end - 4 - 4 * bytes.readUInt32LE(end - 4);
  const places: Place[] = [];
  for (const at = cursor(bytes, index.offset); at.place < last; ) {
    number(at);
    const [keyLength, valueLength] = [number(at), number(at)];
    at.place += keyLength;
    places.push(placeAt(cursor(bytes, at.place)));
    at.place += valueLength;
  }
  return places;
}

interface Cursor {
  readonly bytes: Buffer;
  place: number;
}

const cursor = (bytes: Buffer, place: number): Cursor => ({ bytes, place });

const placeAt = (at: Cursor): Place => ({ offset: number(at), size: number(at) });

function skipText(at: Cursor): void {
  const length = number(at);
  at.place += length;
}

/** A number in LevelDB's form, seven bits a byte. */
function number(at: Cursor): number {
  let value = 0;
  for (let digit = 0; digit < 8; digit++) {
    const byte = at.bytes.readUInt8(at.place++);
    value += (byte & 0x7f) * 2 ** (7 * digit);
    if (byte < 0x80) return value;
  }
  throw new RangeError('a number without an end');
}
