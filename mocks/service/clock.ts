/**
 * Owns the service's idea of now: the machine's clock, shifted or frozen. It formats nothing (see dates.ts).
 */
export interface Clock {
  /** Milliseconds since 1970 in UTC. */
  now(): number;
  /** Stops the clock at an ISO date-time, or where it stands. Throws a RangeError for text that is no date. */
  freeze(at?: string): void;
  /** Lets a frozen clock run on from where it stands. */
  resume(): void;
  /** Moves the clock, frozen or not, by milliseconds (negative: back). */
  advance(milliseconds: number): void;
  /** As it was created: at its start, or the machine's clock. */
  restart(): void;
  /** Another clock that shows the same and goes its own way. */
  copy(): Clock;
  readonly frozen: boolean;
}

/** A clock that stands at an ISO date-time, or without one runs as the machine's. */
export function createClock(start?: string): Clock {
  return clockFrom(start, undefined, 0);
}

function clockFrom(start: string | undefined, standsAt: number | undefined, shiftMs: number): Clock {
  let frozenAt = standsAt;
  let shift = shiftMs;
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
    copy: () => clockFrom(start, frozenAt, shift),
    get frozen() {
      return frozenAt !== undefined;
    },
  };
  if (start !== undefined && standsAt === undefined && shiftMs === 0) clock.freeze(start);
  return clock;
}
