/**
 * A violation: the statement, the field, and what was answered. The judge, the client and the checks create violations by
 * `violationOf`; `verdict/` groups those with one cause as findings.
 */
import type { Exchange } from './exchange.js';
import { assertField, type Identity, identityKey, type Symptom } from './identity.js';
import { inWords } from './in-words.js';
import { rendered } from './wording.js';

/**
 * `status`: a wrong status; `shape`: a place of a body that violates its schema; `state`: a cell of a state table; `value`: a
 * value that differs from what was sent, or from other answers; `silence`: no answer at all.
 */
export type ViolationSort = 'status' | 'shape' | 'state' | 'value' | 'silence';

/** The first and the last status of a range. */
export type StatusRange = readonly [number, number];

/** `unset`: nothing, an empty text or zero; `not`: any other value; `includes`: a text that contains it. */
export type Comparison = 'equal' | 'word' | 'number' | 'cents' | 'includes' | 'unset' | 'not';

/**
 * The assertion as data: the accepted statuses, the expected value, or the form that the place should have.
 */
export type Proof =
  /**
   * `everyBody`: violated only if concurrent requests with each of the different bodies get a wrong status. `butOne`: violated
   * if more than one of several concurrent requests gets a wrong status. `polled`: the last request was repeated while it got
   * 202.
   */
  | { by: 'status'; accepted: readonly StatusRange[]; everyBody?: true; butOne?: true; polled?: true }
  | {
      by: 'value';
      compare: Comparison;
      expected: unknown;
      actual: unknown;
      /** The value is in the list entry with this id. */
      id?: unknown;
      /** The end of its path, if several places have such a field: `items[2].tax.name`. */
      path?: string;
    }
  /** Close enough to one of several accepted numbers. */
  | { by: 'near'; expected: readonly number[]; within: number; actual: unknown }
  /** No answer at all. */
  | { by: 'silence' }
  /** Violated if the answer equals the recorded one; used if there is no other assertion. */
  | { by: 'body' }
  /** Violated by a body that is no JSON. */
  | { by: 'json' }
  /** The field equals field `of` of the record with the parts before and after its first slash swapped. */
  | { by: 'inverted'; field: string; of: string }
  /**
   * The number of entries with that value on all pages of the list. `beside`: other values that must be listed too, since it
   * depends on the order which record the pages lose.
   */
  | {
      by: 'listed';
      key: string;
      value: unknown;
      beside?: readonly unknown[];
      least: number;
      most: number;
    }
  /** No two entries with equal `beside` fields have the same value, except words such as `draft`. */
  | { by: 'unique'; field: string; beside: readonly string[] }
  /** The number of entries in the answer. */
  | { by: 'size'; least: number; most: number }
  /** The pages of a list together have the same entries as the answer before them, in the same order. */
  | { by: 'pages' }
  /** The figures of a page are consistent with each other, with its entries and with the request. */
  | { by: 'pagination'; page: number; size: number }
  /** All pages together have as many records as the total on the last one. */
  | { by: 'total' }
  /** No entry is on two pages. */
  | { by: 'apart' }
  /** The number of entries in the array of that name. */
  | { by: 'count'; name: string; expected: number }
  /** The sum of fields of the record, each times its factor, is zero. */
  | { by: 'terms'; terms: Readonly<Record<string, number>>; within: number }
  | {
      by: 'shape';
      symptom: Symptom;
      /** The answered JSON type, if it is wrong. */
      type?: JsonType;
      /** The form of the answered text: letters as `a`, digits as `9`. */
      mask?: string;
      allowed?: readonly unknown[];
      pattern?: string;
    };

/** `fraction`: a number where an integer is due. */
export type JsonType = 'null' | 'boolean' | 'number' | 'fraction' | 'text' | 'array' | 'object' | 'undefined';

export type ValueProof = Extract<Proof, { by: 'value' }>;

/** A proof that looks for the wrong value again, if there is no single expected one. */
export const proofOfValue = (actual: unknown): ValueProof => ({
  by: 'value',
  compare: 'not',
  expected: actual,
  actual,
});

/** A proof that the value is that of another record, shown in answer `earlier`. */
export const proofOfOtherRecord = (
  actual: unknown,
  earlier: Exchange | undefined,
): { proof: ValueProof; others: Exchange[] } => ({
  proof: proofOfValue(actual),
  others: earlier ? [earlier] : [],
});

/** The record of that id, or of another key, stands in the list so many times, whichever page holds it. */
export const timesListed = (value: unknown, least: number, most = least, key = 'id') => ({
  ...{ by: 'listed' as const, key, value, least, most },
});

/** The two numbers of a document agree, whatever they are. */
export const invertedProof: Proof = {
  by: 'inverted',
  field: 'inverted_sequence_number',
  of: 'sequence_number',
};

export interface Violation extends Identity {
  sort: ViolationSort;
  /** A short name for people: a schema place, a cell, a status, a field. */
  subject: string;
  expected: string;
  actual: string;
  /** Only assumed: reported as a note, fails nothing. */
  assumed?: true;
  /** The record is another one than the update before it addressed. */
  ofAnother?: true;
  /** The named form of the place (`Date`), if several places share it. */
  form?: string;
  /** The path in the body of `exchange`, such as `invoice.items[0].unit_price`. */
  at?: string;
  /** The list entry that contains the place: the list, the entry's id, the rest of the path. */
  entry?: { list: string; id: unknown; rest: string };
  /** The condition under which it shows: "only with three lines or more". */
  condition?: string;
  /** The row of a case that shows it: the values by factor. */
  row?: Readonly<Record<string, string>>;
  exchange?: Exchange;
  /** The exchanges that the answer of `exchange` was compared with. */
  others?: Exchange[];
  /** The assertion as data, for replays. */
  proof?: Proof;
  /** How often it was seen in this check. */
  times?: number;
}

/** Creates a violation. Throws for an invalid field. */
export function violationOf(
  parts: Omit<Violation, 'subject' | 'actual'> & { subject?: string; actual: unknown },
): Violation {
  assertField(parts.field);
  const { expected, actual, subject = subjectOf(parts) } = parts;
  return { ...parts, subject, expected: rendered(expected), actual: rendered(inWords(actual)) };
}

/** `quote refused + accept` for a cell of a state table; otherwise the field. */
function subjectOf({ statement, field }: Identity): string {
  const [, type = '', from = '', trigger = ''] = /^state:(\w+)\/(\w+)\+(\w+)$/.exec(statement) ?? [];
  return type === '' ? field : `${type} ${from} + ${trigger}`;
}

/** The key by which a check keeps each violation once. */
export const violationKey: (violation: Violation) => string = identityKey;
