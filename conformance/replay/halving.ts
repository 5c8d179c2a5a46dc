/**
 * Leaves out as much as goes: all of it at once, else halves, the later one first, so that places before it stay as they are.
 * `without` says whether these could go. `round` says to which half the middle one belongs.
 */
export async function leaveOutMost<T>(
  all: readonly T[],
  without: (some: readonly T[]) => Promise<boolean>,
  round: (half: number) => number = Math.ceil,
): Promise<void> {
  if (all.length === 0 || (await without(all)) || all.length === 1) return;
  const middle = round(all.length / 2);
  await leaveOutMost(all.slice(middle), without, round);
  await leaveOutMost(all.slice(0, middle), without, round);
}
