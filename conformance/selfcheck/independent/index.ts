/**
 * A second server of the whole API, written from the description alone by somebody who read nothing else of the project.
 * It owns the start and the order of things: address, route, key, body, answer. It imports nothing from outside its folder.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressOf } from './accounts.js';
import {
  type Call,
  findRoute,
  parseBody,
  Refusal,
  type Reply,
  type Route,
  readBody,
  refusalReply,
  write,
} from './http.js';
import { routesFor } from './routes.js';
import { type Account, newAccount, type World } from './store.js';
import { switches } from './switches.js';

export { type Switch, switches } from './switches.js';

export interface IndependentServer {
  url: string;
  publicUrl: string;
  apiKey: string;
  accountId: string;
  second: { url: string; apiKey: string };
  close(): Promise<void>;
}
export interface IndependentOptions {
  switches?: string[];
  port?: number;
}

/** The account that an address names: by host, by a path of its own, or none. */
function place(world: World, host: string, path: string): { account: Account | undefined; path: string } {
  const byPath = /^\/at\/([^/]+)(\/.*)$/.exec(path);
  const name = byPath?.[1] ?? host.split(':')[0]?.replace(/\.localhost$/, '');
  return { account: world.accounts.find((account) => account.name === name), path: byPath?.[2] ?? path };
}

function accountFor(world: World, named: Account | undefined, key: string | null): Account {
  const owner = key ? world.accounts.find((account) => account.key === key) : undefined;
  const free = world.has('all-accounts-at-one-address');
  if (!owner || (owner !== named && !(free && !named)))
    throw new Refusal(401, 'the api_key is missing or incorrect');
  return owner;
}

const lower = (headers: IncomingMessage['headers']): string =>
  String(headers['content-type'] ?? '').toLowerCase();

function answer(world: World, routes: readonly Route[], request: IncomingMessage, raw: Buffer): Reply {
  const url = new URL(request.url ?? '/', 'http://server');
  const { account: named, path } = place(world, request.headers.host ?? '', url.pathname);
  const found = findRoute(routes, request.method ?? 'GET', path);
  if (!('route' in found))
    throw new Refusal(
      found.status === 405 && world.has('other-methods-are-404') ? 404 : found.status,
      'nothing is here',
    );
  const { route, params } = found;
  const blank = world.accounts[0];
  const account = route.open ? blank : accountFor(world, named, url.searchParams.get('api_key'));
  if (!account) throw new Refusal(404, 'nothing is here');
  if (raw.length > 0 && world.has('other-content-types-refused') && !lower(request.headers).includes('json'))
    throw new Refusal(415, 'send application/json');
  const call: Call = {
    world,
    has: world.has,
    account,
    route,
    params,
    query: url.searchParams,
    body: parseBody(raw, world.has),
    base: addressOf({ world, has: world.has }, account),
  };
  const was = call.account.docs.get(Number(params['document-id']))?.status;
  if (was !== undefined) call.was = was;
  try {
    return route.answer(call);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const status = statusOf(call, error.status);
    return refusalReply(world.has, status, error.message, route.action === 'document.mail');
  }
}

/** 404 and 401 are both lawful for a record of another account, and for the PDF of no document. */
function statusOf(call: Call, status: number): number {
  if (status !== 404) return status;
  if (call.route.action === 'pdf' && call.has('the-pdf-of-no-document-is-401')) return 401;
  const id = Number(Object.values(call.params)[0]);
  const foreign = call.world.accounts.some(
    (each) =>
      each !== call.account &&
      (each.id === id ||
        [each.items, each.taxes, each.clients, each.sequences, each.docs].some((table) => table.has(id))),
  );
  return foreign && call.has('foreign-records-are-401') ? 401 : 404;
}

async function serve(
  world: World,
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let reply: Reply;
  try {
    const raw = await readBody(request);
    reply = answer(world, routes, request, raw);
  } catch (error) {
    if (error instanceof Refusal) reply = refusalReply(world.has, error.status, error.message);
    else reply = { status: 500, body: { errors: { error: String(error) } } };
  }
  if (world.has('answers-are-slow')) await new Promise((done) => setTimeout(done, 5 + Math.random() * 75));
  const late: Record<string, string> = world.has('answers-report-server-and-time')
    ? { server: 'independent/1', 'x-request-id': String(Math.random()).slice(2) }
    : {};
  write(response, { ...reply, headers: { ...reply.headers, ...late } }, world.has);
}

export async function startIndependentServer(options: IndependentOptions = {}): Promise<IndependentServer> {
  const flags = new Set(options.switches);
  for (const name of options.switches ?? [])
    if (!switches.some((each) => each.name === name)) throw new Error(`no switch is called ${name}`);
  const world: World = { has: (flag) => flags.has(flag), origin: '', accounts: [], ids: {}, seen: new Map() };
  const routes = routesFor(world.has);
  const server = createServer((request, response) => {
    serve(world, routes, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(options.port ?? 0, '127.0.0.1', done));
  world.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const first = newAccount(
    world,
    { organization_name: 'First Firm', email: 'first@firm.example', password: 'secret-one' },
    '1',
    'pt',
  );
  const second = newAccount(
    world,
    { organization_name: 'Second Firm', email: 'second@firm.example', password: 'secret-two' },
    '1',
    'pt',
  );
  const address = { world, has: world.has };
  return {
    url: addressOf(address, first),
    publicUrl: world.origin,
    apiKey: first.key,
    accountId: String(first.id),
    second: { url: addressOf(address, second), apiKey: second.key },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
