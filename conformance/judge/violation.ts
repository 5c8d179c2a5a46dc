/**
 * One thing seen to be wrong: which statement it violates, in which field, and what came instead. The judge, the client and the
 * checks make them, all by `violation`; `verdict/` puts those of one cause together as findings.
 */
import type { Exchange } from './exchange.js';
import { assertField, type Identity, identityKey, type Symptom } from './identity.js';
import { inWords } from './in-words.js';
import { rendered } from './wording.js';

/**
 * `status`: another status than due; `shape`: a place of a body that is not as stated; `state`: a cell of a state table;
 * `value`: a value that does not agree with what was sent, or with other answers; `silence`: no answer at all.
 */
export type ViolationSort = 'status' | 'shape' | 'state' | 'value' | 'silence';

/** The first and the last of some statuses. */
export type StatusRange = readonly [number, number];

/** `unset`: nothing, an empty text or zero; `not`: anything but the value; `includes`: a text that holds it. */
export type Comparison = 'equal' | 'word' | 'number' | 'cents' | 'includes' | 'unset' | 'not';

/**
 * The assertion itself, as data: the statuses that would be right, the value that would be right, or the form that the
 * place should have had.
 */
export type Proof =
  /**
   * `everyBody`: of different requests at the same time each has another status, where any of them alone would be right. `butOne`: of
   * several at the same time more than one has another status. `polled`: the last request was repeated as long as its answer was 202.
   */
  | { by: 'status'; accepted: readonly StatusRange[]; everyBody?: true; butOne?: true; polled?: true }
  | {
      by: 'value';
      compare: Comparison;
      expected: unknown;
      actual: unknown;
      /** Of the entry of a list that has this id. */
      id?: unknown;
      /** The end of its place, where several have such a field: `items[2].tax.name`. */
      path?: string;
    }
  /** Near enough to one of several right numbers. */
  | { by: 'near'; expected: readonly number[]; within: number; actual: unknown }
  /** No answer at all. */
  | { by: 'silence' }
  /** The same answer as then: where nothing else says it. */
  | { by: 'body' }
  /** A body that is there and no JSON. */
  | { by: 'json' }
  /** The field is that other field of the record with what stands before and behind its first slash exchanged. */
  | { by: 'inverted'; field: string; of: string }
  /**
   * So many entries of that value, over the pages of the list; and of each one beside it, where it is a matter of pages: which
   * record they lose rests on its place.
   */
  | {
      by: 'listed';
      key: string;
      value: unknown;
      beside?: readonly unknown[];
      least: number;
      most: number;
    }
  /** No two entries that agree in the fields beside have the same value, other than words such as `draft`. */
  | { by: 'unique'; field: string; beside: readonly string[] }
  /** So many entries in the answer. */
  | { by: 'size'; least: number; most: number }
  /** The pages of a list together hold what the answer before them holds, in its order. */
  | { by: 'pages' }
  /** The figures of a page agree with each other, with its entries and with what was asked. */
  | { by: 'pagination'; page: number; size: number }
  /** All pages together hold as many records as the last of them says that there are. */
  | { by: 'total' }
  /** No entry stands on two pages. */
  | { by: 'apart' }
  /** So many entries in the array of that name. */
  | { by: 'count'; name: string; expected: number }
  /** Fields of the record, each times its factor, come to nothing. */
  | { by: 'terms'; terms: Readonly<Record<string, number>>; within: number }
  | {
      by: 'shape';
      symptom: Symptom;
      /** The JSON type that came, where that is what is wrong. */
      type?: JsonType;
      /** The form of the text that came: letters as `a`, digits as `9`. */
      mask?: string;
      allowed?: readonly unknown[];
      pattern?: string;
    };

/** `fraction`: a number where an integer is due. */
export type JsonType = 'null' | 'boolean' | 'number' | 'fraction' | 'text' | 'array' | 'object' | 'undefined';

export type ValueProof = Extract<Proof, { by: 'value' }>;

/** Where no value alone would be right, a script looks for the wrong one. */
export const seenAgain = (actual: unknown): ValueProof => ({
  by: 'value',
  compare: 'not',
  expected: actual,
  actual,
});

/** That it is what another record has shown, in that answer. */
export const seenBefore = (
  actual: unknown,
  earlier: Exchange | undefined,
): { proof: ValueProof; others: Exchange[] } => ({
  proof: seenAgain(actual),
  others: earlier ? [earlier] : [],
});

export interface Violation extends Identity {
  sort: ViolationSort;
  /** A short name for people: a schema place, a cell, a status, a field. */
  subject: string;
  expected: string;
  actual: string;
  /** Only assumed: reported as a note, fails nothing. */
  assumed?: true;
  /** Of a record that no request named, seen after another one was changed. */
  ofAnother?: true;
  /** The named form of the place (`Date`), where several places share it. */
  form?: string;
  /** The place in the body of `exchange`, such as `invoice.items[0].unit_price`. */
  at?: string;
  /** The entry of a list in which the place lies: the list, the entry's id, the rest of the place. */
  entry?: { list: string; id: unknown; rest: string };
  /** When it shows, in words: "only with three lines or more". */
  condition?: string;
  /** The same as the row of a case that shows it: by factor the value. */
  row?: Readonly<Record<string, string>>;
  exchange?: Exchange;
  /** Exchanges with whose answers that of `exchange` was compared. */
  others?: Exchange[];
  /** What a script needs to judge the same thing again. */
  proof?: Proof;
  /** How often it was seen in this check. */
  times?: number;
}

/** The identity of a violation, its sentences, and what shows it. Throws for a field that is none. */
export function violationOf(
  parts: Omit<Violation, 'subject' | 'actual'> & { subject?: string; actual: unknown },
): Violation {
  assertField(parts.field);
  const { expected, actual, subject = subjectOf(parts) } = parts;
  return { ...parts, subject, expected: rendered(expected), actual: rendered(inWords(actual)) };
}

/** `quote refused + accept` for a cell of a state table; else the field. */
function subjectOf({ statement, field }: Identity): string {
  const [, type = '', from = '', trigger = ''] = /^state:(\w+)\/(\w+)\+(\w+)$/.exec(statement) ?? [];
  return type === '' ? field : `${type} ${from} + ${trigger}`;
}

/** What distinguishes one violation from another inside a check: the same one is kept once. */
export const violationKey: (violation: Violation) => string = identityKey;
