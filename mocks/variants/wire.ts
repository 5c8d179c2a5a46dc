/** Variants of transport: compression, chunks, connections, delays, rate limits. The content stays the same. */
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import type { Acts, Apply } from '../faults/adversary.js';
import type { Answer } from '../http/hooks.js';
import { pause, type Variant, wired } from './make.js';

const withHeaders = (answer: Answer, headers: Record<string, string>): Answer => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
});

const proxyHeaders = {
  ...{ via: '1.1 proxy', server: 'proxy', 'x-cache': 'MISS', vary: 'accept-encoding, origin' },
  ...{ 'set-cookie': 'route=a7; path=/; httponly', 'strict-transport-security': 'max-age=63072000' },
  ...{ 'cache-control': 'no-store', etag: 'W/"7"', 'x-request-id': '0d9e7c1a', 'x-runtime': '0.004' },
};
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const packers = {
  gzip: (text: string) => gzipSync(text, { level: 1 }),
  br: (text: string) => brotliCompressSync(text, quick),
  deflate: (text: string) => deflateSync(text, { level: 1 }),
};

/** Compresses without being asked: without Accept-Encoding a server may choose any encoding. */
function packed(answer: Answer, encoding: keyof typeof packers): Answer {
  if (answer.text === '') return withHeaders(answer, proxyHeaders);
  const bytes = packers[encoding](answer.text);
  return { ...withHeaders(answer, { ...proxyHeaders, 'content-encoding': encoding }), bytes };
}

const packing = (says: string, encoding: keyof typeof packers) =>
  wired(says, (answer) => packed(answer, encoding));

/** Mostly retry at once, sometimes after a second, given as a number or a date. */
function limited(): Acts {
  let arrivals = 0;
  const tooMany = (retryAfter: string): Answer => ({
    status: 429,
    headers: { 'retry-after': retryAfter },
    text: '',
  });
  return {
    before: () => {
      arrivals += 1;
      if (arrivals % 3989 === 0) return tooMany(new Date(Date.now() + 1000).toUTCString());
      if (arrivals % 1999 === 0) return tooMany('1');
      return arrivals % 40 === 0 ? tooMany('0') : undefined;
    },
  };
}

/** Delays the n-th request, from 1, by `ms(n)`. */
const delaying =
  (ms: (n: number) => number): Apply =>
  () => {
    let arrivals = 0;
    return {
      before: async () => {
        arrivals += 1;
        await pause(ms(arrivals));
        return undefined;
      },
    };
  };
const slowly = delaying((n) => (n % 1499 === 0 ? 900 : 1 + (n % 4)));
const verySlowly = delaying((n) => (n % 1999 === 0 ? 2000 : 15 * (1 + (n % 4))));

export const wireVariants = {
  'proxy-gzip': packing('behind a proxy that packs with gzip and adds headers', 'gzip'),
  'proxy-br': packing('behind a proxy that packs with brotli and adds headers', 'br'),
  'proxy-deflate': packing('behind a proxy that packs with deflate', 'deflate'),
  'rate-limited': { says: '429 with Retry-After for every 40th request', apply: limited },
  'connections-closed': wired('closes the connection after every answer', (answer) =>
    withHeaders(answer, { connection: 'close' }),
  ),
  'content-types': wired('another spelling of the content type, further headers', (answer) => {
    const named = Object.entries(answer.headers).map(([name, value]) => [
      name,
      value.startsWith('application/json') ? 'Application/JSON;charset=UTF-8' : value,
    ]);
    return withHeaders({ ...answer, headers: Object.fromEntries(named) }, proxyHeaders);
  }),
  'keep-alive-5s': {
    says: 'closes a connection when no request has come for five seconds',
    keepAliveMs: 5000,
  },
  'connections-dropped': {
    says: 'closes one in seven kept-alive connections as the next request comes in, before it is read',
    dropEvery: 7,
  },
  'slow-answers': { says: 'answers after 15 to 60 ms, now and then after two seconds', apply: verySlowly },
  chunked: wired('answers in chunks', (answer) => ({ ...answer, chunked: true })),
  slow: { says: 'answers after 1 to 4 ms, now and then after almost a second', apply: slowly },
  'date-wrong': wired('a Date header of another century', (answer) =>
    withHeaders(answer, { date: 'Sat, 01 Jan 2000 00:00:00 GMT' }),
  ),
} as const satisfies Record<string, Variant>;
