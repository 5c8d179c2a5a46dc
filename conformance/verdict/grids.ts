/** The grids of a report: the worst verdict of every status of every operation, and of every cell of the state tables. */
import { type CheckResult, tags, type Verdict, verdicts } from '../judge/result.js';
import type { Cell, CoverageTargets } from './coverage.js';
import { type Finding, statusOf } from './finding.js';

/** operationId -> status -> worst verdict of the checks that asserted it. */
export type StatusGrid = Record<string, Record<string, Verdict | 'missing'>>;

/** One cell of the heat map, as shown. `verdict` is the worst of the checks that asserted it. */
export interface CellReport extends Cell {
  verdict: Verdict | 'missing';
}

/** The worse of two verdicts of one cell. */
export function worse(one: Verdict | 'missing', other: Verdict | 'missing'): Verdict | 'missing' {
  if (one === 'missing') return other;
  if (other === 'missing') return one;
  return verdicts.indexOf(one) < verdicts.indexOf(other) ? one : other;
}

/** The tags that passed checks have asserted. */
const passedTags = (results: readonly CheckResult[]): ReadonlySet<string> =>
  new Set(results.flatMap(({ asserted, verdict }) => (verdict === 'pass' ? asserted : [])));

/** The verdict of the last finding about each key; unconfirmed findings have no effect. */
const verdictsBy = (
  findings: readonly Finding[],
  keysOf: (one: Finding) => readonly string[],
): ReadonlyMap<string, Verdict> =>
  new Map(
    findings.flatMap((one) => {
      const { verdict } = one;
      return verdict === 'unconfirmed' ? [] : keysOf(one).map((key) => [key, verdict] as const);
    }),
  );

/** Findings make their cells red, even if the check that saw them was about something else. */
export function statusGrid(
  results: readonly CheckResult[],
  targets: CoverageTargets,
  findings: readonly Finding[],
): StatusGrid {
  const passed = passedTags(results);
  const violated = verdictsBy(findings, ({ statement, cases }) => {
    const status = statusOf(statement);
    return status ? cases.map(({ operation }) => `${operation} ${status}`) : [];
  });
  const grid: StatusGrid = {};
  for (const tag of targets.tags.statuses) {
    const cell = tag.slice('status:'.length);
    const [operation = '', status = ''] = cell.split(' ');
    grid[operation] = {
      ...grid[operation],
      [status]: violated.get(cell) ?? (passed.has(tag) ? 'pass' : 'missing'),
    };
  }
  return grid;
}

export function cellGrid(
  results: readonly CheckResult[],
  targets: CoverageTargets,
  findings: readonly Finding[],
): CellReport[] {
  const passed = passedTags(results);
  const violated = verdictsBy(findings, ({ sort, cases }) =>
    sort === 'state' ? cases.map(({ statement }) => statement) : [],
  );
  return targets.cells.map((cell) => {
    const { type, from, trigger } = cell;
    const isPassed = passed.has(tags.transition(type, from, trigger));
    return {
      ...cell,
      verdict: violated.get(`state:${type}/${from}+${trigger}`) ?? (isPassed ? 'pass' : 'missing'),
    };
  });
}
