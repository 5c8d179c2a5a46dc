/** Variants of lists and searches: outdated, sorted differently, searching other fields, showing less. */
import { type OperationId, operationIds, operations } from '../../generated/operations.js';
import { type Json, listOf } from '../faults/body-fields.js';
import { isObject } from '../service/body-values.js';
import type { Handle, ServiceRequest, ServiceResponse } from '../service/request.js';
import type { Decorate, Service, Snapshot } from '../service/service.js';
import { served, type Variant, withBody } from './make.js';

const isList = (id: OperationId) => id.startsWith('list');
const isSearch = (id: OperationId) => isList(id) || id.startsWith('findClient');

/** A state that an outdated read may still show; the list of these is oldest first. */
interface Past {
  readonly since: number;
  readonly snapshot: Snapshot;
}

function readPast(service: Service, past: Snapshot, handle: Handle, request: ServiceRequest) {
  const present = service.snapshot();
  service.restore(past);
  const response = handle(request);
  service.restore(present);
  // A record requested by its id is never outdated: a client that was unknown then is read from the present.
  return response.status < 300 ? response : handle(request);
}

/** Reads of some operations show the state of `lagMs` ago; `lags` selects them by number, from 1. */
const late =
  (
    isLate: (id: OperationId) => boolean,
    lagMs: number,
    lags: (n: number) => boolean = () => true,
  ): Decorate =>
  (handle, service) => {
    let history: Past[] = [];
    let reads = 0;
    return (request) => {
      if (history.length === 0) history.push({ since: 0, snapshot: service.snapshot() });
      if (!isLate(request.operation)) {
        const response = handle(request);
        if (operations[request.operation].method !== 'get' && response.status < 300)
          history.push({ since: Date.now(), snapshot: service.snapshot() });
        return response;
      }
      reads += 1;
      const then = Date.now() - lagMs;
      const at = history.findLastIndex(({ since }) => since <= then);
      history = history.slice(Math.max(0, at));
      const past = history[0];
      return past && history.length > 1 && lags(reads)
        ? readPast(service, past.snapshot, handle, request)
        : handle(request);
    };
  };

const paged = new Set<OperationId>(
  operationIds.filter((id) =>
    operations[id].parameters.some(({ name, in: place }) => place === 'query' && name === 'per_page'),
  ),
);
const wholeOf = (value: unknown, absent: number) =>
  /^[1-9]\d*$/.test(String(value)) ? Number(value) : absent;

/** Requests pages until one has nothing new, as the page limit and the answer beyond the last page are unknown. */
function everyEntry(handle: Handle, request: ServiceRequest): Json[] {
  const entries = new Map<unknown, Json>();
  for (let page = 1; ; page += 1) {
    const query = { ...request.query, page: String(page), per_page: '1000' };
    const found = listOf(handle({ ...request, query }))?.list ?? [];
    const fresh = found.filter(({ id }) => !entries.has(id));
    if (fresh.length === 0) return [...entries.values()];
    for (const entry of fresh) entries.set(entry.id, entry);
  }
}

/** Passes a whole list through `edit` and splits it into pages again. `edit` applies the filter `without` itself. */
const repaged =
  (edit: (entries: Json[], request: ServiceRequest) => Json[], without?: string): Decorate =>
  (handle) =>
  (request) => {
    const response = handle(request);
    const found = paged.has(request.operation) && response.status === 200 ? listOf(response) : undefined;
    if (!found || (without !== undefined && request.query[without] === undefined)) return response;
    const { [without ?? '']: _gone, ...query } = request.query;
    const entries = edit(everyEntry(handle, { ...request, query }), request);
    const { pagination, ...rest } = response.body as Json;
    const size = wholeOf((pagination as Json | undefined)?.per_page ?? request.query.per_page, 10);
    const page = wholeOf(request.query.page, 1);
    const total = {
      ...(pagination as Json | undefined),
      total_entries: entries.length,
      total_pages: Math.ceil(entries.length / size),
    };
    const body = { ...rest, [found.key]: entries.slice((page - 1) * size, page * size) };
    return { ...response, body: pagination === undefined ? body : { ...body, pagination: total } };
  };

