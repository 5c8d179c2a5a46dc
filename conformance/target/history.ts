/**
 * How each record came to be as it is: the request that made it, those that changed it and looks at it. Owns no
 * choice of what a script needs of that (chain-before.ts), no judging and no writing.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import type { Exchange } from '../judge/exchange.js';
import { readLeniently } from '../judge/lenient-json.js';

export interface History {
  /** By the path of the record, such as `/quotes/17`: its making first, then its latest changes. */
  readonly changes: Map<string, Exchange[]>;
  /** By the same path: the first look at it, and the latest. */
  readonly looks: Map<string, Exchange[]>;
  /** What has this id, in any account. */
  readonly byId: Map<string, Known[]>;
  /** What was made under this name, or code, or was given it later. */
  readonly byName: Map<string, Known[]>;
  /** Of records that no request of their own has made: the answer that was the first to show the id. */
  readonly firstShown: Map<string, Exchange>;
  /** Of lists too long to be kept whole: the ids of their entries. */
  readonly listed: WeakMap<Exchange, readonly string[]>;
  /** What made the account that this key opens. */
  readonly byKey: Map<string, Exchange>;
  /** By operation: the latest requests that were refused. */
  readonly refused: Map<string, Exchange[]>;
}

/** A record and the address of the account that it is in. */
export interface Known {
  path: string;
  account: string;
}

export const emptyHistory = (): History => ({
  changes: new Map(),
  looks: new Map(),
  byId: new Map(),
  byName: new Map(),
  firstShown: new Map(),
  listed: new WeakMap(),
  byKey: new Map(),
  refused: new Map(),
});

const mostChanges = 30;
const mostLooks = 3;
const mostRefused = 3;

/** Remembers what a request has made, or may have changed (what was refused may have done something too), or has shown. */
export function remember(history: History, exchange: Exchange): void {
  const { operation = '', status = 0, responseBody = '' } = exchange;
  if (operation.startsWith('createAccount')) {
    const [, key] = /"api_key"\s*:\s*"([^"]+)"/.exec(responseBody) ?? [];
    if (key !== undefined) history.byKey.set(key, exchange);
  }
  if (status >= 400 && status < 500) {
    const all = listAt(history.refused, operation);
    all.push(exchange);
    if (all.length > mostRefused) all.shift();
  }
  if (exchange.method === 'POST' && exchange.operation?.startsWith('create')) {
    if ((exchange.status ?? 0) >= 300) return;
    const [, id] = /"id"\s*:\s*"?([\w-]+)/.exec(exchange.responseBody ?? '') ?? [];
    if (id !== undefined) rememberMaking(history, id, exchange);
    rememberShown(history, exchange);
    return;
  }
  if (exchange.method === 'GET') rememberShown(history, exchange);
  const [known] = recordsOf(history, exchange);
  if (known === undefined) return;
  const isLook = exchange.method === 'GET';
  if (!isLook) nameIt(history, known, exchange);
  const all = listAt(isLook ? history.looks : history.changes, known);
  all.push(exchange);
  // The first look stays, for it may be shown ever after; so does the making.
  if (isLook && all.length > mostLooks) all.splice(1, 1);
  if (!isLook && all.length > mostChanges + 1) all.splice(1, 1);
}

function rememberMaking(history: History, id: string, exchange: Exchange): void {
  const path = `${pathOf(exchange.url).replace(/\.json$/, '')}/${id}`;
  // Two makings under one id: what was not kept has its id given again.
  listAt(history.changes, path).push(exchange);
  listAt(history.byId, id).push({ path, account: accountOf(exchange) });
  nameIt(history, path, exchange);
}

function nameIt(history: History, path: string, exchange: Exchange): void {
  const account = accountOf(exchange);
  for (const name of ownNames(exchange)) {
    const all = listAt(history.byName, name);
    if (!all.some((one) => one.path === path)) all.push({ path, account });
  }
}

/** Clients and items that come with a document show their ids later. */
function rememberShown(history: History, exchange: Exchange): void {
  if ((exchange.status ?? 0) >= 300) return;
  for (const [, id = ''] of (exchange.responseBody ?? '').matchAll(/"id"\s*:\s*"?([\w-]+)/g))
    if (!history.byId.has(id) && !history.firstShown.has(id)) history.firstShown.set(id, exchange);
}

function listAt<T>(map: Map<string, T[]>, key: string): T[] {
  const known = map.get(key);
  if (known) return known;
  const list: T[] = [];
  map.set(key, list);
  return list;
}

/** What a later body may call it by: a tax, an item or a client has a name, a client a code. */
function ownNames({ operation = '', requestBody = '' }: Exchange): string[] {
  if (!/^(create|update)(Tax|Item|Client)$/.test(operation)) return [];
  const [record] = Object.values(Object(readLeniently(requestBody)) as object) as unknown[];
  const { name, code } = Object(record) as { name?: unknown; code?: unknown };
  return [name, code].filter((one): one is string => typeof one === 'string' && one !== '');
}

const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '').replace(/\?.*$/s, '');

/** The segments of the operation's own path, and those before it: the address of the account. */
function segmentsOf({ url, operation = '' }: Exchange): {
  before: string[];
  own: string[];
  stated: string[];
} {
  const stated = operations[operation as OperationId]?.path.split('/').slice(1) ?? [];
  const all = pathOf(url).split('/').slice(1);
  const cut = Math.max(0, all.length - stated.length);
  return { before: all.slice(0, cut), own: all.slice(cut), stated };
}

export const accountOf = (exchange: Exchange): string => {
  const { before } = segmentsOf(exchange);
  return `${/^https?:\/\/[^/]+/.exec(exchange.url)?.[0]}/${before.join('/')}`;
};

/** The ids in a path, with the path down to each: `17` and `/quotes/17` of `/quotes/17/change-state.json`. */
export function idsInPath(exchange: Exchange): { id: string; path: string }[] {
  const { before, own, stated } = segmentsOf(exchange);
  return stated.flatMap((name, n) => {
    if (!name.startsWith('{')) return [];
    const id = (own[n] ?? '').replace(/\.json$/, '');
    return [{ id, path: `/${[...before, ...own.slice(0, n), id].join('/')}` }];
  });
}

/** The records that a path is about, the innermost first; a PDF's is any document of that id. */
export function recordsOf(history: History, exchange: Exchange): string[] {
  return idsInPath(exchange)
    .reverse()
    .flatMap(({ id, path }) =>
      history.changes.has(path) ? [path] : pathsIn(history.byId.get(id), accountOf(exchange)).slice(0, 1),
    );
}

/** Records in this account. */
export const pathsIn = (all: readonly Known[] = [], account: string): string[] =>
  all.filter((one) => one.account === account).map(({ path }) => path);

export interface Entry {
  id?: unknown;
  name?: unknown;
}

/** The entries of the list that a body is, or holds. */
export function entriesIn(text: string): Entry[] {
  const body = readLeniently(text);
  const inside = Object(body) as Entry;
  const list = Array.isArray(body)
    ? body
    : inside.id === undefined && Object.values(inside).find(Array.isArray);
  return (list || []).map((one: unknown) => Object(one) as Entry);
}

export const idsIn = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ id }) => id ?? []).map(String);
