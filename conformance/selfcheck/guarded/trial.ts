/**
 * Whether the condition that a finding names holds: on a fresh mock with the fault the same life shows it under this condition,
 * and on another the plainest life does not. Owns the two mocks; what a condition is conditions/narrowing.ts says.
 */
import { type FaultId, startMock } from '../../../mocks/index.js';
import { lifeOf } from '../../conditions/lives.js';
import type { Dialect } from '../../dialect/dialect.js';
import type { Breach } from '../../judge/breach.js';
import { runCheck } from '../../run/run-check.js';
import { openMockRun, settingsFor, targetOf } from '../in-process.js';

type Row = NonNullable<Breach['row']>;

export interface Trial {
  /** In words, as the finding says it. */
  condition: string;
  holds: boolean;
}

/** Undefined where the finding names no condition: it is told by a check that has none. */
export async function tryCondition(
  fault: FaultId,
  check: string,
  { condition, row, operation }: Breach,
  dialect: Dialect,
): Promise<Trial | undefined> {
  if (condition === undefined) return undefined;
  const life = lifeOf(check, 1);
  if (!life || !row) return { condition, holds: false };
  const shows = (other: Row) => showsUnder(fault, life, other, operation, dialect);
  const isPlain = Object.entries(life.plain).every(([name, value]) => row[name] === value);
  return { condition, holds: (await shows(row)) && (isPlain || !(await shows(life.plain))) };
}

async function showsUnder(
  fault: FaultId,
  life: NonNullable<ReturnType<typeof lifeOf>>,
  row: Row,
  operation: string | undefined,
  dialect: Dialect,
): Promise<boolean> {
  const quiet = { selfCheck: false, complain: () => {} };
  const mock = await startMock({ port: 0, scenario: 'empty', faults: [fault], ...quiet });
  const run = openMockRun(settingsFor(targetOf(mock), 1, { timeoutMs: 600, pollTimeoutMs: 1200 }), dialect);
  let isShown = false;
  try {
    const result = await runCheck(
      {
        ...life.check,
        run: async (t) => {
          const found = await life.again(t, row);
          isShown = found.some((one) => operation === undefined || one.operation === operation);
        },
      },
      run,
    );
    return isShown || result.breaches.some((one) => one.operation === operation);
  } finally {
    await run.transport.close();
    await mock.close();
  }
}
