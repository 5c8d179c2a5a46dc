/** No request ends the process, and no stored data grow without limit. */
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { type Mock, startMock, startProxy } from '../index.js';

let mock: Mock;
test.beforeAll(async () => {
  mock = await startMock({ port: 0, complain: () => {} });
});
test.afterAll(() => mock.close());
test.afterEach(() => {
  mock.reset();
  mock.hooks.after = undefined;
  mock.hooks.before = undefined;
});

const post = (path: string, body: unknown) =>
  fetch(mock.url + path, { method: 'POST', body: JSON.stringify(body) });

const badHeaders: Record<string, unknown>[] = [
  { 'x-note': '5 €' },
  { 'a b': '1' },
  { '': '1' },
  { trailer: 'x' },
  { 'content-length': '3' },
  { 'Transfer-Encoding': 'chunked' },
  { 'x-a': 'b\r\nx-c: d' },
  { 'x-a': 5 },
];
for (const headers of badHeaders) {
  test(`a fault rule with ${JSON.stringify(headers)} -> 422 that names it, by HTTP and by method; requests go on`, async () => {
    const rule = { operation: '*' as const, status: 503, headers: headers as Record<string, string> };
    const answer = await post('/__mock/faults', rule);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(/header/);
    expect(() => mock.faults.add(rule)).toThrow(/header/);
    expect((await fetch(`${mock.url}/items.json?api_key=${mock.apiKey}`)).status).toBe(200);
  });
}

test('rules of a shape that is none, past HTTP -> refused with the field', () => {
  const add = (rule: unknown) => () => mock.faults.add(rule as never);
  expect(add({ operation: '*', status: 99 })).toThrow(/status/);
  expect(add({ operation: '*', status: 'x' })).toThrow(/status/);
  expect(add({ operation: '*', delayMs: Number.NaN })).toThrow(/delayMs/);
  expect(add({ status: 500 })).toThrow(/operation/);
  expect(add(undefined)).toThrow();
});

test('an answer that HTTP cannot carry, or a hook that throws -> 500 in words, and the next request is served', async () => {
  const ask = () => fetch(`${mock.url}/items.json?api_key=${mock.apiKey}`);
  const answer = { status: 200, headers: { 'x-note': '5 €' }, text: '{}' };
  mock.hooks.after = () => answer;
  expect([(await ask()).status, await (await ask()).text()]).toEqual([
    500,
    expect.stringContaining('cannot be sent'),
  ]);
  mock.hooks.after = () => ({ ...answer, headers: {}, status: 9999 });
  expect((await ask()).status).toBe(500);
  mock.hooks.after = () => {
    throw new Error('of my own');
  };
  expect([(await ask()).status, await (await ask()).text()]).toEqual([
    500,
    expect.stringContaining('of my own'),
  ]);
  mock.hooks.after = undefined;
  expect((await ask()).status).toBe(200);
});

test('a client that says all and closes its side -> gets its answer', async () => {
  const text = await new Promise<string>((resolve, reject) => {
    let got = '';
    const socket = connect({ port: mock.port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      socket.end(`GET /items.json?api_key=${mock.apiKey} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    });
    socket.on('data', (part) => {
      got += part;
    });
    socket.on('end', () => resolve(got));
    socket.on('error', reject);
  });
  expect(text).toMatch(/^HTTP\/1\.1 200 OK/);
});

for (const query of [
  'date[from]=2026-11-21',
  'date[from]=31/02/2026',
  'page=1.0',
  'page=%2B1',
  'per_page=1e1',
]) {
  test(`?${query} -> no violation of the own contract`, async () => {
    for (const path of ['invoices', 'estimates', 'guides', 'purchase_orders']) {
      const { status } = await fetch(`${mock.url}/${path}.json?${query}&api_key=${mock.apiKey}`);
      expect([200, 422]).toContain(status);
    }
    expect(mock.answerViolations).toEqual([]);
    expect(mock.journal({ limit: 3 }).flatMap(({ answerViolations }) => answerViolations)).toEqual([]);
  });
}

test('snapshots, fault rules and readers of events -> so many, then a refusal with what to do', async () => {
  for (let n = 0; n < 500; n++) mock.snapshot(`s${n}`);
  const more = await post('/__mock/snapshots', { name: 'more' });
  expect([more.status, await more.text()]).toEqual([
    422,
    expect.stringContaining('DELETE /__mock/snapshots'),
  ]);
  expect((await post('/__mock/snapshots', { name: 's7' })).status, 'one of a name that is there').toBe(201);
  await fetch(`${mock.url}/__mock/snapshots`, { method: 'DELETE' });
  for (let n = 0; n < 1000; n++) mock.faults.add({ operation: 'getItem', status: 500 });
  expect((await post('/__mock/faults', { operation: '*', status: 500 })).status).toBe(422);
  const stop = new AbortController();
  const readers = await Promise.all(
    Array.from({ length: 100 }, () => fetch(`${mock.url}/__mock/journal/stream`, { signal: stop.signal })),
  );
  expect(readers.every(({ status }) => status === 200)).toBe(true);
  expect((await fetch(`${mock.url}/__mock/journal/stream`)).status).toBe(422);
  stop.abort();
});

test('a reader of events that does not read -> is let go, not kept for', async () => {
  let closed = false;
  const socket = connect({ port: mock.port, host: '127.0.0.1' }, () => {
    socket.write('GET /__mock/journal/stream HTTP/1.1\r\nhost: localhost\r\n\r\n');
  });
  socket.pause();
  socket.on('close', () => {
    closed = true;
  });
  socket.on('error', () => {});
  await new Promise((resolve) => setTimeout(resolve, 300));
  const long = 'x'.repeat(100_000);
  // Far more than the kernel's buffers and ours.
  for (let n = 0; n < 200; n++) await mock.inject({ url: `/items.json?${long}` });
  socket.resume();
  await expect.poll(() => closed).toBe(true);
});

test('the first Prefer -> is loaded before anybody asks, when it is wished', async () => {
  await mock.warmUp();
  expect((await fetch(`${mock.url}/items.json`, { headers: { prefer: 'code=401' } })).status).toBe(401);
});

test('a proxy to NAME.localhost -> finds it', async () => {
  const name = mock.accounts[0]?.name;
  const proxy = await startProxy({
    target: `http://{account}.localhost:${mock.port}`,
    port: 0,
    complain: () => {},
  });
  const url = `${proxy.url}/items.json?api_key=${mock.apiKey}`;
  const { request } = await import('node:http');
  const status = await new Promise((resolve, reject) => {
    request(url, { headers: { host: `${name}.localhost` } }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });
  expect(status).toBe(200);
  await proxy.close();
});

test('a list of more entries than any document has -> refused at once, by its length; nothing is stored', async () => {
  const items = Array.from({ length: 100_000 }, () => 1);
  const answer = await fetch(`${mock.url}/invoices.json?api_key=${mock.apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ invoice: { items } }),
  });
  expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('has 100000 entries')]);
});

test('100,000 wrong entries of a real server -> the proxy passes them on and reports the first ones', async () => {
  const items = JSON.stringify({ items: Array.from({ length: 100_000 }, () => 1) });
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(items);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const proxy = await startProxy({ target: `http://127.0.0.1:${port}`, port: 0, complain: () => {} });
  const answer = await fetch(`${proxy.url}/items.json?api_key=x`);
  expect(await answer.text()).toHaveLength(items.length);
  expect(answer.headers.get('sl-violations')).toContain('items[0]');
  await proxy.close();
  server.close();
});
