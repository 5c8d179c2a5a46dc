/** A key is never shown, in whatever form it was written, with or without a name that identifies it. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { startMock, startProxy } from '../index.js';
import { redact, secretsIn } from './redaction.js';

const CANARY = 'c4NaRy0123456789abcdefGHIJKLmnop';

const written = [
  `/items.json?api_key=${CANARY}`,
  `/items.json?api_key[]=${CANARY}`,
  `/items.json?api_key[0]=${CANARY}&x=1`,
  `/items.json?%61pi_key=${CANARY}`,
  `/items.json?%2561pi_key=${CANARY}`,
  `/items.json?API-KEY=${CANARY}`,
  `/items.json?apiKey=${CANARY}`,
  `/items.json?url=%2Fx%3Fapi_key%3D${CANARY}`,
  `{"api_key":"${CANARY}"}`,
  `{"\\u0061pi_key" : "${CANARY}"}`,
  `{"text":"{\\"api_key\\":\\"${CANARY}\\"}"}`,
  `password=${CANARY}&name=a`,
  `account[password]=${CANARY}&name=a`,
  `{"text":"{\\"a\\":\\"{\\\\\\"api_key\\\\\\":\\\\\\"${CANARY}\\\\\\"}\\"}"}`,
  `{"password": "a\\"${CANARY}", "name": "b"}`,
  `{"api_key":"${CANARY}`,
];

for (const text of written) {
  test(`${text.replace(CANARY, 'KEY')} -> hidden, the rest is there`, () => {
    expect(redact(text)).not.toContain(CANARY);
    expect(redact(text)).toContain('[redacted]');
  });
}

const long: [what: string, text: string][] = [
  ['addresses inside addresses', `key ${'?a='.repeat(100_000)}api_key=${CANARY}`],
  ['a name of many parts', `${'x.'.repeat(100_000)}api_key=${CANARY}`],
  ['quotes behind backslashes', `token ${'\\"'.repeat(100_000)} {"api_key":"${CANARY}"}`],
  ['names without a value', `${'"api_key" : , '.repeat(50_000)}"api_key":"${CANARY}"`],
  ['indexes', `api_key${'[]'.repeat(100_000)}=${CANARY}`],
  ['blanks', `{"api_key"${' '.repeat(500_000)}:"${CANARY}"}`],
];
for (const [what, text] of long) {
  test(`a long text of ${what} -> hidden all the same`, () => {
    expect(redact(text)).not.toContain(CANARY);
  });
}

test('a body of 2,000 addresses inside one another -> the journal answers', async () => {
  const mock = await startMock({ port: 0, complain: () => {} });
  await fetch(`${mock.url}/items.json`, { method: 'POST', body: `key ${'?a='.repeat(2000)}` });
  const journal = await fetch(`${mock.url}/__mock/journal`);
  await mock.close();
  expect(journal.status).toBe(200);
});

test('ordinary words -> left alone', () => {
  const text = '/clients.json?text=monkey=1&keyword=a {"key":"value","turkey":"b","tokens":3}';
  expect(redact(text)).toBe(text);
});

test('a secret met under its name -> found elsewhere', () => {
  const arrival = { method: 'GET', url: '/', headers: { authorization: `Bearer ${CANARY}` } };
  const exchange = { arrival, answer: { status: 200, headers: {}, text: '' } };
  expect(
    secretsIn({
      ...exchange,
      violations: [],
      answerViolations: [],
      notes: [],
      problems: [],
      startedAt: 0,
      durationMs: 0,
    }),
  ).toContain(CANARY);
});

async function echo(): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    response.setHeader('x-echo', String(request.headers['x-api-key'] ?? ''));
    response.end(JSON.stringify({ said: `${request.url} ${request.headers['x-api-key']}`, mine: CANARY }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('through the proxy and the mock, in every place of a request -> neither journal, stream nor terminal shows it', async () => {
  const { server, url } = await echo();
  const said: string[] = [];
  const proxy = await startProxy({ target: url, port: 0, complain: (line) => said.push(line) });
  const mock = await startMock({ port: 0, complain: (line) => said.push(line) });
  for (const base of [proxy.url, mock.url]) {
    const stream = await fetch(`${base}/__mock/journal/stream`);
    const reader = stream.body?.getReader();
    const reported: string[] = [];
    const pending = (async () => {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        reported.push(Buffer.from(part.value).toString());
      }
    })();
    const headers = { 'x-api-key': CANARY, 'content-type': 'application/json' };
    await fetch(`${base}/items.json`, { headers });
    for (const path of written.filter((one) => one.startsWith('/'))) await fetch(base + path);
    await fetch(`${base}/${CANARY}/nowhere`);
    await fetch(`${base}/items.json`, { method: 'POST', body: `{"api_key":"${CANARY}","item":1}`, headers });
    const journal = await (await fetch(`${base}/__mock/journal?limit=1000`)).text();
    const found = await (await fetch(`${base}/__mock/journal?text=${CANARY.slice(0, 12)}`)).json();
    await reader?.cancel();
    await pending;
    expect(
      journal.includes(CANARY),
      journal.slice(Math.max(0, journal.indexOf(CANARY) - 200)).slice(0, 400),
    ).toBe(false);
    expect(reported.join('')).toContain('items.json');
    expect(reported.join('')).not.toContain(CANARY);
    expect(found).toMatchObject({ entries: [] });
  }
  expect(said.join('\n')).not.toContain(CANARY);
  await proxy.close();
  await mock.close();
  server.close();
});
