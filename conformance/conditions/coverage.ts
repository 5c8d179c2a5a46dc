/**
 * Which pairs of conditions the lives of a run have judged, of those that are possible. Ways and refused triggers belong to
 * a type of document, everything else to its family; a client, an item and a tax are subjects by themselves. Pure.
 */
import { documentTypes } from '../../generated/states.js';
import { createdTypes } from '../checks/kit/document-rules.js';
import { hashOf, possible, type Tuple, tupleKey, tuplesIn } from './covering.js';
import { documentSubject } from './factors/documents.js';
import { recordSubject, recordWords } from './factors/records.js';
import { documentRows, recordRows } from './rows.js';

export interface PairCoverage {
  covered: number;
  total: number;
  missing: string[];
}

/** By subject: the pairs in the rows whose lives passed; `passed` holds the ids of checks. */
export function pairCoverage(seed: number, passed: ReadonlySet<string>): Record<string, PairCoverage> {
  const rows = documentRows(seed);
  const hashes = new Set([...passed].flatMap((id) => /\/life-(\w+)$/.exec(id)?.[1] ?? []));
  const all = new Map<string, Set<string>>();
  const judged = new Set<string>();
  for (const type of createdTypes) {
    const { family } = documentTypes[type];
    const subject = documentSubject(type);
    const keyOf = (tuple: Tuple): string => {
      const isOwn = tuple.some(([factor]) => factor === 'path' || factor === 'tried');
      return `${isOwn ? type : family}: ${tupleKey(tuple)}`;
    };
    const own = all.get(family) ?? new Set<string>();
    all.set(family, own);
    for (const tuple of possible(subject, 2)) own.add(keyOf(tuple));
    for (const row of rows.get(type) ?? [])
      if (hashes.has(hashOf(row))) for (const tuple of tuplesIn(subject, row, 2)) judged.add(keyOf(tuple));
  }
  for (const word of recordWords) {
    const subject = recordSubject(word);
    const own = [...possible(subject, 2)].map((tuple) => `${word}: ${tupleKey(tuple)}`);
    all.set(word, new Set(own));
    for (const row of recordRows(word, seed))
      if (hashes.has(hashOf(row)))
        for (const tuple of tuplesIn(subject, row, 2)) judged.add(`${word}: ${tupleKey(tuple)}`);
  }
  return Object.fromEntries(
    [...all].map(([family, pairs]) => {
      const missing = [...pairs].filter((one) => !judged.has(one));
      return [family, { covered: pairs.size - missing.length, total: pairs.size, missing }];
    }),
  );
}
