/**
 * Keeps keys and passwords out of what the journal shows: by the names they stand under, whichever way those are
 * written, and wherever else the same text turns up.
 */
import type { Exchange } from '../http/hooks.js';
import { percentDecoded } from '../service/percent-decoded.js';
import { type LiteralFinder, literalFinder } from './literal-finder.js';

export const HIDDEN = '[redacted]';

/** Under these names stands a secret: in a query, a form, a body or a header. */
const NAME = /(^|[._-])(api_?key|access_?token|token|secret|password|passwd|credentials?)$/;
const HEADER = /api[-_]?key|token|secret|password|authorization|cookie|credential/;
/** A shorter text would turn up everywhere by chance; it is hidden where it stands under its name. */
const SHORTEST = 6;
/** A longer text is no key; it is hidden where it stands under its name. */
const LONGEST = 256;

/** `account[password]` and `api_key[0]` are names of secrets too. */
const isSecret = (name: string): boolean =>
  percentDecoded(percentDecoded(name.replaceAll('+', ' ')))
    .split(/[?&[\]]/)
    .some((part) =>
      NAME.test(
        part
          .trim()
          .replace(/([a-z])([A-Z])/g, '$1_$2')
          .replaceAll('-', '_')
          .toLowerCase(),
      ),
    );

export const isSecretHeader = (name: string): boolean => HEADER.test(name.toLowerCase());

/** Most texts name no secret, and looking closer costs more than this. */
const MAY_NAME = /key|token|secret|passw|credential|\\u00|%[46]/i;

const plainName = (name: string): string =>
  name.replace(/\\u([0-9a-f]{4})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Without node's Buffer: the journal is there inside a page too. */
const base64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

/** What finds these secrets wherever they stand, in the forms in which they are usually written. */
export const finderOf = (secrets: Iterable<string>): LiteralFinder | undefined =>
  literalFinder(
    [...secrets].flatMap((secret) => [
      secret,
      encoded(secret),
      JSON.stringify(secret).slice(1, -1),
      base64(secret),
    ]),
  );

/** Half a character beyond 16 bits cannot be encoded, and stands in no address. */
function encoded(secret: string): string {
  try {
    return encodeURIComponent(secret);
  } catch {
    return secret;
  }
}

/** The text without what stands under a secret's name, and without the secrets that this finder knows. */
export function redact(text: string, secrets?: LiteralFinder): string {
  const clean = MAY_NAME.test(text) ? without(without(text, secretPairs), secretMembers) : text;
  return secrets === undefined ? clean : secrets.replace(clean, HIDDEN);
}

/** Where a secret stands in a text, and what takes its place. */
interface Span {
  start: number;
  end: number;
  hidden: string;
}

function without(text: string, secretsOf: (text: string) => Iterable<Span>): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, hidden } of secretsOf(text)) {
    parts.push(text.slice(at, start), hidden);
    at = end;
  }
  return at === 0 ? text : parts.join('') + text.slice(at);
}

/** What parts names and values in addresses and forms, also where an address stands encoded in another one. */
const SEPARATOR = /[?&;\s"'#=]|%26|%3F|%3D/gi;

/** Values of `name=value`. One pass: a value is read again as names, never the text before it. */
function* secretPairs(text: string): Generator<Span> {
  let name: number | undefined = 0;
  let hiddenUpTo = 0;
  for (const { 0: mark, index } of text.matchAll(SEPARATOR)) {
    if (index < hiddenUpTo) continue;
    const after = index + mark.length;
    if ((mark === '=' || mark.endsWith('D') || mark.endsWith('d')) && name !== undefined) {
      if (isSecret(text.slice(name, index))) {
        const length = text.slice(after).search(/[&;\s"'#]/);
        hiddenUpTo = length === -1 ? text.length : after + length;
        yield { start: after, end: hiddenUpTo, hidden: HIDDEN };
      }
    }
    name = mark === '#' ? undefined : after;
  }
}

/**
 * Values of the members of JSON, names written with escapes included; and of JSON inside a text of JSON, whose quotes
 * stand behind backslashes. Every two neighbouring quotes may hold a name, since the text may be no JSON.
 */
function* secretMembers(text: string): Generator<Span> {
  let quote = text.indexOf('"');
  while (quote !== -1) {
    const next = text.indexOf('"', quote + 1);
    if (next === -1) return;
    const span = secretAfter(text, quote, next);
    if (span !== undefined) yield span;
    quote = span === undefined ? next : text.indexOf('"', span.end);
    // The quote that closes the value opens nothing.
    if (span !== undefined && quote !== -1) quote = text.indexOf('"', quote + 1);
  }
}

/** The value behind the name between two quotes, when that is a secret's name and a value follows. */
function secretAfter(text: string, quote: number, next: number): Span | undefined {
  const depth = backslashesBefore(text, quote);
  if (backslashesBefore(text, next) !== depth || next - depth <= quote + 1) return undefined;
  const colon = afterBlanks(text, next + 1);
  if (text[colon] !== ':' || !isSecret(plainName(text.slice(quote + 1, next - depth)))) return undefined;
  const value = afterBlanks(text, colon + 1);
  const opening = `${'\\'.repeat(depth)}"`;
  const start = value + opening.length;
  if (text.startsWith(opening, value)) return { start, end: closingFrom(text, start, depth), hidden: HIDDEN };
  NUMBER.lastIndex = value;
  const number = NUMBER.exec(text)?.[0];
  if (number === undefined) return undefined;
  return { start: value, end: value + number.length, hidden: opening + HIDDEN + opening };
}

const NUMBER = /-?\d[\d.]*/y;

function backslashesBefore(text: string, at: number): number {
  let count = 0;
  while (text[at - 1 - count] === '\\') count++;
  return count;
}

function afterBlanks(text: string, at: number): number {
  let end = at;
  while (text[end] === ' ' || text[end] === '\n' || text[end] === '\r' || text[end] === '\t') end++;
  return end;
}

/** Where the value ends: before the quote that closes it, or at the end of a text that was cut. */
function closingFrom(text: string, start: number, depth: number): number {
  for (let quote = text.indexOf('"', start); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    const before = backslashesBefore(text, quote);
    if (depth === 0 ? before % 2 === 0 : before <= depth) return quote - (depth === 0 ? 0 : before);
  }
  return text.length;
}

/** The secrets that stand under their names in an exchange: they may turn up without a name elsewhere. */
export function secretsIn({ arrival, answer }: Exchange): string[] {
  const found = new Set<string>();
  const add = (value: string) => {
    if (value.length >= SHORTEST && value.length <= LONGEST && value !== HIDDEN) found.add(value);
  };
  for (const text of [arrival.url, String(arrival.raw ?? ''), answer.text]) {
    if (!MAY_NAME.test(text)) continue;
    for (const value of valuesIn(text)) add(value);
  }
  for (const [name, value] of Object.entries(arrival.headers)) {
    if (value === undefined || !isSecretHeader(name)) continue;
    for (const word of String(value).split(/[\s;=,]+/)) add(word);
  }
  return [...found];
}

function* valuesIn(text: string): Generator<string> {
  for (const { start, end } of secretPairs(text)) yield percentDecoded(text.slice(start, end));
  for (const { start, end } of secretMembers(text)) yield unescaped(text.slice(start, end));
}

function unescaped(value: string): string {
  try {
    return JSON.parse(`"${value}"`) as string;
  } catch {
    return value;
  }
}
