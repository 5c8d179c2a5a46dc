/**
 * Follows the mock: receives ticks at most four times a second, detects when it stops and starts answering, and limits
 * how often a page is loaded again.
 */
import type { Tick } from '../../control/ticks.js';

export type { Tick };

/** The mock sends a tick every second; without one for so long it counts as unavailable. */
const SILENCE_MS = 2500;
const RETRY_MS = 1000;

interface Listener {
  tick(tick: Tick): void;
  down(): void;
  up(): void;
}

/** Calls `tick` for every tick, `down` and `up` when the mock is lost and back. Returns a function that ends it. */
export function follow(address: string, { tick, down, up }: Listener): () => void {
  let source: EventSource;
  let retry: ReturnType<typeof setTimeout>;
  let lastTickAt = Date.now();
  let isDown = false;

  function connect(): void {
    source = new EventSource(address);
    source.addEventListener('tick', (event) => {
      lastTickAt = Date.now();
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
    if (isDown || Date.now() - lastTickAt < SILENCE_MS) return;
    isDown = true;
    down();
    // A silent connection may never fail by itself.
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

/** The maximum share of the time for refreshes (one in so many), so that watching costs the mock little. */
const REFRESH_MS = 300;
const SHARE = 20;
const PRESSED_MS = 50;

/** Returns a function that schedules `refresh`, but not while a button is pressed: a redraw could lose the click. */
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
