/**
 * Takes a client, an item or a sequence out of the fixture pool: one that is free, else one that an earlier run has left, else a
 * new one. Owns what is sent for that; the fixture pool itself is data.
 */
import type { OperationId } from '../../generated/operations.js';
import type { Dialect } from '../dialect/dialect.js';
import { Ended } from '../judge/outcome.js';
import { isSuccess } from '../judge/status-class.js';
import { Unreadable } from '../judge/unreadable.js';
import type { Json } from '../target/call.js';
import type { FixtureKind, FixturePool, Held } from './fixture-pool.js';
import type { Given, Made, Shared } from './given.js';

type Requests = Pick<Given, 'call' | 'body' | 'once' | 'client' | 'item' | 'sequence'>;
type Pool = Pick<Shared, 'dialect' | 'fixturePool'>;
type Slot = ReturnType<FixturePool['slotOf']>;

interface Way {
  make: 'client' | 'item' | 'sequence';
  /** What it is called by. */
  name: 'name' | 'serie';
  update?: { operation: OperationId; path: string };
  /** What one that is new is given at its slot, besides the fields that are asked for. */
  atSlot?(slot: Slot): Json;
  /** Whether all that it holds is known, and stays as it is where it is not asked for. */
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
 * Free, else of an earlier run, else new; never one that this check has already. `asItIs`: any values of these fields will
 * do, as long as they are known.
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
    (await anew(given, shared.fixturePool, kind, fields));
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

/** One whose values are known first, where that saves an update; else the one that was free last. */
function freeOne(free: Held[], asItIs: boolean): Held | undefined {
  const place = asItIs ? free.findLastIndex((one) => !one.isStale) : -1;
  return place >= 0 ? free.splice(place, 1)[0] : free.pop();
}

async function anew(
  given: Requests,
  fixturePool: FixturePool,
  kind: FixtureKind,
  fields: Json,
): Promise<Held> {
  const slots = fixturePool.slots[kind];
  // Two that looked at once may have left the numbers in any order.
  while (slots.has(fixturePool.next[kind])) fixturePool.next[kind]++;
  const number = fixturePool.next[kind]++;
  slots.add(number);
  const { make, atSlot } = ways[kind];
  try {
    const { id, sent } = await given[make]({ ...atSlot?.(fixturePool.slotOf(kind, number)), ...fields });
    return { kind, id, sent, slot: number };
  } catch (error) {
    // Somebody may have left one there that is not found.
    if (!(error instanceof Ended) || !atSlot) throw error;
    const { id, sent } = await given[make](fields);
    return { kind, id, sent };
  }
}

/** What an earlier run has left at the next slot; undefined from the first one on where nothing is. */
async function earlier(given: Requests, shared: Pool, kind: FixtureKind): Promise<Held | undefined> {
  const { fixturePool } = shared;
  if (fixturePool.exhausted.has(kind)) return undefined;
  // Counted at once: another check may look in the same moment.
  const number = fixturePool.next[kind]++;
  const record = await ways[kind].find(given, shared, fixturePool.slotOf(kind, number));
  if (record === undefined) {
    fixturePool.exhausted.add(kind);
    fixturePool.next[kind] = Math.min(fixturePool.next[kind], number);
    return undefined;
  }
  fixturePool.slots[kind].add(number);
  // Its id is nothing that an update may send.
  const { id, ...sent } = record;
  return { kind, id: id as number, slot: number, sent };
}

/** A find that breaks has checks of its own; here nothing is found then. */
function notFound(error: unknown): undefined {
  if (!(error instanceof Ended)) throw error;
}

async function clientOf(given: Requests, { queries }: Dialect, code: string): Promise<Json | undefined> {
  // One is looked for before it is learned which of them the target takes.
  for (const name of new Set([queries.findClientByCode ?? 'client_code', 'client_code', 'code'])) {
    const found = await given
      .call('findClientByCode', { query: { [name]: code } }, { status: 'any' })
      .catch(notFound);
    if (!found) return undefined;
    const { status, record } = found;
    if (isSuccess(status) && record.code === code && record.id !== undefined)
      return { id: record.id, name: record.name, code };
  }
  return undefined;
}

/** The lists of items and sequences are walked once; in one that is very long nothing is looked for. */
async function listedAt(given: Requests, kind: 'item' | 'sequence', name: string): Promise<Json | undefined> {
  const byName = await given.once(`earlier ${kind}s`, async () => {
    const all = new Map<string, Json>();
    for (let page = 1; page <= mostPages; page += 1) {
      const before = all.size;
      const list = kind === 'item' ? ('listItems' as const) : ('listSequences' as const);
      const answer = await given.call(list, { query: { page, per_page: 30 } }, { status: 'any' });
      for (const one of answer.list) all.set(String(one.name ?? one.serie), one);
      if (all.size === before || answer.list.length < 30) break;
    }
    return all;
  });
  const found = byName.get(name);
  // A price that could not be read is none that could be sent again.
  if (found?.id === undefined || found.unit_price instanceof Unreadable) return undefined;
  return { ...found, ...(found.unit_price !== undefined && { unit_price: String(found.unit_price) }) };
}
const mostPages = 10;
