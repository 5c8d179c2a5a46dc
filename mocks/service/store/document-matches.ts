/**
 * Owns which documents of one chunk match a filter. Goes column by column over a mask, with no branch on what a column
 * holds: on mixed data that is what a scan costs. It counts first; slots are asked for only where a page shows them.
 */
import {
  byteOf,
  COLUMN,
  type DocumentColumns,
  GROUPS,
  groupOf,
  hashOf,
  mayHave,
  NO_GROUP,
  ODD,
  OPEN_FROM,
  OPEN_TO,
  SPAN,
  STATUS_CODES,
} from './document-columns.js';
import { DELETED, kindAt } from './document-kinds.js';
import { type Between, countAll, countIn, countInBoth, type Ends } from './range-counts.js';
import type { DocumentRecord } from './records.js';
import { CHUNK, type Chunk, type Table } from './table.js';
import { textCandidates } from './text-index.js';

export type DocumentTable = Table<DocumentRecord, DocumentColumns>;
export type DocumentChunk = Chunk<DocumentRecord, DocumentColumns>;

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

export interface Matcher {
  count(chunk: DocumentChunk): number;
  /** In order of id. */
  slots(chunk: DocumentChunk): number[];
}

/** 1 for each slot of a chunk that matches so far. One scan runs at a time, so one is enough. */
const mask = new Uint8Array(CHUNK);

/** Starts with the slots whose group is allowed; says how many those are, as the next ones do. */
function startWith(numbers: Int32Array, allowed: Uint8Array): number {
  let count = 0;
  for (let slot = 0; slot < CHUNK; slot++) {
    const is = allowed[numbers[COLUMN.group + slot] as number] as number;
    mask[slot] = is;
    count += is;
  }
  return count;
}

function keepWhere(wanted: (slot: number) => boolean): number {
  let count = 0;
  for (let slot = 0; slot < CHUNK; slot++) {
    if (mask[slot] === 0) continue;
    if (wanted(slot)) count++;
    else mask[slot] = 0;
  }
  return count;
}

/** 1 for each group that the filter lets through. */
function groupsOf(filter: DocumentFilter): Uint8Array {
  const allowed = new Uint8Array(GROUPS);
  for (const kind of filter.kinds) {
    for (const status of filter.statuses ?? STATUS_CODES) {
      if (kind < 0 || status < 0 || (filter.withoutDeleted && status === DELETED)) continue;
      if (filter.archived !== true) allowed[groupOf(kind, status, 0)] = 1;
      if (filter.archived !== false) allowed[groupOf(kind, status, 1)] = 1;
    }
  }
  allowed[NO_GROUP] = 0;
  return allowed;
}

const clamped = (value: number): number => Math.max(OPEN_FROM, Math.min(OPEN_TO, value));

/** The hundredths that lie within a range of amounts. */
function hundredthsIn({ from, to }: Range): Ends {
  let low = from === undefined ? OPEN_FROM : clamped(Math.round(from * 100) - 1);
  while (from !== undefined && low < OPEN_TO && low / 100 < from) low++;
  let high = to === undefined ? OPEN_TO : clamped(Math.round(to * 100) + 1);
  while (to !== undefined && high > OPEN_FROM && high / 100 > to) high--;
  return { from: low, to: high };
}

const endsOf = ({ from = OPEN_FROM, to = OPEN_TO }: Range): Ends => ({
  from: clamped(from),
  to: clamped(to),
});

const isWithin = (value: number, { from = -Infinity, to = Infinity }: Range): boolean =>
  value >= from && value <= to;

/** What numbers cannot say is asked of the records, of those that are left. */
type Ask = (chunk: DocumentChunk, slot: number) => boolean;

function questionsOf({ clientId, loadedAt, reference }: DocumentFilter): Ask[] {
  const asks: Ask[] = [];
  if (clientId !== undefined) asks.push(({ columns }, slot) => columns.clients[slot] === clientId);
  // Below 0 there is none.
  if (loadedAt !== undefined)
    asks.push(({ columns }, slot) => {
      const at = columns.loadedAt[slot] as number;
      return at >= 0 && isWithin(at, loadedAt);
    });
  if (reference !== undefined) {
    const byte = byteOf(hashOf(reference));
    asks.push(
      ({ columns, records }, slot) =>
        columns.referenceBytes[slot] === byte && records[slot]?.extras.reference === reference,
    );
  }
  return asks;
}

