/** Types of JSON Schema that TypeScript lacks, under their names in the description. */

/**
 * @asType integer
 * @minimum 0
 */
export type Whole = number;

/** @minLength 1 */
export type Text = string;

/** @format date-time */
export type DateTime = string;

export const iso = (time: number): DateTime => new Date(time).toISOString();
