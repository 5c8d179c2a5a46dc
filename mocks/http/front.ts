/**
 * The HTTP server. Paths of the house (`/__mock`) belong to fastify and its plugins; everything else is the mocked
 * API's and goes from node's own server straight to the door. Turns sockets into arrivals and answers into bytes;
 * what an answer says is the door's business.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { corsHeaders, preflight } from './cors.js';
import { type Door, failure } from './door.js';
import type { Answer, Arrival } from './hooks.js';
import { rewriteUrl } from './host.js';

export interface FrontOptions {
  door: Door;
  /** Bytes; a larger body is answered with 413. */
  bodyLimit: number;
  /** Adds routes of its own (documents, control API) before the contract's. */
  extend?(app: FastifyInstance): void | Promise<void>;
}

const HOUSE = '/__mock';
/** Longer than callers keep a silent connection, so that they and not we end it. */
const KEEP_ALIVE_MS = 72_000;

/** Builds the server without listening. */
export async function createFront(options: FrontOptions): Promise<FastifyInstance> {
  const answerApi = createApi(options);
  const app = fastify({
    logger: false,
    bodyLimit: options.bodyLimit,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    // What remains of fastify's way for a request that needs none of it is a third of the whole.
    serverFactory: (house) =>
      createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
        const url = rewriteUrl(request);
        if (url.startsWith(HOUSE)) {
          request.url = url;
          house(request, response);
        } else {
          answerApi(request, response, url);
        }
      }),
    frameworkErrors: (error, request, reply) => refuse(error, request, reply),
  });
  app.setErrorHandler(refuse);
  if (options.extend !== undefined) await options.extend(app);
  app.setNotFoundHandler((request, reply) => {
    refuse({ statusCode: 404, message: `nothing lies at ${request.url}` }, request, reply);
  });
  return app;
}

type Api = (request: IncomingMessage, response: ServerResponse, url: string) => void;

function createApi({ door, bodyLimit }: FrontOptions): Api {
  const later = createQueue();
  return (request, response, url) => {
    const { method = 'GET', headers } = request;
    const { origin } = headers;
    const take = (raw: Buffer | undefined) => {
      const arrival: Arrival = { method, url, headers, raw };
      const early = origin === undefined ? undefined : preflight(arrival);
      if (early !== undefined) send(response, early, origin);
      // The door never rejects.
      else door(arrival).then((answer) => later(response, answer, origin));
    };
    const isEmpty = headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;
    if (isEmpty || method === 'GET' || method === 'HEAD') take(undefined);
    else readRaw(request, bodyLimit, take, () => tooLarge(request, response, bodyLimit));
  };
}

/** The whole body, or word that it is larger than it may be. A caller that goes away gets neither. */
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
  // Reads the rest away: a caller that is still sending would else never see the answer.
  request.resume();
}

/** What fastify itself refuses (size, encoding) is answered in the mock's own shape. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode = 500, message } = error as { statusCode?: number; message: string };
  reply.hijack();
  send(reply.raw, failure(statusCode, message), request.headers.origin);
}

type Send = (response: ServerResponse, answer: Answer, origin: string | undefined) => void;

/**
 * Sends the answers of one turn of the event loop together at its end. Between two writes nothing else happens, so
 * that a caller with many connections is woken once and not for each of them; that is most of what a write costs.
 */
function createQueue(): Send {
  let waiting: Parameters<Send>[] = [];
  const flush = () => {
    const ready = waiting;
    waiting = [];
    for (const [response, answer, origin] of ready) send(response, answer, origin);
  };
  return (...one) => {
    if (waiting.push(one) === 1) setImmediate(flush);
  };
}

function send(response: ServerResponse, answer: Answer, origin: string | undefined): void {
  const { status, text } = answer;
  if (answer.drop) {
    response.destroy();
    return;
  }
  const headers: Record<string, string | number> =
    origin === undefined ? { ...answer.headers } : { ...answer.headers, ...corsHeaders(origin) };
  if (answer.chunked) {
    const half = text.length >> 1;
    response.writeHead(status, headers);
    response.write(text.slice(0, half));
    response.end(text.slice(half));
    return;
  }
  if (status !== 204) headers['content-length'] = Buffer.byteLength(text);
  response.writeHead(status, headers);
  response.end(text);
}
