/** A share with its 95 % interval (Wilson). */

/** The ends of the interval, between 0 and 1. */
export function ends(hits: number, all: number): readonly [low: number, high: number] {
  if (all === 0) return [0, 1];
  const [z, share] = [1.96, hits / all];
  const middle = (share + (z * z) / (2 * all)) / (1 + (z * z) / all);
  const half = (z / (1 + (z * z) / all)) * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** For example `97 of 100 (91 to 99 %)`. */
export function interval(hits: number, all: number): string {
  const [low, high] = ends(hits, all).map((value) => Math.round(value * 100));
  return `${hits} of ${all} (${low} to ${high} %)`;
}
