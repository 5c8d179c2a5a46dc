/** Takes repeated characters off the end of a text in one pass: `/x+$/` tries again at every `x` of a long text. */

/** `/items///` without `/` at the end is `/items`. */
export function withoutTrailing(text: string, character: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end--;
  return text.slice(0, end);
}
