import { expect, test } from '@playwright/test';
import { createInvoicingHandlers, type InvoicingHandlersOptions } from 'invoicing-contract/msw';
import jsQR from 'jsqr';
import { type SetupServer, setupServer } from 'msw/node';
import { PNG } from 'pngjs';
import { getDocumentProxy } from 'unpdf';
import { startMock } from '../index.js';
import { report, steps } from './comparing.fixture.js';

const world = { seed: 7, clock: '2026-11-21T10:00:00Z' };
const json = { 'content-type': 'application/json' };
let server: SetupServer | undefined;

/** The handlers of the built bundle. */
function served(options: InvoicingHandlersOptions = {}) {
  const mock = createInvoicingHandlers({ ...world, ...options });
  server = setupServer(...mock.handlers);
  server.listen({ onUnhandledRequest: 'error' });
  return mock;
}

test.afterEach(() => server?.close());

test('the same seed, clock and requests -> the bodies of the HTTP mock, byte for byte', async () => {
  const real = await startMock({ ...world, port: 0 });
  const wanted = await report([steps, real.url, real.apiKey]);
  await real.close();
  const mock = served({ baseUrl: real.url });
  expect(mock.apiKey).toBe(real.apiKey);
  expect(await report([steps, mock.url, mock.apiKey])).toEqual(wanted);
  expect(mock.answerViolations).toEqual([]);
  expect(new Set(wanted.map(({ status }) => status))).toEqual(
    new Set([200, 201, 202, 400, 401, 404, 405, 406, 415, 422]),
  );
});

