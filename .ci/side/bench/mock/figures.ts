/** Reads and writes figures: the heap, medians, numbers as text. */

/** Bytes of the heap after collecting; wants `--expose-gc`. */
export function heap(): number {
  for (let round = 0; round < 3; round++) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

export const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** What a call takes when the machine lets it: a busy one adds to some calls and takes from none. */
export const lowerQuartile = (values: number[]): number =>
  values.sort((a, b) => a - b)[values.length >> 2] ?? Number.NaN;

/** With commas between thousands. */
export const n = (value: number, digits = 0): string =>
  value.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d)(?=\D|$))/g, ',');
