/** Finds the word that was probably meant by a misspelt one. */

/** The word that is at most two letters added, left out or changed (or a swap of two) away. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const ranked = words
    // A much longer or shorter word is no misspelling, and the distance of a very long one takes long to compute.
    .filter((one) => Math.abs(one.length - word.length) <= 2)
    .map((one) => ({ one, far: distance(word.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const best = ranked[0];
  return best !== undefined && best.far <= Math.min(2, Math.floor(word.length / 2)) ? best.one : undefined;
}

/** The Levenshtein distance, with a swap of neighbours as one change. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(changed, at(i - 1, j) + 1, at(i, j - 1) + 1);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, at(i - 2, j - 2) + 1);
      (rows[i] as number[])[j] = least;
    }
  }
  return at(a.length, b.length);
}
