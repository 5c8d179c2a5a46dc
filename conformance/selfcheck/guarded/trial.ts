/**
 * Whether the condition that a finding names holds: a mock with the fault shows it under this condition, and another
 * one does not in the plainest life. First on fresh mocks; what hangs on the surroundings that the run had made (the
 * eleventh of a kind, requests for another account) is tried where the same checks have run before.
 * What a condition is conditions/narrowing.ts says.
 */
import { type FaultId, startMock } from '../../../mocks/index.js';
import { lifeOf } from '../../conditions/lives.js';
import type { Lived } from '../../conditions/living.js';
import type { Dialect } from '../../dialect/dialect.js';
import type { Breach } from '../../judge/breach.js';
import type { Check } from '../../run/check.js';
import { again, plainOf } from '../../run/repeating.js';
import type { Run } from '../../run/run.js';
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
  check: Check;
  seed: number;
}

/** Undefined where the finding names no condition: it is about an answer that never came, or one that another check's records show. */
export async function tryCondition(
  fault: FaultId,
  { before, check, seed }: Way,
  { condition, row, operation, subject }: Breach,
  dialect: Dialect,
): Promise<Trial | undefined> {
  if (condition === undefined) return undefined;
  if (!row) return { condition, holds: 'nowhere' };
  const life = lifeOf(check.id, seed);
  const plain = withoutMoment(row) ?? life?.plainOf(row) ?? plainOf(row);
  const isPlain = Object.entries(plain).every(([name, value]) => row[name] === value);
  const holdsAfter = async (around: readonly Check[]) => {
    /** What is seen of the row; `nth` counts from 1: only the last time is looked at. */
    const shows = (other: Row, nth = 1) =>
      showsUnder(fault, around, dialect, async (run) => {
        const liveIt = () => (life ? livedIn(run, life, other) : again(check, run, other));
        for (let n = 1; n < nth; n += 1) await liveIt();
        const thing = { operation: operation ?? check.operation, subject };
        return (await liveIt()).some((one) => isSame(one, thing));
      });
    if (!(await shows(row))) return false;
    return row.once === undefined ? isPlain || !(await shows(plain)) : !(await shows(row, 2));
  };
  if (await holdsAfter([])) return { condition, holds: 'fresh' };
  return { condition, holds: (await holdsAfter(before)) ? 'around' : 'nowhere' };
}

/** The same row where the condition is none of its factors. */
function withoutMoment({ late, ...row }: Row): Row | undefined {
  if (late) return row;
  return row.strange ? { ...row, strange: 'never' } : undefined;
}

/** What is wrong: the condition is that of this, and of nothing else that the fault does. */
type Thing = Pick<Breach, 'operation' | 'subject'>;

/** Names that a run makes up are others each time. */
const isSame = (one: Thing, other: Thing): boolean =>
  one.operation === other.operation && withoutNames(one.subject) === withoutNames(other.subject);

const withoutNames = (subject: string): string => subject.replaceAll(/\S*\d\S*/g, '#');

/** On a mock of its own, after these checks. */
async function showsUnder(
  fault: FaultId,
  around: readonly Check[],
  dialect: Dialect,
  isShown: (run: Run) => Promise<boolean>,
): Promise<boolean> {
  const quiet = { selfCheck: false, complain: () => {} };
  const mock = await startMock({ port: 0, scenario: 'empty', faults: [fault], ...quiet });
  const run = openMockRun(settingsFor(targetOf(mock), 1, { timeoutMs: 600, pollTimeoutMs: 1200 }), dialect);
  try {
    await runChecks(around, run);
    return await isShown(run);
  } finally {
    await run.transport.close();
    await mock.close();
  }
}

/** What a life of this row finds wrong. */
async function livedIn(run: Run, { check, again: live }: Lived, row: Row): Promise<readonly Thing[]> {
  let found: readonly Thing[] = [];
  const alone: Check = {
    ...check,
    run: async (t) => {
      found = (await live(t, row)).breaches;
    },
  };
  await runCheck(alone, run);
  return found;
}
