/**
 * Compares two answers to the same request: status, the form of each place, and values that a server derives. Gives one
 * observation for each place; score.ts sums them up.
 */
import type { OperationId } from '../../generated/operations.js';
import { isObject } from '../service/body-values.js';
import { type Identifiers, pairRows } from './identifiers.js';

export type Aspect = 'status' | 'shape' | 'value';

export interface Observation {
  operation: OperationId;
  aspect: Aspect;
  /** A status, or a path without indices: `invoice.items[].tax.value`. */
  place: string;
  same: boolean;
  recorded: string;
  mock: string;
}

export interface Answered {
  status: number;
  body?: unknown;
}

const AMOUNTS = new Set([
  ...['sum', 'discount', 'before_taxes', 'taxes', 'total', 'subtotal', 'tax_amount', 'discount_amount'],
  ...['value', 'with_vat', 'without_vat', 'amount'],
]);
const WORDS = new Set([
  ...['status', 'state', 'type', 'archived', 'default_tax', 'default_sequence', 'currency'],
  ...['at_configured', 'trial', 'current_page', 'per_page'],
]);
const NUMBER = /^(sequence_number|inverted_sequence_number|current_\w+_number)$/;
const FORMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['date dd/mm/yyyy', /^\d\d\/\d\d\/\d{4}$/],
  ['date yyyy-mm-dd', /^\d{4}-\d\d-\d\d$/],
  ['date and time', /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/],
];

/** The type of a value; of a text, its form. */
function formOf(value: unknown): string {
  if (value === undefined) return 'absent';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value !== 'string') return typeof value;
  return FORMS.find(([, pattern]) => pattern.test(value))?.[0] ?? 'text';
}

/** Whether an answer is a complete list: only then is a missing record a difference. */
function isWhole(body: unknown): boolean {
  if (!isObject(body)) return false;
  const { pagination } = body;
  if (isObject(pagination)) return Number(pagination.total_pages) <= 1;
  return Object.values(body).every((rows) => !Array.isArray(rows) || rows.length < 10);
}

/** `searches`: the request searches for texts, which are stand-ins, so the listed records say nothing. */
export function compareAnswers(
  operation: OperationId,
  recorded: Answered,
  mine: Answered,
  identifiers: Identifiers,
  searches = false,
): Observation[] {
  const found: Observation[] = [];
  const note = (aspect: Aspect, place: string, same: boolean, one: unknown, other: unknown) =>
    found.push({ operation, aspect, place, same, recorded: String(one), mock: String(other) });
  const isSame = recorded.status === mine.status;
  note('status', String(recorded.status), isSame, recorded.status, mine.status);
  const isAlike = Math.floor(recorded.status / 100) === Math.floor(mine.status / 100);
  const comparesRows = !searches && recorded.status < 300 && isWhole(recorded.body) && isWhole(mine.body);

  /** When only one side refused, each field of the other's answer counts as a difference. */
  function walk(one: unknown, other: unknown, path: string, field: string, rows: Row[]): void {
    if (path !== '') note('shape', path, formOf(one) === formOf(other), formOf(one), formOf(other));
    if (path !== '' && one !== undefined) {
      const same = sameValue(field, one, other, rows.at(-1) ?? {}, identifiers);
      if (same !== undefined) note('value', path, same, shown(one), shown(other));
    }
    if (isObject(one)) {
      const theirs = isObject(other) ? other : {};
      for (const key of new Set([...Object.keys(one), ...Object.keys(theirs)]))
        walk(one[key], theirs[key], path === '' ? key : `${path}.${key}`, key, [...rows, one]);
    } else if (Array.isArray(one)) {
      walkRows(one, other, path, field, rows);
    }
  }

  function walkRows(one: unknown[], other: unknown, path: string, field: string, rows: Row[]): void {
    const outer = path.split('.').at(-2)?.replace('[]', '') ?? '';
    const theirs = Array.isArray(other) ? other : [];
    const { pairs, missing, extra } = pairRows(identifiers, one, theirs, field, outer);
    for (const [row, match] of pairs) {
      walk(row, match, `${path}[]`, field, rows);
      identifiers.learnFrom(row, match, field, outer);
    }
    const isList = rows.length === 1;
    if (isList ? comparesRows && one.length + theirs.length > 0 : true)
      note(
        'value',
        `${path}[]`,
        missing + extra === 0,
        `${pairs.length + missing} rows`,
        `${pairs.length + extra} rows`,
      );
  }

  walk(recorded.body, isAlike ? mine.body : undefined, '', '', []);
  if (isAlike) identifiers.learnFrom(recorded.body, mine.body);
  return found;
}

type Row = Record<string, unknown>;

const shown = (value: unknown): string =>
  (value === undefined ? 'absent' : JSON.stringify(value)).slice(0, 40);

/** Undefined for a value that no server derives. */
function sameValue(
  field: string,
  one: unknown,
  other: unknown,
  row: Row,
  identifiers: Identifiers,
): boolean | undefined {
  if (typeof one === 'object' && one !== null) return undefined;
  const same = String(one).toLowerCase() === String(other).toLowerCase();
  if (AMOUNTS.has(field)) {
    const figures = [one, other].every(
      (value) => value !== null && value !== '' && Number.isFinite(Number(value)),
    );
    return figures ? Math.abs(Number(one) - Number(other)) < 0.005 : same;
  }
  if (WORDS.has(field)) return same;
  if (!NUMBER.test(field)) return undefined;
  const [mine, theirs] = [numberIn(field, one), numberIn(field, other)];
  // A draft has no number yet, and servers use different words for that.
  if (mine === undefined) return theirs === undefined ? undefined : false;
  if (theirs === undefined) return false;
  return identifiers.goOnAlike(seriesOf(field, one, row), mine, theirs);
}

function numberIn(field: string, value: unknown): number | undefined {
  const text = String(value);
  const digits =
    field === 'inverted_sequence_number' ? /\/(\d{1,9})$/.exec(text) : /^(\d{1,9})(\/|$)/.exec(text);
  return digits?.[1] === undefined ? undefined : Number(digits[1]);
}

function seriesOf(field: string, value: unknown, row: Row): string {
  if (field.startsWith('current_')) return `${field} ${String(row.id)}`;
  const serie =
    field === 'sequence_number' ? /^[^/]*\/(.*)$/.exec(String(value)) : /^(.*)\/\d+$/.exec(String(value));
  return `${String(row.type)} ${serie?.[1]}`;
}
