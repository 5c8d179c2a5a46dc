/**
 * Acquires a client, an item or a sequence: a free one from the fixture pool, else one that an earlier run left on the target,
 * else a new one. Sends the requests for it; fixture-pool.ts holds the data.
 */
import type { OperationId } from '../../generated/operations.js';
import type { Dialect } from '../dialect/dialect.js';
import { Ended } from '../judge/outcome.js';
import { isSuccess } from '../judge/status-class.js';
import { Unreadable } from '../judge/unreadable.js';
import type { Json } from '../target/call.js';
import { isPagedList } from '../target/pagination.js';
import type { FixtureKind, FixturePool, Held } from './fixture-pool.js';
import type { Given, Made, Shared } from './given.js';

type Requests = Pick<Given, 'call' | 'body' | 'once' | 'client' | 'item' | 'sequence'>;
type Pool = Pick<Shared, 'dialect' | 'fixturePool'>;
type Slot = ReturnType<FixturePool['slotOf']>;

interface Way {
  make: 'client' | 'item' | 'sequence';
  /** The field that holds its name. */
  name: 'name' | 'serie';
  update?: { operation: OperationId; path: string };
  /** Fields that a new record gets from its slot, besides those the caller asks for. */
  atSlot?(slot: Slot): Json;
  /** Whether all fields of the record are known, and an update must repeat those that it does not change. */
  isWhole?: true;
  find(given: Requests, shared: Pool, slot: Slot): Promise<Json | undefined>;
}

const client = {
  make: 'client',
  name: 'name',
  update: { operation: 'updateClient', path: 'client-id' },
  find: (given, { dialect }, { code }) => clientOf(given, dialect, code),
} as const satisfies Way;

const ways: Record<FixtureKind, Way> = {
  client,
  buyer: { ...client, isWhole: true, atSlot: ({ name, code }) => ({ name, code }) },
  item: {
    make: 'item',
    name: 'name',
    update: { operation: 'updateItem', path: 'item-id' },
    find: (given, _, { name }) => listedAt(given, 'item', name),
  },
  sequence: {
    make: 'sequence',
    name: 'serie',
    isWhole: true,
    atSlot: ({ serie }) => ({ serie }),
    find: (given, _, { serie }) => listedAt(given, 'sequence', serie),
  },
};

/**
 * Returns a free record, else one of an earlier run, else a new one; never one that this check holds already. With `asItIs`
 * any values of `fields` will do, as long as they are known: no update is sent.
 */
export async function acquireFixture(
  given: Requests,
  shared: Pool,
  held: Held[],
  kind: FixtureKind,
  fields: Json,
  asItIs = false,
): Promise<Made> {
  const { free, known } = shared.fixturePool;
  const one =
    freeOne(free[kind], asItIs) ??
    (await earlier(given, shared, kind)) ??
    (await createNew(given, shared.fixturePool, kind, fields));
  if (!known.includes(one)) known.push(one);
  held.push(one);
  const { update, isWhole, name } = ways[kind];
  if (asItIs && !one.isStale && Object.keys(fields).every((key) => typeof one.sent[key] === 'string')) {
    const sent = Object.fromEntries(Object.keys(fields).map((key) => [key, one.sent[key]]));
    return { id: one.id, sent, name: String(one.sent.name) };
  }
  const isSame =
    Object.keys(fields).length === 0 ||
    (!one.isStale &&
      Object.entries(fields).every(
        ([key, value]) => JSON.stringify(one.sent[key]) === JSON.stringify(value),
      ));
  if (update && !isSame) {
    const sent = isWhole ? { ...one.sent, ...fields } : fields;
    const body = given.body(update.operation, { fields: sent });
    await given.call(update.operation, { path: { [update.path]: one.id }, body });
    one.sent = { ...one.sent, ...sent };
    one.isStale = false;
  }
  return { id: one.id, sent: isWhole ? one.sent : { ...fields }, name: String(one.sent[name]) };
}

