/**
 * Keeps API keys out of everything the suite writes: finds them in answers, and masks them in any form in which a server may echo
 * them. Only keys are secrets.
 */

import type { CheckResult, Exchange } from '../judge/result.js';
import { literalPattern } from './literal-pattern.js';
import { percent } from './percent.js';

/** Bodies in reports are cut at this many characters; cut after redaction, so that no part of a key remains. */
export const bodyLimit = 4096;

/** Scripts need whole bodies, so their limit is higher. */
const scriptLimit = 65_536;

/** The mask for the key at this index (0 is the key of the target's own account). */
export const mask = (index: number): string => `REDACTED-KEY-${index + 1}`;

/** Shorter keys are masked only in places for keys; otherwise every report would be unreadable. */
const shortestBareKey = 6;
const shortestFragment = 8;
/** Longer keys are masked only where they are complete: parts are not searched, because that would take too long. */
const longestFragment = 512;
/** Longer keys are not searched in character-by-character form, because that would take too long in long answers. */
const longestByCharacter = 64;
/** Longer texts are not keys. */
const longestKey = 4096;

/**
 * The text without any of the keys, in any of these forms: plain (in any case), URL-encoded once or twice, JSON-escaped,
 * hexadecimal, base64 at every alignment, character by character (`%6b`, `\u006b`, `&#107;`), or cut off at either end of the text.
 * Key number i becomes `mask(i)`. Empty secrets are skipped.
 */
export function redact(text: string, secrets: readonly string[]): string {
  if (text === '') return text;
  let clean = text;
  for (const { pattern, index } of patterns(secrets)) {
    clean = clean.replace(pattern, (_found: string, lead: unknown) =>
      typeof lead === 'string' ? lead + mask(index) : mask(index),
    );
  }
  if (writtenByCharacter.test(clean)) {
    for (const { characters, index } of patterns(secrets))
      if (characters) clean = clean.replace(characters, mask(index));
  }
  for (const { secret, index } of patterns(secrets)) clean = redactEnds(clean, secret, index);
  return clean;
}

/** The exchange for a report: redacted, its bodies cut at `bodyLimit`. */
export function redactExchange(exchange: Exchange, secrets: readonly string[], limit = bodyLimit): Exchange {
  const clean = (text: string) => redact(text, secrets);
  const { requestHeaders, responseHeaders, requestBody, responseBody, error } = exchange;
  // Operation, method, status and times are the suite's own: a key that the target hands out must not alter them.
  return {
    ...exchange,
    url: clean(exchange.url),
    ...optional({
      requestHeaders: requestHeaders && cleanHeaders(requestHeaders, clean),
      responseHeaders: responseHeaders && cleanHeaders(responseHeaders, clean),
      requestBody: requestBody && cut(clean(requestBody), limit),
      responseBody: responseBody && cut(clean(responseBody), bodyLimit),
      error: error && clean(error),
    }),
  };
}

const cleanHeaders = (headers: Record<string, string>, clean: (text: string) => string) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [clean(name), clean(value)]));

/** The result for a report, with redacted texts. Ids, verdicts, statements and names of fields are the suite's own. */
export function redactResult(result: CheckResult, secrets: readonly string[]): CheckResult {
  const clean = (text: string | undefined) => (text === undefined ? undefined : redact(text, secrets));
  return {
    ...result,
    ...optional({
      expected: clean(result.expected),
      actual: clean(result.actual),
      reason: clean(result.reason),
    }),
    violations: result.violations.map((violation) => ({
      ...violation,
      expected: redact(violation.expected, secrets),
      actual: redact(violation.actual, secrets),
      ...(violation.exchange ? { exchange: redactExchange(violation.exchange, secrets, scriptLimit) } : {}),
    })),
    exchanges: result.exchanges.map((one) => redactExchange(one, secrets)),
  };
}

function optional<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** The keys in an answer (`api_key` members at any depth), for instance on account creation. */
export function secretsIn(body: string): string[] {
  const found = new Set<string>();
  for (const [, key] of body.matchAll(/"api_key"\s*:\s*"((?:[^"\\]|\\.)+)"/g)) {
    if (key && !key.startsWith('REDACTED-KEY-')) found.add(unescaped(key));
  }
  return [...found];
}

/** The given secrets, followed by all keys in the answers of the results. */
export function allSecrets(results: readonly CheckResult[], known: readonly string[]): string[] {
  const seen = new Set(known);
  for (const result of results) {
    for (const { responseBody } of result.exchanges) {
      if (responseBody?.includes('api_key')) for (const key of secretsIn(responseBody)) seen.add(key);
    }
  }
  return [...seen];
}