const dayOf = (entry: Json) => String(entry.date).split('/').reverse().join('');
const nameIn = (entry: Json) => String((entry.client as Json | undefined)?.name ?? entry.name);
const byName = (one: Json, other: Json) =>
  dayOf(other).localeCompare(dayOf(one)) ||
  nameIn(one).localeCompare(nameIn(other)) ||
  Number(one.id) - Number(other.id);

const texts = (says: string, ...of: ((entry: Json) => unknown)[]) =>
  served(
    says,
    repaged((entries, { query }) => {
      const wanted = String(query.text).trim().toLowerCase();
      return entries.filter((entry) => of.some((part) => String(part(entry)).toLowerCase().includes(wanted)));
    }, 'text'),
  );

const isArchived = ({ status, archived }: Json): boolean => archived !== undefined && status === 'canceled';
const listsOfLive = repaged((entries) => entries.filter((entry) => !isArchived(entry)));
const archivingCanceled: Decorate = (handle) => (request) =>
  withBody(handle(request), (value) =>
    isObject(value) && isArchived(value) ? { ...value, archived: true } : value,
  );

const leanFields = new Set(['id', 'status', 'type', 'date', 'total', 'sequence_number']);
const leanRecord = new Set(['id', 'name', 'code', 'email', 'unit_price']);
const leanTax = new Set(['id', 'name']);

function showing(ids: (id: OperationId) => boolean, fields: ReadonlySet<string>): Decorate {
  const lean = (record: Json) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => fields.has(key)));
  return (handle) => (request) => {
    const response = handle(request);
    if (!ids(request.operation) || response.status >= 300 || response.body === undefined) return response;
    const entries = Object.entries(response.body as Json).map(([key, value]): [string, unknown] => {
      if (key === 'pagination') return [key, value];
      return [key, Array.isArray(value) ? value.map((one) => lean(one as Json)) : lean(value as Json)];
    });
    return { ...response, body: Object.fromEntries(entries) };
  };
}

/** Lists of documents whose entries are not documented. */
const hasLeanEntries = (id: OperationId) =>
  isList(id) && /Invoice|Note|Receipt|PurchaseOrder/.test(id) && id !== 'listClientInvoices';

/** Leaves out the wrapper of bodies that are not documented. */
const bare: Decorate = (handle) => (request) => {
  const response: ServiceResponse = handle(request);
  const stated = operations[request.operation].responses[response.status];
  const isShown = stated?.assumed === undefined && stated?.bodyAssumed === undefined;
  if (isShown || response.status >= 300 || response.body === undefined) return response;
  return { ...response, body: Object.values(response.body as Json)[0] };
};

export const listVariants = {
  'lists-late': served('lists follow a second late', late(isList, 1000)),
  'searches-late': served('lists and searches follow 300 ms late', late(isSearch, 300)),
  'lists-of-replicas': served(
    'every other answer of a list or search is 150 ms late',
    late(isSearch, 150, (n) => n % 2 === 0),
  ),
  'lists-by-name': served(
    'lists sorted by day and name',
    repaged((entries) => entries.sort(byName)),
  ),
  'text-in-clients': texts('the text filter looks at names of clients', nameIn),
  'text-in-references': texts(
    'the text filter looks at references and numbers',
    ({ reference }) => reference,
    ({ sequence_number }) => sequence_number,
  ),
  'text-in-lines': texts('the text filter looks at names of lines', ({ items }) =>
    ((items ?? []) as Json[]).map(({ name }) => name),
  ),
  'canceled-unlisted': served(
    'canceled documents are archived, and lists leave them out',
    (handle, service) => archivingCanceled(listsOfLive(handle, service), service),
  ),
  'entries-lean': served(
    'lists whose entries are not shown hold six fields of each document',
    showing(hasLeanEntries, leanFields),
  ),
  'records-lean': served(
    'lists of items and clients hold little of each',
    showing((id) => id === 'listItems' || id === 'listClients', leanRecord),
  ),
  'taxes-lean': served(
    'taxes show their id and name only',
    showing((id) => /^(get|list|create)Tax(es)?$/.test(id), leanTax),
  ),
  'unshown-bodies-bare': served('bodies that are not shown have no wrapper', bare),
} as const satisfies Record<string, Variant>;
