/** What a document must show for what was sent, value by value. */
import type { Decimal } from 'decimal.js';
import { documentTypes } from '../../../generated/states.js';
import { firstMoved, isOtherType, linesOf } from '../../checks/kit/document-rules.js';
import type { StatementId } from '../../judge/citation.js';
import { countSymptom, type Symptom, valueSymptom } from '../../judge/identity.js';
import type { Comparison, Proof } from '../../judge/violation.js';
import type { Json } from '../../target/call.js';
import { amountsOf, numberIn } from '../model.js';
import { fieldOfText } from './odd-texts.js';
import type { DocumentCase } from './subject.js';

export type Reader = (record: Json) => unknown;

export interface Claim {
  field: string;
  read: Reader;
  isRight(value: unknown): boolean;
  expected: string;
  /** The symptom of a wrong value. */
  symptom(value: unknown): Symptom;
  statement?: StatementId | null;
  /** The assertion as data, to be evaluated without the suite. */
  proof?(actual: unknown): Proof;
}

export const byValue =
  (compare: Comparison, expected: unknown, path?: string): NonNullable<Claim['proof']> =>
  (actual) => ({ by: 'value', compare, expected, actual, ...(path && { path }) });

export const same = (field: string, read: Reader, wanted: unknown, path?: string): Claim => ({
  field,
  read,
  symptom: (value) => valueSymptom(value, wanted),
  isRight: (value) => (value ?? null) === (wanted ?? null),
  expected: `is ${String(wanted)}`,
  proof: byValue('equal', wanted, path),
});
const numeric = (
  field: string,
  read: Reader,
  wanted: unknown,
  { tolerance = 1e-6, path }: { tolerance?: number | undefined; path?: string } = {},
): Claim => ({
  field,
  read,
  symptom: (value) => valueSymptom(value, wanted),
  isRight: (value) => Math.abs(numberIn(value) - Number(wanted)) <= tolerance,
  expected: `is ${String(wanted)}`,
  proof: byValue(tolerance < 0.005 ? 'number' : 'cents', wanted, path),
});
export const of =
  (name: string): Reader =>
  (record) =>
    record[name];

/** All claims on a document that was created or updated with `sent`. */
export function claimsOf(current: DocumentCase, sent: Json, record: Json): Claim[] {
  const { party } = current;
  const client = sent.client as Json;
  const lines = sent.items as Json[];
  const own = sent.observations as string | undefined;
  const text = (field: string, shown: unknown, wanted: unknown) => fieldOfText(current, field, shown, wanted);
  return [
    {
      field: 'type',
      symptom: (value) => valueSymptom(value, current.type),
      read: of('type'),
      // The type names are examples: only the name of another type is wrong.
      isRight: (value) => typeof value === 'string' && value !== '' && !isOtherType(current.type, value),
      expected: `is that of ${documentTypes[current.type].singular}`,
    },
    {
      field: 'archived',
      symptom: () => 'different',
      read: of('archived'),
      isRight: (value) => value !== true,
      expected: 'is false',
      proof: byValue('not', true),
    },
    same('date', of('date'), sent.date),
    ...(sent.due_date === undefined ? [] : [same('due_date', of('due_date'), sent.due_date)]),
    ...(sent.reference === undefined
      ? []
      : [same(text('reference', record.reference, sent.reference), of('reference'), sent.reference)]),
    {
      field: text('observations', record.observations, own),
      symptom: (value) => valueSymptom(value, own),
      read: of('observations'),
      isRight: (value) => (own ? String(value ?? '').includes(own) : party.note !== undefined || !value),
      expected: own ? `hold "${own}"` : 'are unset',
      proof: own ? byValue('includes', own) : byValue('unset', ''),
    },
    sent.retention === undefined
      ? {
          field: 'retention',
          symptom: () => 'present',
          read: of('retention'),
          isRight: (value) => !value || Number(value) === 0,
          expected: 'is unset',
          proof: byValue('unset', ''),
        }
      : numeric('retention', of('retention'), sent.retention),
    same('client.name', (it) => (Object(it.client) as Json).name, client.name),
    ...countryClaims(party),
    ...(party.id === undefined || client.name !== party.name
      ? []
      : [same('client.id', (it) => String((Object(it.client) as Json).id), String(party.id))]),
    {
      field: 'items',
      symptom: (count) => countSymptom(Number(count ?? 0), lines.length),
      read: (it) => (Array.isArray(it.items) ? it.items.length : undefined),
      isRight: (count) => count === lines.length,
      expected: `are ${lines.length} lines`,
      proof: () => ({ by: 'count', name: 'items', expected: lines.length }),
    },
    ...(linesOf(record).length === lines.length ? linesClaims(current, lines, linesOf(record)) : []),
    ...amountClaims(current, lines, linesOf(record)),
  ];
}

