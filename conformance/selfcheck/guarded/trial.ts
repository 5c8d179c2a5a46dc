/**
 * Whether the condition that a finding names holds: a mock with the fault shows it under this condition, and another
 * one does not in the plainest life. First on fresh mocks; what hangs on the surroundings that the run had made (the
 * eleventh of a kind, requests for another account) is tried where the same checks have run before.
 * What a condition is conditions/narrowing.ts says.
 */
import { type FaultId, startMock } from '../../../mocks/index.js';
import { type Lived, lifeOf } from '../../conditions/lives.js';
import type { Dialect } from '../../dialect/dialect.js';
import type { Breach } from '../../judge/breach.js';
import type { Check } from '../../run/check.js';
import { runCheck } from '../../run/run-check.js';
import { openMockRun, runChecks, settingsFor, targetOf } from '../in-process.js';

type Row = NonNullable<Breach['row']>;

export interface Trial {
  /** In words, as the finding says it. */
  condition: string;
  /** Where it holds: on a fresh mock, only in the surroundings that the run had made, or nowhere. */
  holds: 'fresh' | 'around' | 'nowhere';
}

/** What was run until the finding: the checks before, in their order, and the one that made it. */
export interface Way {
  before: readonly Check[];
  check: string;
  seed: number;
}

/** Undefined where the finding names no condition: it is told by a check that has none. */
export async function tryCondition(
  fault: FaultId,
  { before, check, seed }: Way,
  { condition, row, operation, subject }: Breach,
  dialect: Dialect,
): Promise<Trial | undefined> {
  if (condition === undefined) return undefined;
  const life = lifeOf(check, seed);
  if (!life || !row) return { condition, holds: 'nowhere' };
  const isPlain = Object.entries(life.plain).every(([name, value]) => row[name] === value);
  const holdsAfter = async (around: readonly Check[]) => {
    const shows = (other: Row) => showsUnder(fault, around, life, other, { operation, subject }, dialect);
    return (await shows(row)) && (isPlain || !(await shows(life.plain)));
  };
  if (await holdsAfter([])) return { condition, holds: 'fresh' };
  return { condition, holds: (await holdsAfter(before)) ? 'around' : 'nowhere' };
}

/** What is wrong: the condition is that of this, and of nothing else that the fault does. */
type Thing = Pick<Breach, 'operation' | 'subject'>;

/** Names that a run makes up are others each time. */
const isSame = (one: Thing, other: Thing): boolean =>
  one.operation === other.operation && withoutNames(one.subject) === withoutNames(other.subject);

const withoutNames = (subject: string): string => subject.replaceAll(/\S*\d\S*/g, '#');

async function showsUnder(
  fault: FaultId,
  around: readonly Check[],
  life: Lived,
  row: Row,
  thing: Thing,
  dialect: Dialect,
): Promise<boolean> {
  const quiet = { selfCheck: false, complain: () => {} };
  const mock = await startMock({ port: 0, scenario: 'empty', faults: [fault], ...quiet });
  const run = openMockRun(settingsFor(targetOf(mock), 1, { timeoutMs: 600, pollTimeoutMs: 1200 }), dialect);
  let isShown = false;
  try {
    await runChecks(around, run);
    await runCheck(
      {
        ...life.check,
        run: async (t) => {
          isShown = (await life.again(t, row)).breaches.some((one) => isSame(one, thing));
        },
      },
      run,
    );
    return isShown;
  } finally {
    await run.transport.close();
    await mock.close();
  }
}
