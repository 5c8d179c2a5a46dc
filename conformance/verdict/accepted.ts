/** What an operation accepts or lists: what it does then as well, and what it never refuses. Pure. */
import type { CheckResult } from '../judge/result.js';
import { groupBy } from './finding.js';
import {
  allFrom,
  type Explanation,
  follows,
  type Groups,
  isAmong,
  isOf,
  mostSeen,
  operationsOf,
  type Parts,
} from './group.js';
import { isAnsweredAs } from './server-errors.js';

const keyInQuery: Parts = ['status:401', 'query.api_key', 'accepted'];

/** What an operation accepts or lists, and what then as well: a key that is sent elsewhere is missing where it is due. */
const acceptedBeside: readonly (readonly [root: Parts, beside: Parts])[] = [
  [keyInQuery, ['rule:key-needed']],
  [keyInQuery, ['status:401', 'http.status']],
  [keyInQuery, ['rule:key-identifies-account', 'query.api_key']],
  ...['400', '403', '406', '409', '422'].map((status): [Parts, Parts] => [
    ['status:404', 'http.status', status],
    ['rule:key-identifies-account', 'query.api_key', status],
  ]),
  ...['name', 'code'].map((field): [Parts, Parts] => [
    ['rule:key-identifies-account', `query.${field}`, 'leaked'],
    ['rule:key-identifies-account', 'id', 'different'],
  ]),
  [
    ['rule:saft-poll', 'http.status', 'not ready'],
    ['status:200', 'http.status', 'not ready'],
  ],
  [
    ['rule:fiscal-id-fixed', 'fiscal_id', 'different'],
    ['rule:fiscal-id-fixed', 'account.fiscal_id'],
  ],
  [
    ['rule:list-text', 'query.text', 'listed'],
    ['rule:list-text', /^query\.text-/],
  ],
  // Where accents are the cause, a text without them is found.
  [
    ['rule:list-text', 'query.text-accents', 'not listed'],
    ['rule:list-text', 'query.text', 'not listed'],
  ],
  [
    ['errors:404', 'path.id', 'accepted'],
    ['errors:422', 'path.id', 'accepted'],
  ],
  [
    ['status:404', 'path.id', 'accepted'],
    ['status:404', 'overlap.delete', 'accepted'],
  ],
  [
    ['status:422', 'item.name', 'accepted'],
    ['rule:item-name-unique', 'item.name', 'not unique'],
  ],
  [
    ['rule:one-default-sequence', 'default_sequence', 'not unique'],
    ['rule:one-default-sequence', 'sequence_id', 'different'],
  ],
  [
    ['rule:one-default-sequence', 'default_sequence', 'unchanged'],
    ['rule:one-default-sequence', 'default_sequence', 'absent'],
  ],
];

export function ofAcceptedRequests(groups: Groups): Explanation[] {
  return [...ofAnyId(groups), ...besideAccepted(groups)];
}

/** An id that nothing has is answered as that of another account's record is: by the graver of the two. */
function ofAnyId(groups: Groups): Explanation[] {
  const leaks = groups.filter(isOf('rule:key-identifies-account', 'query.api_key', 'leaked'));
  const unknown = groups.filter(isOf(/^(status|errors):404$/, 'path.id', 'accepted'));
  return follows(unknown, (group) => leaks.find((leak) => isAnsweredAs(group, leak)));
}

const besideAccepted = (groups: Groups): Explanation[] =>
  acceptedBeside.flatMap(([root, beside]) => {
    const by = groups.find(isOf(...root));
    return by
      ? allFrom(
          by,
          groups.filter(isOf(...beside)).filter((group) => isAmong(group, by)),
        )
      : [];
  });

/** So many different faulty requests are accepted before it is the operation that refuses none. */
const leastAccepted = 2;

/** An operation that was never seen to refuse what it should with 422: each field that it accepts follows from that. */
export function ofNoRefusals(groups: Groups, results: readonly CheckResult[]): Explanation[] {
  const refused = new Set(results.flatMap(({ asserted }) => asserted));
  const accepting = groups
    .filter(isOf('status:422', undefined, 'accepted'))
    .filter((group) => operationsOf(group).every((operation) => !refused.has(`status:${operation} 422`)));
  return groupBy(accepting, (group) => operationsOf(group).sort().join()).flatMap((all) =>
    allFrom(mostSeen(all), all, { least: leastAccepted }),
  );
}
