/** Seeded random numbers and choices: for rows, orders, and samples of the self-check. */

/** A generator of numbers in [0, 1), deterministic per seed (mulberry32). */
export function drawing(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `count` different elements, in the order in which they were drawn. */
export function drawn<T>(all: readonly T[], count: number, draw: () => number): T[] {
  const left = [...all];
  return Array.from({ length: Math.min(count, all.length) }, () =>
    left.splice(Math.floor(draw() * left.length), 1),
  ).flat();
}
