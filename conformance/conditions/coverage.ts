/**
 * Which of the possible pairs of conditions the cases of a run have judged. Pairs with a path count per document type, others
 * per family; clients, items and taxes count by themselves.
 */
import { documentTypes } from '../../generated/states.js';
import { createdTypes } from '../checks/kit/document-rules.js';
import { isAssumedTable } from '../given/paths.js';
import type { CoverageCount } from '../judge/result.js';
import { type Covered, hashOf, possible, type Tuple, tupleKey, tuplesIn } from './covering.js';
import { documentSubject } from './factors/documents.js';
import type { Row } from './factors/factor.js';
import { recordSubject, recordWords } from './factors/records.js';
import { documentRows, isOfTypeAlone, recordRows, typesSharingRows } from './rows.js';

/** Pairs per subject, of the rows whose cases passed; `passed` holds the ids of checks. */
export function pairCoverage(seed: number, passed: ReadonlySet<string>): Record<string, CoverageCount> {
  const documents = documentRows(seed);
  const hashes = new Set([...passed].flatMap((id) => /\/case-(\w+)$/.exec(id)?.[1] ?? []));
  const all = new Map<string, Set<string>>();
  const judged = new Set<string>();
  const count = (
    group: string,
    subject: Covered,
    rows: readonly Row[],
    keyOf: (tuple: Tuple) => string,
    isMeant: (tuple: Tuple) => boolean = () => true,
  ) => {
    const pairs = all.get(group) ?? new Set<string>();
    all.set(group, pairs);
    for (const tuple of possible(subject, 2)) if (isMeant(tuple)) pairs.add(keyOf(tuple));
    for (const row of rows)
      if (hashes.has(hashOf(row))) for (const tuple of tuplesIn(subject, row, 2)) judged.add(keyOf(tuple));
  };
  for (const type of createdTypes) {
    const { family } = documentTypes[typesSharingRows(type)[0] ?? type];
    const ownerOf = (tuple: Tuple) => (isOfTypeAlone(tuple) ? type : family);
    const keyOf = (tuple: Tuple) => `${ownerOf(tuple)}: ${tupleKey(tuple)}`;
    // For types whose states are not stated, each path is run once, in any combination.
    const isMeant = (tuple: Tuple) => !(isAssumedTable(type) && isOfTypeAlone(tuple));
    count(family, documentSubject(type), documents.get(type) ?? [], keyOf, isMeant);
  }
  for (const word of recordWords)
    count(word, recordSubject(word), recordRows(word, seed), (tuple) => `${word}: ${tupleKey(tuple)}`);
  return Object.fromEntries(
    [...all].map(([family, pairs]) => {
      const missing = [...pairs].filter((one) => !judged.has(one));
      return [family, { covered: pairs.size - missing.length, total: pairs.size, missing }];
    }),
  );
}
