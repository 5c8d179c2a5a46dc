/**
 * The judgement of a whole run: from the results of all checks to one Report, which every form of output
 * (report.json, page, JUnit, Markdown, terminal) only shows. Pure: no clock, no files.
 */

import { type CheckResult, marks, type Verdict, verdicts } from '../judge/result.js';
import { allSecrets, redact, redactResult } from '../target/redaction.js';
import {
  type Cell,
  type Coverage,
  type CoverageTables,
  type CoverageTargets,
  coverage,
  coverageTargets,
} from './coverage.js';
import { applyDeviations, type Deviation, type DeviationProblem } from './deviations.js';
import { byHarm, type Diagnosis, diagnose } from './diagnosis.js';
import type { Finding } from './finding.js';
import { scriptName } from './reproduce.js';

export type Outcome =
  | 'conforms'
  | 'partial'
  | 'known deviations only'
  | 'fails'
  | 'inconclusive'
  | 'error'
  | 'interrupted'
  | 'nothing checked';

/** 0 conforms, 1 does not (or not shown to), 2 wrong usage or nothing selected, 3 the suite failed, 130 and 143 interrupted. */
export type ExitStatus = 0 | 1 | 2 | 3 | 130 | 143;

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
  /** `--assumed=fail`: what breaks an assumption fails the target too. */
  assumedFails?: boolean;
  /** The run was broken off by a signal. */
  interrupted?: 'SIGINT' | 'SIGTERM' | 'SIGHUP';
  /** The run was given up, and why. */
  givenUp?: string | undefined;
  /** Because the target no longer answered: a finding of its own. */
  fellSilent?: boolean;
  /** Requests sent, by operation. */
  requests?: Readonly<Record<string, number>>;
  /** Records made and left, by the operation that made them. */
  records?: { made: Record<string, number>; left: Record<string, number> };
  /** By subject: the pairs of conditions that were judged, of those possible. */
  pairs?: Readonly<Record<string, PairCount>>;
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
  /** What is wrong, each thing once, most harmful first; notes last. */
  findings: Finding[];
  totals: Record<Verdict, number>;
  deviations: { listed: Deviation[]; problems: DeviationProblem[]; unjudged: string[] };
  coverage: Coverage;
  /** operationId -> status -> worst verdict of the checks that asserted it. */
  statuses: Record<string, Record<string, Verdict | 'missing'>>;
  cells: CellReport[];
  resources: Record<string, string>;
  notes: string[];
  requests?: { total: number; byOperation: Record<string, number> };
  records?: { made: Record<string, number>; left: Record<string, number> };
  /** By subject (invoices, estimates, ...): pairs of conditions in lives that passed. */
  pairs?: Readonly<Record<string, PairCount>>;
  checks: CheckResult[];
}

export interface PairCount {
  covered: number;
  total: number;
  missing: readonly string[];
}

/** Exchanges of checks beyond this many characters are dropped from a report; findings keep theirs. */
const exchangeBudget = 16_000_000;

/**
 * The report of a run: redacts again whatever the checks left, finds the causes, applies the deviations, counts coverage,
 * and decides the verdict (see `decide`). Results with one id are one check: the worst counts, since a later success does
 * not undo an earlier failure.
 */
export function judge(results: readonly CheckResult[], settings: JudgeSettings): Report {
  const targets = 'marks' in settings.contract ? settings.contract : coverageTargets(settings.contract);
  const secrets = allSecrets(results, settings.secrets ?? []);
  const unique = onePerId(results).map((result) => redactResult(result, secrets));
  const { findings, results: told } = diagnose(unique);
  return assemble({ findings, results: told }, settings, secrets, {
    coverage: coverage(told, targets),
    statuses: statusGrid(told, targets, findings),
    cells: cellGrid(told, targets, findings),
    resources: targets.resources,
  });
}

/** What a report knows of the contract; merged reports bring it along instead of counting again. */
export type Counted = Pick<Report, 'coverage' | 'statuses' | 'cells' | 'resources'>;

