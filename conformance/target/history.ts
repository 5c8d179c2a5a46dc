/**
 * How each record came to be as it is: the request that made it and those that changed it, for a script that shows a fault
 * again from nothing. Owns no judging and no writing.
 */
import type { Exchange } from '../judge/exchange.js';

/** By the path of the record, such as `/quotes/17`: its making first, then its latest changes. */
export type History = Map<string, Exchange[]>;

const mostChanges = 30;

const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '').replace(/\?.*$/s, '');

/** Remembers what a request has made, or may have changed: what was refused may have done something too. */
export function remember(history: History, exchange: Exchange): void {
  const path = pathOf(exchange.url);
  if (exchange.method === 'POST' && exchange.operation?.startsWith('create')) {
    if ((exchange.status ?? 0) >= 300) return;
    const [, id] = /"id"\s*:\s*"?([\w-]+)/.exec(exchange.responseBody ?? '') ?? [];
    if (id !== undefined) history.set(`${path.replace(/\.json$/, '')}/${id}`, [exchange]);
    return;
  }
  const known = keyIn(history, path);
  const all = known === undefined ? undefined : history.get(known);
  if (!all || exchange.method === 'GET') return;
  all.push(exchange);
  if (all.length > mostChanges + 1) all.splice(1, 1);
}

/**
 * What must be sent before this one, so that its record (of a list: the one of that id) is there and as it was, and what its
 * bodies name too.
 */
export function before(history: History, exchange: Exchange, id?: unknown): Exchange[] {
  const isListed = (path: string) => id !== undefined && path.endsWith(`/${String(id)}`);
  const key = keyIn(history, pathOf(exchange.url)) ?? [...history.keys()].find(isListed);
  const all = key === undefined ? [] : (history.get(key) ?? []);
  const own = all.filter((one) => !isSame(one, exchange) && !isLater(one, exchange));
  const bodies = [...own, exchange].map(({ requestBody = '' }) => requestBody);
  const named = [...history].flatMap(([path, [made]]) => {
    const says = made && !own.includes(made) && !isSame(made, exchange) ? namesOf(path, made) : [];
    return made && says.some((one) => bodies.some((body) => body.includes(one))) ? [made] : [];
  });
  return [...named, ...own];
}

/** How a body may mean a tax or a sequence; a client and an item come with the document that names them. */
function namesOf(path: string, { operation, requestBody = '' }: Exchange): string[] {
  const id = path.slice(path.lastIndexOf('/') + 1);
  if (operation === 'createSequence') return [`"sequence_id":"${id}"`, `"sequence_id":${id}`];
  const name = operation === 'createTax' ? /"name"\s*:\s*("[^"\\]+")/.exec(requestBody)?.[1] : undefined;
  return name ? [name] : [];
}

const isLater = (one: Exchange, other: Exchange): boolean =>
  one.clockMs !== undefined && other.clockMs !== undefined && one.clockMs > other.clockMs;

const isSame = (one: Exchange, other: Exchange): boolean =>
  one.sentAt === other.sentAt &&
  one.url === other.url &&
  one.method === other.method &&
  one.requestBody === other.requestBody;

/** The record that a path is about: `/quotes/17/change-state.json` and `/quotes/17.json`; a PDF's is any document of that id. */
function keyIn(history: History, path: string): string | undefined {
  const [, own, id] = /^(.*?\/([\w-]*\d[\w-]*))(?:\.json|\/.*)$/.exec(path) ?? [];
  if (own === undefined) return undefined;
  if (history.has(own)) return own;
  return /\/(pdf|qr_codes|document)\//.test(path) || path.startsWith('/document/')
    ? [...history.keys()].find((key) => key.endsWith(`/${id}`))
    : undefined;
}
