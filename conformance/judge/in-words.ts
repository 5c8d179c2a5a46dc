/** Values as reports show them. Reads nothing back. */

/** Any value as one readable line of at most 300 characters. */
export function inWords(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > 300 ? `${text.slice(0, 297)}...` : text;
}
