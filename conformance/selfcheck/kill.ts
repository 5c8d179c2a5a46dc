/**
 * Judges one faulty mock: which check of the right operation fails first. A fault that only checks of other
 * operations notice has survived: the reader of the report would look in the wrong place.
 */
import type { OperationId } from '../../generated/operations.js';
import type { FaultId, FaultInfo } from '../../mocks/index.js';
import { type Dialect, emptyDialect } from '../dialect/dialect.js';
import { identityKey } from '../judge/identity.js';
import { ownViolations } from '../judge/own-violations.js';
import type { CheckResult } from '../judge/result.js';
import type { Violation } from '../judge/violation.js';
import type { Check } from '../run/check.js';
import { selectChecks } from '../run/selection.js';
import type { ConditionalFault } from './conditional/conditional-faults.js';
import { learn, type OnMock, onMock, runChecks } from './in-process.js';

export interface Kill {
  fault: FaultId;
  area: string;
  /** The failing check, its expectation and what it saw; undefined when the fault survived. */
  caughtBy?: string;
  expected?: string;
  actual?: string;
  /** How many checks were run against it. */
  tried: number;
  durationMs: number;
  /** Of a fault behind conditions: how often it really showed while the suite ran. */
  shown?: number;
  conditionalFault?: ConditionalFault;
}

let healthy: Promise<Dialect> | undefined;

/** The dialect of the mock without faults, learned once: learning is not what a fault is caught by. */
export function healthyDialect(): Promise<Dialect> {
  healthy ??= onMock({}, { dialect: emptyDialect() }, ({ settings }) => learn(settings));
  return healthy;
}

/**
 * Starts the mock with this one fault and runs the checks of the fault's operations until one fails. What survives is tried
 * again by the whole suite: its other checks, too, bring conditions about, such as requests for another account, an item
 * that is there already, or the thirty-first record. `conditional` is the id of the fault behind conditions.
 */
export async function judgeFault(
  fault: FaultInfo,
  checks: readonly Check[],
  conditional: FaultId = fault.id,
): Promise<Kill> {
  const kill = await judgeBy(relevantTo(fault, checks), fault, conditional);
  return kill.caughtBy ? kill : judgeBy(checks, fault, conditional);
}

/** Whether the check is about one of the fault's own operations. */
export const isRelevant = (fault: FaultInfo, { operation, also = [] }: Check): boolean =>
  [operation, ...also].some((one) => (fault.operations as readonly string[]).includes(one));

export const relevantTo = (fault: FaultInfo, checks: readonly Check[]): Check[] =>
  checks.filter((check) => isRelevant(fault, check));

/** A run against the mock with that fault, or with none; patience is short. */
export async function onFault<T>(fault: FaultId | undefined, use: (parts: OnMock) => Promise<T>): Promise<T> {
  const settings = { timeoutMs: 600, pollTimeoutMs: 1200, dialect: await healthyDialect() };
  return onMock({ faults: fault === undefined ? [] : [fault] }, settings, use);
}

/** What a check saw to be wrong, each once, as a text that rewording does not change. */
export const seenBy = ({ violations, operation: own }: CheckResult): string[] => {
  const texts = violations.map(({ assumed, ...one }) => {
    const operation = one.operation ?? (own as OperationId);
    return `${assumed ? 'assumed ' : ''}${identityKey({ ...one, operation })}`;
  });
  return [...new Set(texts)].sort();
};

async function judgeBy(checks: readonly Check[], fault: FaultInfo, id: FaultId): Promise<Kill> {
  const started = performance.now();
  const right = new Set<string>(fault.operations);
  const isAssumed = fault.assumed !== undefined;
  // What breaks only an interpretation is reported as a note, and fails nobody.
  const isReported = ({ verdict, violations }: CheckResult) =>
    isAssumed && (verdict === 'fail' || violations.some(({ assumed }) => !assumed));
  return onFault(id, async ({ mock, run, settings }) => {
    let tried = 0;
    let first: { result: CheckResult; seen: Violation; tried: number } | undefined;
    const results = await runChecks(selectChecks(checks, settings), run, (result) => {
      tried += 1;
      if (!first && isReported(result)) return true;
      const seen = seenIn(result, right, isAssumed);
      if (seen) first ??= { result, seen, tried };
      return first !== undefined;
    });
    const [count] = mock.conditionCounts;
    return {
      fault: id,
      area: isAssumed ? 'reported as notes' : fault.area,
      caughtBy: first?.result.id,
      expected: first?.seen.expected,
      actual: first?.seen.actual,
      tried: first?.tried ?? results.length,
      durationMs: Math.round(performance.now() - started),
      ...(count && { shown: count.shown }),
    };
  });
}

/**
 * A violation of what is stated (or, of a fault of what is assumed, of an interpretation) that blames a right operation: one that its
 * answer shows, or one that fails the check itself.
 */
function seenIn(result: CheckResult, right: ReadonlySet<string>, isAssumed: boolean): Violation | undefined {
  const stated = result.violations.filter(({ assumed }) => (assumed === true) === isAssumed);
  const own = new Set(ownViolations(result, stated));
  return stated.find(
    (one) =>
      (one.operation === undefined ? own.has(one) : right.has(one.operation)) ||
      (own.has(one) && right.has(result.operation)),
  );
}
