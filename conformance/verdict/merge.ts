/**
 * Merges the reports of several shards into the report of the whole run. The verdict is decided from all results, never
 * from the verdicts of the shards.
 */

import type { CheckResult } from '../judge/result.js';
import type { Violation } from '../judge/violation.js';
import type { Confirmation, Verification } from '../replay/confirm.js';
import { nameOf } from './causes/group.js';
import { mergeCoverage } from './coverage.js';
import { diagnose, groupsOf } from './diagnosis.js';
import type { Finding } from './finding.js';
import { worse } from './grids.js';
import { present } from './present.js';
import { assemble, type JudgeSettings, onePerId, type Report, schemaVersion } from './report.js';

/** Thrown if the reports cannot belong to one run; the message has the reason. */
export class MergeError extends Error {
  override name = 'MergeError';
}

/**
 * The same report as of an unsharded run; needs each of `1/n` to `n/n` once, all of one run. A shard that ended early ends
 * the whole run early. Throws MergeError for a shard that is missing, duplicate or of another run.
 */
export function mergeReports(reports: readonly Report[]): Report {
  const [first] = reports;
  if (!first) throw new MergeError('No reports to merge: name the report.json of every shard.');
  const other = reports.find((one) => one.schemaVersion !== schemaVersion);
  if (other) {
    throw new MergeError(
      `A report has schemaVersion ${other.schemaVersion ?? 1}, and this version of the suite merges ${schemaVersion}: ` +
        'merge it with the version that wrote it, or run again.',
    );
  }
  needOneRun(first, reports);
  needEveryShard(reports);
  const results = onePerId(
    reports.flatMap(({ checks, findings }) => checks.map((one) => asFound(one, findings))),
  );
  const diagnosis = diagnose(results, shownByReplays(results, reports));
  const { publicUrl, secondBaseUrl, seed, profile, version, plain } = first;
  const listed = new Map(
    reports.flatMap(({ deviations }) => deviations.listed.map((one) => [one.finding, one])),
  );
  return assemble(
    diagnosis,
    {
      ...{ target: first.target, publicUrl, secondBaseUrl, seed, profile, version, plain },
      startedAt: new Date(Math.min(...reports.map((one) => Date.parse(one.startedAt)))),
      finishedAt: new Date(Math.max(...reports.map((one) => Date.parse(one.finishedAt)))),
      deviations: [...listed.values()],
      complete: reports.every(({ selectedAll }) => selectedAll),
      assumedFails: first.selection?.assumed === 'fail',
      ...endOf(reports),
      notRun: reports.flatMap(({ notRun = [] }) => notRun),
      selection: first.selection && {
        ...first.selection,
        isWhole: reports.every(({ selection }) => selection?.isWhole),
        checks: sumOf(reports, ({ selection }) => selection?.checks),
        of: sumOf(reports, ({ selection }) => selection?.of),
      },
      ...(reports.every(({ requests }) => requests) && { requests: requestsOf(reports) }),
      notes: [...new Set(reports.flatMap(({ notes }) => notes))],
    },
    [],
    {
      coverage: mergeCoverage(reports.map((one) => one.coverage)),
      statuses: mergeStatuses(reports),
      cells: first.cells.map((cell, index) => ({
        ...cell,
        verdict: reports.map((one) => one.cells[index]?.verdict ?? 'missing').reduce(worse),
      })),
      resources: first.resources,
    },
  );
}

const sumOf = (reports: readonly Report[], of: (report: Report) => number | undefined): number =>
  reports.reduce((sum, one) => sum + (of(one) ?? 0), 0);

/** Values that must be equal in all shards of a run, with their names in messages. */
const common: readonly [what: string, of: (report: Report) => unknown][] = [
  ['target', ({ target }) => target],
  ['seed', ({ seed }) => seed],
  ['version of the suite', ({ version }) => version],
  ['--public-url', ({ publicUrl }) => publicUrl],
  ['--second-base-url', ({ secondBaseUrl }) => secondBaseUrl],
  ['--profile', ({ profile }) => profile],
  ['selection', ({ selection }) => selection?.by.join(' ')],
  ['--assumed', ({ selection }) => selection?.assumed],
  ['the list of unclaimed features', ({ selection }) => selection?.unclaimed.join(', ')],
];

function needOneRun(first: Report, reports: readonly Report[]): void {
  for (const other of reports)
    for (const [what, of] of common) {
      if (of(first) === of(other)) continue;
      throw new MergeError(
        `The reports are of different runs: ${what} is ${of(first) || 'not given'} in ${reportName(first)}, and ` +
          `${of(other) || 'not given'} in ${reportName(other)}. Shards of one run share it.`,
      );
    }
}

const reportName = ({ shard, startedAt }: Report): string =>
  shard ? `shard ${shard}` : `the report of ${startedAt}`;

