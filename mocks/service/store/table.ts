/**
 * Owns storage of one kind of record in order of id, shared between forks until written: records lie in
 * chunks, a fork shares all chunks, and the first write to a chunk copies that chunk only. Records are
 * never changed in place. It knows nothing of what the records mean.
 */

/** Says who may write in place; a fork gives both sides a new one. */
export type Owner = object;

export const CHUNK = 256;
let stamps = 0;

export interface Chunk<R, C> {
  readonly owner: Owner;
  /** Changes with every write; unique in the process, so it can stand for the chunk's content. */
  stamp: number;
  live: number;
  readonly ids: number[];
  readonly records: (R | undefined)[];
  readonly columns: C;
}

/** A second, columnar form of each record, for scans that must not touch the records. */
export interface Columns<R, C> {
  create(): C;
  copy(columns: C): C;
  write(columns: C, slot: number, record: R | undefined): void;
}

export interface Table<R, C = undefined> {
  readonly owner: Owner;
  readonly form: Columns<R, C>;
  chunks: Chunk<R, C>[];
  /** Who may change `chunks` itself. */
  spineOwner: Owner;
  size: number;
}

export const noColumns: Columns<unknown, undefined> = {
  create: () => undefined,
  copy: () => undefined,
  write: () => undefined,
};

export function createTable<R, C>(owner: Owner, form: Columns<R, C>): Table<R, C> {
  return { owner, form, chunks: [], spineOwner: owner, size: 0 };
}

/** A table with the same records; writes to either side are not seen by the other. Constant time. */
export function forkTable<R, C>(table: Table<R, C>, owner: Owner): Table<R, C> {
  return { owner, form: table.form, chunks: table.chunks, spineOwner: table.spineOwner, size: table.size };
}

/** Index of the last entry <= id, or -1. */
function floor(ids: readonly number[], id: number): number {
  let [low, high] = [0, ids.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] as number) <= id) low = middle + 1;
    else high = middle - 1;
  }
  return high;
}

function chunkOf<R, C>(table: Table<R, C>, id: number): number {
  let [low, high] = [0, table.chunks.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((table.chunks[middle]?.ids[0] as number) <= id) low = middle + 1;
    else high = middle - 1;
  }
  return high;
}

export function getRecord<R, C>(table: Table<R, C>, id: number): R | undefined {
  const chunk = table.chunks[chunkOf(table, id)];
  if (!chunk) return undefined;
  const slot = floor(chunk.ids, id);
  return chunk.ids[slot] === id ? chunk.records[slot] : undefined;
}

function writable<R, C>(table: Table<R, C>, index: number): Chunk<R, C> {
  if (table.spineOwner !== table.owner) {
    table.chunks = table.chunks.slice();
    table.spineOwner = table.owner;
  }
  const chunk = table.chunks[index];
  if (chunk?.owner === table.owner) {
    chunk.stamp = ++stamps;
    return chunk;
  }
  const copy: Chunk<R, C> = {
    owner: table.owner,
    stamp: ++stamps,
    live: chunk?.live ?? 0,
    ids: chunk?.ids.slice() ?? [],
    records: chunk?.records.slice() ?? [],
    columns: chunk ? table.form.copy(chunk.columns) : table.form.create(),
  };
  table.chunks[index] = copy;
  return copy;
}

/** A chunk is written anew with a record between those it holds; a full one becomes two. */
function insert<R extends { readonly id: number }, C>(table: Table<R, C>, at: number, record: R): void {
  const index = Math.max(0, at);
  const live = (table.chunks[index]?.records ?? []).filter((one) => one !== undefined);
  const next = live.findIndex(({ id }) => id > record.id);
  live.splice(next === -1 ? live.length : next, 0, record);
  const parts = live.length <= CHUNK ? [live] : [live.slice(0, CHUNK / 2), live.slice(CHUNK / 2)];
  table.chunks = table.chunks.toSpliced(index, 1, ...parts.map((records) => chunkWith(table, records)));
  table.spineOwner = table.owner;
  table.size++;
}

function chunkWith<R extends { readonly id: number }, C>(table: Table<R, C>, records: R[]): Chunk<R, C> {
  const columns = table.form.create();
  for (const [slot, record] of records.entries()) table.form.write(columns, slot, record);
  const ids = records.map(({ id }) => id);
  return { owner: table.owner, stamp: ++stamps, live: records.length, ids, records, columns };
}

/** Stores or replaces a record. Quickest for a new id that is greater than every id in the table. */
export function putRecord<R extends { readonly id: number }, C>(table: Table<R, C>, record: R): void {
  const at = chunkOf(table, record.id);
  const found = table.chunks[at];
  const slot = found ? floor(found.ids, record.id) : -1;
  if (found && found.ids[slot] === record.id) {
    const chunk = writable(table, at);
    if (chunk.records[slot] === undefined) {
      chunk.live++;
      table.size++;
    }
    chunk.records[slot] = record;
    table.form.write(chunk.columns, slot, record);
    return;
  }
  const last = table.chunks.length - 1;
  if (at !== last || (found && slot !== found.ids.length - 1)) {
    insert(table, at, record);
    return;
  }
  const chunk = writable(table, found && found.ids.length < CHUNK ? last : last + 1);
  table.form.write(chunk.columns, chunk.ids.length, record);
  chunk.ids.push(record.id);
  chunk.records.push(record);
  chunk.live++;
  table.size++;
}

/** True when there was such a record. */
export function removeRecord<R, C>(table: Table<R, C>, id: number): boolean {
  if (getRecord(table, id) === undefined) return false;
  const chunk = writable(table, chunkOf(table, id));
  const slot = floor(chunk.ids, id);
  chunk.records[slot] = undefined;
  table.form.write(chunk.columns, slot, undefined);
  chunk.live--;
  table.size--;
  return true;
}

/** All records, oldest first. */
export function* eachRecord<R, C>(table: Table<R, C>): Generator<R> {
  for (const chunk of table.chunks) {
    for (const record of chunk.records) if (record !== undefined) yield record;
  }
}

export type Order = 'newest' | 'oldest';

/** `limit` records after skipping `offset`, in order of creation; whole chunks are skipped by their count. */
export function pageOf<R, C>(table: Table<R, C>, order: Order, offset: number, limit: number): R[] {
  return pageOfMatches(table, order, offset, limit, (chunk) => chunk.live, liveSlots);
}

function liveSlots<R, C>(chunk: Chunk<R, C>): number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < chunk.records.length; slot++) {
    if (chunk.records[slot] !== undefined) slots.push(slot);
  }
  return slots;
}

/** As pageOf, over the slots that match: `count` is asked for every chunk, `slots` only for those shown. */
export function pageOfMatches<R, C>(
  table: Table<R, C>,
  order: Order,
  offset: number,
  limit: number,
  count: (chunk: Chunk<R, C>, index: number) => number,
  slots: (chunk: Chunk<R, C>) => number[],
): R[] {
  const page: R[] = [];
  let skip = offset;
  const total = table.chunks.length;
  for (let step = 0; step < total && page.length < limit; step++) {
    const index = order === 'newest' ? total - 1 - step : step;
    const chunk = table.chunks[index] as Chunk<R, C>;
    const matches = count(chunk, index);
    if (matches <= skip) {
      skip -= matches;
      continue;
    }
    const found = slots(chunk);
    if (order === 'newest') found.reverse();
    for (const slot of found.slice(skip, skip + limit - page.length)) page.push(chunk.records[slot] as R);
    skip = 0;
  }
  return page;
}
