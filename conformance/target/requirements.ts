/**
 * Revisions of the requirements: which checks belong to which. A revision that is frozen judges a server for ever by the same
 * checks, so that an upgrade of the suite turns nothing red by itself; later checks run as well and are reported apart.
 */
import { r1 } from './requirements-r1.js';

export interface Revision {
  /** The version of the API description, and a running number. */
  id: string;
  /** Where it is frozen: the ids of its checks, by operation, as `operation: word word`; else all checks that there are. */
  checks?: string;
  /** What it changes, for those who were judged by the revision before: checks that are new are listed by themselves. */
  changes: readonly string[];
}

/** Oldest first. The last one is open, and what a run judges by that names none. */
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

/** Rows of covering arrays are drawn anew for each seed: they belong to a revision together. */
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

/** The revision that introduced a check: the first that holds it, else the open one. */
export const sinceOf = (id: string): string =>
  frozen.find(({ ids }) => ids.has(frozenNameOf(id)))?.id ?? latest;

/** Whether a check of one revision is scored where a run is judged by another. */
export const isScored = (since: string | undefined, requirements: string = latest): boolean => {
  const place = (id: string) => revisions.findIndex((one) => one.id === id);
  return since === undefined || place(since) <= place(requirements);
};

/** What the revisions after this one change, in their order. */
export const changesSince = (requirements: string): string[] =>
  revisions
    .slice(revisions.findIndex(({ id }) => id === requirements) + 1)
    .flatMap(({ id, changes }) => changes.map((one) => `${id}: ${one}`));

/** The ids of checks as a frozen revision writes them. */
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
