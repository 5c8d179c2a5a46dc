/**
 * The suite as tests of Playwright Test, in a project of one's own: `conformance({ baseUrl, apiKey })` in a spec file
 * declares every check as a test, so that `--ui`, `--grep`, `--last-failed`, `--shard`, reports, traces and the editor
 * work. Owns the translation; checks and verdicts are those of the command.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestInfo, test } from '@playwright/test';
import { type OperationId, operations } from '../generated/operations.js';
import { checksFor } from './checks/index.js';
import { emptyDialect, readDialect } from './dialect/dialect.js';
import { learnDialect } from './dialect/learn.js';
import type { CheckResult, Exchange } from './judge/result.js';
import type { Check } from './run/check.js';
import { cleanUp, readDefaults, restoreDefaults } from './run/cleanup.js';
import { openRun, type Run } from './run/run.js';
import { runCheck } from './run/run-check.js';
import { selectChecks } from './run/selection.js';
import { probe } from './target/probe.js';
import { options as known, readSettings, type Settings } from './target/settings.js';
import { applyDeviations, type Deviation, parseDeviations } from './verdict/deviations.js';
import { diagnose } from './verdict/diagnosis.js';
import type { Finding } from './verdict/finding.js';
import { reproduceScript } from './verdict/reproduce.js';

/** The options of the command in camelCase; the environment variables `CONFORMANCE_...` count too. */
export interface ConformanceOptions {
  baseUrl?: string;
  apiKey?: string;
  publicUrl?: string;
  accountId?: string | number;
  secondBaseUrl?: string;
  secondApiKey?: string;
  only?: string | readonly string[];
  skip?: string | readonly string[];
  profile?: 'smoke' | 'full' | 'soak';
  readOnly?: boolean;
  assumed?: 'note' | 'off' | 'fail';
  claims?: string;
  deviations?: string;
  dialect?: string;
  seed?: number;
  maxRps?: number;
  timeoutMs?: number;
  pollTimeoutMs?: number;
}

/** Declares the checks. Throws for an option that there is not, or without an address and a key. */
export function conformance(options: ConformanceOptions = {}): void {
  const settings = settingsOf(options);
  const deviations = settings.deviations
    ? parseDeviations(readFileSync(settings.deviations, 'utf8'), settings.deviations)
    : [];
  const session = sessionOf(settings);
  for (const [operation, own] of grouped(selectChecks(checksFor(settings.seed), settings))) {
    test.describe(`${operations[operation].resource} › ${operation}`, () => {
      for (const check of own) declare(check, session, deviations);
    });
  }
  test.afterAll(() => session.close());
}

function grouped(all: readonly Check[]): Map<OperationId, Check[]> {
  const groups = new Map<OperationId, Check[]>();
  for (const check of all) groups.set(check.operation, [...(groups.get(check.operation) ?? []), check]);
  return groups;
}

/** One seed for all workers of a run, who read the same file each for themselves. */
const commonSeed = 1;

function settingsOf(options: ConformanceOptions): Settings {
  const names = new Set(known.map(({ name }) => name));
  const flags: Record<string, unknown> = { seed: String(commonSeed) };
  for (const [key, value] of Object.entries(options)) {
    const name = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (!names.has(name)) throw new Error(`conformance() knows no option "${key}"`);
    if (value !== undefined)
      flags[name] = Array.isArray(value) || typeof value === 'boolean' ? value : String(value);
  }
  if (process.env.CONFORMANCE_SEED && options.seed === undefined) delete flags.seed;
  return readSettings({ flags, env: process.env });
}

interface Session {
  /** The run of this worker: probed and learned at its first test. */
  run(info: TestInfo): Promise<Run>;
  /** What the check under way has sent. */
  exchanges: Exchange[];
  /** Findings that a test of this worker has told, by id. */
  told: Map<string, string>;
  close(): Promise<void>;
}

