/**
 * When it shows what a check has told: it is run again on fresh records, and the documents that it just needs are made plain
 * in one thing after the other (given/unlike.ts). Lives do as much by themselves (conditions/). Owns no check.
 */
import { type Operation, type OperationId, operations } from '../../generated/operations.js';
import type { Factor, Row } from '../conditions/factors/factor.js';
import { type Breach, toldBy } from '../conditions/judging.js';
import { narrowed } from '../conditions/narrowing.js';
import { differences, drawingAgain, isIn } from '../given/unlike.js';
import type { Breach as Told } from '../judge/breach.js';
import { Ended } from '../judge/outcome.js';
import { ownBreaches } from '../judge/own-breaches.js';
import type { CheckResult } from '../judge/result.js';
import type { Strange } from '../target/outgoing.js';
import { waitingBy } from '../target/patience.js';
import type { Check, CheckContext } from './check.js';
import { buildContext } from './context.js';
import type { Run } from './run.js';

type Name = keyof typeof differences;
const names = Object.keys(differences) as Name[];

/** As the turns have it, or plain. */
const factors: readonly Factor<object>[] = names.map((name) => ({
  name,
  values: {
    plain: { says: '', plan: {} },
    drawn: { says: differences[name].says, plan: {} },
  },
}));

/** The row in which the check was run: which turns its documents were drawn by, and nothing made plain. */
const rowOf = (drawn: readonly number[]): Row => ({
  turns: drawn.join(' '),
  ...Object.fromEntries(names.map((name) => [name, isIn(drawn, name) ? 'drawn' : 'plain'])),
});

/** The same with everything plain. */
export const plainOf = (row: Row): Row => ({
  ...row,
  ...Object.fromEntries(names.map((name) => [name, 'plain'])),
});

/** What was seen of the target: what does not answer is not waited for again, and what is only assumed fails nobody. */
const stated = (breaches: readonly Told[]): Told[] =>
  breaches.filter(({ assumed, sort }) => !assumed && sort !== 'silence');

/** Whether lives judge the answers of the operation, and say when they are wrong. */
function hasLives(id: string | undefined): boolean {
  const operation = operations[id as OperationId] as Operation | undefined;
  if (!operation) return false;
  return operation.documentType !== undefined || ['clients', 'items', 'taxes'].includes(operation.resource);
}

/** Runs the check once more, with the documents that the row says: what it told. */
export async function again(check: Check, run: Run, row: Row): Promise<readonly Breach[]> {
  const turns = (row.turns ?? '').split(' ').filter(Boolean).map(Number);
  const plainIn = names.filter((name) => row[name] === 'plain');
  const { context, client, release } = buildContext(check, run, drawingAgain(turns, plainIn));
  client.strangers(row.strange as Strange);
  let last: Told[] = [];
  try {
    await waitingBy(run.patience, () => check.run(context));
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    if (error.ending.verdict !== 'fail') return [];
    last = [error.ending.breach];
  } finally {
    release(client.breaches.length === 0, false);
  }
  return [...stated(client.breaches), ...last].map((one) => toldBy(one, check.operation));
}

/** The result, with what is known of when each of its failures shows. `context` is its own, `drawn` the turns of its documents. */
export async function withConditions(
  check: Check,
  run: Run,
  context: CheckContext,
  result: CheckResult,
  drawn: readonly number[],
): Promise<CheckResult> {
  const seen = stated(result.breaches);
  if (check.isLife || seen.length === 0) return result;
  const own = new Set(ownBreaches(check, seen));
  const told = await narrowed(
    context,
    seen.map((one) => toldBy(one, check.operation)),
    rowOf(drawn),
    {
      ...{ factors, constraints: [], always: 'each time it was tried' },
      // What it has seen on its way.
      isBesideLives: ({ told, operation }) => !own.has(told as Told) && hasLives(operation),
    },
    (row) => again(check, run, row),
  );
  const breaches = result.breaches.map((one) => {
    const { condition, row } = told[seen.indexOf(one)] ?? {};
    return { ...one, ...(condition && { condition }), ...(row && { row }) };
  });
  return { ...result, breaches };
}
