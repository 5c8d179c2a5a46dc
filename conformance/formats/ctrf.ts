/**
 * The report in the Common Test Report Format (ctrf.io, JSON): a test for each finding and for each deviation that no longer
 * holds, then one for each check. The verdict of the run is in `extra`, since the format's summary contains only counts.
 */
import type { CTRFReport, Test, TestStatus } from 'ctrf';
import type { CheckResult, Verdict } from '../judge/result.js';
import type { Finding } from '../verdict/finding.js';
import type { Report } from '../verdict/report.js';
import { visible } from './escape.js';

const specVersion = '0.0.0';
const tool = 'invoicing-conformance';

/** Notes and known deviations do not fail a run; errors and inconclusive results are neither passed nor failed. */
const statuses: Record<Verdict | 'unconfirmed', TestStatus> = {
  pass: 'passed',
  note: 'passed',
  known: 'passed',
  fail: 'failed',
  unsupported: 'skipped',
  blocked: 'skipped',
  inconclusive: 'other',
  unconfirmed: 'other',
  error: 'other',
};

export function ctrfOf(report: Report): CTRFReport {
  const tests = [
    ...report.findings.map(findingTest),
    ...report.deviations.problems.map(
      ({ finding, problem, message }): Test => ({
        name: visible(finding),
        ...{ status: 'failed', duration: 0, suite: ['deviations'], rawStatus: problem },
        message: visible(message),
      }),
    ),
    ...report.checks.map(checkTest),
  ];
  const count = (status: TestStatus) => tests.filter((one) => one.status === status).length;
  const { verdict, because, exitStatus, seed, profile, shard, complete, part } = report;
  return {
    reportFormat: 'CTRF',
    specVersion,
    timestamp: report.finishedAt,
    generatedBy: tool,
    results: {
      tool: { name: tool, extra: { seed, ...(profile && { profile }), ...(shard && { shard }) } },
      summary: {
        tests: tests.length,
        passed: count('passed'),
        failed: count('failed'),
        skipped: count('skipped'),
        pending: 0,
        other: count('other'),
        start: Date.parse(report.startedAt),
        stop: Date.parse(report.finishedAt),
        duration: report.durationMs,
      },
      environment: { appName: 'invoicing service', testEnvironment: visible(report.target) },
      tests,
      extra: { verdict, because: visible(because), exitStatus, complete, ...(part && { part }) },
    },
  };
}

function findingTest(finding: Finding): Test {
  const { id, verdict, operations, rule, source, expected, actual, condition, reproduce, fails, blocks } =
    finding;
  return {
    name: visible(id),
    status: statuses[verdict],
    duration: 0,
    suite: ['findings', operations[0] ?? ''].filter(Boolean),
    rawStatus: verdict,
    message: visible(`expected ${expected}; got ${actual}`),
    trace: visible(
      [
        `rule: ${rule} (${source})`,
        `operations: ${operations.join(', ')}`,
        ...(condition ? [`shows: ${condition}`] : []),
        ...(reproduce ? [`reproduce: ${reproduce}`] : []),
      ].join('\n'),
    ),
    extra: { fails: fails.length, blocks: blocks.length },
  };
}

function checkTest(check: CheckResult): Test {
  const { id, title, verdict, kind, operation, durationMs, expected, actual, reason, blockedBy } = check;
  const message = actual === undefined ? reason : `expected ${expected ?? ''}; got ${actual}`;
  return {
    name: visible(`${id}: ${title}`),
    status: statuses[verdict],
    duration: Math.round(durationMs),
    suite: [kind, operation],
    rawStatus: verdict,
    ...(verdict !== 'pass' && message !== undefined && { message: visible(message) }),
    ...(blockedBy !== undefined && { extra: { blockedBy: visible(blockedBy) } }),
  };
}
