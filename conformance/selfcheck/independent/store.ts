/**
 * What the server remembers: accounts and everything below them, in memory. It owns ids and lookups;
 * it refuses to judge a request.
 */
import { randomBytes } from 'node:crypto';
import type { Decimal } from './decimal.js';
import type { JsonObject } from './json.js';
import { counted, type Kind } from './kinds.js';

export interface Entry {
  id: number;
  /** How often it was changed and mailed, for those faults that show only then. */
  updates: number;
  mails: number;
  /** When it was made, for lists that lag. */
  born: number;
}
export interface Tax extends Entry {
  name: string;
  value: Decimal;
  region: string | undefined;
  isDefault: boolean;
}
export interface Item extends Entry {
  name: string;
  description: string;
  price: Decimal;
  unit: string | undefined;
  taxId: number | undefined;
}
export interface Client extends Entry {
  /** Every text field of the client table that was sent, and `preferred_contact`. */
  fields: JsonObject;
  initialBalance: Decimal;
  regularizations: Map<number, JsonObject>;
  movements: Map<number, JsonObject>;
}
export interface Sequence extends Entry {
  serie: string;
  isDefault: boolean;
  registered: boolean;
  last: Record<string, number>;
  ids: Record<string, number>;
}
export interface Line {
  name: string;
  description: string | undefined;
  price: Decimal;
  quantity: Decimal;
  unit: string | undefined;
  discount: Decimal;
  tax: { id: number; name: string; value: Decimal } | undefined;
}
export interface Doc extends Entry {
  kind: Kind;
  status: string;
  number: number | undefined;
  sequenceId: number | undefined;
  clientId: number;
  lines: Line[];
  /** Texts and objects that come back as they were sent. */
  fields: JsonObject;
  token: string;
  hash: string | undefined;
  ownerId: number | undefined;
  paid: bigint;
  asked: Record<string, number>;
}
export interface Account {
  id: number;
  name: string;
  key: string;
  fields: JsonObject;
  country: string;
  language: string;
  state: string;
  atConfigured: boolean;
  taxes: Map<number, Tax>;
  items: Map<number, Item>;
  clients: Map<number, Client>;
  sequences: Map<number, Sequence>;
  docs: Map<number, Doc>;
  saft: Record<string, number>;
  links: Record<string, number>;
}
export type Has = (flag: string) => boolean;
export interface World {
  has: Has;
  origin: string;
  accounts: Account[];
  ids: Record<string, number>;
  /** Counters of the faults that show only the second time. */
  seen: Map<string, number>;
}

const steps = [3, 1, 7, 2, 11];

/** Ids grow through the whole server by uneven steps, unless a switch asks for another scheme. */
export function nextId(world: World, table: string, existing?: Iterable<number>): number {
  if (world.has('ids-reused-after-deletion') && existing) return Math.max(0, ...existing) + 1;
  const apart = table === 'order' && world.has('orders-count-their-own-ids');
  const own = world.has('ids-count-by-table') || apart;
  const counter = !own ? 'all' : table === 'order' && !apart ? 'document' : table;
  const count = (world.ids[`${counter}#`] ?? 0) + 1;
  world.ids[`${counter}#`] = count;
  const step = own || world.has('ids-count-by-one') ? 1 : (steps[count % steps.length] ?? 1);
  const first = world.has('ids-are-large')
    ? 4_294_967_296_000
    : apart && world.has('ids-count-by-table')
      ? 5_000_000
      : own
        ? 0
        : 730_000;
  world.ids[counter] = (world.ids[counter] ?? first) + step;
  return world.ids[counter] ?? 0;
}

export const entry = (id: number): Entry => ({ id, updates: 0, mails: 0, born: Date.now() });

export function newSequence(world: World, serie: string, existing: Iterable<number>): Sequence {
  const ids: Record<string, number> = {};
  const id = nextId(world, 'sequence', existing);
  counted.forEach((kind, at) => {
    ids[kind] = 100_000 + id * 20 + at;
  });
  const first = world.has('numbers-start-at-500') ? 499 : 0;
  const last = Object.fromEntries(counted.map((kind) => [kind, first]));
  return { ...entry(id), serie, isDefault: false, registered: true, last, ids };
}

export function newAccount(world: World, fields: JsonObject, country: string, language: string): Account {
  const id = nextId(world, 'account');
  const account: Account = {
    id,
    name: `firm-${id}`,
    key: randomBytes(20).toString('hex'),
    fields,
    country,
    language,
    state: world.has('state-is-trialing') ? 'trialing' : 'active',
    atConfigured: !world.has('sequences-need-credentials'),
    taxes: new Map(),
    items: new Map(),
    clients: new Map(),
    sequences: new Map(),
    docs: new Map(),
    saft: {},
    links: {},
  };
  const percent = 100_000_000n;
  const rates: [string, bigint][] = world.has('other-tax-names')
    ? [
        ['Standard', 23n],
        ['Reduced', 6n],
        ['Zero', 0n],
      ]
    : [
        ['IVA23', 23n],
        ['IVA13', 13n],
        ['IVA6', 6n],
        ['Isento', 0n],
      ];
  for (const [name, rate] of rates) {
    const taxId = nextId(world, 'tax', account.taxes.keys());
    account.taxes.set(taxId, {
      ...entry(taxId),
      name,
      value: rate * percent,
      region: 'PT',
      isDefault: rate === 23n || (rate === 6n && world.has('two-default-taxes')),
    });
  }
  const serie = world.has('first-series-named-by-one-character') ? 'A' : String(new Date().getFullYear());
  const first = newSequence(world, serie, []);
  first.isDefault = !world.has('no-default-sequence-at-first');
  account.sequences.set(first.id, first);
  world.accounts.push(account);
  return account;
}

export const defaultTax = (account: Account): Tax | undefined =>
  [...account.taxes.values()].find((tax) => tax.isDefault);
export const taxNamed = (account: Account, name: string): Tax | undefined =>
  [...account.taxes.values()].find((tax) => tax.name === name);
export const itemNamed = (account: Account, name: string): Item | undefined =>
  [...account.items.values()].find((item) => item.name === name);
export const clientNamed = (account: Account, name: string): Client | undefined =>
  [...account.clients.values()].find((client) => client.fields.name === name);
export const defaultSequence = (account: Account): Sequence | undefined =>
  [...account.sequences.values()].find((each) => each.isDefault);
