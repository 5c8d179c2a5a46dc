/**
 * How a life is lived as a check: what of a row is planned, what it finds wrong, and when that shows: a row that fails is narrowed
 * to the smallest condition under which it does. Owns no step of a life and no check.
 */
import type { OperationId } from '../../generated/operations.js';
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { createdTypes } from '../checks/kit/document-rules.js';
import { operationsOf } from '../dialect/dialect.js';
import { Ended } from '../judge/outcome.js';
import type { Check, CheckContext } from '../run/check.js';
import type { Strange } from '../target/outgoing.js';
import type { DocumentPlan } from './factors/document-plan.js';
import { documentPlan, turnsOf } from './factors/documents.js';
import type { Row, Subject } from './factors/factor.js';
import { dealTries, firstTrying } from './factors/tries.js';
import { type Breach, breachOf, conclude, createJudge, type Judge, notedSince } from './judging.js';
import { narrowed } from './narrowing.js';

/** One life, whatever comes of it: what it found wrong, and what ended it that is no failure of the target. */
export async function breachesOf(
  t: CheckContext,
  operation: OperationId,
  shows: ReadonlySet<string>,
  { strange }: Row,
  run: (judge: Judge) => Promise<void>,
): Promise<Found> {
  const judge = createJudge(() => t.client.last());
  t.client.strangers(strange as Strange);
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

export const documentsShownBy: ReadonlySet<string> = new Set(
  (Object.keys(documentTypes) as DocumentType[]).flatMap((type) => [
    operationsOf(type).get,
    operationsOf(type).list,
  ]),
);

/** What a life came to. */
export interface Found {
  /** What it found wrong itself, and what the judge of answers noted on its way. */
  breaches: readonly Breach[];
  /** What ended it that is no failure of the target: a step that could not be taken. */
  ended?: Ended;
}

/** A life as a check, and by itself: what another row of it finds wrong. */
export interface Lived {
  check: Check;
  /** The row without anything that it need not have. */
  plainOf(row: Row): Row;
  again(t: CheckContext, row: Row): Promise<Found>;
}

/** Says of all that a row has shown to be wrong when it shows; whether nothing of its own was. `lived`: what was lived already. */
export async function isSoundLife<Plan>(
  t: CheckContext,
  row: Row,
  subject: Subject<Plan> & { hasLater?: boolean },
  again: Lived['again'],
  lived = again(t, row),
): Promise<boolean> {
  const { breaches, ended } = await lived;
  if (breaches.length > 0)
    conclude(t, await narrowed(t, breaches, row, subject, async (other) => (await again(t, other)).breaches));
  if (ended) throw ended;
  return breaches.every(({ isNoted }) => isNoted);
}

/** How a row of the type is lived, by its place among them. */
export type Living = (row: Row) => DocumentPlan;

export function livings(type: DocumentType, rows: readonly Row[]): Living[] {
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
    origin: { row, turn: n },
  }));
}
