/**
 * Connects MSW to the mock's request handler: fetch requests become arrivals, answers become fetch responses. The
 * answers are those of the HTTP mock, except for `Prefer` and the pages under `/__mock`, which need a server.
 */
import { type HttpHandler, HttpResponse, http } from 'msw';
import { failure, type RequestHandler } from '../http/handle-request.js';
import type { Answer, Arrival } from '../http/hooks.js';
import { rewriteUrl } from '../http/host.js';
import { readPrefer } from '../http/prefer.js';
import type { Service } from '../service/index.js';
import type { Addresses, Place } from './addresses.js';
import { answerLinkedFile } from './linked-files.js';

type ServiceFor = (headers: Arrival['headers']) => Service;

const TOOLS_PATH = '/__mock';

/** One handler per pattern. Requests that are not for the mock pass through. */
export function handlersFor(
  addresses: Addresses,
  handleRequest: RequestHandler,
  serviceFor: ServiceFor,
): HttpHandler[] {
  const resolve = async ({ request }: { request: Request }) => {
    const place = addresses.find(request.url);
    if (place === undefined) return undefined;
    const arrival = await arrivalOf(request, place);
    const answer = await answerTo(arrival, handleRequest, serviceFor);
    return answer instanceof Response ? answer : responseOf(answer, request.method);
  };
  return addresses.patterns.map((pattern) => http.all(pattern, resolve));
}

async function answerTo(
  arrival: Arrival,
  handleRequest: RequestHandler,
  serviceFor: ServiceFor,
): Promise<Answer | Response> {
  if (arrival.url.startsWith(TOOLS_PATH)) return answerLinkedFile(arrival, serviceFor);
  const { prefer } = arrival.headers;
  if (prefer !== undefined) {
    const read = readPrefer(String(prefer));
    if (!read.ok || read.preference !== undefined) {
      return failure(501, 'Prefer is answered by the HTTP mock only; start it with npx invoicing-mock');
    }
  }
  return handleRequest(arrival);
}

async function arrivalOf(request: Request, { path, host, base }: Place): Promise<Arrival> {
  const headers: Arrival['headers'] = Object.fromEntries(request.headers);
  headers.host = host;
  const url = rewriteUrl({ url: path, headers });
  const bytes = await request.arrayBuffer();
  // Invalid UTF-8 is passed on as bytes, and the request handler reports it.
  const raw = bytes.byteLength === 0 ? undefined : (textOf(bytes) ?? (new Uint8Array(bytes) as Buffer));
  return { method: request.method, url, headers, base, raw };
}

function textOf(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function responseOf({ status, headers, text, drop }: Answer, method: string): Response {
  if (drop) return HttpResponse.error();
  const body = text === '' || method === 'HEAD' ? null : text;
  const sent = { ...headers };
  // Clients recognise an empty answer by its length.
  if (status !== 204) sent['content-length'] = String(new TextEncoder().encode(text).length);
  return new HttpResponse(body, { status, headers: sent });
}
