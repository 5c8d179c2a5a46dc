/** Values that JSON Schema knows and TypeScript does not: the description shows them by these names. */

/** @asType integer */
export type Whole = number;

/** @format date-time */
export type DateTime = string;
