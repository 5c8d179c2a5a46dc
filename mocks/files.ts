/**
 * Serves what links in answers lead to: PDF, QR code, SAF-T file, permalink pages. The drawing libraries are loaded
 * when the first link of their kind is followed.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { corsHeaders } from './http/cors.js';
import { failure } from './http/door.js';
import { baseUrlOf } from './http/host.js';
import type { FileWanted } from './service/files.js';
import type { Service } from './service/index.js';

type ServiceFor = (headers: FastifyRequest['headers']) => Service;

const PATHS = ['/__mock/files/*', '/__mock/documents/*', '/__mock/clients/*'];

/** Adds the routes of files to a server. */
export function addFileRoutes(app: FastifyInstance, serviceFor: ServiceFor): void {
  for (const url of PATHS) {
    app.get(url, async (request, reply) => {
      if (request.headers.origin !== undefined) reply.headers(corsHeaders(request.headers.origin));
      const path = request.url.split('?')[0] ?? '';
      const query = request.query as Record<string, string | string[]>;
      const base = baseUrlOf(request.headers.host ?? request.hostname, request.headers);
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
  const { type, name, content } = await draw(wanted);
  if (name !== undefined) reply.header('content-disposition', `inline; filename="${name}"`);
  return reply.header('content-type', type).header('cache-control', 'no-store').send(content);
}

async function draw(wanted: FileWanted): Promise<{ type: string; name?: string; content: Buffer | string }> {
  switch (wanted.kind) {
    case 'pdf': {
      const { renderPdf } = await import('./documents/pdf.js');
      const content = await renderPdf(wanted.view, { secondCopy: wanted.secondCopy });
      return { type: 'application/pdf', name: `${nameOf(wanted.view.document)}.pdf`, content };
    }
    case 'qr': {
      const { renderQr } = await import('./documents/qr.js');
      const content = await renderQr(wanted.view);
      return { type: 'image/png', name: `${nameOf(wanted.view.document)}.png`, content };
    }
    case 'saft': {
      const { renderSaft } = await import('./documents/saft.js');
      return {
        type: 'application/xml; charset=utf-8',
        name: `saft-${wanted.name}.xml`,
        content: renderSaft(wanted.data),
      };
    }
    case 'document': {
      const { renderPage } = await import('./documents/page.js');
      return { type: 'text/html; charset=utf-8', content: renderPage(wanted.view, wanted.links) };
    }
    case 'client':
      return { type: 'text/html; charset=utf-8', content: await clientPage(wanted) };
  }
}

function nameOf({ type, id }: { type: string; id: number | string }): string {
  return `${type}-${id}`.replace(/[^\w-]/g, '');
}

async function clientPage({
  client,
  organization,
}: Extract<FileWanted, { kind: 'client' }>): Promise<string> {
  const { escapeHtml } = await import('./documents/page.js');
  const rows = Object.entries(client)
    .filter((entry): entry is [string, string | number] => typeof entry[1] === 'string' || entry[0] === 'id')
    .map(([name, value]) => `<dt>${escapeHtml(name.replaceAll('_', ' '))}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(client.name)}</title><style>body{font:16px/1.5 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem}
:root{color-scheme:light dark}dt{opacity:.7}dd{margin:0 0 .6rem}</style>
<h1>${escapeHtml(client.name)}</h1><p>Client account at ${escapeHtml(organization)}.</p><dl>${rows.join('')}</dl></html>`;
}
