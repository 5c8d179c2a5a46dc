/**
 * Unpacks the bytes of an answer, and refuses what is larger or deeper than any answer of this API can be. Knows nothing of
 * connections and of what the bytes say.
 */
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** Bytes of one answer, as sent and unpacked. The largest lawful one, a full page of documents, has a tenth of it. */
export const longestBody = 16 * 1024 * 1024;
/** Levels of JSON; what recurses over bodies is safe below it. */
const deepestBody = 200;

export class Excess extends Error {}

/** Nobody asked for compression, but proxies do it all the same. Throws Excess for what unpacks without end. */
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

/** Whether a JSON text has more brackets within brackets than that; what stands in strings does not count. */
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

/** Where the quote is that ends the text that begins here. Character by character, long texts took most of a run. */
function endOfText(bytes: Buffer, start: number): number {
  for (let end = start + 1; ; end++) {
    end = bytes.indexOf(QUOTE, end);
    if (end === -1) return bytes.length;
    let before = end;
    while (bytes[before - 1] === BACKSLASH) before--;
    if ((end - before) % 2 === 0) return end;
  }
}

/** Whether a body is JSON so deep that an answer which quotes it may be deeper than answers are. */
export function isDeep(body: string | Uint8Array | undefined): boolean {
  if (body === undefined) return false;
  const bytes = Buffer.from(body);
  return OPENING.has(bytes[0] ?? 0) && isTooDeep(bytes, deepestBody / 2);
}

/** The same JSON with `null` for what lies deeper than can be looked at; the bytes as they are where they are no JSON. */
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
 * `mayBeDeep`: the request was as deep itself, and a server may quote what it was sent; what is too deep is then left out.
 * Throws Excess.
 */
export function unpacked(bytes: Buffer, headers: Record<string, string>, mayBeDeep = false): Buffer {
  const plain = decompress(bytes, headers['content-encoding']);
  const [first] = plain;
  if (first === undefined || !OPENING.has(first) || !isTooDeep(plain)) return plain;
  if (mayBeDeep) return shallow(plain);
  throw new Excess(`JSON nested deeper than ${deepestBody} levels`);
}
