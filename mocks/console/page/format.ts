/** Formats counts, times and amounts. */

export const number = new Intl.NumberFormat('en-GB');

/** `plural(1, 'document')` -> "1 document". */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${number.format(count)} ${count === 1 ? one : many}`;

/** An ISO date-time without its T and milliseconds. */
export const when = (iso: string): string => iso.replace('T', ' ').slice(0, 19);

export function money(value: number, currency: string): string {
  const name = currency === 'Euro' ? 'EUR' : currency;
  try {
    return new Intl.NumberFormat('en-GB', { style: 'currency', currency: name }).format(value);
  } catch {
    return `${number.format(value)} ${currency}`;
  }
}

/** The value of a JSON text, in an object; undefined for any other text. */
export function jsonOf(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** JSON indented; any other text unchanged. */
export function pretty(text: string): string {
  const json = jsonOf(text);
  return json ? JSON.stringify(json.value, null, 2) : text;
}

export const capitalized = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());

/** The address of a page of the console: `pageAt('documents', 'acme', 7)` -> "#/documents/acme/7". */
export const pageAt = (...parts: (string | number)[]): string =>
  `#/${parts.map((one) => encodeURIComponent(one)).join('/')}`;
