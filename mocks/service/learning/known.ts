/**
 * Owns which records came from another server, and what becomes of one that is met again: it is written anew as long
 * as nobody changed it here. Ids of our own begin where those of other servers hardly reach.
 */
import type { Context } from '../context.js';
import { onlyDefault } from '../default-mark.js';
import type { SequenceRecord } from '../store/records.js';
import { getOne, put, type Records, type TableName } from '../store/world.js';
import { OWN_IDS_FROM } from './own-ids.js';
import { adoptTwin, highest } from './twins.js';

/** Records as they were learned. One that was written over here is another value, and so is not among them. */
const learned = new WeakSet<object>();

export const isLearned = (record: object | undefined): boolean => record !== undefined && learned.has(record);

export const markLearned = (record: object): void => {
  learned.add(record);
};

/** Writes what was learned, or what follows from it, as unchanged here. */
export function putLearned<T extends TableName>(context: Context, table: T, record: Records[T]): void {
  put(context.world, context.account, table, record);
  learned.add(record);
  if (record.id >= context.world.nextId) context.world.nextId = record.id + context.world.idStep;
}

const singular = (table: TableName): string => (table === 'taxes' ? 'tax' : table.slice(0, -1));

/** Takes a record of another server. Gives a sentence where that is not possible; undefined when all is well. */
export function take<T extends TableName>(
  context: Context,
  table: T,
  record: Records[T],
): string | undefined {
  const before = getOne(context.account, table, record.id);
  const what = `${singular(table)} ${record.id}`;
  if (before !== undefined && !learned.has(before)) {
    if (table === 'sequences' && record.id < OWN_IDS_FROM) {
      put(context.world, context.account, table, counted(record, before));
      return undefined;
    }
    return record.id >= OWN_IDS_FROM
      ? `${what} of the other server has the id of one that was made here: it was not learned`
      : `${what} was changed here since it was learned: here it stays as it is, and differs from the other server's`;
  }
  if ((table === 'taxes' || table === 'sequences') && 'isDefault' in record && record.isDefault) {
    onlyDefault(context, table, record.id, (plain, one) => learned.has(one) && learned.add(plain));
  }
  const wanted = before === undefined ? adoptTwin(context, table, record) : counted(record, before);
  if (JSON.stringify(before) !== JSON.stringify(wanted)) putLearned(context, table, wanted);
  return undefined;
}

/** Numbers that were given here stay given, whatever the other server counts. */
function counted<R extends object>(record: R, before: R): R {
  if (!('counters' in record)) return record;
  const [there, here] = [record as unknown as SequenceRecord, before as unknown as SequenceRecord];
  return { ...record, counters: highest(here.counters, there.counters), lastDays: here.lastDays };
}
