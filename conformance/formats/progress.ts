/** Progress of a run: one line that is rewritten on a terminal; elsewhere a new line after each tenth of the checks. */
import type { Verdict } from '../judge/result.js';

export interface ProgressState {
  done: number;
  total: number;
  totals: Partial<Record<Verdict, number>>;
  /** The expected remaining time, as text. */
  left?: string | undefined;
}

export interface Progress {
  update(state: ProgressState): void;
  /** Clears the line, so that another one can be written; the next update writes it again. */
  clear(): void;
  /** Clears the line finally, before the summary. */
  end(): void;
}

export interface ProgressOutput {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

/** `now` returns milliseconds; on a terminal the line is rewritten at most ten times a second. */
export function createProgress(out: ProgressOutput, now: () => number = Date.now): Progress {
  let lastTenth = 0;
  let lastMs = Number.NEGATIVE_INFINITY;
  return {
    update(state) {
      const tenth = state.total === 0 ? 10 : Math.floor((state.done / state.total) * 10);
      if (out.isTTY) {
        if (now() - lastMs < 100 && state.done < state.total) return;
        lastMs = now();
        out.write(`\r\u001b[2K${progressLine(state).slice(0, (out.columns ?? 80) - 1)}`);
      } else if (tenth > lastTenth) {
        lastTenth = tenth;
        out.write(`${progressLine(state)}\n`);
      }
    },
    clear() {
      if (out.isTTY) out.write('\r\u001b[2K');
      lastMs = Number.NEGATIVE_INFINITY;
    },
    end() {
      if (out.isTTY) out.write('\r\u001b[2K');
    },
  };
}

const reported = ['fail', 'error', 'inconclusive', 'blocked', 'unsupported'] as const;

/** `1,200 of 2,900 (41 %), 1,700 checks and 40 s left: 3 fail, 12 blocked`. */
function progressLine({ done, total, totals, left }: ProgressState): string {
  const count = (n: number) => n.toLocaleString('en-US');
  const share = total === 0 ? 100 : Math.floor((done / total) * 100);
  const notable = reported
    .filter((verdict) => totals[verdict])
    .map((verdict) => `${totals[verdict]} ${verdict}`);
  return `${count(done)} of ${count(total)} (${share} %)${left && done < total ? `, ${count(total - done)} checks and ${left} left` : ''}${notable.length > 0 ? `: ${notable.join(', ')}` : ''}`;
}
