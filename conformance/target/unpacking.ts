/**
 * Decompresses the bytes of an answer, and rejects answers that are larger or deeper than any of this API can be.
 */
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** The maximum size of an answer in bytes, compressed or not: ten times that of the largest valid one, a page of documents. */
export const longestBody = 16 * 1024 * 1024;
/** The maximum depth of JSON that recursive functions can process. */
const deepestBody = 200;

export class Excess extends Error {}

/** The suite does not request compression, but proxies may compress anyway. Throws Excess if the result is too large. */
function decompress(bytes: Buffer, encoding: string | undefined): Buffer {
  const options = { maxOutputLength: longestBody };
  try {
    if (encoding === 'gzip' || encoding === 'x-gzip') return gunzipSync(bytes, options);
    if (encoding === 'br') return brotliDecompressSync(bytes, options);
    if (encoding === 'deflate') return inflateSync(bytes, options);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') return bytes;
    throw new Excess(`a body that unpacks to more than ${longestBody / 1024 / 1024} MB`);
  }
  return bytes;
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Whether brackets in a JSON text are nested deeper than `levels`, strings excluded. */
function isTooDeep(bytes: Buffer, levels = deepestBody): boolean {
  let depth = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) at = endOfText(bytes, at);
    else if (OPENING.has(byte) && ++depth > levels) return true;
    else if (CLOSING.has(byte)) depth--;
  }
  return false;
}

/** The index of the closing quote of a string. Uses indexOf: a loop over characters would dominate the time of a run. */
function endOfText(bytes: Buffer, start: number): number {
  for (let end = start + 1; ; end++) {
    end = bytes.indexOf(QUOTE, end);
    if (end === -1) return bytes.length;
    let before = end;
    while (bytes[before - 1] === BACKSLASH) before--;
    if ((end - before) % 2 === 0) return end;
  }
}

/** Whether a body is JSON so deep that an answer which repeats it may exceed the maximum depth. */
export function isDeep(body: string | Uint8Array | undefined): boolean {
  if (body === undefined) return false;
  const bytes = Buffer.from(body);
  return OPENING.has(bytes[0] ?? 0) && isTooDeep(bytes, deepestBody / 2);
}

/** The JSON with `null` in place of values below the maximum depth; unchanged if it is no JSON. */
function shallow(bytes: Buffer): Buffer {
  try {
    JSON.parse(bytes.toString('utf8'));
  } catch {
    return bytes;
  }
  const parts: Buffer[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) at = endOfText(bytes, at);
    else if (OPENING.has(byte) && ++depth === deepestBody) parts.push(bytes.subarray(from, at), nothing);
    else if (CLOSING.has(byte) && depth-- === deepestBody) from = at + 1;
  }
  parts.push(bytes.subarray(from));
  return Buffer.concat(parts);
}
const nothing = Buffer.from('null');

/**
 * The decompressed bytes. `mayBeDeep`: the request was deep itself and a server may repeat it; values that are too deep become
 * null. Otherwise throws Excess.
 */
export function unpacked(bytes: Buffer, headers: Record<string, string>, mayBeDeep = false): Buffer {
  const plain = decompress(bytes, headers['content-encoding']);
  const [first] = plain;
  if (first === undefined || !OPENING.has(first) || !isTooDeep(plain)) return plain;
  if (mayBeDeep) return shallow(plain);
  throw new Excess(`JSON nested deeper than ${deepestBody} levels`);
}
