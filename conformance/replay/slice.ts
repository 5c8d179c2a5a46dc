/**
 * Which of the exchanges before a violation it depends on, and which of these may be left out without changing what is due.
 * Pure: whether the smaller trace still shows the violation is found out in minimise.ts.
 */

import { askedBesidesPage, type Exchange } from '../judge/exchange.js';
import type { Proof } from '../judge/violation.js';
import { captures, withoutSlots } from './slots.js';

/** Indices of exchanges, in order. */
export type Slice = readonly number[];

interface Recorded {
  exchanges: readonly Exchange[];
  tag: string;
  /** Exchanges with whose answers the last one is compared. */
  others: ReadonlySet<number>;
  /** Ids that the assertion speaks of. */
  ids: readonly string[];
  proof: Proof | undefined;
  /** The field that is wrong. */
  field?: string | undefined;
}

/** The exchanges that each needs: those whose answers showed its ids, and those that made or changed what it names. */
function needsOf({ exchanges, tag, ids, proof }: Recorded): Set<number>[] {
  const slots = captures(exchanges, ids);
  const names = exchanges.map((one) => tagged(one, tag));
  // Whatever the assertion names must be there.
  for (const text of taggedIn(JSON.stringify(proof ?? null), tag)) names.at(-1)?.add(text);
  return exchanges.map((one, n) => {
    const needed = new Set<number>();
    const used = new Set<string>();
    for (const text of [one.url, one.requestBody ?? ''])
      for (const part of withoutSlots(
        text,
        slots.filter(({ from }) => from < n),
      ))
        if (typeof part !== 'string') used.add(part.variable);
    if (n === exchanges.length - 1)
      for (const { name, value } of slots) if (ids.includes(value)) used.add(name);
    for (const { name, from } of slots) if (used.has(name)) needed.add(from);
    for (let before = 0; before < n; before += 1)
      if (
        exchanges[before]?.method !== 'GET' &&
        isDefiner(exchanges[before]) &&
        sharesOne(names[before], names[n])
      )
        needed.add(before);
    return needed;
  });
}

/** Requests that make or rename what later bodies name: clients, items, taxes, sequences, accounts. */
const isDefiner = ({ operation = '' }: Partial<Exchange> = {}): boolean =>
  /^(create|update)(Client|Item|Tax|Sequence|Account)/.test(operation);

const sharesOne = (one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): boolean =>
  [...one].some((name) => other.has(name));

/** The texts with the tag of the run in a request: names, codes, references. */
function tagged({ requestBody = '', url, operation = '' }: Exchange, tag: string): Set<string> {
  // Unique in the whole system, and drawn from no name: an account that has one already may be what is refused.
  const fiscalIds = operation.startsWith('createAccount') ? fiscalIdsIn(requestBody) : [];
  const queried = [...url.matchAll(/[?&][^=&]+=([^&]*)/g)].map(([, value = '']) => decoded(value));
  return new Set([
    ...fiscalIds,
    ...taggedIn(requestBody, tag),
    ...queried.filter((text) => isOurs(text, tag)),
  ]);
}

const fiscalIdsIn = (body: string): string[] =>
  [...body.matchAll(/"fiscal_id"\s*:\s*"(\d{9})"/g)].map(([, id = '']) => id);

const isOurs = (text: string, tag: string): boolean =>
  tag !== '' && text.toLowerCase().includes(tag.toLowerCase());

const taggedIn = (json: string, tag: string): string[] =>
  [...json.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text).filter((text) => isOurs(text, tag));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** The record of a path: `/invoices/17` of `/invoices/17/change-state.json`. */
function recordOf({ url }: Exchange): string | undefined {
  return /^[^?]*?(\/[^/?]+\/\d+)(?=[./?]|$)/.exec(url)?.[0];
}

const idOf = (exchange: Exchange): string | undefined => /\/(\d+)$/.exec(recordOf(exchange) ?? '')?.[1];

/**
 * Candidate slices, the smallest first: what the last exchange needs with every change of its record; all changes; everything.
 */
