/** Formats counts, times and amounts. */
import { jsonIn } from '../../http/json.js';

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

/** JSON indented; any other text unchanged. */
export function pretty(text: string): string {
  const json = jsonIn(text);
  return json === undefined ? text : JSON.stringify(json, null, 2);
}

export const capitalized = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());

/** The address of a page of the console: `pageAt('documents', 'acme', 7)` -> "#/documents/acme/7". */
export const pageAt = (...parts: (string | number)[]): string =>
  `#/${parts.map((one) => encodeURIComponent(one)).join('/')}`;
