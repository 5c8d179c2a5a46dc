/** Values as reports show them. */

/** Any value as a readable text of at most 300 characters; invisible characters are escaped. */
export function inWords(value: unknown): string {
  const text =
    typeof value === 'string' ? value.replace(unseen, escaped) : (JSON.stringify(value) ?? 'nothing');
  return text.length > 300 ? `${text.slice(0, 297)}...` : text;
}

/** Control characters except tabs and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters on purpose.
const unseen = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;
const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