/** The rest of `judge`, from a diagnosis of redacted results with one id each. */
export function assemble(
  { findings, results }: Diagnosis,
  settings: Omit<JudgeSettings, 'contract'>,
  secrets: readonly string[],
  counted: Counted,
): Report {
  const { deviations = [], complete: selectedAll = true, startedAt, finishedAt = startedAt } = settings;
  const complete = selectedAll && !settings.shard && !settings.interrupted && !settings.givenUp;
  const raised = settings.assumedFails
    ? findings.map((one): Finding => (one.verdict === 'note' ? { ...one, verdict: 'fail' } : one))
    : findings;
  const silence = settings.fellSilent && settings.givenUp ? [silenceFinding(settings.givenUp)] : [];
  const applied = applyDeviations([...silence, ...raised], deviations, finishedAt, { complete });
  const told = nameScripts(byHarm(applied.findings));
  const checks = asKnown(results, told);
  const totals = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  for (const { verdict } of checks) totals[verdict] += 1;
  const { requests } = settings;
  return {
    findings: told,
    target: redact(settings.target, secrets),
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
    ...decide(checks, told, applied.problems, settings),
    totals,
    deviations: { listed: [...deviations], problems: applied.problems, unjudged: applied.unjudged },
    ...counted,
    notes: (settings.notes ?? []).map((note) => redact(note, secrets)),
    ...(requests
      ? {
          requests: {
            total: Object.values(requests).reduce((a, b) => a + b, 0),
            byOperation: { ...requests },
          },
        }
      : {}),
    ...(settings.records ? { records: settings.records } : {}),
    ...(settings.pairs ? { pairs: settings.pairs } : {}),
    checks: withinBudget(checks),
  };
}

/** A target that no longer answers, whatever it is asked. */
const silenceFinding = (actual: string): Finding => ({
  ...{ id: 'run/answers until its end', verdict: 'fail', sort: 'silence', statement: 'run' },
  rule: 'a server answers what it is asked',
  source: 'Endpoints',
  ...{ subject: 'an answer', symptom: 'silence', operations: ['every operation'] },
  ...{ expected: 'answers until the end of the run', actual },
  ...{ answers: { judged: 0, breaching: 0 }, fails: [], blocks: [], cases: [] },
});

/** Checks of a known finding are `known`; of a note that was raised, `fail`. */
function asKnown(results: readonly CheckResult[], findings: readonly Finding[]): CheckResult[] {
  const byId = new Map(findings.map((one) => [one.id, one]));
  return results.map((result): CheckResult => {
    const finding = result.blockedBy === undefined ? undefined : byId.get(result.blockedBy);
    if (!finding || (result.verdict !== 'fail' && result.verdict !== 'note')) return result;
    const { verdict, reason } = finding;
    return { ...result, verdict, ...(reason ? { reason } : {}) };
  });
}

/**
 * The verdict and the exit status, worst first:
 * - any finding, or a deviation that no longer holds: `fails`, 1;
 * - broken off by a signal: `interrupted`, 130 or 143, with what was seen until then;
 * - an error of the suite: `error`, 3 (beside a finding it stays 1: that the target fails is certain);
 * - given up, anything inconclusive, or blocked by nothing that was told: `inconclusive`, 1, because a target that could
 *   not be judged has not been shown to conform;
 * - nothing judged at all: 2 when no check was selected, otherwise 1;
 * - known deviations, or parts not claimed: said in the verdict, 0.
 */
