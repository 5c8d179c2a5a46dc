/**
 * The judgement of a whole run: from the results of all checks to one Report, which every form of output
 * (report.json, page, JUnit, Markdown, terminal) only shows. Pure: no clock, no files, no Playwright.
 */

import { allSecrets, redactDeep, redactResult } from '../target/redaction.js';
import {
  type Cell,
  type Coverage,
  type CoverageTables,
  type CoverageTargets,
  coverage,
  coverageTargets,
} from './coverage.js';
import { applyDeviations, type Deviation, type DeviationProblem } from './deviations.js';
import { type BlockedGroup, blockedGroups, type FailureGroup, failureGroups, isExplained } from './groups.js';
import { scriptName } from './reproduce.js';
import { type CheckResult, marks, type Verdict, verdicts } from './result.js';
import { foldFailures } from './root-causes.js';

export type Outcome =
  | 'conforms'
  | 'partial'
  | 'known deviations only'
  | 'fails'
  | 'inconclusive'
  | 'error'
  | 'nothing checked';

/** 0 conforms, 1 does not (or not shown to), 2 wrong usage or nothing selected, 3 the suite failed. */
export type ExitStatus = 0 | 1 | 2 | 3;

export interface JudgeSettings {
  /** Base URL of the account under test. */
  target: string;
  publicUrl?: string;
  secondBaseUrl?: string;
  seed: number;
  startedAt: Date;
  finishedAt?: Date;
  profile?: string;
  /** The keys in use: own account first, second account next. Keys found in answers are added. */
  secrets?: readonly string[];
  deviations?: readonly Deviation[];
  /** Every check was selected (no --only, no --skip, no smaller profile); default true. */
  complete?: boolean;
  /** `1/3` for one part of a run; such a part is never complete by itself. */
  shard?: string;
  /** The run's tag in the names of its records. */
  tag?: string;
  /** Sentences for the reader: what was learned of the dialect, what had to remain. */
  notes?: readonly string[];
  /** The contract's tables, or the targets made of them. */
  contract: CoverageTables | CoverageTargets;
}

/** One cell of the heat map, as shown. `verdict` is the worst of the checks that asserted it. */
export interface CellReport extends Cell {
  verdict: Verdict | 'missing';
}

export interface Report {
  target: string;
  publicUrl?: string;
  secondBaseUrl?: string;
  startedAt: string;
  finishedAt: string;
  durationMs: number;
  seed: number;
  profile?: string;
  shard?: string;
  tag?: string;
  /** Every check was run: not a shard, and `selectedAll`. */
  complete: boolean;
  /** Nothing was left out but by sharding. */
  selectedAll: boolean;
  verdict: Outcome;
  /** Why the verdict is what it is, in one sentence. */
  because: string;
  exitStatus: ExitStatus;
  totals: Record<Verdict, number>;
  failures: FailureGroup[];
  blocked: BlockedGroup[];
  deviations: { listed: Deviation[]; problems: DeviationProblem[]; unjudged: string[] };
  coverage: Coverage;
  /** operationId -> status -> worst verdict of the checks that asserted it. */
  statuses: Record<string, Record<string, Verdict | 'missing'>>;
  cells: CellReport[];
  resources: Record<string, string>;
  notes: string[];
  checks: CheckResult[];
}

/** Exchanges beyond this many characters are dropped from a report, those of group heads last. */
const exchangeBudget = 16_000_000;

/**
 * The report of a run. Redacts again whatever the checks left, applies the deviations, groups failures and
 * blocked checks, counts coverage, and decides the verdict (see `decide`). Results with one id are one check:
 * the worst counts, since a later success does not undo an earlier failure.
 */
export function judge(results: readonly CheckResult[], settings: JudgeSettings): Report {
  const targets = 'marks' in settings.contract ? settings.contract : coverageTargets(settings.contract);
  const secrets = allSecrets(results, settings.secrets ?? []);
  const unique = onePerId(results).map((result) => redactResult(result, secrets));
  const told = foldFailures(unique);
  return assemble(unique, settings, secrets, {
    coverage: coverage(told, targets),
    statuses: statusGrid(told, targets),
    cells: cellGrid(told, targets),
    resources: targets.resources,
  });
}