export function slicesOf(recorded: Recorded): Slice[] {
  const { exchanges, others } = recorded;
  const last = exchanges.length - 1;
  const needs = needsOf(recorded);
  const close = (kept: Set<number>): Slice => {
    const queue = [...kept];
    for (let n = queue.pop(); n !== undefined; n = queue.pop())
      for (const one of needs[n] ?? [])
        if (!kept.has(one)) {
          kept.add(one);
          queue.push(one);
        }
    return [...kept].sort((a, b) => a - b);
  };
  const seeds = new Set([
    last,
    ...others,
    ...earlierPages(exchanges, recorded.proof),
    ...burstWith(exchanges, last),
  ]);
  const own = close(new Set(seeds));
  // Those that the assertion speaks of, too: an entry of a list was changed at an address of its own.
  const ids = new Set([...own.map((n) => idOf(exchanges[n] as Exchange)), ...recorded.ids]);
  const isOfThese = (one: Exchange) => ids.has(idOf(one)) && idOf(one) !== undefined;
  const changes = exchanges.flatMap((one, n) =>
    n < last && one.method !== 'GET' && isOfThese(one) ? [n] : [],
  );
  const writes = exchanges.flatMap((one, n) => (n < last && one.method !== 'GET' ? [n] : []));
  const slices = [
    close(new Set([...own, ...changes])),
    close(new Set([...own, ...writes])),
    exchanges.map((_, n) => n),
  ];
  return slices.filter((slice, n) => slices.findIndex((one) => one.join() === slice.join()) === n);
}

/** Exchanges that were under way at the same time as the last one. */
function burstWith(exchanges: readonly Exchange[], last: number): number[] {
  const one = exchanges[last];
  if (one?.clockMs === undefined) return [];
  const begin = one.clockMs;
  const end = begin + one.durationMs;
  return exchanges.flatMap(({ clockMs, durationMs }, n) =>
    clockMs !== undefined && clockMs < end - 0.5 && begin < clockMs + durationMs - 0.5 ? [n] : [],
  );
}

/** The pages of the same list that were read right before the last one, where all of them are judged together. */
function earlierPages(exchanges: readonly Exchange[], proof: Proof | undefined): number[] {
  if (!proof || !['listed', 'pages', 'apart', 'total'].includes(proof.by)) return [];
  const last = exchanges.length - 1;
  const asked = (n: number) => {
    const { url = '' } = exchanges[n] ?? {};
    return proof.by === 'listed' ? askedBesidesPage(url) : url.replace(/\?.*$/s, '');
  };
  const pages: number[] = [];
  for (let n = last - 1; n >= 0 && exchanges[n]?.method === 'GET' && asked(n) === asked(last); n -= 1)
    pages.push(n);
  return pages;
}

/**
 * Which exchanges of a slice may be left out one by one: what is due must not rest on them. Of assertions that count or
 * compare records nothing may go.
 */
export function removable(recorded: Recorded, slice: Slice): number[] {
  const { exchanges, others, proof, field, ids } = recorded;
  if (proof && countsRecords.has(proof.by)) return [];
  const last = exchanges.length - 1;
  const needs = needsOf(recorded);
  const needed = new Set(slice.flatMap((n) => [...(needs[n] ?? [])]));
  const own = recordOf(exchanges[last] as Exchange);
  return slice.filter((n) => {
    const one = exchanges[n] as Exchange;
    if (n === last || others.has(n) || needed.has(n)) return false;
    const isSpokenOf = ids.includes(idOf(one) ?? '');
    if (one.method === 'GET' || (own !== undefined && recordOf(one) !== own && !isSpokenOf)) return true;
    // What was refused changes nothing, and an e-mail nothing of a document; a state does not depend on the content.
    const { operation = '', status = 0 } = one;
    const isRefused = status >= 400 && status < 500;
    return (
      isRefused || operation.startsWith('email') || (field === 'status' && operation.startsWith('update'))
    );
  });
}

const countsRecords = new Set<Proof['by']>([
  'size',
  'count',
  'total',
  'pages',
  'apart',
  'unique',
  'pagination',
  'body',
]);
