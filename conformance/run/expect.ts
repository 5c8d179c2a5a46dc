/**
 * Assertions on values, with outcomes that a person can read. What could not be read (see unreadable.ts) is passed over
 * and noted, since its place was told already. Owns no statements: the check, or the call, names what it rests on.
 */
import type { Proof } from '../judge/breach.js';
import type { StatementId } from '../judge/citation.js';
import type { Exchange } from '../judge/exchange.js';
import { inWords } from '../judge/outcome.js';
import { isUnreadable } from '../judge/unreadable.js';
import type { Json } from '../target/call.js';

/** What an assertion rests on and whom it blames, where that is not what its check says. */
export interface Telling {
  /** Something that the description says; what we only assume is told by `note`. */
  statement?: StatementId;
  /** A wrong status that was not judged as one when it came. */
  sort?: 'status';
  /** What is wrong, in few words that stay the same: a field, a cell. Else it is read off `what`. */
  subject?: string;
  /** The field of the answer, where the subject is called otherwise. */
  field?: string;
  /** The operation at fault, where the caller knows it. */
  operation?: string;
  proof?: Proof;
  /** What showed it, where that was not the last thing sent. */
  exchange?: Exchange;
  /** Exchanges with whose answers that one was compared. */
  others?: Exchange[];
}

/** Assertions with readable outcomes. `what` names the thing: 'total of the invoice after the update'. */
export interface Expect {
  /** Deep equality by JSON; numbers by value (10 and 10.0 are one). */
  equal(actual: unknown, expected: unknown, what: string, how?: Telling): void;
  /** Equality of texts without case. */
  sameWord(actual: unknown, expected: string, what: string, how?: Telling): void;
  /** Amounts equal within so many cents (default 1); texts that hold numbers count as numbers. */
  cents(actual: unknown, expected: number | string, what: string, how?: Telling & { within?: number }): void;
  /** Numbers equal by value, whether written as text or number: '10', '10.0', 10. */
  number(actual: unknown, expected: number | string, what: string, how?: Telling): void;
  /** A plain condition; say both sides in words. */
  that(condition: boolean, expected: string, actual: unknown, how?: Telling): asserts condition;
  /** Every property of `sent` comes back in `got` with the same value (texts, numbers by value, nested). */
  carries(got: unknown, sent: Json, what: string, how?: Telling): void;
}

export type Fail = (expected: string, actual: unknown, how?: Telling) => never;

/** `asserts` is called for each assertion that is made, `passOver` for each whose values could not be read. */
export function expectations(fail: Fail, passOver: () => void, asserts: () => void = () => {}): Expect {
  const readable = (...values: unknown[]): boolean => {
    if (!values.some(isUnreadable)) {
      asserts();
      return true;
    }
    passOver();
    return false;
  };
  const about = (
    what: string,
    how: Telling | undefined,
    compare: 'equal' | 'word' | 'number' | 'cents',
    expected: unknown,
    actual: unknown,
  ): Telling => ({
    subject: fieldOf(what),
    // Whoever says what is wrong in other words means the same field.
    proof: { by: 'value', compare, expected, actual, field: how?.field ?? fieldOf(what) },
    ...how,
  });
  return {
    equal: (actual, expected, what, how) => {
      if (!readable(actual, expected) || sameJson(actual, expected)) return;
      fail(
        `${what} is ${inWords(expected)}`,
        actual ?? 'nothing',
        about(what, how, 'equal', expected, actual),
      );
    },
    sameWord: (actual, expected, what, how) => {
      if (!readable(actual) || String(actual).toLowerCase() === expected.toLowerCase()) return;
      fail(`${what} is ${expected}`, actual ?? 'nothing', about(what, how, 'word', expected, actual));
    },
    cents: (actual, expected, what, how) => {
      if (!readable(actual, expected)) return;
      const within = how?.within ?? 1;
      const off = Math.abs(asNumber(actual) - asNumber(expected));
      if (actual !== null && off <= within / 100 + 1e-6) return;
      const words = within <= 1 ? 'within a cent' : `within ${within} cents`;
      fail(
        `${what} is ${expected}, ${words}`,
        actual ?? 'nothing',
        about(what, how, 'cents', expected, actual),
      );
    },
    number: (actual, expected, what, how) => {
      if (!readable(actual, expected)) return;
      const off = Math.abs(asNumber(actual) - asNumber(expected));
      if (actual === null || !(off < 1e-9))
        fail(`${what} is ${expected}`, actual ?? 'nothing', about(what, how, 'number', expected, actual));
    },
    that: (condition, expected, actual, how) => {
      if (condition) asserts();
      else if (readable(actual)) fail(expected, actual, how);
    },
    carries: (got, sent, what, how) => {
      if (!readable(got)) return;
      const lost = firstLost(got, sent, what);
      if (lost)
        fail(
          `${lost.path} is ${inWords(lost.sent)}, as sent`,
          lost.got ?? 'nothing',
          about(lost.path, { field: lost.path.slice(what.length + 1), ...how }, 'equal', lost.sent, lost.got),
        );
    },
  };
}

/** The field that an assertion is about: 'date of the quote after ...' -> 'date'. */
export function fieldOf(what: string): string {
  const [field = what] = what.split(/ (?:of|after|when|in|by|is|at|on|for|as|before|within)\b|,/);
  return field.replace(/^(the|its) /, '').slice(0, 60);
}

function asNumber(value: unknown): number {
  return typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
}

/** Deep equality of JSON values; the order of keys does not count. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => sameJson((a as Json)[key], (b as Json)[key]));
}

function firstLost(
  got: unknown,
  sent: unknown,
  path: string,
): { path: string; sent: unknown; got: unknown } | undefined {
  if (sent !== null && typeof sent === 'object') {
    if (got === null || typeof got !== 'object') return { path, sent, got };
    for (const [key, value] of Object.entries(sent)) {
      const below = Array.isArray(sent) ? `${path}[${key}]` : `${path}.${key}`;
      const lost = firstLost((got as Json)[key], value, below);
      if (lost) return lost;
    }
    return undefined;
  }
  if (got === sent || (isNumeric(got) && isNumeric(sent) && Number(got) === Number(sent))) return undefined;
  return (sent === null || sent === '') && (got === undefined || got === null || got === '')
    ? undefined
    : { path, sent, got };
}

function isNumeric(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));
}
