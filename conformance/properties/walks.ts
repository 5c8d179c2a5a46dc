/**
 * Model-based walks: fast-check draws steps over several documents, the model determines the state of each, and every step is
 * judged like a cell of the state table. A failure is shrunk to the shortest walk on fresh documents and reported as readable
 * steps, with the seed and path that replay it.
 */

import fc from 'fast-check';
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { judgeTrigger } from '../checks/kit/state-cells.js';
import { operationsOf } from '../dialect/dialect.js';
import type { MadeDocument } from '../given/given.js';
import { isAssumedTable, stateAfter, tableOf } from '../given/paths.js';
import { Ended, violated } from '../judge/outcome.js';
import type { Check, CheckContext } from '../run/check.js';
import { withArticle } from '../target/article.js';

interface Step {
  /** Which of the walk's documents. */
  which: number;
  trigger: string;
}

const documents = 2;
const runs = 40;

/** Runs the steps on fresh documents; throws the ending of the first wrong answer. */
async function walk(t: CheckContext, type: DocumentType, steps: readonly Step[]): Promise<void> {
  const made: MadeDocument[] = [];
  const states: string[] = [];
  for (let n = 0; n < documents; n += 1) {
    made.push(await t.given.document(type));
    states.push(tableOf(type).initial);
  }
  for (const { which, trigger } of steps) {
    const document = made[which];
    const state = states[which];
    if (!document || state === undefined) continue;
    await judgeTrigger(t, document, state, trigger);
    states[which] = stateAfter(type, state, trigger);
  }
}

const reported = (steps: readonly Step[]) =>
  steps.map(({ which, trigger }) => `document ${which + 1}: ${trigger}`).join(', then ');

async function explore(t: CheckContext, type: DocumentType, numRuns: number): Promise<void> {
  const step = fc.record({
    which: fc.nat({ max: documents - 1 }),
    trigger: fc.constantFrom(...tableOf(type).triggers),
  });
  let ended: Ended | undefined;
  const property = fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), async (steps) => {
    try {
      await walk(t, type, steps);
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
      ended = error;
      throw error;
    }
  });
  const details = await fc.check(property, { seed: t.seed, numRuns, endOnFailure: false });
  if (!details.failed) return;
  if (!ended) throw details.errorInstance ?? new Error('fast-check failed without an error');
  if (ended.ending.verdict !== 'fail') throw ended;
  const steps = (details.counterexample?.[0] ?? []) as Step[];
  const { violation } = ended.ending;
  throw violated({
    ...violation,
    expected: `${violation.expected}; the shortest walk: ${reported(steps)} (seed ${details.seed}, path ${details.counterexamplePath})`,
  });
}

/** Only in the soak profile: in the full one the cases cover the states. */
function walkCheck(type: DocumentType): Check {
  const { change } = operationsOf(type);
  const { singular } = documentTypes[type];
  return {
    id: `${change}/random-walks`,
    statement: 'rule:transition-allowed',
    title: `${singular}: any steps over ${documents} documents -> each is where the state table says`,
    rule: `Whatever the order of its triggers, ${withArticle(singular)} is in the state that the table gives, and no other document moves.`,
    source: 'States and transitions',
    kind: 'model',
    operation: change,
    profile: 'soak',
    run: (t) => explore(t, type, runs),
  };
}

const types = (Object.keys(documentTypes) as DocumentType[]).filter(
  (type) => documentTypes[type].singular !== 'receipt' && !isAssumedTable(type),
);

export const walkChecks: Check[] = types.map(walkCheck);
