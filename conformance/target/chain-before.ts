/**
 * What must be sent before an exchange, so that everything that it is about is there and as it was: what its path, its
 * bodies and its answer name, and what those need in their turn. Pure; owns neither the history nor the script.
 */
import type { Breach } from '../judge/breach.js';
import { askedBesidesPage, type Exchange } from '../judge/exchange.js';
import { readLeniently } from '../judge/lenient-json.js';
import { idsOf, type Place } from '../judge/proof-place.js';
import {
  accountOf,
  type Entry,
  entriesIn,
  type History,
  idsIn,
  idsInPath,
  pathsIn,
  recordsOf,
} from './history.js';

export interface Wanted {
  /** What the same check, or the same life in it, has sent, in order. */
  sent: readonly Exchange[];
  /** Whether all counts that it has changed; else only what made the records themselves. */
  isWhole: boolean;
  /** Whether earlier looks at the record count: what they showed may be shown again. */
  isKept?: boolean;
  /** Whether it is a failure of the server's own. */
  isBroken?: boolean;
  /** Whether it counts that the record was looked at before. */
  isLookedAt: boolean;
  /** Ids of further records that the assertion speaks of. */
  ids?: readonly string[];
  /** Exchanges with whose answers this one is compared. */
  others?: readonly Exchange[];
  /** Texts that should have come back, or came: whoever sent them counts. */
  texts?: readonly string[];
}

/** What a breach needs: a value may rest on all that was sent, the form of an answer or its status on its record. */
export function wantedFor(breach: Breach, place: Place | undefined, sent: readonly Exchange[]): Wanted {
  const { proof, sort, symptom, others } = breach;
  const entry = place?.entry;
  const isBroken = sort === 'silence' || Number(symptom) >= 500;
  return {
    sent,
    isWhole: sort === 'value' || isBroken,
    isKept: sort === 'value' || sort === 'state' || isBroken,
    isBroken,
    isLookedAt: proof?.by !== 'listed' && proof?.by !== 'apart',
    ids: [...(entry ? [String(entry.id)] : []), ...idsOf(proof)],
    ...(others && { others }),
    texts: textsOf(breach),
  };
}

/** The texts that a value is about; a word such as `draft` is of no request in particular. */
const textsOf = ({ proof }: Breach): string[] =>
  proof?.by !== 'value'
    ? []
    : [proof.expected, proof.actual].filter(
        (one): one is string => typeof one === 'string' && one.length > 8,
      );

const mostRecords = 40;

export function before(history: History, exchange: Exchange, wanted: Wanted): Exchange[] {
  const { sent, isWhole, isKept, isBroken, isLookedAt, ids = [], others = [], texts = [] } = wanted;
  const found = new Map<string, Exchange>();
  const queue: Exchange[] = [];
  const include = (one: Exchange | undefined) => {
    if (!one || isSame(one, exchange) || isLater(one, exchange) || found.has(keyOf(one))) return;
    found.set(keyOf(one), one);
    queue.push(one);
  };
  const includeRecord = (path: string) => {
    for (const one of history.changes.get(path) ?? []) include(one);
  };
  const account = accountOf(exchange);
  // What breaks for a request that others are answered to may rest on one that was refused before.
  if (isBroken) (history.refused.get(exchange.operation ?? '') ?? []).forEach(include);
  const spoken = [...new Set([...listedIds(history, exchange), ...ids])].slice(-mostRecords);
  for (const id of spoken) pathsIn(history.byId.get(id), account).forEach(includeRecord);
  for (const name of namesListed(exchange)) pathsIn(history.byName.get(name), account).forEach(includeRecord);
  for (const page of [...others, ...earlierPages(exchange, sent)]) {
    include(page);
    for (const id of listedIds(history, page)) pathsIn(history.byId.get(id), account).forEach(includeRecord);
  }
  const [own] = recordsOf(history, exchange);
  if (isKept && own !== undefined) (history.looks.get(own) ?? []).forEach(include);
  if (isWhole) {
    const isAbout = (one: Exchange) =>
      own === undefined
        ? pathOf(one) === pathOf(exchange) && ids.some((id) => listedIds(history, one).includes(id))
        : recordsOf(history, one)[0] === own;
    // A look that showed the same as the one before it adds nothing.
    const isNew = (one: Exchange, n: number) =>
      one.url !== sent[n - 1]?.url || one.responseBody !== sent[n - 1]?.responseBody;
    sent
      .filter((one, n) => one.method !== 'GET' || (isLookedAt && isAbout(one) && isNew(one, n)))
      .forEach(include);
    if (isFiltered(exchange)) besides(history, exchange).forEach(includeRecord);
  }
  for (let one: Exchange | undefined = exchange; one; one = queue.shift()) {
    recordsOf(history, one).forEach(includeRecord);
    include(history.byKey.get(keyIn(one) ?? ''));
    for (const { id } of idsInPath(one)) if (!history.byId.has(id)) born(history, id, one).forEach(include);
    const own = accountOf(one);
    for (const name of namesIn(one)) pathsIn(history.byName.get(name), own).forEach(includeRecord);
    for (const id of sequencesIn(one)) pathsIn(history.byId.get(id), own).forEach(includeRecord);
    if (queue.length > 0) continue;
    for (const text of texts)
      if (!holds([exchange, ...found.values()], text)) include(senderOf(history, exchange, text, 'last'));
  }
  return [...found.values()].sort((a, b) => (a.clockMs ?? 0) - (b.clockMs ?? 0));
}

const keyIn = ({ url }: Exchange): string | undefined => {
  const [, key] = /[?&]api_key=([^&]+)/.exec(url) ?? [];
  return key === undefined ? undefined : decoded(key);
};

