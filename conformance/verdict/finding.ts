/**
 * A finding: one thing that is wrong with the target, told once, wherever it was seen. Owns the shape and the name of
 * findings; which breaches make one is decided in diagnosis.ts.
 */
import type { Breach, BreachSort, Proof } from '../judge/breach.js';
import type { Exchange } from '../judge/result.js';

/** One check in which the fault showed. */
export interface Case {
  check: string;
  operation: string;
  subject: string;
  expected: string;
  actual: string;
}

export interface Finding {
  /** Readable, and the same in every run: statement, subject where it says more, and symptom. */
  id: string;
  /** `known`: a listed deviation; `note`: what is only assumed, which fails nobody. */
  verdict: 'fail' | 'known' | 'note';
  sort: BreachSort;
  /** The id of what is stated. */
  statement: string;
  /** All statements that are breached by the same cause. */
  statements?: string[];
  /** The rule in words, and the section of the description that states it. */
  rule: string;
  source: string;
  /** The words of the description, where the statement has its own. */
  words?: string;
  subject: string;
  symptom: string;
  /** Where it was seen; the one at fault first. */
  operations: string[];
  expected: string;
  actual: string;
  /** Answers of these operations that were judged, and breaches seen in them. */
  answers: { judged: number; breaching: number };
  /** "only with three lines or more", "always". */
  condition?: string;
  /** Ids of the checks that fail by it, and of those that it keeps from being judged. */
  fails: string[];
  blocks: string[];
  /** What each check saw, at most 200 of them. */
  cases: Case[];
  /** The check that saw `exchange`. */
  toldBy?: string;
  exchange?: Exchange;
  /** What must be sent before `exchange`, so that its record is there and as it was. */
  before?: Exchange[];
  /** The offending place in the answer of `exchange`. */
  at?: string;
  /** The entry of a list in which that place lies. */
  entry?: Breach['entry'];
  /** The assertion as data, for the script. */
  proof?: Proof;
  /** Path of the script that shows it again. */
  reproduce?: string;
  /** Of a known deviation. */
  reason?: string;
}

/** One breach as one check saw it. */
export interface Seen {
  breach: Breach;
  check: string;
  /** The id without its operation. */
  slug: string;
  /** The check's operation. */
  own: string;
  rule: string;
  source: string;
  /** Operations that the check called. */
  called: Readonly<Record<string, number>>;
}

/** Breaches that have one cause, before they are put into words. */
export interface Cluster {
  /** The operations at fault, the likeliest first. */
  operations: string[];
  subject: string;
  seen: Seen[];
  /** Of these, what shows it at first hand: the rest follows from it. */
  first?: readonly Seen[];
}

/** The operation that a breach shows to be wrong, or the check's own. */
export const operationOf = ({ breach, own }: Seen): string => breach.operation ?? own;

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
