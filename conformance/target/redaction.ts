/**
 * Keeps API keys out of everything the suite writes: finds them in answers, and masks them in any form
 * in which a server may echo them. It does not decide what is a secret beyond the keys it is given.
 */

import type { CheckResult, Exchange } from '../judge/result.js';
import { percent } from './percent.js';

/** Bodies in reports are cut at this many characters; cut after redaction, so no half key survives. */
export const bodyLimit = 4096;

/** What a script sends again must be whole, unless it is absurdly long. */
const scriptLimit = 65_536;

/** The mark that replaces the key at this index (0 is the key of the target's own account). */
export const mask = (index: number): string => `REDACTED-KEY-${index + 1}`;

/** Keys shorter than this are masked only where a key stands, or every report would be unreadable. */
const shortestBareKey = 6;
const shortestFragment = 8;
/** What is longer is masked whole, but not where it was cut: nobody hands out such keys but to keep the suite busy. */
const longestFragment = 512;
/** Looked for character by character: a longer one would cost a target's long answers too much. */
const longestByCharacter = 64;
/** What is longer is no key. */
const longestKey = 4096;

/**
 * The text without any of the keys, whichever way they are written: plain (in any case), URL-encoded
 * once or twice, JSON-escaped, hexadecimal, base64 at every alignment, character by character (`%6b`, `\u006b`, `&#107;`), or
 * cut off at either end of the text. Key number i becomes `mask(i)`. Empty secrets are skipped.
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

/** An exchange fit for a report: redacted, its bodies cut at `bodyLimit`. */
export function redactExchange(
  exchange: Exchange,
  secrets: readonly string[],
  limit = bodyLimit,
  answerLimit = bodyLimit,
): Exchange {
  const clean = (text: string) => redact(text, secrets);
  const { requestHeaders, responseHeaders, requestBody, responseBody, error } = exchange;
  // Operation, method, status and times are our own words: a key that a target hands out must not rewrite them.
  return {
    ...exchange,
    url: clean(exchange.url),
    ...optional({
      requestHeaders: requestHeaders && cleanHeaders(requestHeaders, clean),
      responseHeaders: responseHeaders && cleanHeaders(responseHeaders, clean),
      requestBody: requestBody && cut(clean(requestBody), limit),
      responseBody: responseBody && cut(clean(responseBody), answerLimit),
      error: error && clean(error),
    }),
  };
}

const cleanHeaders = (headers: Record<string, string>, clean: (text: string) => string) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [clean(name), clean(value)]));

/** A result fit for a report: its free texts redacted. Ids, verdicts, statements and names of fields are our own words. */
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

/** The keys that an answer hands out (`api_key` members at any depth), for instance on account creation. */
export function secretsIn(body: string): string[] {
  const found = new Set<string>();
  for (const [, key] of body.matchAll(/"api_key"\s*:\s*"((?:[^"\\]|\\.)+)"/g)) {
    if (key && !key.startsWith('REDACTED-KEY-')) found.add(unescaped(key));
  }
  return [...found];
}

/** The secrets given beforehand, then every key seen in the answers of the results. */
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
  /** Some or all of its characters as `%6b`, `\u006b` or `&#107;`; null for what is too short or too long. */
  characters: RegExp | null;
  index: number;
  secret: string;
}

let lastKey = '';
let lastPatterns: SecretPattern[] = [];

/** Remembers the last list: a run redacts thousands of texts with one list of keys. */
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
    const forms = [...new Set([secret, url, json])].map(escaped).join('|');
    return new RegExp(`(api_key\\\\?"?\\s*[:=]\\s*\\\\?"?)(?:${forms})(?![A-Za-z0-9])`, 'gi');
  }
  const bytes = Buffer.from(secret, 'utf8');
  const plus = url.replaceAll('%20', '+');
  const forms = [secret, url, plus, percent(url), json, bytes.toString('hex')].map(escaped);
  return new RegExp([...new Set([...forms, ...base64Forms(bytes)])].join('|'), 'gi');
}

const writtenByCharacter = /%[0-9a-f]{2}|\\u00|&#/i;

/** The key with any of its characters written as a number, in the ways of URLs, JSON and HTML. */
function charactersOf(secret: string): RegExp | null {
  if (secret.length < shortestBareKey || secret.length > longestByCharacter) return null;
  const ways = [...secret].map((char) => {
    const code = char.codePointAt(0) ?? 0;
    const hex = code.toString(16);
    const bytes = [...Buffer.from(char)]
      .map((one) => `%(?:25)*${one.toString(16).padStart(2, '0')}`)
      .join('');
    const json = [...char].length === char.length ? `|\\\\+u0*${hex}` : '';
    return `(?:${escaped(char)}|${bytes}${json}|&#0*${code};?|&#x0*${hex};?)`;
  });
  return new RegExp(ways.join(''), 'gi');
}

/** base64 depends on what stands before the key, so: one form per alignment, without the shared edges. */
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

/** A text that was cut inside a key shows a part of it at its end, or, quoted from the middle, at its start. */
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

const cut = (body: string, limit = bodyLimit): string =>
  body.length <= limit ? body : `${body.slice(0, limit)}… (${body.length - limit} more)`;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

function unescaped(json: string): string {
  try {
    return JSON.parse(`"${json}"`) as string;
  } catch {
    return json;
  }
}
