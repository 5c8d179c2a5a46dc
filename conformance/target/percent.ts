/** Text as it stands in an address. Half a pair of UTF-16, which a target may hand out, is sent as the replacement mark. */
export const percent = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
