/**
 * A record that is read as it was before, although requests have changed it meanwhile: what each of them should have changed
 * follows from that. Pure.
 */
import type { Exchange } from '../judge/result.js';
import { isSuccess } from '../judge/status-class.js';
import { groupBy } from './finding.js';
import { allFrom, type Explanation, type Groups, mostSeen } from './group.js';

/** So many findings show an old answer before it is not each value that is lost. */
const leastGroups = 3;
/** And after so many different operations, before it is the read that is at fault as well. */
const leastWriters = 2;

export function ofStaleReads(groups: Groups): Explanation[] {
  const stale = groups.flatMap((group) => {
    const read = staleRead(group.replay?.exchanges ?? []);
    return read ? [{ group, ...read }] : [];
  });
  return groupBy(stale, ({ reader }) => reader).flatMap((same) => {
    const all = same.map(({ group }) => group);
    const writers = new Set(same.flatMap((one) => one.writers));
    const readers = writers.size < leastWriters ? [] : same.slice(0, 1).map(({ reader }) => reader);
    return allFrom(mostSeen(all), all, { also: () => readers, least: leastGroups });
  });
}

/** Of a trace that ends with a read: whether its answer is that of the read or create before, and what was answered 2xx between them. */
function staleRead(exchanges: readonly Exchange[]): { reader: string; writers: string[] } | undefined {
  const last = exchanges.at(-1);
  if (last?.method !== 'GET' || !last.operation) return undefined;
  const address = addressOf(last);
  const earlier = exchanges.slice(0, -1);
  const before = earlier.findLastIndex(
    (one) =>
      (one.method === 'GET' && addressOf(one) === address) ||
      (one.method === 'POST' && address.startsWith(`${addressOf(one)}/`)),
  );
  if (before < 0 || earlier[before]?.responseBody !== last.responseBody) return undefined;
  const writers = earlier
    .slice(before + 1)
    .filter((one) => one.method !== 'GET' && addressOf(one).startsWith(address) && isSuccess(one.status ?? 0))
    .flatMap(({ operation }) => operation ?? []);
  return writers.length > 0 ? { reader: last.operation, writers } : undefined;
}

/** Without query and `.json`: what begins with it is a part of the record. */
const addressOf = ({ url }: Exchange): string => url.replace(/(\.json)?(\?.*)?$/s, '');
