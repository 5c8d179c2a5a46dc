/** Text as it stands in an address. Half a pair of UTF-16, which a target may hand out, is sent as the replacement mark. */
export const percent = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** As it was before it came into an address; what was not written as addresses have it stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
