/** The summary for a CI job page, as GitHub-flavoured Markdown. Texts of the target are shown, never rendered. */
import { verdicts } from '../judge/result.js';
import { coverageParts } from '../verdict/coverage.js';
import type { Finding } from '../verdict/finding.js';
import { firstOf, plural } from '../verdict/plural.js';
import type { Report } from '../verdict/report.js';
import { sections } from './sections.js';
import { oneLine, percent } from './terminal.js';

const mostRows = 50;

/** The summary, at most about 60 KB for any run (job pages accept 1 MB). */
export function renderMarkdown(report: Report, compared: readonly string[] = []): string {
  return [
    `## Conformance: ${report.verdict}`,
    '',
    `${cell(report.target)}: ${cell(report.because)}. Seed \`${report.seed}\`, ` +
      `${report.profile ? `profile ${report.profile}, ` : ''}${(report.durationMs / 1000).toFixed(1)} s.`,
    '',
    ...list('Since the other report', compared),
    ...findingTable(report.findings.filter(({ verdict }) => verdict === 'fail')),
    ...sections(report).flatMap(({ title, items }) => list(title, items)),
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
  ].join('\n');
}

function findingTable(findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  const more = findings.length - mostRows;
  return [
    '| finding | expected | got | when | answers | checks |',
    '|---|---|---|---|---:|---:|',
    ...findings
      .slice(0, mostRows)
      .map(({ operations, subject, expected, actual, condition = '', answers, fails, blocks }) => {
        const texts = [`${firstOf(operations)}: ${subject}`, expected, actual, condition]
          .map(cell)
          .join(' | ');
        return `| ${texts} | ${answers.violating} | ${fails.length + blocks.length} |`;
      }),
    ...(more > 0 ? ['', `… and ${plural(more, 'more finding')} in the report.`] : []),
    '',
  ];
}

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

/** A table cell without markup, links, mentions, borders or CI commands, whatever the target answered. */
function cell(text: string): string {
  return oneLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_{}[\]|~#]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replaceAll('::', '&#58;&#58;')
    .replaceAll('@', '&#64;')
    .replace(/(https?):/g, '$1&#58;');
}
