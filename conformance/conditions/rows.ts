/** The rows of a seed, which determine the cases of a run. */
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { createdTypes, typesOf } from '../checks/kit/document-rules.js';
import { isAssumedTable } from '../given/paths.js';
import { pairRows, slimmed, type Tuple, tripleRows, tupleKey, tuplesIn } from './covering.js';
import { documentSubject } from './factors/documents.js';
import { isLawful, plainRow, type Row } from './factors/factor.js';
import { type RecordWord, recordSubject } from './factors/records.js';

/**
 * The rows of each type, including those for the remaining triples. Pairs that involve a path are in rows of every type; other
 * pairs are in a row of some type of the family.
 */
export function documentRows(seed: number): ReadonlyMap<DocumentType, readonly Row[]> {
  const rows = drawn.get(seed) ?? drawRows(seed);
  drawn.set(seed, rows);
  return rows;
}

/** The types that share rows. One whose body and states are not stated shares those of guides, because it also carries goods. */
export const typesSharingRows = (type: DocumentType): readonly DocumentType[] =>
  isAssumedTable(type) ? [...typesOf('guides'), type] : typesOf(documentTypes[type].family);

/** These rows are few and quickly drawn, so more draws are made to get a shorter list. */
const drawsOfRecords = 8;

/** The rows of clients, items and taxes. */
export function recordRows(word: RecordWord, seed: number): Row[] {
  const subject = recordSubject(word);
  const rows = pairRows(subject, seed * 37, [], drawsOfRecords);
  return slimmed([{ subject, rows, alone: new Set() }], 1, seed)[0] ?? rows;
}

/** Factors whose pairs every type must have in its own rows. */
const ofTypeAlone: ReadonlySet<string> = new Set(['path']);
export const isOfTypeAlone = (tuple: Tuple): boolean => tuple.some(([factor]) => ofTypeAlone.has(factor));

/** Cached by seed: checks and coverage use the same rows, and drawing them takes a while. */
const drawn = new Map<number, Map<DocumentType, Row[]>>();

function drawRows(seed: number): Map<DocumentType, Row[]> {
  const rows = new Map<DocumentType, Row[]>();
  for (const [n, type] of createdTypes.entries()) {
    const kin = typesSharingRows(type).flatMap((one) => rows.get(one) ?? []);
    const shared = kin.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([factor]) => !ofTypeAlone.has(factor))),
    );
    const drawn = pairRows(documentSubject(type), seed * 31 + n, shared);
    rows.set(type, isAssumedTable(type) ? onceEachWay(type, drawn, shared) : drawn);
    const family = typesSharingRows(type);
    if (type === family.at(-1) && !isAssumedTable(type)) slimFamily(family, rows, seed);
  }
  const subject = documentSubject('invoices');
  const stated = createdTypes.filter((type) => !isAssumedTable(type)).flatMap((type) => rows.get(type) ?? []);
  rows.get('invoices')?.push(...tripleRows(subject, stated, plainRow(subject.factors)));
  for (const [type, own] of rows) rows.set(type, withTextOfClient(type, own, rows));
  for (const all of rows.values()) all.sort((a, b) => rank(a) - rank(b));
  return rows;
}

/** Whether the client's observations must show: the document is e-mailed and has no observations of its own. */
const showsTextOfClient = ({ party, email, extras = '', path }: Row): boolean =>
  party === 'changed' && email !== 'none' && ['none', 'least'].includes(extras) && path !== 'deleted';

const soughtOfText: readonly Row[] = ['refused', 'saved'].flatMap((email) =>
  ['none', 'least'].map((extras) => ({ party: 'changed', email, extras })),
);

/** Makes sure that such a row exists: changes the row that needs the fewest changes and whose pairs other rows have too. */
function withTextOfClient(
  type: DocumentType,
  own: readonly Row[],
  rows: ReadonlyMap<DocumentType, readonly Row[]>,
): Row[] {
  if (own.some(showsTextOfClient)) return [...own];
  const subject = documentSubject(type);
  const kin = typesSharingRows(type).flatMap((one) => rows.get(one) ?? []);
  const isKept = (row: Row, changed: Row): boolean =>
    [...tuplesIn(subject, row, 2)]
      .filter((pair) => pair.some(([factor, value]) => changed[factor] !== value))
      .every((pair) =>
        (isOfTypeAlone(pair) ? own : kin).some(
          (other) => other !== row && pair.every(([factor, value]) => other[factor] === value),
        ),
      );
  const changes = own
    .flatMap((row) => soughtOfText.map((sought) => ({ row, changed: { ...row, ...sought } })))
    .filter(({ changed }) => showsTextOfClient(changed) && isLawful(changed, subject.constraints))
    .sort((a, b) => differing(a.row, a.changed) - differing(b.row, b.changed));
  const first = changes.find(({ row, changed }) => isKept(row, changed));
  return own.map((row) => (row === first?.row ? first.changed : row));
}

const differing = (one: Row, other: Row): number =>
  Object.keys(one).filter((factor) => one[factor] !== other[factor]).length;

function slimFamily(family: readonly DocumentType[], rows: Map<DocumentType, Row[]>, seed: number): void {
  const shares = family.map((type) => ({
    subject: documentSubject(type),
    rows: rows.get(type) ?? [],
    alone: ofTypeAlone,
  }));
  for (const [n, slim] of slimmed(shares, leastRows, seed).entries())
    rows.set(family[n] as DocumentType, slim);
}

/** The least number of rows, for variety of content. */
const leastRows = 4;

/** For types without stated transitions: each path once, because its combinations prove nothing. */
function onceEachWay(type: DocumentType, rows: readonly Row[], shared: readonly Row[]): Row[] {
  const subject = documentSubject(type);
  const keysOf = (row: Row): string[] => [
    ...[...tuplesIn(subject, row, 2)].filter((tuple) => !isOfTypeAlone(tuple)).map(tupleKey),
    ...[...ofTypeAlone].map((factor) => `${factor} ${row[factor]}`),
  ];
  const seen = new Set(shared.flatMap((row) => [...tuplesIn(subject, row, 2)].map(tupleKey)));
  const kept = rows.filter((row, n) => {
    const fresh = keysOf(row).filter((key) => !seen.has(key));
    for (const key of fresh) seen.add(key);
    return n < leastRows || fresh.length > 0;
  });
  return withIssuedOnes(kept);
}

/** Conditions that some issued document must have: all optional content, and a listed amount after an update. */
const soughtOfIssued: readonly Row[] = [{ extras: 'all' }, { before: 'updates', look: 'amounts' }];

function withIssuedOnes(rows: readonly Row[]): Row[] {
  const isIssued = ({ path, party, extras }: Row) =>
    path !== 'deleted' && party !== 'new' && extras !== 'least';
  return soughtOfIssued.reduce<Row[]>(
    (all, sought) => {
      const has = (row: Row) => Object.entries(sought).every(([factor, value]) => row[factor] === value);
      if (all.some((row) => isIssued(row) && has(row))) return all;
      const first = all.find(isIssued);
      return all.map((row) => (row === first ? { ...row, ...sought } : row));
    },
    [...rows],
  );
}

/** Cases in the own account run first, issued documents before deleted ones: wrongly copied data then comes from the one before. */
const rank = ({ account, path }: Row): number => (account === 'own' ? 0 : 2) + (path === 'deleted' ? 1 : 0);
