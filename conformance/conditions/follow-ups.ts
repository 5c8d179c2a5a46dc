/** Tries triggers on documents of finished cases: their state must not change even after many other requests. */
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { needsOf } from '../checks/kit/document-rules.js';
import { operationsOf } from '../dialect/dialect.js';
import { citation } from '../judge/citation.js';
import type { Check } from '../run/check.js';
import { casePlans, runCase } from './case-plans.js';
import { runDocumentCase } from './documents/run-case.js';
import { stageOf } from './documents/stage.js';
import type { Row } from './factors/factor.js';
import { createJudge } from './judging.js';
import { documentRows } from './rows.js';

/** One type per state table: how long a document has existed does not depend on its type. */
const triedLater: readonly DocumentType[] = ['invoices', 'quotes', 'shippings'];

/** A check for each of these types whose cases have triggers left to try. */
export const followUps = (seed: number): Check[] =>
  triedLater.flatMap((type) => followUpOf(type, documentRows(seed).get(type) ?? []));

function followUpOf(type: DocumentType, rows: readonly Row[]): Check[] {
  const planned = casePlans(type, rows);
  const first = rows.findIndex((row, n) => planned[n]?.(row).triedLater?.length);
  const [row, planOf] = [rows[first], planned[first]];
  if (!row || !planOf) return [];
  const { change } = operationsOf(type);
  return [
    {
      id: `${change}/refused-later`,
      ...citation(`operation:${change}`),
      title: `${documentTypes[type].singular.replaceAll('_', ' ')}: triggers that its state does not know, long after -> refused, and nothing changes`,
      rule: 'States go by their table, however long a document is there.',
      source: 'States and transitions',
      kind: 'model',
      operation: change,
      place: 'last',
      needs: needsOf(type),
      run: async (t) => {
        const { over } = await stageOf(t);
        const ofType = () => over.filter((one) => one.type === type);
        // In a partial run no such case may have run: run one, without judging it.
        if (ofType().length === 0) await runDocumentCase(t, type, planOf(row), createJudge());
        for (const { plan, tryLater } of ofType())
          await runCase(t, plan.origin?.row ?? row, (judge) => tryLater(t, judge));
      },
    },
  ];
}
