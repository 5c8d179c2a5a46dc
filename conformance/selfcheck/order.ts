/**
 * Judges a lawful mock in a random order of the checks, with several workers: nothing may hang on the order. `--shard`, `--only`,
 * `--failed` and Playwright are other orders, too. What is wrong is the suite's fault.
 */
import { startMock, type VariantName } from '../../mocks/index.js';
import { drawing, drawn } from '../conditions/drawing.js';
import { verifyRun } from '../replay/verify-run.js';
import type { Check } from '../run/check.js';
import { openGuard } from '../run/guard.js';
import { runChecks } from '../run/runner.js';
import { selectChecks } from '../run/selection.js';
import { diagnose } from '../verdict/diagnosis.js';
import { blemish, learn, openMockRun, settingsFor, targetOf } from './in-process.js';

export interface OrderPlan {
  /** Lawful variants of the mock, at once; none: the plain mock. */
  variants: readonly VariantName[];
  /** Draws the order. */
  seed: number;
  workers: number;
}

export interface OrderVerdict extends OrderPlan {
  passed: number;
  requests: number;
  /** What a user would be shown as a failure, or was not judged, in order. */
  wrong: { id: string; what: string }[];
  /** Seen in the run and not again when the check was repeated alone: no failure, but a check that believed too much. */
  seenOnce: { id: string; what: string }[];
  durationMs: number;
}

/** Runs every check, in an order of its own, by the runner that the command uses. */
export async function judgeOrder(plan: OrderPlan, checks: readonly Check[]): Promise<OrderVerdict> {
  const started = performance.now();
  const mock = await startMock({
    ...{ port: 0, scenario: 'empty', selfCheck: false, complain: () => {} },
    variants: [...plan.variants],
  });
  const settings = settingsFor(targetOf(mock), 1, {
    ...{ workers: plan.workers, timeoutMs: 10_000, pollTimeoutMs: 15_000 },
  });
  const run = openMockRun(settings, await learn(settings));
  const guard = openGuard(run, { silenceMs: settings.silenceMs, watchesProgress: true });
  try {
    const selected = selectChecks(checks, settings);
    const shuffled = drawn(selected, selected.length, drawing(plan.seed));
    const { results, givenUp } = await runChecks(shuffled, run, { workers: plan.workers, guard });
    const verifications = await verifyRun(run, shuffled, results, guard);
    const { findings, results: judged } = diagnose(results, verifications);
    const blemishes = judged.flatMap((result) => {
      const what = blemish(result);
      return what === undefined ? [] : [{ id: result.id, what: `${result.verdict}: ${what}` }];
    });
    const isWrong = ({ id }: { id: string }) =>
      judged.some(
        (one) => one.id === id && ['fail', 'blocked', 'error', 'inconclusive'].includes(one.verdict),
      );
    const failing = findings.filter(({ verdict }) => verdict === 'fail');
    return {
      ...plan,
      passed: judged.filter(({ verdict }) => verdict === 'pass').length,
      requests: run.transport.sent,
      wrong: [
        ...(givenUp === undefined ? [] : [{ id: 'run', what: givenUp }]),
        ...failing.map(({ id, expected, actual }) => ({ id, what: `expected ${expected}; got ${actual}` })),
        ...blemishes.filter(isWrong),
      ],
      seenOnce: blemishes.filter((one) => !isWrong(one)),
      durationMs: Math.round(performance.now() - started),
    };
  } finally {
    guard.done();
    await run.transport.close();
    await mock.close();
  }
}

export const inWords = ({ variants, seed, workers }: OrderPlan): string =>
  `${variants.join('+') || 'the plain mock'} in order ${seed} with ${workers} workers`;

const workerCounts = [1, 2, 4, 8];

/** So many orders: the plain mock and a drawn variant in rotation, each with every number of workers. */
export function orderPlans(
  count: number,
  variants: readonly VariantName[] | undefined,
  all: readonly VariantName[],
  seed: number,
): OrderPlan[] {
  const draw = drawing(seed);
  return Array.from({ length: count }, (_, n) => ({
    variants: variants ?? (Math.floor(n / workerCounts.length) % 2 === 0 ? [] : drawn(all, 1, draw)),
    seed: seed + n,
    workers: workerCounts[n % workerCounts.length] ?? 1,
  }));
}
