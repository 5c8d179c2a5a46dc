// Whether a target can be judged by its first answers; if not, the message.
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { latencyOf, probe } from './probe.js';
import { readSettings, type Settings } from './settings.js';

let server: Server;
let asked: IncomingMessage[] = [];
test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Starts a server with this listener; returns settings for it. */
async function serving(listener: RequestListener, changes: Partial<Settings> = {}): Promise<Settings> {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const flags = { 'base-url': url, 'api-key': 'key-of-a-test' };
  return { ...readSettings({ flags, env: {} }), ...changes };
}
const answering =
  (status: number, body = '{}', headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);
/** Calls these listeners one after the other; the last one repeats. */
const inTurn =
  (...listeners: RequestListener[]): RequestListener =>
  (request, response) =>
    listeners[Math.min(asked.length, listeners.length) - 1]?.(request, response);

const html = { 'content-type': 'Text/HTML' };
const rows: [what: string, RequestListener, says: RegExp | undefined, requests: number][] = [
  ['a list', answering(200), undefined, 1],
  ['a refusal, then a list', inTurn(answering(403), answering(200)), undefined, 2],
  ['401', answering(401), /refuses the key \(401\)/, 4],
  ['403', answering(403), /refuses the key \(401\)/, 4],
  ['now 401, now 403', inTurn(answering(401), answering(403)), /refuses the key \(401\)/, 4],
  ['a page, by its type', answering(200, 'hello', html), /answers HTML instead of JSON/, 4],
  ['a page, by its text', answering(200, '\n <!doctype html>'), /answers HTML instead of JSON/, 4],
  ['404', answering(404), /knows none of the paths of the API/, 4],
  ['405', answering(405), /knows none of the paths of the API/, 4],
  ['410', answering(410), /knows none of the paths of the API/, 4],
  ['300', answering(300), /only redirects \(nowhere\)/, 4],
  ['307', answering(307, '', { location: '/elsewhere' }), /only redirects \(\/elsewhere\)/, 4],
  ['400', answering(400), undefined, 4],
  ['500', answering(500), undefined, 4],
  ['now 404, now 401', inTurn(answering(404), answering(401)), undefined, 4],
  ['now 302, now 500', inTurn(answering(302), answering(500)), undefined, 4],
  ['a closed connection', (request) => void request.socket.destroy(), /closes connections/, 2],
];
for (const [what, listener, says, requests] of rows)
  test(`lists answer with ${what} -> ${says ? `a line with "${says.source}"` : 'it can be judged'}`, async () => {
    const settings = await serving(listener);
    const line = await probe(settings);
    if (says) expect(line).toMatch(says);
    else expect(line).toBeUndefined();
    expect(asked).toHaveLength(requests);
    expect(asked[0]?.url).toBe('/items.json?api_key=key-of-a-test');
  });

test('no answer -> the time that was waited is said; after the longest wait, whatever the setting', async () => {
  const settings = await serving(() => {}, { timeoutMs: 30 });
  expect(await probe(settings)).toContain(
    'takes the connection but does not answer (no answer within 30 ms)',
  );
});

test('nobody listens -> cannot be reached', async () => {
  const settings = await serving(answering(200));
  server.close();
  expect(await probe(settings)).toMatch(/^Cannot reach .*ECONNREFUSED.*Is the server running/);
});

test('only what is claimed is asked for; nothing claimed that has a list -> no request', async () => {
  const settings = await serving(answering(401), { claims: ['guides', 'taxes'] });
  expect(await probe(settings)).toMatch(/refuses the key/);
  expect(asked.map(({ url = '' }) => url.split('?')[0])).toEqual(['/taxes.json', '/guides.json']);
  asked = [];
  expect(await probe({ ...settings, claims: [] })).toBeUndefined();
  expect(asked).toEqual([]);
});

/** Answers 401 to the second key. */
const refusingSecond: RequestListener = ({ url = '' }, response) =>
  void response.writeHead(url.includes('second') ? 401 : 200).end('{}');

test('a second account is asked for as well -> what is wrong there names its options', async () => {
  const settings = await serving(refusingSecond);
  const second = { baseUrl: settings.baseUrl, apiKey: 'second-key' };
  expect(await probe({ ...settings, second })).toBe(
    `${settings.baseUrl} (--second-base-url) refuses the key (401): is --second-api-key the key of the account at this address?`,
  );
  expect(await probe({ ...settings, second: { ...second, apiKey: 'another' } })).toBeUndefined();
  expect(asked.at(-1)?.url).toBe('/items.json?api_key=another');
});

test('a public address at which nobody listens -> named; one at a known address is not asked for', async () => {
  const settings = await serving(answering(404));
  const publicUrl = 'http://127.0.0.1:9';
  const own = { ...settings, claims: [] };
  expect(await probe({ ...own, publicUrl })).toMatch(
    /^Cannot reach http:\/\/127.0.0.1:9 \(--public-url\): .*Is the server/,
  );
  expect(await probe({ ...own, publicUrl: settings.baseUrl })).toBeUndefined();
  expect(asked).toEqual([]);
  // Any answer will do: its operations are no GETs.
  const apart = settings.baseUrl.replace('127.0.0.1', 'localhost');
  expect(await probe({ ...own, publicUrl: apart })).toBeUndefined();
  expect(asked.map(({ url }) => url)).toEqual(['/api/accounts/create.json']);
});

test('how long an answer takes -> of five GETs; without an answer or an address nobody knows', async () => {
  const settings = await serving(answering(200));
  expect(await latencyOf(settings)).toBeGreaterThan(0);
  expect(asked).toHaveLength(5);
  expect(await latencyOf({ ...settings, baseUrl: 'http://target.invalid' })).toBeUndefined();
  server.closeAllConnections();
  server.close();
  expect(await latencyOf(settings)).toBeUndefined();
});
