/**
 * When a run must end before its work does: a signal, a target that has been silent for too long, or the time that it
 * may take. Says so and why; ends nothing itself.
 */
import type { Run } from './run.js';

export interface Limits {
  /** Aborted: over at once. */
  signal?: AbortSignal | undefined;
  /** Milliseconds from now. */
  maxMs?: number | undefined;
  /** Milliseconds of nothing but silence, or of 429 beyond what Retry-After promised. */
  silenceMs?: number | undefined;
}

export interface Guard {
  readonly isOver: boolean;
  /** Why the limits ended it, in words; undefined after a signal. */
  readonly givenUp: string | undefined;
  /** It was the silence of the target. */
  readonly isSilent: boolean;
  /** Resolves when it is over; never, when `done` is called before. */
  readonly over: Promise<void>;
  /** Milliseconds from its beginning that it may take from now on. */
  allow(maxMs: number): void;
  /** What the work gives, or undefined when it is over first; what the work throws afterwards concerns nobody. */
  within<T>(work: Promise<T>): Promise<T | undefined>;
  done(): void;
}

const lookEveryMs = 100;

export function openGuard(run: Pick<Run, 'transport'>, limits: Limits): Guard {
  const started = performance.now();
  let { maxMs } = limits;
  let isOver = false;
  let givenUp: string | undefined;
  let isSilent = false;
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
    const quietMs = quietFor(started, run);
    isSilent = limits.silenceMs !== undefined && quietMs > limits.silenceMs;
    if (isSilent)
      givenUp = `the target gave no answer but 429 for ${inWords(limits.silenceMs ?? 0)} (--max-silence)`;
    else if (maxMs !== undefined && performance.now() - started > maxMs)
      givenUp = `not done after ${inWords(maxMs)} (--max-minutes)`;
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
    get isSilent() {
      return isSilent;
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

/** Milliseconds without an answer but 429, beyond what a Retry-After promised. */
const quietFor = (started: number, { transport }: Pick<Run, 'transport'>): number =>
  performance.now() - Math.max(started, transport.lastAnswerAt(), transport.promisedUntil());

const inWords = (ms: number): string =>
  ms < 180_000 ? `${Math.round(ms / 100) / 10} seconds` : `${Math.round(ms / 60_000)} minutes`;
