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
import { Ended } from '../judge/outcome.js';
import { marks } from '../judge/result.js';
import type { Check, CheckContext } from '../run/check.js';
import { hashOf } from './covering.js';
import { live } from './documents/life.js';
import { stageOf } from './documents/stage.js';
import type { DocumentPlan } from './factors/document-plan.js';
import { documentPlan, documentSubject, turnsOf } from './factors/documents.js';
import { inWords, plainRow, type Row, type Subject } from './factors/factor.js';
import { recordPlan, recordSubject } from './factors/records.js';
import { dealTries, firstTrying } from './factors/tries.js';
import { type Breach, breachOf, conclude, createJudge, type Judge, notedSince } from './judging.js';
import { narrowed } from './narrowing.js';
import { liveRecord } from './records/life.js';
import type { LivingKind } from './records/subject.js';
import { documentRows, recordRows } from './rows.js';

/** One life, whatever comes of it: what it found wrong, and what ended it that is no failure of the target. */
async function breachesOf(
  t: CheckContext,
  operation: OperationId,
  shows: ReadonlySet<string>,
  run: (judge: Judge) => Promise<void>,
): Promise<Found> {
  const judge = createJudge(() => t.client.last());
  const noted = notedSince(t, operation, shows);
  t.client.beginAnew();
  try {
    await run(judge);
  } catch (error) {
    const last = breachOf(error, operation);
    const own = [...judge.breaches, ...(last ? [last] : [])];
    if (own.length > 0) return { breaches: [...own, ...noted()] };
    if (!(error instanceof Ended)) throw error;
    return { breaches: noted(), ended: error };
  }
  return { breaches: [...judge.breaches, ...noted()] };
}

const documentsShownBy: ReadonlySet<string> = new Set(
  (Object.keys(documentTypes) as DocumentType[]).flatMap((type) => [
    operationsOf(type).get,
    operationsOf(type).list,
  ]),
);

/** What a life came to. */
interface Found {
  /** What it found wrong itself, and what the judge of answers noted on its way. */
  breaches: readonly Breach[];
  /** What ended it that is no failure of the target: a step that could not be taken. */
  ended?: Ended;
}

/** Lives the row, and says of all that is wrong when it shows; whether nothing of its own was. */
async function isSoundLife<Plan>(
  t: CheckContext,
  row: Row,
  subject: Subject<Plan>,
  again: Lived['again'],
): Promise<boolean> {
  const { breaches, ended } = await again(t, row);
  if (breaches.length > 0)
    conclude(t, await narrowed(t, breaches, row, subject, async (other) => (await again(t, other)).breaches));
  if (ended) throw ended;
  return breaches.every(({ isNoted }) => isNoted);
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
  again(t: CheckContext, row: Row): Promise<Found>;
}

function documentLife(type: DocumentType, row: Row, planOf: Living): Lived {
  const subject = documentSubject(type);
  const { singular } = documentTypes[type];
  const again: Lived['again'] = (t, other) =>
    breachesOf(t, operationsOf(type).create, documentsShownBy, (judge) =>
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
  return { check, plain: plainRow(subject.factors), again };
}

const kinds = [clientKind, itemKind, taxKind] as readonly (LivingKind & FieldedKind)[];
const features = { client: 'clients', item: 'items', tax: 'taxes' } as const;

function recordLife(kind: LivingKind, row: Row, bornBy: DocumentType | undefined): Lived {
  const subject = recordSubject(kind.word);
  const again: Lived['again'] = (t, other) =>
    breachesOf(t, kind.create, new Set([kind.get, kind.list]), (judge) =>
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
  return { check, plain: plainRow(subject.factors), again };
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
    isLife: true,
    operation: change,
    place: 'last',
    needs: needsOf(type),
    run: async (t) => {
      const { over } = await stageOf(t);
      const ofType = () => over.filter((one) => one.type === type);
      // In a run of few checks, or of a part of them, none was lived: then one is, which others judge.
      if (ofType().length === 0) await live(t, type, plan, createJudge());
      for (const life of ofType()) {
        const { breaches, ended } = await breachesOf(t, change, documentsShownBy, (judge) =>
          life.tryLater(t, judge),
        );
        conclude(t, breaches);
        if (ended) throw ended;
      }
    },
  };
}
