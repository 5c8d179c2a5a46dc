/**
 * Folds what has one cause into one line: identical failures, and checks blocked by the same thing. It does
 * not look for causes of its own; a blocked check names its cause itself.
 */
import { fingerprint } from './fingerprint.js';
import type { CheckKind, CheckResult, Verdict } from './result.js';

/** Failures of one rule that look alike, at one operation or (from four operations on) at many. */
export interface FailureGroup {
  verdict: Extract<Verdict, 'fail' | 'error' | 'inconclusive' | 'warn' | 'known'>;
  kind: CheckKind;
  operation: string;
  operations: string[];
  title: string;
  rule: string;
  source: string;
  expected?: string;
  actual?: string;
  reason?: string;
  reproduce?: string;
  count: number;
  /** Ids, the one shown first. */
  checks: string[];
  /** How many checks could not run because of it. */
  blocks: number;
}

/** Checks that could not run for one reason. */
export interface BlockedGroup {
  cause: string;
  /** What became of the cause; `not run` when it is not among the results. */
  causeVerdict: Verdict | 'not run';
  reason?: string;
  count: number;
  operations: string[];
  checks: string[];
}

/** From so many operations on, one failure of one rule is one line. */
const manyOperations = 4;
const shown = ['fail', 'error', 'inconclusive', 'warn', 'known'] as const;

/** Groups of everything that did not simply pass, worst verdict first, then what blocks most, then the largest. */
export function failureGroups(results: readonly CheckResult[]): FailureGroup[] {
  const relevant = results.filter((result): result is CheckResult & Pick<FailureGroup, 'verdict'> =>
    (shown as readonly Verdict[]).includes(result.verdict),
  );
  const wide = new Map<string, Set<string>>();
  const wideKey = (one: CheckResult) =>
    [one.verdict, one.kind, withoutOperation(one.rule, one.operation), fingerprint(one)].join('\u0000');
  for (const one of relevant)
    wide.set(wideKey(one), (wide.get(wideKey(one)) ?? new Set()).add(one.operation));
  const groups = new Map<string, FailureGroup>();
  for (const one of relevant) {
    const many = (wide.get(wideKey(one))?.size ?? 0) >= manyOperations;
    const key = many ? wideKey(one) : `${wideKey(one)}\u0000${one.operation}`;
    const group = groups.get(key);
    if (!group) groups.set(key, newGroup(one));
    else {
      group.count += 1;
      group.checks.push(one.id);
      if (!group.operations.includes(one.operation)) group.operations.push(one.operation);
    }
  }
  const list = [...groups.values()];
  countBlocked(list, results);
  return list.sort(
    (a, b) => shown.indexOf(a.verdict) - shown.indexOf(b.verdict) || b.blocks - a.blocks || b.count - a.count,
  );
}

/** One group per cause, the largest first. */
export function blockedGroups(results: readonly CheckResult[]): BlockedGroup[] {
  const groups = new Map<string, BlockedGroup>();
  for (const result of results) {
    if (result.verdict !== 'blocked') continue;
    const cause = result.blockedBy ?? result.reason ?? 'an unknown cause';
    const group = groups.get(cause);
    if (group) {
      group.count += 1;
      group.checks.push(result.id);
      if (!group.operations.includes(result.operation)) group.operations.push(result.operation);
    } else {
      groups.set(cause, {
        cause,
        causeVerdict: verdictOf(cause, results),
        ...(result.reason ? { reason: result.reason } : {}),
        count: 1,
        operations: [result.operation],
        checks: [result.id],
      });
    }
  }
  return [...groups.values()].sort((a, b) => b.count - a.count);
}

/** Whether what a blocked check names as its cause was itself seen not to pass. */
export function isExplained(blocked: CheckResult, results: readonly CheckResult[]): boolean {
  if (!blocked.blockedBy) return false;
  const verdict = verdictOf(blocked.blockedBy, results);
  return verdict !== 'pass' && verdict !== 'not run' && verdict !== 'blocked' && verdict !== 'warn';
}

const causeOrder: readonly Verdict[] = ['fail', 'known', 'error', 'inconclusive', 'unsupported', 'warn'];

function verdictOf(cause: string, results: readonly CheckResult[]): Verdict | 'not run' {
  const related = results.filter(({ id, operation }) => id === cause || operation === cause);
  const found = causeOrder.find((verdict) => related.some((one) => one.verdict === verdict));
  if (found) return found;
  if (related.some(({ verdict }) => verdict === 'pass')) return 'pass';
  return related.length > 0 ? 'blocked' : 'not run';
}

function newGroup(one: CheckResult & Pick<FailureGroup, 'verdict'>): FailureGroup {
  const { verdict, kind, operation, title, rule, source, expected, actual, reason, reproduce } = one;
  const optional = Object.fromEntries(
    Object.entries({ expected, actual, reason, reproduce }).filter(([, value]) => value !== undefined),
  );
  return {
    ...{ verdict, kind, operation, operations: [operation], title, rule, source },
    ...optional,
    ...{ count: 1, checks: [one.id], blocks: 0 },
  };
}

/** Each blocked check counts once: at the group of the check it names, else at the first of that operation. */
function countBlocked(groups: FailureGroup[], results: readonly CheckResult[]): void {
  for (const { verdict, blockedBy } of results) {
    if (verdict !== 'blocked' || !blockedBy) continue;
    const group =
      groups.find(({ checks }) => checks.includes(blockedBy)) ??
      groups.find(({ operations }) => operations.includes(blockedBy));
    if (group) group.blocks += 1;
  }
}

const withoutOperation = (rule: string, operation: string): string => rule.replaceAll(operation, '*');
