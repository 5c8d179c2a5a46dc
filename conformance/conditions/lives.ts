/**
 * Every row as a declared check: the lives of documents, for each type, of clients, items and taxes. A row that fails is
 * narrowed to the smallest condition under which it does. Owns no step of a life.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import type { RuleId } from '../../generated/rules.js';
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { clientKind } from '../checks/kit/client-kind.js';
import { createdTypes, needsOf } from '../checks/kit/document-rules.js';
import { itemKind } from '../checks/kit/item-kind.js';
import type { FieldedKind } from '../checks/kit/record-declaring.js';
import { taxKind } from '../checks/kit/tax-kind.js';
import { operationsOf } from '../dialect/dialect.js';
import { citation } from '../judge/citation.js';
import { marks } from '../judge/result.js';
import type { Check, CheckContext } from '../run/check.js';
import { hashOf } from './covering.js';
import { live } from './documents/life.js';
import { stageOf } from './documents/stage.js';
import type { DocumentPlan } from './factors/document-plan.js';
import { documentPlan, documentSubject, turnsOf } from './factors/documents.js';
import { inWords, plainRow, type Row } from './factors/factor.js';
import { recordPlan, recordSubject } from './factors/records.js';
import { dealTries, firstTrying } from './factors/tries.js';
import { type Breach, breachOf, conclude, createJudge, type Judge } from './judging.js';
import { narrowed } from './narrowing.js';
import { liveRecord } from './records/life.js';
import type { LivingKind } from './records/subject.js';
import { documentRows, recordRows } from './rows.js';

/** One life, whatever comes of it: what it found wrong. Anything but a failure of the target goes on as it was. */
async function breachesOf(
  t: CheckContext,
  operation: OperationId,
  run: (judge: Judge) => Promise<void>,
): Promise<readonly Breach[]> {
  const judge = createJudge(() => t.client.last());
  t.client.beginAnew();
  try {
    await run(judge);
  } catch (error) {
    const last = breachOf(error, operation);
    if (!last && judge.breaches.length === 0) throw error;
    return [...judge.breaches, ...(last ? [last] : [])];
  }
  return judge.breaches;
}

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

/** How a row of the type is lived, by its place among them. */
type Living = (row: Row) => DocumentPlan;

function livings(type: DocumentType, rows: readonly Row[]): Living[] {
  const turns = turnsOf(rows);
  const tries = dealTries(
    type,
    rows,
    rows.map((row, n) => documentPlan(type, row, turns[n])),
  );
  const mailed = firstTrying(
    type,
    createdTypes.indexOf(type),
    tries.map(({ tried }) => tried),
  );
  return tries.map(({ tried, later }, n) => (row) => ({
    ...documentPlan(type, row, turns[n]),
    tried,
    triedLater: later,
    mailedAsDraft: n === mailed,
  }));
}

/** A life as a check, and by itself: what another row of it finds wrong. */
export interface Lived {
  check: Check;
  plain: Row;
  again(t: CheckContext, row: Row): Promise<readonly Breach[]>;
}

function documentLife(type: DocumentType, row: Row, planOf: Living): Lived {
  const { factors, constraints } = documentSubject(type);
  const { singular } = documentTypes[type];
  const again: Lived['again'] = (t, other) =>
    breachesOf(t, operationsOf(type).create, (judge) => live(t, type, planOf(other), judge));
  const check: Check = {
    id: `${operationsOf(type).create}/life-${hashOf(row)}`,
    statement: 'rule:document-fields-kept',
    title: `${singular.replaceAll('_', ' ')}: ${inWords(factors, row)} -> all of its life as stated`,
    rule: 'What is sent comes back; a request changes what it is meant to and nothing else; states go by their table.',
    source: 'Resources, Document; States and transitions; Endpoints, Documents',
    kind: 'model',
    operation: operationsOf(type).create,
    also: judgedBy(type),
    needs: needsOf(type),
    run: async (t) => {
      const found = await again(t, row);
      if (found.length === 0) return t.covers(...rulesOf(planOf(row)).map(marks.rule));
      conclude(t, await narrowed(t, found, row, { factors, constraints }, (other) => again(t, other)));
    },
  };
  return { check, plain: plainRow(factors), again };
}

const kinds = [clientKind, itemKind, taxKind] as readonly (LivingKind & FieldedKind)[];
const features = { client: 'clients', item: 'items', tax: 'taxes' } as const;

function recordLife(kind: LivingKind, row: Row, bornBy: DocumentType | undefined): Lived {
  const { factors, constraints } = recordSubject(kind.word);
  const again: Lived['again'] = (t, other) =>
    breachesOf(t, kind.create, (judge) =>
      liveRecord(t, kind, { ...recordPlan(kind.word, other), bornBy }, judge),
    );
  const check: Check = {
    id: `${kind.create}/life-${hashOf(row)}`,
    statement: kind.statement,
    title: `${kind.word}: ${inWords(factors, row)} -> all of its life as stated`,
    rule: 'What is sent comes back; a request changes what it is meant to and nothing else.',
    source: kind.source,
    kind: 'model',
    operation: kind.create,
    also: [kind.get, kind.update, kind.list, ...(bornBy ? [operationsOf(bornBy).update] : [])],
    needs: [features[kind.word]],
    run: async (t) => {
      const found = await again(t, row);
      if (found.length === 0) return t.covers(...kind.rules.map(marks.rule));
      conclude(t, await narrowed(t, found, row, { factors, constraints }, (other) => again(t, other)));
    },
  };
  return { check, plain: plainRow(factors), again };
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
  ...createdTypes.flatMap((type) => afterlives(type, seed)),
];

/** The life that a check of this id is; undefined where it is none. */
export const lifeOf = (id: string, seed: number): Lived | undefined =>
  [...livedDocuments(seed), ...livedRecords(seed)].find(({ check }) => check.id === id);

/** What its lives have left behind does not change its state either when much else was done since. */
function afterlives(type: DocumentType, seed: number): Check[] {
  const rows = documentRows(seed).get(type) ?? [];
  const plans = livings(type, rows).map((planOf, n) => planOf(rows[n] as Row));
  const one = plans.find(({ triedLater }) => triedLater?.length);
  return one ? [afterlife(type, one)] : [];
}

function afterlife(type: DocumentType, plan: DocumentPlan): Check {
  const { singular } = documentTypes[type];
  const { change } = operationsOf(type);
  return {
    id: `${change}/refused-later`,
    ...citation(`operation:${change}`),
    title: `${singular.replaceAll('_', ' ')}: triggers that its state does not know, long after -> refused, and nothing changes`,
    rule: 'States go by their table, however long a document is there.',
    source: 'States and transitions',
    kind: 'model',
    operation: change,
    place: 'last',
    needs: needsOf(type),
    run: async (t) => {
      const { over } = await stageOf(t);
      const ofType = () => over.filter((one) => one.type === type);
      // In a run of few checks, or of a part of them, none was lived: then one is, which others judge.
      if (ofType().length === 0) await live(t, type, plan, createJudge());
      for (const life of ofType())
        conclude(t, await breachesOf(t, change, (judge) => life.tryLater(t, judge)));
    },
  };
}
