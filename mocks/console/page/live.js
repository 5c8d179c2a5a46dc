// Follows the mock: hears of news at most four times a second, and notices when it no longer answers and when it does
// again. Knows no view.

/** It says something every second; after so long without a word it counts as gone. */
const SILENCE_MS = 2500;
const RETRY_MS = 1000;

/** Calls `tick` with every word of the mock, `down` once it is gone and `up` once it is back. Gives what ends it. */
export function follow(world, { tick, down, up }) {
  let source;
  let retry;
  let heardAt = Date.now();
  let isDown = false;

  function connect() {
    source = new EventSource(`/__mock/ticks${world === 'main' ? '' : `?world=${encodeURIComponent(world)}`}`);
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
  function again() {
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
