/**
 * Verifies all candidates of a run, one after the other, within a budget of requests.
 */

import { type OperationId, operations } from '../../generated/operations.js';
import { errorWords } from '../judge/exchange.js';
import type { CheckResult } from '../judge/result.js';
import { isServerError } from '../judge/status-class.js';
import type { Violation } from '../judge/violation.js';
import type { Check } from '../run/check.js';
import { verificationBudget } from '../run/expectation.js';
import type { Guard } from '../run/guard.js';
import type { Run } from '../run/run.js';
import { groupsOf } from '../verdict/diagnosis.js';
import { type Observation, operationOf, requestsIn } from '../verdict/finding.js';
import { type Candidate, type Sighting, type Verification, verify } from './confirm.js';
import { fewestRequests } from './minimize.js';

/** The limit of a minimization while less than `shareOfFirst` of the budget is spent: few candidates get smaller traces. */
const mostRequests = 300;
const shareOfFirst = 0.4;

/** One verified candidate. */
export interface Verified {
  /** Counting from 1. */
  done: number;
  total: number;
  /** The operation at fault. */
  operation: string;
  violation: Violation;
  verification: Verification;
}

export interface VerifyEvents {
  onVerified?: ((one: Verified) => void) | undefined;
}

/** The verifications by key of the group. Candidates beyond the budget are `not verified`. */
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
  const budget = verificationBudget(begun);
  const isOver = () => guard.isOver || run.transport.sent - begun > budget;
  const intermittent = new Set<string>();
  for (const [done, { key, candidate }] of candidates.entries()) {
    const isAmple = run.transport.sent - begun < shareOfFirst * budget;
    const errors = candidate.seen.flatMap(({ violation: { exchange } }) =>
      isServerError(exchange?.status ?? 0) ? errorWords(exchange) : [],
    );
    const effort = {
      mostRequests: isAmple ? mostRequests : fewestRequests,
      isBrief: errors.some((error) => intermittent.has(error)),
    };
    const verification = await guard.within(verify(candidate, run, isOver, effort));
    const [first] = candidate.seen;
    if (!verification || !first) continue;
    verifications.set(key, verification);
    if (['intermittent', 'under concurrency'].includes(verification.confirmation))
      for (const error of errors) intermittent.add(error);
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

/**
 * Sightings by checks of the operation at fault come first; then those by checks of the violated statement, which do what shows it;
 * among them those with the fewest requests. The second is one in the
 * answers of another operation, by a check of the same records: a check of lists, alone, may find no record that shows it.
 */
function candidateOf(
  identity: string,
  seen: readonly Observation[],
  byId: ReadonlyMap<string, Check>,
  overlapping: Run['overlapping'],
): Candidate {
  const isOwn = (one: Observation) => Number(farness(one) > 0);
  const each = [...new Map([...seen].reverse().map((one) => [one.check, one])).values()];
  const isBeside = ({ check, violation }: Observation) =>
    Number(byId.get(check)?.statement !== violation.statement);
  const sorted = each.sort(
    (a, b) => isOwn(a) - isOwn(b) || isBeside(a) - isBeside(b) || requestsIn(a.called) - requestsIn(b.called),
  );
  const [first] = sorted;
  const elsewhere = sorted.filter((one) => first && operationOf(one) !== operationOf(first));
  const [second] = elsewhere.sort((a, b) => farness(a) - farness(b));
  const inOrder = [...new Set([first, second, ...sorted])].filter((one) => one !== undefined);
  return {
    identity,
    seen: inOrder.flatMap(({ check, violation }): Sighting[] => {
      const declared = byId.get(check);
      const beside = [...(overlapping.get(check) ?? [])].flatMap((id) => byId.get(id) ?? []);
      return declared ? [{ check: declared, violation, beside }] : [];
    }),
  };
}

/** How far the operation at fault is from that of the check: 0 for the same, 1 for one of the same records, 2 for another. */
function farness(one: Observation): number {
  const atFault = operations[operationOf(one) as OperationId];
  const own = operations[one.own as OperationId];
  if (atFault?.id === own?.id) return 0;
  return atFault?.resource === own?.resource && atFault?.documentType === own?.documentType ? 1 : 2;
}

/** Whether its requests may damage the target permanently: such candidates are verified last. */
const isHarmful = ({ seen: [first] }: Candidate): boolean =>
  first !== undefined && (first.check.place === 'last' || first.violation.field.startsWith('input.'));

/** The number of requests of the first check that has seen it. */
function costOf({ seen: [first] }: Candidate, results: readonly CheckResult[]): number {
  return requestsIn(results.find(({ id }) => id === first?.check.id)?.called ?? {});
}
