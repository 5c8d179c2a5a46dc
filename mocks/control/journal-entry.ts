/**
 * How one exchange of the journal looks to a reader: redacted, with bodies as text and a curl line. Owns redaction
 * of keys; keeps nothing.
 */
import type { Answer, Exchange } from '../http/hooks.js';

export interface Kept {
  id: number;
  world: string;
  exchange: Exchange;
}

export interface Summary {
  id: number;
  /** ISO date-time by the machine's clock. */
  at: string;
  /** Empty for requests outside every named world. */
  world: string;
  /** Null when no operation of the contract matched. */
  operation: string | null;
  method: string;
  /** Path and query, keys redacted. */
  url: string;
  /** 0 when the connection was dropped on purpose. */
  status: number;
  durationMs: number;
  /** What was wrong with the request. */
  violations: readonly string[];
  /** What was wrong with the answer: a defect of the mock, or of the server behind the proxy. */
  breaches: readonly string[];
  /** What broke nothing and is worth knowing: values taken leniently, slips, reasons that the body must not give. */
  notes: readonly string[];
}

export interface Entry extends Summary {
  request: { headers: Record<string, string>; body: string };
  answer: { headers: Record<string, string>; body: string };
  /** Ready to paste; reads the key from $API_KEY. */
  curl: string;
}

const HIDDEN = '[redacted]';
/** A body longer than this is cut for the reader, in characters. */
const MAX_BODY = 200_000;
const SECRET_HEADERS = new Set(['authorization', 'cookie', 'set-cookie', 'proxy-authorization']);
/** Headers that curl makes itself or that say nothing about the call. */
const CURL_SKIPS =
  /^(host|connection|content-length|accept-encoding|user-agent|sec-.*|origin|referer|accept-language|priority|te|upgrade-insecure-requests|cache-control|pragma|authorization|cookie)$/;

/** The text without values of `api_key` (in queries and in JSON), passwords included. */
export function redact(text: string): string {
  return text
    .replace(/((?:[?&]|^|%26|%3F)(?:api_key|api%5fkey)(?:=|%3D))[^&\s"'#]*/gi, `$1${HIDDEN}`)
    .replace(/("(?:api_key|password|at_password)"\s*:\s*)"(?:[^"\\]|\\.)*"/gi, `$1"${HIDDEN}"`);
}

/** 0: the connection was dropped on purpose. */
export const statusOf = ({ drop, status }: Answer): number => (drop ? 0 : status);

export function summaryOf({ id, world, exchange }: Kept): Summary {
  const { arrival, answer, operation, violations, breaches, notes, startedAt, durationMs } = exchange;
  return {
    id,
    at: new Date(startedAt).toISOString(),
    world,
    operation: operation ?? null,
    method: arrival.method,
    url: redact(arrival.url),
    status: statusOf(answer),
    durationMs: Math.round(durationMs * 100) / 100,
    violations,
    breaches,
    notes,
  };
}

export function entryOf(kept: Kept): Entry {
  const { arrival, answer } = kept.exchange;
  const request = { headers: headersOf(arrival.headers), body: cut(String(arrival.raw ?? '')) };
  return {
    ...summaryOf(kept),
    request,
    answer: { headers: headersOf(answer.headers), body: cut(answer.drop ? '' : answer.text) },
    curl: curlOf(arrival.method, arrival.url, request),
  };
}

function headersOf(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    shown[name] = SECRET_HEADERS.has(name.toLowerCase()) ? HIDDEN : redact(String(value));
  }
  return shown;
}

function cut(body: string): string {
  const shown = redact(body);
  return shown.length <= MAX_BODY
    ? shown
    : `${shown.slice(0, MAX_BODY)}\n... ${shown.length - MAX_BODY} more`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

function curlOf(method: string, url: string, request: Entry['request']): string {
  const host = request.headers.host ?? '127.0.0.1:4010';
  const [before, after] = redact(url).split(HIDDEN, 2);
  // Only the key stands outside single quotes, so that the shell fills it in and nothing else.
  const address =
    after === undefined
      ? quoted(`http://${host}${url}`)
      : `${quoted(`http://${host}${before}`)}"$API_KEY"${after === '' ? '' : quoted(after)}`;
  const headers = Object.entries(request.headers).filter(([name]) => !CURL_SKIPS.test(name));
  return [
    `curl -i -g -X ${method} ${address}`,
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(request.body === '' ? [] : [`--data-binary ${quoted(request.body)}`]),
  ].join(' \\\n  ');
}
