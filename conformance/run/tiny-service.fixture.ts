/**
 * A small conforming service in this process, with a run against it: no socket, immediate answers. It stores items, clients,
 * taxes, sequences and documents, changes states by the generated tables, and lists records in pages. `faults` can replace
 * answers, so that a test breaks one thing.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import { cells, type DocumentType, documentTypes } from '../../generated/states.js';
import { emptyDialect } from '../dialect/dialect.js';
import type { Json } from '../target/call.js';
import { withPatience } from '../target/patience.js';
import { readSettings, type Settings } from '../target/settings.js';
import type { Outgoing, Transport } from '../target/transport.js';
import type { Check, CheckContext } from './check.js';
import { type BuiltContext, buildContext } from './context.js';
import { openRun, type Run } from './run.js';

export interface Asked {
  operation: OperationId;
  /** `/items/3.json` */
  path: string;
  query: URLSearchParams;
  body: Json;
  /** The ids in the path, in order. */
  ids: string[];
  /** Only by the address; the service itself has a single account. */
  account: 'own' | 'second';
}

export interface Answered {
  status: number;
  body?: unknown;
}

/** Returns an answer in place of the service's, which `own` returns. */
export type Fault = (asked: Asked, own: () => Answered) => Answered | undefined;

export interface TinyService {
  run: Run;
  /** The operation of each request, in order. */
  readonly log: OperationId[];
  /** The records, by collection and id. */
  readonly records: Map<string, Json>;
  faults: Fault[];
  /** The latency of answers in ms; 0: immediate. */
  latencyMs: number;
}

export interface TinyOptions {
  settings?: Partial<Settings>;
  journal?: string;
  faults?: Fault[];
}

