/** Lists of documents: the filter from the query parameters, and the shape of a page. store/documents.ts scans. */
import { type Operation, operations } from '../../../generated/operations.js';
import { type Answer, ok, pageRequest, pagination, queryList, queryText } from '../answer.js';
import { isObject, own } from '../body-values.js';
import { clientOf } from '../clients.js';
import type { Context, Handler } from '../context.js';
import { parseDate, parseDateTime } from '../dates.js';
import type { Problem } from '../error-body.js';
import { problem, refusal } from '../refusal.js';
import type { ServiceRequest, ServiceResponse } from '../request.js';
import {
  DELETED,
  DRAFT,
  type Kind,
  kindAt,
  kindMeant,
  kindNamed,
  kinds,
  statusCode,
  statuses,
} from '../store/document-kinds.js';
import { type DocumentFilter, findDocuments, type Range } from '../store/documents.js';
import { documentAnswer } from './answers.js';

const indexes = (wanted: (kind: Kind) => boolean): readonly number[] =>
  kinds.filter(wanted).map(({ index }) => index);

const invoiceFamily = indexes(({ family }) => family === 'invoices' || family === 'receipts');
const invoicesOnly = [kindNamed('invoice').index];

/** `sent` stands for finalized documents: every status but draft and deleted. Unknown names match nothing. */
function statusCodes(names: readonly string[]): readonly number[] {
  const sentCodes = statuses.map((_, code) => code).filter((code) => code !== DRAFT && code !== DELETED);
  return names.flatMap((name) => (name.toLowerCase() === 'sent' ? sentCodes : [statusCode(name)]));
}

const typeIndexes = (names: readonly string[], among: readonly number[]): readonly number[] =>
  names.map((name) => kindMeant(name)?.index ?? -1).filter((index) => among.includes(index));

const typeNames = (among: readonly number[]): string[] => among.map((index) => kindAt(index).type);
const isStatus = (name: string): boolean => name.toLowerCase() === 'sent' || statusCode(name) >= 0;

function noteUnknown(
  { notes }: Context,
  parameter: string,
  names: readonly string[] | undefined,
  isKnown: (name: string) => boolean,
  choices: readonly string[],
): void {
  for (const name of (names ?? []).slice(0, 20)) {
    if (isKnown(name)) continue;
    notes.push(`${parameter} "${name.slice(0, 40)}" finds nothing: there are ${choices.join(', ')}`);
  }
}

/** The value of `archived` to filter by; undefined (every document) when both or neither are asked for. */
const archivedFilter = (archived: boolean, nonArchived: boolean): boolean | undefined =>
  archived === nonArchived ? undefined : archived;

const isTrue = (value: string | undefined): boolean => value === 'true' || value === '1';

function range(
  request: ServiceRequest,
  name: string,
  parse: (text: string, end: 'from' | 'to') => number | undefined,
  form: string,
  problems: Problem[],
): Range | undefined {
  const { parameters }: Operation = operations[request.operation];
  const read = (end: 'from' | 'to'): number | undefined => {
    if (!parameters.some((one) => one.name === `${name}[${end}]`)) return undefined;
    const value = queryText(request, `${name}[${end}]`);
    if (value === undefined || value === '') return undefined;
    const parsed = parse(value, end);
    if (parsed === undefined) problems.push(problem(`${name}[${end}]`, `must be ${form}`));
    return parsed;
  };
  const [from, to] = [read('from'), read('to')];
  return from === undefined && to === undefined ? undefined : { from, to };
}

const DAY_SECONDS = 86_400;

/** Seconds since 1970. A date stands for its whole day: as the upper end it is the day's last second. */
function momentOf(text: string, end: 'from' | 'to'): number | undefined {
  const day = parseDate(text);
  if (day === undefined) return parseDateTime(text);
  return end === 'from' ? day * DAY_SECONDS : day * DAY_SECONDS + DAY_SECONDS - 1;
}

const numberOf = (text: string): number | undefined =>
  /^-?\d{1,20}(\.\d{1,20})?$/.test(text) ? Number(text) : undefined;

