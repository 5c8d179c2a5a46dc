/** The sections of a report besides the failing findings, with the same content and words in every format. */
import type { Difference } from '../beside/differences.js';
import type { CheckResult, Verdict } from '../judge/result.js';
import { type Finding, groupBy } from '../verdict/finding.js';
import { firstOf, plural } from '../verdict/plural.js';
import type { Report } from '../verdict/report.js';

export interface Section {
  id: 'problems' | 'unjudged' | Verdict | 'unconfirmed' | 'new' | 'beside' | 'run';
  title: string;
  items: string[];
}

/** A report with the fields of checks that are needed here. */
type Listed = Omit<Report, 'checks'> & {
  checks: readonly Pick<CheckResult, 'id' | 'verdict' | 'reason'>[];
};

const brief = ({ operations, expected, actual, reason }: Finding): string =>
  `${operations[0]}: ${expected}; got ${actual}${reason ? ` (${reason})` : ''}`;

/** The sections that are not empty, in reading order. */
export function sections(report: Listed): Section[] {
  const { deviations, requirements = '', newSince, beside } = report;
  const found = (verdict: Finding['verdict']) =>
    report.findings.filter((one) => one.verdict === verdict).map(brief);
  const all: readonly Section[] = [
    {
      id: 'problems',
      title: 'Deviations that no longer hold',
      items: deviations.problems.map(({ message }) => message),
    },
    {
      id: 'unjudged',
      title: 'Listed deviations that were not seen, and may not have been judged in this part',
      items: deviations.unjudged,
    },
    { id: 'known', title: 'Known deviations', items: found('known') },
    { id: 'error', title: 'Errors of the suite itself', items: byReason(report, 'error') },
    { id: 'inconclusive', title: 'Could not be decided', items: byReason(report, 'inconclusive') },
    {
      id: 'unconfirmed',
      title: 'Seen once and not again when tried alone (unconfirmed, fails nothing)',
      items: found('unconfirmed'),
    },
    { id: 'note', title: 'Our interpretation of what is not stated (fails nobody)', items: found('note') },
    { id: 'unsupported', title: 'Not judged', items: byReason(report, 'unsupported') },
    { id: 'new', title: `New since ${requirements}, not scored`, items: newSince ? newItems(newSince) : [] },
    {
      id: 'beside',
      title: `Where ${beside?.target} does otherwise (fails nobody)`,
      items: beside?.differences.map(differenceInWords) ?? [],
    },
    { id: 'run', title: 'Notes of the run', items: report.notes },
  ];
  return all.filter(({ items }) => items.length > 0);
}

/** Each reason once with its first check, ordered by the number of checks. */
function byReason({ checks }: Listed, verdict: Verdict): string[] {
  const own = checks.filter((check) => check.verdict === verdict);
  return groupBy(own, ({ reason = '' }) => reason)
    .sort((a, b) => b.length - a.length)
    .map((same) => `${firstOf(same.map(({ id }) => id))}: ${same[0]?.reason ?? ''}`);
}

/** Findings of checks that are newer than the frozen requirements. */
function newItems({ checks, findings, changes }: NonNullable<Report['newSince']>): string[] {
  if (checks + changes.length === 0) return [];
  const found = findings.length === 0 ? 'no finding' : plural(findings.length, 'finding');
  return [`${plural(checks, 'check')}, ${found}`, ...findings.map(brief), ...changes];
}

/** A difference as one line. */
export function differenceInWords({ operations, at, here, there }: Difference): string {
  const where = [firstOf(operations), at].filter(Boolean).join(' ');
  return `${where}: ${here.join(', ')} here; ${there.join(', ')} there`;
}
