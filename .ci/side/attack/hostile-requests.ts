/**
 * Hostile requests, over HTTP and as raw bytes, each made from a number alone so that any of them can be sent again.
 * None of them may be answered by an unintended 5xx, end the mock, or leave a trace in its store.
 */
import { connect } from 'node:net';
import { operations } from '../../../generated/operations.js';
import { type Mock, startMock } from '../../../mocks/index.js';
import { random } from '../../../mocks/service/store/ids.js';

export interface Tally {
  /** What was sent, for the table. */
  counts: Record<string, number>;
  /** Failures in words, with the number that reproduces them. */
  found: string[];
}

const texts = [
  ...['\u0000', '../../etc/passwd', '<script>', "' OR 1=1", '€😀\u202e', '9'.repeat(400)],
  ...['-1', '1e999', 'NaN', '%00', '%ff', '', ' '],
];
const bodies = [
  ...['{', '[]', 'null', '"x"', '[[[[', '\ufeff{}', '{"a":1,"a":2}', '{"invoice":null}'],
  ...['{"__proto__":{"a":1}}', '{"constructor":{"prototype":1}}', '['.repeat(5000)],
  `{"item":{"name":"${'x'.repeat(9000)}"}}`,
];
const types = [
  ...['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''],
  'application/json; charset=utf-16',
];
const raws = [
  'GET / HTTP/9.9',
  'POST /items.json HTTP/1.1\r\nhost: a\r\ncontent-length: -5',
  'GET /\u0000 HTTP/1.1',
  'A'.repeat(70_000),
  'POST /items.json HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nZZ',
  'GET /items.json HTTP/1.1\r\nhost: a\r\nhost: b',
  'POST /items.json HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0',
  'CONNECT a:1 HTTP/1.1\r\nhost: a',
  'GET /__mock/in/%ff/items.json HTTP/1.1\r\nhost: a',
];

/** Sends concurrent requests, and compares the store before and after. */
export async function requests(seed: string, many: number, say: (line: string) => void): Promise<Tally> {
  const mock = await startMock({ port: 0, clock: '2026-11-21T10:00:00Z', complain: () => {} });
  const store = () => JSON.stringify(mock.service.dump());
  const before = store();
  const found: string[] = [];
  let next = 0;
  const lane = async () => {
    while (next < many) {
      const n = next++;
      const fell = await attack(mock, seed, n);
      if (fell !== undefined) found.push(fell);
      if (n % 10_000 === 9999)
        say(`${n + 1} requests, ${Math.round(process.memoryUsage().heapUsed / 1e6)} MB of heap`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, lane));
  if (store() !== before) found.push('the store has changed');
  for (const { operation, message } of mock.answerViolations)
    found.push(`violation in ${operation}: ${message}`);
  await mock.close();
  return { counts: { requests: many }, found };
}

/** Sends the request of this number and returns what is wrong with its answer. */
async function attack(mock: Mock, seed: string, n: number): Promise<string | undefined> {
  const draw = random(seed, `request ${n}`);
  const one = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)] as T;
  if (draw() < 0.1) return raw(mock, `${one(raws)}\r\n\r\n`);
  const { method, path } = one(Object.values(operations));
  const filled = path.replace(/\{[^}]+\}/g, () => encodeURIComponent(one(texts)) || 'x');
  const query =
    draw() < 0.5
      ? `?${one(['page', 'date[from]', 'status[]', 'a[b][c]', '%', 'type'])}=${encodeURIComponent(one(texts))}`
      : '';
  const hasBody = method !== 'get';
  // With a body, only wrong keys or unreadable bodies: a valid write is not hostile.
  const key = hasBody && draw() < 0.5 ? mock.apiKey : one(['', 'wrong', mock.apiKey.toUpperCase()]);
  const answer = await fetch(
    `${mock.url}${filled}${query}${query ? '&' : '?'}api_key=${encodeURIComponent(hasBody ? key : mock.apiKey)}`,
    {
      method: method.toUpperCase(),
      ...(hasBody && { body: one(bodies), headers: { 'content-type': one(types), 'x-mock-world': 'main' } }),
    },
  ).catch((error: Error) => error);
  if (answer instanceof Error) return `request ${n} (${method} ${path}): ${answer.message}`;
  await answer.arrayBuffer();
  return answer.status >= 500 ? `request ${n} (${method} ${path}): ${answer.status}` : undefined;
}

/** Any answer but a 5xx is right; the next request shows whether the mock still runs. */
function raw(mock: Mock, bytes: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let got = '';
    const socket = connect(mock.port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    const done = () => {
      socket.destroy();
      resolve(
        /^HTTP\/1\.1 5/.test(got)
          ? `raw ${JSON.stringify(bytes.slice(0, 60))}: ${got.slice(0, 40)}`
          : undefined,
      );
    };
    socket.setTimeout(200, done);
    socket.on('data', (part) => {
      got += part;
      done();
    });
    socket.on('error', done).on('close', done);
  });
}
