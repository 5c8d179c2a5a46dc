/**
 * Owns the columnar form of documents and the scans over it: a filtered page out of 100,000 documents touches
 * a few numbers of each and the records of that page only. It knows no request.
 */
import { DELETED, kindAt } from './document-kinds.js';
import type { DocumentRecord } from './records.js';
import { CHUNK, type Chunk, type Columns, type Order, pageOfMatches, type Table } from './table.js';
import { createTextIndex, forgetText, keepText, type TextIndex } from './text-index.js';

export interface DocumentColumns {
  /** Kind, status and archived in one number, see `groupOf`. */
  readonly groups: Uint16Array;
  readonly days: Int32Array;
  readonly dueDays: Int32Array;
  readonly clients: Float64Array;
  readonly beforeTaxes: Float64Array;
  readonly loadedAt: Float64Array;
  /** First and last day, first and last due day; they only ever widen. Most chunks lie outside a range. */
  readonly spans: [number, number, number, number];
  readonly text: TextIndex;
}

const [KINDS, STATUSES] = [16, 16];
const GROUPS = KINDS * STATUSES * 2;
/** No document. */
export const NO_GROUP = GROUPS - 1;

const groupOf = (kind: number, status: number, archived: boolean | number): number =>
  (kind * STATUSES + status) * 2 + Number(archived);
export const kindOfGroup = (group: number): number => Math.floor(group / 2 / STATUSES);
export const statusOfGroup = (group: number): number => Math.floor(group / 2) % STATUSES;

/** Beyond every day there is, and whole numbers that fit where days fit. */
const OPEN_FROM = -1_000_000_000;
const OPEN_TO = 1_000_000_000;

export const documentForm: Columns<DocumentRecord, DocumentColumns> = {
  create: () => ({
    groups: new Uint16Array(CHUNK).fill(NO_GROUP),
    days: new Int32Array(CHUNK),
    dueDays: new Int32Array(CHUNK),
    clients: new Float64Array(CHUNK),
    beforeTaxes: new Float64Array(CHUNK),
    loadedAt: new Float64Array(CHUNK),
    spans: [OPEN_TO, OPEN_FROM, OPEN_TO, OPEN_FROM],
    text: createTextIndex(),
  }),
  copy: (columns) => ({
    groups: columns.groups.slice(),
    days: columns.days.slice(),
    dueDays: columns.dueDays.slice(),
    clients: columns.clients.slice(),
    beforeTaxes: columns.beforeTaxes.slice(),
    loadedAt: columns.loadedAt.slice(),
    spans: [...columns.spans],
    // Larger than all the rest, and read again in no time.
    text: createTextIndex(),
  }),
  write: (columns, slot, record) => {
    columns.groups[slot] = record ? groupOf(record.kind, record.status, record.archived) : NO_GROUP;
    forgetText(columns.text, slot);
    if (!record) return;
    columns.days[slot] = record.day;
    columns.dueDays[slot] = record.dueDay;
    columns.clients[slot] = record.client.id;
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
  /** Exactly this one. */
  readonly reference?: string | undefined;
  readonly withoutDeleted?: boolean | undefined;
}

export type DocumentTable = Table<DocumentRecord, DocumentColumns>;
type DocumentChunk = Chunk<DocumentRecord, DocumentColumns>;

function wordsOf(record: DocumentRecord | undefined): string {
  if (record === undefined) return '';
  const number = record.number > 0 ? `${record.number}/${record.serie} ${record.serie}/${record.number}` : '';
  const { reference, observations } = record.extras;
  const parts = [record.client.name, number, reference ?? '', observations ?? '', kindAt(record.kind).type];
  for (const line of record.lines) parts.push(line.name, line.description ?? '');
  return parts.join('\n').toLowerCase();
}

/** 1 for each group that the filter lets through. */
function groupsOf(filter: DocumentFilter): Uint8Array {
  const allowed = new Uint8Array(GROUPS);
  const codes = filter.statuses ?? Array.from({ length: STATUSES }, (_, code) => code);
  for (const kind of filter.kinds) {
    for (const status of codes) {
      if (kind < 0 || status < 0 || (filter.withoutDeleted && status === DELETED)) continue;
      if (filter.archived !== true) allowed[groupOf(kind, status, 0)] = 1;
      if (filter.archived !== false) allowed[groupOf(kind, status, 1)] = 1;
    }
  }
  allowed[NO_GROUP] = 0;
  return allowed;
}

/** The slots of one chunk that match so far. One scan runs at a time, so one is enough. */
const slots = new Uint16Array(CHUNK);

/** Starts with the slots whose group is allowed. */
function keepGroups(groups: Uint16Array, allowed: Uint8Array, length: number): number {
  let kept = 0;
  for (let slot = 0; slot < length; slot++) {
    slots[kept] = slot;
    kept += allowed[groups[slot] as number] as number;
  }
  return kept;
}

/** Keeps those of the first `count` slots whose number lies between the ends. */
function keepRange(column: Int32Array | Float64Array, from: number, to: number, count: number): number {
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const slot = slots[at] as number;
    const value = column[slot] as number;
    slots[kept] = slot;
    if (value >= from && value <= to) kept++;
  }
  return kept;
}

