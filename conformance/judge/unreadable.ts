/**
 * A value that cannot be read because its shape is wrong, which has been reported as a violation of its place. Assertions on it
 * are skipped, so that a wrong type is not reported again by every assertion that depends on it.
 */
import { type Schema, stepsIn } from './stated-schema.js';

const mark = '<unreadable: ';

export class Unreadable {
  constructor(readonly place: string) {}

  /** A text that no server would send: comparisons without special handling of this class are unequal. */
  toJSON(): string {
    return `${mark}${this.place}>`;
  }

  toString(): string {
    return this.toJSON();
  }
}

/** An unreadable value whose members are unreadable too. */
function unreadableAt(place: string): Unreadable {
  const value: Unreadable = new Proxy(new Unreadable(place), {
    get: (own, name) =>
      typeof name === 'symbol' || name in own || name === 'then' ? Reflect.get(own, name) : value,
  });
  return value;
}

/** A record whose fields are all unreadable. */
export function unreadableRecord(place: string): Schema {
  const field = new Unreadable(place);
  const record = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? field : undefined) });
  unreadableRecords.add(record);
  return record;
}

/** Proxies without own fields: recognized by this set. */
const unreadableRecords = new WeakSet<object>();

/** Whether a value is unreadable, was computed from an unreadable one (NaN, a text), or contains one. */
export function isUnreadable(value: unknown): boolean {
  return Number.isNaN(value) || value === 'NaN' || holds(value, isUnreadable);
}

/** Whether a value to be sent contains an unreadable one. */
export const holdsUnreadable = (value: unknown): boolean => holds(value, holdsUnreadable);

function holds(value: unknown, inner: (value: unknown) => boolean): boolean {
  if (value instanceof Unreadable) return true;
  if (typeof value === 'string') return value.includes(mark);
  if (value === null || typeof value !== 'object') return false;
  return unreadableRecords.has(value) || Object.values(value).some(inner);
}

export interface WrongPlace {
  /** JSON pointer into the body; for an absent property the pointer it would have. */
  pointer: string;
  place: string;
  /** The valid types of the place. */
  types: readonly string[];
  /** The named form of the place, such as `Date`, if any. */
  form?: string;
}

/** The body with wrong values converted where possible: texts to numbers, dates in other forms; the others are unreadable. */
export function readTolerantly(body: unknown, wrong: readonly WrongPlace[]): unknown {
  if (wrong.length === 0) return body;
  const copy = structuredClone(body);
  for (const one of wrong) {
    const steps = stepsIn(one.pointer);
    const last = steps.pop();
    if (last === undefined) continue;
    const holder = steps.reduce<unknown>((part, step) => Object(part)[step], copy) as Schema | undefined;
    if (holder === null || typeof holder !== 'object') continue;
    holder[last] = understood(holder[last], one);
  }
  return copy;
}

function understood(value: unknown, { place, types, form }: WrongPlace): unknown {
  if (types.includes('number') || types.includes('integer')) {
    if (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim())) return Number(value);
    if (typeof value === 'string' && /^-?\d{1,3}(,\d{3})+\.\d\d$/.test(value))
      return Number(value.replaceAll(',', ''));
  }
  if (types.includes('string') && (typeof value === 'number' || typeof value === 'boolean'))
    return String(value);
  if (types.includes('boolean') && (value === 'true' || value === 1)) return true;
  if (types.includes('boolean') && (value === 'false' || value === 0)) return false;
  if (form?.startsWith('Date') && typeof value === 'string') return dayOf(value) ?? unreadableAt(place);
  return unreadableAt(place);
}

/** Converts yyyy-mm-dd, yyyy/mm/dd, dd-mm-yyyy and dd.mm.yyyy to dd/mm/yyyy; undefined for other forms. */
function dayOf(text: string): string | undefined {
  const iso = /^(\d{4})[-/](\d\d)[-/](\d\d)/.exec(text);
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`;
  const day = /^(\d\d)[-.](\d\d)[-.](\d{4})/.exec(text);
  return day ? `${day[1]}/${day[2]}/${day[3]}` : undefined;
}
