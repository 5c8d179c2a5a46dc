/**
 * A value that could not be read, because its shape was wrong: reported already, as a violation of its place. Assertions on it
 * are skipped, so that one wrong type is not reported a second time by everything that rests on it.
 */
import type { Schema } from './stated-schema.js';

const mark = '<unreadable: ';

export class Unreadable {
  constructor(readonly place: string) {}

  /** Reads as nothing a server would send: comparisons that do not know of this class come out unequal. */
  toJSON(): string {
    return `${mark}${this.place}>`;
  }

  toString(): string {
    return this.toJSON();
  }
}

/** What lies below it can be read as little. */
function unreadableAt(place: string): Unreadable {
  const value: Unreadable = new Proxy(new Unreadable(place), {
    get: (own, name) =>
      typeof name === 'symbol' || name in own || name === 'then' ? Reflect.get(own, name) : value,
  });
  return value;
}

/** A record of which nothing can be read: each of its fields is unreadable. */
export function unreadableRecord(place: string): Schema {
  const field = new Unreadable(place);
  const record = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? field : undefined) });
  unreadableRecords.add(record);
  return record;
}

/** They have no field of their own by which they would be known. */
const unreadableRecords = new WeakSet<object>();

/** Whether a value is unreadable, was computed from what is (NaN, a text), or holds something that is. */
export function isUnreadable(value: unknown): boolean {
  return Number.isNaN(value) || value === 'NaN' || holds(value, isUnreadable);
}

/** Whether it stands in what is to be sent. */
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
  /** Types that the place may have. */
  types: readonly string[];
  /** `Date` and the like, where the place has a named form. */
  form?: string;
}

/** The body as it can still be understood: numbers out of texts, dates out of other forms; the rest is unreadable. */
export function readTolerantly(body: unknown, wrong: readonly WrongPlace[]): unknown {
  if (wrong.length === 0) return body;
  const copy = structuredClone(body);
  for (const one of wrong) {
    const steps = one.pointer
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
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

/** dd/mm/yyyy out of yyyy-mm-dd, dd-mm-yyyy or dd.mm.yyyy; undefined where day and month could be meant either way. */
function dayOf(text: string): string | undefined {
  const iso = /^(\d{4})[-/](\d\d)[-/](\d\d)/.exec(text);
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`;
  const day = /^(\d\d)[-.](\d\d)[-.](\d{4})/.exec(text);
  return day ? `${day[1]}/${day[2]}/${day[3]}` : undefined;
}
