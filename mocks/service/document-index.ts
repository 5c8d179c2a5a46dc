/**
 * Owns the columnar form of documents and the scans over it: a filtered page out of 100,000 documents touches
 * a few numbers of each and the records of that page only. It knows no request.
 */
import { DELETED, kindAt } from './kinds.js';
import type { DocumentRecord } from './records.js';
import { CHUNK, type Chunk, type Columns, type Order, pageOfMatches, type Table } from './table.js';

export interface DocumentColumns {
  /** Six numbers a document: kind, status, archived, day, due day, client. A kind of -1: no document. */
  readonly whole: Int32Array;
  readonly beforeTaxes: Float64Array;
  readonly loadedAt: Float64Array;
  /** First and last day, first and last due day; they only ever widen. Most chunks lie outside a range. */
  readonly spans: [number, number, number, number];
  /** Lower-cased words of each document, made when a text filter first asks. */
  readonly words: (string | undefined)[];
}

const WIDTH = 6;
/** Beyond every day there is, and whole numbers that fit where days fit. */
const OPEN_FROM = -1_000_000_000;
const OPEN_TO = 1_000_000_000;

export const documentForm: Columns<DocumentRecord, DocumentColumns> = {
  create: () => ({
    whole: new Int32Array(CHUNK * WIDTH),
    beforeTaxes: new Float64Array(CHUNK),
    loadedAt: new Float64Array(CHUNK),
    spans: [OPEN_TO, OPEN_FROM, OPEN_TO, OPEN_FROM],
    words: [],
  }),
  copy: (columns) => ({
    whole: columns.whole.slice(),
    beforeTaxes: columns.beforeTaxes.slice(),
    loadedAt: columns.loadedAt.slice(),
    spans: [...columns.spans],
    words: columns.words.slice(),
  }),
  write: (columns, slot, record) => {
    const at = slot * WIDTH;
    columns.whole[at] = record?.kind ?? -1;
    if (columns.words.length > slot) columns.words[slot] = undefined;
    if (!record) return;
    columns.whole[at + 1] = record.status;
    columns.whole[at + 2] = record.archived ? 1 : 0;
    columns.whole[at + 3] = record.day;
    columns.whole[at + 4] = record.dueDay;
    columns.whole[at + 5] = record.client.id;
    columns.beforeTaxes[slot] = record.beforeTaxes;
    columns.loadedAt[slot] = record.loadedAt;
    const { spans } = columns;
    spans[0] = Math.min(spans[0], record.day);
    spans[1] = Math.max(spans[1], record.day);
    spans[2] = Math.min(spans[2], record.dueDay);
    spans[3] = Math.max(spans[3], record.dueDay);
  },
};

