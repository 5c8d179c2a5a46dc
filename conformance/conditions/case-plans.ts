/** Runs rows of a covering array as checks: the plan of each row, and the conversion of its faults into violations. */
import type { DocumentType } from '../../generated/states.js';
import { createdTypes } from '../checks/kit/document-rules.js';
import { Ended } from '../judge/outcome.js';
import type { CheckContext } from '../run/check.js';
import type { UnknownParameterMode } from '../target/outgoing.js';
import type { DocumentPlan } from './factors/document-plan.js';
import { documentPlan, rotationsOf } from './factors/documents.js';
import type { Row } from './factors/factor.js';
import { dealRefusals } from './factors/messages.js';
import { dealTries, firstTrying } from './factors/tries.js';
import { conclude, createJudge, endOf, type Judge } from './judging.js';

/**
 * Runs a case and notes every fault once. Rethrows an ending that is not a failure of the target. Returns whether none of the
 * case's own assertions failed.
 */
export async function runCase(
  t: CheckContext,
  { strange }: Row,
  run: (judge: Judge) => Promise<void>,
): Promise<boolean> {
  const judge = createJudge(
    () => t.client.last(),
    (one) => t.asserts(one),
  );
  t.client.unknownParameters(strange as UnknownParameterMode);
  let ended: unknown;
  try {
    await run(judge);
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    ended = error;
  }
  const last = endOf(ended);
  const own = [...judge.faults, ...(last ? [last] : [])];
  conclude(t, own);
  if (ended !== undefined && own.length === 0) throw ended;
  return own.length === 0;
}

const isIssued = ({ path: [first] }: DocumentPlan): boolean => first !== undefined && first !== 'deleted';
const isRefusedAnyway = ({ moment, email }: DocumentPlan): boolean =>
  moment === 'first' && email.includes('refused');

/** Returns the plan for a row of the type; there is one function per row, since plans depend on the row's position. */
export type CasePlan = (row: Row) => DocumentPlan;

export function casePlans(type: DocumentType, rows: readonly Row[]): CasePlan[] {
  const rotations = rotationsOf(rows);
  const plans = rows.map((row, n) => documentPlan(type, row, rotations[n]));
  const nth = createdTypes.indexOf(type);
  const tries = dealTries(type, rows, plans);
  const mailed = firstTrying(
    type,
    nth,
    tries.map(({ tried }) => tried),
  );
  // A draft that was e-mailed can still be deleted: tried for every second type.
  const isMailed = mailed !== undefined && nth % 2 === 0;
  const deleted = isMailed ? plans.findIndex(({ path: [first] }) => first === 'deleted') : -1;
  const issued = plans.filter(isIssued);
  const refused = dealRefusals(
    nth,
    plans.map((plan) => isIssued(plan) && !isRefusedAnyway(plan)),
    issued.filter(isRefusedAnyway).map(({ message }) => message.wrong),
  );
  return tries.map(({ tried, later }, n) => (row) => ({
    ...documentPlan(type, row, rotations[n]),
    refusals: refused[n] ?? [],
    tried,
    triedLater: later,
    mailedAsDraft: n === mailed || n === deleted,
    origin: { row, rotation: n },
  }));
}