/** With `asItIs` the last record whose values are known, which saves an update; else the one released last. */
function freeOne(free: Held[], asItIs: boolean): Held | undefined {
  const place = asItIs ? free.findLastIndex((one) => !one.isStale) : -1;
  return place >= 0 ? free.splice(place, 1)[0] : free.pop();
}

async function createNew(
  given: Requests,
  fixturePool: FixturePool,
  kind: FixtureKind,
  fields: Json,
): Promise<Held> {
  const slots = fixturePool.slots[kind];
  // Two checks that searched concurrently may have found slots in any order.
  while (slots.has(fixturePool.next[kind])) fixturePool.next[kind]++;
  const number = fixturePool.next[kind]++;
  slots.add(number);
  const { make, atSlot } = ways[kind];
  try {
    const { id, sent } = await given[make]({ ...atSlot?.(fixturePool.slotOf(kind, number)), ...fields });
    return { kind, id, sent, slot: number };
  } catch (error) {
    // The slot may hold a record of an earlier run that the search did not find: create one without a slot.
    if (!(error instanceof Ended) || !atSlot) throw error;
    const { id, sent } = await given[make](fields);
    return { kind, id, sent };
  }
}

/** The record of an earlier run at the next slot; after the first empty slot always undefined. */
async function earlier(given: Requests, shared: Pool, kind: FixtureKind): Promise<Held | undefined> {
  const { fixturePool } = shared;
  if (fixturePool.exhausted.has(kind)) return undefined;
  // Counted before the request, since another check may search at the same moment.
  const number = fixturePool.next[kind]++;
  const record = await ways[kind].find(given, shared, fixturePool.slotOf(kind, number));
  if (record === undefined) {
    fixturePool.exhausted.add(kind);
    fixturePool.next[kind] = Math.min(fixturePool.next[kind], number);
    return undefined;
  }
  fixturePool.slots[kind].add(number);
  // An update must not send the id.
  const { id, ...sent } = record;
  return { kind, id: id as number, slot: number, sent };
}

/** A search that fails counts as finding nothing: other checks judge it. */
function asNotFound(error: unknown): undefined {
  if (!(error instanceof Ended)) throw error;
}

async function clientOf(given: Requests, { queries }: Dialect, code: string): Promise<Json | undefined> {
  // This may run before it is learned which parameter name the target accepts: try each.
  for (const name of new Set([queries.findClientByCode, 'client_code', 'code'])) {
    const found = await given
      .call('findClientByCode', { query: { [name]: code } }, { status: 'any' })
      .catch(asNotFound);
    if (!found) return undefined;
    const { status, record } = found;
    if (isSuccess(status) && record.code === code && record.id !== undefined)
      return { id: record.id, name: record.name, code };
  }
  return undefined;
}

/** Lists of items and sequences are read once, `mostPages` pages at most; records further behind are not found. */
async function listedAt(given: Requests, kind: 'item' | 'sequence', name: string): Promise<Json | undefined> {
  const byName = await given.once(`earlier ${kind}s`, async () => {
    const all = new Map<string, Json>();
    for (let page = 1; page <= mostPages; page += 1) {
      const before = all.size;
      const list = kind === 'item' ? ('listItems' as const) : ('listSequences' as const);
      const query = isPagedList(list) ? { query: { page, per_page: 30 } } : {};
      const answer = await given.call(list, query, { status: 'any' });
      for (const one of answer.list) all.set(String(one.name ?? one.serie), one);
      if (!isPagedList(list) || all.size === before || answer.list.length < 30) break;
    }
    return all;
  });
  const found = byName.get(name);
  // A price that could not be parsed cannot be sent again.
  if (found?.id === undefined || found.unit_price instanceof Unreadable) return undefined;
  return { ...found, ...(found.unit_price !== undefined && { unit_price: String(found.unit_price) }) };
}
const mostPages = 10;
