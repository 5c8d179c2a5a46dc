/** The rows of a seed, which determine the cases of a run. */
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { createdTypes, typesOf } from '../checks/kit/document-rules.js';
import { isAssumedTable } from '../given/paths.js';
import {
  type Covered,
  missingTriples,
  moneyOf,
  pairRows,
  shortest,
  slimmed,
  type Tuple,
  tripleRows,
  tupleKey,
  tuplesIn,
} from './covering.js';
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

/** The rows of clients, items and taxes. */
export function recordRows(word: RecordWord, seed: number): Row[] {
  const subject = recordSubject(word);
  const rows = shortest(seed * 37, (own) => pairRows(subject, own));
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
    const drawn = shortest(seed * 31 + n, (own) => pairRows(documentSubject(type), own, shared));
    rows.set(type, isAssumedTable(type) ? onceEachWay(type, drawn, shared) : drawn);
    const family = typesSharingRows(type);
    if (type === family.at(-1) && !isAssumedTable(type)) slimFamily(family, rows, seed);
  }
  const subject = documentSubject('invoices');
  placeTriples(subject, rows);
  rows.get('invoices')?.push(...tripleRows(subject, ofStatedTypes(rows), plainRow(subject.factors)));
  for (const [type, own] of rows) rows.set(type, withTextOfClient(type, own, rows));
  for (const all of rows.values()) all.sort((a, b) => rank(a) - rank(b));
  return rows;
}

/** The rows of the types with stated transitions, among which every triple of the money factors is. */
const ofStatedTypes = (rows: Rows): Row[] =>
  [...rows].flatMap(([type, own]) => (isAssumedTable(type) ? [] : own));

/** Puts missing triples into rows of any type that lose nothing by it, because every further row is a case of thirty requests. */
function placeTriples(subject: Covered, rows: Map<DocumentType, Row[]>): void {
  const money = moneyOf(subject);
  for (const triple of missingTriples(subject, ofStatedTypes(rows))) {
    const all = ofStatedTypes(rows);
    const changes = [...rows].flatMap(([type, own]) =>
      isAssumedTable(type) ? [] : own.map((row) => changeTo(type, row, Object.fromEntries(triple))),
    );
    const losesNoTriple = ({ row, changed }: Change) =>
      [...tuplesIn(money, row, 3)]
        .filter((one) => !isIn(one, changed))
        .every((one) => all.some((other) => other !== row && isIn(one, other)));
    const first = leastChange(changes.filter(losesNoTriple), rows);
    if (first)
      rows.set(
        first.type,
        (rows.get(first.type) ?? []).map((row) => (row === first.row ? first.changed : row)),
      );
  }
}

/** Whether the client's observations must show: the document is e-mailed and has no observations of its own. */
const showsTextOfClient = ({ party, email, extras = '', path }: Row): boolean =>
  party === 'changed' && email !== 'none' && ['none', 'least'].includes(extras) && path !== 'deleted';

const soughtOfText: readonly Row[] = ['refused', 'saved'].flatMap((email) =>
  ['none', 'least'].map((extras) => ({ party: 'changed', email, extras })),
);

/** Makes sure that such a row exists: changes the row that needs the fewest changes and whose pairs other rows have too. */
function withTextOfClient(type: DocumentType, own: readonly Row[], rows: Rows): Row[] {
  if (own.some(showsTextOfClient)) return [...own];
  const changes = own
    .flatMap((row) => soughtOfText.map((sought) => changeTo(type, row, sought)))
    .filter(({ changed }) => showsTextOfClient(changed));
  const first = leastChange(changes, rows);
  return own.map((row) => (row === first?.row ? first.changed : row));
}

type Rows = ReadonlyMap<DocumentType, readonly Row[]>;

/** A row of a type, and what it would become. */
interface Change {
  type: DocumentType;
  row: Row;
  changed: Row;
}
const changeTo = (type: DocumentType, row: Row, sought: Row): Change => ({
  ...{ type, row },
  changed: { ...row, ...sought },
});

/** The lawful change of the fewest values that loses no pair. */
const leastChange = (changes: readonly Change[], rows: Rows): Change | undefined =>
  changes
    .filter(({ type, changed }) => isLawful(changed, documentSubject(type).constraints))
    .sort((a, b) => differing(a) - differing(b))
    .find((change) => losesNoPair(change, rows));

const differing = ({ row, changed }: Change): number =>
  Object.keys(row).filter((factor) => row[factor] !== changed[factor]).length;

/** Whether other rows have every pair that the change would remove. */
function losesNoPair({ type, row, changed }: Change, rows: Rows): boolean {
  const own = rows.get(type) ?? [];
  const kin = typesSharingRows(type).flatMap((one) => rows.get(one) ?? []);
  const lost = [...tuplesIn(documentSubject(type), row, 2)].filter((pair) => !isIn(pair, changed));
  return lost.every((pair) =>
    (isOfTypeAlone(pair) ? own : kin).some((other) => other !== row && isIn(pair, other)),
  );
}

const isIn = (tuple: Tuple, row: Row): boolean => tuple.every(([factor, value]) => row[factor] === value);

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
