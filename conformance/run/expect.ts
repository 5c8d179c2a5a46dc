/**
 * Assertions on values, with outcomes that a person can read. What could not be read (see unreadable.ts) is passed over
 * and noted, since its place was reported already. Owns no statements: the check, or the call, names what it rests on.
 */
import type { OperationId } from '../../generated/operations.js';
import type { StatementId } from '../judge/citation.js';
import type { Exchange } from '../judge/exchange.js';
import { fieldOf, type Symptom, valueSymptom } from '../judge/identity.js';
import { inWords } from '../judge/in-words.js';
import { isUnreadable } from '../judge/unreadable.js';
import type { Comparison, Proof } from '../judge/violation.js';
import type { Json } from '../target/call.js';

/** What a comparison is about: the comparator itself says how it failed, unless `symptom` says more. */
export interface Compared {
  /** Where: a path without indices, see judge/identity.ts. */
  field: string;
  symptom?: Symptom;
  /** What it rests on, where that is not what its check rests on. What we only assume is reported by `note`. */
  statement?: StatementId | undefined;
  /** The operation at fault, where the caller knows it. */
  operation?: OperationId | undefined;
  /** A wrong status that was not judged as one when it came. */
  sort?: 'status' | 'shape';
  proof?: Proof | undefined;
  /** The end of its place, where several have such a field: `items[2].tax.name`. */
  path?: string;
  /** The record was named by no request since it was as it should be. */
  ofAnother?: boolean | undefined;
  /** What showed it, where that was not the last thing sent. */
  exchange?: Exchange | undefined;
  /** Exchanges with whose answers that one was compared. */
  others?: Exchange[];
}

/** What a condition is about: where, and how it failed. */
export interface Asserted extends Compared {
  symptom: Symptom;
}

/** Assertions; `what` and `expected` are for people: 'total of the invoice after the update'. */
export interface Expect {
  /** Deep equality by JSON; numbers by value (10 and 10.0 are one). */
  equal(actual: unknown, expected: unknown, what: string, about: Compared): void;
  /** Equality of texts without case. */
  sameWord(actual: unknown, expected: string, what: string, about: Compared): void;
  /** Amounts equal within so many cents (default 1); texts that hold numbers count as numbers. */
  cents(
    actual: unknown,
    expected: number | string,
    what: string,
    about: Compared & { within?: number },
  ): void;
  /** Numbers equal by value, whether written as text or number: '10', '10.0', 10. */
  number(actual: unknown, expected: number | string, what: string, about: Compared): void;
  /** A plain condition; both sides in words. */
  that(condition: boolean, expected: string, actual: unknown, about: Asserted): asserts condition;
  /** Every property of `sent` comes back in `got` with the same value (texts, numbers by value, nested), below `field`. */
  carries(got: unknown, sent: Json, what: string, about: Compared): void;
}

export type Fail = (expected: string, actual: unknown, about: Asserted) => never;

/** An assertion that is made, whether it holds or not. */
export interface Assertion {
  how: keyof Expect | Comparison | 'status';
  /** Of a status the operation. */
  actual: unknown;
  /** A value, or what it should be in words. */
  expected: unknown;
  /** What is compared, in words. */
  what: string;
  /** The rest of what would be reported. */
  about: object;
}

/** `asserts` is called for each assertion that is made, `passOver` for each whose values could not be read. */
export function expectations(
  fail: Fail,
  passOver: () => void,
  asserts: (one: Assertion) => void = () => {},
): Expect {
  const readable = (one: Assertion, ...values: unknown[]): boolean => {
    if (!values.some(isUnreadable)) {
      asserts(one);
      return true;
    }
    passOver();
    return false;
  };
  const differs = (
    what: string,
    compare: Comparison,
    [actual, expected]: readonly [unknown, unknown],
    { path, ...about }: Compared,
  ): never =>
    fail(what, actual, {
      symptom: valueSymptom(actual, expected),
      proof: { by: 'value', compare, expected, actual, ...(path && { path }) },
      ...about,
    });
  return {
    equal: (actual, expected, what, about) => {
      const one: Assertion = { how: 'equal', actual, expected, what, about };
      if (!readable(one, actual, expected) || sameJson(actual, expected)) return;
      differs(`${what} is ${inWords(expected)}`, 'equal', [actual, expected], about);
    },
    sameWord: (actual, expected, what, about) => {
      const one: Assertion = { how: 'sameWord', actual, expected, what, about };
      if (!readable(one, actual, expected) || String(actual).toLowerCase() === expected.toLowerCase()) return;
      differs(`${what} is ${expected}`, 'word', [actual, expected], about);
    },
    cents: (actual, expected, what, { within = 1, ...about }) => {
      const one: Assertion = { how: 'cents', actual, expected, what, about: { ...about, within } };
      if (!readable(one, actual, expected)) return;
      const off = Math.abs(asNumber(actual) - asNumber(expected));
      if (actual !== null && off <= within / 100 + 1e-6) return;
      const words = within <= 1 ? 'within a cent' : `within ${within} cents`;
      differs(`${what} is ${expected}, ${words}`, 'cents', [actual, expected], about);
    },
    number: (actual, expected, what, about) => {
      if (!readable({ how: 'number', actual, expected, what, about }, actual, expected)) return;
      const off = Math.abs(asNumber(actual) - asNumber(expected));
      if (actual === null || !(off < 1e-9))
        differs(`${what} is ${expected}`, 'number', [actual, expected], about);
    },
    that: (condition, expected, actual, about) => {
      const one: Assertion = { how: 'that', actual, expected, what: '', about };
      if (condition) asserts(one);
      else if (readable(one, actual)) fail(expected, actual, about);
    },
    carries: (got, sent, what, { field, ...about }) => {
      const one: Assertion = {
        how: 'carries',
        actual: got,
        expected: sent,
        what,
        about: { field, ...about },
      };
      if (!readable(one, got)) return;
      const lost = firstLost(got, sent, '');
      if (!lost) return;
      const place = `${what}${lost.path}`;
      differs(`${place} is ${inWords(lost.sent)}, as sent`, 'equal', [lost.got, lost.sent], {
        ...about,
        field: fieldOf(`${field}${lost.path}`),
      });
    },
  };
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

/** Whether a value is another one than before; one that could not be read either time is reported already. */
export const hasChanged = (before: unknown, after: unknown): boolean =>
  !isUnreadable(before) && !isUnreadable(after) && !sameJson(before, after);

/** Where two values differ first, as a field below `above`; the list itself where their lengths differ, '' where nothing does. */
export function differingField(had: unknown, has: unknown, above = ''): string {
  if (Array.isArray(had) && Array.isArray(has)) {
    const nth = had.findIndex((one, n) => !sameJson(one, has[n]));
    return had.length !== has.length || nth === -1 ? above : differingField(had[nth], has[nth], `${above}[]`);
  }
  const isInner = had !== null && typeof had === 'object' && has !== null && typeof has === 'object';
  const key = isInner
    ? Object.keys({ ...had, ...has }).find((one) => !sameJson((had as Json)[one], (has as Json)[one]))
    : undefined;
  if (key === undefined) return above;
  return differingField((had as Json)[key], (has as Json)[key], above === '' ? key : `${above}.${key}`);
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
