/**
 * How long a run still waits for what may lawfully come late. A target that let several waits run out will let
 * the next ones of that kind run out too: from then on each is short, so that a dead list costs seconds and not
 * minutes. Counted per run and kind; the run carries it along everything that it awaits.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export type WaitKind =
  /** A list or search that follows its records late: milliseconds, where it is not dead. */
  | 'lists'
  /** An endpoint that answers 202 until it is done: it really works, and has to be given seconds. */
  | 'asynchronous';

interface Experience {
  ranOut: number;
  /** The longest wait, in ms, that was worth it. */
  longestMs: number;
}
export interface Patience extends Record<WaitKind, Experience> {
  /** Milliseconds in which requests could not be sent (429, --max-rps): nobody was slow then, so they count in no wait. */
  heldBackMs(): number;
}

const enough = 2;
/** A short wait in ms. */
const shortMs: Record<WaitKind, number> = { lists: 20, asynchronous: 3000 };

export const freshPatience = (heldBackMs: () => number = () => 0): Patience => ({
  heldBackMs,
  lists: { ranOut: 0, longestMs: 0 },
  asynchronous: { ranOut: 0, longestMs: 0 },
});
const carried = new AsyncLocalStorage<Patience>();

/** Every wait that begins in `work`, and in what it awaits, goes by this experience and adds to it. */
export const waitingBy = <Result>(patience: Patience, work: () => Result): Result =>
  carried.run(patience, work);

export interface Wait {
  /** How long this one really is, in ms. */
  readonly allowedMs: number;
  /** Whether its time is over, which is then remembered. Ask after a look that was in vain. */
  isOver(): boolean;
  /** Until the next look; longer each time. */
  pause(): Promise<void>;
  /** What was waited for has come. */
  ended(): void;
}

export interface WaitLength {
  longestMs: number;
  firstPauseMs: number;
  longestPauseMs: number;
}

/** The wait for lists and searches that follow their records late; reading by id is never late. */
export const grace: WaitLength = { longestMs: 2500, firstPauseMs: 15, longestPauseMs: 400 };

/**
 * Begins a wait; after some of its kind ran out a short one, though twice as long as any that was worth it. Outside of
 * `waitingBy` each wait is the first of its kind.
 */
export function startWait(kind: WaitKind, { longestMs, firstPauseMs, longestPauseMs }: WaitLength): Wait {
  const { [kind]: experience, heldBackMs } = carried.getStore() ?? freshPatience();
  const isShort = experience.ranOut >= enough;
  const short = Math.ceil(Math.max(shortMs[kind], 2 * experience.longestMs));
  const allowedMs = isShort ? Math.min(longestMs, short) : longestMs;
  const clock = () => performance.now() - heldBackMs();
  const started = clock();
  let pauseMs = firstPauseMs;
  let pauses = 0;
  return {
    allowedMs,
    isOver: () => {
      const isOver = clock() - started > allowedMs;
      if (isOver) experience.ranOut += 1;
      return isOver;
    },
    pause: async () => {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      pauses += 1;
    },
    ended: () => {
      // What was there at once says nothing of how long to wait.
      if (pauses > 0) experience.longestMs = Math.max(experience.longestMs, clock() - started);
    },
  };
}
