// Learning the request forms of targets that accept other forms than the mock behind them.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { type Mock, startMock } from '../../mocks/index.js';
import type { Dialect } from '../dialect/dialect.js';
import type { Settings } from '../target/settings.js';
import { learn, settingsFor, targetOf } from './in-process.js';

interface Asked {
  method: string;
  /** The path without the query. */
  path: string;
  query: URLSearchParams;
  body: string;
}

/** How a target handles a request: refuses it with a status, or changes it; undefined: passes it to the mock unchanged. */
type Target = (asked: Asked) => number | Partial<Asked> | undefined;

let mock: Mock;
test.beforeAll(async () => {
  mock = await startMock({ port: 0, scenario: 'empty', selfCheck: false, complain: () => {} });
});
test.afterAll(() => mock.close());

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

async function learnedBehind(target: Target, changes: Partial<Settings> = {}): Promise<Dialect> {
  const server: Server = createServer(async (request, response) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://target');
    const asked = { method: request.method ?? 'GET', path, query, body: await textOf(request) };
    const does = target(asked);
    if (typeof does === 'number')
      return response.writeHead(does, { 'content-type': 'application/json' }).end();
    const { method, path: to, query: search, body } = { ...asked, ...does };
    const answer = await fetch(`${new URL(mock.url).origin}${to}?${search}`, {
      ...{ method, headers: { 'content-type': 'application/json' } },
      ...(body !== '' && { body }),
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const there = targetOf(mock);
  const url = there.url.replace(new URL(there.url).origin, `http://127.0.0.1:${port}`);
  try {
    return await learn(settingsFor({ ...there, url }, 1, changes));
  } finally {
    server.close();
  }
}

const has = ({ body }: Asked, ...names: string[]): boolean =>
  names.some((name) => body.includes(`"${name}"`));
const isCreate = ({ method, path }: Asked, resource: string): boolean =>
  method === 'POST' && path.endsWith(`/${resource}.json`);

test('the state for a trigger -> the word is learned, in both answers of an estimate', async () => {
  const words: Record<string, string> = { accepted: 'accept', refused: 'refuse' };
  const { triggers } = await learnedBehind((asked) => {
    const [, word = ''] = /"state":"(\w+)"/.exec(asked.body) ?? [];
    if (Object.values(words).includes(word)) return 422;
    const known = words[word];
    return known === undefined
      ? undefined
      : { body: asked.body.replace(`"state":"${word}"`, `"state":"${known}"`) };
  });
  expect(triggers).toEqual({ accept: 'accepted', refuse: 'refused' });
});

test('other queries of a search -> learned; where none finds the client, the likeliest stays', async () => {
  const other = await learnedBehind(({ path, query }) => {
    const name = query.get('name');
    if (!path.endsWith('find-by-name.json') || name === null)
      return query.has('client_name') ? 404 : undefined;
    query.set('client_name', name);
    query.delete('name');
    return { query };
  });
  expect(other.queries).toEqual({ findClientByName: 'name', findClientByCode: 'client_code' });
  const none = await learnedBehind(({ path }) => (path.includes('find-by-name') ? 404 : undefined));
  expect(none.queries.findClientByName).toBe('client_name');
});

test('orders whose delivery is refused -> sent without it', async () => {
  const { withoutDelivery, failed } = await learnedBehind((asked) =>
    isCreate(asked, 'purchase_orders') && has(asked, 'loaded_at', 'address_to') ? 422 : undefined,
  );
  expect([withoutDelivery, failed]).toEqual([true, {}]);
});

test('a type that no form creates -> failed, with the refusal; the others are as they are', async () => {
  const { failed, bodies } = await learnedBehind((asked) => (isCreate(asked, 'quotes') ? 403 : undefined));
  expect(Object.keys(failed)).toEqual(['createQuote']);
  expect(failed.createQuote).toMatch(/^403/);
  expect([bodies.createQuote, bodies.changeQuoteState]).toEqual([undefined, undefined]);
  expect(bodies.createInvoice).toEqual({ invoice: '{fields}' });
});

test('no series can be made, and no account says that it could -> lacking; it says so -> no lack', async () => {
  const refusing: Target = (asked) => (isCreate(asked, 'sequences') ? 422 : undefined);
  const unknown = await learnedBehind(refusing, { accountId: undefined });
  expect(unknown.lacks.sequences).toContain('422');
  const broken = await learnedBehind((asked) => (isCreate(asked, 'sequences') ? 500 : undefined));
  expect(broken.lacks).toEqual({});
});

test('no tax above 0 -> one is made; none can be made -> lines name none', async () => {
  const free: Target = ({ method, path }) =>
    method === 'GET' && path.endsWith('/taxes.json') ? 404 : undefined;
  expect((await learnedBehind(free)).tax).toEqual({ name: expect.stringMatching(/^Tax /), value: 23 });
  const none = await learnedBehind((asked) => free(asked) ?? (isCreate(asked, 'taxes') ? 422 : undefined));
  expect(none.tax).toBeUndefined();
});

test('a parameter that nobody knows -> passed over or not, which is learned', async () => {
  expect((await learnedBehind(() => undefined)).passesOver).toBe(true);
  const strict: Target = ({ path, query }) =>
    /\/taxes\/\d+\.json$/.test(path) && [...query.keys()].some((name) => name !== 'api_key')
      ? 422
      : undefined;
  expect((await learnedBehind(strict)).passesOver).toBeUndefined();
});

test('read only -> nothing but GETs is sent', async () => {
  const methods = new Set<string>();
  const noting =
    (status?: number): Target =>
    ({ method }) => {
      methods.add(method);
      return status;
    };
  const { tax, bodies } = await learnedBehind(noting(), { readOnly: true });
  expect(tax?.value).toBeGreaterThan(0);
  expect(bodies.createInvoice).toBeUndefined();
  expect((await learnedBehind(noting(404), { readOnly: true })).tax).toBeUndefined();
  expect([...methods]).toEqual(['GET']);
});

test('what is not claimed -> nothing of it is sent', async () => {
  const paths = new Set<string>();
  const { bodies } = await learnedBehind(
    ({ method, path }) => {
      if (method === 'POST') paths.add(path.slice(path.lastIndexOf('/')));
      return undefined;
    },
    { claims: ['invoices', 'items', 'taxes'] },
  );
  expect([...paths].filter((path) => /sequences|quotes|shippings|payments/.test(path))).toEqual([]);
  expect(bodies.createInvoice).toBeDefined();
  expect(bodies.createQuote).toBeUndefined();
});
