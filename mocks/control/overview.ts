/**
 * Views of the state for people: counts of documents by type and state, and a searchable list over all types, which the
 * API itself does not have.
 */

import { formatDate } from '../service/dates.js';
import {
  kindAt,
  kindMeant,
  kinds,
  statusCode,
  statuses,
  statusName,
} from '../service/store/document-kinds.js';
import { allDocuments, type DocumentFilter, findDocuments } from '../service/store/documents.js';
import type { DocumentRecord } from '../service/store/records.js';
import type { Table } from '../service/store/table.js';
import { type AccountState, all, getOne } from '../service/store/world.js';
import type { Text, Whole } from './whole.js';

/** Counts by type (`Invoice`), then by state (`draft`); what there is none of is left out. */
export type Tally = Record<string, Record<string, number>>;

export interface DocumentRow {
  id: Whole;
  type: string;
  /** Plural, as in paths. */
  path: string;
  status: string;
  /** Null until finalized. */
  number: string | null;
  /** dd/mm/yyyy */
  date: string;
  dueDate: string;
  client: string;
  total: number;
  currency: string;
}

export interface DocumentQuery {
  /** An id, or words of client, number, reference or lines. */
  text?: string;
  /** Invoice, Quote, ... */
  type?: Text;
  status?: Text;
  /**
   * With "-" before it from the largest.
   *
   * @pattern ^-?(number|type|client|date|status|total)$
   */
  sort?: string;
  page?: PageNumber;
  perPage?: PageSize;
}

/**
 * @asType integer
 * @minimum 1
 * @default 1
 */
export type PageNumber = number;

/**
 * @asType integer
 * @minimum 1
 * @maximum 200
 * @default 25
 */
export type PageSize = number;

export interface Pagination {
  totalEntries: Whole;
  currentPage: Whole;
  totalPages: Whole;
  perPage: Whole;
}

export interface DocumentList {
  documents: DocumentRow[];
  pagination: Pagination;
}

const ALL_KINDS = kinds.map(({ index }) => index);

export function tallyDocuments(account: AccountState): Tally {
  const counts = kinds.map(() => statuses.map(() => 0));
  for (const { kind, status } of all(account, 'documents')) {
    const row = counts[kind] as number[];
    row[status] = (row[status] as number) + 1;
  }
  const tally: Tally = {};
  counts.forEach((row, kind) => {
    const cells = row.flatMap((count, status) => (count === 0 ? [] : [[statusName(status), count] as const]));
    if (cells.length > 0) tally[kindAt(kind).type] = Object.fromEntries(cells);
  });
  return tally;
}

/** Newest first. An unknown type or state matches nothing. */
export function listDocuments(
  account: AccountState,
  { text = '', type, status, sort, page = 1, perPage = 25 }: DocumentQuery,
): DocumentList {
  const { documents: table } = account.tables;
  const byId = /^\d{1,10}$/.test(text) ? getOne(account, 'documents', Number(text)) : undefined;
  if (byId !== undefined) return { documents: [rowOf(byId)], pagination: paginationOf(1, 1, perPage) };
  const filter = {
    kinds: type === undefined ? ALL_KINDS : [kindMeant(type)?.index ?? -1],
    statuses: status === undefined ? undefined : [statusCode(status)],
    text: text.trim() === '' ? undefined : text.trim().toLowerCase(),
  };
  if (sort !== undefined) {
    const sorted = sortedDocuments(table, filter, sort);
    const shown = sorted.slice((page - 1) * perPage, page * perPage);
    return { documents: shown.map(rowOf), pagination: paginationOf(sorted.length, page, perPage) };
  }
  const { total, records } = findDocuments(table, filter, 'newest', (page - 1) * perPage, perPage);
  return { documents: records.map(rowOf), pagination: paginationOf(total, page, perPage) };
}

/** What documents can be sorted by. */
const SORTS: Readonly<Record<string, (record: DocumentRecord) => string | number>> = {
  number: ({ serie, number }) => `${serie} ${String(number).padStart(9, '0')}`,
  type: ({ kind }) => kindAt(kind).type,
  client: ({ client }) => client.name.toLowerCase(),
  date: ({ day }) => day,
  status: ({ status }) => statusName(status),
  total: ({ total }) => total,
};

/** The last sorted list, cached for further pages until a document is written. */
let lastOrder: { key: string; documents: readonly DocumentRecord[] } | undefined;

function sortedDocuments(
  table: Table<DocumentRecord>,
  filter: DocumentFilter,
  sort: string,
): readonly DocumentRecord[] {
  const key = JSON.stringify([filter, sort, table.stamp]);
  if (lastOrder?.key === key) return lastOrder.documents;
  const isDown = sort.startsWith('-');
  const keyOf = SORTS[isDown ? sort.slice(1) : sort] ?? (({ id }: DocumentRecord) => id);
  const keyed = allDocuments(table, filter).map((document) => ({ document, by: keyOf(document) }));
  keyed.sort((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : a.document.id - b.document.id));
  if (isDown) keyed.reverse();
  const documents = keyed.map(({ document }) => document);
  lastOrder = { key, documents };
  return documents;
}

export function paginationOf(totalEntries: number, currentPage: number, perPage: number): Pagination {
  return { totalEntries, currentPage, totalPages: Math.ceil(totalEntries / perPage), perPage };
}

export const numberOf = ({ number, serie }: DocumentRecord): string | null =>
  number > 0 ? `${number}/${serie}` : null;

function rowOf(record: DocumentRecord): DocumentRow {
  const kind = kindAt(record.kind);
  return {
    id: record.id,
    type: kind.type,
    path: kind.plural,
    status: statusName(record.status),
    number: numberOf(record),
    date: formatDate(record.day),
    dueDate: formatDate(record.dueDay),
    client: record.client.name,
    total: record.total,
    currency: record.extras.currency_code ?? 'EUR',
  };
}
