/**
 * The server of the mock's tools (`/__mock`): fastify, where files, control API and console are plugged in. Loaded when the
 * first request for one of them comes, since the mocked API needs none of it to start.
 */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { failure } from './handle-request.js';
import { send } from './send-answer.js';

export interface ToolsServer {
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

/** A fastify that listens to nothing; requests are handed to it. */
export async function buildToolsServer(
  bodyLimit: number,
  extend: (app: FastifyInstance) => void | Promise<void>,
): Promise<ToolsServer> {
  let handle: RequestListener | undefined;
  const app = fastify({
    logger: false,
    bodyLimit,
    exposeHeadRoutes: false,
    serverFactory(listener) {
      handle = listener;
      return createServer(listener);
    },
    frameworkErrors: (error, request, reply) => refuse(error, request, reply),
  });
  app.setErrorHandler(refuse);
  await extend(app);
  app.setNotFoundHandler((request, reply) => {
    refuse({ statusCode: 404, message: `nothing lies at ${request.url}` }, request, reply);
  });
  await app.ready();
  return {
    handle: (request, response) => handle?.(request, response),
    close: () => app.close(),
  };
}

/** What fastify itself refuses (size, encoding) is answered in the mock's own shape. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode = 500, message } = error as { statusCode?: number; message: string };
  reply.hijack();
  send(reply.raw, failure(statusCode, message), request.headers.origin);
}