const keyOf = ({ clockMs, sentAt, method, url }: Exchange): string => `${clockMs} ${sentAt} ${method} ${url}`;

/** The entries that a list has answered, as far as the answer was kept. */
const listed = ({ method, responseBody = '' }: Exchange): Entry[] =>
  method === 'GET' ? entriesIn(responseBody) : [];

const listedIds = (history: History, exchange: Exchange): readonly string[] =>
  history.listed.get(exchange) ?? idsIn(listed(exchange));

/** The names of listed entries that show no id. */
const namesListed = (exchange: Exchange): string[] =>
  listed(exchange).flatMap(({ id, name }) => (id === undefined && typeof name === 'string' ? name : []));

const isFiltered = ({ method, url }: Exchange): boolean =>
  method === 'GET' && /[?&](?!page=|per_page=|api_key=|via=)[^=&]+=/.test(url);

/** What a filter leaves out must be there: all that holds the text it asks for, and the latest of the kind that is not listed. */
function besides(history: History, exchange: Exchange): string[] {
  const listed = new Set(listedIds(history, exchange));
  const [own] = [...listed].flatMap((id) => pathsIn(history.byId.get(id), accountOf(exchange)));
  const kind = own?.replace(/[^/]+$/, '');
  const [, asked = ''] = /[?&]text=([^&]+)/.exec(exchange.url) ?? [];
  const text = JSON.stringify(decoded(asked)).slice(1, -1);
  const found: string[] = [];
  let beside: string | undefined;
  for (const [path, [made]] of history.changes) {
    if (!made || isLater(made, exchange)) continue;
    const isListed = listed.has(path.slice(path.lastIndexOf('/') + 1));
    if (text !== '' && made.operation !== 'createClient' && made.requestBody?.includes(text))
      found.push(path);
    else if (!isListed && kind !== undefined && path.replace(/[^/]+$/, '') === kind) beside = path;
  }
  return [...found.slice(0, mostRecords), ...(beside ? [beside] : [])];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

const pathOf = ({ url }: Exchange): string => url.replace(/\?.*$/s, '');

/** The pages of the same list that were read right before this one. */
function earlierPages(exchange: Exchange, sent: readonly Exchange[]): Exchange[] {
  if (exchange.method !== 'GET' || pageOf(exchange.url) <= 1) return [];
  const earlier = sent.filter((one) => !isSame(one, exchange) && !isLater(one, exchange));
  const pages: Exchange[] = [];
  const asked = askedBesidesPage(exchange.url);
  for (const one of earlier.reverse()) {
    const isPage = one.method === 'GET' && askedBesidesPage(one.url) === asked;
    if (!isPage || pages.length >= mostRecords) break;
    pages.push(one);
    if (pageOf(one.url) <= 1) break;
  }
  return pages;
}

const pageOf = (url: string): number => Number(/[?&]page=(\d+)/.exec(url)?.[1] ?? 1);

/** Of a record that came with another: the answer that showed its id first, and the request that was the first to name it. */
function born(history: History, id: string, asked: Exchange): Exchange[] {
  const shown = history.firstShown.get(id);
  if (!shown || isLater(shown, asked)) return [];
  const name = nameOf(readLeniently(shown.responseBody ?? ''), id);
  const maker = name === undefined ? undefined : senderOf(history, shown, name, 'first');
  return [shown, ...(maker ? [maker] : [])];
}

/** What the record of that id is called. */
function nameOf(body: unknown, id: string): string | undefined {
  if (body === null || typeof body !== 'object') return undefined;
  const own = body as { id?: unknown; name?: unknown };
  if (String(own.id) === id) return typeof own.name === 'string' ? own.name : undefined;
  for (const inner of Object.values(body)) {
    const found = nameOf(inner, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Names of taxes, clients and items that a body names. */
function namesIn({ operation, requestBody = '' }: Exchange): string[] {
  if (/^(create|update)(Tax|Client)$/.test(operation ?? '')) return [];
  const isItem = /^(create|update)Item$/.test(operation ?? '');
  const parts = requestBody.matchAll(
    /"(tax|client|items)"\s*:\s*[[{]|"(?:name|code)"\s*:\s*("(?:[^"\\]|\\.)*")/g,
  );
  let inside = '';
  return [...parts].flatMap(([, place, name]) => {
    if (place !== undefined) inside = place;
    if (name === undefined || inside === '' || (isItem && inside !== 'tax')) return [];
    return [readLeniently(name) as string];
  });
}

const holds = (exchanges: readonly Exchange[], text: string): boolean =>
  exchanges.some(({ requestBody = '' }) => requestBody.includes(JSON.stringify(text)));

/** Who said it before, in a request that may have changed something: the first or the last of them. */
function senderOf(history: History, exchange: Exchange, text: string, which: 'first' | 'last') {
  let found: Exchange | undefined;
  for (const all of history.changes.values())
    for (const one of all) {
      if (isLater(one, exchange) || !holds([one], text)) continue;
      if (!found || isLater(one, found) === (which === 'last')) found = one;
    }
  return found;
}

const sequencesIn = ({ requestBody = '' }: Exchange): string[] =>
  [...requestBody.matchAll(/"sequence_id"\s*:\s*"?([\w-]+)/g)].map(([, id = '']) => id);

const isLater = (one: Exchange, other: Exchange): boolean =>
  one.clockMs !== undefined && other.clockMs !== undefined && one.clockMs > other.clockMs;

const isSame = (one: Exchange, other: Exchange): boolean =>
  one.clockMs === other.clockMs &&
  one.sentAt === other.sentAt &&
  one.url === other.url &&
  one.method === other.method &&
  one.requestBody === other.requestBody;
