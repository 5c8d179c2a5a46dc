/**
 * Owns the order of one chunk's slots by a column of whole numbers, kept with every write, so that what lies in a range is
 * found without looking at the rest. It knows nothing of what the numbers mean.
 */

/** How many of the first `count` slots in `order` have a number below `value`. */
export function rankOf(
  order: Uint8Array,
  numbers: Int32Array,
  column: number,
  value: number,
  count: number,
): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[column + (order[middle] as number)] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Writes a number of a slot and moves the slot to its place. `filled` slots are there; one more than those is new. */
export function sortIn(
  order: Uint8Array,
  numbers: Int32Array,
  column: number,
  slot: number,
  value: number,
  filled: number,
): void {
  let others = filled;
  if (slot < filled) {
    if (numbers[column + slot] === value) return;
    others = filled - 1;
    const at = order.indexOf(slot);
    order.copyWithin(at, at + 1);
  }
  const place = rankOf(order, numbers, column, value + 1, others);
  order.copyWithin(place + 1, place, others);
  order[place] = slot;
  numbers[column + slot] = value;
}
