/**
 * Computes what a document must show for what was sent: its fields and its amounts, with the tolerance that rounding allows.
 * Deliberately not shared with the mock.
 */
import { Decimal } from 'decimal.js';
import type { Json } from '../target/call.js';

/** The expected amounts, one pair per interpretation that the description allows; each within `tolerance`. */
export interface Amounts {
  /** The sum of unit_price x quantity; stated only if no line has a discount. */
  sum: Decimal | undefined;
  interpretations: { before: Decimal; taxes: Decimal }[];
  tolerance: Decimal;
}

const hundred = 100;

/**
 * A line's discount of n means n per cent or an amount of n: the description names the field without a formula. Prices may be
 * rounded to two decimals, unless the lines in `shown` have them as sent: the amounts are those of the shown lines.
 */
export function amountsOf(
  lines: readonly Json[],
  taxes: ReadonlyMap<string, string>,
  shown: readonly Json[] = [],
): Amounts {
  const isPlain = lines.every(({ discount }) => Number(discount ?? 0) === 0);
  const isExact = lines.every(
    ({ unit_price: price }, n) =>
      new Decimal(String(price)).decimalPlaces() <= 2 || numberIn(shown[n]?.unit_price) === Number(price),
  );
  const interpretations: Amounts['interpretations'] = [];
  let sum: Decimal | undefined;
  const priceOf = (line: Json, n: number, isRounded: boolean): Decimal => {
    const price = new Decimal(String(line.unit_price));
    if (!isRounded) return price;
    const rounded = new Decimal(numberIn(shown[n]?.unit_price));
    // Whether a half is rounded up is not stated.
    return rounded.minus(price).abs().lte('0.0050001')
      ? rounded
      : price.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
  };
  for (const isRounded of isExact ? [false] : [false, true]) {
    for (const kind of isPlain ? (['per cent'] as const) : (['per cent', 'amount'] as const)) {
      let [gross, before, tax] = [new Decimal(0), new Decimal(0), new Decimal(0)];
      for (const [n, line] of lines.entries()) {
        const subtotal = priceOf(line, n, isRounded).times(String(line.quantity));
        const discount = new Decimal(String(line.discount ?? 0));
        const off = kind === 'amount' ? discount : subtotal.times(discount).dividedBy(hundred);
        const left = subtotal.minus(off);
        const rate = taxes.get(String((Object(line.tax) as Json).name)) ?? '0';
        gross = gross.plus(subtotal);
        before = before.plus(left);
        tax = tax.plus(left.times(rate).dividedBy(hundred));
      }
      if (isPlain && isExact) sum = gross;
      interpretations.push({ before, taxes: tax });
    }
  }
  // Half a cent for every line and every sum in a figure, at least one cent.
  const tolerance = Decimal.max('0.01', new Decimal('0.005').times(lines.length + 2)).plus('0.0000001');
  return { sum, interpretations, tolerance };
}

/** Which parts of a document each step may change; all others must stay as they were read. */
export const mayChange = {
  update: ['date', 'due_date', 'reference', 'observations', 'retention', 'amounts', 'client', 'items'],
  // What archives a document is not stated.
  'change of state': ['status', 'sequence_number', 'observations', 'archived'],
  // What finalizing does to the date is not stated.
  finalizing: ['status', 'sequence_number', 'observations', 'archived', 'date'],
  refusal: [],
  // Its client may have been renamed meanwhile and be shown by the new name.
  'late refusal': ['client'],
  'e-mail': ['observations'],
  payment: ['status'],
  read: [],
} as const;
export type Occasion = keyof typeof mayChange;

/** The number in a text or number; NaN for anything else. */
export const numberIn = (value: unknown): number =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
    ? Number.NaN
    : Number(value);
