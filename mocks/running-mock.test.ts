import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import type { Exchange } from './http/hooks.js';
import type { PipelineService } from './prism/prism-types.js';
import { toyContract } from './prism/toy-contract.fixture.js';
import { type Server, startServer } from './running-mock.js';

/** A minimal service to test the handling of requests; `id` 13 breaks the contract, 500 throws. */
const service: PipelineService = {
  authenticate: ({ apiKey, account }) =>
    apiKey === `KEY${account ?? ''}` ? undefined : 'the api_key is not one of this account',
  handle({ operation, path, body, query, baseUrl, account }) {
    if (path['item-id'] === '500') throw new Error('on purpose');
    if (path['item-id'] === '13') return { status: 200, body: { item: { id: 13 } } };
    if (path['item-id'] === '404') return { status: 404, body: { errors: { error: 'no item 404' } } };
    if (operation === 'listItems') return { status: 200, body: { items: [query, baseUrl, account ?? null] } };
    if (operation === 'createItem') return { status: 201, body: { item: { id: 1, name: 'x', echo: body } } };
    if (operation === 'listTaxes') return { status: 200 };
    return { status: 200, body: { item: { id: Number(path['item-id']), name: 'x' } } };
  },
};

let server: Server;
let complaints: string[];
const start = (more = {}) =>
  startServer({
    contract: toyContract,
    serviceFor: () => service,
    host: '127.0.0.1',
    port: 0,
    selfCheck: true,
    strict: true,
    errorForm: 'json',
    complain: (message) => complaints.push(message),
    ...more,
  });
test.beforeEach(async () => {
  complaints = [];
  server = await start();
});
test.afterEach(() => server.close());

async function call(
  method: string,
  path: string,
  body?: string | Buffer,
  headers: Record<string, string> = {},
) {
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(server.url + path, { method, body, headers: { ...type, ...headers } });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: text.startsWith('{') && JSON.parse(text),
  };
}
const good = JSON.stringify({ item: { name: 'Chair', unit_price: '1' } });

const rows: [string, string, string, string | undefined, number, string | RegExp][] = [
  ['a key', 'GET', '/items/1.json?api_key=KEY', undefined, 200, '{"item":{"id":1,"name":"x"}}'],
  ['no key', 'GET', '/items/1.json', undefined, 401, /api_key is missing/],
  ['an empty key', 'GET', '/items/1.json?api_key=', undefined, 401, /api_key is missing/],
  ['a wrong key', 'GET', '/items/1.json?api_key=NO', undefined, 401, /not one of this account/],
  ['two keys', 'GET', '/items/1.json?api_key=KEY&api_key=KEY', undefined, 401, /missing/],
  ['no key and a bad body', 'POST', '/items.json', '{}', 401, /api_key/],
  [
    'a bad body',
    'POST',
    '/items.json?api_key=KEY',
    '{"item":{}}',
    422,
    /"error":"item.name is required; item.unit_price is/,
  ],
  ['a good body', 'POST', '/items.json?api_key=KEY', good, 201, /Chair/],
  ['a body behind a byte order mark', 'POST', '/items.json?api_key=KEY', `\ufeff${good}`, 201, /Chair/],
  ['null', 'POST', '/items.json?api_key=KEY', 'null', 422, /must be object/],
  ['0', 'POST', '/items.json?api_key=KEY', '0', 422, /must be object/],
  ['an empty body', 'POST', '/items.json?api_key=KEY', '', 422, /a body is required: send JSON/],
  ['half a body', 'POST', '/items.json?api_key=KEY', '{"item":', 400, /not valid JSON/],
  [
    'broken JSON about a prototype',
    'POST',
    '/items.json?api_key=KEY',
    '{"prototype": tru',
    400,
    /not valid JSON/,
  ],
  ['a prototype key', 'POST', '/items.json?api_key=KEY', '{"__proto__":{"x":1}}', 400, /has a key __proto__/],
  ['a deep body', 'POST', '/items.json?api_key=KEY', `${'['.repeat(9999)}${']'.repeat(9999)}`, 400, /deeper/],
  ['a word for an id', 'GET', '/items/x.json?api_key=KEY', undefined, 404, /item-id must be integer/],
  ['a bad page', 'GET', '/items.json?api_key=KEY&page=x', undefined, 422, /page must be integer/],
  ['an unknown id', 'GET', '/items/404.json?api_key=KEY', undefined, 404, /no item 404/],
  ['an unknown path', 'GET', '/nothing?api_key=KEY', undefined, 404, /no operation has the path/],
  ['broken percent signs', 'GET', '/items/%ZZ.json?api_key=KEY', undefined, 404, /item-id must be integer/],
  ['an empty answer', 'GET', '/things?api_key=KEY', undefined, 200, ''],
  ['a handler that throws', 'GET', '/items/500.json?api_key=KEY', undefined, 500, /on purpose/],
];
for (const [what, method, path, body, status, wanted] of rows) {
  test(`${method} with ${what} -> ${status}`, async () => {
    const answer = await call(method, path, body);
    expect(answer.status, answer.text).toBe(status);
    if (typeof wanted === 'string') expect(answer.text).toBe(wanted);
    else expect(answer.text).toMatch(wanted);
    expect(answer.headers.get('content-type')).toBe(
      answer.text === '' ? null : 'application/json; charset=utf-8',
    );
  });
}

