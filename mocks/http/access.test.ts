/** Access by host and origin: control API, console and proxy from this machine only, the API for all. */
import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from '@playwright/test';
import { type Mock, type MockOptions, startMock, startProxy } from '../index.js';
import { createAccess } from './access.js';
import { ask, protectedCalls } from './foreign-origins.fixture.js';

const FOREIGN = 'https://evil.example';
const allowedIn = ({ headers }: { headers: IncomingHttpHeaders }) => headers['access-control-allow-origin'];

async function started(options: MockOptions, use: (mock: Mock, said: string[]) => Promise<void>) {
  const said: string[] = [];
  const mock = await startMock({ port: 0, complain: (line) => said.push(line), ...options });
  await use(mock, said).finally(() => mock.close());
}

test('a foreign page or host -> every ruling call refused, the flag named, nothing changed; reported once', () =>
  started({ clock: '2026-11-21T10:00:00Z' }, async (mock, said) => {
    const before = JSON.stringify(mock.state());
    for (const [method, path, body] of protectedCalls) {
      const page = await ask(
        mock.url + path,
        { origin: FOREIGN, 'access-control-request-method': 'POST' },
        method,
        body,
      );
      expect([page.status, allowedIn(page)], `${method} ${path}`).toEqual([403, undefined]);
      expect(page.text).toContain(`--allow-origin ${FOREIGN}`);
      const rebound = await ask(mock.url + path, { host: `evil.example:${mock.port}` }, method, body);
      expect(rebound.status, `${method} ${path}`).toBe(403);
      expect(rebound.text).toContain('--allow-host evil.example');
    }
    expect(JSON.stringify(mock.state())).toBe(before);
    expect(said).toHaveLength(2);
  }));

const oddOrigins = [
  ...['http://evil.example:PORT', 'http://localhost@evil.example', 'http://evil.example#localhost'],
  ...['http://evillocalhost', 'http://128.0.0.1', 'http://0x7f.evil', 'chrome-extension://abcdef'],
  ...['http://[::2]:PORT', 'http://10.0.0.1', 'http://localhost%00.evil.example'],
];
const oddHosts = [
  ...['localhost.evil.example', '127.0.0.1.evil.example:PORT', 'evillocalhost', '10.0.0.1:PORT'],
  ...['[::2]:PORT', '169.254.169.254', 'localhost:PORT@evil.example', 'evil.example#.localhost'],
];

test('an origin or a host that resembles this machine -> no ruling call is let in, none gets the key', () =>
  started({ clock: '2026-11-21T10:00:00Z' }, async (mock) => {
    const before = JSON.stringify([mock.state(), mock.service.dump()]);
    const callers = [
      ...oddOrigins.map((origin) => ({ origin: origin.replace('PORT', String(mock.port)) })),
      ...oddHosts.map((host) => ({ host: host.replace('PORT', String(mock.port)) })),
    ];
    for (const headers of callers)
      for (const [method, path, body] of [...protectedCalls, ['GET', '/__mock/%73tate']] as const) {
        // A refusal by node's own server counts too.
        const refusedByNode = { status: 599, text: '' };
        const { status, text } = await ask(mock.url + path, headers, method, body).catch(() => refusedByNode);
        expect(status, `${method} ${path} by ${JSON.stringify(headers)}`).toBeGreaterThanOrEqual(400);
        expect(text).not.toContain(mock.apiKey);
      }
    expect(JSON.stringify([mock.state(), mock.service.dump()])).toBe(before);
  }));

