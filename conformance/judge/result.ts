/**
 * The result of a check: the only value that is passed from the checks to the reports. `verdict/` finds causes and decides
 * the verdict of the run.
 */
import type { RuleId } from '../../generated/rules.js';
import type { Exchange } from './exchange.js';
import type { Violation } from './violation.js';

export type { Exchange };

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
] as const;

/** `note`: only assumptions violated; `known`: a listed deviation; `error`: a failure of the suite itself. */
export type Verdict = (typeof verdicts)[number];

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
] as const;

export type CheckKind = (typeof checkKinds)[number];

export interface CheckResult {
  /** Stable: operationId plus a slug, never a number. */
  id: string;
  /** Condition -> outcome, in the present tense. */
  title: string;
  /** The rule as a sentence. */
  rule: string;
  /** Section of the API description where the rule is stated. */
  source: string;
  kind: CheckKind;
  operation: string;
  verdict: Verdict;
  /** All violations seen in the check, not only of its own assertions. */
  violations: Violation[];
  /** How often each operation was called. */
  called: Record<string, number>;
  expected?: string;
  actual?: string;
  /** The API description leaves it to the target, so there was nothing to judge. Does not make the result partial. */
  open?: true;
  /** It is claimed, but cannot be judged from where the suite runs: the result is partial. */
  unreached?: true;
  /** The reason for unsupported, blocked, inconclusive and error. */
  reason?: string;
  /** The id of the finding that causes `blocked` or `fail`; before diagnosis, an operation or cell. */
  blockedBy?: string;
  /** Path of a script, or a command, that reproduces the failure. */
  reproduce?: string;
  /** Kept only for checks that did not pass. */
  exchanges: Exchange[];
  /** Coverage tags (see `tags`) of what was asserted, not of everything that was called. */
  asserted: string[];
  durationMs: number;
}

/** How much of what can be asserted was asserted, and what was not. */
export interface CoverageCount {
  covered: number;
  total: number;
  missing: string[];
}

/**
 * The coverage tags. `type` is the singular of a document type, `path` a response property such as `invoice.items[].name`.
 */
export const tags = {
  operation: (operation: string) => `operation:${operation}`,
  status: (operation: string, status: number | string) => `status:${operation} ${status}`,
  transition: (type: string, from: string, trigger: string) => `transition:${type} ${from} ${trigger}`,
  property: (operation: string, path: string) => `property:${operation} ${path}`,
  rule: (ruleId: RuleId) => `rule:${ruleId}`,
} as const;