interface SecretPattern {
  pattern: RegExp;
  /** Some or all of its characters as `%6b`, `\u006b` or `&#107;`; null for keys that are too short or too long. */
  characters: RegExp | null;
  index: number;
  secret: string;
}

let lastKey = '';
let lastPatterns: SecretPattern[] = [];

/** Caches the last list: a run redacts thousands of texts with the same keys. */
function patterns(secrets: readonly string[]): SecretPattern[] {
  const key = secrets.join('\u0000');
  if (key === lastKey && lastPatterns.length > 0) return lastPatterns;
  lastKey = key;
  lastPatterns = secrets
    .map((secret, index) => ({ secret, index }))
    .filter(({ secret }) => secret !== '' && secret.length <= longestKey)
    .sort((a, b) => b.secret.length - a.secret.length)
    .map(({ secret, index }) => ({
      secret,
      index,
      pattern: patternOf(secret),
      characters: charactersOf(secret),
    }));
  return lastPatterns;
}

function patternOf(secret: string): RegExp {
  const url = percent(secret);
  const json = JSON.stringify(secret).slice(1, -1);
  if (secret.length < shortestBareKey) {
    const forms = [...new Set([secret, url, json])].map(literalPattern).join('|');
    return new RegExp(`(api_key\\\\?"?\\s*[:=]\\s*\\\\?"?)(?:${forms})(?![A-Za-z0-9])`, 'gi');
  }
  const bytes = Buffer.from(secret, 'utf8');
  const plus = url.replaceAll('%20', '+');
  const forms = [secret, url, plus, percent(url), json, bytes.toString('hex')].map(literalPattern);
  return new RegExp([...new Set([...forms, ...base64Forms(bytes)])].join('|'), 'gi');
}

const writtenByCharacter = /%[0-9a-f]{2}|\\u00|&#/i;

/** The key with any of its characters as a number, in the notations of URLs, JSON and HTML. */
function charactersOf(secret: string): RegExp | null {
  if (secret.length < shortestBareKey || secret.length > longestByCharacter) return null;
  const ways = [...secret].map((char) => {
    const code = char.codePointAt(0) ?? 0;
    const hex = code.toString(16);
    const bytes = [...Buffer.from(char)]
      .map((one) => `%(?:25)*${one.toString(16).padStart(2, '0')}`)
      .join('');
    const json = [...char].length === char.length ? `|\\\\+u0*${hex}` : '';
    return `(?:${literalPattern(char)}|${bytes}${json}|&#0*${code};?|&#x0*${hex};?)`;
  });
  return new RegExp(ways.join(''), 'gi');
}

/** base64 depends on the bytes before the key, so: one form per alignment, without the characters shared with neighbours. */
function base64Forms(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((shift) => {
    const padded = Buffer.concat([Buffer.alloc(shift), bytes]);
    const start = Math.ceil((shift * 8) / 6);
    const end = Math.floor((padded.length * 8) / 6);
    const core = padded.toString('base64').slice(start, end);
    return core.length < shortestBareKey
      ? []
      : [`[A-Za-z0-9+/_-]?${base64Pattern(core)}(?:[A-Za-z0-9+/_-]?={1,2})?`];
  });
}

const base64Pattern = (core: string): string =>
  [...core].map((c) => (c === '+' || c === '-' ? '[+-]' : c === '/' || c === '_' ? '[/_]' : c)).join('');

/** Masks a part of the key at the end of a text that was cut inside it, or at the start of a text quoted from the middle. */
function redactEnds(text: string, secret: string, index: number): string {
  if (secret.length < shortestFragment || secret.length > longestFragment) return text;
  let clean = text;
  for (let length = secret.length - 1; length >= shortestFragment; length--) {
    if (clean.endsWith(secret.slice(0, length))) {
      clean = clean.slice(0, -length) + mask(index);
      break;
    }
  }
  for (let length = secret.length - 1; length >= shortestFragment; length--) {
    if (clean.startsWith(secret.slice(-length))) return mask(index) + clean.slice(length);
  }
  return clean;
}

/** The body cut at `limit`. One that was cut before keeps its count: results are redacted more than once. */
function cut(body: string, limit = bodyLimit): string {
  if (body.length <= limit) return body;
  const [mark = '', before = '0'] = /… \((\d+) more\)$/.exec(body) ?? [];
  const kept = body.slice(0, body.length - mark.length);
  const more = Math.max(kept.length - limit, 0) + Number(before);
  return `${kept.slice(0, limit)}… (${more} more)`;
}

function unescaped(json: string): string {
  try {
    return JSON.parse(`"${json}"`) as string;
  } catch {
    return json;
  }
}