function wordsOf(record: DocumentRecord | undefined): string {
  if (record === undefined) return '';
  const number = record.number > 0 ? `${record.number}/${record.serie} ${record.serie}/${record.number}` : '';
  const { reference, observations } = record.extras;
  const parts = [record.client.name, number, reference ?? '', observations ?? '', kindAt(record.kind).type];
  for (const line of record.lines) parts.push(line.name, line.description ?? '');
  return parts.join('\n').toLowerCase();
}

/** Ranges of days first: those of amounts do not hold where amounts are odd. */
function rangesOf({ day, dueDay, beforeTaxes }: DocumentFilter): { days: Between[]; all: Between[] } {
  const days: Between[] = [];
  if (day) days.push({ column: COLUMN.day, ...endsOf(day) });
  if (dueDay) days.push({ column: COLUMN.dueDay, ...endsOf(dueDay) });
  const amounts = beforeTaxes && { column: COLUMN.hundredths, ...hundredthsIn(beforeTaxes) };
  return { days, all: amounts ? [...days, amounts] : days };
}

/** Most chunks lie outside a range of days. */
function isOutside(numbers: Int32Array, days: readonly Between[]): boolean {
  for (const { column, from, to } of days) {
    const span = column === COLUMN.day ? SPAN.day : SPAN.dueDay;
    if ((numbers[span + 1] as number) < from || (numbers[span] as number) > to) return true;
  }
  return false;
}

/** Only the columns that the filter asks for. */
export function matcherOf(filter: DocumentFilter): Matcher {
  const allowed = groupsOf(filter);
  const { beforeTaxes, text, reference } = filter;
  const hash = hashOf(reference ?? '');
  const ranges = rangesOf(filter);
  const asks = questionsOf(filter);

  const isPlain = asks.length === 0 && text === undefined && ranges.all.length < 3;
  const [first, second] = ranges.all;
  /** Leaves the mask behind. */
  function look(chunk: DocumentChunk): number {
    if (reference !== undefined && !mayHave(chunk.columns.references, hash)) return 0;
    const { numbers } = chunk.columns;
    if (isOutside(numbers, ranges.days)) return 0;
    const candidates = text === undefined ? undefined : candidatesIn(chunk, text);
    if (text !== undefined && candidates === undefined) return 0;
    let left = startWith(numbers, allowed);
    for (const { column, from, to } of numbers[ODD] === 1 ? ranges.days : ranges.all)
      left = keepWhere((slot) => isWithin(numbers[column + slot] as number, { from, to }));
    if (beforeTaxes && numbers[ODD] === 1)
      left = keepWhere((slot) => isWithin(chunk.records[slot]?.beforeTaxes ?? Number.NaN, beforeTaxes));
    for (const ask of asks) left = keepWhere((slot) => ask(chunk, slot));
    if (candidates === undefined || text === undefined) return left;
    const { words } = chunk.columns.text;
    const may = (slot: number) => (((candidates[slot >> 5] as number) >>> (slot & 31)) & 1) === 1;
    return keepWhere((slot) => may(slot) && words[slot]?.includes(text) === true);
  }

  return {
    count(chunk) {
      const { columns } = chunk;
      if (!isPlain || columns.numbers[ODD] === 1) return look(chunk);
      if (first === undefined) return countAll(columns, allowed);
      if (isOutside(columns.numbers, ranges.days)) return 0;
      return second === undefined
        ? countIn(columns, allowed, first)
        : countInBoth(columns, allowed, first, second);
    },
    slots(chunk) {
      const slots: number[] = [];
      if (look(chunk) === 0) return slots;
      for (let slot = 0; slot < CHUNK; slot++) if (mask[slot] === 1) slots.push(slot);
      return slots;
    },
  };
}

const candidatesIn = ({ columns, records }: DocumentChunk, text: string): Uint32Array | undefined =>
  textCandidates(columns.text, text, records.length, (slot) => wordsOf(records[slot]));
