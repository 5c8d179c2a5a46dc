/**
 * Owns finding texts in the documents of one chunk: for every three letters in a row it keeps which documents hold
 * them, so that a search reads the few documents that can match. Made when somebody first searches.
 */
import { CHUNK } from './table.js';

/** Sets of documents, by three letters; letters that share a place cost a look at a document, never a match. */
const BUCKETS = 1024;
const BITS = 32;
const SET = CHUNK / BITS;

export interface TextIndex {
  /** Lower-cased words of each document; undefined: not read yet. */
  readonly words: (string | undefined)[];
  /** `BUCKETS` sets of documents, one bit each; they only ever grow. */
  sets: Uint32Array | undefined;
  /** Documents below this slot have been read, but for those in `stale`. */
  read: number;
  stale: number[];
}

export const createTextIndex = (): TextIndex => ({ words: [], sets: undefined, read: 0, stale: [] });

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
    const place = bucketOf(words, at) * SET + cell;
    sets[place] = (sets[place] as number) | bit;
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
  candidates.fill(0xffffffff);
  // From the end, where texts that begin alike differ: then the first letters need no look.
  for (let at = text.length - 3; at >= 0; at--) {
    const place = bucketOf(text, at) * SET;
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
