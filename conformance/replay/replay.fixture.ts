/** A tiny server of items with switchable faults, and a client that records its exchanges. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Exchange } from '../judge/exchange.js';
import type { Settings } from '../target/settings.js';
import { type ReplayAnswer, type ReplayTarget, replayTrace } from './runtime.js';
import type { Trace } from './trace.js';

export interface TinyServer {
  url: string;
  /** The names of the active faults. */
  faults: Set<
    | 'unit is lost'
    | 'unit is lost after a mail'
    | 'third name is refused'
    | 'an odd one cannot be read'
    | 'a far page breaks'
    | 'a note is needed'
    | 'every field is needed'
  >;
  /** The requests, one line each, without the query. */
  log: string[];
  close(): Promise<void>;
}

/** POST /items.json, GET and PUT /items/ID.json, PUT /items/ID/email-document.json; names are unique; a key is required. */
export async function startTiny(): Promise<TinyServer> {
  const items = new Map<
    string,
    { id: number; name: string; unit?: string; mailed?: boolean; odd?: boolean }
  >();
  const tiny: Omit<TinyServer, 'url' | 'close'> = { faults: new Set(), log: [] };
  const answer = (method: string, path: string, text: string): [number, unknown?] => {
    const body = (text === '' ? {} : JSON.parse(text)) as { item?: { name: string; unit?: string } };
    const [, id = ''] = /^\/items\/(\d+)/.exec(path) ?? [];
    const known = items.get(id);
    if (method === 'POST') {
      const { name = '' } = body.item ?? {};
      if ([...items.values()].some((one) => one.name === name)) return [422];
      const { length } = Object.keys(body.item ?? {});
      if (tiny.faults.has('a note is needed') && !Object.hasOwn(body.item ?? {}, 'note')) return [422];
      if (tiny.faults.has('every field is needed') && length < 42) return [422];
      const made = { id: items.size + 100, ...body.item, name };
      if (tiny.faults.has('unit is lost')) delete made.unit;
      items.set(String(made.id), made);
      return [201, { item: made }];
    }
    if (!known) return [404];
    if (path.endsWith('/email-document.json')) {
      known.mailed = true;
      return [200];
    }
    if (method === 'PUT') {
      Object.assign(known, body.item);
      return [200];
    }
    if (tiny.faults.has('an odd one cannot be read') && known.odd) return [500];
    const isLost = tiny.faults.has('unit is lost after a mail') && known.mailed;
    return [200, { item: { ...known, ...(isLost && { unit: null }) } }];
  };
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://tiny');
      tiny.log.push(`${request.method} ${pathname}`);
      if (searchParams.get('api_key') !== 'secret-key') return response.writeHead(401).end();
      const isFar = Number(searchParams.get('page')) > 1e9;
      if (tiny.faults.has('a far page breaks') && isFar) return response.writeHead(500).end();
      const [status, body] = answer(request.method ?? 'GET', pathname, text);
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(body === undefined ? '' : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(tiny, {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

export const settingsOf = (url: string): Settings =>
  ({ baseUrl: url, publicUrl: undefined, apiKey: 'secret-key', second: undefined }) as unknown as Settings;

/** Sends requests one after another and records them as a run does. */
export function recorder(url: string) {
  const exchanges: Exchange[] = [];
  const send = async (
    operation: string,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: unknown }> => {
    const requestBody = body === undefined ? undefined : JSON.stringify(body);
    const whole = `${url}${path}?api_key=secret-key`;
    const requestHeaders = { 'content-type': 'application/json' };
    const clockMs = performance.now();
    const answer = await fetch(whole, {
      method,
      ...(requestBody && { body: requestBody }),
      headers: requestHeaders,
    });
    const responseBody = await answer.text();
    exchanges.push({
      ...{
        operation,
        method,
        url: whole,
        requestHeaders,
        status: answer.status,
        responseBody,
        clockMs,
        durationMs: 0,
      },
      ...(requestBody !== undefined && { requestBody }),
    });
    return { status: answer.status, body: responseBody === '' ? undefined : JSON.parse(responseBody) };
  };
  return { exchanges, send };
}

let replays = 0;

/** Replays against a server, with a fresh tag each time. */
export async function replayAt(url: string, trace: Trace) {
  replays += 1;
  const target: ReplayTarget = {
    addresses: { own: url },
    keys: { own: 'secret-key' },
    tag: `fresh${replays}`,
    sleep: async () => {},
    send: async ({ method, url: whole, headers, body }): Promise<ReplayAnswer> => {
      const answer = await fetch(whole, { method, headers, ...(body !== undefined && { body }) });
      return { status: answer.status, body: await answer.text() };
    },
  };
  return replayTrace(trace, target);
}
