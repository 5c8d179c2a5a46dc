/** Takes repeated characters off the ends of a text in one pass: `/x+$/` tries again at every `x` of a long text. */

/** `/items///` without `/` at the end is `/items`. */
export function withoutTrailing(text: string, character: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end--;
  return text.slice(0, end);
}

/** `--name` without `-` at the start is `name`. */
export function withoutLeading(text: string, character: string): string {
  let start = 0;
  while (start < text.length && text[start] === character) start++;
  return text.slice(start);
}