test('a throw and a violation -> reported, counted, and the server goes on', async () => {
  await call('GET', '/items/500.json?api_key=KEY');
  await call('GET', '/items/13.json?api_key=KEY');
  expect(complaints.join('\n')).toMatch(
    /getItem threw: Error: on purpose[\s\S]*CONTRACT VIOLATION in getItem, status 200/,
  );
  expect(server.answerViolations.map((one) => one.operation)).toContain('getItem');
  expect((await call('GET', '/items/1.json?api_key=KEY')).status).toBe(200);
});

test('self-check off -> a violation goes unseen', async () => {
  await server.close();
  server = await start({ selfCheck: false });
  expect((await call('GET', '/items/13.json?api_key=KEY')).status).toBe(200);
  expect(server.answerViolations).toEqual([]);
});

test('the older form of errors -> 401, 404 and 422 are empty', async () => {
  await server.close();
  server = await start({ errorForm: 'empty' });
  for (const [method, path, body, status] of [
    ['GET', '/items/1.json', undefined, 401],
    ['GET', '/items/404.json?api_key=KEY', undefined, 404],
    ['POST', '/items.json?api_key=KEY', '{}', 422],
  ] as const) {
    const answer = await call(method, path, body);
    expect([answer.status, answer.text, answer.headers.get('content-type')]).toEqual([status, '', null]);
  }
});

test('a wrong method -> 405 with Allow', async () => {
  const answer = await call('DELETE', '/items.json?api_key=KEY');
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS');
  expect(answer.json.errors.error).toContain('use GET, POST');
});

