/**
 * The Playwright reporter of a conformance run: gathers the results that tests carry as attachments, has
 * them judged, and writes the reports. It knows Playwright, the clock and the disk; it decides nothing.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { allSecrets, redactResult } from '../target/redaction.js';
import { contractTargets } from './coverage-targets.js';
import { acceptDeviations, type Deviation, parseDeviations } from './deviations.js';
import { createProgress, type Progress } from './progress.js';
import { type JudgeSettings, judge, onePerId, type Report } from './report.js';
import { type CheckResult, countAnnotation, resultAttachment, type Verdict } from './result.js';
import { renderTerminal, wantsColour } from './terminal.js';
import { writeReports } from './write-reports.js';

/** The attachment or annotation with a sentence for the reader (what was learned, what had to remain). */
export const noteAttachment = 'conformance-note';

/** What a run's settings must say for its reports: a part of the suite's Settings, so that both fit. */
export interface ReportingSettings {
  baseUrl: string;
  apiKey?: string;
  publicUrl?: string;
  second?: { baseUrl: string; apiKey: string };
  seed: number;
  profile?: string;
  only?: readonly string[];
  skip?: readonly string[];
  readOnly?: boolean;
  shard?: string;
  /** Path of the deviations file. */
  deviations?: string;
  accept?: boolean;
  /** The report folder. */
  report: string;
  /** The run's tag in the names of its records. */
  tag?: string;
  /** Further keys that must not appear. */
  secrets?: readonly string[];
}

/** The judge's settings of a run; reads nothing and writes nothing. */
export function judgeSettings(
  settings: ReportingSettings,
  rest: Pick<JudgeSettings, 'startedAt' | 'finishedAt' | 'deviations' | 'notes' | 'contract'>,
): JudgeSettings {
  const { baseUrl, publicUrl, second, seed, profile, shard, tag, only = [], skip = [], readOnly } = settings;
  return {
    ...{ target: baseUrl, publicUrl, secondBaseUrl: second?.baseUrl, seed, profile, shard, tag },
    secrets: [settings.apiKey ?? '', second?.apiKey ?? '', ...(settings.secrets ?? [])],
    complete: only.length === 0 && skip.length === 0 && !readOnly && profile !== 'smoke',
    ...rest,
  };
}

/**
 * Judges the results of a run as `settings` say, deviations file and `accept` included, and writes the
 * reports. Returns the report. Throws DeviationsFileError when the list cannot be read.
 */
export function finishRun(
  results: readonly CheckResult[],
  settings: ReportingSettings,
  run: { startedAt: Date; finishedAt: Date; notes?: readonly string[] },
  env: Record<string, string | undefined> = {},
): Report {
  const base = judgeSettings(settings, { ...run, contract: contractTargets() });
  const deviations = readDeviations(settings, results, base);
  const report = judge(results, { ...base, deviations });
  writeReports(report, settings.report, env);
  return report;
}

function readDeviations(
  { deviations: path, accept }: ReportingSettings,
  results: readonly CheckResult[],
  { secrets = [], complete, shard, finishedAt = new Date() }: JudgeSettings,
): Deviation[] {
  if (!path) return [];
  const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (!accept) {
    if (text === undefined)
      throw new Error(`The deviations file ${path} does not exist; make it with --accept.`);
    return parseDeviations(text, path);
  }
  const clean = onePerId(results).map((result) => redactResult(result, allSecrets(results, secrets)));
  const accepted = acceptDeviations(clean, text ?? '', { now: finishedAt, complete: complete && !shard });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, accepted);
  return parseDeviations(accepted, path);
}

/** The results that one test carries: attachments or annotations, each with one CheckResult or a list. */
export function carriedResults(
  test: Pick<TestCase, 'id' | 'titlePath' | 'title'>,
  result: Pick<TestResult, 'attachments' | 'annotations' | 'status' | 'errors' | 'duration'>,
): CheckResult[] {
  const bodies = [
    ...result.attachments
      .filter(({ name }) => name === resultAttachment)
      .map(({ body }) => body?.toString('utf8')),
    ...result.annotations
      .filter(({ type }) => type === resultAttachment)
      .map(({ description }) => description),
  ];
  const carried = bodies.flatMap((body) => (body ? (JSON.parse(body) as CheckResult | CheckResult[]) : []));
  const [error] = result.errors;
  if (result.status === 'passed' || (carried.length > 0 && !error)) {
    return carried.length > 0 ? carried : [crashed(test, result, 'the test ended without a result')];
  }
  return [...carried, crashed(test, result, error?.message ?? `the test ended as ${result.status}`)];
}

