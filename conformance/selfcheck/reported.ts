/**
 * Judges how a faulty mock is reported, in this process or by the built command: number of findings, blamed operations, whether
 * the script of the first finding is right, and, with several faults, whether each has its own finding.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FaultId, FaultInfo } from '../../mocks/index.js';
import { scriptOf } from '../replay/script.js';
import { verifyRun } from '../replay/verify-run.js';
import type { Check } from '../run/check.js';
import { expectedRequests } from '../run/expectation.js';
import { openGuard } from '../run/guard.js';
import { selectChecks } from '../run/selection.js';
import type { Settings } from '../target/settings.js';
import { byHarm, diagnose } from '../verdict/diagnosis.js';
import type { Finding } from '../verdict/finding.js';
import { type Ended, runByCommand } from './by-command.js';
import { onMock, runChecks, settingsFor, targetOf, withMock } from './in-process.js';
import { healthyDialect } from './kill.js';
import { type ScriptVerdict, scriptVerdict } from './scripts.js';

export interface Reported {
  faults: readonly FaultId[];
  /** The failing findings, the most harmful first. */
  findings: { id: string; operation: string }[];
  /** Faults without their own finding. */
  unreported: readonly FaultId[];
  /** Whether the first finding blames an operation of a fault. */
  rightlyBlamed: boolean;
  /** For a single fault: the result of the first finding's script on a faulty and on a healthy mock. */
  script?: ScriptVerdict;
  /** What is wrong with the report or the command's behaviour; empty if nothing is. */
  wrong: string[];
  /** How the command ended. */
  command?: {
    exitStatus: number | null;
    /** All requests, including the cleanup. */
    requests: number;
    durationMs: number;
  };
}

const idsOf = (faults: readonly FaultInfo[]): FaultId[] => faults.map(({ id }) => id);

/** The properties that follow from the failing findings, which are ordered by harm. */
function reportedBy(faults: readonly FaultInfo[], failing: readonly Finding[]) {
  const right = new Set<string>(faults.flatMap(({ operations }) => operations));
  return {
    faults: idsOf(faults),
    findings: failing.map(({ id, operations }) => ({ id, operation: operations[0] ?? '' })),
    unreported: unmatched(faults, failing),
    rightlyBlamed: right.has(failing[0]?.operations[0] ?? ''),
  };
}

/** Judges by the whole suite in this process. */
export async function judgeReported(
  faults: readonly FaultInfo[],
  checks: readonly Check[],
): Promise<Reported> {
  const ids = idsOf(faults);
  const settings = { timeoutMs: 2000, pollTimeoutMs: 1500, dialect: await healthyDialect() };
  return onMock({ faults: ids }, settings, async ({ run, settings }) => {
    const selected = selectChecks(checks, settings);
    const results = await runChecks(selected, run);
    const guard = openGuard(run, {});
    const verifications = await verifyRun(run, selected, results, guard);
    guard.done();
    const diagnosed = diagnose(results, verifications).findings;
    const failing = byHarm(diagnosed.filter(({ verdict }) => verdict === 'fail'));
    const seen = { ...reportedBy(faults, failing), ...(await ofScript(failing[0], settings, ids)) };
    return { ...seen, wrong: wrongIn(seen) };
  });
}

/** What the script of the first finding of a single fault comes to. */
async function ofScript(
  finding: Finding | undefined,
  { baseUrl, publicUrl, second }: Settings,
  faults: readonly FaultId[],
): Promise<Pick<Reported, 'script'>> {
  const { trace } = finding ?? {};
  if (!finding || !trace || faults.length !== 1) return {};
  const folder = mkdtempSync(join(tmpdir(), 'script-'));
  try {
    const path = join(folder, 'reproduce.sh');
    const addresses = { target: baseUrl, publicUrl, secondBaseUrl: second?.baseUrl };
    writeFileSync(path, scriptOf({ ...finding, trace }, addresses));
    return { script: await scriptVerdict(finding, path, faults) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function wrongIn({ faults, findings, unreported, rightlyBlamed, script }: Omit<Reported, 'wrong'>): string[] {
  if (unreported.length > 0) return [`no finding of their own: ${unreported.join(', ')}`];
  if (faults.length > 1) return [];
  const itsEnd = script && `the script of ${script.finding} ends with`;
  const wrong = [
    findings.length > 2 && `${findings.length} findings: ${findings.map(({ id }) => id).join(' ')}`,
    !rightlyBlamed && `blames ${findings[0]?.operation || 'nothing'}`,
    !script && 'no script',
    script && script.faulty !== 1 && `${itsEnd} ${script.faulty} on the faulty mock`,
    script && script.healthy !== 0 && `${itsEnd} ${script.healthy} on the healthy mock`,
  ];
  return wrong.filter((one) => typeof one === 'string');
}

/** The allowed cost of a run on a faulty server, as a multiple of the expected cost on a lawful one. */
const mostTimes = 3;

/**
 * Judges by the built command with its default workers. It must exit with 1, report a finding that blames a right operation, and
 * send not many more requests than on a lawful server.
 */
export async function judgeByCommand(
  faults: readonly FaultInfo[],
  checks: readonly Check[],
): Promise<Reported> {
  const ids = idsOf(faults);
  const folder = mkdtempSync(join(tmpdir(), 'by-command-'));
  return withMock({ faults: ids }, async (mock) => {
    const target = targetOf(mock);
    const ended = await runByCommand(target, ['--report', folder]);
    const { status, report, durationMs } = ended;
    const failing = report?.findings.filter(({ verdict }) => verdict === 'fail') ?? [];
    const [first] = failing;
    const script =
      first?.reproduce && ids.length === 1
        ? await scriptVerdict(first, join(folder, first.reproduce), ids)
        : undefined;
    const requests = report?.requests?.total ?? 0;
    const most = mostTimes * expectedRequests(checks, settingsFor(target));
    return {
      ...reportedBy(faults, failing),
      ...(script && { script }),
      command: { exitStatus: status, requests, durationMs },
      wrong: [
        ...wrongWith(ended, failing, new Set(faults.flatMap(({ operations }) => operations))),
        ...(requests > most ? [`${requests} requests, where ${Math.round(most)} are the most`] : []),
      ],
    };
  }).finally(() => rmSync(folder, { recursive: true, force: true }));
}

function wrongWith(
  { status, report, text }: Ended,
  failing: readonly Finding[],
  right: ReadonlySet<string>,
): string[] {
  if (!report) return [`exit status ${status} without a report: ${text.slice(-300)}`];
  const blamed = failing.map(({ operations }) => operations[0] ?? 'nothing');
  return [
    ...(status === 1 ? [] : [`exit status ${status}, not 1: ${report.because}`]),
    ...(failing.some(({ operations }) => operations.some((one) => right.has(one)))
      ? []
      : [`no finding blames ${[...right].slice(0, 3).join(' or ')}, but ${blamed.join(', ') || 'none'}`]),
    ...(report.totals.error > 0 ? [`the suite itself failed in ${report.totals.error} checks`] : []),
    ...(report.complete ? [] : [`not judged to its end: ${report.because}`]),
  ];
}

/** The faults that are left if each finding reports at most one fault (a maximum matching, by augmenting paths). */
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
