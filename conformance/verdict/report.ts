/**
 * The judgement of a whole run: builds the Report from the results of all checks. The output formats (report.json, page,
 * JUnit, Markdown, terminal) only show it. Reads no clock and no files.
 */

import type { Beside } from '../beside/differences.js';
import { answerFields } from '../judge/identity.js';
import { type CheckResult, type CoverageCount, type Verdict, verdicts } from '../judge/result.js';
import { scriptName } from '../replay/script.js';
import { allSecrets, redact, redactResult } from '../target/redaction.js';
import {
  type Coverage,
  type CoverageTables,
  type CoverageTargets,
  coverage,
  coverageTargets,
} from './coverage.js';
import { applyDeviations, type Deviation, type DeviationProblem } from './deviations.js';
import { byHarm, type Diagnosis, diagnose, type Verifications } from './diagnosis.js';
import { type Finding, raised } from './finding.js';
import { type CellReport, cellGrid, type StatusGrid, statusGrid } from './grids.js';
import { present } from './present.js';
import { decide, type EarlyEnd, type Part, type RunVerdict } from './run-verdict.js';

/** The settings that a report repeats. */
type Repeated = Pick<
  Report,
  | ('target' | 'publicUrl' | 'secondBaseUrl' | 'version' | 'seed' | 'profile' | 'plain' | 'requirements')
  | ('newSince' | 'shard' | 'tag' | 'selection' | 'records' | 'pairs')
>;

export interface JudgeSettings extends Repeated, EarlyEnd {
  startedAt: Date;
  finishedAt?: Date;
  /** What the profile leaves out, as text for the verdict. */
  leftOut?: string | undefined;
  /** The keys in use: first that of the own account, then that of the second. Keys found in answers are added. */
  secrets?: readonly string[];
  deviations?: readonly Deviation[];
  /** Every check was selected (no --only, no --skip, no smaller profile); default true. */
  complete?: boolean;
  notRun?: readonly string[];
  /** `--assumed=fail`: a violated assumption fails the target too. */
  assumedFails?: boolean;
  /** Requests sent, by operation. */
  requests?: Readonly<Record<string, number>>;
  /** Sentences for the reader, e.g. about checks that did not run. */
  notes?: readonly string[];
  /** The results of replays. */
  verifications?: Verifications;
  /** The contract's tables, or the coverage targets built from them. */
  contract: CoverageTables | CoverageTargets;
}

/** Which checks were selected. */
export interface Selection {
  /** Only sharding left checks out. */
  isWhole: boolean;
  /** The number of selected checks, and the number that the same settings would select without restrictions. */
  checks: number;
  of: number;
  /** The settings that left checks out, as command-line flags. */
  by: string[];
  /** How assumed parts count. `unclaimed` are the features that are not claimed. */
  assumed: 'note' | 'off' | 'fail';
  unclaimed: string[];
}

export interface Report extends RunVerdict {
  /** The version of the suite. */
  version?: string;
  target: string;
  publicUrl?: string;
  secondBaseUrl?: string;
  startedAt: string;
  finishedAt: string;
  durationMs: number;
  seed: number;
  profile?: string;
  /** With `--plain`: the word that was sent in place of `conformance`; the report contains `conformance`. */
  plain?: string;
  /** The frozen revision of the requirements that the target was judged by; by default the latest. */
  requirements?: string;
  /** The checks newer than that revision: they were run, and do not count. */
  newSince?: NewSince;
  shard?: string;
  tag?: string;
  /** Every check was run: not a shard, and `selectedAll`. */
  complete: boolean;
  /** Only sharding left checks out. */
  selectedAll: boolean;
  /** Which part of the contract was judged, if not everything was. */
  part?: Part;
  selection?: Selection;
  /** The run was interrupted or given up. */
  ended?: EarlyEnd;
  /** Ids of selected checks that did not finish. */
  notRun?: string[];
  /** Incremented when a field is renamed or removed, or changes its meaning. A report without it has version 1. */
  schemaVersion: number;
  /** The findings, most harmful first; notes last. */
  findings: Finding[];
  totals: Record<Verdict, number>;
  deviations: { listed: Deviation[]; problems: DeviationProblem[]; unjudged: string[] };
  coverage: Coverage;
  statuses: StatusGrid;
  cells: CellReport[];
  resources: Record<string, string>;
  notes: string[];
  requests?: { total: number; byOperation: Record<string, number> };
  records?: { made: Record<string, number>; left: Record<string, number> };
  /** By subject (invoices, estimates, ...): pairs of conditions in cases that passed. */
  pairs?: Readonly<Record<string, CoverageCount>>;
  /** With `--beside`: what the other server does differently. */
  beside?: Beside;
  checks: CheckResult[];
}

