/**
 * Judges one faulty mock: the first failing check of the right operation. A fault that only checks of other operations notice
 * has survived, since a reader of the report would look in the wrong place.
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
  /** The failing check, what it expected and what it saw; undefined when the fault survived. */
  caughtBy?: string;
  expected?: string;
  actual?: string;
  /** How many checks were run against it. */
  tried: number;
  durationMs: number;
  /** For a conditional fault: how often it showed while the suite ran. */
  shown?: number;
  conditionalFault?: ConditionalFault;
}

let healthy: Promise<Dialect> | undefined;

/** The dialect of the mock without faults, learned once: learning must not be what catches a fault. */
export function healthyDialect(): Promise<Dialect> {
  healthy ??= onMock({}, { dialect: emptyDialect() }, ({ settings }) => learn(settings));
  return healthy;
}

/**
 * Starts the mock with this fault and runs the checks of its operations until one fails. A survivor is tried again with the whole
 * suite, since other checks may meet its conditions: requests of another account, an existing item, the thirty-first record.
 * `conditional`: the id of the conditional fault.
 */
export async function judgeFault(
  fault: FaultInfo,
  checks: readonly Check[],
  conditional: FaultId = fault.id,
): Promise<Kill> {
  const kill = await judgeBy(relevantTo(fault, checks), fault, conditional);
  return kill.caughtBy ? kill : judgeBy(checks, fault, conditional);
}

/** Whether the check is about one of the fault's operations. */
export const isRelevant = (fault: FaultInfo, { operation, also = [] }: Check): boolean =>
  [operation, ...also].some((one) => (fault.operations as readonly string[]).includes(one));

export const relevantTo = (fault: FaultInfo, checks: readonly Check[]): Check[] =>
  checks.filter((check) => isRelevant(fault, check));

/** A run with short time-outs against the mock with this fault, or without any. */
export async function onFault<T>(fault: FaultId | undefined, use: (parts: OnMock) => Promise<T>): Promise<T> {
  const settings = { timeoutMs: 600, pollTimeoutMs: 1200, dialect: await healthyDialect() };
  return onMock({ faults: fault === undefined ? [] : [fault] }, settings, use);
}

/** The distinct violations that a check saw, as identities that do not depend on wording. */
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
  // A violated interpretation is reported as a note and does not fail the check.
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
 * The first violation that blames a right operation, by its own field or because it fails a check of that operation. Considers
 * violated statements, or, for a fault of an interpretation, violated interpretations.
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
