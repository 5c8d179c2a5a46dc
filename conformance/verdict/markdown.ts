/** The summary for a CI job page, as GitHub-flavoured Markdown. Texts of the target are shown, never rendered. */
import { coverageParts } from './coverage.js';
import type { FailureGroup } from './groups.js';
import { plural, type Report } from './report.js';
import { verdicts } from './result.js';
import { oneLine, percent } from './terminal.js';

const mostRows = 50;

/** The summary, at most about 60 KB whatever the run (job pages take 1 MB). */
export function renderMarkdown(report: Report): string {
  return [
    `## Conformance: ${report.verdict}`,
    '',
    `${cell(report.target)}: ${report.because}. Seed \`${report.seed}\`, ` +
      `${report.profile ? `profile ${report.profile}, ` : ''}${(report.durationMs / 1000).toFixed(1)} s.`,
    '',
    ...failureTable(report.failures.filter(({ verdict }) => verdict === 'fail')),
    ...list(
      'Deviations that no longer hold',
      report.deviations.problems.map(({ message }) => message),
    ),
    ...list(
      'Blocked',
      report.blocked.map(({ cause, count }) => `${plural(count, 'check')} by ${cause}`),
    ),
    ...briefly('Errors of the suite itself', report, 'error'),
    ...briefly('Could not be decided', report, 'inconclusive'),
    ...briefly('Warnings (assumed parts)', report, 'warn'),
    ...briefly('Known deviations', report, 'known'),
    '| checks | |',
    '|---|---:|',
    ...verdicts.filter((one) => report.totals[one] > 0).map((one) => `| ${one} | ${report.totals[one]} |`),
    '',
    '| asserted | covered | of | |',
    '|---|---:|---:|---:|',
    ...coverageParts.map((part) => {
      const { covered, total } = report.coverage[part];
      return `| ${part} | ${covered} | ${total} | ${percent(covered, total)} |`;
    }),
    '',
    ...list('Notes', report.notes),
  ].join('\n');
}

function failureTable(groups: readonly FailureGroup[]): string[] {
  if (groups.length === 0) return [];
  const more = groups.length - mostRows;
  return [
    '| operation | rule | expected | actual | checks | blocks |',
    '|---|---|---|---|---:|---:|',
    ...groups.slice(0, mostRows).map((group) => {
      const { operation, operations, rule, expected = '', actual = '', count, blocks } = group;
      const where = operations.length > 1 ? `${operation} and ${operations.length - 1} more` : operation;
      return `| ${[where, rule, expected, actual].map(cell).join(' | ')} | ${count} | ${blocks || ''} |`;
    }),
    ...(more > 0 ? ['', `… and ${plural(more, 'more line')} in the report.`] : []),
    '',
  ];
}

const briefly = (heading: string, report: Report, verdict: FailureGroup['verdict']): string[] =>
  list(
    heading,
    report.failures
      .filter((group) => group.verdict === verdict)
      .map(({ operation, rule, reason, actual, count }) => {
        const why = reason ?? actual;
        return `${operation}: ${rule}${why ? `: ${why}` : ''}${count > 1 ? ` (${count} checks)` : ''}`;
      }),
  );

function list(heading: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const more = items.length - mostRows;
  return [
    `**${heading}**`,
    '',
    ...items.slice(0, mostRows).map((item) => `- ${cell(item)}`),
    ...(more > 0 ? [`- … and ${more} more`] : []),
    '',
  ];
}

/** One cell: no markup, no links, no mentions, no table borders, whatever the target answered. */
function cell(text: string): string {
  return oneLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_{}[\]|~#]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replaceAll('@', '&#64;')
    .replace(/(https?):/g, '$1&#58;');
}
