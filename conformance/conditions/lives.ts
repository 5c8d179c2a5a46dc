/** Every row as a declared check: the lives of documents, for each type, of clients, items and taxes. Owns no step of a life. */
import { type OperationId, operations } from '../../generated/operations.js';
import type { RuleId } from '../../generated/rules.js';
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { clientKind } from '../checks/kit/client-kind.js';
import { needsOf } from '../checks/kit/document-rules.js';
import { itemKind } from '../checks/kit/item-kind.js';
import type { FieldedKind } from '../checks/kit/record-declaring.js';
import { taxKind } from '../checks/kit/tax-kind.js';
import { operationsOf } from '../dialect/dialect.js';
import { marks } from '../judge/result.js';
import type { Check } from '../run/check.js';
import { afterlives } from './afterlives.js';
import { hashOf } from './covering.js';
import { live } from './documents/life.js';
import type { DocumentPlan } from './factors/document-plan.js';
import { documentSubject } from './factors/documents.js';
import { inWords, plainRow, type Row } from './factors/factor.js';
import { recordPlan, recordSubject } from './factors/records.js';
import { breachesOf, documentsShownBy, isSoundLife, type Lived, type Living, livings } from './living.js';
import { liveRecord } from './records/life.js';
import type { LivingKind } from './records/subject.js';
import { documentRows, recordRows } from './rows.js';

/** Every operation that the lives of a type judge. */
function judgedBy(type: DocumentType): OperationId[] {
  const { create: _own, ...others } = operationsOf(type);
  const outputs = [
    'getDocumentPdf',
    'getDocumentQrCode',
    'createPartialPayment',
    'changeReceiptState',
  ] as const;
  return [...Object.values(others), ...outputs].filter((one) => one in operations);
}

/** The rules that a life with this plan has judged when nothing was wrong with it. */
const rulesOf = ({ path, party, extras, email, links }: DocumentPlan): RuleId[] => [
  'document-wrapper',
  'document-fields-kept',
  'type-of-its-own',
  'before-taxes-sum',
  'total-sum',
  'sum-of-lines',
  ...(path[0] === 'deleted'
    ? (['deleted-stays-deleted'] as const)
    : (['number-on-final', 'atcud-unique'] as const)),
  ...(party === 'new' ? (['client-created', 'item-created', 'item-updated'] as const) : []),
  ...(party === 'changed' && email.length > 0 && !extras.includes('observations')
    ? (['client-observations-added'] as const)
    : []),
  ...(email.includes('saved') ? (['email-saves-address'] as const) : []),
  ...(links.includes('pdf') ? (['pdf-poll'] as const) : []),
  ...(links.includes('copy') ? (['pdf-second-copy', 'qr-link'] as const) : []),
];

function documentLife(type: DocumentType, row: Row, planOf: Living): Lived {
  const subject = documentSubject(type);
  const { singular } = documentTypes[type];
  const again: Lived['again'] = (t, other) =>
    breachesOf(t, operationsOf(type).create, documentsShownBy, other, (judge) =>
      live(t, type, planOf(other), judge),
    );
  const check: Check = {
    id: `${operationsOf(type).create}/life-${hashOf(row)}`,
    statement: 'rule:document-fields-kept',
    title: `${singular.replaceAll('_', ' ')}: ${inWords(subject.factors, row)} -> all of its life as stated`,
    rule: 'What is sent comes back; a request changes what it is meant to and nothing else; states go by their table.',
    source: 'Resources, Document; States and transitions; Endpoints, Documents',
    kind: 'model',
    isLife: true,
    operation: operationsOf(type).create,
    also: judgedBy(type),
    needs: needsOf(type),
    run: async (t) => {
      if (await isSoundLife(t, row, subject, again)) t.covers(...rulesOf(planOf(row)).map(marks.rule));
    },
  };
  return { check, plainOf: () => plainRow(subject.factors), again };
}

const kinds = [clientKind, itemKind, taxKind] as readonly (LivingKind & FieldedKind)[];
const features = { client: 'clients', item: 'items', tax: 'taxes' } as const;

function recordLife(kind: LivingKind, row: Row, bornBy: DocumentType | undefined): Lived {
  const subject = recordSubject(kind.word);
  const again: Lived['again'] = (t, other) =>
    breachesOf(t, kind.create, new Set([kind.get, kind.list]), other, (judge) =>
      liveRecord(t, kind, { ...recordPlan(kind.word, other), bornBy }, judge),
    );
  const check: Check = {
    id: `${kind.create}/life-${hashOf(row)}`,
    statement: kind.statement,
    title: `${kind.word}: ${inWords(subject.factors, row)} -> all of its life as stated`,
    rule: 'What is sent comes back; a request changes what it is meant to and nothing else.',
    source: kind.source,
    kind: 'model',
    isLife: true,
    operation: kind.create,
    also: [kind.get, kind.update, kind.list, ...(bornBy ? [operationsOf(bornBy).update] : [])],
    needs: [features[kind.word]],
    run: async (t) => {
      if (await isSoundLife(t, row, subject, again)) t.covers(...kind.rules.map(marks.rule));
    },
  };
  return { check, plainOf: () => plainRow(subject.factors), again };
}

/** By an update of one of these a client comes into being: by the creation of invoices he does in their own lives. */
const bearers: readonly DocumentType[] = ['credit_notes', 'invoice_receipts', 'debit_notes'];

const livedRecords = (seed: number): Lived[] =>
  kinds.flatMap((kind) => {
    const rows = recordRows(kind.word, seed);
    const born = rows.filter((row) => row.born === 'document');
    return rows.map((row) => recordLife(kind, row, bearers[born.indexOf(row) % bearers.length]));
  });

const livedDocuments = (seed: number): Lived[] =>
  [...documentRows(seed)].flatMap(([type, rows]) => {
    const plans = livings(type, rows);
    return rows.map((row, turn) => documentLife(type, row, plans[turn] as Living));
  });

export const recordLives = (seed: number): Check[] => livedRecords(seed).map(({ check }) => check);

export const documentLives = (seed: number): Check[] => [
  ...livedDocuments(seed).map(({ check }) => check),
  ...afterlives(seed).map(({ check }) => check),
];

/** The life that a check of this id is; undefined where it is none. */
export const lifeOf = (id: string, seed: number): Lived | undefined =>
  [...livedDocuments(seed), ...livedRecords(seed), ...afterlives(seed)].find(({ check }) => check.id === id);
