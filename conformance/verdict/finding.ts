/**
 * A finding: one defect of the target, reported once, wherever it was seen. The types; diagnosis.ts builds findings from
 * violations.
 */

import type { Exchange } from '../judge/result.js';
import type { Proof, Violation, ViolationSort } from '../judge/violation.js';
import type { Confirmation } from '../replay/confirm.js';
import type { Trace } from '../replay/trace.js';

/** One check in which the violation showed. */
export interface Case {
  check: string;
  operation: string;
  statement: string;
  field: string;
  symptom: string;
  /** A short name for people. */
  subject: string;
  expected: string;
  actual: string;
}

export interface Finding {
  /** Statement, field and symptom: the same in every run, independent of the selection and of wording. */
  id: string;
  /**
   * `known`: a listed deviation; `note`: violates only an assumption; `unconfirmed`: seen once, and not again when replayed.
   * Only `fail` fails a run.
   */
  verdict: 'fail' | 'known' | 'note' | 'unconfirmed';
  sort: ViolationSort;
  /** The id of the violated statement. */
  statement: string;
  /** The rule in words, and the section of the description that states it. */
  rule: string;
  source: string;
  /** The wording of the API description, if it has one for the statement. */
  words?: string;
  /** A short name for people. */
  subject: string;
  field: string;
  symptom: string;
  /** The operations in which it was seen; the one at fault first. */
  operations: string[];
  expected: string;
  actual: string;
  /** Answers of these operations that were judged, and violations seen in them. */
  answers: { judged: number; violating: number };
  /** How it was verified; undefined if nothing was replayed. */
  confirmation?: Confirmation;
  /** Operations without which it does not show; `condition` is the phrase for them: "only after emailInvoice". */
  conditions?: string[];
  condition?: string;
  /** Ids of groups that follow from it. */
  consequences?: string[];
  /** Ids of the checks that fail because of it, and of those that it prevents from being judged. */
  fails: string[];
  blocks: string[];
  /** What each check saw, at most 200 entries. */
  cases: Case[];
  /** The id of the check that saw `exchange`. */
  reportedBy?: string;
  exchange?: Exchange;
  /** The exchanges before `exchange` in the minimized trace. */
  before?: Exchange[];
  /** The path of the wrong value in the answer of `exchange`. */
  at?: string;
  /** The list entry that contains that value. */
  entry?: Violation['entry'];
  /** The assertion as data. */
  proof?: Proof;
  /** The minimized trace that shows it: the requests of the script. */
  trace?: Trace;
  /** Path of the script that reproduces it. */
  reproduce?: string;
  /** The reason given for a known deviation. */
  reason?: string;
}

/** `--assumed fail`: violated interpretations fail too. */
export const raised = (findings: readonly Finding[]): Finding[] =>
  findings.map((one) => (one.verdict === 'note' ? { ...one, verdict: 'fail' } : one));

/** A violation with the check that saw it. */
export interface Observation {
  violation: Violation;
  check: string;
  /** The check's operation. */
  own: string;
  rule: string;
  source: string;
  /** Operations that the check called. */
  called: Readonly<Record<string, number>>;
}

/** The operation that the violation is about; by default that of the check. */
export const operationOf = ({ violation, own }: Observation): string => violation.operation ?? own;

/** The number of requests of a check, by what it called. */
export const requestsIn = (called: Readonly<Record<string, number>>): number =>
  Object.values(called).reduce((sum, one) => sum + one, 0);

/** The status that a statement is about: of an operation's row (`status:getItem/404`), or of the table of errors. */
export const statusOf = (statement: string): string | undefined =>
  /^(?:status:\w+\/|errors:)(\d+)/.exec(statement)?.[1];

/** Counts, the most frequent first. */
export function byFrequency(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([value]) => value);
}

/** Groups in order of first appearance. */
export function groupBy<T>(values: readonly T[], key: (value: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const name = key(value);
    const group = groups.get(name);
    if (group) group.push(value);
    else groups.set(name, [value]);
  }
  return [...groups.values()];
}

/** A key for the answer that contained the wrong value; empty if it is not known. */
export const answerOf = ({ violation: { exchange, sort }, check }: Observation): string =>
  sort === 'value' && exchange?.clockMs !== undefined ? `${check} ${exchange.clockMs} ${exchange.url}` : '';
