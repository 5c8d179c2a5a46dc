/**
 * The report as JUnit XML, in the common dialect: a suite with a case for each finding, then a suite for each kind of check with a
 * case for each check.
 */

import { type CheckResult, checkKinds } from '../judge/result.js';
import type { Finding } from '../verdict/finding.js';
import type { Report } from '../verdict/report.js';
import { visible } from './escape.js';

/**
 * `fail` is a failure, `error` and `inconclusive` are errors, `unsupported` and `blocked` are skipped; `note` and `known` pass,
 * with a line in their output. A deviation that no longer holds is a failing case.
 */
export function renderJunit(report: Report): string {
  const suites = checkKinds
    .map((kind) => ({ kind, checks: report.checks.filter((check) => check.kind === kind) }))
    .map(({ kind, checks }) => suite(kind, checks.map(testCase), checks));
  const problems = report.deviations.problems.map(({ finding, problem, message }) =>
    failingCase('deviations', finding, problem, message),
  );
  const findings = report.findings
    .filter(({ verdict }) => verdict === 'fail')
    .map((one) =>
      failingCase(
        `findings.${one.operations[0] ?? ''}`,
        one.id,
        `expected ${one.expected}; got ${one.actual}`,
        findingText(one),
      ),
    );
  const failing = problems.length + findings.length;
  const { fail, error, inconclusive, unsupported, blocked } = report.totals;
  const counts =
    `tests="${report.checks.length + failing}" failures="${fail + failing}" ` +
    `errors="${error + inconclusive}" skipped="${unsupported + blocked}" time="${seconds(report.durationMs)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${xml(nameOf(report))}" ${counts}>`,
    ...suite('findings', findings),
    ...suites.flat(),
    ...suite('deviations', problems),
    '</testsuites>',
    '',
  ].join('\n');
}

/** For a part of the contract, the name says how large it is. */
const nameOf = ({ target, part }: Report): string =>
  part ? `${part.operations} of ${part.of} operations of ${target}` : `conformance of ${target}`;

function findingText({ rule, source, operations, condition, reproduce, fails, blocks }: Finding): string {
  return [
    `rule: ${rule} (${source})`,
    `seen in: ${operations.join(', ')}`,
    ...(condition ? [`when: ${condition}`] : []),
    `${fails.length} checks fail by it, ${blocks.length} are blocked`,
    ...(reproduce ? [`reproduce: ${reproduce}`] : []),
  ].join('\n');
}

/** A suite of cases, with the counts of its checks; without checks all cases count as failures. Empty without cases. */
function suite(name: string, cases: readonly string[], checks?: readonly CheckResult[]): string[] {
  if (cases.length === 0) return [];
  const count = (...wanted: CheckResult['verdict'][]) =>
    checks?.filter(({ verdict }) => wanted.includes(verdict)).length ?? 0;
  const failures = checks ? count('fail') : cases.length;
  const time = checks ? seconds(checks.reduce((sum, { durationMs }) => sum + durationMs, 0)) : '0';
  return [
    `  <testsuite name="${name}" tests="${cases.length}" failures="${failures}" errors="${count('error', 'inconclusive')}" skipped="${count('unsupported', 'blocked')}" time="${time}">`,
    ...cases,
    '  </testsuite>',
  ];
}

const failingCase = (group: string, name: string, message: string, text: string): string =>
  `    <testcase classname="${xml(group)}" name="${xml(name)}" time="0"><failure message="${xml(message)}">${xml(text)}</failure></testcase>`;

function testCase(check: CheckResult): string {
  const name = `${check.id}: ${check.title}`;
  const open = `    <testcase classname="${xml(check.operation)}" name="${xml(name)}" time="${seconds(check.durationMs)}"`;
  const inside = outcome(check);
  return inside ? `${open}>${inside}</testcase>` : `${open}/>`;
}

function outcome(check: CheckResult): string {
  const { verdict, rule, source, expected, actual, reason, reproduce, blockedBy } = check;
  const detail = Object.entries({ rule, source, expected, actual, reason, blockedBy, reproduce })
    .filter(([, value]) => value)
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n');
  switch (verdict) {
    case 'fail':
      return `<failure message="${xml(`expected ${expected ?? ''}; got ${actual ?? ''}`)}">${xml(detail)}</failure>`;
    case 'error':
    case 'inconclusive':
      return `<error message="${xml(`${verdict}: ${reason ?? ''}`)}">${xml(detail)}</error>`;
    case 'unsupported':
    case 'blocked':
      return `<skipped message="${xml(`${verdict}: ${reason ?? blockedBy ?? ''}`)}"/>`;
    case 'note':
    case 'known':
      return `<system-out>${xml(`${verdict}\n${detail}`)}</system-out>`;
    default:
      return '';
  }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

/** Escaped for text and attributes; characters that XML 1.0 cannot hold and invisible ones are written as codes. */
function xml(text: string): string {
  return visible(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[\n\r\t]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
