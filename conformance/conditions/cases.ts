/** Declares every row as a check: the cases of documents, for each type, and of clients, items and taxes. */
import { type OperationId, operations } from '../../generated/operations.js';
import type { RuleId } from '../../generated/rules.js';
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { clientKind } from '../checks/kit/client-kind.js';
import { needsOf } from '../checks/kit/document-rules.js';
import { itemKind } from '../checks/kit/item-kind.js';
import type { FieldedKind } from '../checks/kit/record-declaring.js';
import { taxKind } from '../checks/kit/tax-kind.js';
import { operationsOf } from '../dialect/dialect.js';
import { tags } from '../judge/result.js';
import type { Check } from '../run/check.js';
import { type CasePlan, casePlans, runCase } from './case-plans.js';
import { hashOf } from './covering.js';
import { runDocumentCase } from './documents/run-case.js';
import type { DocumentPlan } from './factors/document-plan.js';
import { documentSubject } from './factors/documents.js';
import { inWords, type Row } from './factors/factor.js';
import { recordPlan, recordSubject } from './factors/records.js';
import { followUps } from './follow-ups.js';
import { runRecordCase } from './records/run-case.js';
import type { UpdatableKind } from './records/subject.js';
import { documentRows, recordRows } from './rows.js';

/** Every operation that the cases of a type judge. */
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

/** The rules that a passed case with this plan covers. */
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

function documentCase(type: DocumentType, row: Row, planOf: CasePlan): Check {
  const subject = documentSubject(type);
  const { singular } = documentTypes[type];
  const plan = planOf(row);
  return {
    id: `${operationsOf(type).create}/case-${hashOf(row)}`,
    statement: 'rule:document-fields-kept',
    title: `${singular.replaceAll('_', ' ')}: ${inWords(subject.factors, row)} -> every step as stated`,
    rule: 'What is sent comes back; a request changes what it is meant to and nothing else; states go by their table.',
    source: 'Resources, Document; States and transitions; Endpoints, Documents',
    kind: 'model',
    operation: operationsOf(type).create,
    also: judgedBy(type),
    needs: needsOf(type),
    exclusive: exclusiveOf(type, plan),
    run: async (t) => {
      const isSound = await runCase(t, row, (judge) => runDocumentCase(t, type, plan, judge));
      if (isSound) t.covers(...rulesOf(plan).map(tags.rule));
    },
  };
}

/** Shared records that the case changes: a client that it renames or whose address it sets, an item that it updates. */
function exclusiveOf(type: DocumentType, { party, charset, ownItem, email }: DocumentPlan): string[] {
  const changesClient = party === 'changed' || (party === 'known' && email.length > 0);
  return [...(changesClient ? [`client ${party} ${charset}`] : []), ...(ownItem ? [`item of ${type}`] : [])];
}

const kinds = [clientKind, itemKind, taxKind] as readonly (UpdatableKind & FieldedKind)[];
const features = { client: 'clients', item: 'items', tax: 'taxes' } as const;

function recordCase(kind: UpdatableKind, row: Row, bornBy: DocumentType | undefined): Check {
  const subject = recordSubject(kind.word);
  return {
    id: `${kind.create}/case-${hashOf(row)}`,
    statement: kind.statement,
    title: `${kind.word}: ${inWords(subject.factors, row)} -> every step as stated`,
    rule: 'What is sent comes back; a request changes what it is meant to and nothing else.',
    source: kind.source,
    kind: 'model',
    operation: kind.create,
    also: [kind.get, kind.update, kind.list, ...(bornBy ? [operationsOf(bornBy).update] : [])],
    needs: [features[kind.word]],
    run: async (t) => {
      const plan = { ...recordPlan(kind.word, row), bornBy };
      const isSound = await runCase(t, row, (judge) => runRecordCase(t, kind, plan, judge));
      if (isSound) t.covers(kind.statement);
    },
  };
}

/** The types whose update creates the client in cases of clients; invoices do this on creation, in their own cases. */
const bearers: readonly DocumentType[] = ['credit_notes', 'invoice_receipts', 'debit_notes'];

export const recordCases = (seed: number): Check[] =>
  kinds.flatMap((kind) => {
    const rows = recordRows(kind.word, seed);
    const born = rows.filter((row) => row.born === 'document');
    return rows.map((row) => recordCase(kind, row, bearers[born.indexOf(row) % bearers.length]));
  });

const documentRowCases = (seed: number): Check[] =>
  [...documentRows(seed)].flatMap(([type, rows]) => {
    const plans = casePlans(type, rows);
    return rows.map((row, rotation) => documentCase(type, row, plans[rotation] as CasePlan));
  });

export const documentCases = (seed: number): Check[] => [...documentRowCases(seed), ...followUps(seed)];
