/** The proxy over real HTTP: before our own mock, which conforms, and before servers with defects. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { type ContractProxy, type Mock, startMock, startProxy } from '../index.js';

const cleanups: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

interface Lines {
  reported: string[];
}

async function before(target: string, options: object = {}): Promise<ContractProxy & Lines> {
  const reported: string[] = [];
  const proxy = await startProxy({ target, port: 0, complain: (line) => reported.push(line), ...options });
  cleanups.push(() => proxy.close());
  return Object.assign(proxy, { reported });
}

async function ownMock(): Promise<Mock> {
  const mock = await startMock({ port: 0, scenario: 'empty' });
  cleanups.push(() => mock.close());
  return mock;
}

async function server(listener: RequestListener): Promise<string> {
  const made: Server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => made.once('listening', resolve));
  cleanups.push(() => {
    made.closeAllConnections();
    return new Promise((resolve) => made.close(resolve));
  });
  return `http://127.0.0.1:${(made.address() as { port: number }).port}`;
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener => {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
};

const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

test('another form of the right value -> passed on as it is and reported as a note; strict: as a violation', async () => {
  const mock = await ownMock();
  const body = { client: { name: 'Ana', code: 7 } };
  const said = 'client.code 7 was accepted leniently as "7": the contract says text';
  const [lenient, strict] = [await before(mock.url), await before(mock.url, { strict: true })];
  const sent = await post(`${lenient.url}/clients.json?api_key=${mock.apiKey}`, body);
  expect([sent.status, sent.headers.get('sl-violations')]).toEqual([201, null]);
  expect(lenient.reported).toEqual([`NOTE on createClient: ${said}`]);
  expect(lenient.journal()[0]).toMatchObject({
    violations: [],
    notes: [said],
    request: { body: JSON.stringify(body) },
  });
  const judged = await post(`${strict.url}/clients.json?api_key=${mock.apiKey}`, body);
  expect(judged.headers.get('sl-violations')).toContain('must be string');
  expect(strict.reported).toEqual([
    expect.stringContaining('VIOLATION in the request of createClient: client.code'),
  ]);
});

test('before the mock: a document from draft to PDF -> the same answers, and no violation', async () => {
  const mock = await ownMock();
  const proxy = await before(mock.url);
  const key = `api_key=${mock.apiKey}`;
  const invoice = {
    date: '21/11/2026',
    due_date: '21/12/2026',
    client: { name: 'João 🙂', code: 'J' },
    items: [{ name: 'Lamp', unit_price: '20.00', quantity: 2 }],
  };
  const made = await post(`${proxy.url}/invoices.json?${key}`, { invoice });
  expect(made.status).toBe(201);
  const { id } = ((await made.json()) as { invoice: { id: number } }).invoice;
  const state = await fetch(`${proxy.url}/invoices/${id}/change-state.json?${key}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ invoice: { state: 'finalized' } }),
  });
  expect(state.status).toBe(200);
  const path = `/invoices/${id}.json?${key}`;
  const [own, passed] = await Promise.all([fetch(mock.url + path), fetch(proxy.url + path)]);
  // Links start with the address that the proxy sends requests to: the server's own.
  expect(await passed.text()).toBe(await own.text());
  const pdf = `/api/pdf/${id}.json?${key}`;
  expect((await fetch(proxy.url + pdf)).status).toBe(202);
  const { output } = (await (await fetch(proxy.url + pdf)).json()) as { output: { pdfUrl: string } };
  const file = new URL(output.pdfUrl);
  expect(file.origin).toBe(mock.url);
  expect(proxy.reported).toEqual([]);
  expect(proxy.journal().map(({ operation }) => operation)).toEqual([
    'getDocumentPdf',
    'getDocumentPdf',
    'getInvoice',
    'changeInvoiceState',
    'createInvoice',
  ]);
  expect(JSON.stringify(proxy.journal())).not.toContain(mock.apiKey);
});

test('a broken request -> passed on, named in the header, the journal and a line', async () => {
  const mock = await ownMock();
  const proxy = await before(mock.url);
  const answer = await post(`${proxy.url}/items.json?api_key=${mock.apiKey}`, { item: { name: 'Só' } });
  expect(answer.status).toBe(422);
  const violations = JSON.parse(answer.headers.get('sl-violations') ?? '[]');
  expect(violations).toContainEqual({
    location: ['request', 'body', 'item', 'unit_price'],
    severity: 'Error',
    code: 'schema',
    message: 'item.unit_price is required',
  });
  expect(proxy.journal({ violations: true })[0]?.violations).toContain('item.unit_price is required');
  expect(proxy.reported).toContain('VIOLATION in the request of createItem: item.unit_price is required');
});

test('a wrong answer -> passed on unchanged, and named; what is only assumed is a warning', async () => {
  const item = { item: { id: 'seven', name: 'Lamp', extra: 'ü' } };
  const proxy = await before(await server(json(200, item, { 'x-own': 'yes' })));
  const answer = await fetch(`${proxy.url}/items/7.json?api_key=k`);
  expect([answer.status, answer.headers.get('x-own'), await answer.json()]).toEqual([200, 'yes', item]);
  expect(JSON.parse(answer.headers.get('sl-violations') ?? '[]')).toContainEqual(
    expect.objectContaining({ location: ['response', 'body', 'item', 'id'], severity: 'Error' }),
  );
  expect(proxy.journal()[0]?.answerViolations.join()).toContain('item.id must be integer (got "seven")');
  const created = await post(`${proxy.url}/items.json?api_key=k`, {
    item: { name: 'a', description: 'b', unit_price: '1' },
  });
  expect(created.headers.get('sl-violations')).toContain('status 200 is not among those');
});

test('compressed, binary, redirecting and empty answers -> as the server sent them', async () => {
  const taxes = { taxes: [] };
  const bytes = Buffer.from([0, 255, 128, 10]);
  const proxy = await before(
    await server((request, response) => {
      if (request.url?.startsWith('/taxes')) {
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
        response.end(gzipSync(JSON.stringify(taxes)));
      } else if (request.url?.startsWith('/file')) {
        response.writeHead(200, { 'content-type': 'application/pdf', 'set-cookie': ['a=1', 'b=2'] });
        response.end(bytes);
      } else {
        response.writeHead(302, { location: '/elsewhere' });
        response.end();
      }
    }),
  );
  const list = await fetch(`${proxy.url}/taxes.json?api_key=k`);
  expect([list.headers.get('content-encoding'), await list.json()]).toEqual(['gzip', taxes]);
  expect(list.headers.get('sl-violations')).toBeNull();
  expect(proxy.journal()[0]?.answer.body).toBe(JSON.stringify(taxes));
  const file = await fetch(`${proxy.url}/file.pdf`);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
  expect(file.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  const moved = await fetch(`${proxy.url}/old`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/elsewhere']);
});

test('JSON that cannot be read -> passed on as it came', async () => {
  let came = '';
  const proxy = await before(
    await server((request, response) => {
      request.on('data', (part) => {
        came += part;
      });
      request.on('end', () => response.writeHead(400).end());
    }),
  );
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"item":' };
  const answer = await fetch(`${proxy.url}/items.json?api_key=k`, init);
  expect([answer.status, came]).toEqual([400, '{"item":']);
  expect(answer.headers.get('sl-violations')).toContain('not valid JSON');
  expect(answer.headers.get('sl-violations')).not.toContain('"response"');
});

test('--errors -> a broken request never reaches the server, a broken answer never the client', async () => {
  let asked = 0;
  const wrong = json(200, { item: {} });
  const url = await server((request, response) => {
    asked++;
    wrong(request, response);
  });
  const proxy = await before(url, { errors: true });
  const refused = await post(`${proxy.url}/items.json?api_key=k`, { item: {} });
  expect([refused.status, asked]).toEqual([422, 0]);
  expect(await refused.json()).toMatchObject({ errors: { error: expect.stringContaining('item.name') } });
  const answer = await fetch(`${proxy.url}/items/7.json?api_key=k`);
  expect([answer.status, asked]).toEqual([500, 1]);
  expect((await fetch(`${proxy.url}/nowhere`)).status).toBe(404);
  expect(asked).toBe(1);
});

test('a server that is not there, or silent -> 502 or 504 with what to do', async () => {
  const gone = await before('http://127.0.0.1:1');
  const refused = await fetch(`${gone.url}/taxes.json?api_key=k`);
  expect(refused.status).toBe(502);
  expect(await refused.text()).toMatch(/http:\/\/127\.0\.0\.1:1 cannot be reached.*start it/);
  const silent = await before(await server(() => {}), { timeoutMs: 200 });
  const late = await fetch(`${silent.url}/taxes.json?api_key=k`);
  expect(late.status).toBe(504);
  expect(await late.text()).toContain('did not answer in 200 ms');
});

test('{account} in the address -> the account of the host; without one a reason', async () => {
  const url = await server((request, response) => response.end(JSON.stringify({ path: request.url })));
  const proxy = await before(`${url}/{account}`);
  const bare = await fetch(`${proxy.url}/taxes.json`);
  expect([bare.status, (await bare.text()).includes('NAME.localhost')]).toEqual([400, true]);
});

test('an address that is none -> what to write instead', async () => {
  for (const target of ['nonsense', 'ftp://a', 'http://a/?b=c']) {
    await expect(startProxy({ target, port: 0 })).rejects.toThrow(/write it like http/);
  }
});

test('fault rules -> met before the server; what only the mock has -> 409', async () => {
  const mock = await ownMock();
  const proxy = await before(mock.url);
  proxy.faults.add({ operation: 'listTaxes', times: 1, status: 503 });
  const url = `${proxy.url}/taxes.json?api_key=${mock.apiKey}`;
  expect([(await fetch(url)).status, (await fetch(url)).status]).toEqual([503, 200]);
  const outbox = await fetch(`${proxy.url}/__mock/outbox`);
  expect(outbox.status).toBe(409);
  expect(await outbox.text()).toContain(`a proxy before ${mock.url}`);
  expect(await (await fetch(`${proxy.url}/__mock/state`)).json()).toMatchObject({
    upstream: mock.url,
    accounts: [],
  });
});
