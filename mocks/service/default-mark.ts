/** The default flag, which one tax and one sequence of an account have. */
import type { Context } from './context.js';
import { type AccountState, findAll, put, type Records } from './store/world.js';

export type MarkedTable = 'taxes' | 'sequences';

export const defaultOf = <T extends MarkedTable>(account: AccountState, table: T): Records[T] | undefined =>
  findAll(account, table, ({ isDefault }) => isDefault)[0];

/** Clears the flag of every record but this one; `unmarked` is called for each changed record. */
export function onlyDefault<T extends MarkedTable>(
  { world, account }: Context,
  table: T,
  id: number,
  unmarked?: (plain: Records[T], before: Records[T]) => void,
): void {
  for (const one of findAll(account, table, (other) => other.isDefault && other.id !== id)) {
    const plain: Records[T] = { ...one, isDefault: false };
    put(world, account, table, plain);
    unmarked?.(plain, one);
  }
}
