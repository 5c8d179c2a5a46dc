/**
 * Tracks which records came from another server. One that is learned again is replaced unless it was changed here. Ids
 * of records created here start above those that other servers usually reach.
 */
import type { Context } from '../context.js';
import { onlyDefault } from '../default-mark.js';
import type { SequenceRecord } from '../store/records.js';
import { getOne, put, type Records, type TableName } from '../store/world.js';
import { highest, replaceDuplicate } from './duplicates.js';
import { OWN_IDS_FROM } from './own-ids.js';

/** Records as they were learned. A record that is changed here is a new value, which is not in the set. */
const learned = new WeakSet<object>();

export const isLearned = (record: object | undefined): boolean => record !== undefined && learned.has(record);

export const markLearned = (record: object): void => {
  learned.add(record);
};

/** Stores a learned record, or one derived from it, as unchanged here. */
export function putLearned<T extends TableName>(context: Context, table: T, record: Records[T]): void {
  put(context.world, context.account, table, record);
  learned.add(record);
  if (record.id >= context.world.nextId) context.world.nextId = record.id + context.world.idStep;
}

const singular = (table: TableName): string => (table === 'taxes' ? 'tax' : table.slice(0, -1));

/** Stores a record of another server. Returns a sentence when that is not possible, otherwise undefined. */
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
  const wanted = before === undefined ? replaceDuplicate(context, table, record) : counted(record, before);
  if (JSON.stringify(before) !== JSON.stringify(wanted)) putLearned(context, table, wanted);
  return undefined;
}

/** The learned record with the higher counters of both: numbers given here are not given again. */
function counted<R extends object>(record: R, before: R): R {
  if (!('counters' in record)) return record;
  const [there, here] = [record as unknown as SequenceRecord, before as unknown as SequenceRecord];
  return { ...record, counters: highest(here.counters, there.counters), lastDays: here.lastDays };
}
