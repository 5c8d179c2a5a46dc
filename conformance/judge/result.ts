/**
 * What one check says when it is done: the only value that travels from the checks to the reports.
 * It owns the vocabulary, not the judging: `verdict/` reads it and finds the causes.
 */
import type { RuleId } from '../../generated/rules.js';
import type { Exchange } from './exchange.js';
import type { Violation } from './violation.js';

export type { Exchange };

/** `note`: assumed parts only; `known`: a listed deviation; `error`: the suite's own fault. */
export type Verdict =
  | 'pass'
  | 'fail'
  | 'note'
  | 'known'
  | 'unsupported'
  | 'blocked'
  | 'inconclusive'
  | 'error';

/** Every verdict, worst first: the order in which reports show them. */
export const verdicts = [
  'fail',
  'error',
  'inconclusive',
  'note',
  'known',
  'blocked',
  'unsupported',
  'pass',
] as const satisfies readonly Verdict[];

/** The nine kinds of checks. */
export type CheckKind =
  | 'operations'
  | 'requests'
  | 'states'
  | 'round-trip'
  | 'lists'
  | 'rules'
  | 'async'
  | 'model'
  | 'robustness';

/** Every kind, in the order in which reports show them. */
export const checkKinds = [
  'operations',
  'requests',
  'states',
  'round-trip',
  'lists',
  'rules',
  'async',
  'model',
  'robustness',
] as const satisfies readonly CheckKind[];

export interface CheckResult {
  /** Stable: operationId plus a slug, never a number. */
  id: string;
  /** Condition -> outcome, in the present tense. */
  title: string;
  /** The rule in words. */
  rule: string;
  /** Section of the API description where the rule is stated. */
  source: string;
  kind: CheckKind;
  operation: string;
  verdict: Verdict;
  /** What was seen to be wrong on the way, the check's own assertion or not; assumed parts marked so. */
  violations: Violation[];
  /** How often each operation was called. */
  called: Record<string, number>;
  expected?: string;
  actual?: string;
  /** The description leaves it to the target, so that nothing was there to judge: makes nothing partial. */
  open?: true;
  /** It is claimed, and could not be judged from here: the result is partial. */
  unreached?: true;
  /** Why, for unsupported, blocked, inconclusive and error. */
  reason?: string;
  /** The id of the finding that is the cause of `blocked` or `fail`; before the verdict, an operation or cell. */
  blockedBy?: string;
  /** Path of a script, or a command, that shows the failure again. */
  reproduce?: string;
  /** Kept only for checks that did not pass. */
  exchanges: Exchange[];
  /** Coverage tags; see `tags`. Only what was asserted, not what was merely called. */
  asserted: string[];
  durationMs: number;
}

/**
 * The coverage tags: what one assertion covered. `type` is the singular of a document type, `path`
 * a response property such as `invoice.items[].name`.
 */
export const tags = {
  operation: (operation: string) => `operation:${operation}`,
  status: (operation: string, status: number | string) => `status:${operation} ${status}`,
  transition: (type: string, from: string, trigger: string) => `transition:${type} ${from} ${trigger}`,
  property: (operation: string, path: string) => `property:${operation} ${path}`,
  rule: (ruleId: RuleId) => `rule:${ruleId}`,
} as const;
