/** Serves the files behind links in answers, drawn by drawn-file.ts. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { corsHeaders } from '../http/cors.js';
import { failure } from '../http/handle-request.js';
import { baseUrlOf } from '../http/host.js';
import type { Service } from '../service/index.js';
import type { FileWanted } from '../service/linked-files.js';
import { drawnFile } from './drawn-file.js';

type ServiceFor = (headers: FastifyRequest['headers']) => Service;
/** The host for links, from the Host header. */
type HostFor = (header: string | undefined) => string;

const PATHS = ['/__mock/files/*', '/__mock/documents/*', '/__mock/clients/*'];

export function addFileRoutes(app: FastifyInstance, serviceFor: ServiceFor, hostFor: HostFor): void {
  for (const url of PATHS) {
    app.get(url, async (request, reply) => {
      if (request.headers.origin !== undefined) reply.headers(corsHeaders(request.headers.origin));
      const path = request.url.split('?')[0] ?? '';
      const query = request.query as Record<string, string | string[]>;
      const base = baseUrlOf(hostFor(request.headers.host), request.headers);
      const wanted = serviceFor(request.headers).file(path, query, base);
      if (wanted === undefined) return notFound(reply, path);
      return send(reply, wanted);
    });
  }
}

function notFound(reply: FastifyReply, path: string) {
  const { status, headers, text } = failure(404, `nothing lies at ${path}; ask the API for a new link`);
  return reply.code(status).headers(headers).send(text);
}

async function send(reply: FastifyReply, wanted: FileWanted) {
  const { type, name, content } = await drawnFile(wanted, async ({ view, secondCopy }) => {
    const { renderPdf } = await import('./pdf.js');
    return renderPdf(view, { secondCopy });
  });
  if (name !== undefined) reply.header('content-disposition', `inline; filename="${name}"`);
  return reply.header('content-type', type).header('cache-control', 'no-store').send(content);
}
