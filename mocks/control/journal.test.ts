import { expect, test } from '@playwright/test';
import type { Exchange } from '../http/hooks.js';
import { type Mock, startMock } from '../index.js';
import { callerOf } from './calling.fixture.js';
import { createJournal } from './journal.js';
import type { Entry } from './journal-entry.js';

const exchange = (more: Partial<Exchange> = {}, url = '/items.json?api_key=SECRET'): Exchange => ({
  arrival: { method: 'GET', url, headers: { host: 'localhost' } },
  answer: { status: 200, headers: {}, text: '{}' },
  violations: [],
  answerViolations: [],
  notes: [],
  problems: [],
  startedAt: 0,
  durationMs: 1.23456,
  ...more,
});

test('more exchanges than it keeps -> the newest stay, newest first', () => {
  const journal = createJournal(3);
  for (let i = 1; i <= 5; i++) journal.record(exchange({}, `/${i}`), 'main');
  expect(journal.entries().map(({ id, url }) => [id, url])).toEqual([
    [5, '/5'],
    [4, '/4'],
    [3, '/3'],
  ]);
  expect([journal.size, journal.entry(2), journal.entry(6), journal.entry(4)?.url]).toEqual([
    3,
    undefined,
    undefined,
    '/4',
  ]);
  journal.clear();
  expect([journal.size, journal.entries()]).toEqual([0, []]);
  journal.record(exchange({}, '/6'), 'main');
  expect(journal.entries().map(({ id }) => id)).toEqual([6]);
});

test('bodies beyond 32 MB -> the oldest entries go early', () => {
  const journal = createJournal(1000);
  const text = 'x'.repeat(5 * 1024 * 1024);
  for (let i = 0; i < 10; i++)
    journal.record(exchange({ answer: { status: 200, headers: {}, text } }), 'main');
  expect(journal.size).toBe(6);
});

test('filters -> operation, status, class, method, text, world, violations, before, limit', () => {
  const journal = createJournal();
  journal.record(exchange({ operation: 'listItems' }), 'main');
  const answer = { status: 422, headers: {}, text: '{"errors":{"error":"Ugly NAME"}}' };
  journal.record(exchange({ operation: 'createItem', answer, violations: ['item is required'] }), 'ana');
  const dropped = { status: 500, headers: {}, text: '', drop: true };
  journal.record(
    { ...exchange({ answer: dropped }), arrival: { method: 'POST', url: '/x', headers: {} } },
    'main',
  );
  const ids = (filter: Parameters<typeof journal.entries>[0]) => journal.entries(filter).map(({ id }) => id);
  expect(ids({ operation: 'createItem' })).toEqual([2]);
  expect(ids({ status: '422' })).toEqual([2]);
  expect(ids({ status: '4xx' })).toEqual([2]);
  expect(ids({ status: '0' })).toEqual([3]);
  expect(ids({ method: 'post' })).toEqual([3]);
  expect(ids({ text: 'ugly name' })).toEqual([2]);
  expect(ids({ text: 'secret' })).toEqual([]);
  expect(ids({ world: 'main' })).toEqual([3, 1]);
  expect(ids({ violations: true })).toEqual([2]);
  expect(ids({ before: 2 })).toEqual([1]);
  expect(ids({ limit: 1 })).toEqual([3]);
});

test('keys and passwords -> redacted in address, headers, bodies and curl', () => {
  const journal = createJournal();
  const raw = JSON.stringify({
    account: { password: 'CANARY"1', at_password: 'CANARY2', email: "o'neil@x" },
  });
  const headers = { referer: 'http://x/?api_key=CANARY3', authorization: 'CANARY4', cookie: 'a=CANARY5' };
  const answer = { status: 201, headers: {}, text: '{"account":{"api_key": "CANARY6","name":"n"}}' };
  const arrival = { method: 'POST', url: '/a?page=1&api_key=CANARY7&x=2', headers, raw };
  journal.record(exchange({ arrival, answer }), 'main');
  const [entry] = journal.entries();
  expect(JSON.stringify(entry)).not.toContain('CANARY');
  expect(entry?.url).toBe('/a?page=1&api_key=[redacted]&x=2');
  expect(entry?.curl).toContain(`'http://127.0.0.1:4010/a?page=1&api_key='"$API_KEY"'&x=2'`);
  expect(entry?.curl).toContain(`o'\\''neil@x`);
});

test.describe('over HTTP', () => {
  let mock: Mock;
  test.beforeAll(async () => {
    mock = await startMock({ port: 0, scenario: 'empty' });
  });
  test.afterAll(() => mock.close());

  test('a bad request -> in the journal with operation, violations and time; the key nowhere', async () => {
    const call = callerOf(mock.url);
    await call('DELETE', '/__mock/journal');
    await fetch(`${mock.url}/items.json?api_key=${mock.apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"item":{"name":"x"}}',
    });
    const { entries } = (await call<{ entries: Entry[] }>('GET', '/__mock/journal?operation=createItem'))
      .json;
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ method: 'POST', status: 422, world: 'main', answerViolations: [] });
    expect(entries[0]?.violations).toContain('item.unit_price is required');
    expect(entries[0]?.durationMs).toBeGreaterThan(0);
    expect(entries[0]?.request.body).toBe('{"item":{"name":"x"}}');
    expect(JSON.stringify(entries)).not.toContain(mock.apiKey);
    expect(mock.journal({ violations: true })).toHaveLength(1);
  });

  test('a follower -> hears of matching exchanges as they happen', async () => {
    const stop = new AbortController();
    const response = await fetch(`${mock.url}/__mock/journal/stream?status=4xx`, { signal: stop.signal });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await fetch(`${mock.url}/items.json?api_key=${mock.apiKey}`);
    await fetch(`${mock.url}/items/1.json?api_key=${mock.apiKey}`);
    let text = '';
    while (!text.includes('data:')) text += new TextDecoder().decode((await reader.read()).value);
    const data = JSON.parse(/data: (.*)/.exec(text)?.[1] ?? '{}');
    expect(data).toMatchObject({ operation: 'getItem', status: 404 });
    stop.abort();
  });

  test('an open stream -> does not keep the mock from closing', async () => {
    const other = await startMock({ port: 0, scenario: 'empty' });
    const response = await fetch(`${other.url}/__mock/journal/stream`);
    expect(response.status).toBe(200);
    await other.close();
  });

  test('journal: 0 -> keeps nothing', async () => {
    const other = await startMock({ port: 0, scenario: 'empty', journal: 0 });
    await fetch(`${other.url}/items.json`);
    expect(other.journal()).toEqual([]);
    await other.close();
  });
});
