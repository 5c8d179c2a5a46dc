/**
 * Looks at LevelDB's files before LevelDB does, which drops what it cannot read without a word: every record of a log
 * and every block of a table carries a sum. Tells what is damaged and where; mends nothing.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { maskedSum } from './checksums.js';

/** One sentence: which file, where, what. */
export type Damage = string;

const BLOCK = 32 * 1024;
const HEADER = 7;
const FOOTER = 48;
const TRAILER = 5;
const MAGIC = Buffer.from('57fb808b247547db', 'hex');
const UNCOMPRESSED = 0;

/** What is wrong in a directory that LevelDB made, by its file's name; empty when every sum is right. */
export function damageIn(directory: string): Damage[] {
  const files = readdirSync(directory);
  const found = files.includes('CURRENT') ? currentDamage(directory, files) : withoutCurrent(files, directory);
  for (const file of files.sort()) {
    const judge = judgeOf(file);
    const damage = judge?.(readFileSync(join(directory, file)));
    if (damage !== undefined) found.push(`${file} ${damage}`);
  }
  return found;
}

function judgeOf(file: string): ((bytes: Buffer) => string | undefined) | undefined {
  if (/^(\d+\.log|MANIFEST-\d+)$/.test(file)) return logDamage;
  return /^\d+\.(ldb|sst)$/.test(file) ? tableDamage : undefined;
}

function currentDamage(directory: string, files: readonly string[]): Damage[] {
  const named = readFileSync(join(directory, 'CURRENT'), 'utf8');
  if (!/^MANIFEST-\d+\n$/.test(named)) return ['CURRENT does not name a list of files'];
  return files.includes(named.trim()) ? [] : [`${named.trim()}, which CURRENT names, is missing`];
}

/** A first start that was killed leaves no CURRENT and nothing of worth; else somebody has lost it. */
function withoutCurrent(files: readonly string[], directory: string): Damage[] {
  const full = files.filter(
    (file) => /\.(ldb|sst|log)$/.test(file) && readFileSync(join(directory, file)).length > 0,
  );
  return full.length > 0 ? [`CURRENT is missing beside ${full.join(', ')}`] : [];
}

/**
 * A log (and a list of files, which is one too): blocks of records with sum, length and kind. What ends in the middle
 * of its last record is what a kill leaves, and in order.
 */
function logDamage(bytes: Buffer): string | undefined {
  let at = 0;
  while (at < bytes.length) {
    const left = BLOCK - (at % BLOCK);
    if (left < HEADER) {
      at += left;
      continue;
    }
    if (at + HEADER > bytes.length) return undefined;
    const [length, kind] = [bytes.readUInt16LE(at + 4), bytes[at + 6] as number];
    const end = at + HEADER + length;
    if (kind === 0 && length === 0) {
      const block = bytes.subarray(at, Math.min(at + left, bytes.length));
      if (!block.every((byte) => byte === 0)) return `is damaged at byte ${at}: neither a record nor empty`;
      at += left;
      continue;
    }
    if (HEADER + length > left) return `is damaged at byte ${at}: a record is longer than its block`;
    if (end > bytes.length) return undefined;
    if (kind < 1 || kind > 4) return `is damaged at byte ${at}: there is no record of kind ${kind}`;
    if (bytes.readUInt32LE(at) !== maskedSum(bytes, at + 6, end)) {
      return `is damaged at byte ${at}: a record of ${length} bytes does not have its sum`;
    }
    at = end;
  }
  return undefined;
}

interface Place {
  offset: number;
  size: number;
}

/** A table: blocks with sums, an index of them, and a footer that says where the index lies. */
function tableDamage(bytes: Buffer): string | undefined {
  if (bytes.length < FOOTER || !bytes.subarray(-MAGIC.length).equals(MAGIC)) {
    return `is damaged: its end is missing (${bytes.length} bytes)`;
  }
  try {
    const footer = bytes.subarray(bytes.length - FOOTER);
    const [meta, next] = placeAt(footer, 0);
    const [index] = placeAt(footer, next);
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

/** The blocks that an index names. Of a compressed index (an earlier version's) only its own sum is looked at. */
function placesIn(bytes: Buffer, index: Place): Place[] {
  const end = index.offset + index.size;
  if (end > bytes.length || bytes[end] !== UNCOMPRESSED) return [];
  const restarts = bytes.readUInt32LE(end - 4);
  const last = end - 4 - 4 * restarts;
  const places: Place[] = [];
  for (let at = index.offset; at < last; ) {
    const [, own] = numberAt(bytes, at);
    const [keyLength, value] = numberAt(bytes, own);
    const [valueLength, start] = numberAt(bytes, value);
    places.push(placeAt(bytes, start + keyLength)[0]);
    at = start + keyLength + valueLength;
  }
  return places;
}

function placeAt(bytes: Buffer, at: number): [Place, number] {
  const [offset, next] = numberAt(bytes, at);
  const [size, end] = numberAt(bytes, next);
  return [{ offset, size }, end];
}

/** A number in LevelDB's form, seven bits a byte; and where what follows it begins. */
function numberAt(bytes: Buffer, at: number): [number, number] {
  let value = 0;
  for (let place = 0; place < 8; place++) {
    const byte = bytes.readUInt8(at + place);
    value += (byte & 0x7f) * 2 ** (7 * place);
    if (byte < 0x80) return [value, at + place + 1];
  }
  throw new RangeError('a number without an end');
}
