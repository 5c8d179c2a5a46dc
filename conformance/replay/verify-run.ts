/**
 * Verifies all that a run has seen, one candidate after the other, within a budget of requests. Sends requests by confirm.ts; puts
 * nothing into words.
 */

import type { CheckResult } from '../judge/result.js';
import type { Violation } from '../judge/violation.js';
import type { Check } from '../run/check.js';
import type { Guard } from '../run/guard.js';
import type { Run } from '../run/run.js';
import { groupsOf } from '../verdict/diagnosis.js';
import { operationOf, type Seen } from '../verdict/finding.js';
import { type Candidate, type Sighting, type Verification, verify } from './confirm.js';
import { fewestRequests } from './minimize.js';

/** Of the requests of the checks: so many more may be sent to verify what they saw. */
const shareOfChecks = 0.4;
const leastBudget = 800;
/** So many requests a minimization may send while most of the budget is left: where there are few candidates, traces get smaller. */
const mostRequests = 300;
const shareOfFirst = 0.4;

/** One candidate that was tried again. */
export interface Verified {
  /** Counting from 1. */
  done: number;
  total: number;
  /** Where it was first seen. */
  operation: string;
  violation: Violation;
  verification: Verification;
}

export interface VerifyEvents {
  onVerified?: ((one: Verified) => void) | undefined;
}

/** By the group of a violation: what replays have shown of it. What the budget does not reach is `not verified`. */
export async function verifyRun(
  run: Run,
  checks: readonly Check[],
  results: readonly CheckResult[],
  guard: Guard,
  { onVerified }: VerifyEvents = {},
): Promise<Map<string, Verification>> {
  const verifications = new Map<string, Verification>();
  const byId = new Map(checks.map((check) => [check.id, check]));
  const candidates = groupsOf(results)
    .filter(({ assumed }) => !assumed)
    .map(({ key, seen }) => ({ key, candidate: candidateOf(key, seen, byId, run.overlapping) }))
    .sort(
      (a, b) =>
        Number(isHarmful(a.candidate)) - Number(isHarmful(b.candidate)) ||
        costOf(a.candidate, results) - costOf(b.candidate, results),
    );
  const begun = run.transport.sent;
  const budget = Math.max(leastBudget, shareOfChecks * begun);
  const isOver = () => guard.isOver || run.transport.sent - begun > budget;
  for (const [done, { key, candidate }] of candidates.entries()) {
    const isAmple = run.transport.sent - begun < shareOfFirst * budget;
    const most = isAmple ? mostRequests : fewestRequests;
    const verification = await guard.within(verify(candidate, run, isOver, most));
    const [first] = candidate.seen;
    if (!verification || !first) continue;
    verifications.set(key, verification);
    const violation = verification.violation ?? first.violation;
    const operation = violation.operation ?? first.check.operation;
    onVerified?.({ done: done + 1, total: candidates.length, operation, violation, verification });
  }
  const failing = [...verifications.values()].filter(({ confirmation }) => confirmation !== 'unconfirmed');
  for (const [key, { readBack, ...verification }] of verifications) {
    const isRead = readBack && failing.length > 1 && !isOver();
    const lapses = isRead ? await guard.within(readBack()) : undefined;
    verifications.set(key, { ...verification, ...(lapses && { lapses }) });
  }
  for (const [key, { reduce, ...verification }] of verifications) {
    const less = reduce && !isOver() ? await guard.within(reduce(isOver)) : undefined;
    verifications.set(key, { ...verification, ...less });
  }
  return verifications;
}

/** The operation that most checks blame first; of its checks the one with the fewest requests. */
function candidateOf(
  identity: string,
  seen: readonly Seen[],
  byId: ReadonlyMap<string, Check>,
  overlapping: Run['overlapping'],
): Candidate {
  const requests = ({ called }: Seen) => Object.values(called).reduce((sum, one) => sum + one, 0);
  const isOwn = (one: Seen) => Number(operationOf(one) !== one.own);
  const each = [...new Map([...seen].reverse().map((one) => [one.check, one])).values()];
  const sorted = each.sort((a, b) => isOwn(a) - isOwn(b) || requests(a) - requests(b));
  return {
    identity,
    seen: sorted.flatMap(({ check, violation }): Sighting[] => {
      const declared = byId.get(check);
      const beside = [...(overlapping.get(check) ?? [])].flatMap((id) => byId.get(id) ?? []);
      return declared ? [{ check: declared, violation, beside }] : [];
    }),
  };
}

/** Whether what is sent may break answers for good: then it is tried again when everything else has been, as it was in the run. */
const isHarmful = ({ seen: [first] }: Candidate): boolean =>
  first !== undefined && (first.check.place === 'last' || first.violation.field.startsWith('input.'));

/** The cheapest first, so that a budget reaches as many as it can. */
function costOf({ seen: [first] }: Candidate, results: readonly CheckResult[]): number {
  const result = results.find(({ id }) => id === first?.check.id);
  return Object.values(result?.called ?? {}).reduce((sum, one) => sum + one, 0);
}
