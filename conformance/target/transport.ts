/**
 * Sends requests over persistent connections, with rate limiting, retries after 429 and after closed connections.
 */

import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, buildConnector, type Dispatcher } from 'undici';
import type { NearKey } from '../judge/exchange.js';
import { type Swap, swappedBytes, unswapped } from './plain-words.js';
import { Excess, isDeep, longestBody, unpacked } from './unpacking.js';

export interface Outgoing {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
  /** See Exchange; only for the report. */
  nearKey?: NearKey;
  /** The check that sends it, for the server's log. */
  check?: string;
}

export interface Incoming {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
  durationMs: number;
}

/**
 * Faults below HTTP; `rate-limit`: 429 until the patience ended; `excess`: a body larger or deeper than any answer of this API
 * can be; `withheld`: a request that must not be sent (destinations.ts).
 */
export type TransportFault = 'timeout' | 'refused' | 'reset' | 'other' | 'rate-limit' | 'excess' | 'withheld';

export class TransportError extends Error {
  constructor(
    readonly fault: TransportFault,
    message: string,
    readonly durationMs: number,
    /** The connection had been used before, and was closed before any byte of this answer. */
    readonly isStale = false,
  ) {
    super(message);
    this.name = 'TransportError';
  }
}

export interface Transport {
  /** Throws TransportError. */
  send(outgoing: Outgoing, timeoutMs?: number): Promise<Incoming>;
  close(): Promise<void>;
  /** The number of requests sent so far. */
  readonly sent: number;
  /** The number of requests that are in progress, or wait for a Retry-After or for `maxRps`. */
  readonly underWay: number;
  /** The time of the last answer other than 429, by `performance.now()`; 0 before the first. */
  lastAnswerAt(): number;
  /** Whether some answer was a 429. */
  sawRateLimit(): boolean;
  /** The time at which the last Retry-After ends, by `performance.now()`; 0 before the first. */
  promisedUntil(): number;
  /** The total time in ms during which some request waited for a Retry-After or for `maxRps`. */
  heldBackMs(): number;
  /** The median latency of the last thousand answers, in ms; 0 before the first. */
  medianMs(): number;
}

export interface TransportOptions {
  timeoutMs: number;
  /** Requests per second of this process; undefined: as fast as the target answers. */
  maxRps?: number;
  /** The longest total wait for one request that is answered 429, in ms. */
  patienceMs?: number;
  /** By how much the first Retry-After may extend that wait, in ms. */
  honourMs?: number;
  /** Replaces the name of the suite in requests, and back in answers; with it no User-Agent is sent. */
  swap?: Swap;
}

