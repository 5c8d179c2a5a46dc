/** The service's clock: the machine's clock, shifted or frozen. dates.ts formats its times. */

/** The time at which the clock is stopped, in milliseconds since 1970, or its lead over the machine's clock. */
export type KeptClock = { standsAtMs: number } | { aheadMs: number };

export interface Clock {
  /** Milliseconds since 1970 in UTC. */
  now(): number;
  /** Stops the clock at an ISO date-time, or at its current time. Throws a RangeError for text that is no date. */
  freeze(at?: string): void;
  /** Lets a frozen clock run again from its current time. */
  resume(): void;
  /** Moves the clock, frozen or not, by milliseconds (negative: back). */
  advance(milliseconds: number): void;
  /** Resets the clock to the state it was created in. */
  restart(): void;
  /** An independent clock with the same time and state. */
  copy(): Clock;
  state(): KeptClock;
  /** Stands or runs as another clock did whose state this is. */
  take(state: KeptClock): void;
  readonly frozen: boolean;
}

/** A clock frozen at an ISO date-time; without one, the machine's clock. */
export function createClock(start?: string): Clock {
  let frozenAt: number | undefined;
  let shift = 0;
  const clock: Clock = {
    now: () => frozenAt ?? Date.now() + shift,
    freeze: (at) => {
      const time = at === undefined ? clock.now() : Date.parse(at);
      if (Number.isNaN(time)) {
        throw new RangeError(`clock: "${at}" is no date-time; write it like 2026-03-31T10:00:00Z`);
      }
      frozenAt = time;
    },
    resume: () => {
      if (frozenAt === undefined) return;
      shift = frozenAt - Date.now();
      frozenAt = undefined;
    },
    advance: (milliseconds) => {
      if (frozenAt === undefined) shift += milliseconds;
      else frozenAt += milliseconds;
    },
    restart: () => {
      shift = 0;
      frozenAt = undefined;
      if (start !== undefined) clock.freeze(start);
    },
    copy: () => {
      const other = createClock(start);
      other.take(clock.state());
      return other;
    },
    state: () => (frozenAt === undefined ? { aheadMs: shift } : { standsAtMs: frozenAt }),
    take: (state) => {
      frozenAt = 'standsAtMs' in state ? state.standsAtMs : undefined;
      shift = 'aheadMs' in state ? state.aheadMs : 0;
    },
    get frozen() {
      return frozenAt !== undefined;
    },
  };
  clock.restart();
  return clock;
}
