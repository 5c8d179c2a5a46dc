/**
 * Takes a client, an item or a sequence out of the fixture pool: one that is free, else one that an earlier run has left, else a
 * new one. Owns what is sent for that; the fixture pool itself is data.
 */
import type { OperationId } from '../../generated/operations.js';
import type { Dialect } from '../dialect/dialect.js';
import { Ended } from '../judge/outcome.js';
import { isSuccess } from '../judge/status-class.js';
import { Unreadable } from '../judge/unreadable.js';
import type { Answer, CallInput, CallOptions, Json } from '../target/call.js';
import type { FixtureKind, FixturePool, Held } from './fixture-pool.js';

interface Made {
  id: string | number;
  sent: Json;
  name: string;
}

/** The part of `Given` that it is done by. */
interface Requests {
  dialect: Dialect;
  call(operation: OperationId, input?: CallInput, options?: CallOptions): Promise<Answer>;
  body(operation: OperationId, values: { fields?: Json }): unknown;
  once<T>(name: string, make: () => Promise<T>): Promise<T>;
  client(fields?: Json): Promise<Made>;
  item(fields?: Json): Promise<Made>;
  sequence(fields?: Json): Promise<Made>;
}

const verbs = {
  client: { update: 'updateClient', path: 'client-id', make: 'client' },
  buyer: { update: 'updateClient', path: 'client-id', make: 'client' },
  item: { update: 'updateItem', path: 'item-id', make: 'item' },
  sequence: { update: undefined, path: '', make: 'sequence' },
} as const;

/**
 * Free, else of an earlier run, else new; never one that this check has already. `asItIs`: any values of these fields will
 * do, as long as they are known.
 */
export async function acquireFixture(
  given: Requests,
  fixturePool: FixturePool,
  held: Held[],
  kind: FixtureKind,
  fields: Json,
  asItIs = false,
): Promise<Made> {
  const { free, known } = fixturePool;
  const one =
    freeOne(free[kind], asItIs) ??
    (await earlier(given, fixturePool, kind)) ??
    (await anew(given, fixturePool, kind, fields));
  if (!known.includes(one)) known.push(one);
  held.push(one);
  const { update, path, make } = verbs[kind];
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
    const sent = kind === 'buyer' ? { ...one.sent, ...fields } : fields;
    const body = given.body(update, { fields: sent });
    await given.call(update, { path: { [path]: one.id }, body });
    one.sent = { ...one.sent, ...sent };
    one.isStale = false;
  }
  const sent = kind === 'buyer' || kind === 'sequence' ? one.sent : { ...fields };
  return { id: one.id, sent, name: String(make === 'sequence' ? one.sent.serie : one.sent.name) };
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
  const slot = fixturePool.slotOf(kind, number);
  const { make } = verbs[kind];
  const at = {
    client: fields,
    item: fields,
    sequence: { serie: slot.serie },
    buyer: { name: slot.name, code: slot.code, ...fields },
  }[kind];
  try {
    const { id, sent } = await given[make](at);
    return { kind, id, sent, slot: number };
  } catch (error) {
    // Somebody may have left one there that is not found.
    if (!(error instanceof Ended) || (kind !== 'buyer' && kind !== 'sequence')) throw error;
    const { id, sent } = await given[make](kind === 'buyer' ? fields : {});
    return { kind, id, sent };
  }
}

/** What an earlier run has left at the next slot; undefined from the first one on where nothing is. */
async function earlier(
  given: Requests,
  fixturePool: FixturePool,
  kind: FixtureKind,
): Promise<Held | undefined> {
  if (fixturePool.exhausted.has(kind)) return undefined;
  // Counted at once: another check may look in the same moment.
  const number = fixturePool.next[kind]++;
  const slot = fixturePool.slotOf(kind, number);
  const record = await (kind === 'client' || kind === 'buyer'
    ? clientOf(given, slot.code)
    : listedAt(given, kind, kind === 'item' ? slot.name : slot.serie));
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

async function clientOf(given: Requests, code: string): Promise<Json | undefined> {
  // One is looked for before it is learned which of them the target takes.
  for (const name of new Set([
    given.dialect.queries.findClientByCode ?? 'client_code',
    'client_code',
    'code',
  ])) {
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
