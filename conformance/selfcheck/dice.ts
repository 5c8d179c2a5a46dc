/** Random choices, deterministic per seed. */

/** The choices of one walk. */
export interface Dice {
  below(limit: number): number;
  /** True with this probability. */
  chance(share: number): boolean;
  of<T>(all: readonly T[]): T;
  /** An element, more often one of the last. */
  recent<T>(all: readonly T[]): T | undefined;
}

export function diceOf(draw: () => number): Dice {
  const below = (limit: number) => Math.floor(draw() * limit);
  return {
    below,
    chance: (share) => draw() < share,
    of: (all) => all[below(all.length)] as (typeof all)[number],
    recent: (all) =>
      draw() < 0.7 ? all[all.length - 1 - below(Math.min(3, all.length))] : all[below(all.length)],
  };
}