/** What a report knows of the contract; merged reports bring it along instead of counting again. */
export type Counted = Pick<Report, 'coverage' | 'statuses' | 'cells' | 'resources'>;

/** The rest of `judge`, from redacted results with one id each. */
export function assemble(
  unique: readonly CheckResult[],
  settings: Omit<JudgeSettings, 'contract'>,
  secrets: readonly string[],
  counted: Counted,
): Report {
  const { deviations = [], complete: selectedAll = true, startedAt, finishedAt = startedAt } = settings;
  const complete = selectedAll && !settings.shard;
  const applied = applyDeviations(unique, deviations, finishedAt, { complete });
  const named = nameScripts(foldFailures(applied.results));
  const failures = failureGroups(named);
  const blocked = blockedGroups(named);
  const totals = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  for (const { verdict } of named) totals[verdict] += 1;
  return {
    target: redactDeep(settings.target, secrets),
    ...(settings.publicUrl ? { publicUrl: settings.publicUrl } : {}),
    ...(settings.secondBaseUrl ? { secondBaseUrl: settings.secondBaseUrl } : {}),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt.toISOString(),
    durationMs: finishedAt.getTime() - startedAt.getTime(),
    seed: settings.seed,
    ...(settings.profile ? { profile: settings.profile } : {}),
    ...(settings.shard ? { shard: settings.shard } : {}),
    ...(settings.tag ? { tag: settings.tag } : {}),
    complete,
    selectedAll,
    ...decide(named, applied.problems, deviations.length),
    totals,
    failures,
    blocked,
    deviations: redactDeep(
      { listed: [...deviations], problems: applied.problems, unjudged: applied.unjudged },
      secrets,
    ),
    ...counted,
    notes: redactDeep([...(settings.notes ?? [])], secrets),
    checks: withinBudget(named, failures),
  };
}

/**
 * The verdict and the exit status, worst first:
 * - any failure, or a deviation that no longer holds: `fails`, 1;
 * - an error of the suite: `error`, 3 (beside a failure it stays 1: that the target fails is certain);
 * - anything inconclusive, or blocked by something that was not seen to fail: `inconclusive`, 1, because a
 *   target that could not be judged has not been shown to conform;
 * - nothing judged at all: 2 when no check was selected, otherwise 1;
 * - known deviations, or parts not claimed: said in the verdict, 0.
 */
export function decide(
  results: readonly CheckResult[],
  problems: readonly DeviationProblem[],
  listed = 0,
): Pick<Report, 'verdict' | 'because' | 'exitStatus'> {
  const count = (verdict: Verdict) => results.filter((result) => result.verdict === verdict).length;
  const [fails, errors, unclear, known, unclaimed] = (
    ['fail', 'error', 'inconclusive', 'known', 'unsupported'] as const
  ).map(count) as [number, number, number, number, number];
  const judged = count('pass') + fails + count('warn') + known;
  const unexplained = results.filter(
    (result) => result.verdict === 'blocked' && !isExplained(result, results),
  );
  const parts: string[] = [];
  if (fails > 0) parts.push(`${plural(fails, 'check')} failed`);
  if (problems.length > 0)
    parts.push(`${problems.length} of ${listed} listed deviations no longer as listed`);
  if (parts.length > 0) {
    if (errors > 0) parts.push(`the suite itself failed in ${plural(errors, 'check')}`);
    return { verdict: 'fails', because: parts.join('; '), exitStatus: 1 };
  }
  if (errors > 0) {
    return {
      verdict: 'error',
      because: `the suite itself failed in ${plural(errors, 'check')}`,
      exitStatus: 3,
    };
  }
  if (results.length === 0) {
    return { verdict: 'nothing checked', because: 'no check was selected', exitStatus: 2 };
  }
  if (unclear + unexplained.length > 0) {
    const because = [
      unclear > 0 ? `${plural(unclear, 'check')} could not be decided` : '',
      unexplained.length > 0
        ? `${plural(unexplained.length, 'check')} blocked without a failure behind it`
        : '',
    ];
    return { verdict: 'inconclusive', because: because.filter(Boolean).join('; '), exitStatus: 1 };
  }
  if (judged === 0) {
    return { verdict: 'nothing checked', because: 'no selected check could be judged', exitStatus: 1 };
  }
  const without = unclaimed > 0 ? `; ${plural(unclaimed, 'check')} not claimed` : '';
  if (known > 0) {
    const because = `${plural(known, 'failure')} all listed as known deviations${without}`;
    return { verdict: 'known deviations only', because, exitStatus: 0 };
  }
  if (unclaimed > 0) {
    const because = `${plural(judged, 'check')} passed; ${unclaimed} not claimed by the target`;
    return { verdict: 'partial', because, exitStatus: 0 };
  }
  return { verdict: 'conforms', because: `${plural(judged, 'check')} passed`, exitStatus: 0 };
}

