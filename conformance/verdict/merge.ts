/**
 * Puts the reports of several shards together to the report of the whole run. The verdict is decided anew
 * from all results, never from the verdicts of the parts.
 */

import type { CheckResult } from '../judge/result.js';
import { mergeCoverage } from './coverage.js';
import { diagnose } from './diagnosis.js';
import type { Finding } from './finding.js';
import { worse } from './grids.js';
import { assemble, onePerId, type Report } from './report.js';

/** Thrown when the reports cannot belong to one run; the message says why. */
export class MergeError extends Error {
  override name = 'MergeError';
}

/**
 * One report out of the parts of a run, the same as if it had not been sharded. When all of `1/n` to `n/n`
 * are there the result counts as complete, and deviations are judged in full. Throws MergeError when
 * there is nothing to merge, or when targets or seeds differ.
 */
export function mergeReports(reports: readonly Report[]): Report {
  const [first] = reports;
  if (!first) throw new MergeError('No reports to merge: name the report.json of every shard.');
  const strange = reports.find(({ target, seed }) => target !== first.target || seed !== first.seed);
  if (strange) {
    throw new MergeError(
      `The reports are of different runs: ${first.target} with seed ${first.seed}, and ` +
        `${strange.target} with seed ${strange.seed}. Shards of one run share both.`,
    );
  }
  const diagnosis = diagnose(
    onePerId(reports.flatMap(({ checks, findings }) => checks.map((one) => asFound(one, findings)))),
  );
  const { publicUrl, secondBaseUrl, seed, profile } = first;
  const listed = new Map(
    reports.flatMap(({ deviations }) => deviations.listed.map((one) => [one.finding, one])),
  );
  return assemble(
    diagnosis,
    {
      ...{ target: first.target, publicUrl, secondBaseUrl, seed, profile },
      startedAt: new Date(Math.min(...reports.map((one) => Date.parse(one.startedAt)))),
      finishedAt: new Date(Math.max(...reports.map((one) => Date.parse(one.finishedAt)))),
      deviations: [...listed.values()],
      complete: isWhole(reports),
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

/** Whether the parts are all shards of a run that was complete but for its sharding. */
function isWhole(reports: readonly Report[]): boolean {
  if (reports.some(({ complete, shard }) => complete && !shard)) return true;
  const totals = new Set(reports.map(({ shard }) => shard?.split('/')[1]));
  const indexes = new Set(reports.map(({ shard }) => shard?.split('/')[0]));
  const [total] = totals;
  const all = totals.size === 1 && total !== undefined && indexes.size === Number(total);
  return all && reports.every(({ selectedAll }) => selectedAll);
}

/** As the check was before causes were looked for: what only one shard saw may be explained by another's. */
function asFound(check: CheckResult, findings: readonly Finding[]): CheckResult {
  const { blockedBy, ...rest } = check;
  const own = check.breaches.filter(({ assumed }) => !assumed);
  const exchange = findings.find(({ id }) => id === blockedBy)?.exchange;
  const breaches = check.breaches.map((one) => (exchange && !one.exchange ? { ...one, exchange } : one));
  if (check.verdict === 'known' || (check.verdict === 'blocked' && check.expected && own.length > 0))
    return { ...rest, breaches, verdict: 'fail' };
  return {
    ...rest,
    breaches,
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
