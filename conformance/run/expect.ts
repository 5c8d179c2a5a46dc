/**
 * Assertions on values, with readable messages. Assertions on unreadable values (see unreadable.ts) are skipped and counted,
 * since their places have been reported. The statement is that of the check, unless the call names one.
 */
import type { OperationId } from '../../generated/operations.js';
import type { StatementId } from '../judge/citation.js';
import type { Exchange } from '../judge/exchange.js';
import { fieldOf, type Symptom, valueSymptom } from '../judge/identity.js';
import { inWords } from '../judge/in-words.js';
import { isUnreadable } from '../judge/unreadable.js';
import type { Comparison, Proof } from '../judge/violation.js';
import type { Json } from '../target/call.js';

/** What a comparison is about. The comparator determines the symptom, unless `symptom` is set. */
export interface Compared {
  /** A path without indices, see judge/identity.ts. */
  field: string;
  symptom?: Symptom;
  /** The statement, if not that of the check. Interpretations are reported by `note`. */
  statement?: StatementId | undefined;
  /** The operation at fault, if the caller knows it. */
  operation?: OperationId | undefined;
  /** The sort of the violation, for a status or shape that the call itself did not judge. */
  sort?: 'status' | 'shape';
  proof?: Proof | undefined;
  /** The end of its path, if several places have such a field: `items[2].tax.name`. */
  path?: string;
  /** The record is another one than the update before it addressed. */
  ofAnother?: boolean | undefined;
  /** The exchange that shows it, if not the last one. */
  exchange?: Exchange | undefined;
  /** The exchanges that its answer was compared with. */
  others?: Exchange[];
}

/** What a condition is about: the field and the symptom. */
export interface Asserted extends Compared {
  symptom: Symptom;
}

/** Assertions; `what` and `expected` are for people: 'total of the invoice after the update'. */
export interface Expect {
  /** Deep equality by JSON; numbers by value (10 and 10.0 are one). */
  equal(actual: unknown, expected: unknown, what: string, about: Compared): void;
  /** It is as it was before; the field is the one that differs first, below that of `about`. */
  stays(after: unknown, before: unknown, what: string, about?: Partial<Compared>): void;
  /** Equality of texts without case. */
  sameWord(actual: unknown, expected: string, what: string, about: Compared): void;
  /** Equality of amounts within `within` cents (default 1); texts of numbers count as numbers. */
  cents(
    actual: unknown,
    expected: number | string,
    what: string,
    about: Compared & { within?: number },
  ): void;
  /** Equality of numbers by value, as text or number: '10', '10.0', 10. */
  number(actual: unknown, expected: number | string, what: string, about: Compared): void;
  /** A condition; `expected` and `actual` are texts for the report. */
  that(condition: boolean, expected: string, actual: unknown, about: Asserted): asserts condition;
  /** Every property of `sent` is in `got` with the same value (texts, numbers by value, nested); `field` is the prefix. */
  carries(got: unknown, sent: Json, what: string, about: Compared): void;
}

export type Fail = (expected: string, actual: unknown, about: Asserted) => never;

/** An assertion that was made, whether it holds or not. */
export interface Assertion {
  how: Exclude<keyof Expect, 'stays'> | Comparison | 'status';
  /** Of a status the operation. */
  actual: unknown;
  /** The expected value, or a text for it. */
  expected: unknown;
  /** A text for what is compared. */
  what: string;
  /** The other parts of the report. */
  about: object;
}

/** `asserts` is called for each assertion, `passOver` for each with unreadable values. */
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
  const expect: Expect = {
    equal: (actual, expected, what, about) => {
      const one: Assertion = { how: 'equal', actual, expected, what, about };
      if (!readable(one, actual, expected) || sameJson(actual, expected)) return;
      differs(`${what} is ${inWords(expected)}`, 'equal', [actual, expected], about);
    },
    stays: (after, before, what, { field = '', ...about } = {}) =>
      expect.equal(after, before, what, {
        ...{ field: differingField(before, after, field), symptom: 'changed', ...about },
      }),
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
  return expect;
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

/** Whether a value has changed; false if one of the two is unreadable, which has been reported. */
export const hasChanged = (before: unknown, after: unknown): boolean =>
  !isUnreadable(before) && !isUnreadable(after) && !sameJson(before, after);

/** The first differing field, prefixed by `above`; the list if its length differs; '' if nothing differs. */
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
