/**
 * Judges one lawful but awkward mock by the whole suite. Any failure is a defect of the suite (or the guise is
 * not lawful); an `error` or `blocked` is one as well.
 */
import { type GuiseName, startMock } from '../../mocks/index.js';
import type { CheckResult } from '../judge/result.js';
import type { Check } from '../run/check.js';
import { selectChecks } from '../run/selection.js';
import { learn, openMockRun, runChecks, settingsFor } from './in-process.js';

export interface GuiseVerdict {
  guise: string;
  seed: number;
  passed: number;
  /** Results that a lawful server must not get, in order. */
  wrong: Pick<CheckResult, 'id' | 'verdict' | 'expected' | 'actual' | 'reason'>[];
  durationMs: number;
}

const blemishes = new Set(['fail', 'blocked', 'error', 'inconclusive']);

/** Runs every check of the full profile, with this seed, against the mock in this guise. */
export async function judgeGuise(
  guise: { readonly name: GuiseName } | undefined,
  seed: number,
  checks: readonly Check[],
): Promise<GuiseVerdict> {
  const started = performance.now();
  const mock = await startMock({
    port: 0,
    scenario: 'empty',
    seed,
    guises: guise ? [guise.name] : [],
    selfCheck: false,
    complain: () => {},
  });
  const settings = settingsFor(mock, seed, { timeoutMs: 10_000, pollTimeoutMs: 15_000 });
  const run = openMockRun(settings, await learn(settings));
  try {
    const results = await runChecks(selectChecks(checks, settings), run);
    return {
      guise: guise?.name ?? 'plain',
      seed,
      passed: results.filter(({ verdict }) => verdict === 'pass').length,
      wrong: results
        .filter(({ verdict }) => blemishes.has(verdict))
        .map(({ id, verdict, expected, actual, reason }) => ({ id, verdict, expected, actual, reason })),
      durationMs: Math.round(performance.now() - started),
    };
  } finally {
    await run.transport.close();
    await mock.close();
  }
}
