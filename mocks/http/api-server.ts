/**
 * The HTTP server. Requests of the mocked API go from node's own server straight to the request handler; those of the
 * mock's tools (`/__mock`) go to fastify.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Access } from './access.js';
import { preflight } from './cors.js';
import { failure, type RequestHandler, refused } from './handle-request.js';
import type { Answer, Arrival } from './hooks.js';
import { rewriteUrl } from './host.js';
import { batched, send } from './send-answer.js';
import type { ToolsServer } from './tools-server.js';

export interface ApiServerOptions {
  handleRequest: RequestHandler;
  /** Bytes; a larger body is answered with 413. */
  bodyLimit: number;
  /** Access to the tools' paths, or to everything: what passes a proxy is private data. */
  access: Access;
  guards?: 'tools' | 'everything';
  /** Of conforming variants: when idle connections are closed, and which requests find theirs closed (every n-th). */
  keepAliveMs?: number | undefined;
  dropEvery?: number | undefined;
  /** Adds the tools' routes (documents, control API, console) to fastify. */
  extend?(app: FastifyInstance): void | Promise<void>;
}

export interface ApiServer {
  server: Server;
  /** Waits briefly for pending requests, then frees the port. */
  close(): Promise<void>;
}

const TOOLS_PATH = '/__mock';
/** Targets of links in the API's answers: as open as the API. */
const LINKED = /^\/__mock\/(files|documents|clients)\//;
/** Longer than clients keep an idle connection, so that they close it first. */
const KEEP_ALIVE_MS = 72_000;
/** Time for pending requests when the server closes; streams of events never end by themselves. */
const CLOSE_TIMEOUT_MS = 300;

/** Builds the server without listening. */
export function createApiServer(options: ApiServerOptions): ApiServer {
  const answerApi = createApi(options);
  const { access, extend, guards = 'tools' } = options;
  let tools: Promise<ToolsServer> | undefined;
  function answer(request: IncomingMessage, response: ServerResponse): void {
    const url = rewriteUrl(request);
    const isTool = url.startsWith(TOOLS_PATH);
    if (guards === 'everything' || (isTool && !LINKED.test(url))) {
      const refusal = access.refusal(request.headers);
      if (refusal !== undefined) {
        request.resume();
        send(response, refusal, undefined);
        return;
      }
    }
    if (extend === undefined || !isTool) {
      answerApi(request, response, url);
      return;
    }
    request.url = url;
    tools ??= import('./tools-server.js').then(({ buildToolsServer }) =>
      buildToolsServer(options.bodyLimit, extend),
    );
    tools.then(
      ({ handle }) => handle(request, response),
      (error: Error) => send(response, failure(500, `${TOOLS_PATH} failed: ${error.message}`), undefined),
    );
  }
  const { keepAliveMs = KEEP_ALIVE_MS, dropEvery } = options;
  const isDropped = dropEvery === undefined ? () => false : dropping(dropEvery);
  // node keeps a connection for a second longer than it announces.
  const server = createServer({ keepAliveTimeout: keepAliveMs }, (request, response) => {
    if (isDropped(request)) {
      request.socket.destroy();
      return;
    }
    try {
      answer(request, response);
    } catch (error) {
      send(response, refused(error as Error), undefined);
    }
  });
  // A client that has half-closed its connection may still wait for the answer.
  (server as Server & { httpAllowHalfOpen: boolean }).httpAllowHalfOpen = true;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const tooLong = error.code === 'HPE_HEADER_OVERFLOW';
    const { text } = failure(
      tooLong ? 431 : 400,
      `this is no HTTP request that can be read: ${error.message}`,
    );
    const first = tooLong ? '431 Request Header Fields Too Large' : '400 Bad Request';
    const length = Buffer.byteLength(text);
    socket.end(
      `HTTP/1.1 ${first}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n${text}`,
    );
  });
  return { server, close: () => close(server, tools) };
}

/** Selects every n-th request to be dropped, not counting the first one of each connection. */
function dropping(every: number): (request: IncomingMessage) => boolean {
  const used = new WeakSet<object>();
  let later = 0;
  return ({ socket }) => {
    if (!used.has(socket)) {
      used.add(socket);
      return false;
    }
    later += 1;
    return later % every === 0;
  };
}

async function close(server: Server, tools: Promise<ToolsServer> | undefined): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  await closed;
  clearTimeout(timer);
  await tools?.then((built) => built.close()).catch(() => {});
}

type Api = (request: IncomingMessage, response: ServerResponse, url: string) => void;

function createApi({ handleRequest, bodyLimit }: ApiServerOptions): Api {
  const answerLater = batched<{ response: ServerResponse; answer: Answer }>(({ response, answer }) =>
    send(response, answer, response.req.headers.origin),
  );
  const admit = batched<{ response: ServerResponse; arrival: Arrival }>(({ response, arrival }) => {
    // The request handler itself never rejects; hooks around it may.
    handleRequest(arrival).then(
      (answer) => answerLater({ response, answer }),
      (error: Error) => answerLater({ response, answer: refused(error) }),
    );
  });
  return (request, response, url) => {
    const { method = 'GET', headers } = request;
    const take = (raw: Buffer | undefined) => {
      const arrival: Arrival = { method, url, headers, raw };
      const early = preflight(arrival);
      if (early === undefined) admit({ response, arrival });
      else send(response, early, headers.origin);
    };
    const isEmpty = headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;
    if (isEmpty || method === 'GET' || method === 'HEAD') take(undefined);
    else readRaw(request, bodyLimit, take, () => tooLarge(request, response, bodyLimit));
  };
}

/** Calls `done` with the whole body, or `over` when it is larger than `limit`; neither when the client disconnects. */
function readRaw(
  request: IncomingMessage,
  limit: number,
  done: (raw: Buffer | undefined) => void,
  over: () => void,
): void {
  const parts: Buffer[] = [];
  let size = 0;
  const collect = (part: Buffer) => {
    size += part.length;
    if (size <= limit) {
      parts.push(part);
      return;
    }
    request.off('data', collect);
    request.off('end', finish);
    over();
  };
  const finish = () => done(size === 0 ? undefined : Buffer.concat(parts));
  request.on('data', collect);
  request.on('end', finish);
  request.on('error', () => {});
}

function tooLarge(request: IncomingMessage, response: ServerResponse, limit: number): void {
  const answer = failure(413, `the body is larger than ${limit} bytes`);
  send(response, { ...answer, headers: { ...answer.headers, connection: 'close' } }, request.headers.origin);
  // Discards the rest: a client that is still sending would otherwise never read the answer.
  request.resume();
}
