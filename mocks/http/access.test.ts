/** Which hosts and origins get what: control API, console and proxy are of this machine, the API is open to all. */
import { request } from 'node:http';
import { expect, test } from '@playwright/test';
import { type Mock, type MockOptions, startMock, startProxy } from '../index.js';
import { createAccess } from './access.js';

const FOREIGN = 'https://evil.example';

interface Answered {
  status: number;
  allowed: string | undefined;
  text: string;
}

/** fetch sets Host and Origin itself. */
function ask(url: string, headers: Record<string, string>, method = 'GET', body = ''): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        const allowed = answer.headers['access-control-allow-origin'] as string | undefined;
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, allowed, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const ruling: [method: string, path: string, body?: string][] = [
  ['GET', '/__mock/'],
  ['GET', '/__mock/state'],
  ['GET', '/__mock/journal'],
  ['GET', '/__mock/journal/stream'],
  ['GET', '/__mock/outbox'],
  ['GET', '/__mock/in/main/__mock/state'],
  ['OPTIONS', '/__mock/reset'],
  ['POST', '/__mock/reset'],
  ['POST', '/__mock/scenarios', '{"name":"empty"}'],
  ['POST', '/__mock/faults', '{"operation":"*","status":503}'],
  ['POST', '/__mock/snapshots', '{"name":"a"}'],
  ['PUT', '/__mock/clock', '{"freeze":"2030-01-01T00:00:00Z"}'],
  ['DELETE', '/__mock/worlds'],
];

async function started(options: MockOptions, use: (mock: Mock, said: string[]) => Promise<void>) {
  const said: string[] = [];
  const mock = await startMock({ port: 0, complain: (line) => said.push(line), ...options });
  await use(mock, said).finally(() => mock.close());
}

test('a foreign page or host -> every ruling call refused, the flag named, nothing changed; told once', () =>
  started({ clock: '2026-11-21T10:00:00Z' }, async (mock, said) => {
    const before = JSON.stringify(mock.state());
    for (const [method, path, body] of ruling) {
      const page = await ask(
        mock.url + path,
        { origin: FOREIGN, 'access-control-request-method': 'POST' },
        method,
        body,
      );
      expect([page.status, page.allowed], `${method} ${path}`).toEqual([403, undefined]);
      expect(page.text).toContain(`--allow-origin ${FOREIGN}`);
      const rebound = await ask(mock.url + path, { host: `evil.example:${mock.port}` }, method, body);
      expect(rebound.status, `${method} ${path}`).toBe(403);
      expect(rebound.text).toContain('--allow-host evil.example');
    }
    expect(JSON.stringify(mock.state())).toBe(before);
    expect(said).toHaveLength(2);
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
      const { status, allowed } = await ask(`${mock.url}/__mock/reset`, { origin }, 'POST');
      expect([status, allowed], origin).toEqual([204, origin]);
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
    const { status, allowed, text } = await ask(mock.url + path, { origin: FOREIGN, host: 'evil.example' });
    expect([status, allowed]).toEqual([200, FOREIGN]);
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

test('the address it was told to listen on -> known; an origin that is none -> refused at once', async () => {
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
