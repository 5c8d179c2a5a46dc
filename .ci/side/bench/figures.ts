/** Medians, and numbers as text. */

/** The value below which the given share of the values lies. */
export const median = (values: readonly number[], share = 0.5): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** With commas between thousands. */
export const n = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
