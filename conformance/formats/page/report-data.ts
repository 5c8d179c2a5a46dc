/** The report that is embedded in the page, the present filter, and the words for verdicts. */
import { useEffect, useState } from 'preact/hooks';
import { type CheckResult, checkKinds, type Verdict, verdicts } from '../../judge/result.js';
import type { Finding } from '../../verdict/finding.js';
import type { Report } from '../../verdict/report.js';

export type Mark = Verdict | 'missing';
/** A check, with its exchanges if they fit into the page. */
export type ShownCheck = Omit<CheckResult, 'exchanges'> & Partial<Pick<CheckResult, 'exchanges'>>;
type ShownReport = Omit<Report, 'checks'> & { checks: readonly ShownCheck[] };

const data = document.getElementById('report-data')?.textContent ?? '{}';
export const report: ShownReport = JSON.parse(data);

export const usedVerdicts = verdicts.filter((verdict) => report.totals[verdict] > 0);
export const signs: Readonly<Record<Mark, string>> = {
  ...{ pass: '✓', fail: '✗', error: '!', inconclusive: '?', note: '~', known: '=', blocked: '·' },
  ...{ unsupported: '–', missing: '' },
};
export const meanings: Readonly<Record<Mark, string>> = {
  pass: 'passed',
  fail: 'failed',
  error: 'error of the suite itself',
  inconclusive: 'could not be decided',
  note: 'our interpretation of what is not stated; fails nobody',
  known: 'known deviation',
  blocked: 'blocked by a finding',
  unsupported: 'not claimed',
  missing: 'not asserted in this run',
};
export const usedKinds = checkKinds.filter((kind) => report.checks.some((check) => check.kind === kind));

export const number = (n: number): string => n.toLocaleString('en-US');
export const short = (text: string): string => (text.length > 140 ? `${text.slice(0, 139)}…` : text);
export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

export const findingsOf = (verdict: Finding['verdict']): Finding[] =>
  report.findings.filter((one) => one.verdict === verdict);
export const anchor = (id: string): string => `finding-${id.replace(/[^A-Za-z0-9]+/g, '-')}`;

/** The filter of the lists; `mark` is one cell of a grid. */
export interface Filter {
  text: string;
  verdict: string;
  kind: string;
  mark: string;
}

export const NO_FILTER: Filter = { text: '', verdict: '', kind: '', mark: '' };
let filter = NO_FILTER;
const readers = new Set<() => void>();

export function filterBy(change: Partial<Filter>): void {
  filter = { ...filter, ...change };
  for (const redraw of readers) redraw();
}

export function showChecks(change: Partial<Filter>): void {
  filterBy(change);
  document.getElementById('checks')?.scrollIntoView();
}

/** The present filter; components that call this are rendered again when it changes. */
export function useFilter(): Filter {
  const [shown, setShown] = useState(filter);
  useEffect(() => {
    const redraw = () => setShown(filter);
    readers.add(redraw);
    return () => {
      readers.delete(redraw);
    };
  }, []);
  return shown;
}

const texts = new Map<object, string>();

/** Whether every word of the filter occurs in the texts of `subject`. */
export function fits(
  { text }: Filter,
  subject: object,
  parts: () => readonly (string | undefined)[],
): boolean {
  if (text === '') return true;
  const known = texts.get(subject) ?? parts().filter(Boolean).join(' ').toLowerCase();
  texts.set(subject, known);
  return text.split(/\s+/).every((word) => known.includes(word));
}
