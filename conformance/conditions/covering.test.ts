// The rows contain every lawful pair, violate no constraint, and are the same for the same seed.
import { expect, test } from '@playwright/test';
import { createdTypes } from '../checks/kit/document-rules.js';
import { isAssumedTable } from '../given/paths.js';
import {
  type Covered,
  missingTriples,
  pairRows,
  possible,
  tripleRows,
  tupleKey,
  tuplesIn,
} from './covering.js';
import { documentSubject } from './factors/documents.js';
import { isLawful, plainRow, type Row } from './factors/factor.js';
import { recordSubject, recordWords } from './factors/records.js';
import { documentRows, isOfTypeAlone, typesSharingRows } from './rows.js';

const subjects: readonly (Covered & { name: string })[] = [
  ...createdTypes.map(documentSubject),
  ...recordWords.map(recordSubject),
];

for (const subject of subjects) {
  test(`${subject.name}: every lawful pair of values stands in some row, and no row breaks a constraint`, () => {
    const rows = pairRows(subject, 7);
    const used = new Set(rows.flatMap((row) => [...tuplesIn(subject, row, 2)].map(tupleKey)));
    expect([...possible(subject, 2)].map(tupleKey).filter((key) => !used.has(key))).toEqual([]);
    expect(rows.filter((row) => !isLawful(row, subject.constraints))).toEqual([]);
  });
}

test('the same seed -> the same rows; another seed -> others', () => {
  const subject = documentSubject('invoices');
  expect(pairRows(subject, 3)).toEqual(pairRows(subject, 3));
  expect(pairRows(subject, 3)).not.toEqual(pairRows(subject, 4));
});

test('what pairs leave out -> every triple of what touches money stands in some row', () => {
  const subject = documentSubject('invoices');
  const rows = pairRows(subject, 5);
  const more = tripleRows(subject, rows, plainRow(subject.factors));
  expect(missingTriples(subject, rows)).not.toEqual([]);
  expect(missingTriples(subject, [...rows, ...more])).toEqual([]);
  const stated = createdTypes.filter((type) => !isAssumedTable(type));
  for (const seed of [2, 411]) {
    const drawn = stated.flatMap((type) => documentRows(seed).get(type) ?? []);
    expect(missingTriples(subject, drawn), `seed ${seed}`).toEqual([]);
  }
});

test('triples that pairs leave out -> are put into rows of any type, not into rows of their own', () => {
  const { factors } = documentSubject('invoices');
  const plain = plainRow(factors);
  const isPlain = (row: Row) =>
    factors.every(({ name, touches }) => touches === 'money' || row[name] === plain[name]);
  for (const seed of [2, 411]) expect(documentRows(seed).get('invoices')?.filter(isPlain)).toEqual([]);
});

test('the rows of each type -> one is mailed to a client with a text of his own, and says nothing itself in that place', () => {
  for (const seed of [1, 2, 7])
    for (const [type, rows] of documentRows(seed))
      if (!isAssumedTable(type))
        expect(
          rows.filter(
            ({ party, email, extras = '', path }) =>
              party === 'changed' &&
              email !== 'none' &&
              ['none', 'least'].includes(extras) &&
              path !== 'deleted',
          ),
          `${type}, seed ${seed}`,
        ).not.toEqual([]);
});

for (const seed of [1, 7])
  test(`the rows of seed ${seed} -> each family has every lawful pair, each type those of its ways`, () => {
    const all = documentRows(seed);
    for (const type of createdTypes.filter((one) => !isAssumedTable(one))) {
      const subject = documentSubject(type);
      const pairsIn = (rows: readonly Row[] = []) =>
        rows.flatMap((row) => [...tuplesIn(subject, row, 2)].map(tupleKey));
      const own = new Set(pairsIn(all.get(type)));
      const kin = new Set(typesSharingRows(type).flatMap((one) => pairsIn(all.get(one))));
      const missing = [...possible(subject, 2)].filter(
        (pair) => !(isOfTypeAlone(pair) ? own : kin).has(tupleKey(pair)),
      );
      expect(missing, type).toEqual([]);
      expect((all.get(type) ?? []).filter((row) => !isLawful(row, subject.constraints))).toEqual([]);
    }
  });
