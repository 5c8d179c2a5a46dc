/**
 * Revisions of the requirements and their checks. A frozen revision always judges a server by the same checks, so that an
 * upgrade of the suite alone fails nothing; newer checks run as well and are reported separately.
 */
import { r1 } from './requirements-r1.js';

export interface Revision {
  /** The version of the API description, and a running number. */
  id: string;
  /** If it is frozen: the ids of its checks, by operation, as `operation: word word`; otherwise all checks. */
  checks?: string;
  /** Changes for users of the revision before, apart from new checks, which are listed automatically. */
  changes: readonly string[];
}

/** Oldest first. The last one is open, and the default. */
export const revisions: readonly Revision[] = [
  {
    id: '2.0.0-r1',
    checks: r1,
    changes: ['the first set that is frozen'],
  },
  {
    id: '2.0.0-r2',
    changes: [
      'no statement is interpreted otherwise than in 2.0.0-r1: checks are added, and some that said the same of every type of a family are there for one type',
    ],
  },
];

export const latest: string = revisions.at(-1)?.id ?? '';

/** Rows of covering arrays depend on the seed: all of them have one name in a revision. */
export const frozenNameOf = (id: string): string => id.replace(/\/case-[^/]*$/, '/case');

/** The ids of a frozen revision. */
export const idsOf = (checks: string): Set<string> =>
  new Set(
    checks.split('\n').flatMap((line) => {
      const [operation, words = ''] = line.split(': ');
      return words.split(' ').map((word) => `${operation}/${word}`);
    }),
  );

const frozen = revisions.flatMap(({ id, checks }) =>
  checks === undefined ? [] : [{ id, ids: idsOf(checks) }],
);

/** The revision that introduced a check: the first that contains it, otherwise the open one. */
export const sinceOf = (id: string): string =>
  frozen.find(({ ids }) => ids.has(frozenNameOf(id)))?.id ?? latest;

/** Whether a check that was introduced in `since` counts for a run that is judged by `requirements`. */
export const isScored = (since: string | undefined, requirements: string = latest): boolean => {
  const place = (id: string) => revisions.findIndex((one) => one.id === id);
  return since === undefined || place(since) <= place(requirements);
};

/** The changes of the revisions after this one, in order. */
export const changesSince = (requirements: string): string[] =>
  revisions
    .slice(revisions.findIndex(({ id }) => id === requirements) + 1)
    .flatMap(({ id, changes }) => changes.map((one) => `${id}: ${one}`));

/** The ids of checks in the format of a frozen revision. */
export function frozenText(ids: readonly string[]): string {
  const byOperation = new Map<string, Set<string>>();
  for (const id of ids) {
    const [operation = '', word = ''] = frozenNameOf(id).split('/');
    byOperation.set(operation, (byOperation.get(operation) ?? new Set()).add(word));
  }
  return [...byOperation]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([operation, words]) => `${operation}: ${[...words].sort().join(' ')}`)
    .join('\n');
}
