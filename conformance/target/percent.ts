/** Percent-encodes a text. A lone surrogate, which a target may answer, is replaced by U+FFFD. */
export const percent = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** Decodes a query value; a text that is not valid percent-encoding is returned unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
