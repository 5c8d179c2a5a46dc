/**
 * Stores one kind of record in order of id: a list of pages of records. Forks share pages, and the first write to a
 * page copies that page only. Records are never changed in place.
 */
interface Identified {
  readonly id: number;
}

export interface Table<R extends Identified> {
  /** No page is empty; ids ascend within a page and from page to page. */
  readonly pages: R[][];
  /** Pages that no fork shares. */
  own: Set<R[]>;
  size: number;
  /** A number unique in the process that changes with every write: the same stamp means the same content. */
  stamp: number;
}

const PAGE = 512;
let stamps = 0;

export const createTable = <R extends Identified>(): Table<R> => ({
  pages: [],
  own: new Set(),
  size: 0,
  stamp: 0,
});

/** A table with the same records; writes to either side are not seen by the other. */
export function forkTable<R extends Identified>(table: Table<R>): Table<R> {
  table.own = new Set();
  return { ...table, pages: table.pages.slice(), own: new Set() };
}

/** Whether a table and its fork hold the same record values. */
export const isSameTable = <R extends Identified>(a: Table<R>, b: Table<R>): boolean =>
  a.pages.length === b.pages.length && a.pages.every((page, at) => page === b.pages[at]);

/** Index of the last entry whose id is `id` or lower; -1 where there is none. */
function lastUpTo<T>(entries: readonly T[], id: number, idOf: (entry: T) => number): number {
  let [low, high] = [0, entries.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (idOf(entries[middle] as T) <= id) low = middle + 1;
    else high = middle - 1;
  }
  return high;
}

const idOf = ({ id }: Identified): number => id;
const firstId = ([first]: readonly Identified[]): number => (first as Identified).id;

export function getRecord<R extends Identified>(table: Table<R>, id: number): R | undefined {
  const page = table.pages[lastUpTo(table.pages, id, firstId)] ?? [];
  const record = page[lastUpTo(page, id, idOf)];
  return record?.id === id ? record : undefined;
}

/** The page in which a record of this id is or would be, copied if shared, with its index. */
function pageToWrite<R extends Identified>(table: Table<R>, id: number): { index: number; page: R[] } {
  const index = Math.max(0, lastUpTo(table.pages, id, firstId));
  let page = table.pages[index] ?? [];
  if (!table.own.has(page)) {
    page = page.slice();
    table.own.add(page);
    table.pages[index] = page;
  }
  table.stamp = ++stamps;
  return { index, page };
}

/** Stores or replaces a record. */
export function putRecord<R extends Identified>(table: Table<R>, record: R): void {
  const { index, page } = pageToWrite(table, record.id);
  const slot = lastUpTo(page, record.id, idOf);
  if (page[slot]?.id === record.id) {
    page[slot] = record;
    return;
  }
  page.splice(slot + 1, 0, record);
  table.size++;
  if (page.length <= PAGE) return;
  // Most records come in order of id: then full pages stay full.
  const rest = page.splice(slot + 2 === page.length ? PAGE : PAGE / 2);
  table.own.add(rest);
  table.pages.splice(index + 1, 0, rest);
}

export function removeRecord<R extends Identified>(table: Table<R>, id: number): void {
  if (getRecord(table, id) === undefined) return;
  const { index, page } = pageToWrite(table, id);
  page.splice(lastUpTo(page, id, idOf), 1);
  if (page.length === 0) table.pages.splice(index, 1);
  table.size--;
}

/** All records, oldest first. */
export function* eachRecord<R extends Identified>(table: Table<R>): Generator<R> {
  for (const page of table.pages) yield* page;
}

export type Order = 'newest' | 'oldest';

/** The number of matching records and, in order of id, `limit` of them after skipping `offset`. A plain scan. */
export function findRecords<R extends Identified>(
  { pages }: Table<R>,
  matches: (record: R) => boolean,
  order: Order,
  offset: number,
  limit: number,
): { total: number; records: R[] } {
  const records: R[] = [];
  let total = 0;
  const look = (record: R): void => {
    if (!matches(record)) return;
    if (total >= offset && records.length < limit) records.push(record);
    total++;
  };
  if (order === 'oldest') for (const page of pages) for (const record of page) look(record);
  else
    for (let at = pages.length - 1; at >= 0; at--) {
      const page = pages[at] as R[];
      for (let slot = page.length - 1; slot >= 0; slot--) look(page[slot] as R);
    }
  return { total, records };
}
