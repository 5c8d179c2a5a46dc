/**
 * A small server of items and clients in plain Node, written from the API description and from nothing of this
 * project: a target that the suite's code has never seen. It claims these two resources only.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Row = Record<string, unknown> & { id: number };
interface Reply {
  status: number;
  body?: unknown;
}

export const claims = ['items', 'clients'];
export const apiKey = 'key-of-the-independent-server';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const price = (value: unknown) =>
  typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) && value.length < 16;
const oneOf = (value: unknown, words: string[]) =>
  value === undefined || value === null || words.includes(String(value));
const mail = (value: unknown) =>
  value === undefined || value === null || /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(String(value));

/** What is no number is the usual one. */
const whole = (value: string | null, usual: number, most: number) =>
  Math.min(most, Math.max(1, Math.trunc(Number(value ?? usual)) || usual));

/** An object of texts. */
const contact = (value: unknown) =>
  value === undefined ||
  value === null ||
  (isObject(value) && Object.values(value).every((one) => typeof one === 'string'));

/** What is wrong with an item or client; undefined when nothing is. */
const problems = {
  items: (row: Record<string, unknown>, whole: boolean, others: Row[]): string | undefined => {
    if ((whole || 'name' in row) && !text(row.name)) return 'name';
    if ((whole || 'description' in row) && typeof row.description !== 'string') return 'description';
    if ((whole || 'unit_price' in row) && !price(row.unit_price)) return 'unit_price';
    return others.some(({ name }) => name === row.name) ? 'name is in use' : undefined;
  },
  clients: (row: Record<string, unknown>): string | undefined => {
    if (!text(row.name)) return 'name';
    if (!text(row.code)) return 'code';
    if (!mail(row.email)) return 'email';
    if (!contact(row.preferred_contact)) return 'preferred_contact';
    if (!oneOf(row.language, ['en', 'pt', 'es'])) return 'language';
    return oneOf(row.send_options, ['1', '2', '3']) ? undefined : 'send_options';
  },
};

const shown = {
  items: ({ tax: _tax, ...row }: Row) => ({ ...row, unit_price: Number(row.unit_price) }),
  clients: (row: Row) => ({ ...row, id: String(row.id) }),
};

function createApi() {
  const tables: Record<'items' | 'clients', Map<number, Row>> = { items: new Map(), clients: new Map() };
  let lastId = 70;

  function write(table: 'items' | 'clients', body: unknown, id?: number): Reply {
    const wrapped = isObject(body) ? body[table.slice(0, -1)] : undefined;
    const old = id === undefined ? undefined : tables[table].get(id);
    if (id !== undefined && !old) return { status: 404 };
    if (!isObject(wrapped)) return { status: 422, body: { errors: 'no object' } };
    const others = [...tables[table].values()].filter((row) => row.id !== id);
    const problem = problems[table](wrapped, id === undefined, others);
    if (problem) return { status: 422, body: { errors: [problem] } };
    const row = { ...old, ...wrapped, id: id ?? ++lastId };
    tables[table].set(row.id, row);
    return id === undefined
      ? { status: 201, body: { [table.slice(0, -1)]: shown[table](row) } }
      : { status: 200 };
  }

  function list(table: 'items' | 'clients', query: URLSearchParams): Reply {
    const rows = [...tables[table].values()].map((row) => shown[table](row));
    const page = whole(query.get('page'), 1, 1_000_000);
    const size = whole(query.get('per_page'), 20, 100);
    const pagination = {
      total_entries: rows.length,
      current_page: page,
      total_pages: Math.ceil(rows.length / size),
      per_page: size,
    };
    const part = rows.slice((page - 1) * size, page * size);
    return { status: 200, body: { [table]: part, ...(table === 'clients' && { pagination }) } };
  }

  function find(field: string, wanted: string | null): Reply {
    const row = [...tables.clients.values()].find((one) => one[field] === wanted);
    return row ? { status: 200, body: { client: shown.clients(row) } } : { status: 404 };
  }

  return (method: string, url: URL, body: unknown): Reply => {
    if (url.searchParams.get('api_key') !== apiKey) return { status: 401 };
    const [, name, , id] = /^\/(items|clients)(\/([^/]+))?\.json$/.exec(url.pathname) ?? [];
    if (name === undefined) return { status: 404 };
    const table = name as 'items' | 'clients';
    if (id === undefined)
      return method === 'GET'
        ? list(table, url.searchParams)
        : method === 'POST'
          ? write(table, body)
          : { status: 405 };
    if (table === 'clients' && method === 'GET' && id === 'find-by-name')
      return find('name', url.searchParams.get('client_name'));
    if (table === 'clients' && method === 'GET' && id === 'find-by-code')
      return find('code', url.searchParams.get('client_code'));
    if (!/^[1-9]\d{0,14}$/.test(id)) return { status: 404 };
    const row = tables[table].get(Number(id));
    if (method === 'PUT') return write(table, body, Number(id));
    if (method !== 'GET') return { status: 405 };
    return row ? { status: 200, body: { [table.slice(0, -1)]: shown[table](row) } } : { status: 404 };
  };
}

/** Starts it on a free port. */
export async function startIndependent(): Promise<{ url: string; close(): void }> {
  const api = createApi();
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    let body: unknown;
    try {
      body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
    } catch {
      return response.writeHead(400).end();
    }
    if (body !== undefined && !/json/.test(request.headers['content-type'] ?? ''))
      return response.writeHead(415).end();
    const reply = api(request.method ?? 'GET', new URL(request.url ?? '/', 'http://here'), body);
    if (reply.body === undefined) return response.writeHead(reply.status).end();
    return response
      .writeHead(reply.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
