/**
 * The files that links in answers point to, without a server: the same pages, QR codes and SAF-T files, and a plain
 * PDF. Requests for the console and the control API are refused: they need the HTTP mock.
 */
import { HttpResponse } from 'msw';
import { failure } from '../http/handle-request.js';
import type { Answer, Arrival } from '../http/hooks.js';
import { baseUrlOf } from '../http/host.js';
import { drawnFile } from '../rendering/drawn-file.js';
import type { Service } from '../service/index.js';
import { plainPdf } from './plain-pdf.js';

/** The answer to a path under `/__mock`. */
export async function answerLinkedFile(
  { url, headers, base }: Arrival,
  serviceFor: (headers: Arrival['headers']) => Service,
): Promise<Answer | Response> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const start = baseUrlOf(String(headers.host), headers, base);
  const wanted = serviceFor(headers).file(pathname, Object.fromEntries(searchParams), start);
  if (wanted !== undefined) {
    const { type, content } = await drawnFile(wanted, ({ view }) => plainPdf(view));
    return new HttpResponse(content, { headers: { 'content-type': type, 'cache-control': 'no-store' } });
  }
  return /^\/__mock\/(files|documents|clients)\//.test(pathname)
    ? failure(404, `nothing lies at ${pathname}; ask the API for a new link`)
    : failure(501, `${pathname} needs the HTTP mock; start it with npx invoicing-mock`);
}
