/**
 * The findings of a report as annotations of a pipeline's page: workflow commands for GitHub, links for GitLab. Texts of a
 * target are escaped, so that they cannot start or end a command.
 */

import type { Finding } from '../verdict/finding.js';
import type { Report } from '../verdict/report.js';
import { visible } from './escape.js';

/** GitHub shows ten annotations of each level per step; the others are in the summary and the report. */
const mostAnnotations = 10;

const levels: Record<Finding['verdict'], 'error' | 'warning' | 'notice'> = {
  fail: 'error',
  known: 'warning',
  note: 'notice',
  unconfirmed: 'notice',
};

/** One line for each finding and for each deviation that no longer holds, and one with the verdict. */
export function githubAnnotations(report: Report): string[] {
  const { verdict, because, findings, deviations, exitStatus } = report;
  const shown = new Map<string, number>();
  const isShown = (level: string) => {
    const count = (shown.get(level) ?? 0) + 1;
    shown.set(level, count);
    return count <= mostAnnotations;
  };
  const lines = [
    ...deviations.problems.map(({ finding, message }) => ['error', finding, message] as const),
    ...findings.map((one) => [levels[one.verdict], one.id, sentence(one)] as const),
  ].filter(([level]) => isShown(level));
  const last = ['notice', `conformance: ${verdict}`, `${because} (exit status ${exitStatus})`] as const;
  return [...lines, last].map(([level, title, text]) => `::${level} title=${property(title)}::${data(text)}`);
}

function sentence({ operations, expected, actual, condition, reproduce }: Finding): string {
  const lines = [
    `${operations.join(', ')}: expected ${expected}; got ${actual}`,
    ...(condition ? [`It shows: ${condition}`] : []),
    ...(reproduce ? [`To show it again: ${reproduce}`] : []),
  ];
  return lines.join('\n');
}

/** Escapes the data after `::`, which ends at the end of the line. */
const data = (text: string): string =>
  visible(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** Escapes a property, which `:` and `,` would end. */
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

export interface GitlabAnnotations {
  conformance: { external_link: { label: string; url: string } }[];
}

/**
 * Links for the job's page: the report, and the script of each finding. `base` is the URL of the job's artifacts, `folder` the
 * path of the report in them.
 */
export function gitlabAnnotations(report: Report, base: string, folder: string): GitlabAnnotations {
  const link = (label: string, file: string) => ({
    external_link: { label: visible(label).slice(0, 255), url: `${base}/${encodeURI(`${folder}/${file}`)}` },
  });
  const failing = report.findings.filter(({ verdict }) => verdict === 'fail');
  return {
    conformance: [
      link(`Report: ${report.verdict}, ${report.because}`, 'index.html'),
      ...failing.map((one, index) => link(`Finding ${index + 1}: ${one.id}`, one.reproduce ?? 'index.html')),
    ],
  };
}
