/**
 * Learns from another server's answers: their records are stored under that server's ids, records it deleted are
 * removed, and changes that it answered without a record are repeated here. Sends no requests. Never throws for an
 * unexpected answer: what cannot be parsed is not learned.
 */
import { operations } from '../../../generated/operations.js';
import { type Fields, isObject, own } from '../body-values.js';
import type { Context } from '../context.js';
import { findNamed, idIn } from '../look-up.js';
import type { ServiceRequest, ServiceResponse } from '../request.js';
import { kindAt, kindMeant } from '../store/document-kinds.js';
import type { DocumentRecord } from '../store/records.js';
import { getOne, put, remove, type TableName } from '../store/world.js';
import { documentFrom } from './documents.js';
import { isLearned, markLearned, take } from './known.js';
import { settleOwner } from './payments.js';
import { clientFrom, itemFrom, sequenceFrom, taxFrom, textOf } from './records.js';

export interface Learned {
  /** What could not be learned, and why: sentences for the journal. */
  notes: string[];
  /** Path and query that answer a record which was created but not answered. */
  ask?: string;
}

/** The table of the record that a path parameter names. */
const TABLES: Readonly<Record<string, TableName>> = {
  'item-id': 'items',
  'tax-id': 'taxes',
  'client-id': 'clients',
  client_id: 'clients',
  'sequence-id': 'sequences',
  sequence_id: 'sequences',
  'document-id': 'documents',
  'receipt-id': 'documents',
};

/** Operations whose answers contain no record: the change is repeated here. */
const FOLLOWED = /^(update(?!Account)|change.*State$|setCurrentSequence$|registerSequence$)/;

/** Learns from one answer of another server. `follow` handles a request in this service. */
export function learnFrom(
  context: Context,
  request: ServiceRequest,
  { status, body }: Pick<ServiceResponse, 'status' | 'body'>,
  follow: (request: ServiceRequest) => ServiceResponse,
): Learned {
  if (status === 404) forget(context, request);
  if (status < 200 || status > 299 || status === 202) return { notes: [] };
  if (/^delete(Item|Tax)$/.test(request.operation)) {
    const one = named(request);
    if (one !== undefined) remove(context.world, context.account, one.table, one.id);
    return { notes: [] };
  }
  const found = recordsIn(body);
  if (found.length > 0) return { notes: learnAll(context, request, found) };
  if (FOLLOWED.test(request.operation)) return { notes: followed(context, request, follow) };
  const ask = body === undefined ? askFor(request) : undefined;
  return ask === undefined ? { notes: [] } : { notes: [], ask };
}

interface Found {
  /** The record's key in the answer, in the singular. */
  what: string;
  fields: Fields;
}

const PLURALS: Readonly<Record<string, string>> = {
  clients: 'client',
  items: 'item',
  taxes: 'tax',
  sequences: 'sequence',
};

/** The records in an answer: one under its name, or lists of them. */
function recordsIn(body: unknown): Found[] {
  if (!isObject(body)) return [];
  return Object.entries(body).flatMap(([key, value]) => {
    const what = PLURALS[key] ?? key;
    const list = Array.isArray(value) ? value : [value];
    return list.filter(isObject).flatMap((fields) => (isRecord(what, fields) ? [{ what, fields }] : []));
  });
}

const isRecord = (what: string, fields: Fields): boolean =>
  own(fields, 'id') !== undefined &&
  (what in READERS || kindMeant(textOf(own(fields, 'type')) ?? what) !== undefined);

const READERS: Readonly<Record<string, (context: Context, found: Found) => string | undefined>> = {
  client: (context, { fields }) => used(context, 'clients', clientFrom(context, fields)),
  item: (context, { fields }) => used(context, 'items', itemFrom(context, fields)),
  tax: (context, { fields }) => used(context, 'taxes', taxFrom(context, fields)),
  sequence: (context, { fields }) => used(context, 'sequences', sequenceFrom(context, fields)),
};

const used = <T extends TableName>(
  context: Context,
  table: T,
  record: Parameters<typeof take<T>>[2] | undefined,
): string | undefined => (record === undefined ? undefined : take(context, table, record));

/** Learns the oldest records first, so that references find their targets. */
function learnAll(context: Context, request: ServiceRequest, found: readonly Found[]): string[] {
  const notes = found.map((one) => {
    const read = READERS[one.what];
    return read === undefined ? learnDocument(context, request, one) : read(context, one);
  });
  return [...new Set(notes.filter((note) => note !== undefined))];
}