function decide(
  results: readonly CheckResult[],
  findings: readonly Finding[],
  problems: readonly DeviationProblem[],
  {
    interrupted,
    givenUp,
    deviations = [],
  }: Pick<JudgeSettings, 'interrupted' | 'givenUp' | 'deviations'> = {},
): Pick<Report, 'verdict' | 'because' | 'exitStatus'> {
  const count = (verdict: Verdict) => results.filter((result) => result.verdict === verdict).length;
  const [errors, unclear, unclaimed] = (['error', 'inconclusive', 'unsupported'] as const).map(count) as [
    number,
    number,
    number,
  ];
  const failing = findings.filter(({ verdict }) => verdict === 'fail');
  const known = findings.filter(({ verdict }) => verdict === 'known');
  const unasked = results.filter(({ verdict, open }) => verdict === 'unsupported' && !open).length;
  const judged = results.length - errors - unclear - unclaimed - count('blocked');
  const unexplained = results.filter(
    ({ verdict, blockedBy }) => verdict === 'blocked' && !findings.some(({ id }) => id === blockedBy),
  );
  const parts: string[] = [];
  if (failing.length > 0) {
    const touched =
      count('fail') +
      results.filter(
        ({ verdict, blockedBy }) => verdict === 'blocked' && failing.some(({ id }) => id === blockedBy),
      ).length;
    parts.push(
      `${plural(failing.length, 'finding')} (${plural(touched, 'check')} fail or are blocked by them)`,
    );
  }
  if (problems.length > 0)
    parts.push(`${problems.length} of ${deviations.length} listed deviations no longer as listed`);
  if (givenUp && (failing.length > 0 || problems.length > 0)) parts.push(`given up: ${givenUp}`);
  if (interrupted)
    return {
      verdict: 'interrupted',
      because: [`broken off by ${interrupted}`, ...parts].join('; '),
      exitStatus: interrupted === 'SIGTERM' ? 143 : 130,
    };
  if (parts.length > 0) {
    if (errors > 0) parts.push(`the suite itself failed in ${plural(errors, 'check')}`);
    return { verdict: 'fails', because: parts.join('; '), exitStatus: 1 };
  }
  if (errors > 0) {
    const because = `the suite itself failed in ${plural(errors, 'check')}`;
    return { verdict: 'error', because, exitStatus: 3 };
  }
  if (givenUp) return { verdict: 'inconclusive', because: `given up: ${givenUp}`, exitStatus: 1 };
  if (results.length === 0)
    return { verdict: 'nothing checked', because: 'no check was selected', exitStatus: 2 };
  if (unclear + unexplained.length > 0) {
    const because = [
      unclear > 0 ? `${plural(unclear, 'check')} could not be decided` : '',
      unexplained.length > 0
        ? `${plural(unexplained.length, 'check')} blocked without a finding behind it`
        : '',
    ];
    return { verdict: 'inconclusive', because: because.filter(Boolean).join('; '), exitStatus: 1 };
  }
  if (judged === 0)
    return { verdict: 'nothing checked', because: 'no selected check could be judged', exitStatus: 1 };
  const without = unasked > 0 ? `; ${plural(unasked, 'check')} not claimed` : '';
  if (known.length > 0) {
    const because = `${plural(known.length, 'finding')}, all listed as known deviations${without}`;
    return { verdict: 'known deviations only', because, exitStatus: 0 };
  }
  if (unasked > 0) {
    const because = `${plural(judged, 'check')} passed; ${unasked} not claimed by the target`;
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

/** Findings make their cells red, also where the check that saw them was about something else. */
function statusGrid(
  results: readonly CheckResult[],
  targets: CoverageTargets,
  findings: readonly Finding[],
): Report['statuses'] {
  const worst = worstByMark(results.filter(({ verdict }) => verdict === 'pass'));
  const breached = new Map(
    findings.flatMap(({ statement, verdict, cases }) =>
      cases.flatMap(({ operation }) => {
        const status = /^status:\w+\/(\d+)/.exec(statement)?.[1] ?? /^errors:(\d+)/.exec(statement)?.[1];
        return status ? [[`${operation} ${status}`, verdict] as const] : [];
      }),
    ),
  );
  const grid: Report['statuses'] = {};
  for (const mark of targets.marks.statuses) {
    const [operation = '', status = ''] = mark.slice('status:'.length).split(' ');
    grid[operation] ??= {};
    (grid[operation] as Record<string, Verdict | 'missing'>)[status] =
      breached.get(`${operation} ${status}`) ?? worst.get(mark) ?? 'missing';
  }
  return grid;
}

function cellGrid(
  results: readonly CheckResult[],
  targets: CoverageTargets,
  findings: readonly Finding[],
): CellReport[] {
  const worst = worstByMark(results.filter(({ verdict }) => verdict === 'pass'));
  const breached = new Map(
    findings
      .filter(({ sort }) => sort === 'state')
      .flatMap(({ cases, verdict }) => cases.map(({ subject }) => [subject, verdict] as const)),
  );
  return targets.cells.map((cell) => ({
    ...cell,
    verdict:
      breached.get(`${cell.type} ${cell.from} + ${cell.trigger}`) ??
      worst.get(marks.transition(cell.type, cell.from, cell.trigger)) ??
      'missing',
  }));
}

function nameScripts(findings: readonly Finding[]): Finding[] {
  const taken = new Set<string>();
  return findings.map((one) =>
    one.exchange && one.verdict !== 'note'
      ? { ...one, reproduce: `reproduce/${scriptName(one.id, taken)}` }
      : one,
  );
}

/** Only checks that did not pass keep exchanges and what they saw, all of them together within the budget. */
function withinBudget(results: readonly CheckResult[]): CheckResult[] {
  let left = exchangeBudget;
  return results.map((result) => {
    const breaches = result.breaches.map(({ exchange: _exchange, before: _before, ...rest }) => rest);
    left -= sizeOf(result);
    return result.verdict !== 'pass' && left >= 0
      ? { ...result, breaches }
      : { ...result, breaches, exchanges: [] };
  });
}

const sizeOf = ({ exchanges }: CheckResult): number =>
  exchanges.reduce(
    (size, one) =>
      size + one.url.length + (one.requestBody?.length ?? 0) + (one.responseBody?.length ?? 0) + 400,
    0,
  );
