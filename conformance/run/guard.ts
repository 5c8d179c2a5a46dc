/**
 * Detects when a run must end early: after a signal, if the target has been silent for too long, after the maximum duration, or
 * if the run makes no progress although no request is in progress.
 */
import type { Run } from './run.js';

export interface Limits {
  /** If it is aborted, the guard is over at once. */
  signal?: AbortSignal | undefined;
  /** Milliseconds from now. */
  maxMs?: number | undefined;
  /** The maximum time in ms without an answer, or with only 429 after the end of a Retry-After. */
  silenceMs?: number | undefined;
  /** The time in ms without a request sent or in progress that is an error of the suite; undefined: checks are not running. */
  stallMs?: number;
}

export interface Guard {
  readonly isOver: boolean;
  /** A text about the limit that was exceeded; undefined after a signal. */
  readonly givenUp: string | undefined;
  /** `silence`: the target no longer answers; `stall`: nothing was sent and nothing is in progress, an error of the suite. */
  readonly cause: 'silence' | 'time' | 'stall' | undefined;
  /** Resolves when it is over; never if `done` is called before. */
  readonly over: Promise<void>;
  /** Sets the maximum duration in ms, counted from the start of the guard. */
  allow(maxMs: number): void;
  /** The result of the work, or undefined if the guard is over first; a later error of the work is ignored. */
  within<T>(work: Promise<T>): Promise<T | undefined>;
  done(): void;
}

const lookEveryMs = 100;
/** The `stallMs` of a run of checks: no check pauses that long. */
export const stallMs = 20_000;

type Watched = Pick<Run, 'transport'> & Partial<Pick<Run, 'underWay' | 'shared' | 'second'>>;

export function openGuard(run: Watched, limits: Limits): Guard {
  const started = performance.now();
  let { maxMs } = limits;
  let isOver = false;
  let givenUp: string | undefined;
  let cause: Guard['cause'];
  let idleLooks = 0;
  let lastSent = run.transport.sent;
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const stop = () => {
    isOver = true;
    done();
    end();
  };
  const timer = setInterval(() => {
    // Ticks are counted instead of time: a process that was suspended has not stalled.
    const isIdle = run.transport.underWay === 0 && run.transport.sent === lastSent;
    idleLooks = isIdle ? idleLooks + 1 : 0;
    lastSent = run.transport.sent;
    if (limits.stallMs !== undefined && idleLooks * lookEveryMs > limits.stallMs) {
      cause = 'stall';
      givenUp = `the suite itself stalled: no request was under way for ${inWords(limits.stallMs)}; ${waitingIn(run)}`;
    } else if (
      limits.silenceMs !== undefined &&
      run.transport.underWay > 0 &&
      quietFor(started, run) > limits.silenceMs
    ) {
      cause = 'silence';
      givenUp = `the target gave no answer${run.transport.sawRateLimit() ? ' but 429' : ''} for ${inWords(limits.silenceMs)} (--max-silence)`;
    } else if (maxMs !== undefined && performance.now() - started > maxMs) {
      cause = 'time';
      givenUp = `not done after ${inWords(maxMs)} (--max-minutes)`;
    }
    if (givenUp !== undefined) stop();
  }, lookEveryMs);
  const done = () => {
    clearInterval(timer);
    limits.signal?.removeEventListener('abort', stop);
  };
  if (limits.signal?.aborted) stop();
  else limits.signal?.addEventListener('abort', stop, { once: true });
  return {
    get isOver() {
      return isOver;
    },
    get givenUp() {
      return givenUp;
    },
    get cause() {
      return cause;
    },
    over,
    allow: (ms) => {
      maxMs = ms;
    },
    within: async (work) => {
      work.catch(() => {});
      return await Promise.race([work, over.then(() => undefined)]);
    },
    done,
  };
}

/** A text about waiting checks and fixtures, for the report of a stalled run. */
function waitingIn({ underWay, shared, second }: Watched): string {
  const fixtures = [...(shared?.pool.pending() ?? []), ...(second?.pool.pending() ?? [])].map(
    ({ name, waitsFor }) => `"${name}" is being made${waitsFor ? ` and waits for "${waitsFor}"` : ''}`,
  );
  const checks = [...(underWay ?? [])].slice(0, 10);
  return [`checks under way: ${checks.join(', ') || 'none'}`, ...fixtures.slice(0, 10)].join('; ');
}

/** The time in ms without an answer other than 429, counted from the end of the last Retry-After. */
const quietFor = (started: number, { transport }: Pick<Run, 'transport'>): number =>
  performance.now() - Math.max(started, transport.lastAnswerAt(), transport.promisedUntil());

const inWords = (ms: number): string =>
  ms < 180_000 ? `${Math.round(ms / 100) / 10} seconds` : `${Math.round(ms / 60_000)} minutes`;
