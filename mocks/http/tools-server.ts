/**
 * The server of the mock's tools (`/__mock`): fastify with the routes of files, control API and console. Loaded at the
 * first request for one of them, since the mocked API does not need it.
 */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { failure } from './handle-request.js';
import { send } from './send-answer.js';

export interface ToolsServer {
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

/** A fastify that does not listen; requests are passed to it. */
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

/** Answers refusals of fastify itself (size, encoding) in the mock's own format. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode = 500, message } = error as { statusCode?: number; message: string };
  reply.hijack();
  send(reply.raw, failure(statusCode, message), request.headers.origin);
}
