/** Removes repeated characters from the end of a text in linear time, which `/x+$/` does not guarantee. */

/** `/items///` without `/` at the end is `/items`. */
export function withoutTrailing(text: string, character: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end--;
  return text.slice(0, end);
}
