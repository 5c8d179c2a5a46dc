/**
 * A finding: one thing that is wrong with the target, reported once, wherever it was seen. Contains the shape of findings; which
 * violations make one is decided in diagnosis.ts.
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
  /** Statement, field and symptom: the same in every run, whatever was selected and however it is worded. */
  id: string;
  /**
   * `known`: a listed deviation; `note`: what is only assumed; `unconfirmed`: seen once, and not again when it was tried. Only
   * `fail` fails a run.
   */
  verdict: 'fail' | 'known' | 'note' | 'unconfirmed';
  sort: ViolationSort;
  /** The id of what is stated. */
  statement: string;
  /** The rule in words, and the section of the description that states it. */
  rule: string;
  source: string;
  /** The words of the description, where the statement has its own. */
  words?: string;
  /** A short name for people. */
  subject: string;
  field: string;
  symptom: string;
  /** Where it was seen; the one at fault first. */
  operations: string[];
  expected: string;
  actual: string;
  /** Answers of these operations that were judged, and violations seen in them. */
  answers: { judged: number; violating: number };
  /** How it was verified; undefined where nothing was replayed (one test, a merged report, `--no-replay`). */
  confirmation?: Confirmation;
  /** Operations without which it does not show, and that in words: "only after emailInvoice". */
  conditions?: string[];
  condition?: string;
  /** What was seen later in the same trace, by id. */
  consequences?: string[];
  /** Ids of the checks that fail by it, and of those that it keeps from being judged. */
  fails: string[];
  blocks: string[];
  /** What each check saw, at most 200 of them. */
  cases: Case[];
  /** The check that saw `exchange`. */
  reportedBy?: string;
  exchange?: Exchange;
  /** What was sent before `exchange` in the smallest trace that shows it. */
  before?: Exchange[];
  /** The offending place in the answer of `exchange`. */
  at?: string;
  /** The entry of a list in which that place lies. */
  entry?: Violation['entry'];
  /** The assertion as data. */
  proof?: Proof;
  /** The smallest trace that shows it: what the script sends. */
  trace?: Trace;
  /** Path of the script that shows it again. */
  reproduce?: string;
  /** Of a known deviation. */
  reason?: string;
}

/** One violation as one check saw it. */
export interface Seen {
  violation: Violation;
  check: string;
  /** The check's operation. */
  own: string;
  rule: string;
  source: string;
  /** Operations that the check called. */
  called: Readonly<Record<string, number>>;
}

/** The operation that a violation shows to be wrong, or the check's own. */
export const operationOf = ({ violation, own }: Seen): string => violation.operation ?? own;

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

/** The answer in which a value was seen to be wrong; empty where it is not known. */
export const answerOf = ({ violation: { exchange, sort }, check }: Seen): string =>
  sort === 'value' && exchange?.clockMs !== undefined ? `${check} ${exchange.clockMs} ${exchange.url}` : '';
