// Parses, adds and formats the amounts and dates of a document. The figures are those of the document: text that is no
// number counts as 0 and is printed unchanged.
import { Decimal } from 'decimal.js';
import type { Amount, DocumentJson, LineView, TaxView, Text } from '../service/printed-view.js';
import type { Language } from './labels.js';

// A clone: the precision set here must not leak into the service's own use of the library.
const Money = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP, toExpPos: 60, toExpNeg: -30 });

export type Sum = InstanceType<typeof Money>;

const isNumber = (value: Amount): boolean =>
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' &&
    value.length < 60 &&
    /^\s*[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d{1,2})?\s*$/i.test(value));

/** The amount as a decimal; 0 for anything that is no finite number. */
export function amount(value: Amount): Sum {
  return isNumber(value) ? new Money(String(value).trim()) : new Money(0);
}

export const total = (values: Iterable<Amount | Sum>): Sum => {
  let sum = new Money(0);
  for (const value of values) sum = sum.plus(value instanceof Money ? value : amount(value as Amount));
  return sum;
};

const separators: Record<Language, { group: string; point: string }> = {
  en: { group: ',', point: '.' },
  pt: { group: '\u00a0', point: ',' },
  es: { group: '.', point: ',' },
};

/** `1234567` -> `1,234,567` */
function grouped(whole: string, group: string): string {
  const first = whole.length % 3;
  const threes = whole.slice(first).match(/\d{3}/g) ?? [];
  return [...(first === 0 ? [] : [whole.slice(0, first)]), ...threes].join(group);
}

function printed(value: Sum, decimals: number, language: Language): string {
  const { group, point } = separators[language];
  const [whole = '0', fraction] = value.abs().toFixed(decimals).split('.');
  const sign = value.isNegative() && !new Money(value.toFixed(decimals)).isZero() ? '-' : '';
  return sign + grouped(whole, group) + (fraction ? point + fraction : '');
}

/** A number with `min` to `max` decimals, in the language's notation; other text is printed unchanged. */
export function figure(value: Amount | Sum, language: Language, min = 0, max = 6): string {
  if (!(value instanceof Money) && !isNumber(value as Amount)) return String(value ?? '');
  const read = value instanceof Money ? value : amount(value as Amount);
  const places = Math.min(max, Math.max(min, read.decimalPlaces()));
  return printed(read, places, language);
}

const symbols: Record<string, string> = { EUR: '€', EURO: '€', USD: '$', GBP: '£', BRL: 'R$' };

/** 1234.5 EUR -> en '€1,234.50', pt '1 234,50 €', es '1.234,50 €'. */
export function money(value: Amount | Sum, currency: Text, language: Language, max = 2): string {
  const number = figure(value, language, 2, max);
  const known = Object.entries(symbols).find(
    ([code, sign]) => code === currency?.toUpperCase() || sign === currency,
  );
  const symbol = currency ? known?.[1] : '€';
  const unit = symbol ?? [...(currency ?? '').trim()].slice(0, 6).join('');
  if (language !== 'en' || !symbol) return `${number}\u00a0${unit}`.trim();
  return number.startsWith('-') ? `-${unit}${number.slice(1)}` : unit + number;
}

export interface TaxGroup {
  name: string;
  rate: Sum;
  base: Sum;
  tax: Sum;
}

/** The amount of a line after its discount and before tax. */
export const netOf = (line: LineView): Sum => amount(line.subtotal).minus(amount(line.discount_amount));

/** Taxes with the same key are one row of a summary. */
export const taxKey = (tax: TaxView | null | undefined): string =>
  `${amount(tax?.value).toString()} ${tax?.region ?? ''} ${tax?.name ?? ''}`;

/** One row per tax name and rate, highest rate first; lines without a tax count as rate 0. Unrounded. */
export function taxSummary(document: DocumentJson): TaxGroup[] {
  const groups = new Map<string, TaxGroup>();
  for (const line of document.items ?? []) {
    const rate = amount(line.tax?.value);
    const name = line.tax?.name ?? '';
    const key = taxKey(line.tax);
    const group = groups.get(key) ?? { name, rate, base: new Money(0), tax: new Money(0) };
    group.base = group.base.plus(netOf(line));
    group.tax = group.tax.plus(amount(line.tax_amount));
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.rate.comparedTo(a.rate) || (a.name < b.name ? -1 : 1));
}

export interface Day {
  year: number;
  month: number;
  day: number;
}

/** Parses dd/mm/yyyy (any following text is ignored); undefined when it is no such date. */
export function dayOf(date: Text): Day | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(date ?? '') ?? [];
  if (!day || !month || !year || +month < 1 || +month > 12 || +day < 1 || +day > 31) return undefined;
  return { year: +year, month: +month, day: +day };
}

/** 05/11/2026 -> '2026-11-05' (separator '-') or '20261105' (separator ''); undefined for no date. */
export function isoDay(date: Text, separator = '-'): string | undefined {
  const day = dayOf(date);
  if (!day) return undefined;
  return [String(day.year).padStart(4, '0'), pad(day.month), pad(day.day)].join(separator);
}

const pad = (value: number): string => String(value).padStart(2, '0');
