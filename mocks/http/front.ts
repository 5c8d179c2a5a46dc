/**
 * The HTTP server: fastify with a raw body, a size limit and CORS. Turns sockets into arrivals and answers into
 * bytes; what an answer says is the door's business.
 */
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

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const;

/** Builds the server without listening. */
export async function createFront(options: FrontOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: options.bodyLimit,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    rewriteUrl,
    frameworkErrors: (error, request, reply) => refuse(error, request, reply),
  });
  app.setErrorHandler(refuse);
  if (options.extend !== undefined) await options.extend(app);
  const later = createQueue();
  const handler = (request: FastifyRequest, reply: FastifyReply) => {
    const arrival = arrivalOf(request);
    const { origin } = request.headers;
    const answer = origin === undefined ? undefined : preflight(arrival);
    if (answer !== undefined) send(reply, answer, origin);
    // The door never rejects, and an async handler would cost each request two more turns of the queue.
    else options.door(arrival).then((made) => later(reply, made, origin));
  };
  app.setNotFoundHandler(handler);
  await app.register(async (api) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    api.route({ method: [...METHODS], url: '/*', handler });
  });
  return app;
}

function arrivalOf(request: FastifyRequest): Arrival {
  const { method, url, headers } = request;
  const query = request.query as Arrival['query'];
  return { method, url, headers, query, raw: request.body as Buffer | undefined };
}

/** What fastify itself refuses (size, length, encoding) is answered in the mock's own shape. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode = 500, message } = error as { statusCode?: number; message: string };
  send(reply, failure(statusCode, message), request.headers.origin);
}

type Send = (reply: FastifyReply, answer: Answer, origin: string | undefined) => void;

/**
 * Sends the answers of one turn of the event loop together at its end. Between two writes nothing else happens, so
 * that a caller with many connections is woken once and not for each of them; that is most of what a write costs.
 */
function createQueue(): Send {
  let waiting: Parameters<Send>[] = [];
  const flush = () => {
    const ready = waiting;
    waiting = [];
    for (const [reply, answer, origin] of ready) send(reply, answer, origin);
  };
  return (...one) => {
    if (waiting.push(one) === 1) setImmediate(flush);
  };
}

/** Writes past fastify's own sending, which would look for types, hooks and serializers that are not there. */
function send(reply: FastifyReply, answer: Answer, origin: string | undefined): void {
  const { raw } = reply;
  const { status, text } = answer;
  reply.hijack();
  if (answer.drop) {
    raw.destroy();
    return;
  }
  const headers: Record<string, string | number> =
    origin === undefined ? { ...answer.headers } : { ...answer.headers, ...corsHeaders(origin) };
  if (answer.chunked) {
    const half = text.length >> 1;
    raw.writeHead(status, headers);
    raw.write(text.slice(0, half));
    raw.end(text.slice(half));
    return;
  }
  if (status !== 204) headers['content-length'] = Buffer.byteLength(text);
  raw.writeHead(status, headers);
  raw.end(text);
}