function crashed(
  test: Pick<TestCase, 'title' | 'titlePath'>,
  { status, duration }: Pick<TestResult, 'status' | 'duration'>,
  message: string,
): CheckResult {
  const slow = status === 'timedOut' || status === 'interrupted';
  return {
    id: test.title,
    title: test.title,
    rule: 'A check ends with a verdict',
    source: 'the suite itself',
    kind: 'operations',
    operation: test.title.split('/')[0] ?? test.title,
    verdict: slow ? 'inconclusive' : 'error',
    reason: message.replace(ansi, '').split('\n').slice(0, 4).join(' | '),
    exchanges: [],
    asserted: [],
    durationMs: duration,
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is removed here
const ansi = /\u001b\[[0-9;]*m/g;

export default class ConformanceReporter implements Reporter {
  private readonly settings: ReportingSettings;
  private readonly results: CheckResult[] = [];
  private readonly notes = new Set<string>();
  private readonly totals: Partial<Record<Verdict, number>> = {};
  private startedAt = new Date();
  private total = 0;
  private done = 0;
  private readonly progress: Progress = createProgress(process.stdout);

  constructor() {
    const text = process.env.CONFORMANCE_SETTINGS;
    if (!text)
      throw new Error('CONFORMANCE_SETTINGS is not set: start the suite with invoicing-conformance.');
    this.settings = JSON.parse(text) as ReportingSettings;
  }

  printsToStdio(): boolean {
    return true;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.startedAt = new Date();
    this.total = suite.allTests().reduce((sum, test) => sum + checksOf(test), 0);
    process.stdout.write(
      `seed ${this.settings.seed}   ${this.total} checks against ${this.settings.baseUrl}\n`,
    );
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const carried = carriedResults(test, result);
    this.results.push(...carried);
    for (const { verdict } of carried) this.totals[verdict] = (this.totals[verdict] ?? 0) + 1;
    for (const { name, body } of result.attachments) {
      if (name === noteAttachment && body) this.notes.add(body.toString('utf8'));
    }
    for (const { type, description } of result.annotations) {
      if (type === noteAttachment && description) this.notes.add(description);
    }
    this.done += Math.max(carried.length, checksOf(test));
    this.progress.update({ done: this.done, total: this.total, totals: this.totals });
  }

  /** Outside of every test: a file that cannot be loaded, a worker that dies. */
  onError(error: TestError): void {
    const title = `suite/${this.results.length + 1}`;
    const attempt = { status: 'failed', duration: 0 } as const;
    const message = error.message ?? error.value ?? 'an unknown error outside of the checks';
    this.results.push(crashed({ title, titlePath: () => [title] }, attempt, message));
  }

  async onEnd(result: FullResult): Promise<{ status: FullResult['status'] }> {
    this.progress.end();
    if (result.status === 'interrupted' || result.status === 'timedout' || this.done < this.total) {
      this.results.push(unfinished(result.status, this.total - this.done));
    }
    const run = { startedAt: this.startedAt, finishedAt: new Date(), notes: [...this.notes] };
    const report = finishRun(this.results, this.settings, run, process.env);
    const colour = wantsColour(process.stdout.isTTY, process.env);
    process.stdout.write(`${renderTerminal(report, { colour, reportDir: this.settings.report })}\n`);
    if (result.status === 'interrupted') return { status: 'interrupted' };
    return { status: report.exitStatus === 0 ? 'passed' : 'failed' };
  }
}

const checksOf = ({ annotations }: Pick<TestCase, 'annotations'>): number =>
  Number(annotations.find(({ type }) => type === countAnnotation)?.description ?? 1);

/** A run that was broken off has shown nothing about the checks that did not run. */
function unfinished(status: FullResult['status'], left: number): CheckResult {
  const message = `the run ended early (${status}); ${left} checks did not run`;
  const attempt = { status: 'interrupted', duration: 0 } as const;
  return crashed({ title: 'suite/unfinished', titlePath: () => [] }, attempt, message);
}
