/**
 * The real server behind the proxy: requests and answers pass unchanged, with the answer's body decoded for validation.
 * Handles addresses, hop-by-hop headers, codings and failures to connect.
 */
import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { Agent, request } from 'undici';
import type { Answer, Arrival } from '../http/hooks.js';
import { accountIn } from '../http/host.js';
import { withoutTrailing } from '../service/text-ends.js';

export interface Upstream {
  /**
   * Rejects with an Error that has a status, 502 or 504, and says what to do. The account is the one that the request
   * names, unless set otherwise.
   */
  ask(arrival: Arrival, account?: string): Promise<Answer>;
  close(): Promise<void>;
}

type Headers = Record<string, string | string[] | undefined>;

/** Hop-by-hop headers (RFC 9110, 7.6.1), and those that the client library sets. */
const HOP = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade', 'host', 'content-length', 'expect'],
]);
const PLACE = '{account}';
const BODILESS = new Set(['GET', 'HEAD']);

/** Throws an Error for an invalid address. `longer` explains how to raise the timeout. */
export function upstreamAt(
  target: string,
  timeoutMs: number,
  longer = 'give it longer with --timeout-ms',
): Upstream {
  const problem = problemWith(target);
  if (problem !== undefined) throw new Error(problem);
  const agent = new Agent({
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connect: { timeout: timeoutMs, lookup: localhostLookup },
  });
  return {
    async ask(arrival, account = accountIn(arrival.headers, String(arrival.headers.host ?? ''))) {
      const base = addressFor(target, account, arrival.headers);
      try {
        const answer = await request(withoutTrailing(base, '/') + arrival.url, {
          dispatcher: agent,
          method: arrival.method as 'GET',
          headers: passing(arrival.headers),
          body: BODILESS.has(arrival.method) ? undefined : arrival.raw,
        });
        const bytes = Buffer.from(await answer.body.arrayBuffer());
        return {
          status: answer.statusCode,
          // A header may have several lines, an array; node's server accepts it.
          headers: passing(answer.headers) as Record<string, string>,
          text: textOf(bytes, answer.headers),
          bytes,
        };
      } catch (error) {
        throw failureOf(error as NodeJS.ErrnoException, base, timeoutMs, longer);
      }
    },
    close: () => agent.destroy(),
  };
}

function problemWith(target: string): string | undefined {
  const advice = 'write it like http://127.0.0.1:8080, or https://{account}.example.com';
  let url: URL;
  try {
    url = new URL(target.replaceAll(PLACE, 'account'));
  } catch {
    return `"${target}" is no address: ${advice}`;
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return `"${target}" is not HTTP: ${advice}`;
  return url.search === '' && url.hash === ''
    ? undefined
    : `"${target}" has a query or a fragment: ${advice}`;
}

/** The target with the account in it; `NAME.localhost` names the account NAME, as for the mock. */
function addressFor(target: string, account: string | undefined, headers: Headers): string {
  if (!target.includes(PLACE)) return target;
  if (account !== undefined) return target.replaceAll(PLACE, encodeURIComponent(account));
  const says = `${target} needs an account: send the request to NAME.localhost instead of ${headers.host ?? 'here'}`;
  throw Object.assign(new Error(says), { status: 400 });
}

function passing(headers: Headers): Headers {
  const ended = String(headers.connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP.has(name) && !ended.includes(name)),
  );
}

/** The body as text, for validation and the journal; '' when it is no text or has an unknown coding. */
function textOf(bytes: Buffer, headers: Headers): string {
  const type = String(headers['content-type'] ?? 'application/json');
  if (bytes.length === 0 || !/json|text|xml|urlencoded/i.test(type)) return '';
  try {
    return decoded(bytes, String(headers['content-encoding'] ?? 'identity').toLowerCase()).toString('utf8');
  } catch {
    return '';
  }
}

function decoded(bytes: Buffer, coding: string): Buffer {
  if (coding === 'gzip' || coding === 'x-gzip') return gunzipSync(bytes);
  if (coding === 'deflate') return inflateSync(bytes);
  return coding === 'br' ? brotliDecompressSync(bytes) : bytes;
}

function failureOf(
  error: NodeJS.ErrnoException & { status?: number },
  base: string,
  timeoutMs: number,
  longer: string,
): Error {
  if (error.status !== undefined) return error;
  const late = /TIMEOUT/.test(error.code ?? '');
  const says = late
    ? `${base} did not answer in ${timeoutMs} ms; ${longer}`
    : `${base} cannot be reached: ${error.message || error.code}; start it, or give another address`;
  return Object.assign(new Error(says), { status: late ? 504 : 502, detail: says });
}

/** Resolves names below .localhost by RFC 6761, which most systems do not. */
const localhostLookup: LookupFunction = (name, options, callback) => {
  if (!name.endsWith('.localhost')) {
    systemLookup(name, options, callback);
    return;
  }
  const found = [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ];
  if (options.all) callback(null, found);
  else callback(null, '127.0.0.1', 4);
};