/** The country of a client that had one before its document; entries of lists need not show it. */
const countryClaims = ({ sent }: DocumentCase['party']): Claim[] =>
  sent?.country === undefined
    ? []
    : [
        {
          ...same('client.country', (it) => (Object(it.client) as Json).country, sent.country),
          isRight: (value) => value === undefined || value === sent.country,
        },
      ];

/** Claims that the lines are in the order in which they were sent; if they are, what each must show. */
function linesClaims(current: DocumentCase, lines: readonly Json[], shown: readonly Json[]): Claim[] {
  const moved = firstMoved(shown, lines);
  if (!moved) return lines.flatMap((line, n) => lineClaims(current, line, n));
  return [
    {
      field: 'items',
      symptom: () => 'wrong order',
      read: () => 'another order',
      isRight: () => false,
      expected: 'stand in the order in which they were sent',
      proof: () => moved,
    },
  ];
}

function lineClaims(current: DocumentCase, line: Json, n: number): Claim[] {
  const at =
    (name: string): Reader =>
    (record) =>
      linesOf(record)[n]?.[name];
  const path = (name: string) => `items[${n}].${name}`;
  const price = Number(line.unit_price);
  const tax = line.tax as Json | undefined;
  const rate = Number(current.stage.rates.get(String(tax?.name)) ?? 0);
  const taxOf =
    (name: string): Reader =>
    (record) =>
      (Object(linesOf(record)[n]?.tax) as Json)[name];
  const text = (name: 'description' | 'unit') => {
    const shown = linesOf(current.shown)[n]?.[name];
    const field = fieldOfText(current, `items[].${name}`, shown, line[name]);
    return same(field, at(name), line[name], path(name));
  };
  return [
    same('items[].name', at('name'), line.name, path('name')),
    ...(line.description === undefined ? [] : [text('description')]),
    // Prices with more than two decimals may be rounded.
    numeric('items[].unit_price', at('unit_price'), price, {
      tolerance: 0.0050001,
      path: path('unit_price'),
    }),
    numeric('items[].quantity', at('quantity'), line.quantity, { path: path('quantity') }),
    ...(line.unit === undefined ? [] : [text('unit')]),
    ...(line.discount === undefined
      ? []
      : [numeric('items[].discount', at('discount'), line.discount, { path: path('discount') })]),
    ...(tax ? [same('items[].tax.name', taxOf('name'), tax.name, path('tax.name'))] : []),
    // The value of a line's tax is stated as an integer: a rate such as 6.5 may be rounded.
    ...(tax
      ? [
          numeric('items[].tax.value', taxOf('value'), rate, {
            ...{ path: path('tax.value'), tolerance: Number.isInteger(rate) ? undefined : 0.5 },
          }),
        ]
      : []),
  ];
}

function amountClaims(current: DocumentCase, lines: readonly Json[], shown: readonly Json[]): Claim[] {
  const isTaxed = lines.every(({ tax }) => current.stage.rates.has(String((Object(tax) as Json).name)));
  const { sum, interpretations, tolerance } = amountsOf(lines, current.stage.rates, shown);
  const within = Number(tolerance);
  const amount = (field: string, due: readonly Decimal[]): Claim => ({
    field,
    symptom: (value) => valueSymptom(value, field),
    read: of(field),
    isRight: (value) =>
      Number.isFinite(numberIn(value)) && due.some((one) => one.minus(numberIn(value)).abs().lte(tolerance)),
    expected: `is ${due[0]}`,
    proof: (actual) => ({ by: 'near', expected: due.map(Number), within, actual }),
  });
  const befores = interpretations.map(({ before }) => before);
  const taxes = interpretations.map((one) => one.taxes);
  // It is not stated whether the total includes the retention.
  const isRetained = Number(current.sent.retention ?? 0) !== 0;
  return [
    ...(sum ? [amount('sum', [sum])] : []),
    amount('before_taxes', befores),
    ...(isTaxed ? [amount('taxes', taxes)] : []),
    beforeTaxes,
    ...(isRetained ? [] : [totalOfParts]),
  ];
}

/** A claim that the weighted sum of these figures is zero. */
const relation = (
  field: string,
  statement: StatementId,
  words: string,
  terms: Record<string, number>,
): Claim => ({
  ...{ field, statement },
  symptom: () => 'inconsistent',
  read: (it) => {
    const off = Object.entries(terms).reduce((rest, [name, times]) => rest + times * numberIn(it[name]), 0);
    return Math.round(off * 1e6) / 1e6;
  },
  isRight: (off) => Math.abs(numberIn(off)) <= 0.0100001,
  expected: `is ${words}; it is off by`,
  proof: () => ({ by: 'terms', terms, within: 0.0100001 }),
});
const beforeTaxes = relation('before_taxes', 'rule:before-taxes-sum', 'sum - discount', {
  ...{ sum: 1, discount: -1, before_taxes: -1 },
});
export const totalOfParts = relation('total', 'rule:total-sum', 'before_taxes + taxes', {
  ...{ before_taxes: 1, taxes: 1, total: -1 },
});
