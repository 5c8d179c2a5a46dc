/**
 * Owns how many documents of one chunk lie in one or two ranges, from columns that are kept sorted: looks only at what
 * lies inside, or at what lies outside where that is less. What a filter asks for is document-matches.ts's.
 */
import { COLUMN, type DocumentColumns, FILLED } from './document-columns.js';
import { rankOf } from './sorted-slots.js';
import { CHUNK } from './table.js';

export interface Ends {
  readonly from: number;
  readonly to: number;
}

/** A range of one of the columns of whole numbers. */
export interface Between extends Ends {
  /** Where it begins in `numbers`. */
  readonly column: number;
}

/** How many documents of a chunk are of an allowed group. */
export function countAll({ present: { groups, counts } }: DocumentColumns, allowed: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < groups.length; at++)
    count += (allowed[groups[at] as number] as number) * (counts[at] as number);
  return count;
}

/** The slots of a chunk by the column of a range: those from `start` to before `end` lie in it. */
interface Ordered {
  readonly order: Uint8Array;
  readonly start: number;
  readonly end: number;
}

function orderedBy({ numbers, sorted }: DocumentColumns, { column, from, to }: Between): Ordered {
  const order = sorted[(column - COLUMN.day) / CHUNK] as Uint8Array;
  const filled = numbers[FILLED] as number;
  return {
    order,
    start: rankOf(order, numbers, column, from, filled),
    end: rankOf(order, numbers, column, to + 1, filled),
  };
}

/** How many documents of a range are: what lies outside is not looked at, or, where that is less, what lies inside. */
export function countIn(columns: DocumentColumns, allowed: Uint8Array, range: Between): number {
  const { numbers } = columns;
  const { order, start, end } = orderedBy(columns, range);
  const filled = numbers[FILLED] as number;
  if (end - start <= filled >> 1) return countOrdered(order, numbers, allowed, start, end);
  const outside =
    countOrdered(order, numbers, allowed, 0, start) + countOrdered(order, numbers, allowed, end, filled);
  return countAll(columns, allowed) - outside;
}

function countOrdered(
  order: Uint8Array,
  numbers: Int32Array,
  allowed: Uint8Array,
  start: number,
  end: number,
): number {
  let count = 0;
  for (let at = start; at < end; at++)
    count += allowed[numbers[COLUMN.group + (order[at] as number)] as number] as number;
  return count;
}

/**
 * Of the slots from `start` to before `end` those that lie in a range of another column, with no branch on what it
 * holds: the differences of two such numbers fit 32 bits, and their signs say whether one lies between.
 */
function countLying(
  order: Uint8Array,
  numbers: Int32Array,
  allowed: Uint8Array,
  start: number,
  end: number,
  { column, from, to }: Between,
): number {
  const other = column | 0;
  const below = (from - 1) | 0;
  const above = (to + 1) | 0;
  let count = 0;
  for (let at = start; at < end; at++) {
    const slot = order[at] as number;
    const value = numbers[other + slot] as number;
    const lies = (((below - value) | 0) & ((value - above) | 0)) >>> 31;
    count += (allowed[numbers[COLUMN.group + slot] as number] as number) & lies;
  }
  return count;
}

/** The same for two ranges: looks through the smaller of them, or through what lies outside both where that is less. */
export function countInBoth(
  columns: DocumentColumns,
  allowed: Uint8Array,
  one: Between,
  two: Between,
): number {
  const { numbers } = columns;
  const filled = numbers[FILLED] as number;
  const [a, b] = [orderedBy(columns, one), orderedBy(columns, two)];
  const [inOne, inTwo] = [a.end - a.start, b.end - b.start];
  if (2 * filled - inOne - inTwo < Math.min(inOne, inTwo)) {
    const outsideOne =
      countOrdered(a.order, numbers, allowed, 0, a.start) +
      countOrdered(a.order, numbers, allowed, a.end, filled);
    const onlyOutsideTwo =
      countLying(b.order, numbers, allowed, 0, b.start, one) +
      countLying(b.order, numbers, allowed, b.end, filled, one);
    return countAll(columns, allowed) - outsideOne - onlyOutsideTwo;
  }
  return inOne <= inTwo
    ? countLying(a.order, numbers, allowed, a.start, a.end, two)
    : countLying(b.order, numbers, allowed, b.start, b.end, one);
}