function learnDocument(context: Context, request: ServiceRequest, { what, fields }: Found) {
  const learned = documentFrom(context, fields, what, sentDocument(request));
  if (learned === undefined) return undefined;
  const { record, client } = learned;
  learnSequence(context, record);
  const clientNote = client.id === 0 ? undefined : take(context, 'clients', client);
  const note = take(context, 'documents', withOwner(request, record));
  const stored = getOne(context.account, 'documents', record.id);
  settleOwner(context, stored?.extras.ownerId);
  countNumber(context, record);
  return note ?? clientNote;
}

/** Adds the paid document from the path: the answer to a payment does not always contain it. */
function withOwner({ operation, path }: ServiceRequest, record: DocumentRecord): DocumentRecord {
  const paid = operation === 'createPartialPayment' ? idIn(path['document-id']) : undefined;
  return paid === undefined ? record : { ...record, extras: { ...record.extras, ownerId: paid } };
}

function sentDocument({ operation, body }: ServiceRequest): Fields {
  const { action, documentType } = operations[operation];
  if (documentType === undefined || (action !== 'create' && action !== 'update')) return {};
  const [inner] = isObject(body) ? Object.values(body) : [];
  return isObject(inner) ? inner : {};
}

/** Stores the sequence of a learned document when it is not known yet. */
function learnSequence(context: Context, { number, serie, sequenceId: id, atcud }: DocumentRecord): void {
  if (number === 0 || id === 0 || getOne(context.account, 'sequences', id) !== undefined) return;
  const registered = atcud !== '' && !atcud.startsWith('N/');
  take(context, 'sequences', { id, serie, isDefault: false, registered, counters: {}, lastDays: {} });
}

/** Raises the sequence's counters to a learned number, so that it is not given again. */
function countNumber(context: Context, { kind, number, serie }: DocumentRecord): void {
  if (number === 0) return;
  const sequence = findNamed(context.account, 'sequences', 'serie', serie);
  const singular = kindAt(kind).singular;
  if (sequence === undefined || (sequence.counters[singular] ?? 0) >= number) return;
  const wasLearned = isLearned(sequence);
  const counted = { ...sequence, counters: { ...sequence.counters, [singular]: number } };
  put(context.world, context.account, 'sequences', counted);
  if (wasLearned) markLearned(counted);
}

/** The table and id of the record that a path names. */
function named({ path }: ServiceRequest): { table: TableName; id: number } | undefined {
  for (const [parameter, table] of Object.entries(TABLES)) {
    const id = idIn(path[parameter]);
    if (id !== undefined) return { table, id };
  }
  return undefined;
}

/** Removes a record that the other server did not find, unless it was changed here. */
function forget(context: Context, request: ServiceRequest): void {
  const one = operations[request.operation].method === 'get' ? named(request) : undefined;
  if (one === undefined || /Balance|Related|Pdf|Qr/.test(request.operation)) return;
  if (isLearned(getOne(context.account, one.table, one.id)))
    remove(context.world, context.account, one.table, one.id);
}

/** Repeats a change here that the other server answered without the changed record. */
function followed(
  context: Context,
  request: ServiceRequest,
  follow: (request: ServiceRequest) => ServiceResponse,
): string[] {
  const one = named(request);
  const before = one && getOne(context.account, one.table, one.id);
  if (one === undefined || before === undefined) return [];
  const what = `${one.table} ${one.id}`;
  if (!isLearned(before))
    return [`${what} was changed here since it was learned: what the other server made of it was not`];
  const owner = 'extras' in before ? before.extras.ownerId : undefined;
  const wasLearned = owner !== undefined && isLearned(getOne(context.account, 'documents', owner));
  const { status, reason } = follow(request);
  if (status > 299)
    return [
      `the other server did it, and here it was refused (${status}${reason ? `: ${reason}` : ''}): ${what} differs`,
    ];
  const after = getOne(context.account, one.table, one.id);
  if (after !== undefined) markLearned(after);
  // Canceling a receipt reopens its invoice.
  const paid = after !== undefined && 'extras' in after ? after.extras.ownerId : undefined;
  const invoice = paid === undefined ? undefined : getOne(context.account, 'documents', paid);
  if (invoice !== undefined && wasLearned) markLearned(invoice);
  return [];
}

/** Path and query that answer a record whose creation was answered without it. */
function askFor({ operation, body }: ServiceRequest): string | undefined {
  const [inner] = isObject(body) ? Object.values(body) : [];
  const code = isObject(inner) ? textOf(own(inner, 'code')) : null;
  if (operation === 'createClient' && code !== null)
    return `/clients/find-by-code.json?client_code=${encodeURIComponent(code)}`;
  const lists: Record<string, string> = {
    createItem: '/items.json?per_page=100',
    createTax: '/taxes.json',
    createSequence: '/sequences.json',
  };
  return lists[operation];
}
