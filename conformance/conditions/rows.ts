/** The rows of a seed: which cases are run. Owns no case. */
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { createdTypes, typesOf } from '../checks/kit/document-rules.js';
import { isAssumedTable } from '../given/paths.js';
import { pairRows, tripleRows } from './covering.js';
import { documentSubject } from './factors/documents.js';
import { plainRow, type Row } from './factors/factor.js';
import { type RecordWord, recordSubject } from './factors/records.js';

/**
 * The rows of each type, and those for the triples that are left over. Of two values that have nothing to do with states the
 * types of a family need a row together, not each: what its ways and refused triggers are paired with, each type has.
 */
export function documentRows(seed: number): ReadonlyMap<DocumentType, readonly Row[]> {
  const rows = drawn.get(seed) ?? drawRows(seed);
  drawn.set(seed, rows);
  return rows;
}

/** Of a type whose body and states are not stated the guides have made the pairs: it carries goods as they do. */
export const kinOf = (type: DocumentType): readonly DocumentType[] =>
  isAssumedTable(type) ? [...typesOf('guides'), type] : typesOf(documentTypes[type].family);

/** They are few, and drawn in no time: a shorter list is worth some more tries. */
const drawsOfRecords = 8;

/** The rows of clients, items and taxes. */
export const recordRows = (word: RecordWord, seed: number): Row[] =>
  pairRows(recordSubject(word), seed * 37, [], drawsOfRecords);

/** Factors whose pairs each type has for itself. */
export const ofTypeAlone: ReadonlySet<string> = new Set(['path']);

/** By seed: the checks and their coverage ask for the same rows, and drawing them takes a while. */
const drawn = new Map<number, Map<DocumentType, Row[]>>();

function drawRows(seed: number): Map<DocumentType, Row[]> {
  const rows = new Map<DocumentType, Row[]>();
  for (const [n, type] of createdTypes.entries()) {
    const kin = kinOf(type).flatMap((one) => rows.get(one) ?? []);
    const shared = kin.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([factor]) => !ofTypeAlone.has(factor))),
    );
    rows.set(type, pairRows(documentSubject(type), seed * 31 + n, shared));
  }
  const subject = documentSubject('invoices');
  const stated = createdTypes.filter((type) => !isAssumedTable(type)).flatMap((type) => rows.get(type) ?? []);
  rows.get('invoices')?.push(...tripleRows(subject, stated, plainRow(subject.factors)));
  for (const all of rows.values()) all.sort((a, b) => rank(a) - rank(b));
  return rows;
}

/** One that was issued follows another of its account: what it takes along by mistake is then the one before it. */
const rank = ({ account, path }: Row): number => (account === 'own' ? 0 : 2) + (path === 'deleted' ? 1 : 0);
