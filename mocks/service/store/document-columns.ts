/**
 * Owns the columnar form of documents: small numbers of each, so that a scan touches no record. What a filter makes of
 * them is described in document-matches.ts.
 */
import type { DocumentRecord } from './records.js';
import { sortIn } from './sorted-slots.js';
import { CHUNK, type Columns } from './table.js';
import { createTextIndex, forgetText, type TextIndex } from './text-index.js';

export interface DocumentColumns {
  /**
   * What most filters ask for, one column behind the other (`COLUMN` says where each begins), so that a scan over many
   * chunks reads one stretch of memory in each.
   */
  readonly numbers: Int32Array;
  /** Slots by day, by due day and by amount, the lowest first; see sorted-slots.ts. */
  readonly sorted: readonly [Uint8Array, Uint8Array, Uint8Array];
  /** Which groups there are, and how many documents each has. */
  readonly present: { readonly groups: number[]; readonly counts: number[] };
  readonly clients: Float64Array;
  readonly loadedAt: Float64Array;
  /** Two bits for each reference that was ever here; see `mayHave`. */
  readonly references: Uint32Array;
  /** A byte of each one's hash, so that hardly a record is read in vain. */
  readonly referenceBytes: Uint8Array;
  readonly text: TextIndex;
}

/** Where a column begins in `numbers`. Before them all stand `SPAN` and `ODD`. */
export const COLUMN = {
  /** Kind, status and archived in one number, see `groupOf`. */
  group: 8,
  day: 8 + CHUNK,
  dueDay: 8 + 2 * CHUNK,
  /** Before taxes. */
  hundredths: 8 + 3 * CHUNK,
} as const;
/** First and last of all days here; they only ever widen. Most chunks lie outside a range. */
export const SPAN = { day: 0, dueDay: 2 } as const;
/** 1: some amount here was no number of hundredths that fits, and the records must be asked. */
export const ODD = 4;
/** How many slots were ever written; they fill one after the other. */
export const FILLED = 5;

const [KINDS, STATUSES] = [16, 16];
export const GROUPS = KINDS * STATUSES * 2;
/** No document. */
export const NO_GROUP = GROUPS - 1;
export const STATUS_CODES: readonly number[] = Array.from({ length: STATUSES }, (_, code) => code);

export const groupOf = (kind: number, status: number, archived: boolean | number): number =>
  (kind * STATUSES + status) * 2 + Number(archived);
export const kindOfGroup = (group: number): number => Math.floor(group / 2 / STATUSES);
export const statusOfGroup = (group: number): number => Math.floor(group / 2) % STATUSES;

/** Beyond every day there is; the difference of two such numbers still fits where they do. */
export const OPEN_FROM = -1_000_000_000;
export const OPEN_TO = 1_000_000_000;

/** Undefined for an amount that is none, or too many. */
function hundredthsOf(amount: number): number | undefined {
  const whole = Math.round(amount * 100);
  return Math.abs(whole) < OPEN_TO && whole / 100 === amount ? whole : undefined;
}

const REFERENCE_WORDS = 128;
const firstBit = (hash: number): number => hash & 4095;
const secondBit = (hash: number): number => (hash >>> 16) & 4095;

export const byteOf = (hash: number): number => hash >>> 24;

/** The same text gives the same number. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // Texts that differ in a digit only must not share bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

const set = (bits: Uint32Array, bit: number): void => {
  bits[bit >> 5] = (bits[bit >> 5] as number) | (1 << (bit & 31));
};
const isSet = (bits: Uint32Array, bit: number): boolean =>
  (((bits[bit >> 5] as number) >>> (bit & 31)) & 1) === 1;

/** False: no document here has a text of this hash. */
export const mayHave = (references: Uint32Array, hash: number): boolean =>
  isSet(references, firstBit(hash)) && isSet(references, secondBit(hash));

const emptyNumbers = new Int32Array(8 + 4 * CHUNK);
emptyNumbers.fill(NO_GROUP, COLUMN.group, COLUMN.group + CHUNK);
emptyNumbers.set([OPEN_TO, OPEN_FROM, OPEN_TO, OPEN_FROM]);

function widen(numbers: Int32Array, span: number, day: number): void {
  if (day < (numbers[span] as number)) numbers[span] = day;
  if (day > (numbers[span + 1] as number)) numbers[span + 1] = day;
}

function tally({ groups, counts }: DocumentColumns['present'], group: number, more: 1 | -1): void {
  if (group === NO_GROUP) return;
  const at = groups.indexOf(group);
  if (at >= 0) counts[at] = (counts[at] as number) + more;
  else counts[groups.push(group) - 1] = more;
}

export const documentForm: Columns<DocumentRecord, DocumentColumns> = {
  create: () => ({
    numbers: emptyNumbers.slice(),
    sorted: [new Uint8Array(CHUNK), new Uint8Array(CHUNK), new Uint8Array(CHUNK)],
    present: { groups: [], counts: [] },
    clients: new Float64Array(CHUNK),
    loadedAt: new Float64Array(CHUNK),
    references: new Uint32Array(REFERENCE_WORDS),
    referenceBytes: new Uint8Array(CHUNK),
    text: createTextIndex(),
  }),
  copy: (columns) => ({
    numbers: columns.numbers.slice(),
    sorted: [columns.sorted[0].slice(), columns.sorted[1].slice(), columns.sorted[2].slice()],
    present: { groups: columns.present.groups.slice(), counts: columns.present.counts.slice() },
    clients: columns.clients.slice(),
    loadedAt: columns.loadedAt.slice(),
    references: columns.references.slice(),
    referenceBytes: columns.referenceBytes.slice(),
    // Larger than all the rest, and read again in no time.
    text: createTextIndex(),
  }),
  write: (columns, slot, record) => {
    const { numbers } = columns;
    const group = record ? groupOf(record.kind, record.status, record.archived) : NO_GROUP;
    tally(columns.present, numbers[COLUMN.group + slot] as number, -1);
    tally(columns.present, group, 1);
    numbers[COLUMN.group + slot] = group;
    forgetText(columns.text, slot);
    if (!record) return;
    const { reference } = record.extras;
    const amount = hundredthsOf(record.beforeTaxes);
    const { sorted } = columns;
    const filled = numbers[FILLED] as number;
    sortIn(sorted[0], numbers, COLUMN.day, slot, record.day, filled);
    sortIn(sorted[1], numbers, COLUMN.dueDay, slot, record.dueDay, filled);
    sortIn(sorted[2], numbers, COLUMN.hundredths, slot, amount ?? 0, filled);
    numbers[FILLED] = Math.max(filled, slot + 1);
    widen(numbers, SPAN.day, record.day);
    widen(numbers, SPAN.dueDay, record.dueDay);
    columns.clients[slot] = record.client.id;
    if (amount === undefined) numbers[ODD] = 1;
    columns.loadedAt[slot] = record.loadedAt;
    if (reference) {
      const hash = hashOf(reference);
      set(columns.references, firstBit(hash));
      set(columns.references, secondBit(hash));
      columns.referenceBytes[slot] = byteOf(hash);
    }
  },
};
