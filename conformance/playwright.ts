/**
 * The suite as tests of Playwright Test in a user's project: `conformance({ baseUrl, apiKey })` in a spec file declares
 * every check as a test, so that `--ui`, `--grep`, `--last-failed`, `--shard`, reports, traces and the editor work.
 */
import { existsSync, readFileSync } from 'node:fs';
import { type TestDetails, type TestInfo, test } from '@playwright/test';
import { operations } from '../generated/operations.js';
import { type CallSite, callingAt, callSiteOf } from './as-tests/call-site.js';
import { conclude, failure } from './as-tests/conclude.js';
import { listedStillHold } from './as-tests/listed.js';
import { type ConformanceOptions, readOptions } from './as-tests/options.js';
import { accountWide, type Worker, type WorkerRun, workerOf } from './as-tests/worker-run.js';
import { checksFor } from './checks/index.js';
import type { CheckResult, Exchange } from './judge/result.js';
import { verifyRun } from './replay/verify-run.js';
import type { Check } from './run/check.js';
import type { Run } from './run/run.js';
import { runCheck } from './run/run-check.js';
import { selectChecks, unmatched } from './run/selection.js';
import { type Settings, UsageError } from './target/settings.js';
import { type Deviation, parseDeviations } from './verdict/deviations.js';
import { groupBy } from './verdict/finding.js';

export type { ConformanceOptions } from './as-tests/options.js';

/** Declares the checks. Throws for an unknown option and for a pattern that matches no check. */
export function conformance(options: ConformanceOptions = {}): void {
  const { settings, missing } = readOptions(options, process.env);
  const checks = selected(settings);
  const deviations = deviationsOf(settings);
  const worker = workerOf(settings);
  const suite: Suite = { worker, missing, deviations, ...declaringAt(callSiteOf(conformance)) };
  suite.describe('', () => {
    // A retry that passes would hide the first failure.
    test.describe.configure({ retries: 0 });
    for (const ofResource of groupBy(checks, ({ operation }) => operations[operation].resource))
      declareResource(ofResource, suite);
    if (deviations.length > 0) declareListed(checks, suite);
    suite.afterAll(async () => {
      test.info().setTimeout(0);
      await worker.close();
    });
  });
}

/** Playwright's functions; what they declare is located at the line of the user's file that called `conformance()`. */
interface Declaring {
  describe(title: string, declare: () => void): void;
  test(title: string, details: TestDetails, run: () => Promise<void>): void;
  afterAll(run: () => Promise<void>): void;
}

function declaringAt(site: CallSite | undefined): Declaring {
  const at = callingAt(site);
  return {
    describe: (title, declare) => at<[string, () => void]>(test.describe, title, declare),
    test: (title, details, run) => at<[string, TestDetails, () => Promise<void>]>(test, title, details, run),
    afterAll: (run) => at<[() => Promise<void>]>(test.afterAll, run),
  };
}

interface Suite extends Declaring {
  worker: Worker;
  /** Why nothing can be run, e.g. a required option is missing. */
  missing: string | undefined;
  deviations: readonly Deviation[];
}

function selected(settings: Settings): Check[] {
  const all = checksFor(settings.seed);
  const [nothing] = unmatched(all, [...settings.only, ...settings.skip]);
  if (nothing !== undefined)
    throw new UsageError(
      `conformance(): "${nothing}" names no check: give a check, operation, resource, word or glob.`,
    );
  return selectChecks(all, settings);
}

function deviationsOf({ deviations }: Settings): Deviation[] {
  if (!deviations) return [];
  if (!existsSync(deviations))
    throw new UsageError(
      `conformance(): the deviations file ${deviations} does not exist; let invoicing-conformance --accept make it.`,
    );
  return parseDeviations(readFileSync(deviations, 'utf8'), deviations);
}

function declareResource(checks: readonly Check[], suite: Suite): void {
  const [first] = checks;
  if (!first) return;
  suite.describe(operations[first.operation].resource, () => {
    for (const own of groupBy(checks, ({ operation }) => operation))
      suite.describe(own[0]?.operation ?? '', () => {
        const used = new Set<string>();
        for (const check of own) declare(check, titleOf(check, used), suite);
      });
  });
}

