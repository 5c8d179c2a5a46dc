/**
 * Selects the checks of a run: by patterns, by findings of an earlier report, by what failed there, and by shard. Matching
 * of patterns is in `run/selection.ts`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checksFor } from './checks/index.js';
import type { Check } from './run/check.js';
import { selectChecks, shardOf, unmatched } from './run/selection.js';
import { matchesGlob } from './target/glob.js';
import { type Settings, UsageError } from './target/settings.js';
import type { Report } from './verdict/report.js';

/**
 * The checks that the settings select. `--failed` and ids of findings also set the seed, to that of their report. Throws
 * UsageError for a pattern that matches no check and for a report that cannot be read.
 */
export function chosen({ settings, reproduce }: { settings: Settings; reproduce?: string }): Check[] {
  settings.fresh = reproduce !== undefined || settings.failed !== undefined;
  if (reproduce !== undefined) return behindFinding(reproduce, settings);
  const report = earlierReport(settings);
  if (report) settings.seed = report.seed;
  const checks = checksFor(settings.seed);
  const ids = (patterns: readonly string[]) =>
    patterns.flatMap((pattern) => casesOf(report, pattern) ?? [pattern]);
  for (const [flag, patterns] of [
    ['--only', settings.only],
    ['--skip', settings.skip],
  ] as const) {
    const [nothing] = unmatched(
      checks,
      patterns.filter((one) => !casesOf(report, one)),
    );
    if (nothing !== undefined)
      throw new UsageError(
        `${flag} "${nothing}" names no check: give a check, operation, resource, word or glob (--list shows all), or a finding of the report in ${settings.failed ?? settings.report}.`,
      );
  }
  const wanted = { ...settings, only: ids(settings.only), skip: ids(settings.skip) };
  const selected = shardOf(selectChecks(checks, wanted), settings.shard);
  return settings.failed && report ? failedIn(report, selected) : selected;
}

/** The report that `--failed` names; otherwise the one in the report folder, if a pattern matches one of its findings. */
function earlierReport({ failed, report, only, skip }: Settings): Report | undefined {
  if (failed) return readReport(failed);
  if (only.length + skip.length === 0 || !existsSync(join(report, 'report.json'))) return undefined;
  try {
    const last = readReport(report);
    return [...only, ...skip].some((one) => casesOf(last, one)) ? last : undefined;
  } catch {
    return undefined;
  }
}

/** The ids of the checks behind the findings that match `pattern` (an id or a glob); undefined if none matches. */
function casesOf(report: Report | undefined, pattern: string): string[] | undefined {
  const found = report?.findings.filter(
    ({ id }) => id === pattern || (pattern.includes(':') && matchesGlob(id, pattern)),
  );
  return found?.length ? found.flatMap(({ cases }) => cases.map(({ check }) => check)) : undefined;
}

/** The checks that failed, were not confirmed, were inconclusive, or did not finish because the run was aborted. */
export function failedIn(report: Report, selected: readonly Check[]): Check[] {
  const ids = new Set(
    report.checks
      .filter(({ verdict }) => !['pass', 'unsupported', 'note', 'known'].includes(verdict))
      .map(({ id }) => id),
  );
  for (const id of report.notRun ?? []) ids.add(id);
  for (const { verdict, cases } of report.findings)
    if (verdict === 'fail' || verdict === 'unconfirmed') for (const { check } of cases) ids.add(check);
  return selected.filter(({ id }) => ids.has(id));
}

/** The checks behind `REPORT/FINDING`, where FINDING is an id or a number in the report. */
function behindFinding(path: string, settings: Settings): Check[] {
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    const [folder, name] = [path.slice(0, at), path.slice(at + 1)];
    if (!existsSync(join(folder, 'report.json'))) continue;
    const { findings, seed } = readReport(folder);
    settings.seed = seed;
    const finding = findings.find(({ id }, index) => id === name || String(index + 1) === name);
    if (!finding)
      throw new UsageError(
        `${folder} has no finding "${name}"; it has ${findings.length}: give a number or an id.`,
      );
    const ids = new Set(finding.cases.map(({ check }) => check));
    return checksFor(seed).filter(({ id }) => ids.has(id));
  }
  throw new UsageError(
    `--reproduce "${path}": give the report folder, a slash, and the finding's number or id.`,
  );
}

/** Reads a report from a folder or a file. Throws UsageError if it cannot be read. */
export function readReport(folder: string): Report {
  const path = folder.endsWith('.json') ? folder : join(folder, 'report.json');
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
    if (Array.isArray(report.findings)) return report;
  } catch (error) {
    throw new UsageError(`${path} cannot be read (${(error as Error).message}); name a report folder.`);
  }
  throw new UsageError(`${path} is of an older version and holds no findings; run once more.`);
}
