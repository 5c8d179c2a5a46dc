/**
 * How long a run waits for answers that may change late. If several waits of a kind have run out, the next ones probably will
 * too: from then on they are short, so that a defective list costs seconds and not minutes. Counted per run and kind; passed to
 * all asynchronous work of the run.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export type WaitKind =
  /** A list that shows changes late: usually after milliseconds. */
  | 'lists'
  /** A find of one record, which may be late when lists are not. */
  | 'searches'
  /** An endpoint that answers 202 until its work is done, which may take seconds. */
  | 'asynchronous';

interface Experience {
  ranOut: number;
  /** The longest successful wait, in ms. */
  longestMs: number;
}
export interface Patience extends Record<WaitKind, Experience> {
  /** Milliseconds of a short wait, unless a successful one was longer than half of that. */
  readonly shortMs: Record<WaitKind, number>;
  /** Milliseconds in which requests could not be sent (429, --max-rps): they do not count as waiting. */
  heldBackMs(): number;
}

const enough = 2;
/** In ms. A list that is cached may be late by a quarter of a second, which a shorter wait would never notice. */
const shortMs: Record<WaitKind, number> = { lists: 300, searches: 300, asynchronous: 3000 };

export const freshPatience = (heldBackMs: () => number = () => 0): Patience => ({
  heldBackMs,
  shortMs: { ...shortMs },
  lists: { ranOut: 0, longestMs: 0 },
  searches: { ranOut: 0, longestMs: 0 },
  asynchronous: { ranOut: 0, longestMs: 0 },
});
const carried = new AsyncLocalStorage<Patience>();

/** All waits in `work` use this state and update it. */
export const withPatience = <Result>(patience: Patience, work: () => Result): Result =>
  carried.run(patience, work);

export interface Wait {
  /** The length of this wait, in ms. */
  readonly allowedMs: number;
  /** Whether the time is over, which is then counted. Called after an unsuccessful try. */
  isOver(): boolean;
  /** Pauses until the next try; longer each time. */
  pause(): Promise<void>;
  /** Called when the wait was successful. */
  ended(): void;
}

export interface WaitLength {
  longestMs: number;
  firstPauseMs: number;
  longestPauseMs: number;
}

/** The wait for lists and searches that show changes late; a GET by id is never late. */
export const grace: WaitLength = { longestMs: 2500, firstPauseMs: 15, longestPauseMs: 400 };

/** Repeats `attempt` until it returns a value; undefined if the time is over before. */
export async function untilFound<T>(
  kind: WaitKind,
  length: WaitLength,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const wait = startWait(kind, length); ; await wait.pause()) {
    const found = await attempt();
    if (found !== undefined) wait.ended();
    if (found !== undefined || wait.isOver()) return found;
  }
}

/**
 * Begins a wait. After several of its kind ran out it is short, but at least twice as long as any successful one. Outside of
 * `withPatience` each wait is the first of its kind.
 */
export function startWait(kind: WaitKind, { longestMs, firstPauseMs, longestPauseMs }: WaitLength): Wait {
  const { [kind]: experience, heldBackMs, shortMs } = carried.getStore() ?? freshPatience();
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
      // Success at the first try does not show how long to wait.
      if (pauses > 0) experience.longestMs = Math.max(experience.longestMs, clock() - started);
    },
  };
}
