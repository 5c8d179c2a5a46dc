/**
 * When a run must end before its work does: a signal, a target that has been silent for too long, the time that it may
 * take, or a run that makes no progress although no request is under way. Says so and why; ends nothing itself.
 */
import type { Run } from './run.js';

export interface Limits {
  /** Aborted: over at once. */
  signal?: AbortSignal | undefined;
  /** Milliseconds from now. */
  maxMs?: number | undefined;
  /** Milliseconds of nothing but silence, or of 429 beyond what Retry-After promised. */
  silenceMs?: number | undefined;
  /** Checks are run all the time, so that nothing under way and nothing sent is a fault of ours. */
  watchesProgress?: boolean;
}

export interface Guard {
  readonly isOver: boolean;
  /** Why the limits ended it, in words; undefined after a signal. */
  readonly givenUp: string | undefined;
  /** `silence`: the target no longer answers; `stall`: nothing was sent and nothing is under way, which is the suite's own fault. */
  readonly cause: 'silence' | 'time' | 'stall' | undefined;
  /** Resolves when it is over; never, when `done` is called before. */
  readonly over: Promise<void>;
  /** Milliseconds from its beginning that it may take from now on. */
  allow(maxMs: number): void;
  /** What the work gives, or undefined when it is over first; what the work throws afterwards is dropped. */
  within<T>(work: Promise<T>): Promise<T | undefined>;
  done(): void;
}

const lookEveryMs = 100;
/** Looks in a row at which nothing moved: no check pauses for so long without a request. */
const stalledLooks = 200;

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
    // Looks are counted, not time: a process that was suspended has not stalled.
    const isIdle =
      limits.watchesProgress === true && run.transport.underWay === 0 && run.transport.sent === lastSent;
    idleLooks = isIdle ? idleLooks + 1 : 0;
    lastSent = run.transport.sent;
    if (idleLooks > stalledLooks) {
      cause = 'stall';
      givenUp = `the suite itself stalled: no request was under way for ${inWords(stalledLooks * lookEveryMs)}; ${waitingIn(run)}`;
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

/** What waits for what, for the report of a stalled run. */
function waitingIn({ underWay, shared, second }: Watched): string {
  const fixtures = [...(shared?.pool.pending() ?? []), ...(second?.pool.pending() ?? [])].map(
    ({ name, waitsFor }) => `"${name}" is being made${waitsFor ? ` and waits for "${waitsFor}"` : ''}`,
  );
  const checks = [...(underWay ?? [])].slice(0, 10);
  return [`checks under way: ${checks.join(', ') || 'none'}`, ...fixtures.slice(0, 10)].join('; ');
}

/** Milliseconds without an answer but 429, beyond what a Retry-After promised. */
const quietFor = (started: number, { transport }: Pick<Run, 'transport'>): number =>
  performance.now() - Math.max(started, transport.lastAnswerAt(), transport.promisedUntil());

const inWords = (ms: number): string =>
  ms < 180_000 ? `${Math.round(ms / 100) / 10} seconds` : `${Math.round(ms / 60_000)} minutes`;
