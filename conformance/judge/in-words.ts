/** Values as reports show them. Reads nothing back. */

/** Any value as one readable line of at most 300 characters; what no reader would see is escaped. */
export function inWords(value: unknown): string {
  const text =
    typeof value === 'string' ? value.replace(unseen, escaped) : (JSON.stringify(value) ?? 'nothing');
  return text.length > 300 ? `${text.slice(0, 297)}...` : text;
}

/** Control characters but for tabs and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unseen = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;
const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
