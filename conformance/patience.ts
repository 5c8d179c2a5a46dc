/**
 * How long a run still waits for what may lawfully come late. A target that let several waits run out will let
 * the next ones run out too: from then on each gets a moment only, so that a dead list costs seconds and not
 * minutes. Counted per run; checks of one process run one after another.
 */
export interface Patience {
  ranOut: number;
}

const enough = 2;
const momentMs = 20;
let active: Patience = { ranOut: 0 };

/** Makes this run's count the one that waits go by; called before each check. */
export function waitBy(patience: Patience): void {
  active = patience;
}

/** The longest wait in ms: `longestMs`, or a moment once enough waits have run out. */
export function waitMs(longestMs: number): number {
  return active.ranOut >= enough ? Math.min(longestMs, momentMs) : longestMs;
}

/** Notes that a wait has run out. */
export function waitRanOut(): void {
  active.ranOut += 1;
}
