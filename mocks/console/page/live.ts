/**
 * Follows the mock: hears of news at most four times a second, notices when it no longer answers and when it does
 * again, and says when a page is to be loaded again.
 */
import type { Tick } from '../../control/ticks.js';

export type { Tick };

/** It says something every second; after so long without a word it counts as gone. */
const SILENCE_MS = 2500;
const RETRY_MS = 1000;

interface Listener {
  tick(tick: Tick): void;
  down(): void;
  up(): void;
}

/** Calls `tick` with every word of the mock, `down` once it is gone and `up` once it is back. Gives what ends it. */
export function follow(address: string, { tick, down, up }: Listener): () => void {
  let source: EventSource;
  let retry: ReturnType<typeof setTimeout>;
  let heardAt = Date.now();
  let isDown = false;

  function connect(): void {
    source = new EventSource(address);
    source.addEventListener('tick', (event) => {
      heardAt = Date.now();
      if (isDown) {
        isDown = false;
        up();
      }
      tick(JSON.parse(event.data));
    });
    source.addEventListener('error', again);
  }
  function again(): void {
    source.close();
    clearTimeout(retry);
    retry = setTimeout(connect, RETRY_MS);
  }
  const watch = setInterval(() => {
    if (isDown || Date.now() - heardAt < SILENCE_MS) return;
    isDown = true;
    down();
    // A connection that is only silent may never fail by itself.
    again();
  }, 500);

  connect();
  return () => {
    clearInterval(watch);
    clearTimeout(retry);
    source.close();
  };
}

export const ticksOf = (world: string): string =>
  `/__mock/ticks${world === 'main' ? '' : `?world=${encodeURIComponent(world)}`}`;

/** A refresh may take this share of the time at most, so that watching costs the mock next to nothing. */
const REFRESH_MS = 300;
const SHARE = 20;
const PRESSED_MS = 50;

/** Gives what to call after news; `refresh` follows, but not while a button is pressed, whose click it could swallow. */
export function throttled(refresh: () => Promise<void>): () => void {
  let isWaiting = false;
  let notBefore = 0;
  let isPressed = false;
  const release = () =>
    setTimeout(() => {
      isPressed = false;
    });
  addEventListener('pointerdown', () => {
    isPressed = true;
  });
  addEventListener('pointerup', release);
  addEventListener('pointercancel', release);

  async function run(): Promise<void> {
    if (isPressed) {
      setTimeout(run, PRESSED_MS);
      return;
    }
    isWaiting = false;
    const start = performance.now();
    await refresh();
    notBefore = Date.now() + Math.max(REFRESH_MS, SHARE * (performance.now() - start));
  }
  return () => {
    if (!isWaiting) setTimeout(run, Math.max(0, notBefore - Date.now()));
    isWaiting = true;
  };
}
