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

function worstByTag(results: readonly CheckResult[]): Map<string, Verdict | 'missing'> {
  const worst = new Map<string, Verdict | 'missing'>();
  for (const { asserted, verdict } of results) {
    for (const tag of asserted) worst.set(tag, worse(worst.get(tag) ?? 'missing', verdict));
  }
  return worst;
}

/** Unconfirmed findings have no effect on a cell. */
const isSettled = (one: Finding): one is Finding & { verdict: Verdict } => one.verdict !== 'unconfirmed';

/** Findings make their cells red, even if the check that saw them was about something else. */
export function statusGrid(
  results: readonly CheckResult[],
  targets: CoverageTargets,
  findings: readonly Finding[],
): StatusGrid {
  const worst = worstByTag(results.filter(({ verdict }) => verdict === 'pass'));
  const violated = new Map(
    findings.filter(isSettled).flatMap(({ statement, verdict, cases }) =>
      cases.flatMap(({ operation }) => {
        const status = statusOf(statement);
        return status ? [[`${operation} ${status}`, verdict] as const] : [];
      }),
    ),
  );
  const grid: StatusGrid = {};
  for (const mark of targets.tags.statuses) {
    const [operation = '', status = ''] = mark.slice('status:'.length).split(' ');
    grid[operation] ??= {};
    (grid[operation] as Record<string, Verdict | 'missing'>)[status] =
      violated.get(`${operation} ${status}`) ?? worst.get(mark) ?? 'missing';
  }
  return grid;
}

export function cellGrid(
  results: readonly CheckResult[],
  targets: CoverageTargets,
  findings: readonly Finding[],
): CellReport[] {
  const worst = worstByTag(results.filter(({ verdict }) => verdict === 'pass'));
  const violated = new Map(
    findings
      .filter(isSettled)
      .filter(({ sort }) => sort === 'state')
      .flatMap(({ cases, verdict }) => cases.map(({ statement }) => [statement, verdict] as const)),
  );
  return targets.cells.map((cell) => ({
    ...cell,
    verdict:
      violated.get(`state:${cell.type}/${cell.from}+${cell.trigger}`) ??
      worst.get(tags.transition(cell.type, cell.from, cell.trigger)) ??
      'missing',
  }));
}