export function createTransport(options: TransportOptions): Transport {
  const connect = connectorWithUse();
  const agent = new Agent({ connect, connections: 32, keepAliveTimeout: 3000 });
  // A retry uses a new connection: others of the pool may be closed at the same moment.
  const afresh = new Agent({ connect, pipelining: 0 });
  const patienceMs = options.patienceMs ?? 30_000;
  let sent = 0;
  let underWay = 0;
  let answeredAt = 0;
  let answered = 0;
  let promisedUntil = 0;
  let rateLimited = false;
  const answersMs: number[] = [];
  const waits = new Set<NodeJS.Timeout>();
  let heldBackMs = 0;
  let heldSince = 0;
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      if (waits.size === 0) heldSince = performance.now();
      const timer = setTimeout(() => {
        waits.delete(timer);
        if (waits.size === 0) heldBackMs += performance.now() - heldSince;
        resolve();
      }, ms);
      waits.add(timer);
    });
  const pace = pacer(options.maxRps, sleep);
  const swap = options.swap ?? unswapped;
  const once = async (given: Outgoing, timeoutMs: number, isAgain = false): Promise<Incoming> => {
    const outgoing = written(given, swap);
    await pace();
    sent += 1;
    const started = performance.now();
    try {
      const { status, headers, bytes } = await exchange(isAgain ? afresh : agent, outgoing, timeoutMs);
      const flat = flatten(headers);
      const answer = unpacked(bytes, flat, isDeep(outgoing.body));
      return {
        status,
        headers: flat,
        bytes: swap === unswapped ? answer : swappedBytes(answer, swap),
        durationMs: performance.now() - started,
      };
    } catch (error) {
      throw asTransportError(error, timeoutMs, performance.now() - started);
    }
  };
  const send = async (outgoing: Outgoing, timeoutMs = options.timeoutMs): Promise<Incoming> => {
    let waitedMs = 0;
    let mostMs = patienceMs;
    for (let round = 0; ; round++) {
      const incoming = await retryOnce(outgoing, (isAgain) => once(outgoing, timeoutMs, isAgain));
      if (incoming.status !== 429) {
        answeredAt = performance.now();
        answersMs[answered++ % mostTimes] = incoming.durationMs;
        return incoming;
      }
      rateLimited = true;
      const promise = incoming.headers['retry-after'];
      const waitMs = promise === undefined ? backOffMs(round) : retryAfterMs(promise);
      if (round === 0) mostMs += Math.min(waitMs, options.honourMs ?? 0);
      if (waitedMs + waitMs > mostMs) {
        throw new TransportError('rate-limit', `429 for ${Math.round(waitedMs)} ms`, incoming.durationMs);
      }
      waitedMs += waitMs;
      // A Retry-After that only extends the previous one, without an answer in between, does not count.
      if (promise !== undefined && promisedUntil <= answeredAt) promisedUntil = performance.now() + waitMs;
      await sleep(waitMs);
    }
  };
  return {
    send: async (outgoing, timeoutMs) => {
      underWay += 1;
      try {
        return await send(outgoing, timeoutMs);
      } finally {
        underWay -= 1;
      }
    },
    close: () => {
      // Requests that still wait for a Retry-After are abandoned.
      for (const timer of waits) clearTimeout(timer);
      return Promise.all([agent.destroy(), afresh.destroy()]).then(() => undefined);
    },
    lastAnswerAt: () => answeredAt,
    sawRateLimit: () => rateLimited,
    promisedUntil: () => promisedUntil,
    heldBackMs: () => heldBackMs + (waits.size === 0 ? 0 : performance.now() - heldSince),
    medianMs: () => [...answersMs].sort((a, b) => a - b)[answersMs.length >> 1] ?? 0,
    get sent() {
      return sent;
    },
    get underWay() {
      return underWay;
    },
  };
}

/** The request as sent: with the names of the suite and the check in the User-Agent, or with the suite's name replaced. */
function written(outgoing: Outgoing, swap: Swap): Outgoing {
  const { url, headers, body, check } = outgoing;
  if (swap === unswapped) {
    const agent = check === undefined ? 'invoicing-conformance' : `invoicing-conformance (${check})`;
    return { ...outgoing, headers: { 'user-agent': agent, ...headers } };
  }
  return {
    ...outgoing,
    url: swap(url),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, swap(value)])),
    body: typeof body === 'object' ? swappedBytes(body, swap) : body && swap(body),
  };
}

/** The number of latencies that are kept. */
const mostTimes = 1000;

interface Exchanged {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
}

/**
 * One request and its complete answer. Uses undici's dispatcher directly: the stream and the signal of its `request` cost twice
 * as much as the exchange. Rejects with undici's errors, and with a TimeoutError.
 */
function exchange(agent: Agent, outgoing: Outgoing, timeoutMs: number): Promise<Exchanged> {
  const { origin, pathname, search } = new URL(outgoing.url);
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let late: Error | undefined;
    let status = 0;
    let headers: Exchanged['headers'] = {};
    const parts: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => {
      late = new DOMException('too late', 'TimeoutError');
      reject(late);
      controller?.abort(late);
    }, timeoutMs);
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(its) {
        controller = its;
        if (late !== undefined) its.abort(late);
      },
      onResponseStart(_controller, itsStatus, itsHeaders) {
        // The last call counts: statuses below 200 are interim responses.
        status = itsStatus;
        headers = itsHeaders;
      },
      onResponseData(itsController, part) {
        size += part.length;
        if (size <= longestBody) {
          parts.push(part);
          return;
        }
        parts.length = 0;
        itsController.abort(new Excess(`a body of more than ${longestBody / 1024 / 1024} MB`));
      },
      onResponseEnd() {
        clearTimeout(timer);
        resolve({ status, headers, bytes: parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts) });
      },
      onResponseError(_controller, error) {
        clearTimeout(timer);
        if (status !== 0) begun.add(error);
        reject(error);
      },
    };
    agent.dispatch(
      {
        origin,
        path: pathname + search,
        // undici's type allows only known methods; invalid ones are sent on purpose.
        method: outgoing.method as 'GET',
        headers: { accept: 'application/json', ...outgoing.headers },
        body: outgoing.body,
        // The timer above limits the whole exchange.
        headersTimeout: 0,
        bodyTimeout: 0,
      },
      handler,
    );
  });
}

