/**
 * Judges lawful mocks, plain or in variants, by the whole suite: in sequence, or in a random order with several workers like the
 * command, because results must not depend on the order. A failure is a fault of the suite, or the variant is not lawful.
 */
import type { VariantName } from '../../mocks/index.js';
import { drawing, drawn } from '../conditions/drawing.js';
import type { CheckResult } from '../judge/result.js';
import { verifyRun } from '../replay/verify-run.js';
import type { Check } from '../run/check.js';
import { openGuard, stallMs } from '../run/guard.js';
import { runChecks as runInAnyOrder } from '../run/runner.js';
import { selectChecks } from '../run/selection.js';
import { diagnose } from '../verdict/diagnosis.js';
import { isBadVerdict, type OnMock, onMock, runChecks, whyNotLawful } from './in-process.js';

export interface LawfulPlan {
  /** Variants of the mock, combined; empty: the plain mock. */
  variants: readonly VariantName[];
  /** The seed of the run; with `workers` also of the order. */
  seed: number;
  /** A random order with this number of workers; undefined: in sequence. */
  workers?: number;
}

interface Seen {
  id: string;
  what: string;
}
type Outcome = Pick<LawfulVerdict, 'passed' | 'wrong' | 'seenOnce'>;

export interface LawfulVerdict extends LawfulPlan {
  passed: number;
  requests: number;
  /** What a user would see as a failure, or what was not judged, in order. */
  wrong: Seen[];
  /** Violations that did not show again when the check was repeated alone: not failures, but the check was too sensitive. */
  seenOnce: Seen[];
  durationMs: number;
}

export async function judgeLawful(plan: LawfulPlan, checks: readonly Check[]): Promise<LawfulVerdict> {
  const started = performance.now();
  const { variants, seed, workers } = plan;
  const times = { timeoutMs: 10_000, pollTimeoutMs: 15_000 };
  const isOrder = workers !== undefined;
  return onMock(
    { variants: [...variants], ...(!isOrder && { seed }) },
    { ...times, ...(isOrder && { workers }) },
    async (parts) => {
      const selected = selectChecks(checks, parts.settings);
      const judged = isOrder
        ? await inRandomOrder(drawn(selected, selected.length, drawing(seed)), parts, workers)
        : asTheyStand(await runChecks(selected, parts.run));
      const durationMs = Math.round(performance.now() - started);
      return { ...plan, ...judged, requests: parts.run.transport.sent, durationMs };
    },
  );
}

const passedOf = (results: readonly CheckResult[]): number =>
  results.filter(({ verdict }) => verdict === 'pass').length;
const blemishesOf = (results: readonly CheckResult[]): Seen[] =>
  results.flatMap((result) => {
    const what = whyNotLawful(result);
    return what === undefined ? [] : [{ id: result.id, what }];
  });

const asTheyStand = (results: readonly CheckResult[]): Outcome => ({
  passed: passedOf(results),
  wrong: blemishesOf(results),
  seenOnce: [],
});

/** Runs the checks like the command; faults are what the command would report. */
async function inRandomOrder(
  shuffled: readonly Check[],
  { run, settings }: OnMock,
  workers: number,
): Promise<Outcome> {
  const guard = openGuard(run, { silenceMs: settings.silenceMs, stallMs });
  try {
    const { results, givenUp } = await runInAnyOrder(shuffled, run, { workers, guard });
    const verifications = await verifyRun(run, shuffled, results, guard);
    const { findings, results: judged } = diagnose(results, verifications);
    const bad = new Set(judged.filter(isBadVerdict).map(({ id }) => id));
    const failing = findings.filter(({ verdict }) => verdict === 'fail');
    const blemishes = blemishesOf(judged);
    return {
      passed: passedOf(judged),
      wrong: [
        ...(givenUp === undefined ? [] : [{ id: 'run', what: givenUp }]),
        ...failing.map(({ id, expected, actual }) => ({ id, what: `expected ${expected}; got ${actual}` })),
        ...blemishes.filter(({ id }) => bad.has(id)),
      ],
      seenOnce: blemishes.filter(({ id }) => !bad.has(id)),
    };
  } finally {
    guard.done();
  }
}

export const inWords = ({ variants, seed, workers }: LawfulPlan): string =>
  workers === undefined
    ? `${variants.join('+') || 'the plain mock'} (seed ${seed})`
    : `${variants.join('+') || 'the plain mock'} in order ${seed} with ${workers} workers`;

const workerCounts = [1, 2, 4, 8];

/** `count` orders: the plain mock and a drawn variant in rotation, each with every number of workers. */
export function orderPlans(
  count: number,
  variants: readonly VariantName[] | undefined,
  all: readonly VariantName[],
  seed: number,
): LawfulPlan[] {
  const draw = drawing(seed);
  return Array.from({ length: count }, (_, n) => ({
    variants: variants ?? (Math.floor(n / workerCounts.length) % 2 === 0 ? [] : drawn(all, 1, draw)),
    seed: seed + n,
    workers: workerCounts[n % workerCounts.length] ?? 1,
  }));
}
