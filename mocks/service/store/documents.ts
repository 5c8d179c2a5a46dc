/** Applies a filter of documents, record by record. */

import { DELETED, kinds, statuses } from './document-kinds.js';
import { literalPattern } from './literal-pattern.js';
import type { DocumentRecord } from './records.js';
import { findRecords, type Order, type Table } from './table.js';

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
  /** In any case. */
  readonly text?: string | undefined;
  /** An exact match. */
  readonly reference?: string | undefined;
  readonly withoutDeleted?: boolean | undefined;
}

type Matches = (document: DocumentRecord) => boolean;

const within =
  ({ from = -Infinity, to = Infinity }: Range) =>
  (value: number): boolean =>
    value >= from && value <= to;

/** Searches the client's name, the number in both forms, reference, observations, the type's name and the lines. */
function holds(text: string): Matches {
  // Twice as fast as comparing lower-case copies.
  const pattern = new RegExp(literalPattern(text), 'i');
  const isIn = (part: string | null | undefined) => typeof part === 'string' && pattern.test(part);
  const isInType = kinds.map(({ type }) => isIn(type));
  const isNumber = /^\d+$/.test(text);
  const isInNumber = text.includes('/')
    ? (number: number, serie: string) => isIn(`${number}/${serie}`) || isIn(`${serie}/${number}`)
    : (number: number, serie: string) => isIn(serie) || (isNumber && String(number).includes(text));
  return ({ kind, client, number, serie, extras, lines }) =>
    isInType[kind] === true ||
    isIn(client.name) ||
    isIn(extras.reference) ||
    isIn(extras.observations) ||
    (number > 0 && isInNumber(number, serie)) ||
    lines.some(({ name, description }) => isIn(name) || isIn(description));
}

/** The conditions that the filter has, the cheapest first. */
function conditionsOf(filter: DocumentFilter): Matches[] {
  const { archived, day, dueDay, beforeTaxes, loadedAt, clientId, reference, text } = filter;
  const isKind = kinds.map(({ index }) => filter.kinds.includes(index));
  const isStatus = statuses.map(
    (_, code) =>
      (filter.statuses?.includes(code) ?? true) && !(filter.withoutDeleted === true && code === DELETED),
  );
  const conditions: Matches[] = [({ kind, status }) => isKind[kind] === true && isStatus[status] === true];
  if (archived !== undefined) conditions.push((one) => one.archived === archived);
  const addRange = (range: Range | undefined, numberOf: (one: DocumentRecord) => number) => {
    if (range === undefined) return;
    const isWithin = within(range);
    conditions.push((one) => isWithin(numberOf(one)));
  };
  addRange(day, (one) => one.day);
  addRange(dueDay, (one) => one.dueDay);
  addRange(beforeTaxes, (one) => one.beforeTaxes);
  // A negative value means that there is none.
  addRange(loadedAt && { ...loadedAt, from: Math.max(0, loadedAt.from ?? 0) }, (one) => one.loadedAt);
  if (clientId !== undefined) conditions.push(({ client }) => client.id === clientId);
  if (reference !== undefined) conditions.push(({ extras }) => extras.reference === reference);
  if (text !== undefined) conditions.push(holds(text));
  return conditions;
}

export interface DocumentPage {
  readonly total: number;
  readonly records: readonly DocumentRecord[];
}

export function findDocuments(
  table: Table<DocumentRecord>,
  filter: DocumentFilter,
  order: Order,
  offset: number,
  limit: number,
): DocumentPage {
  const conditions = conditionsOf(filter);
  const matches: Matches = (document) => {
    for (const isMet of conditions) if (!isMet(document)) return false;
    return true;
  };
  return findRecords(table, matches, order, offset, limit);
}

/** Every matching document, oldest first. */
export const allDocuments = (
  table: Table<DocumentRecord>,
  filter: DocumentFilter,
): readonly DocumentRecord[] => findDocuments(table, filter, 'oldest', 0, Number.MAX_SAFE_INTEGER).records;
