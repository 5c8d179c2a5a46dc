/**
 * The forecast of a run, corrected while it runs: by the requests of finished checks for the others of their class, and by the
 * number of candidates to be verified. Shown by messages.ts.
 */
import { type Costed, classOf, meanOf, requestsOf } from './check-cost.js';
import { type Cost, totalOf, verificationOf } from './expectation.js';

export interface Forecast {
  requests: number;
  ms: number;
}

export interface Progress {
  /** All requests since the checks began, and the time since then. */
  sent: number;
  elapsedMs: number;
  /** The number of distinct violations so far, each of which will be verified. */
  candidates: number;
  answerMs: number;
}

/** A forecast that differs by more than this share is corrected. */
const tolerated = 0.25;
/** Before this share of the requests and this time there is no forecast of the rest. */
const [leastDone, leastMs] = [0.05, 2000];
/** Smaller differences are ignored. */
const least: Forecast = { requests: 100, ms: 5000 };
/** The weight of the mean in costs.ts, as a number of observed checks. */
const worthOfMean = 4;

export interface LiveForecast {
  /** Called when a check has ended, with the number of its requests. */
  ended(check: Costed, sent: number): void;
  /** The remaining time in ms; undefined while it is not known. */
  leftMs(progress: Progress): number | undefined;
  /** The new forecast, if it differs from the last one by more than a quarter. */
  corrected(progress: Progress): Forecast | undefined;
}

/** `first` is the initial forecast for a run of these checks with this cost. */
export function openForecast(first: Forecast, cost: Cost, checks: readonly Costed[]): LiveForecast {
  const classes = new Map<string, { left: number; ended: number; sent: number }>();
  for (const check of checks) {
    const own = classes.get(classOf(check)) ?? { left: 0, ended: 0, sent: 0 };
    own.left += 1;
    classes.set(classOf(check), own);
  }
  // Scaled to the expected total of all checks: some profiles share fewer fixtures than was counted.
  const counted = checks.reduce((sum, check) => sum + requestsOf(check), 0);
  const expected = (name: string) => (meanOf(name) * cost.checks) / counted;
  let last = first;
  const now = ({ sent, elapsedMs, candidates, answerMs }: Progress): Forecast | undefined => {
    let [done, rest] = [0, 0];
    for (const [name, one] of classes) {
      done += one.sent;
      rest += (one.left * (one.sent + worthOfMean * expected(name))) / (one.ended + worthOfMean);
    }
    if (elapsedMs < leastMs || sent < leastDone * cost.checks) return undefined;
    const all = done + rest;
    const verification = verificationOf(candidates, all);
    const cleaning = cost.checks === 0 ? 0 : (cost.cleaning * all) / cost.checks;
    return {
      requests: totalOf({ learning: cost.learning, checks: all + verification, cleaning }),
      // Replays are sent one after the other.
      ms: elapsedMs + (elapsedMs / sent) * Math.max(0, all - sent) + verification * answerMs,
    };
  };
  const isOff = (one: Forecast, key: keyof Forecast): boolean =>
    Math.abs(one[key] - last[key]) > Math.max(least[key], tolerated * last[key]);
  return {
    ended: (check, sent) => {
      const own = classes.get(classOf(check));
      if (!own) return;
      own.left -= 1;
      own.ended += 1;
      own.sent += sent;
    },
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
