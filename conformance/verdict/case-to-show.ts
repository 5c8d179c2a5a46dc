/**
 * Which of the cases of a finding is shown, and made a script of: the one that can be judged again most surely, and then the
 * one with the fewest requests. Pure.
 */
import type { Breach } from '../judge/breach.js';
import { entryIdAt } from '../judge/proof-place.js';
import { operationOf, type Seen } from './finding.js';

/** Of the operation at fault, where a case of it was seen. */
export function caseToShow(seen: readonly Seen[], [blamed]: readonly string[]): Seen {
  const own = seen.filter((one) => operationOf(one) === blamed);
  return [...(own.length > 0 ? own : seen)].sort((a, b) => effort(a, blamed) - effort(b, blamed))[0] as Seen;
}

/** What it takes to show it again: a whole answer to compare is worst, then what is not sent, another account, requests. */
function effort({ called, breach }: Seen, blamed: string | undefined): number {
  const { before = [], proof, at, exchange } = breach;
  const all = [...before, ...(exchange ? [exchange] : [])];
  const isVague = !breach.before || !proof || (proof.by === 'value' && at === undefined);
  const isSent = all.some(({ operation }) => operation === blamed);
  const size = before.reduce((sum, { requestBody = '' }) => sum + requestBody.length, 0);
  return (
    (isVague ? 1e9 : 0) +
    (isSent ? 0 : 5e8) +
    (isUnsent(breach) || isOfUnknownEntry(breach) || isInUnmade(breach) ? 5e8 : 0) +
    (all.some(({ url }) => otherKey.test(url)) ? 1e8 : 0) +
    before.length * 1e5 +
    size +
    Object.keys(called).length
  );
}

/** A text that is due and stands in nothing that comes before: whatever brought it there is not known. */
function isUnsent({ proof, before = [] }: Breach): boolean {
  if (proof?.by !== 'value' || proof.compare !== 'equal' || typeof proof.expected !== 'string') return false;
  const text = JSON.stringify(proof.expected);
  return !before.some(({ requestBody = '', responseBody = '' }) =>
    `${requestBody}${responseBody}`.includes(text),
  );
}

/** In the entry of a list that nothing before has made: a document did, or another run. */
function isOfUnknownEntry({ at = '', exchange, before = [] }: Breach): boolean {
  if (exchange?.method !== 'GET') return false;
  const id = entryIdAt(at, exchange.responseBody ?? '');
  if (id === undefined) return false;
  return !before.some(({ responseBody = '' }) => responseBody.includes(`"id":${JSON.stringify(id)}`));
}

/** In an object, such as the tax of an item, that nothing before has put there. */
function isInUnmade({ proof, at = '', before = [] }: Breach): boolean {
  const [, parent] = /\.(\w+)\.\w+$/.exec(at) ?? [];
  if (proof?.by !== 'shape' || parent === undefined) return false;
  const object = `"${parent}":{`;
  return !before.some(({ requestBody = '', responseBody = '' }) =>
    `${requestBody}${responseBody}`.includes(object),
  );
}

/** Of any account but the one under test. */
const otherKey = /REDACTED-KEY-(?!1\b)\d/;
