// The transport, against a server with scripted answers.
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { createTransport, retryAfterMs, type Transport, type TransportOptions } from './transport.js';

let server: Server;
let transport: Transport;

async function serve(listener: RequestListener, options: Partial<TransportOptions> = {}): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  transport = createTransport({ timeoutMs: 2000, ...options });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/x.json`;
}

test.afterEach(async () => {
  await transport?.close();
  server?.closeAllConnections();
  server?.close();
});

/** Answers each request by the next step of the script; the last step repeats. */
function script(...steps: ((request: IncomingMessage, response: ServerResponse) => void)[]): RequestListener {
  let at = 0;
  return (request, response) => {
    const step = steps[Math.min(at, steps.length - 1)];
    at += 1;
    step?.(request, response);
  };
}
const ok = (_: unknown, response: ServerResponse) => void response.end('{}');
const busy = (seconds: string) => (_: unknown, response: ServerResponse) =>
  void response.writeHead(429, { 'retry-after': seconds }).end();
const broken = (request: IncomingMessage) => void request.socket.destroy();

for (const [name, encode] of [
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
] as const) {
  test(`an answer that a proxy compressed with ${name} -> the plain bytes`, async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { 'content-encoding': name }).end(encode('{"a":1}'));
    });
    const { bytes } = await transport.send({ method: 'GET', url, headers: {} });
    expect(bytes.toString()).toBe('{"a":1}');
  });
}

test('requests that wait for a Retry-After side by side -> the time is counted once', async () => {
  const url = await serve(script(busy('1'), busy('1'), ok));
  const started = performance.now();
  const get = () => transport.send({ method: 'GET', url, headers: {} });
  await Promise.all([get(), get()]);
  expect(transport.heldBackMs()).toBeGreaterThanOrEqual(990);
  expect(transport.heldBackMs()).toBeLessThanOrEqual(performance.now() - started);
});

test('429 with Retry-After, then 200 -> the 200, two requests counted', async () => {
  const url = await serve(script(busy('0'), ok));
  expect((await transport.send({ method: 'POST', url, headers: {}, body: '{}' })).status).toBe(200);
  expect(transport.sent).toBe(2);
});

test('429 for longer than the patience -> a rate-limit fault', async () => {
  const url = await serve(script(busy('3')), { patienceMs: 1000 });
  await expect(transport.send({ method: 'GET', url, headers: {} })).rejects.toMatchObject({
    fault: 'rate-limit',
  });
});

test('103 before the answer -> only announces it', async () => {
  const url = await serve((_, response) => {
    response.writeEarlyHints({ link: '</style.css>; rel=preload' });
    response.writeHead(201, { 'x-last': '1' }).end('{}');
  });
  const { status, headers, bytes } = await transport.send({ method: 'GET', url, headers: {} });
  expect([status, headers['x-last'], headers.link, bytes.toString()]).toEqual([201, '1', undefined, '{}']);
});

test('a connection closed under a GET -> asked once more', async () => {
  const url = await serve(script(broken, ok));
  expect((await transport.send({ method: 'GET', url, headers: {} })).status).toBe(200);
});

async function post(url: string) {
  // A connection is free for the next request shortly after its answer.
  await new Promise((resolve) => setImmediate(resolve));
  return transport.send({ method: 'POST', url, headers: {}, body: '{}' });
}

test('a kept-alive connection closed under a POST -> sent once more, on a new connection', async () => {
  const url = await serve(script(ok, broken, ok));
  await post(url);
  expect((await post(url)).status).toBe(200);
  expect(transport.sent).toBe(3);
});

test('every connection of the pool closed at once -> each request sent once more', async () => {
  const seen = new Set<unknown>();
  // Every connection is closed at its second request.
  const url = await serve((request, response) => {
    if (seen.has(request.socket)) request.socket.resetAndDestroy();
    else response.end('{}');
    seen.add(request.socket);
  });
  const eight = () => Promise.all(Array.from({ length: 8 }, () => post(url)));
  await eight();
  expect((await eight()).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
});

test('a kept-alive connection closed twice under a POST -> an error', async () => {
  const url = await serve(script(ok, broken));
  await post(url);
  await expect(post(url)).rejects.toMatchObject({ fault: 'reset' });
});

test('a kept-alive connection closed after the head of an answer -> not sent again', async () => {
  const url = await serve(
    script(ok, (request, response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('{', () => request.socket.destroy());
    }),
  );
  await post(url);
  await expect(post(url)).rejects.toMatchObject({ fault: 'reset', isStale: false });
  expect(transport.sent).toBe(2);
});

test('a connection closed under a POST -> not sent twice', async () => {
  const url = await serve(script(broken, ok));
  const sending = transport.send({ method: 'POST', url, headers: {}, body: '{}' });
  await expect(sending).rejects.toMatchObject({ fault: 'reset' });
  expect(transport.sent).toBe(1);
});

test('no answer, or one that never ends -> a time-out', async () => {
  const url = await serve(
    script(
      () => {},
      (_, response) => void response.write('{'),
    ),
    { timeoutMs: 100 },
  );
  for (let round = 0; round < 2; round += 1) {
    await expect(transport.send({ method: 'GET', url, headers: {} })).rejects.toMatchObject({
      fault: 'timeout',
    });
  }
  // Only a reset is tried again, even for a GET.
  expect(transport.sent).toBe(2);
});

test('nobody listens -> refused, with the address in words', async () => {
  const url = await serve(ok);
  await new Promise((resolve) => server.close(resolve));
  await expect(transport.send({ method: 'GET', url, headers: {} })).rejects.toMatchObject({
    ...{ fault: 'refused', name: 'TransportError' },
    message: expect.stringContaining('127.0.0.1'),
  });
});

const now = Date.parse('2030-01-01T00:00:00Z');
const waits: [string | undefined, number][] = [
  [undefined, 1000],
  ['2', 2000],
  ['0', 50],
  ['Tue, 01 Jan 2030 00:00:05 GMT', 5000],
  ['Mon, 31 Dec 2029 00:00:00 GMT', 50],
  ['soon', 1000],
];
for (const [header, ms] of waits) {
  test(`Retry-After ${header ?? 'absent'} -> ${ms} ms`, () => {
    expect(retryAfterMs(header, now)).toBe(ms);
  });
}

const bombs: [name: string, answer: RequestListener, says: RegExp][] = [
  [
    '300 MB behind gzip',
    (_, response) =>
      void response
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(300_000_000), { level: 1 })),
    /unpacks to more than 16 MB/,
  ],
  [
    'a body without end',
    (_, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(1_000_000, 'x')));
        response.once('drain', more);
      };
      more();
    },
    /more than 16 MB/,
  ],
  ['JSON of 100,000 levels', (_, response) => void response.end('['.repeat(100_000)), /deeper than 200/],
  ['the same in objects', (_, response) => void response.end('{"a":'.repeat(300)), /deeper than 200/],
];
for (const [name, answer, says] of bombs) {
  test(`${name} -> reported as excess, memory stays bounded`, async () => {
    const url = await serve(answer, { timeoutMs: 30_000 });
    const sent = transport.send({ method: 'GET', url, headers: {} });
    await expect(sent).rejects.toMatchObject({ fault: 'excess', message: expect.stringMatching(says) });
  });
}

test('a deep body of ours that the answer quotes -> read, without what lies too deep', async () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  const url = await serve(
    (_, response) => void response.end(`{"error":"no","input":${deep},"text":"]}","n":[1]}`),
  );
  const { bytes } = await transport.send({ method: 'POST', url, headers: {}, body: `{"a":${deep}}` });
  const read = JSON.parse(bytes.toString()) as Record<string, unknown>;
  expect(read).toMatchObject({ error: 'no', text: ']}', n: [1] });
  expect(JSON.stringify(read.input)).toBe(`${'['.repeat(198)}null${']'.repeat(198)}`);
});

test('a body of ours as deep as an answer may be, within more -> read', async () => {
  const deep = `${'['.repeat(200)}${']'.repeat(200)}`;
  const url = await serve((_, response) => void response.end(`{"detail":[{"input":${deep}}]}`));
  const { status } = await transport.send({ method: 'POST', url, headers: {}, body: deep });
  expect(status).toBe(200);
});

test('a deep body of ours answered with what is no JSON -> the bytes as they are', async () => {
  const broken = '['.repeat(5000);
  const url = await serve((_, response) => void response.end(broken));
  const { bytes } = await transport.send({ method: 'POST', url, headers: {}, body: '['.repeat(5000) });
  expect(bytes.toString()).toBe(broken);
});

test('brackets in texts, and many beside each other -> not deep', async () => {
  const text = JSON.stringify([...Array.from({ length: 500 }, () => []), '[{"\\'.repeat(500)]);
  const url = await serve((_, response) => void response.end(text));
  expect(String((await transport.send({ method: 'GET', url, headers: {} })).bytes)).toBe(text);
});

test('deep only behind a text with quotes and backslashes -> reported all the same', async () => {
  const odd = JSON.stringify(`\\"${'\\'.repeat(7)}" ] } `);
  const deep = `{"a":[${odd},${odd},${'['.repeat(250)}`;
  const url = await serve((_, response) => void response.end(deep));
  await expect(transport.send({ method: 'GET', url, headers: {} })).rejects.toThrow(/deeper than 200/);
});

const get = (url: string) => transport.send({ method: 'GET', url, headers: {} });
const soon = () => new Promise((resolve) => setImmediate(resolve));

test('before the first request -> nothing was sent, seen, measured or waited for', async () => {
  await serve(ok);
  const { sent, underWay } = transport;
  expect({ sent, underWay }).toEqual({ sent: 0, underWay: 0 });
  expect([transport.lastAnswerAt(), transport.promisedUntil()]).toEqual([0, 0]);
  expect([transport.heldBackMs(), transport.medianMs(), transport.sawRateLimit()]).toEqual([0, 0, false]);
});

test('a request -> under way until it is answered; then it is known when that was', async () => {
  let answer = () => {};
  const asked = new Promise<void>((arrived) => {
    void serve((_, response) => {
      answer = () => void response.end('{}');
      arrived();
    }).then((url) => sending.push(get(url)));
  });
  const sending: Promise<unknown>[] = [];
  await asked;
  expect([transport.underWay, transport.lastAnswerAt()]).toEqual([1, 0]);
  answer();
  await Promise.all(sending);
  expect(transport.underWay).toBe(0);
  expect(transport.lastAnswerAt()).toBeGreaterThan(0);
  expect(transport.medianMs()).toBeGreaterThan(0);
});

test('a Retry-After -> remembered; the wait for it counts from its beginning to its end', async () => {
  const url = await serve(script(busy('0'), ok));
  const started = performance.now();
  await get(url);
  expect(transport.sawRateLimit()).toBe(true);
  expect(transport.promisedUntil()).toBeGreaterThan(started);
  const heldBack = transport.heldBackMs();
  expect(heldBack).toBeGreaterThan(0);
  expect(heldBack).toBeLessThanOrEqual(performance.now() - started);
  await soon();
  expect(transport.heldBackMs()).toBe(heldBack);
});

// Each answer has a Retry-After of 50 ms.
for (const [what, options, times, fault] of [
  ['as long as the patience', { patienceMs: 50 }, 1, undefined],
  ['twice within the patience', { patienceMs: 100 }, 2, undefined],
  ['twice, for longer in all', { patienceMs: 99 }, 2, 'rate-limit'],
  ['for longer than the patience, as was promised at first', { patienceMs: 0, honourMs: 1000 }, 1, undefined],
  ['again after what was promised at first', { patienceMs: 49, honourMs: 1000 }, 2, 'rate-limit'],
  ['for longer than is honoured', { patienceMs: 0, honourMs: 49 }, 1, 'rate-limit'],
] as const)
  test(`429 ${what} -> ${fault ?? 'waited for'}`, async () => {
    const url = await serve(script(...Array.from({ length: times }, () => busy('0')), ok), options);
    if (fault) await expect(get(url)).rejects.toMatchObject({ fault });
    else expect((await get(url)).status).toBe(200);
  });

test('--max-rps -> the first one goes at once, the next one waits for its turn', async () => {
  const url = await serve(ok, { maxRps: 1 });
  await get(url);
  void get(url).catch(() => {});
  await soon();
  expect([transport.sent, transport.underWay]).toEqual([1, 1]);
  expect(transport.heldBackMs()).toBeGreaterThan(0);
});

test('the suite and its check are named to the server; with other words nothing is', async () => {
  const heard: string[] = [];
  const echo: RequestListener = async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    heard.push(
      `${request.headers['user-agent']} ${request.headers['x-own']} ${request.url} ${Buffer.concat(parts)}`,
    );
    response.end('acme conformance');
  };
  const body = 'conformance';
  const outgoing = { method: 'POST', headers: { 'x-own': 'conformance' } };
  const plain = await serve(echo);
  await transport.send({ ...outgoing, url: `${plain}?conformance`, body });
  const { bytes } = await transport.send({ ...outgoing, url: plain, check: 'getItem/a' });
  expect(bytes.toString()).toBe('acme conformance');
  await transport.close();
  server.close();
  const swap = (text: string) =>
    text.replace(/acme|conformance/g, (word) => (word === 'acme' ? 'conformance' : 'acme'));
  const swapped = await serve(echo, { swap });
  const answer = await transport.send({
    ...outgoing,
    url: `${swapped}?conformance`,
    body,
    check: 'getItem/a',
  });
  expect(answer.bytes.toString()).toBe('conformance acme');
  await transport.send({ ...outgoing, url: swapped, body: Buffer.from(body) });
  await transport.send({ ...outgoing, url: swapped });
  expect(heard).toEqual([
    'invoicing-conformance conformance /x.json?conformance conformance',
    'invoicing-conformance (getItem/a) conformance /x.json ',
    'undefined acme /x.json?acme acme',
    'undefined acme /x.json acme',
    'undefined acme /x.json ',
  ]);
});

test('a name below .localhost -> leads here', async () => {
  const url = await serve(ok);
  expect((await get(url.replace('127.0.0.1', 'account.localhost'))).status).toBe(200);
});
