/** What an operation accepts or lists: what it does then as well, and what it never refuses. Pure. */
import type { CheckResult } from '../judge/result.js';
import { groupBy } from './finding.js';
import { bySeen, type Explained, type Group, operationsOf } from './group.js';

/** What an operation accepts or lists, and what then as well: a key that is sent elsewhere is missing where it is due. */
const acceptedBeside: readonly (readonly [root: string, beside: string])[] = [
  ['status:401 | query.api_key | accepted', 'rule:key-needed | '],
  ['rule:list-text | query.text | listed', 'rule:list-text | query.text-'],
  ['errors:404 | path.id | accepted', 'errors:422 | path.id | accepted'],
];

export function ofAcceptedRequests(groups: readonly Group[]): [Group, Explained][] {
  return acceptedBeside.flatMap(([root, beside]) => {
    const by = groups.find(({ key }) => key === root);
    const open = new Set(by && operationsOf(by));
    return groups
      .filter((group) => group.key.startsWith(beside) && operationsOf(group).every((one) => open.has(one)))
      .map((group): [Group, Explained] => [group, { by: by as Group, also: [] }]);
  });
}

/** So many different faulty requests are accepted before it is the operation that refuses none. */
const leastAccepted = 2;

/** An operation that was never seen to refuse what it should with 422: each field that it accepts follows from that. */
export function ofNoRefusals(
  groups: readonly Group[],
  results: readonly CheckResult[],
): [Group, Explained][] {
  const refused = new Set(results.flatMap(({ asserted }) => asserted));
  const accepting = groups.filter(
    (group) =>
      group.key.startsWith('status:422 | ') &&
      group.key.endsWith(' | accepted') &&
      operationsOf(group).every((operation) => !refused.has(`status:${operation} 422`)),
  );
  return groupBy(accepting, (group) => operationsOf(group).sort().join()).flatMap(
    (all): [Group, Explained][] => {
      const [by] = bySeen(all);
      return by && all.length >= leastAccepted ? all.map((group) => [group, { by, also: [] }]) : [];
    },
  );
}
