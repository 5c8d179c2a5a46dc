/**
 * Decimal arithmetic on big integers: inputs carry eight places, products are kept whole until they are rounded
 * to cents, half away from zero. It owns no field of the API.
 */
const places = 8;
const unit = 10n ** BigInt(places);
/** Sums of lines are kept at 36 places: price x quantity (16), a percentage of it (10 more), and another one (10 more). */
const exact = 10n ** 36n;

export type Decimal = bigint;
export type Exact = bigint;

export function parseDecimal(text: string): Decimal | undefined {
  const match = /^([+-]?)(\d{0,15})(?:\.(\d*))?$/.exec(text.trim());
  const whole = match?.[2] ?? '';
  const part = match?.[3] ?? '';
  if (!match || whole + part === '') return undefined;
  const size = BigInt(whole === '' ? '0' : whole) * unit + BigInt(part.slice(0, places).padEnd(places, '0'));
  return match[1] === '-' ? -size : size;
}

export function placesOf(text: string): number {
  return (text.trim().split('.')[1] ?? '').replace(/0+$/, '').length;
}

export function decimalText(value: Decimal, atLeast = 1): string {
  const sign = value < 0n ? '-' : '';
  const size = value < 0n ? -value : value;
  const part = String(size % unit)
    .padStart(places, '0')
    .replace(/0+$/, '')
    .padEnd(atLeast, '0');
  return `${sign}${size / unit}${part === '' ? '' : `.${part}`}`;
}

export const decimalNumber = (value: Decimal): number => Number(decimalText(value));

export function toTwoPlaces(value: Decimal): Decimal {
  return divideHalfUp(value, unit / 100n) * (unit / 100n);
}

export interface LineAmounts {
  subtotal: Exact;
  discount: Exact;
  tax: Exact;
}

export function lineAmounts(price: Decimal, quantity: Decimal, discount: Decimal, tax: Decimal): LineAmounts {
  const subtotal = price * quantity * 10n ** 20n;
  const off = price * quantity * discount * 10n ** 10n;
  const taxed = ((subtotal - off) / 10n ** 10n) * tax;
  return { subtotal, discount: off, tax: taxed };
}

function divideHalfUp(value: bigint, by: bigint): bigint {
  const size = value < 0n ? -value : value;
  const rounded = (size + by / 2n) / by;
  return value < 0n ? -rounded : rounded;
}

export const toCents = (value: Exact): bigint => divideHalfUp(value, exact / 100n);
export const cutToCents = (value: Exact): bigint => value / (exact / 100n);
export const centsOf = (value: Decimal): bigint => divideHalfUp(value, unit / 100n);
export const fromCents = (cents: bigint): number => Number(cents) / 100;
export const roundedTo = (value: Exact, digits: number): number =>
  Number(divideHalfUp(value, exact / 10n ** BigInt(digits))) / 10 ** digits;