/** `1 check`, `2 checks`, `3,000 checks`. */
export const plural = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/** One result per id, the worst; its coverage marks are those of all. */
export function onePerId(results: readonly CheckResult[]): CheckResult[] {
  const byId = new Map<string, CheckResult>();
  for (const result of results) {
    const other = byId.get(result.id);
    if (!other) byId.set(result.id, result);
    else {
      const worst = verdicts.indexOf(result.verdict) < verdicts.indexOf(other.verdict) ? result : other;
      byId.set(result.id, { ...worst, asserted: [...new Set([...other.asserted, ...result.asserted])] });
    }
  }
  return [...byId.values()];
}

/** The worse of two verdicts of one cell. */
export function worse(one: Verdict | 'missing', other: Verdict | 'missing'): Verdict | 'missing' {
  if (one === 'missing') return other;
  if (other === 'missing') return one;
  return verdicts.indexOf(one) < verdicts.indexOf(other) ? one : other;
}

function worstByMark(results: readonly CheckResult[]): Map<string, Verdict | 'missing'> {
  const worst = new Map<string, Verdict | 'missing'>();
  for (const { asserted, verdict } of results) {
    for (const mark of asserted) worst.set(mark, worse(worst.get(mark) ?? 'missing', verdict));
  }
  return worst;
}

function statusGrid(results: readonly CheckResult[], targets: CoverageTargets): Report['statuses'] {
  const worst = worstByMark(results);
  const grid: Report['statuses'] = {};
  for (const mark of targets.marks.statuses) {
    const [operation = '', status = ''] = mark.slice('status:'.length).split(' ');
    grid[operation] ??= {};
    (grid[operation] as Record<string, Verdict | 'missing'>)[status] = worst.get(mark) ?? 'missing';
  }
  return grid;
}

function cellGrid(results: readonly CheckResult[], targets: CoverageTargets): CellReport[] {
  const worst = worstByMark(results);
  return targets.cells.map((cell) => ({
    ...cell,
    verdict: worst.get(marks.transition(cell.type, cell.from, cell.trigger)) ?? 'missing',
  }));
}

function nameScripts(results: readonly CheckResult[]): CheckResult[] {
  const taken = new Set<string>();
  return results.map((result) => {
    if (result.verdict !== 'fail' && result.verdict !== 'known') return result;
    if (result.exchanges.length === 0) return result;
    return { ...result, reproduce: `reproduce/${scriptName(result.id, taken)}` };
  });
}

/** Only checks that did not pass keep exchanges, and all of them together stay within the budget. */
function withinBudget(results: readonly CheckResult[], failures: readonly FailureGroup[]): CheckResult[] {
  const heads = new Set(failures.map(({ checks }) => checks[0]));
  const sizes = new Map(results.map((result) => [result.id, sizeOf(result)]));
  let left = exchangeBudget;
  for (const head of heads) left -= sizes.get(head ?? '') ?? 0;
  return results.map((result) => {
    if (heads.has(result.id)) return result;
    left -= sizes.get(result.id) ?? 0;
    if (result.verdict !== 'pass' && left >= 0) return result;
    const { reproduce: _, ...rest } = result;
    return { ...rest, exchanges: [] };
  });
}

const sizeOf = ({ exchanges }: CheckResult): number =>
  exchanges.reduce(
    (size, one) =>
      size + one.url.length + (one.requestBody?.length ?? 0) + (one.responseBody?.length ?? 0) + 400,
    0,
  );