/** Keeps those of the first `count` slots that a question is answered yes for. */
function keepSlots(count: number, wanted: (slot: number) => boolean): number {
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const slot = slots[at] as number;
    slots[kept] = slot;
    if (wanted(slot)) kept++;
  }
  return kept;
}

/** Finds the matches of one chunk: their number, and their slots at the start of `slots`. */
type Scan = (chunk: DocumentChunk) => number;

/** Column by column, and only the columns that the filter asks for. */
function compile(filter: DocumentFilter): Scan {
  const allowed = groupsOf(filter);
  const [dayFrom, dayTo] = ends(filter.day);
  const [dueFrom, dueTo] = ends(filter.dueDay);
  const { beforeTaxes, loadedAt, clientId, text, reference } = filter;
  const hasDays = filter.day !== undefined || filter.dueDay !== undefined;
  return ({ columns, records }) => {
    const { groups, spans } = columns;
    if (hasDays && (spans[1] < dayFrom || spans[0] > dayTo || spans[3] < dueFrom || spans[2] > dueTo))
      return 0;
    let count = keepGroups(groups, allowed, records.length);
    if (filter.day) count = keepRange(columns.days, dayFrom, dayTo, count);
    if (filter.dueDay) count = keepRange(columns.dueDays, dueFrom, dueTo, count);
    if (clientId !== undefined) count = keepRange(columns.clients, clientId, clientId, count);
    if (beforeTaxes) {
      const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = beforeTaxes;
      count = keepRange(columns.beforeTaxes, from, to, count);
    }
    if (loadedAt) {
      const { from = 0, to = Number.POSITIVE_INFINITY } = loadedAt;
      count = keepRange(columns.loadedAt, Math.max(0, from), to, count);
    }
    if (reference !== undefined) {
      count = keepSlots(count, (slot) => records[slot]?.extras.reference === reference);
    }
    if (text === undefined) return count;
    return keepText(columns.text, text, slots, count, records.length, (slot) => wordsOf(records[slot]));
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
      counts[index] = scan(chunk);
      stamps[index] = chunk.stamp;
    }
    total += counts[index] as number;
  }
  const documents = pageOfMatches(
    table,
    order,
    offset,
    limit,
    (_, index) => counts[index] as number,
    (chunk) => Array.from(slots.subarray(0, scan(chunk))),
  );
  return { total, documents };
}

/** Every matching document, oldest first. */
export const allDocuments = (table: DocumentTable, filter: DocumentFilter): readonly DocumentRecord[] =>
  findDocuments(table, filter, 'oldest', 0, Number.MAX_SAFE_INTEGER).documents;