/** Throws MergeError unless each shard is there once. */
function needEveryShard(reports: readonly Report[]): void {
  const parts = reports.map(({ shard }) => /^(\d+)\/(\d+)$/.exec(shard ?? ''));
  const whole = parts.indexOf(null);
  if (whole !== -1)
    throw new MergeError(
      `${reportName(reports[whole] as Report)} is no shard: merge the reports of runs with --shard 1/n to n/n.`,
    );
  const totals = [...new Set(parts.map((part) => Number(part?.[2])))];
  if (totals.length > 1)
    throw new MergeError(
      `The reports are shards of ${totals.join(' and ')} parts: they are of different runs.`,
    );
  const [total = 0] = totals;
  const numbers = parts.map((part) => Number(part?.[1]));
  const missing = Array.from({ length: total }, (_, n) => n + 1).filter((one) => !numbers.includes(one));
  const twice = [...new Set(numbers.filter((one, n) => numbers.indexOf(one) !== n))];
  const problems = [
    ...(missing.length > 0 ? [`missing: ${missing.map((one) => `${one}/${total}`).join(', ')}`] : []),
    ...(twice.length > 0 ? [`there twice: ${twice.map((one) => `${one}/${total}`).join(', ')}`] : []),
  ];
  if (problems.length > 0)
    throw new MergeError(`A run is merged of all its shards, each once; ${problems.join('; ')}.`);
}

/** The early end of the whole run, from the shards that ended early. */
function endOf(reports: readonly Report[]): Partial<JudgeSettings> {
  const early = reports.flatMap(({ ended, shard }) => (ended ? [{ ...ended, shard }] : []));
  const interrupted = early.find((one) => one.interrupted)?.interrupted;
  const reasons = early.flatMap(({ givenUp, shard }) => (givenUp ? [`shard ${shard}: ${givenUp}`] : []));
  return {
    ...present({ interrupted, givenUp: reasons.join('; ') }),
    fellSilent: early.some((one) => one.fellSilent),
    stalled: early.some((one) => one.stalled),
  };
}

function requestsOf(reports: readonly Report[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const { requests } of reports)
    for (const [operation, count] of Object.entries(requests?.byOperation ?? {}))
      all[operation] = (all[operation] ?? 0) + count;
  return all;
}

/** Confirmations, the most certain first. */
const certainty: readonly (Confirmation | undefined)[] = [
  ...(['confirmed', 'under concurrency', 'intermittent', 'not verified', undefined, 'unconfirmed'] as const),
];

/** The finding with that id from the shard with the most certain confirmation. */
function bestOf(id: string, reports: readonly Report[]): Finding | undefined {
  return reports
    .flatMap(({ findings }) => findings.filter((one) => one.id === id && one.confirmation !== undefined))
    .sort((a, b) => certainty.indexOf(a.confirmation) - certainty.indexOf(b.confirmation))[0];
}

/** The results of the shards' replays, by group of the merged report. */
function shownByReplays(
  results: readonly CheckResult[],
  reports: readonly Report[],
): Map<string, Verification> {
  const verifications = new Map<string, Verification>();
  const groups = groupsOf(results).filter(({ assumed }) => !assumed);
  const keyOf = new Map(groups.map((group) => [nameOf(group), group.key]));
  for (const group of groups) {
    const { key, seen } = group;
    const id = nameOf(group);
    const reported = bestOf(id, reports);
    const causes = reports.flatMap(({ findings }) =>
      findings.filter(({ consequences }) => consequences?.includes(id)),
    );
    if (!reported?.confirmation && causes.length === 0) continue;
    const violation = seen.find(({ check }) => check === reported?.reportedBy)?.violation;
    verifications.set(key, {
      confirmation: reported?.confirmation ?? 'not verified',
      conditions: [...(reported?.conditions ?? [])],
      causes: causes.flatMap(({ id }) => keyOf.get(id) ?? []),
      ...present({
        check: reported?.reportedBy,
        violation: violation && reported && { ...violation, ...asReported(reported) },
        trace: reported?.trace,
        exchanges: reported?.exchange && [...(reported.before ?? []), reported.exchange],
      }),
    });
  }
  return verifications;
}

/** The parts of a violation as seen in the replay. */
const asReported = ({ expected, actual, at, entry, proof }: Finding): Partial<Violation> => ({
  ...{ expected, actual, ...present({ at, entry, proof }) },
});

/** The result of a check before diagnosis, which is repeated: a group of one shard may be explained by one of another. */
function asFound(check: CheckResult, findings: readonly Finding[]): CheckResult {
  const { blockedBy, ...rest } = check;
  const own = check.violations.filter(({ assumed }) => !assumed);
  const exchange = findings.find(({ id }) => id === blockedBy)?.exchange;
  const violations = check.violations.map((one) => (exchange && !one.exchange ? { ...one, exchange } : one));
  if (check.verdict === 'known' || (check.verdict === 'blocked' && check.expected && own.length > 0))
    return { ...rest, violations, verdict: 'fail' };
  // A note that `--assumed=fail` turned into a failure: the merge does that again.
  if (check.verdict === 'fail' && check.violations.length > 0 && own.length === 0)
    return { ...rest, violations, verdict: 'note' };
  return {
    ...rest,
    violations,
    ...(check.verdict === 'blocked' ? { blockedBy: own[0]?.operation ?? blockedBy } : {}),
  };
}

function mergeStatuses(reports: readonly Report[]): Report['statuses'] {
  const merged: Report['statuses'] = {};
  for (const { statuses } of reports) {
    for (const [operation, row] of Object.entries(statuses)) {
      const target = merged[operation] ?? {};
      for (const [status, verdict] of Object.entries(row)) {
        target[status] = worse(target[status] ?? 'missing', verdict);
      }
      merged[operation] = target;
    }
  }
  return merged;
}
