/**
 * Makes a target's words harmless where they are shown as they are: no escape sequence reaches a terminal, no mark that
 * turns writing around a reader. Owns no layout; what HTML, XML and Markdown need beyond it, they do themselves.
 */

/** Control characters but tab and line feed, marks that turn writing around or hide in it, halves of pairs. */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const named = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The text with what cannot be seen written out as `\u001b`. */
export const visible = (text: string): string => text.replace(HIDDEN, named);
