/**
 * The wire: reads a request, finds its route, writes the answer. It owns addresses, JSON and error bodies;
 * it knows no resource.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isObject, type Json } from './json.js';
import type { Kind } from './kinds.js';
import type { Account, Doc, Entry, Has, World } from './store.js';

export interface Reply {
  status: number;
  body?: Json;
  headers?: Record<string, string>;
  /** The body is an error message: its form is a switch. */
  reported?: string;
}
export interface Call {
  world: World;
  has: Has;
  account: Account;
  route: Route;
  params: Record<string, string>;
  query: URLSearchParams;
  body: Json | undefined;
  /** Address of the account, without a final slash. */
  base: string;
  /** What the handler read or wrote, for faults that happen afterwards. */
  touched?: Entry;
  doc?: Doc;
  /** The status of the named document before the request. */
  was?: string;
}
export interface Route {
  method: string;
  path: string;
  /** `item.get`, `document.update`: the same for every type. */
  action: string;
  kind?: Kind;
  open?: boolean;
  answer: (call: Call) => Reply;
}

export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
export const refuse = (message: string): never => {
  throw new Refusal(422, message);
};
export const missing = (what: string): never => {
  throw new Refusal(404, `${what} does not exist`);
};

/** The one text is lawful but for 401 and for e-mail, where the newer description names `errors.error`. */
export function refusalReply(has: Has, status: number, message: string, mail = false): Reply {
  if (status === 404 && !has('errors-reported-for-404') && !has('errors-as-list'))
    return { status, reported: message };
  if (has('errors-empty')) return { status, reported: message };
  if (status === 401 && has('unauthorized-empty')) return { status, reported: message };
  if (has('errors-as-list')) return { status, reported: message, body: { errors: [{ error: message }] } };
  if (has('errors-as-one-text') && status !== 401 && !mail)
    return { status, reported: message, body: { error: message } };
  if (has('errors-by-field'))
    return { status, reported: message, body: { errors: { base: [message], error: message } } };
  return { status, reported: message, body: { errors: { error: message } } };
}

const fits = (pattern: string, path: string): Record<string, string> | undefined => {
  const left = pattern.split('/');
  const right = path.split('/');
  if (left.length !== right.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of left.entries()) {
    const given = right[at] ?? '';
    const slot = /^:([a-z-]+)(\.json)?$/.exec(part);
    if (!slot && part !== given) return undefined;
    if (!slot) continue;
    const tail = slot[2] ?? '';
    if (!given.endsWith(tail)) return undefined;
    params[slot[1] ?? ''] = decoded(given.slice(0, given.length - tail.length));
  }
  return params;
};

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A literal path goes before one with a placeholder. */
export function findRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): { route: Route; params: Record<string, string> } | { status: number } {
  let other = false;
  let found: { route: Route; params: Record<string, string> } | undefined;
  for (const route of routes) {
    const params = fits(route.path, path);
    if (!params) continue;
    if (route.method !== method) other = true;
    else if (!found || Object.keys(params).length < Object.keys(found.params).length)
      found = { route, params };
  }
  return found ?? { status: other ? 405 : 404 };
}

const largest = 4_000_000;

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size <= largest) parts.push(part as Buffer);
  }
  if (size > largest) throw new Refusal(413, 'the body is too large');
  return Buffer.concat(parts);
}

export function parseBody(raw: Buffer, has: Has): Json | undefined {
  const text = raw.toString('utf8');
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new Refusal(has('broken-json-is-422') ? 422 : 400, 'the body is not JSON');
  }
}

function reversed(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((each) => reversed(each) ?? null);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, each]) => [key, reversed(each)]),
  );
}

function textOf(body: Json, has: Has): string {
  const sorted = has('fields-come-in-another-order') ? reversed(body) : body;
  const mark = '~whole~';
  const point = has('whole-numbers-with-a-point');
  const text = JSON.stringify(
    sorted,
    (_key, value: unknown) => (point && Number.isSafeInteger(value) ? `${mark}${value}.0${mark}` : value),
    has('json-is-laid-out') ? 2 : undefined,
  );
  const whole = point ? text.replaceAll(`"${mark}`, '').replaceAll(`${mark}"`, '') : text;
  return has('characters-are-escaped')
    ? whole.replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : whole;
}

export function write(response: ServerResponse, reply: Reply, has: Has): void {
  if (has('an-interim-102-comes-first')) response.writeProcessing();
  if (reply.body === undefined) {
    const space = has('empty-bodies-hold-a-space') ? ' ' : '';
    response.writeHead(reply.status, {
      ...(space === '' && reply.status !== 204 ? { 'content-length': '0' } : {}),
      ...reply.headers,
    });
    response.end(reply.status === 204 ? undefined : space);
    return;
  }
  const type = has('content-type-without-charset') ? 'application/json' : 'application/json; charset=utf-8';
  response.writeHead(reply.status, { 'content-type': type, ...reply.headers });
  response.end(textOf(reply.body, has));
}
