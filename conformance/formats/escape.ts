/**
 * Makes text from a target safe to display: no escape sequence reaches a terminal, no bidirectional control character a
 * reader. Escaping for HTML, XML and Markdown is up to their renderers.
 */

/** Control characters except tab and line feed, bidirectional and invisible format characters, lone surrogates. */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters on purpose.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const named = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The text with invisible characters written as `\u001b`. */
export const visible = (text: string): string => text.replace(HIDDEN, named);
