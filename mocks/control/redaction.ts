/**
 * Keeps keys and passwords out of what the journal shows: by the names they stand under, whichever way those are
 * written, and wherever else the same text turns up. Keeps nothing itself.
 */
import type { Exchange } from '../http/hooks.js';

export const HIDDEN = '[redacted]';

/** Under these names stands a secret: in a query, a form, a body or a header. */
const NAME = /(^|[._-])(api_?key|access_?token|token|secret|password|passwd|credentials?)$/;
const HEADER = /api[-_]?key|token|secret|password|authorization|cookie|credential/;
/** A shorter text would turn up everywhere by chance; it is hidden where it stands under its name. */
const SHORTEST = 6;

const isSecret = (name: string): boolean =>
  NAME.test(
    decoded(decoded(name.replaceAll('+', ' ')))
      .trim()
      .replace(/^.*[?&]/, '')
      .replace(/(\[[^\]]*\])+$/, '')
      .replace(/([a-z])([A-Z])/g, '$1_$2')
      .replaceAll('-', '_')
      .toLowerCase(),
  );

export const isSecretHeader = (name: string): boolean => HEADER.test(name.toLowerCase());

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `name=value` in addresses and forms, percent-encoded separators included. */
const PAIR = /([?&;\s"']|^|%26|%3F)([^?&;=\s"'#]{1,80}?)(=|%3D)([^&;\s"'#]*)/gi;
/** A member of JSON, its name perhaps written with escapes; and one of JSON in a text of JSON. */
const MEMBER = /"((?:[^"\\]|\\u[0-9a-f]{4}){1,80})"(\s*:\s*)(?:"((?:[^"\\]|\\.)*)"|-?\d[\d.]*)/gi;
const NESTED = /(\\+")([^"\\]{1,80})\1(\s*:\s*)\1([^"\\]*)/g;

/** Most texts name no secret, and looking closer costs more than this. */
const MAY_NAME = /key|token|secret|passw|credential|\\u00|%[46]/i;

const plainName = (name: string): string =>
  name.replace(/\\u([0-9a-f]{4})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Without node's Buffer: the journal is there inside a page too. */
const base64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

/** What finds these secrets wherever they stand, in the forms in which they are usually written. */
export function patternOf(secrets: Iterable<string>): RegExp | undefined {
  const forms = [...secrets].flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    base64(secret),
  ]);
  if (forms.length === 0) return undefined;
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map((form) => form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|'), 'g');
}

/** The text without what stands under a secret's name, and without the secrets of this pattern. */
export function redact(text: string, secrets?: RegExp): string {
  const clean = MAY_NAME.test(text) ? withoutMembers(withoutPairs(text)) : text;
  return secrets === undefined ? clean : clean.replace(secrets, HIDDEN);
}

const withoutPairs = (text: string): string =>
  text.replace(PAIR, (_all, lead: string, name: string, equals: string, value: string) =>
    // An address may hold another one.
    isSecret(name) ? `${lead}${name}${equals}${HIDDEN}` : `${lead}${name}${equals}${withoutPairs(value)}`,
  );

const withoutMembers = (text: string): string =>
  text
    .replace(MEMBER, (all, name: string, colon: string) =>
      isSecret(plainName(name)) ? `"${name}"${colon}"${HIDDEN}"` : all,
    )
    .replace(NESTED, (all, quote: string, name: string, colon: string) =>
      isSecret(name) ? `${quote}${name}${quote}${colon}${quote}${HIDDEN}` : all,
    );

/** The secrets that stand under their names in an exchange: they may turn up without a name elsewhere. */
export function secretsIn({ arrival, answer }: Exchange): string[] {
  const found = new Set<string>();
  const add = (value: string) => {
    if (value.length >= SHORTEST && value !== HIDDEN) found.add(value);
  };
  for (const text of [arrival.url, textOf(arrival.raw), answer.text]) {
    if (!MAY_NAME.test(text)) continue;
    for (const [name, value] of named(text)) if (isSecret(plainName(name))) add(value);
  }
  for (const [name, value] of Object.entries(arrival.headers)) {
    if (value === undefined || !isSecretHeader(name)) continue;
    for (const word of String(value).split(/[\s;=,]+/)) add(word);
  }
  return [...found];
}

function* named(text: string): Generator<[string, string]> {
  for (const [, , name = '', , value = ''] of text.matchAll(PAIR)) yield [name, decoded(value)];
  for (const [, name = '', , value = ''] of text.matchAll(MEMBER)) yield [name, unescaped(value)];
  for (const [, , name = '', , value = ''] of text.matchAll(NESTED)) yield [name, value];
}

const textOf = (raw: Buffer | string | undefined): string => (raw === undefined ? '' : String(raw));

function unescaped(value: string): string {
  try {
    return JSON.parse(`"${value}"`) as string;
  } catch {
    return value;
  }
}
