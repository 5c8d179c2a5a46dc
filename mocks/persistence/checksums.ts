/**
 * Two sums over what is kept: LevelDB's own (CRC-32C, as it stands in its files), and one over all records, by which
 * a record that vanished or changed is noticed. Knows no file and no database.
 */
import { crc32 } from 'node:zlib';

const CASTAGNOLI = 0x82f63b78;
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ CASTAGNOLI : rest >>> 1;
  return rest >>> 0;
});

function crc32c(bytes: Uint8Array, from: number, to: number): number {
  let rest = 0xffffffff;
  for (let at = from; at < to; at++) {
    rest = (table[(rest ^ (bytes[at] as number)) & 0xff] as number) ^ (rest >>> 8);
  }
  return (rest ^ 0xffffffff) >>> 0;
}

/** The sum as LevelDB writes it: turned, so that a sum over bytes that hold sums is still one. */
export function maskedSum(bytes: Uint8Array, from: number, to: number): number {
  const sum = crc32c(bytes, from, to);
  return ((((sum >>> 15) | (sum << 17)) >>> 0) + 0xa282ead8) >>> 0;
}

/** Number and sum of all records; the order in which they were written makes no difference. */
export interface Tally {
  put(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
  /** Fits into a JSON number. */
  readonly sum: number;
  readonly count: number;
}

/** Below 2 to the 53rd, so that sums stay exact. */
const MODULUS = 2 ** 48;

export function createTally(): Tally {
  const sums = new Map<string, number>();
  let sum = 0;
  const drop = (key: string) => {
    const known = sums.get(key);
    if (known !== undefined) sum = (sum - known + MODULUS) % MODULUS;
  };
  return {
    put(key, value) {
      drop(key);
      // Two sums of 32 bits, so that one that happens to be the same is no longer likely.
      const own = crc32(value, crc32(key)) * 0x10000 + (crc32(key, crc32(value)) & 0xffff);
      sums.set(key, own);
      sum = (sum + own) % MODULUS;
    },
    remove(key) {
      drop(key);
      sums.delete(key);
    },
    clear() {
      sums.clear();
      sum = 0;
    },
    get sum() {
      return sum;
    },
    get count() {
      return sums.size;
    },
  };
}
