/** What lives have left behind does not change its state either when much else was done since. Owns no life. */
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { createdTypes, needsOf } from '../checks/kit/document-rules.js';
import { operationsOf } from '../dialect/dialect.js';
import { citation } from '../judge/citation.js';
import type { Check, CheckContext } from '../run/check.js';
import { live } from './documents/life.js';
import { stageOf } from './documents/stage.js';
import { documentSubject } from './factors/documents.js';
import { plainRow, type Row } from './factors/factor.js';
import { createJudge } from './judging.js';
import { breachesOf, documentsShownBy, isSoundLife, type Lived, livings } from './living.js';
import { documentRows } from './rows.js';

/** A hundred requests, and some, that change nothing. */
async function letPass(t: CheckContext, type: DocumentType): Promise<void> {
  const { list } = operationsOf(type);
  for (let n = 0; n < 110; n += 1) await t.call(list, { query: { page: 1, per_page: 1 } }, { status: 'any' });
}

/** One for each type of whose lives some have triggers left to try. */
export const afterlives = (seed: number): Lived[] =>
  createdTypes.flatMap((type) => afterlifeOf(type, documentRows(seed).get(type) ?? []));

function afterlifeOf(type: DocumentType, rows: readonly Row[]): Lived[] {
  const planned = livings(type, rows);
  const first = rows.findIndex((row, n) => planned[n]?.(row).triedLater?.length);
  const [row, planOf] = [rows[first], planned[first]];
  if (!row || !planOf) return [];
  const { change } = operationsOf(type);
  const { name, factors, constraints } = documentSubject(type);
  // The triggers are those of its last state, so that its way is no condition.
  const subject = {
    name,
    constraints,
    hasLater: true,
    factors: factors.filter((one) => one.name !== 'path'),
  };
  /** On a life of its own; `turn` says whose triggers are tried. */
  const again: Lived['again'] = (t, other) =>
    breachesOf(t, change, documentsShownBy, other, async (judge) => {
      const plan = planned[Number(other.turn)]?.(other);
      if (!plan) return;
      await live(t, type, plan, createJudge());
      if (other.late) await letPass(t, type);
      await (await stageOf(t)).over.find((one) => one.plan === plan)?.tryLater(t, judge);
    });
  const check: Check = {
    id: `${change}/refused-later`,
    ...citation(`operation:${change}`),
    title: `${documentTypes[type].singular.replaceAll('_', ' ')}: triggers that its state does not know, long after -> refused, and nothing changes`,
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
      if (ofType().length === 0) await live(t, type, planOf(row), createJudge());
      for (const { plan, tryLater } of ofType()) {
        const of: Row = { ...(plan.origin?.row ?? row), turn: String(plan.origin?.turn ?? first) };
        // The document that is there; another is made where that has to be tried again.
        const tried = breachesOf(t, change, documentsShownBy, of, (judge) => tryLater(t, judge));
        await isSoundLife(t, of, subject, again, tried);
      }
    },
  };
  return [{ check, plainOf: (one) => ({ ...one, ...plainRow(subject.factors) }), again }];
}