test('this machine, by whatever name and port -> let in', () =>
  started({}, async (mock) => {
    const { port } = mock;
    for (const host of [
      `localhost:${port}`,
      `127.0.0.1:${port}`,
      `[::1]:${port}`,
      `acme.localhost:${port}`,
      '127.9.9.9',
    ]) {
      expect((await ask(`${mock.url}/__mock/state`, { host })).status, host).toBe(200);
    }
    for (const origin of [
      'http://localhost:3000',
      'https://127.0.0.1',
      'http://[::1]:8080',
      'http://acme.localhost:4010',
    ]) {
      const answer = await ask(`${mock.url}/__mock/reset`, { origin }, 'POST');
      expect([answer.status, allowedIn(answer)], origin).toEqual([204, origin]);
    }
    for (const origin of [
      'null',
      'http://localhost.evil.example',
      'http://127.0.0.1.evil.example',
      'file://',
    ]) {
      expect((await ask(`${mock.url}/__mock/reset`, { origin }, 'POST')).status, origin).toBe(403);
    }
  }));

test('the API and what its answers lead to -> open to every page; links only from hosts that are known', () =>
  started({}, async (mock) => {
    const path = `/invoices.json?api_key=${mock.apiKey}`;
    const answer = await ask(mock.url + path, { origin: FOREIGN, host: 'evil.example' });
    const { text } = answer;
    expect([answer.status, allowedIn(answer)]).toEqual([200, FOREIGN]);
    expect(text).not.toContain('evil.example');
    const [first] = (JSON.parse(text) as { invoices: { permalink: string }[] }).invoices;
    expect(first?.permalink).toContain(mock.url);
    const page = await ask(String(first?.permalink), { origin: FOREIGN, host: 'evil.example' });
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('evil.example');
  }));

test('allowed hosts and origins -> let in, and links are built from them', () =>
  started({ allowHosts: ['mock.test'], allowOrigins: ['https://app.test'] }, async (mock) => {
    const state = await ask(`${mock.url}/__mock/state`, {
      host: 'mock.test:4010',
      origin: 'http://mock.test:4010',
    });
    expect(state.status).toBe(200);
    expect((await ask(`${mock.url}/__mock/reset`, { origin: 'https://app.test' }, 'POST')).status).toBe(204);
    expect((await ask(`${mock.url}/__mock/reset`, { origin: 'http://app.test' }, 'POST')).status).toBe(403);
    const { text } = await ask(`${mock.url}/invoices.json?api_key=${mock.apiKey}`, {
      host: 'mock.test:4010',
    });
    expect(text).toContain('http://mock.test:4010/');
  }));

test('a mock that listens everywhere -> links of an unknown host can be followed all the same', () =>
  started({ host: '0.0.0.0' }, async (mock) => {
    const path = `/invoices.json?api_key=${mock.apiKey}`;
    const { text } = await ask(mock.url + path, { host: `mock:${mock.port}` });
    const [first] = (JSON.parse(text) as { invoices: { permalink: string }[] }).invoices;
    expect(first?.permalink.startsWith(`http://127.0.0.1:${mock.port}/`)).toBe(true);
    expect((await fetch(String(first?.permalink))).status).toBe(200);
  }));

test('the address it was asked to listen on -> known; an origin that is none -> refused at once', async () => {
  expect(createAccess({ host: '192.168.1.5' }).knowsHost('192.168.1.5:4010')).toBe(true);
  expect(createAccess({ host: '0.0.0.0' }).knowsHost('192.168.1.5:4010')).toBe(false);
  expect(createAccess({ allowHosts: ['*'] }).knowsHost('any.example')).toBe(true);
  expect(() => createAccess({ allowOrigins: ['app.test'] })).toThrow(/is no origin; write it like https:/);
});

test('a proxy -> nothing of it for foreign pages: what passes is somebody’s data', async () => {
  await started({}, async (mock) => {
    const proxy = await startProxy({ target: mock.url, port: 0, complain: () => {} });
    const path = `/items.json?api_key=${mock.apiKey}`;
    expect((await ask(proxy.url + path, { origin: FOREIGN })).status).toBe(403);
    expect((await ask(proxy.url + path, { host: 'evil.example' })).status).toBe(403);
    expect((await ask(proxy.url + path, { origin: 'http://localhost:5173' })).status).toBe(200);
    await proxy.close();
  });
});
