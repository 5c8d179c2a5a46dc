/** A share as a person reads it, with its 95 % interval by Wilson. Owns no other figure. */

/** `97 of 100 (91 to 99 %)`: the share with its 95 % interval, by Wilson. */
export function interval(hits: number, all: number): string {
  const [z, share] = [1.96, all === 0 ? 0 : hits / all];
  const middle = (share + (z * z) / (2 * all)) / (1 + (z * z) / all);
  const half = (z / (1 + (z * z) / all)) * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  const percent = (value: number) => Math.round(Math.max(0, Math.min(1, value)) * 100);
  return `${hits} of ${all} (${percent(middle - half)} to ${percent(middle + half)} %)`;
}