function sessionOf(settings: Settings): Session {
  const exchanges: Exchange[] = [];
  let opened:
    | Promise<{ run: Run; journal: string; before: Awaited<ReturnType<typeof readDefaults>> | undefined }>
    | undefined;
  const open = async (info: TestInfo) => {
    const problem = await probe(settings);
    if (problem) throw new Error(problem);
    const tag = `${Date.now().toString(36).slice(-6)}p${info.workerIndex}`;
    const journal = join(info.project.outputDir, `conformance-journal-${info.workerIndex}.jsonl`);
    const run = openRun(settings, {
      dialect: emptyDialect(),
      tag,
      journal: settings.readOnly ? undefined : journal,
    });
    const before = settings.readOnly ? undefined : await readDefaults(run);
    await learnDialect(run, settings.dialectFile ? readDialect(settings.dialectFile) : {});
    run.onExchange = (exchange) => exchanges.push(exchange);
    return { run, journal, before };
  };
  return {
    exchanges,
    told: new Map(),
    run: async (info) => {
      opened ??= open(info);
      return (await opened).run;
    },
    close: async () => {
      const its = await opened?.catch(() => undefined);
      opened = undefined;
      if (!its) return;
      its.run.onExchange = undefined;
      if (its.before) await restoreDefaults(its.run, its.before);
      if (existsSync(its.journal)) await cleanUp(its.run, its.journal);
      await its.run.transport.close();
    },
  };
}

function declare(check: Check, session: Session, deviations: readonly Deviation[]): void {
  const { id, title, kind, profile, rule, source } = check;
  const tag = [
    `@${kind}`,
    ...(profile === 'smoke' ? ['@smoke'] : []),
    ...(check.assumed ? ['@assumed'] : []),
  ];
  const annotation = [
    { type: 'rule', description: rule },
    { type: 'source', description: source },
    { type: 'check', description: id },
  ];
  test(title.replace(`${check.operation}: `, ''), { tag, annotation }, async () => {
    const info = test.info();
    // The time-outs of requests and polls are what ends a check.
    info.setTimeout(0);
    const run = await session.run(info);
    session.exchanges.length = 0;
    const result = await runCheck(check, run);
    for (const exchange of session.exchanges) await test.step(stepTitle(run, exchange), async () => {});
    await conclude(result, run, session, deviations, info);
  });
}

const stepTitle = (run: Run, { method, url, status, error }: Exchange): string =>
  run.redact(`${method} ${url.replace(run.settings.baseUrl, '').slice(0, 160)} -> ${status ?? error}`);

/** Passes, skips or fails the test as the check ended; what another test has told is named, not told again. */
async function conclude(
  result: CheckResult,
  run: Run,
  session: Session,
  deviations: readonly Deviation[],
  info: TestInfo,
): Promise<void> {
  const { verdict, reason = '' } = result;
  if (verdict === 'unsupported') info.skip(true, reason);
  const { findings: all } = applyDeviations(diagnose([result]).findings, deviations, new Date(), {
    complete: false,
  });
  for (const { verdict: kind, expected, actual, reason: why = '' } of all) {
    if (kind === 'note') info.annotations.push({ type: 'note', description: `${expected}; got ${actual}` });
    if (kind === 'known')
      info.annotations.push({ type: 'known deviation', description: `${expected}: ${why}` });
  }
  const failing = all.filter((one) => one.verdict === 'fail');
  const news = failing.filter(({ id }) => !session.told.has(id));
  for (const { id } of news) session.told.set(id, result.id);
  for (const finding of news) await attach(finding, result, run, info);
  if (news.length > 0) throw new Error(news.map(inWords).join('\n\n'));
  if (failing.length > 0 && verdict === 'fail')
    throw new Error(`${failing[0]?.id}\ntold by ${session.told.get(failing[0]?.id ?? '')}`);
  if (verdict === 'blocked') info.skip(true, `blocked: ${reason}`);
  if (verdict === 'error' || verdict === 'inconclusive') throw new Error(`${verdict}: ${reason}`);
}

function inWords({ rule, source, words, expected, actual }: Finding): string {
  const stated = words ? `\n  stated    ${words} (${source})` : `\n  rule      ${rule} (${source})`;
  return `expected ${expected}\n  got       ${actual}${stated}`;
}

async function attach(finding: Finding, { exchanges }: CheckResult, run: Run, info: TestInfo): Promise<void> {
  const { settings, shared } = run;
  const replay = {
    target: settings.baseUrl,
    publicUrl: settings.publicUrl,
    secondBaseUrl: settings.second?.baseUrl,
    tag: shared.tag,
  };
  const requests = exchanges.length > 0 ? exchanges : finding.exchange ? [finding.exchange] : [];
  const script = reproduceScript(finding, requests, replay);
  await info.attach('reproduce.sh', { body: script, contentType: 'text/x-shellscript' });
  if (finding.exchange)
    await info.attach('exchange.json', {
      body: JSON.stringify(finding.exchange, null, 2),
      contentType: 'application/json',
    });
}
