/**
 * Owns finding texts in the documents of one chunk: for every three characters in a row it keeps which documents hold
 * them, so that a search reads the few documents that can match. Made when somebody first searches.
 */
import { CHUNK } from './table.js';

/** Sets of documents, by three letters; characters that share a place cost a look at a document, never a match. */
const BUCKETS = 1024;
const BITS = 32;
const SET = CHUNK / BITS;

export interface TextIndex {
  /** Lower-cased words of each document; undefined: not read yet. */
  readonly words: (string | undefined)[];
  /** `BUCKETS` sets of documents, one bit each; they only ever grow. */
  sets: Uint32Array | undefined;
  /** A bit for each of those sets: 0 where it is empty. Small, so that most chunks cost one look. */
  readonly used: Uint32Array;
  /** Documents below this slot have been read, but for those in `stale`. */
  read: number;
  stale: number[];
}

export const createTextIndex = (): TextIndex => ({
  words: [],
  sets: undefined,
  used: new Uint32Array(BUCKETS / BITS),
  read: 0,
  stale: [],
});

/** The slot holds another document from now on. */
export function forgetText(index: TextIndex, slot: number): void {
  if (slot < index.read) index.stale.push(slot);
}

const bucketOf = (text: string, at: number): number =>
  (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) % BUCKETS;

function readInto(index: TextIndex, sets: Uint32Array, slot: number, words: string): void {
  while (index.words.length < slot) index.words.push(undefined);
  index.words[slot] = words;
  const [cell, bit] = [Math.floor(slot / BITS), 1 << (slot % BITS)];
  for (let at = 0; at + 2 < words.length; at++) {
    const bucket = bucketOf(words, at);
    const place = bucket * SET + cell;
    sets[place] = (sets[place] as number) | bit;
    const { used } = index;
    used[bucket >> 5] = (used[bucket >> 5] as number) | (1 << (bucket & 31));
  }
}

/** Reads what has not been read: `length` documents in all, each turned into lower-cased words by `wordsAt`. */
function catchUp(index: TextIndex, length: number, wordsAt: (slot: number) => string): Uint32Array {
  index.sets ??= new Uint32Array(BUCKETS * SET);
  for (const slot of index.stale) readInto(index, index.sets, slot, wordsAt(slot));
  index.stale = [];
  for (; index.read < length; index.read++) readInto(index, index.sets, index.read, wordsAt(index.read));
  return index.sets;
}

const candidates = new Uint32Array(SET);

/** The sets that a text asks for. One search goes through many chunks, so those of the last one are kept. */
let last: { text: string; buckets: number[] } = { text: '', buckets: [] };

function bucketsOf(text: string): number[] {
  if (last.text === text) return last.buckets;
  const buckets: number[] = [];
  // From the end, where texts that begin alike differ: then the first characters need no look.
  for (let at = text.length - 3; at >= 0; at--) buckets.push(bucketOf(text, at));
  last = { text, buckets };
  return buckets;
}

function mayHold(used: Uint32Array, buckets: readonly number[]): boolean {
  for (const bucket of buckets)
    if ((((used[bucket >> 5] as number) >>> (bucket & 31)) & 1) === 0) return false;
  return true;
}

/**
 * A bit for each document whose words may hold `text` (lower case, not empty); undefined when there is none. What it gives
 * holds until the next call.
 */
export function textCandidates(
  index: TextIndex,
  text: string,
  length: number,
  wordsAt: (slot: number) => string,
): Uint32Array | undefined {
  const sets = catchUp(index, length, wordsAt);
  const buckets = bucketsOf(text);
  if (!mayHold(index.used, buckets)) return undefined;
  candidates.fill(0xffffffff);
  for (const bucket of buckets) {
    const place = bucket * SET;
    let any = 0;
    for (let cell = 0; cell < SET; cell++) {
      const left = (candidates[cell] as number) & (sets[place + cell] as number);
      candidates[cell] = left;
      any |= left;
    }
    if (any === 0) return undefined;
  }
  return candidates;
}