/** Ends are included; undefined leaves an end open. */
export interface Range {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export interface DocumentFilter {
  /** Indexes of kinds. */
  readonly kinds: readonly number[];
  /** Codes of statuses; undefined: every status. */
  readonly statuses?: readonly number[] | undefined;
  readonly archived?: boolean | undefined;
  readonly day?: Range | undefined;
  readonly dueDay?: Range | undefined;
  readonly beforeTaxes?: Range | undefined;
  /** Seconds since 1970. */
  readonly loadedAt?: Range | undefined;
  readonly clientId?: number | undefined;
  /** Lower case. */
  readonly text?: string | undefined;
  readonly withoutDeleted?: boolean | undefined;
}

export type DocumentTable = Table<DocumentRecord, DocumentColumns>;
type DocumentChunk = Chunk<DocumentRecord, DocumentColumns>;

function wordsOf(record: DocumentRecord): string {
  const number = record.number > 0 ? `${record.number}/${record.serie} ${record.serie}/${record.number}` : '';
  const { reference, observations } = record.extras;
  const parts = [record.client.name, number, reference ?? '', observations ?? '', kindAt(record.kind).type];
  for (const line of record.lines) parts.push(line.name, line.description ?? '');
  return parts.join('\n').toLowerCase();
}

function textMatches(chunk: DocumentChunk, slot: number, text: string): boolean {
  const words = chunk.columns.words;
  let known = words[slot];
  if (known === undefined) {
    while (words.length < slot) words.push(undefined);
    known = wordsOf(chunk.records[slot] as DocumentRecord);
    words[slot] = known;
  }
  return known.includes(text);
}

const mask = (codes: readonly number[] | undefined): number =>
  codes === undefined ? -1 : codes.reduce((bits, code) => (code < 0 ? bits : bits | (1 << code)), 0);

type Scan = (chunk: DocumentChunk, found: number[] | undefined) => number;

/** Counts the matches of one chunk; puts their slots into `found` when asked to. */
function compile(filter: DocumentFilter): Scan {
  const kindMask = mask(filter.kinds);
  let statusMask = mask(filter.statuses);
  if (filter.withoutDeleted) statusMask &= ~(1 << DELETED);
  const archived = filter.archived === undefined ? -1 : Number(filter.archived);
  const [dayFrom, dayTo] = ends(filter.day);
  const [dueFrom, dueTo] = ends(filter.dueDay);
  const { from: taxFrom = Number.NEGATIVE_INFINITY, to: taxTo = Number.POSITIVE_INFINITY } =
    filter.beforeTaxes ?? {};
  const { from: loadFrom = 0, to: loadTo = Number.POSITIVE_INFINITY } = filter.loadedAt ?? {};
  const days = filter.day !== undefined || filter.dueDay !== undefined;
  const amounts = filter.beforeTaxes !== undefined;
  const loads = filter.loadedAt !== undefined;
  const { clientId = -1, text } = filter;
  return (chunk, found) => {
    const { whole, beforeTaxes, loadedAt, spans } = chunk.columns;
    const length = chunk.records.length;
    let count = 0;
    if (days && (spans[1] < dayFrom || spans[0] > dayTo || spans[3] < dueFrom || spans[2] > dueTo)) return 0;
    for (let slot = 0, at = 0; slot < length; slot++, at += WIDTH) {
      const kind = whole[at] as number;
      if (kind < 0 || ((kindMask >>> kind) & 1) === 0) continue;
      if (((statusMask >>> (whole[at + 1] as number)) & 1) === 0) continue;
      if (archived >= 0 && whole[at + 2] !== archived) continue;
      if (days) {
        const day = whole[at + 3] as number;
        if (day < dayFrom || day > dayTo) continue;
        const due = whole[at + 4] as number;
        if (due < dueFrom || due > dueTo) continue;
      }
      if (clientId >= 0 && whole[at + 5] !== clientId) continue;
      if (amounts) {
        const amount = beforeTaxes[slot] as number;
        if (amount < taxFrom || amount > taxTo) continue;
      }
      if (loads) {
        const moment = loadedAt[slot] as number;
        if (moment < 0 || moment < loadFrom || moment > loadTo) continue;
      }
      if (text !== undefined && !textMatches(chunk, slot, text)) continue;
      count++;
      found?.push(slot);
    }
    return count;
  };
}

const ends = (range: Range | undefined): [number, number] => [range?.from ?? OPEN_FROM, range?.to ?? OPEN_TO];

/** Counts already made for a filter, by chunk; a chunk's stamp says whether its count still holds. */
interface Counts {
  readonly stamps: number[];
  readonly counts: number[];
}

const MAX_REMEMBERED = 64;
/** Stamps are unique in the process, so forks may share what was counted. */
const remembered = new Map<string, Counts>();

function countsFor(key: string): Counts {
  const known = remembered.get(key);
  remembered.delete(key);
  if (!known && remembered.size >= MAX_REMEMBERED) {
    remembered.delete(remembered.keys().next().value as string);
  }
  const counts = known ?? { stamps: [], counts: [] };
  remembered.set(key, counts);
  return counts;
}

export interface DocumentPage {
  readonly total: number;
  readonly documents: readonly DocumentRecord[];
}

export function findDocuments(
  table: DocumentTable,
  filter: DocumentFilter,
  order: Order,
  offset: number,
  limit: number,
): DocumentPage {
  const scan = compile(filter);
  const { stamps, counts } = countsFor(JSON.stringify(filter));
  let total = 0;
  for (let index = 0; index < table.chunks.length; index++) {
    const chunk = table.chunks[index] as DocumentChunk;
    if (stamps[index] !== chunk.stamp) {
      counts[index] = scan(chunk, undefined);
      stamps[index] = chunk.stamp;
    }
    total += counts[index] as number;
  }
  const slots = (chunk: DocumentChunk): number[] => {
    const found: number[] = [];
    scan(chunk, found);
    return found;
  };
  const documents = pageOfMatches(table, order, offset, limit, (_, index) => counts[index] as number, slots);
  return { total, documents };
}

/** Every matching document, oldest first. */
export const allDocuments = (table: DocumentTable, filter: DocumentFilter): readonly DocumentRecord[] =>
  findDocuments(table, filter, 'oldest', 0, Number.MAX_SAFE_INTEGER).documents;
