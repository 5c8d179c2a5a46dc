/**
 * Owns what happens when another server has a record of the same name as one made here (every new account has a tax
 * IVA23): the one made here gives way, and what referred to it refers to the other one.
 */
import type { Context } from '../context.js';
import type { SequenceRecord, TaxRecord } from '../store/records.js';
import { findAll, put, type Records, remove, type TableName } from '../store/world.js';
import { OWN_IDS_FROM } from './own-ids.js';

/** The field by which people know a record of the table. */
const NAMES: { readonly [T in TableName]?: keyof Records[T] } = {
  taxes: 'name',
  items: 'name',
  clients: 'name',
  sequences: 'serie',
};

/** Removes the record made here that has this one's name, if there is one. Gives the record as it is to be stored. */
export function adoptTwin<T extends TableName>(context: Context, table: T, record: Records[T]): Records[T] {
  const field = NAMES[table];
  if (field === undefined) return record;
  let adopted = record;
  for (const twin of findAll(context.account, table, (one) => one[field] === record[field])) {
    const { id } = twin;
    if (id < OWN_IDS_FROM || id === record.id || isOther(table, twin, record)) continue;
    adopted = merged(table, twin, adopted);
    remove(context.world, context.account, table, id);
    refer(context, table, id, record.id);
  }
  return adopted;
}

/** Two clients may share a name; then their codes distinguish them. */
function isOther<T extends TableName>(table: T, twin: Records[T], record: Records[T]): boolean {
  if (table !== 'clients') return false;
  const [here, there] = [twin as Records['clients'], record as Records['clients']];
  return here.code !== there.code && here.code !== String(here.id);
}

function merged<T extends TableName>(table: T, twin: Records[T], record: Records[T]): Records[T] {
  // Which one is the default is not always said; there is always one.
  if (table === 'taxes') {
    const isDefault = (twin as TaxRecord).isDefault || (record as TaxRecord).isDefault;
    return { ...record, isDefault };
  }
  if (table !== 'sequences') return record;
  const [here, there] = [twin as SequenceRecord, record as SequenceRecord];
  const counters = highest(here.counters, there.counters);
  const isDefault = here.isDefault || there.isDefault;
  return { ...record, isDefault, counters, lastDays: here.lastDays };
}

/** The greater number of each kind. */
export function highest(
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Record<string, number> {
  const kinds = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(kinds.map((kind) => [kind, Math.max(a[kind] ?? 0, b[kind] ?? 0)]));
}

/** What referred to one id refers to another. */
function refer({ world, account }: Context, table: TableName, from: number, to: number): void {
  if (table === 'taxes')
    for (const one of findAll(account, 'items', ({ taxId }) => taxId === from))
      put(world, account, 'items', { ...one, taxId: to });
  if (table === 'sequences')
    for (const one of findAll(account, 'documents', ({ sequenceId }) => sequenceId === from))
      put(world, account, 'documents', { ...one, sequenceId: to });
  if (table !== 'clients') return;
  for (const one of findAll(account, 'documents', ({ client }) => client.id === from))
    put(world, account, 'documents', { ...one, client: { ...one.client, id: to } });
  for (const one of findAll(account, 'regularizations', ({ clientId }) => clientId === from))
    put(world, account, 'regularizations', { ...one, clientId: to });
  for (const one of findAll(account, 'movements', ({ clientId }) => clientId === from))
    put(world, account, 'movements', { ...one, clientId: to });
}
