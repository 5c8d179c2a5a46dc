/**
 * The forecast of a run, corrected while it runs: by the requests and the time that its checks have accepted so far, and by the
 * candidates that will have to be verified. Pure; who shows it is in reporting.ts.
 */
import { type Cost, totalOf, verificationOf } from './expectation.js';

export interface Forecast {
  requests: number;
  ms: number;
}

export interface Progress {
  /** Of the expected requests of all checks, those of the checks that have ended. */
  done: number;
  /** What the checks have really sent so far, and in how many milliseconds. */
  sent: number;
  elapsedMs: number;
  /** Different violations that were seen so far, each of which will be verified. */
  candidates: number;
  answerMs: number;
}

/** What is off by more is said again. */
const tolerated = 0.25;
/** Before that a run says nothing about its rest. */
const [leastDone, leastMs] = [0.05, 2000];
/** Smaller differences concern nobody. */
const least: Forecast = { requests: 100, ms: 5000 };

export interface LiveForecast {
  /** Milliseconds that are left; undefined while that is not known. */
  leftMs(progress: Progress): number | undefined;
  /** The new forecast, where it differs from the last one by more than a quarter. */
  corrected(progress: Progress): Forecast | undefined;
}

/** `first` is the forecast at the beginning, for a run of this cost. */
export function openForecast(first: Forecast, cost: Cost): LiveForecast {
  let last = first;
  const now = ({ done, sent, elapsedMs, candidates, answerMs }: Progress): Forecast | undefined => {
    const share = cost.checks === 0 ? 1 : done / cost.checks;
    if (elapsedMs < leastMs || share < leastDone) return undefined;
    const checks = sent / share;
    const verification = verificationOf(candidates, checks);
    const cleaning = cost.checks === 0 ? 0 : (cost.cleaning * checks) / cost.checks;
    return {
      requests: totalOf({ learning: cost.learning, checks: checks + verification, cleaning }),
      // Replays are sent one after the other.
      ms: elapsedMs / share + verification * answerMs,
    };
  };
  const isOff = (one: Forecast, key: keyof Forecast): boolean =>
    Math.abs(one[key] - last[key]) > Math.max(least[key], tolerated * last[key]);
  return {
    leftMs: (progress) => {
      const forecast = now(progress);
      return forecast && Math.max(0, forecast.ms - progress.elapsedMs);
    },
    corrected: (progress) => {
      const forecast = now(progress);
      if (!forecast || !(['requests', 'ms'] as const).some((key) => isOff(forecast, key))) return undefined;
      last = forecast;
      return forecast;
    },
  };
}