test('a form -> 415, no content type -> read as JSON', async () => {
  const form = await call('POST', '/items.json?api_key=KEY', 'a=b', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect([form.status, form.json.errors.error]).toEqual([415, expect.stringContaining('application/json')]);
  const bare = await fetch(`${server.url}/items.json?api_key=KEY`, {
    method: 'POST',
    body: Buffer.from(good),
  });
  expect(bare.status).toBe(201);
});

test('a body over the limit -> 413 in the same shape, and the server goes on', async () => {
  const answer = await call(
    'POST',
    '/items.json?api_key=KEY',
    JSON.stringify({ item: 'x'.repeat(2_000_000) }),
  );
  expect([answer.status, typeof answer.json.errors.error]).toEqual([413, 'string']);
  expect((await call('GET', '/items/1.json?api_key=KEY')).status).toBe(200);
});

test('a body that is not UTF-8 -> 400', async () => {
  const answer = await call('POST', '/items.json?api_key=KEY', Buffer.from([0x22, 0xff, 0x22]));
  expect([answer.status, answer.json.errors.error]).toEqual([400, 'the body is not UTF-8 text']);
});

test('HEAD -> the headers of GET without the body', async () => {
  const answer = await call('HEAD', '/items/1.json?api_key=KEY');
  expect([answer.status, answer.text, answer.headers.get('content-length')]).toEqual([200, '', '28']);
});

test('plain OPTIONS -> 204 with Allow', async () => {
  const answer = await call('OPTIONS', '/items.json');
  expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, POST, HEAD, OPTIONS']);
});

test('a browser asks before it sends -> its origin, method and headers are allowed', async () => {
  const answer = await call('OPTIONS', '/items.json', undefined, {
    origin: 'http://app.test',
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'content-type,prefer,x-mock-world',
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://app.test');
  expect(answer.headers.get('access-control-allow-methods')).toContain('PUT');
  expect(answer.headers.get('access-control-allow-headers')).toContain('x-mock-world');
  const refused = await call('GET', '/items/1.json', undefined, { origin: 'http://app.test' });
  expect(refused.headers.get('access-control-allow-origin')).toBe('http://app.test');
});

test('a named host -> its account, its key and its base URL', async () => {
  const arrival = {
    method: 'GET',
    url: '/items.json?api_key=KEYacme',
    headers: { host: 'acme.localhost:4010' },
  };
  const answer = await server.handleRequest(arrival);
  expect([answer.status, JSON.parse(answer.text).items.slice(1)]).toEqual([
    200,
    ['http://acme.localhost:4010', 'acme'],
  ]);
  expect((await server.handleRequest({ ...arrival, headers: { host: 'other.localhost' } })).status).toBe(401);
});

test('Prefer: code -> the example of that status from the contract', async () => {
  const answer = await call('GET', '/items/1.json?api_key=KEY', undefined, { prefer: 'code=404' });
  expect([answer.status, answer.json]).toEqual([404, { errors: { error: 'example refusal' } }]);
});

test('Prefer: dynamic with a seed -> made from the schema, the same every time', async () => {
  const headers = { prefer: 'dynamic=true, seed=7' };
  const one = await call('GET', '/items/1.json?api_key=KEY', undefined, headers);
  const two = await call('GET', '/items/1.json?api_key=KEY', undefined, headers);
  expect(one.status).toBe(200);
  expect(Number.isInteger(one.json.item.id)).toBe(true);
  expect(two.text).toBe(one.text);
});

test('Prefer without a key -> still 401; with nonsense -> 422', async () => {
  const keyless = await call('GET', '/items.json', undefined, { prefer: 'code=200' });
  expect(keyless.status).toBe(401);
  const nonsense = await call('GET', '/items.json?api_key=KEY', undefined, { prefer: 'code=many' });
  expect([nonsense.status, nonsense.json.errors.error]).toEqual([
    422,
    expect.stringContaining('Prefer: code'),
  ]);
});

test('hooks -> see, replace and rewrite, and are free to go', async () => {
  const seen: Exchange[] = [];
  server.hooks.onExchange = (exchange) => seen.push(exchange);
  server.hooks.before = (arrival) =>
    arrival.url.startsWith('/busy') ? { status: 503, headers: { 'retry-after': '1' }, text: '' } : undefined;
  server.hooks.after = (answer) => ({ ...answer, headers: { ...answer.headers, 'x-variant': 'yes' } });
  const busy = await call('GET', '/busy');
  const bad = await call('POST', '/items.json?api_key=KEY', '{}');
  expect([busy.status, busy.headers.get('retry-after'), bad.headers.get('x-variant')]).toEqual([
    503,
    '1',
    'yes',
  ]);
  expect(seen.map((one) => [one.operation, one.answer.status, one.violations])).toEqual([
    [undefined, 503, []],
    ['createItem', 422, ['item is required']],
  ]);
  server.hooks.after = (answer) => ({ ...answer, chunked: true });
  const chunked = await call('GET', '/items/1.json?api_key=KEY');
  expect([chunked.headers.get('content-length'), chunked.json.item.id]).toEqual([null, 1]);
  server.hooks.after = (answer) => ({ ...answer, drop: true });
  await expect(fetch(`${server.url}/items.json`)).rejects.toThrow();
});

test('bytes that are no HTTP -> 400, and the server goes on', async () => {
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.end('nonsense\r\n\r\n'));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
  });
  expect(answer).toContain('400');
  expect((await call('GET', '/items/1.json?api_key=KEY')).status).toBe(200);
});

test('a used port -> an error that says what to do', async () => {
  await expect(start({ port: server.port })).rejects.toThrow(
    /is in use: stop what uses it, or choose another with --port/,
  );
});
