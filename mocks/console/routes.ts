/**
 * Serves the console's page and the overlay, with their content security policy. Their data come from the control API.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageFile } from './page-files.js';

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};
/** Only our scripts run, whatever a document contains. Addresses of accounts are other origins. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src http: https:; frame-src 'self' http: https:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

/** Adds `/__mock/`, `/__mock/reference` and their files. */
export function addConsoleRoutes(app: FastifyInstance): void {
  app.get('/__mock', (_request, reply) => reply.redirect('/__mock/'));
  app.get('/__mock/', (_request, reply) => sendFile(reply, 'index.html'));
  app.get('/__mock/reference', (request, reply) => {
    const { of } = request.query as { of?: string };
    return reply.redirect(`/__mock/#/reference${of === 'control' ? '?of=control' : ''}`);
  });
  app.get('/__mock/overlay.js', (_request, reply) => sendFile(reply, 'overlay.js'));
  app.get('/__mock/page/:file', (request, reply) => {
    const { file } = request.params as { file: string };
    return sendFile(reply, /^[a-z-]+\.(css|js|svg)$/.test(file) ? file : '');
  });
}

async function sendFile(reply: FastifyReply, file: string): Promise<FastifyReply> {
  const content = await pageFile(file);
  if (content === undefined) {
    return reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .send('There is no such page; the console is at /__mock/');
  }
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return reply
    .header('content-type', type)
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-cache')
    .send(content);
}
