/**
 * A GET that answers an old version of a record although requests have changed it since: the values that they should have
 * changed follow from that.
 */
import type { Exchange } from '../../judge/result.js';
import { isSuccess } from '../../judge/status-class.js';
import { groupBy } from '../finding.js';
import { type Explanation, explainAllBy } from './explanation.js';
import { type Groups, mostSeen } from './group.js';

/** From this many findings with an old answer on, they are one stale read instead of lost values. */
const leastGroups = 3;
/** From this many different writing operations on, the GET is at fault as well. */
const leastWriters = 2;

export function ofStaleReads(groups: Groups): Explanation[] {
  const stale = groups.flatMap((group) => {
    const read = staleRead(group.replay.exchanges ?? []);
    return read ? [{ group, ...read }] : [];
  });
  return groupBy(stale, ({ reader }) => reader).flatMap((same) => {
    const all = same.map(({ group }) => group);
    const writers = new Set(same.flatMap((one) => one.writers));
    const readers = writers.size < leastWriters ? [] : same.slice(0, 1).map(({ reader }) => reader);
    return explainAllBy(mostSeen(all), all, { also: () => readers, least: leastGroups });
  });
}

/** For a trace that ends with a GET that repeats the answer of the GET or create before: the successful writes in between. */
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

/** The URL without query and `.json`: a prefix of the URLs of the record's parts. */
const addressOf = ({ url }: Exchange): string => url.replace(/(\.json)?(\?.*)?$/s, '');
