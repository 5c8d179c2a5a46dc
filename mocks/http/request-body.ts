/**
 * Parses a request body as JSON, or refuses it: content types, encodings, hostile JSON (prototype keys, depth, long
 * lists).
 */
import { isUtf8 } from 'node:buffer';
import { scan } from 'secure-json-parse';

export type ReadBody = { ok: true; value: unknown } | { ok: false; status: 400 | 413 | 415; message: string };

/** Deeper than any body of the contract; protects recursive code. */
const MAX_DEPTH = 64;
/** Entries of one list: validating many more would block other requests. No document has as many lines. */
const MAX_ENTRIES = 5000;
const NONE: ReadBody = { ok: true, value: undefined };
const JSON_TYPE = /^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** The parsed body; undefined when there is none. A body without content type is parsed as JSON. */
export function readBody(raw: Buffer | string | undefined, contentType: string | undefined): ReadBody {
  if (raw === undefined || raw.length === 0) return NONE;
  if (contentType !== undefined && contentType !== '' && !JSON_TYPE.test(contentType)) {
    const message = `the body has content type ${contentType.slice(0, 80)}; send JSON with content-type: application/json`;
    return { ok: false, status: 415, message };
  }
  if (typeof raw !== 'string' && !isUtf8(raw)) {
    return { ok: false, status: 400, message: 'the body is not UTF-8 text' };
  }
  const text = typeof raw === 'string' ? raw : raw.toString('utf8');
  const trimmed = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  let value: unknown;
  try {
    value = JSON.parse(trimmed);
  } catch (error) {
    if (trimmed.trim() === '') return NONE;
    return { ok: false, status: 400, message: `the body is not valid JSON: ${(error as Error).message}` };
  }
  if (isSuspect(trimmed) && scan(Object(value), { safe: true }) === null) {
    const message = 'the body has a key __proto__ or constructor.prototype, which this server refuses';
    return { ok: false, status: 400, message };
  }
  if (mayBeDeep(trimmed) && isDeeperThan(value, MAX_DEPTH))
    return { ok: false, status: 400, message: `the body is nested deeper than ${MAX_DEPTH} levels` };
  // A list of so many entries has at least as many characters.
  const longest = trimmed.length > MAX_ENTRIES ? longestList(value) : 0;
  if (longest <= MAX_ENTRIES) return { ok: true, value };
  const message = `a list in the body has ${longest} entries; this server takes at most ${MAX_ENTRIES} in one list`;
  return { ok: false, status: 413, message };
}

/** A cheap test: only such a text can contain a prototype key, plain or escaped, and few texts do. */
function isSuspect(text: string): boolean {
  return text.includes('proto') || text.includes('constructor') || text.includes('\\u');
}

/** A cheap test: only a text with so many brackets can be too deep. */
function mayBeDeep(text: string): boolean {
  return count(text, '{') + count(text, '[') > MAX_DEPTH;
}

function count(text: string, char: string): number {
  let found = 0;
  for (let at = text.indexOf(char); at !== -1; at = text.indexOf(char, at + 1)) found++;
  return found;
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((one) => isDeeperThan(one, levels - 1));
  for (const key in value) {
    if (isDeeperThan((value as Record<string, unknown>)[key], levels - 1)) return true;
  }
  return false;
}

function longestList(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let longest = Array.isArray(value) ? value.length : 0;
  for (const inner of Object.values(value)) longest = Math.max(longest, longestList(inner));
  return longest;
}
