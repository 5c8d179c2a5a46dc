/**
 * Redacts keys and passwords in the journal: under their names, in whatever form these are written, and wherever the
 * same text occurs again.
 */
import type { Exchange } from '../http/hooks.js';
import { percentDecoded } from '../service/percent-decoded.js';
import { type LiteralFinder, literalFinder } from './literal-finder.js';

export const HIDDEN = '[redacted]';

/** Names of secrets in a query, a form or a body, and in a header. */
const NAME = /(^|[._-])(api_?key|access_?token|token|secret|password|passwd|credentials?)$/;
const HEADER = /api[-_]?key|token|secret|password|authorization|cookie|credential/;
/** A shorter text could occur anywhere by chance; it is redacted only under its name. */
const SHORTEST = 6;
/** A longer text is no key; it is redacted only under its name. */
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

/** A cheap test: most texts name no secret. */
const MAY_NAME = /key|token|secret|passw|credential|\\u00|%[46]/i;

const plainName = (name: string): string =>
  name.replace(/\\u([0-9a-f]{4})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Without node's Buffer, since the journal also runs inside a page. */
const base64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

/** A finder of these secrets in their usual encodings. */
export const finderOf = (secrets: Iterable<string>): LiteralFinder | undefined =>
  literalFinder(
    [...secrets].flatMap((secret) => [
      secret,
      encoded(secret),
      JSON.stringify(secret).slice(1, -1),
      base64(secret),
    ]),
  );

/** A lone surrogate cannot be encoded, so it is in no address. */
function encoded(secret: string): string {
  try {
    return encodeURIComponent(secret);
  } catch {
    return secret;
  }
}

/** The text with values under the names of secrets, and the finder's secrets, redacted. */
export function redact(text: string, secrets?: LiteralFinder): string {
  const clean = MAY_NAME.test(text) ? without(without(text, secretPairs), secretMembers) : text;
  return secrets === undefined ? clean : secrets.replace(clean, HIDDEN);
}

/** The position of a secret in a text, and its replacement. */
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

/** Separators of names and values in addresses and forms, also in an address encoded inside another one. */
const SEPARATOR = /[?&;\s"'#=]|%26|%3F|%3D/gi;

/** Values of secrets in `name=value`, in one pass: values are searched for names again, earlier text is not. */
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
 * Values of secret members of JSON, also under names with escapes, and in JSON inside a JSON text, whose quotes are
 * escaped. Any two neighbouring quotes may enclose a name, since the text may not be valid JSON.
 */
function* secretMembers(text: string): Generator<Span> {
  let quote = text.indexOf('"');
  while (quote !== -1) {
    const next = text.indexOf('"', quote + 1);
    if (next === -1) return;
    const span = secretAfter(text, quote, next);
    if (span !== undefined) yield span;
    quote = span === undefined ? next : text.indexOf('"', span.end);
    // The value's closing quote opens no name.
    if (span !== undefined && quote !== -1) quote = text.indexOf('"', quote + 1);
  }
}

/** The value after the name between two quotes, when it is a secret's name and a value follows. */
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

/** The end of the value: before its closing quote, or at the end of a text that was cut. */
function closingFrom(text: string, start: number, depth: number): number {
  for (let quote = text.indexOf('"', start); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    const before = backslashesBefore(text, quote);
    if (depth === 0 ? before % 2 === 0 : before <= depth) return quote - (depth === 0 ? 0 : before);
  }
  return text.length;
}

/** The secrets under their names in an exchange: they may occur elsewhere without a name. */
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