/** The filter in the query of a list. Throws 422 for an invalid date or amount. */
function filterOf(context: Context, request: ServiceRequest, among: readonly number[]): DocumentFilter {
  const problems: Problem[] = [];
  // Only the list of purchase orders has a `type` that is no list.
  const typeName = request.operation === 'listPurchaseOrders' ? 'type' : 'type[]';
  const types = queryList(request, typeName);
  const statusNames = queryList(request, 'status[]');
  noteUnknown(
    context,
    typeName,
    types,
    (name) => among.includes(kindMeant(name)?.index ?? -1),
    typeNames(among),
  );
  noteUnknown(context, 'status[]', statusNames, isStatus, [...statuses, 'sent']);
  const words = queryText(request, 'text')?.trim();
  const filter: DocumentFilter = {
    kinds: types === undefined ? unfiltered(context, among) : typeIndexes(types, among),
    statuses: statusNames && statusCodes(statusNames),
    archived: archivedFilter(
      isTrue(queryText(request, 'archived')),
      isTrue(queryText(request, 'non_archived')),
    ),
    day: range(request, 'date', parseDate, 'a date like 21/11/2026', problems),
    dueDay: range(request, 'due_date', parseDate, 'a date like 21/11/2026', problems),
    beforeTaxes: range(request, 'total_before_taxes', numberOf, 'a number', problems),
    loadedAt: range(request, 'loaded_at', momentOf, 'a date like 21/11/2026', problems),
    text: words || undefined,
    reference: among === invoiceFamily ? queryText(request, 'reference') || undefined : undefined,
  };
  if (problems.length > 0) throw refusal(422, ...problems);
  return filter;
}

const unfiltered = (context: Context, among: readonly number[]): readonly number[] =>
  among === invoiceFamily && context.settings.variations.invoicesList === 'invoice' ? invoicesOnly : among;

function pageAnswer(
  context: Context,
  request: ServiceRequest,
  key: string,
  filter: DocumentFilter,
): ServiceResponse {
  const page = pageRequest(context, request);
  const { listOrder, deletedDocuments } = context.settings.variations;
  const wanted = deletedDocuments === '404' ? { ...filter, withoutDeleted: true } : filter;
  const { documents: table } = context.account.tables;
  const found = findDocuments(table, wanted, listOrder, page.offset, page.perPage);
  const answer: Answer = {};
  answer[key] = found.records.map((document) => documentAnswer(context, request.baseUrl, document));
  answer.pagination = pagination(page, found.total);
  return ok(answer);
}

/** A list with filters. */
const filtered =
  (key: string, among: readonly number[]): Handler =>
  (context, request) =>
    pageAnswer(context, request, key, filterOf(context, request, among));

/** A list of one type of the invoice family, where filters have no effect. */
const unfilteredList = (singular: string): Handler => {
  const kind = kindNamed(singular);
  return (context, request) => {
    const filter = { kinds: [kind.index] };
    if (context.settings.variations.familyListKey === 'plural') {
      return pageAnswer(context, request, kind.plural, filter);
    }
    // The contract only assumes the key of these lists.
    return { ...pageAnswer(context, request, 'invoices', filter), unjudged: true };
  };
};

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

/** Filters by the request's body; values that are no lists of texts are ignored. */
const listClientInvoices: Handler = (context, request) => {
  const client = clientOf(context, request);
  const filter = isObject(request.body) ? own(request.body, 'filter') : undefined;
  const part = (key: string) => (isObject(filter) ? texts(own(filter, key)) : []);
  const [statusNames, types, archived] = [part('status'), part('by_type'), part('archived')];
  return pageAnswer(context, request, 'invoices', {
    kinds: types.length > 0 ? typeIndexes(types, invoiceFamily) : invoiceFamily,
    statuses: statusNames.length > 0 ? statusCodes(statusNames) : undefined,
    archived: archivedFilter(archived.includes('archived'), archived.includes('non_archived')),
    clientId: client.id,
  });
};

const family = (name: string) => indexes((kind) => kind.family === name);

export const listHandlers = {
  listInvoices: filtered('invoices', invoiceFamily),
  listInvoiceReceipts: unfilteredList('invoice_receipt'),
  listSimplifiedInvoices: unfilteredList('simplified_invoice'),
  listVatMossInvoices: unfilteredList('vat_moss_invoice'),
  listCreditNotes: unfilteredList('credit_note'),
  listDebitNotes: unfilteredList('debit_note'),
  listReceipts: unfilteredList('receipt'),
  listEstimates: filtered('estimates', family('estimates')),
  listGuides: filtered('guides', family('guides')),
  listPurchaseOrders: filtered('purchase_orders', family('purchase_orders')),
  listClientInvoices,
} satisfies Record<string, Handler>;
