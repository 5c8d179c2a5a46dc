/**
 * What the links in answers lead to without a server: the same pages, QR codes and SAF-T files, and a plain PDF. The
 * console and the control API belong to the HTTP mock; asking for them says so.
 */
import { HttpResponse } from 'msw';
import { failure } from '../http/handle-request.js';
import type { Answer, Arrival } from '../http/hooks.js';
import { baseUrlOf } from '../http/host.js';
import { clientPage } from '../rendering/client-page.js';
import { renderPage } from '../rendering/document-page.js';
import type { Service } from '../service/index.js';
import type { FileWanted } from '../service/linked-files.js';
import { plainPdf } from './plain-pdf.js';
import { qrPng } from './qr-png.js';

const HTML = 'text/html; charset=utf-8';

/** The answer to a path under `/__mock`. */
export async function answerLinkedFile(
  { url, headers, base }: Arrival,
  serviceFor: (headers: Arrival['headers']) => Service,
): Promise<Answer | Response> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const start = baseUrlOf(String(headers.host), headers, base);
  const wanted = serviceFor(headers).file(pathname, Object.fromEntries(searchParams), start);
  if (wanted !== undefined) return draw(wanted);
  return /^\/__mock\/(files|documents|clients)\//.test(pathname)
    ? failure(404, `nothing lies at ${pathname}; ask the API for a new link`)
    : failure(501, `${pathname} needs the HTTP mock; start it with npx invoicing-mock`);
}

async function draw(wanted: FileWanted): Promise<Response> {
  switch (wanted.kind) {
    case 'pdf':
      return file('application/pdf', plainPdf(wanted.view));
    case 'qr':
      return file('image/png', await qrPng(wanted.view));
    case 'saft': {
      const { renderSaft } = await import('../rendering/saft-file.js');
      return file('application/xml; charset=utf-8', renderSaft(wanted.data));
    }
    case 'document':
      return file(HTML, renderPage(wanted.view, wanted.links));
    case 'client':
      return file(HTML, clientPage(wanted.client, wanted.organization));
  }
}

function file(type: string, content: Uint8Array<ArrayBuffer> | string): Response {
  return new HttpResponse(content, { headers: { 'content-type': type, 'cache-control': 'no-store' } });
}
