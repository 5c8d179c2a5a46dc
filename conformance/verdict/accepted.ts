/** What an operation accepts or lists: what it does then as well, and what it never refuses. Pure. */
import type { CheckResult } from '../judge/result.js';
import { groupBy } from './finding.js';
import { bySeen, type Explained, type Group, operationsOf } from './group.js';
import { isAnsweredAs } from './server-errors.js';

/** What an operation accepts or lists, and what then as well: a key that is sent elsewhere is missing where it is due. */
const acceptedBeside: readonly (readonly [root: string, beside: string])[] = [
  ['status:401 | query.api_key | accepted', 'rule:key-needed | '],
  ['status:401 | query.api_key | accepted', 'status:401 | http.status | '],
  ['status:401 | query.api_key | accepted', 'rule:key-identifies-account | query.api_key | '],
  ...['400', '403', '406', '409', '422'].map(
    (status) =>
      [
        `status:404 | http.status | ${status}`,
        `rule:key-identifies-account | query.api_key | ${status}`,
      ] as const,
  ),
  ...['name', 'code'].map(
    (field) =>
      [
        `rule:key-identifies-account | query.${field} | leaked`,
        'rule:key-identifies-account | id | different',
      ] as const,
  ),
  ['rule:saft-poll | http.status | not ready', 'status:200 | http.status | not ready'],
  ['rule:fiscal-id-fixed | fiscal_id | different', 'rule:fiscal-id-fixed | account.fiscal_id | '],
  ['rule:list-text | query.text | listed', 'rule:list-text | query.text-'],
  ['errors:404 | path.id | accepted', 'errors:422 | path.id | accepted'],
  ['status:404 | path.id | accepted', 'status:404 | overlap.delete | accepted'],
  ['status:422 | item.name | accepted', 'rule:item-name-unique | item.name | not unique'],
  [
    'rule:one-default-sequence | default_sequence | not unique',
    'rule:one-default-sequence | sequence_id | different',
  ],
  [
    'rule:one-default-sequence | default_sequence | unchanged',
    'rule:one-default-sequence | default_sequence | absent',
  ],
];

export function ofAcceptedRequests(groups: readonly Group[]): [Group, Explained][] {
  return [...ofAnyId(groups), ...besideAccepted(groups)];
}

/** An id that nothing has is answered as that of another account's record is: by the graver of the two. */
function ofAnyId(groups: readonly Group[]): [Group, Explained][] {
  const leaks = groups.filter(({ key }) => key === 'rule:key-identifies-account | query.api_key | leaked');
  const unknown = groups.filter(({ key }) => /^(status|errors):404 \| path\.id \| accepted$/.test(key));
  return unknown.flatMap((group): [Group, Explained][] => {
    const by = leaks.find((leak) => isAnsweredAs(group, leak));
    return by ? [[group, { by, also: [] }]] : [];
  });
}

function besideAccepted(groups: readonly Group[]): [Group, Explained][] {
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