const routes = Object.values(operations).map(({ id, method, path }) => ({
  id,
  method: method.toUpperCase(),
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{[^}]+\}/g, '([^/]+?)')}$`),
  isPlain: !path.includes('{'),
}));

const address = 'http://tiny.example';

export const tinySettings = (changes: Partial<Settings> = {}): Settings => ({
  ...readSettings({ flags: { 'base-url': address, 'api-key': 'tiny-key-0001' }, env: {}, config: undefined }),
  ...changes,
});

export function tinyService({ settings, journal, faults = [] }: TinyOptions = {}): TinyService {
  const run = openRun(tinySettings(settings), { dialect: emptyDialect(), tag: 'tag1', journal });
  const store = new Map<string, Json>();
  const tiny: TinyService = { run, log: [], records: store, faults, latencyMs: 0 };
  let lastId = 100;
  const answer = (asked: Asked): Answered =>
    serve(store, asked, () => {
      lastId += 1;
      return lastId;
    });
  let [sent, underWay] = [0, 0];
  const send: Transport['send'] = async (outgoing) => {
    sent += 1;
    underWay += 1;
    try {
      const asked = read(outgoing);
      tiny.log.push(asked.operation);
      if (tiny.latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, tiny.latencyMs));
      let own: Answered | undefined;
      const ask = () => {
        own ??= answer(asked);
        return own;
      };
      const wrong = tiny.faults.map((fault) => fault(asked, ask)).find((one) => one !== undefined);
      const { status, body } = wrong ?? ask();
      const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
      return {
        status,
        headers: { 'content-type': 'application/json' },
        bytes: Buffer.from(text),
        durationMs: tiny.latencyMs,
      };
    } finally {
      underWay -= 1;
    }
  };
  const transport: Transport = {
    ...{ send, close: async () => {}, lastAnswerAt: () => 0, sawRateLimit: () => false },
    ...{ promisedUntil: () => 0, heldBackMs: () => 0, meanMs: () => 0, medianMs: () => 0 },
    get sent() {
      return sent;
    },
    get underWay() {
      return underWay;
    },
  };
  Object.assign(run, { transport });
  // Waits for lists are limited to 20 ms.
  run.patience.lists.ranOut = 2;
  run.patience.searches.ranOut = 2;
  Object.assign(run.patience.shortMs, { lists: 20, searches: 20 });
  return tiny;
}

/** The context of a check in this run. */
export function onTiny(
  run: Run,
  check: Partial<Check> = {},
): BuiltContext & { t: CheckContext; within<T>(work: () => Promise<T>): Promise<T> } {
  const declared = { ...plainCheck('getItem/of-a-test', async () => {}), ...check } as Check;
  const built = buildContext(declared, run);
  return Object.assign(built, {
    t: built.context,
    within: <T>(work: () => Promise<T>) => withPatience(run.patience, work),
  });
}

/** A check of the operation in its id. */
export const plainCheck = (id: string, run: Check['run'], parts: Partial<Check> = {}): Check =>
  ({
    ...{ id, title: id, rule: 'a rule', source: 'a section', kind: 'rules' },
    ...{ operation: id.split('/')[0] as OperationId, statement: 'rule:item-fields-kept', run },
    ...parts,
  }) as Check;

function read({ method, url, body }: Outgoing): Asked {
  const { pathname, searchParams, origin } = new URL(url);
  const account = origin === address ? 'own' : 'second';
  const own = routes.filter((one) => one.method === method && one.pattern.test(pathname));
  const route = own.find(({ isPlain }) => isPlain) ?? own[0];
  if (!route) throw new Error(`the tiny service has no ${method} ${pathname}`);
  const [, ...ids] = route.pattern.exec(pathname) ?? [];
  const text = body === undefined ? '{}' : String(body);
  return {
    operation: route.id,
    path: pathname,
    query: searchParams,
    body: JSON.parse(text) as Json,
    ids,
    account,
  };
}

function serve(store: Map<string, Json>, asked: Asked, nextId: () => number): Answered {
  const { operation, path, ids, body } = asked;
  const { method, action, documentType, responses } = operations[operation];
  const collection = path.replace(/\/\d+(\/[a-z-]+)?\.json$|\.json$/, '');
  const [id = ''] = ids.slice(-1);
  const known = store.get(`${collection}/${id}`);
  const sent = (Object.values(body)[0] ?? {}) as Json;
  const wrapper = responses[200]?.wrapper ?? responses[201]?.wrapper ?? 'record';
  const found = (record: Json | undefined): Answered =>
    record ? { status: 200, body: { [wrapper]: shown(record) } } : { status: 404 };
  if (operation === 'findClientByName' || operation === 'findClientByCode') {
    const [name, wanted] = [...asked.query].find(([key]) => key !== 'api_key') ?? [];
    const field = name?.replace('client_', '') ?? '';
    return found(recordsIn(store, '/clients').find((one) => one[field] === wanted));
  }
  if (method === 'get')
    return ids.length === 0 ? pageOf(store, collection, wrapper, asked.query) : found(known);
  if (method === 'post') {
    const made: Json = {
      id: nextId(),
      ...sent,
      ...(documentType && { status: 'draft', type: documentTypes[documentType].type }),
    };
    store.set(`${collection}/${made.id}`, made);
    return { status: responses[201] ? 201 : 200, body: { [wrapper]: shown(made) } };
  }
  if (!known) return { status: 404 };
  if (method === 'delete') store.delete(`${collection}/${id}`);
  else if (action === 'change-state') return moved(known, documentType as DocumentType, sent, wrapper);
  else if (action !== 'email') Object.assign(known, sent);
  return { status: 200 };
}

function moved(known: Json, type: DocumentType, { state }: Json, wrapper: string): Answered {
  const cell = cells[type][String(known.status)]?.[String(state)];
  if (!cell) return { status: 422 };
  known.status = cell.to;
  return { status: 200, body: { [wrapper]: known } };
}

/** A price is sent as a string and answered as a number. */
const shown = (record: Json): Json =>
  record.unit_price === undefined ? record : { ...record, unit_price: Number(record.unit_price) };

const recordsIn = (store: Map<string, Json>, collection: string): Json[] =>
  [...store].flatMap(([key, record]) => (key.startsWith(`${collection}/`) ? [shown(record)] : []));

/** Estimates and guides are listed together. */
const listedIn = (store: Map<string, Json>, collection: string): Json[] =>
  (Object.keys(documentTypes) as DocumentType[])
    .filter((type) => `/${documentTypes[type].family}` === collection && collection !== '/invoices')
    .flatMap((type) => recordsIn(store, `/${type}`))
    .concat(collection === '/purchase_orders' ? [] : recordsIn(store, collection));

function pageOf(
  store: Map<string, Json>,
  collection: string,
  wrapper: string,
  query: URLSearchParams,
): Answered {
  const all = listedIn(store, collection).filter((one) => {
    const [text, states] = [query.get('text'), query.getAll('status[]')];
    return (
      (text === null || JSON.stringify(one).includes(text)) &&
      (states.length === 0 || states.includes(String(one.status)))
    );
  });
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 10)];
  const isPaged = !['/taxes', '/sequences'].includes(collection);
  const pagination = {
    ...{ total_entries: all.length, current_page: page, per_page: size },
    total_pages: Math.ceil(all.length / size),
  };
  return {
    status: 200,
    body: isPaged ? { [wrapper]: all.slice((page - 1) * size, page * size), pagination } : { [wrapper]: all },
  };
}