/**
 * A server may close a persistent connection just when a request is sent: if a connection that had been used before is closed
 * without any byte of an answer, the request is sent once more, whatever its method. A GET is always retried once.
 */
async function retryOnce(
  outgoing: Outgoing,
  send: (isAgain: boolean) => Promise<Incoming>,
): Promise<Incoming> {
  try {
    return await send(false);
  } catch (error) {
    if (!(error instanceof TransportError) || error.fault !== 'reset') throw error;
    if (!error.isStale && outgoing.method !== 'GET') throw error;
    return send(true);
  }
}

/** Errors after the head of an answer. */
const begun = new WeakSet<object>();

/** Errors of connections that had been used before. */
const onUsedConnections = new WeakSet<object>();

/** Connects as usual, and records whether the connection of an error had been used. */
function connectorWithUse(): buildConnector.connector {
  const connect = buildConnector({ lookup: localhostLookup });
  return (options, callback) =>
    connect(options, (...[error, socket]) => {
      socket?.prependListener('error', (failure) => {
        if (socket.bytesRead > 0) onUsedConnections.add(failure);
      });
      if (error === null) callback(null, socket as NonNullable<typeof socket>);
      else callback(error, null);
    });
}

/** Of a connection closed by the server, undici's error has the number of bytes read. */
const wasUsed = (error: object): boolean =>
  onUsedConnections.has(error) || ((error as { socket?: { bytesRead?: number } }).socket?.bytesRead ?? 0) > 0;

/** The wait before a retry without a Retry-After: 1 second, doubled each time, up to 16. */
const backOffMs = (round: number): number => Math.min(16_000, 1000 * 2 ** round);

/** A longer timer would fire at once. */
const longestTimerMs = 2 ** 31 - 1;

/** Parses seconds or an HTTP date; without the header one second. At least 50 ms, to prevent a busy loop. */
export function retryAfterMs(value: string | undefined, now = Date.now()): number {
  if (value === undefined) return 1000;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(50, ms), longestTimerMs) : 1000;
}

function pacer(maxRps: number | undefined, sleep: (ms: number) => Promise<void>): () => Promise<void> {
  if (maxRps === undefined) return async () => {};
  let next = 0;
  return async () => {
    const now = performance.now();
    const at = Math.max(now, next);
    next = at + 1000 / maxRps;
    if (at > now) await sleep(at - now);
  };
}

function flatten(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) flat[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}

function asTransportError(error: unknown, timeoutMs: number, durationMs: number): TransportError {
  if (error instanceof Excess || (error as Error).cause instanceof Excess)
    return new TransportError('excess', (error as Error).message, durationMs);
  const { name = '', code = '', message = '', cause } = error as Error & { code?: string };
  const codes = [code, (cause as { code?: string } | undefined)?.code ?? ''];
  if (name === 'TimeoutError' || name === 'AbortError') {
    return new TransportError('timeout', `no answer within ${timeoutMs} ms`, durationMs);
  }
  if (
    codes.some((one) =>
      ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN', 'ENETUNREACH'].includes(one),
    )
  ) {
    return new TransportError('refused', message || codes.join(' ').trim(), durationMs);
  }
  if (codes.some((one) => ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(one))) {
    const isStale = wasUsed(error as object) && !begun.has(error as object);
    return new TransportError('reset', `the connection was closed (${message})`, durationMs, isStale);
  }
  return new TransportError('other', `${name}: ${message}`, durationMs);
}

/** Resolves names below .localhost as RFC 6761 defines, which glibc does not. */
const localhostLookup: LookupFunction = (hostname, options, callback) => {
  if (!hostname.endsWith('.localhost')) return systemLookup(hostname, options, callback);
  if (options.all) {
    return callback(null, [
      { address: '127.0.0.1', family: 4 },
      { address: '::1', family: 6 },
    ]);
  }
  return callback(null, '127.0.0.1', 4);
};
