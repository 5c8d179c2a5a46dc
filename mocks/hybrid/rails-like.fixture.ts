/**
 * A small real server without any code of this project: items, clients and invoice drafts, its own ids and key. It
 * answers everything else with 404.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Row = Record<string, unknown> & { id: number };

export interface RailsLike {
  url: string;
  key: string;
  /** `METHOD /path` of every request that came. */
  asked: string[];
  tables: Record<'items' | 'clients' | 'invoices', Row[]>;
  /** Answers creation with 201 and no body, as some servers do. */
  createsSilently: boolean;
  close(): Promise<void>;
}

const SINGULAR = { items: 'item', clients: 'client', invoices: 'invoice' } as const;
type Table = keyof typeof SINGULAR;

const shown = {
  items: (row: Row) => ({ ...row, unit_price: Number(row.unit_price) }),
  clients: (row: Row) => row,
  invoices: (row: Row) => row,
};

/** An invoice as this server answers it; amounts for one line without discount, at 23 %. */
function invoiceFrom(id: number, body: Row, client: Row): Row {
  const [line = {}] = body.items as Record<string, unknown>[];
  const sum = Number(line.unit_price) * Number(line.quantity);
  const taxes = Math.round(sum * 23) / 100;
  const tax = { id: 1, name: 'IVA23', value: 23 };
  const amounts = { discount: 0, subtotal: sum, tax_amount: taxes, discount_amount: 0, total: sum + taxes };
  return {
    id,
    status: 'draft',
    archived: false,
    type: 'Invoice',
    sequence_number: 'draft',
    date: body.date,
    due_date: body.due_date,
    reference: null,
    observations: null,
    retention: null,
    permalink: `http://127.0.0.1/documents/${id}`,
    ...{ sum, discount: 0, before_taxes: sum, taxes, total: sum + taxes, currency: 'Euro' },
    client: { id: client.id, name: client.name },
    items: [{ description: null, unit: null, ...line, tax, ...amounts }],
  };
}

export async function railsLike(): Promise<RailsLike> {
  const tables: RailsLike['tables'] = { items: [], clients: [], invoices: [] };
  let lastId = 6;
  const made = { key: 'key-of-the-real-server', asked: [] as string[], tables, createsSilently: false };

  function create(table: Table, body: Row): Row {
    if (table !== 'invoices') {
      const row = { ...body, id: ++lastId };
      tables[table].push(row);
      return row;
    }
    const party = body.client as Row;
    const known = tables.clients.find(({ name }) => name === party.name) ?? create('clients', party);
    const row = invoiceFrom(++lastId, body, known);
    tables.invoices.push(row);
    return row;
  }

  function answer(request: IncomingMessage, response: ServerResponse, body: string): unknown {
    const url = new URL(request.url ?? '/', 'http://here');
    made.asked.push(`${request.method} ${url.pathname}`);
    const send = (status: number, value?: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json', 'x-runtime': '0.01' });
      return response.end(value === undefined ? undefined : JSON.stringify(value));
    };
    if (url.searchParams.get('api_key') !== made.key) return send(401, { errors: { error: 'Invalid key' } });
    const [, name = '', , id] = /^\/(\w+)(\/(\d+|find-by-code))?\.json$/.exec(url.pathname) ?? [];
    if (!(name in SINGULAR)) return send(404, { errors: { error: 'No route matches' } });
    const table = name as Table;
    const rows = tables[table];
    const wrapped = (row: Row) => ({ [SINGULAR[table]]: shown[table](row) });
    const pagination = { total_entries: rows.length, current_page: 1, total_pages: 1, per_page: 30 };
    if (request.method === 'GET' && id === undefined)
      return send(200, { [table]: rows.map(shown[table]), pagination });
    const sent = (body === '' ? {} : Object.values(JSON.parse(body))[0]) as Row;
    if (request.method === 'POST') {
      const row = create(table, sent);
      return made.createsSilently ? send(201) : send(201, wrapped(row));
    }
    const code = url.searchParams.get('client_code');
    const row = rows.find((one) => (id === 'find-by-code' ? one.code === code : one.id === Number(id)));
    if (row === undefined) return send(404, { errors: { error: 'Not found' } });
    if (request.method === 'GET') return send(200, wrapped(row));
    if (request.method === 'DELETE') rows.splice(rows.indexOf(row), 1);
    else Object.assign(row, sent, { id: row.id });
    return send(200);
  }

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => answer(request, response, body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return Object.assign(made, {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
