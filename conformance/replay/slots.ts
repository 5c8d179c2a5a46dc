/**
 * Finds the values of earlier answers that later requests or the assertion use, so that a replay can use the new values in
 * their place.
 */
import { type Exchange, withoutQuery } from '../judge/exchange.js';
import { readLeniently } from '../judge/lenient-json.js';
import { keepDigitsOfIds } from '../judge/raw-json.js';
import { literalPattern } from '../target/literal-pattern.js';

/** A member's name, an index in a list, or the list entry with a unique value of a member. */
export type Step = string | number | { key: string; value: string };

/** The value at `path` in the answer of exchange `from`. */
export interface Slot {
  from: number;
  path: Step[];
  value: string;
  /** Replaced only after this path segment: a record of another kind has the same id. */
  within?: string;
}

/** What a pattern matches, and the piece that stands for it. */
export type Case<Piece> = readonly [pattern: RegExp, piece: Piece];

/** The slots that later requests need, or the assertion with its ids `speaks`; each from the first answer that contains it. */
export function captures(exchanges: readonly Exchange[], speaks: readonly string[] = []): Slot[] {
  const slots = new Map<string, Slot>();
  exchanges.forEach(({ url, responseBody = '' }, from) => {
    const later = exchanges.slice(from + 1);
    const body = readLeniently(responseBody);
    keepDigitsOfIds(body, responseBody);
    for (const { value, path } of membersOf(body, isId)) {
      const text = String(value);
      if (text === '' || value === null || typeof value === 'object') continue;
      const first = slots.get(text);
      if (first) {
        const within = segmentFor(path, text, later);
        if (within === undefined || kindsOf(first.path).includes(within) || slots.has(`${within}/${text}`))
          continue;
        slots.set(`${within}/${text}`, { from, path, value: text, within });
        continue;
      }
      // The address of an account, unless the request was sent to it.
      if (path.at(-1) === 'url' && (!isAddress(text) || url.startsWith(text))) continue;
      const isNeeded = speaks.includes(text) || later.some((exchange) => needs(exchange, text));
      if (isNeeded) slots.set(text, { from, path, value: text });
    }
  });
  return [...slots.values()];
}

/** The path segments that may precede the id of a record with this wrapper: `tax.id` -> `taxes`. */
function kindsOf(path: readonly Step[]): string[] {
  const wrapper =
    path.at(-1) === 'id' ? path.findLast((one, n) => typeof one === 'string' && n < path.length - 1) : '';
  return typeof wrapper === 'string' && wrapper !== '' ? [wrapper, `${wrapper}s`, `${wrapper}es`] : [];
}

/** The segment that precedes this id in later URLs, if it is the name of the record's kind. */
const segmentFor = (path: readonly Step[], id: string, later: readonly Exchange[]): string | undefined =>
  kindsOf(path).find((kind) => later.some(({ url }) => occurrences(id, kind).test(url)));

/** The latest earlier answer with this value under this name; with `isOthers` only in answers of other records. */
export function shownBefore(
  exchanges: readonly Exchange[],
  name: string,
  value: unknown,
  isOthers: boolean,
): { from: number; path: Step[] } | undefined {
  const wanted = JSON.stringify(value);
  const own = firstId(readLeniently(exchanges.at(-1)?.responseBody ?? ''));
  for (let from = exchanges.length - 2; from >= 0; from -= 1) {
    const body = readLeniently(exchanges[from]?.responseBody ?? '');
    if (isOthers && (own === undefined ? isSameAsked(exchanges, from) : firstId(body) === own)) continue;
    const found = membersOf(body, (key) => key === name).find((one) => JSON.stringify(one.value) === wanted);
    if (found) return { from, path: found.path };
  }
  return undefined;
}

const firstId = (body: unknown): unknown => membersOf(body, (key) => key === 'id')[0]?.value;

const isSameAsked = (exchanges: readonly Exchange[], n: number): boolean =>
  withoutQuery(exchanges[n]?.url ?? '') === withoutQuery(exchanges.at(-1)?.url ?? '');