export interface NewSince {
  /** The number of checks that are newer than the requirements. */
  checks: number;
  /** The findings for which they would fail the target. */
  findings: Finding[];
  /** Descriptions of the changes of later revisions. */
  changes: string[];
}

/** The exchanges of checks are dropped from a report once they exceed this many characters; findings keep theirs. */
const exchangeBudget = 16_000_000;

/**
 * The report of a run: redacts the results again, finds causes, applies the deviations, counts coverage, and decides the
 * verdict (see `decide`). Of several results with the same id the worst counts, since a later success does not undo an
 * earlier failure.
 */
export function judge(results: readonly CheckResult[], settings: JudgeSettings): Report {
  const targets = 'tags' in settings.contract ? settings.contract : coverageTargets(settings.contract);
  const secrets = allSecrets(results, settings.secrets ?? []);
  const unique = onePerId(results).map((result) => redactResult(result, secrets));
  const { findings, results: reported } = diagnose(unique, settings.verifications);
  return assemble({ findings, results: reported }, settings, secrets, {
    coverage: coverage(reported, targets),
    statuses: statusGrid(reported, targets, findings),
    cells: cellGrid(reported, targets, findings),
    resources: targets.resources,
  });
}

/** 2: renamed `reportedBy`, `answers.violating` and `violations`. 3: a proof has ranges of statuses. */
export const schemaVersion = 3;

/** The parts of a report that are counted from the contract; merging combines them instead of counting again. */
export type Counted = Pick<Report, 'coverage' | 'statuses' | 'cells' | 'resources'>;

/** The second half of `judge`: builds the report from a diagnosis of redacted results with unique ids. */
export function assemble(
  { findings, results }: Diagnosis,
  settings: Omit<JudgeSettings, 'contract'>,
  secrets: readonly string[],
  counted: Counted,
): Report {
  const { deviations = [], complete: selectedAll = true, startedAt, finishedAt = startedAt } = settings;
  const complete = selectedAll && !settings.shard && !settings.interrupted && !settings.givenUp;
  const judged = settings.assumedFails ? raised(findings) : findings;
  const silence = settings.fellSilent && settings.givenUp ? [silenceFinding(settings.givenUp)] : [];
  const applied = applyDeviations([...silence, ...judged], deviations, finishedAt, { complete });
  const reported = nameScripts(byHarm(applied.findings));
  const checks = asKnown(results, reported);
  const totals = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  for (const { verdict } of checks) totals[verdict] += 1;
  const { version, publicUrl, secondBaseUrl, profile, plain, requirements, newSince, shard, tag } = settings;
  const { selection, notRun = [], records, pairs } = settings;
  const part = complete ? undefined : partOf(checks, counted, settings);
  return {
    findings: reported,
    schemaVersion,
    ...present({ version }),
    target: redact(settings.target, secrets),
    ...present({ publicUrl, secondBaseUrl }),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt.toISOString(),
    durationMs: finishedAt.getTime() - startedAt.getTime(),
    seed: settings.seed,
    ...present({ profile, plain, requirements, newSince, shard, tag }),
    complete,
    selectedAll,
    ...present({ selection, ended: earlyEnd(settings), notRun: notRun.length > 0 && [...notRun], part }),
    ...named(
      decide(checks, reported, applied.problems, { ...settings, ...present({ part }) }),
      settings.leftOut,
    ),
    totals,
    deviations: { listed: [...deviations], problems: applied.problems, unjudged: applied.unjudged },
    ...counted,
    notes: [...(settings.notes ?? []), ...applied.renamed].map((note) => redact(note, secrets)),
    ...present({ requests: settings.requests && requestsOf(settings.requests), records, pairs }),
    checks: withinBudget(checks),
  };
}

