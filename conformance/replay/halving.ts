/**
 * Leaves out as many elements as possible: all at once, otherwise by halves, the later half first, so that earlier indices stay
 * valid. `without` resolves to true if these were left out. `round` decides which half gets the middle element.
 */
export async function removeGreedily<T>(
  all: readonly T[],
  without: (some: readonly T[]) => Promise<boolean>,
  round: (half: number) => number = Math.ceil,
): Promise<void> {
  if (all.length === 0 || (await without(all)) || all.length === 1) return;
  const middle = round(all.length / 2);
  await removeGreedily(all.slice(middle), without, round);
  await removeGreedily(all.slice(0, middle), without, round);
}
