/**
 * Judges how a faulty mock is reported: in how many findings, which operation they blame, and, with several faults at once,
 * whether each has a finding of its own.
 */
import type { FaultId, FaultInfo } from '../../mocks/index.js';
import { verifyRun } from '../replay/verify-run.js';
import type { Check } from '../run/check.js';
import { openGuard } from '../run/guard.js';
import { selectChecks } from '../run/selection.js';
import { byHarm, diagnose } from '../verdict/diagnosis.js';
import type { Finding } from '../verdict/finding.js';
import { onMock, runChecks } from './in-process.js';
import { healthyDialect } from './kill.js';
import { judgeScript, type ScriptVerdict } from './scripts.js';

export interface Combined {
  faults: readonly FaultId[];
  /** What was found, the most harmful first. */
  findings: { id: string; operation: string }[];
  /** Faults that no finding of their own shows it. */
  unreported: readonly FaultId[];
  /** Of a single fault: whether the first finding blames an operation of it. */
  rightlyBlamed: boolean;
  /** Of a single fault: what the script of the first finding says on a faulty and on a healthy mock. */
  script?: ScriptVerdict;
}

export async function judgeCombined(
  faults: readonly FaultInfo[],
  checks: readonly Check[],
): Promise<Combined> {
  const ids = faults.map(({ id }) => id);
  const settings = { timeoutMs: 2000, pollTimeoutMs: 1500, dialect: await healthyDialect() };
  return onMock({ faults: ids }, settings, async ({ run, settings }) => {
    const selected = selectChecks(checks, settings);
    const results = await runChecks(selected, run);
    const guard = openGuard(run, {});
    const verifications = await verifyRun(run, selected, results, guard);
    guard.done();
    const diagnosed = diagnose(results, verifications).findings;
    const findings = byHarm(diagnosed.filter(({ verdict }) => verdict === 'fail'));
    const [only] = ids;
    const script =
      only && ids.length === 1 ? await judgeScript(results, verifications, settings, only) : undefined;
    return {
      ...(script && { script }),
      faults: ids,
      findings: findings.map(({ id, operations }) => ({ id, operation: operations[0] ?? '' })),
      unreported: unmatched(faults, findings),
      rightlyBlamed: faults.some(({ operations }) =>
        (operations as readonly string[]).includes(findings[0]?.operations[0] ?? ''),
      ),
    };
  });
}

/** Faults left over when each finding reports one fault at the most (a maximum matching, by augmenting paths). */
function unmatched(faults: readonly FaultInfo[], findings: readonly Finding[]): FaultId[] {
  const isReportedBy = (fault: FaultInfo, finding: Finding) =>
    (fault.operations as readonly string[]).some((one) => finding.operations.includes(one));
  const assigned = new Map<Finding, FaultInfo>();
  const place = (fault: FaultInfo, tried: Set<Finding>): boolean =>
    findings.some((finding) => {
      if (tried.has(finding) || !isReportedBy(fault, finding)) return false;
      tried.add(finding);
      const other = assigned.get(finding);
      if (other && !place(other, tried)) return false;
      assigned.set(finding, fault);
      return true;
    });
  return faults.filter((fault) => !place(fault, new Set())).map(({ id }) => id);
}
