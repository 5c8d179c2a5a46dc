/**
 * Serves the console's pages: plain files beside this one. Owns what a browser may do on them; all they show comes from the control API.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { placeOf } from '../package-files/place-of.js';

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};
/** No script but ours, whatever a document's name tries to be. Addresses of accounts are other origins. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src http: https:; frame-src 'self' http: https:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

/** Adds `/__mock/`, `/__mock/reference` and their files. */
export function addConsoleRoutes(app: FastifyInstance): void {
  app.get('/__mock', (_request, reply) => reply.redirect('/__mock/'));
  app.get('/__mock/', (_request, reply) => sendFile(reply, placeOf('mocks/console/page/index.html')));
  app.get('/__mock/reference', (request, reply) => {
    const { of } = request.query as { of?: string };
    return reply.redirect(`/__mock/#/reference${of === 'control' ? '?of=control' : ''}`);
  });
  app.get('/__mock/overlay.js', (_request, reply) =>
    sendFile(reply, placeOf('mocks/console/page/overlay.js')),
  );
  app.get('/__mock/page/:file', (request, reply) => {
    const { file } = request.params as { file: string };
    const isPlain = /^[a-z-]+\.(css|js|svg)$/.test(file);
    return sendFile(reply, isPlain ? placeOf(`mocks/console/page/${file}`) : undefined);
  });
}

async function sendFile(reply: FastifyReply, path: string | undefined): Promise<FastifyReply> {
  if (path === undefined || !existsSync(path)) {
    return reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .send('There is no such page; the console is at /__mock/');
  }
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return reply
    .header('content-type', type)
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-cache')
    .send(await readFile(path));
}