/** The title of a check's test, unique as Playwright requires it: a title already in `used` gets the check's id. */
function titleOf({ id, title, operation }: Check, used: Set<string>): string {
  const plain = title.replace(`${operation}: `, '');
  const own = used.has(plain) ? `${plain} (${id.slice(id.indexOf('/') + 1)})` : plain;
  used.add(own);
  return own;
}

function declare(check: Check, title: string, suite: Suite): void {
  const { id, kind, profile, rule, source, assumed } = check;
  const tag = [`@${kind}`, ...(profile === 'smoke' ? ['@smoke'] : []), ...(assumed ? ['@assumed'] : [])];
  const annotation = [
    { type: 'rule', description: rule },
    { type: 'source', description: source },
    { type: 'check', description: id },
  ];
  suite.test(title, { tag, annotation }, async () => {
    const info = test.info();
    // A check is ended by the time-outs of its requests and polls.
    info.setTimeout(0);
    const its = await opened(suite, info);
    const result = await stepByStep(its, () => exclusively(its, check));
    if (suite.deviations.length > 0) its.state.add('results', withoutExchanges(result));
    const verifications = await verifyRun(its.run, [check], [result], its.guard);
    await conclude(result, its, suite.deviations, info, verifications);
  });
}

function withoutExchanges(result: CheckResult): CheckResult {
  const violations = result.violations.map(({ exchange: _exchange, ...rest }) => rest);
  return { ...result, violations, exchanges: [] };
}

/** Declares the last test, after all others: every finding that the deviations file lists must still occur. */
function declareListed(checks: readonly Check[], suite: Suite): void {
  const title = 'the findings that the file lists are still there, and have not grown';
  suite.describe('deviations', () => {
    suite.test(title, {}, async () => {
      const info = test.info();
      const results = suite.worker.state(info).all<CheckResult>('results');
      const problem = listedStillHold(checks, results, suite.deviations);
      if (problem.skip) info.skip(true, problem.skip);
      if (problem.fail) throw failure(problem.fail);
    });
  });
}

/** If the target cannot be judged, one test fails with the reason; the others are skipped with the same reason. */
async function opened({ worker, missing }: Suite, info: TestInfo): Promise<WorkerRun> {
  const before = worker.state(info).read('given up');
  if (before) info.skip(true, `not judged: ${before}`);
  try {
    if (missing) throw new Error(missing);
    return await worker.open(info);
  } catch (error) {
    const { message } = error as Error;
    worker.state(info).say('given up', message);
    throw failure(message);
  }
}

/** Runs a check; holds a lock shared by all workers for each account-wide resource that it uses exclusively. */
function exclusively({ run, state }: WorkerRun, check: Check): Promise<CheckResult> {
  const names = [...(check.exclusive ?? [])].filter((name) => accountWide.includes(name)).sort();
  return names.reduceRight<() => Promise<CheckResult>>(
    (act, name) => () => state.locked(name, act),
    () => runCheck(check, run),
  )();
}

/** Runs a check with a test step for each exchange; throws if the target stops answering. */
async function stepByStep(its: WorkerRun, act: () => Promise<CheckResult>): Promise<CheckResult> {
  const { run, guard, state } = its;
  const steps: Promise<void>[] = [];
  run.onExchange = (exchange) => steps.push(test.step(stepTitle(run, exchange), async () => {}));
  const result = await guard.within(act());
  run.onExchange = undefined;
  await Promise.all(steps);
  if (result) return result;
  state.say('given up', guard.givenUp ?? 'the run has ended');
  throw failure(guard.givenUp ?? 'the run has ended');
}

function stepTitle(run: Run, { method, url, status, error, durationMs }: Exchange): string {
  const path = url.replace(run.settings.baseUrl, '').slice(0, 160);
  const title = run.redact(`${method} ${path} -> ${status ?? error} (${Math.round(durationMs)} ms)`);
  // The account's key is in every request.
  return title.replace(/\?api_key=REDACTED-KEY-1&/, '?').replace(/[?&]api_key=REDACTED-KEY-1\b/, '');
}