/** The text with everything that a pattern matches replaced by its piece; of overlapping matches that of the earlier case counts. */
export function splitBy<Piece>(text: string, cases: readonly Case<Piece>[]): (string | Piece)[] {
  const found: { start: number; end: number; piece: Piece }[] = [];
  for (const [pattern, piece] of cases)
    for (const { index: start, 0: match } of text.matchAll(pattern)) {
      const end = start + match.length;
      if (!found.some((one) => start < one.end && one.start < end)) found.push({ start, end, piece });
    }
  found.sort((a, b) => a.start - b.start);
  const ends = [0, ...found.map(({ end }) => end)];
  const pieces = found.flatMap(({ start, piece }, n) => [text.slice(ends[n], start), piece]);
  return [...pieces, text.slice(ends.at(-1))];
}

/** The values of the slots, where they are complete ids; those of one kind of record first. */
export const slotCases = (slots: readonly Slot[]): Case<Slot>[] =>
  [...slots]
    .sort((a, b) => Number(b.within !== undefined) - Number(a.within !== undefined))
    .map((slot) => [occurrences(slot.value, slot.within), slot]);

const isId = (name: string): boolean => ['id', 'api_key', 'url'].includes(name) || name.endsWith('_id');

const isAddress = (text: string): boolean => /^https?:\/\/[^/]/.test(text);

interface Member {
  value: unknown;
  path: Step[];
}

/** The wanted members, outer ones first, in document order. */
function membersOf(body: unknown, isWanted: (name: string) => boolean): Member[] {
  const found: Member[] = [];
  const walk = (value: unknown, path: Step[]): void => {
    if (value === null || typeof value !== 'object') return;
    const inside: Member[] = Array.isArray(value)
      ? value.map((one, n) => ({ value: one, path: [...path, entryStep(value, n)] }))
      : Object.entries(value).map(([key, one]) => ({ value: one, path: [...path, key] }));
    for (const one of inside) if (isWanted(String(one.path.at(-1)))) found.push(one);
    for (const one of inside) walk(one.value, one.path);
  };
  walk(body, []);
  return found;
}

/** A member with a unique value, which identifies the entry in any order; otherwise its index. */
function entryStep(list: readonly unknown[], n: number): Step {
  const memberOf = (one: unknown, key: string) => (Object(one) as Record<string, unknown>)[key];
  for (const key of ['name', 'serie', 'reference', 'code']) {
    const value = memberOf(list[n], key);
    if (typeof value !== 'string' || value === '') continue;
    if (list.filter((one) => memberOf(one, key) === value).length === 1) return { key, value };
  }
  return n;
}

function needs({ url, requestBody = '' }: Exchange, value: string): boolean {
  if (!url.includes(value) && !requestBody.includes(value)) return false;
  return occurrences(value).test(url) || occurrences(value).test(requestBody);
}

/**
 * Matches an id as a path segment (complete, or with a suffix that makes it invalid), as an id or key in the query, or as the
 * value of an id member in a body; an address as a prefix. With `within` only as the path segment after that one.
 */
function occurrences(value: string, within?: string): RegExp {
  const literal = literalPattern(value);
  if (isAddress(value)) return new RegExp(`^${literal}${value.endsWith('/') ? '' : '(?=[/?]|$)'}`, 'g');
  const inPath = `(?<=://[^?]*/${within === undefined ? '' : `${within}/`})${literal}(?=[/?]|\\.json|$|abc|,\\d|e0)`;
  if (within !== undefined) return new RegExp(inPath, 'g');
  const inQuery = `(?<=[?&][^=&]*(?:id|api_key)=)${literal}(?=&|$)`;
  const inBody = `(?<="(?:id|[a-z_]+_id)"\\s*:\\s*"?)${literal}(?=["\\s,}\\]])`;
  return new RegExp(`${inPath}|${inQuery}|${inBody}`, 'g');
}
