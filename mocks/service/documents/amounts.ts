/**
 * All arithmetic on amounts, in decimals (never binary floats), by the section "Amounts" of the contract's decisions:
 * lines unrounded, document totals rounded once, half up.
 */
import { Decimal } from 'decimal.js';

/** 140 digits hold the exact product of any accepted price, quantity, discount and tax. */
const Exact = Decimal.clone({ precision: 140, rounding: Decimal.ROUND_HALF_UP });
export type Amount = Decimal;

export interface LineInput {
  readonly unitPrice: string;
  readonly quantity: string;
  /** Percentage. */
  readonly discount: string;
  /** Percentage. */
  readonly tax: string;
}

export interface LineAmounts {
  readonly subtotal: Amount;
  readonly discountAmount: Amount;
  readonly taxAmount: Amount;
  readonly total: Amount;
}

/** In the document's currency, rounded to 2 decimals. */
export interface Totals {
  readonly sum: number;
  readonly discount: number;
  readonly beforeTaxes: number;
  readonly taxes: number;
  readonly total: number;
}

const NUMBER = /^\d{1,20}(\.\d{1,20})?$/;

/** The plain text of a number >= 0 given as text or JSON number; undefined for anything else. */
export function decimalText(value: unknown): string | undefined {
  if (typeof value === 'string') return NUMBER.test(value) ? value : undefined;
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return undefined;
  const text = new Exact(value).toFixed();
  return NUMBER.test(text) ? text : undefined;
}

const NOTHING = new Exact(0);
const PERCENT = new Exact('0.01');

export const amount = (value: string | number): Amount => new Exact(value);
/** decimal.js stores seven digits per word. */
const WORD = 1e7;
const WORD_DIGITS = 7;
/** Powers of ten that are exact in binary: one division by them rounds once, as parsing the decimal text would. */
const powers = Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);

interface Digits {
  /** All digits of the decimal as one whole number. */
  readonly whole: number;
  /** The number of decimals among them. */
  readonly scale: number;
}

/** The digits of a decimal; undefined when they are too many for exact whole numbers. */
function digitsOf({ d: words, e: exponent }: Amount): Digits | undefined {
  let whole = 0;
  for (let index = 0; index < words.length; index++) whole = whole * WORD + (words[index] as number);
  const scale = WORD_DIGITS * (words.length - 1 - Math.floor(exponent / WORD_DIGITS));
  return whole <= Number.MAX_SAFE_INTEGER && scale >= 0 && scale < powers.length
    ? { whole, scale }
    : undefined;
}

/** The nearest binary number: what `toNumber()` gives, without writing the decimal as text first. */
export function numberOf(value: Amount): number {
  const digits = digitsOf(value);
  return digits ? (value.s * digits.whole) / (powers[digits.scale] as number) : value.toNumber();
}

/** Rounded to 2 decimals, half up (away from zero). */
export function cents(value: Amount): number {
  const digits = digitsOf(value);
  if (digits === undefined || digits.scale > 15) return value.toDecimalPlaces(2).toNumber();
  if (digits.scale <= 2) return numberOf(value);
  const power = powers[digits.scale - 2] as number;
  const rest = digits.whole % power;
  const rounded = (digits.whole - rest) / power + (rest * 2 >= power ? 1 : 0);
  return (value.s * rounded) / 100;
}

export const sumOf = (values: Iterable<string | number>): number => {
  let sum = amount(0);
  for (const value of values) sum = sum.plus(value);
  return cents(sum);
};
export const difference = (from: number, ...values: readonly number[]): number =>
  cents(values.reduce((left, value) => left.minus(value), amount(from)));

/** Cached fractions by the text of their percentage: there are few, and most lines have one of them. */
const fractions = new Map<string, Amount>();
const MAX_FRACTIONS = 100;

function fractionOf(percentage: string): Amount {
  let fraction = fractions.get(percentage);
  if (fraction === undefined) {
    fraction = new Exact(percentage).times(PERCENT);
    if (fractions.size < MAX_FRACTIONS) fractions.set(percentage, fraction);
  }
  return fraction;
}

/** Zeros are skipped: most additions are of zero, and decimal.js has no fast path for them. */
const plus = (a: Amount, b: Amount): Amount => (b === NOTHING ? a : a === NOTHING ? b : a.plus(b));
const minus = (a: Amount, b: Amount): Amount => (b === NOTHING ? a : a.minus(b));
const share = (whole: Amount, percentage: string): Amount =>
  percentage === '0' ? NOTHING : whole.times(fractionOf(percentage));

export function lineAmounts(line: LineInput): LineAmounts {
  const subtotal = new Exact(line.unitPrice).times(line.quantity);
  const discountAmount = share(subtotal, line.discount);
  const net = minus(subtotal, discountAmount);
  const taxAmount = share(net, line.tax);
  return { subtotal, discountAmount, taxAmount, total: plus(net, taxAmount) };
}

export function documentTotals(lines: readonly LineAmounts[]): Totals {
  let [sum, discount, taxes] = [NOTHING, NOTHING, NOTHING];
  for (const line of lines) {
    sum = plus(sum, line.subtotal);
    discount = plus(discount, line.discountAmount);
    taxes = plus(taxes, line.taxAmount);
  }
  const beforeTaxes = minus(sum, discount);
  return {
    sum: cents(sum),
    discount: cents(discount),
    beforeTaxes: cents(beforeTaxes),
    taxes: cents(taxes),
    total: cents(plus(beforeTaxes, taxes)),
  };
}

/** A percentage as the service answers it: "23" as "23.0", "6.50" as "6.5". */
export function percentText(value: string): string {
  const decimal = new Exact(value);
  return decimal.isInteger() ? decimal.toFixed(1) : decimal.toFixed();
}
