/**
 * Judges one lawful but unusual mock by the whole suite. Any failure is a defect of the suite (or the variant is
 * not lawful); an `error` or `blocked` is one as well.
 */
import { startMock, type VariantName } from '../../mocks/index.js';
import type { Check } from '../run/check.js';
import { selectChecks } from '../run/selection.js';
import type { Settings } from '../target/settings.js';
import { blemish, learn, openMockRun, runChecks, settingsFor, targetOf } from './in-process.js';

export interface VariantVerdict {
  /** Its name; of several at once `a+b`. */
  variant: string;
  seed: number;
  passed: number;
  /** Results that a lawful server must not get, in order. */
  wrong: { id: string; what: string }[];
  durationMs: number;
}

/** Runs every check of the full profile, with this seed, against the mock in these variants. */
export async function judgeVariant(
  variants: readonly VariantName[],
  seed: number,
  checks: readonly Check[],
): Promise<VariantVerdict> {
  const started = performance.now();
  const mock = await startMock({
    port: 0,
    scenario: 'empty',
    seed,
    variants: [...variants],
    selfCheck: false,
    complain: () => {},
  });
  const settings = settingsFor(targetOf(mock), seed, { timeoutMs: 10_000, pollTimeoutMs: 15_000 });
  try {
    const judged = await judgeLawful(settings, checks);
    return {
      variant: variants.join('+'),
      seed,
      ...judged,
      durationMs: Math.round(performance.now() - started),
    };
  } finally {
    await mock.close();
  }
}

/** Runs every check against a server that is lawful: what is wrong is the suite's fault. */
export async function judgeLawful(
  settings: Settings,
  checks: readonly Check[],
): Promise<Pick<VariantVerdict, 'passed' | 'wrong'>> {
  const run = openMockRun(settings, await learn(settings));
  try {
    const results = await runChecks(selectChecks(checks, settings), run);
    return {
      passed: results.filter(({ verdict }) => verdict === 'pass').length,
      wrong: results.flatMap((result) => {
        const what = blemish(result);
        return what === undefined ? [] : [{ id: result.id, what }];
      }),
    };
  } finally {
    await run.transport.close();
  }
}
