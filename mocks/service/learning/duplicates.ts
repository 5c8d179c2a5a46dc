/**
 * Replaces a record created here when another server has one of the same name (every new account has a tax IVA23);
 * references to the removed record are changed to the other.
 */
import type { Context } from '../context.js';
import type { SequenceRecord, TaxRecord } from '../store/records.js';
import { findAll, put, type Records, remove, type TableName } from '../store/world.js';
import { OWN_IDS_FROM } from './own-ids.js';

/** The field that identifies a record of the table to people. */
const NAMES: { readonly [T in TableName]?: keyof Records[T] } = {
  taxes: 'name',
  items: 'name',
  clients: 'name',
  sequences: 'serie',
};

/** Removes the record created here with this one's name, if there is one. Returns the record to store. */
export function replaceDuplicate<T extends TableName>(
  context: Context,
  table: T,
  record: Records[T],
): Records[T] {
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
  // Answers do not always contain the default flag; there is always one default.
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

/** The higher counter of each kind. */
export function highest(
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Record<string, number> {
  const kinds = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(kinds.map((kind) => [kind, Math.max(a[kind] ?? 0, b[kind] ?? 0)]));
}

/** Changes references to one id into references to another. */
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