test('reset -> the scenario as it was; the controls of startMock work', async () => {
  const mock = served({ scenario: 'empty', journal: 10 });
  const call = (path: string, body?: unknown) =>
    fetch(`${mock.url}${path}?api_key=${mock.apiKey}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: json,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  const item = { item: { name: 'Lamp', description: 'Brass', unit_price: '9.90' } };
  expect((await call('/items.json', item)).status).toBe(201);
  expect(mock.state().accounts[0]?.counts.items).toBe(1);
  mock.faults.add({ operation: 'listItems', status: 503, times: 1 });
  expect((await call('/items.json')).status).toBe(503);
  expect((await call('/items.json')).status).toBe(200);
  expect(mock.journal().map(({ status }) => status)).toEqual([200, 503, 201]);
  mock.clock.advance({ days: 1 });
  expect(mock.clock.now().now).toBe('2026-11-22T10:00:00.000Z');
  mock.reset();
  expect(mock.clock.now().now).toBe('2026-11-21T10:00:00.000Z');
  expect(await (await call('/items.json')).json()).toEqual({ items: [] });
});

test('a dropped connection -> fetch fails as on a network', async () => {
  const mock = served();
  mock.faults.add({ operation: '*', drop: true });
  await expect(fetch(`${mock.url}/items.json?api_key=${mock.apiKey}`)).rejects.toThrow();
});

test('links -> a PDF, the same QR code and SAF-T file, pages', async () => {
  const real = await startMock({ ...world, port: 0, asyncPolls: 0 });
  const wanted = await report([steps, real.url, real.apiKey]);
  const linked = async (name: string) => {
    const body = JSON.parse(wanted.find((one) => one.name === name)?.body ?? '');
    const url: string = body.url ?? body.qr_code?.url ?? body.output?.pdfUrl ?? body.invoice.permalink;
    const answer = await fetch(url);
    return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const names = ['finalized', 'a QR code', 'SAF-T now', 'a PDF now'];
  const [page, qr, saft] = await Promise.all(names.map(linked));
  await real.close();
  const mock = served({ baseUrl: real.url, asyncPolls: 0 });
  await report([steps, mock.url, mock.apiKey]);
  const [ourPage, ourQr, ourSaft, pdf] = await Promise.all(names.map(linked));
  expect(ourPage).toEqual(page);
  expect(ourSaft?.bytes.toString()).toBe(saft?.bytes.toString());
  expect(ourSaft?.type).toBe(saft?.type);
  expect(payload(ourQr?.bytes)).toBe(payload(qr?.bytes));
  expect(pdf?.type).toBe('application/pdf');
  const sheet = await (await getDocumentProxy(new Uint8Array(pdf?.bytes ?? []))).getPage(1);
  const text = (await sheet.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(text).toContain('Livraria <Lua> & "Sol"');
  expect(text).toContain('73,43 €');
});

function payload(png: Buffer | undefined): string | undefined {
  const { data, width, height } = PNG.sync.read(png as Buffer);
  // jsqr is CommonJS: under NodeNext the module itself is its function, contrary to its type.
  const scan = jsQR as unknown as typeof jsQR.default;
  return scan(new Uint8ClampedArray(data), width, height)?.data;
}

test('what needs a server -> 501 that says so', async () => {
  const mock = served();
  for (const [path, headers] of [
    ['/__mock/', {}],
    ['/items.json', { prefer: 'code=404' }],
  ] as const) {
    const answer = await fetch(mock.url + path, { headers });
    expect(answer.status, path).toBe(501);
    expect(await answer.text()).toContain('npx invoicing-mock');
  }
});

test('other accounts -> at their own address, strictly separate', async () => {
  for (const [baseUrl, second] of [
    ['http://127.0.0.1:4010', 'http://127.0.0.1:4010/__mock/account/second'],
    ['https://{account}.example.com/v2', 'https://second.example.com/v2'],
    ['https://api.example.com/v2', 'https://api.example.com/v2/__mock/account/second'],
  ] as const) {
    const mock = served({ baseUrl, scenario: 'empty' });
    const [one, two] = mock.accounts;
    expect(mock.url).toBe(baseUrl.replace('{account}', 'first'));
    expect(two?.url).toBe(second);
    const status = async (url?: string, key?: string) =>
      (await fetch(`${url}/items.json?api_key=${key}`)).status;
    expect(await status(one?.url, one?.apiKey)).toBe(200);
    expect(await status(two?.url, two?.apiKey)).toBe(200);
    expect(await status(one?.url, two?.apiKey)).toBe(401);
    const made = await fetch(`${mock.url}/api/accounts/create.json`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        account: {
          organization_name: 'Nova',
          email: 'a@b.pt',
          password: 'secret1',
          terms: '1',
          marketing: '0',
        },
      }),
    });
    const { account } = (await made.json()) as { account: { url: string; api_key: string } };
    expect(await status(account.url, account.api_key)).toBe(200);
    server?.close();
  }
});

test('worlds -> one set of handlers, a state for each test', async () => {
  const mock = served({ scenario: 'empty' });
  const ana = mock.world('ana');
  const path = `/items.json?api_key=${mock.apiKey}`;
  const body = JSON.stringify({ item: { name: 'Lamp', description: 'Brass', unit_price: '9.90' } });
  const headers = { ...json, ...ana.headers };
  expect((await fetch(mock.url + path, { method: 'POST', headers, body })).status).toBe(201);
  const counts = await Promise.all(
    [mock.url, ana.url].map(async (url) => {
      const { items } = (await (await fetch(url + path)).json()) as { items: unknown[] };
      return items.length;
    }),
  );
  expect(counts).toEqual([0, 1]);
});

test('a scenario or base URL that is none -> an error that says what to give', () => {
  expect(() => createInvoicingHandlers({ scenario: 'own.yaml' })).toThrow(
    /not one of empty, demo, large; give the data/,
  );
  expect(() => createInvoicingHandlers({ baseUrl: '/api' })).toThrow(/is no address; write it like/);
  const own = { accounts: [{ name: 'acme', clients: [{ name: 'Ana', code: 'A1' }] }] };
  expect(createInvoicingHandlers({ scenario: own }).state().accounts[0]?.counts.clients).toBe(1);
});
