/**
 * Owns one copy of texts that come again and again (item names, units, prices), so that many stored documents
 * stay small. It forgets everything when it grows too large; that costs memory, never correctness.
 */
const LIMIT = 20_000;
const known = new Map<string, string>();

export function intern(text: string): string {
  if (text.length > 64) return text;
  const first = known.get(text);
  if (first !== undefined) return first;
  if (known.size >= LIMIT) known.clear();
  known.set(text, text);
  return text;
}

export const internOptional = (text: string | null | undefined): string | null =>
  text === null || text === undefined ? null : intern(text);
