/**
 * Deliberately wrong servers of a few lines each, and what the suite must report. They prove that the harness works: right verdict,
 * right exit status, in a short time, without a stack trace.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runCommand } from './by-command.js';

export interface StubServer {
  name: string;
  says: string;
  /** 1: judged and found wrong. 2: cannot be judged. */
  exitStatus: 1 | 2;
  /** What the command's output must match. */
  mentions: RegExp;
  answer(request: IncomingMessage, response: ServerResponse): unknown;
}

const key = 'key-of-the-stub-server';
const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const hasKey = (request: IncomingMessage) => request.url?.includes(`api_key=${key}`) ?? false;

/** Knows the shapes and the key but stores nothing: every list is empty, every record gone. */
function amnesiac(request: IncomingMessage, response: ServerResponse): unknown {
  request.resume();
  if (!hasKey(request)) return response.writeHead(401).end();
  const path = request.url?.split('?')[0] ?? '';
  const pagination = { total_entries: 0, current_page: 1, total_pages: 0, per_page: 10 };
  if (request.method === 'POST')
    return json(response, 201, { [path.replace(/^\/|s\.json$/g, '')]: { id: 7 } });
  if (/^\/[a-z_]+(\.json)?$/.test(path)) {
    return json(response, 200, { [path.replace(/^\/|\.json$/g, '')]: [], pagination });
  }
  return response.writeHead(404).end();
}

export const stubServers: readonly StubServer[] = [
  {
    name: 'always-200',
    says: 'answers 200 and an empty object to everything',
    exitStatus: 1,
    mentions: /FAILS/,
    answer: (_request, response) => json(response, 200, {}),
  },
  {
    name: 'always-empty',
    says: 'answers 200 without a body to everything',
    exitStatus: 1,
    mentions: /FAILS/,
    answer: (_request, response) => response.writeHead(200).end(),
  },
  {
    name: 'hanging',
    says: 'takes connections and never answers',
    exitStatus: 2,
    mentions: /does not answer/,
    answer: () => {},
  },
  {
    name: 'html-errors',
    says: 'answers every request with an HTML error page',
    exitStatus: 2,
    mentions: /HTML/,
    answer: (_request, response) =>
      response.writeHead(500, { 'content-type': 'text/html' }).end('<html><h1>Oops</h1></html>'),
  },
  {
    name: 'resetting',
    says: 'resets every connection',
    exitStatus: 2,
    mentions: /closes connections|Cannot reach/,
    answer: (request) => request.socket.resetAndDestroy(),
  },
  {
    name: 'only-429',
    says: 'answers 429 to everything',
    exitStatus: 2,
    mentions: /429/,
    answer: (_request, response) => response.writeHead(429, { 'retry-after': '1' }).end(),
  },
  {
    name: 'amnesiac',
    says: 'knows the key and the shapes but stores nothing',
    exitStatus: 1,
    mentions: /FAILS/,
    answer: amnesiac,
  },
  {
    name: 'another-api',
    says: 'is another API altogether',
    exitStatus: 2,
    mentions: /another API|none of the paths/,
    answer: (_request, response) => json(response, 404, { message: 'no route' }),
  },
];

/** Starts a stub server on a free port. `close` also closes open connections. */
export async function startStubServer(
  stubServer: StubServer,
): Promise<{ url: string; close(): Promise<void> }> {
  const server: Server = createServer((request, response) => stubServer.answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export interface StubServerVerdict {
  stubServer: string;
  exitStatus: number | null;
  /** What is wrong with the command's behaviour; empty if nothing is. */
  wrong: string[];
  durationMs: number;
}

/** The command's options for a server with one account: its address, its key and short time-outs. */
export const shortWaits = (url: string, apiKey = key): string[] => [
  ...['--base-url', url, '--api-key', apiKey, '--timeout-ms', '2000', '--poll-timeout-ms', '2000'],
];

/** Runs the command as a user: the verdict and the exit status must be right, without a stack trace or the key in the output. */
export async function judgeStubServer(stubServer: StubServer): Promise<StubServerVerdict> {
  const server = await startStubServer(stubServer);
  try {
    const { status, text, durationMs } = await runCommand(shortWaits(server.url));
    const wrong: string[] = [];
    if (status !== stubServer.exitStatus)
      wrong.push(`exit status ${stubServer.exitStatus} expected, got ${status}`);
    if (!stubServer.mentions.test(text)) wrong.push(`nothing in its words fits ${stubServer.mentions}`);
    if (/\n\s+at .+:\d+:\d+/.test(text)) wrong.push('a stack trace');
    if (text.includes(key)) wrong.push('the key');
    return { stubServer: stubServer.name, exitStatus: status, wrong, durationMs };
  } finally {
    await server.close();
  }
}