const requestsOf = (byOperation: Readonly<Record<string, number>>): Report['requests'] => ({
  total: Object.values(byOperation).reduce((a, b) => a + b, 0),
  byOperation: { ...byOperation },
});

/** The verdict with the note of what a smaller profile leaves out. */
const named = (verdict: RunVerdict, leftOut: string | undefined): RunVerdict =>
  leftOut === undefined ? verdict : { ...verdict, because: `${verdict.because}; ${leftOut}` };

function earlyEnd({ interrupted, givenUp, fellSilent, stalled }: EarlyEnd): EarlyEnd | undefined {
  return interrupted || givenUp ? present({ interrupted, givenUp, fellSilent, stalled }) : undefined;
}

/** Which part of the contract was judged. */
function partOf(
  checks: readonly CheckResult[],
  { coverage: { operations }, resources }: Counted,
  { selection, shard }: Pick<JudgeSettings, 'selection' | 'shard'>,
): Part {
  // Operations that are assumed as a whole are judged, and not counted.
  const isCounted = (operation: string) => Object.hasOwn(resources, operation);
  const judged = checks.filter(({ verdict }) => ['pass', 'fail', 'note', 'known'].includes(verdict));
  return {
    operations: new Set(judged.map(({ operation }) => operation).filter(isCounted)).size,
    of: operations.total,
    by: [...(selection?.by ?? []), ...(shard ? [`--shard ${shard}`] : [])],
  };
}

/** The finding for a target that stopped answering during the run. */
const silenceFinding = (actual: string): Finding => ({
  ...{ id: 'run/answers until its end', verdict: 'fail', sort: 'silence', statement: 'run' },
  rule: 'a server answers what it is asked',
  source: 'Endpoints',
  ...{
    subject: 'an answer',
    field: answerFields.none,
    symptom: 'no answer',
    operations: ['every operation'],
  },
  ...{ expected: 'answers until the end of the run', actual },
  ...{ answers: { judged: 0, violating: 0 }, fails: [], blocks: [], cases: [] },
});

/** Sets the verdict of failing checks to `known` or `fail`, as of their finding. */
function asKnown(results: readonly CheckResult[], findings: readonly Finding[]): CheckResult[] {
  const byId = new Map(findings.map((one) => [one.id, one]));
  return results.map((result): CheckResult => {
    const finding = result.blockedBy === undefined ? undefined : byId.get(result.blockedBy);
    if (!finding || (result.verdict !== 'fail' && result.verdict !== 'note')) return result;
    const { verdict, reason } = finding;
    if (verdict === 'unconfirmed') return result;
    return { ...result, verdict, ...(reason ? { reason } : {}) };
  });
}

/** One result per id, the worst; with the coverage tags of all. */
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

function nameScripts(findings: readonly Finding[]): Finding[] {
  const used = new Set<string>();
  return findings.map((one) =>
    one.trace && one.verdict !== 'note'
      ? { ...one, reproduce: `reproduce/${scriptName(one.id, used)}` }
      : one,
  );
}

/** Removes exchanges from results of checks that passed, and from others once the budget is used up. */
function withinBudget(results: readonly CheckResult[]): CheckResult[] {
  let left = exchangeBudget;
  return results.map((result) => {
    const violations = result.violations.map(({ exchange: _exchange, ...rest }) => rest);
    left -= sizeOf(result);
    return result.verdict !== 'pass' && left >= 0
      ? { ...result, violations }
      : { ...result, violations, exchanges: [] };
  });
}

const sizeOf = ({ exchanges }: CheckResult): number =>
  exchanges.reduce(
    (size, one) =>
      size + one.url.length + (one.requestBody?.length ?? 0) + (one.responseBody?.length ?? 0) + 400,
    0,
  );
