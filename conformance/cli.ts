#!/usr/bin/env node
/**
 * The command `invoicing-conformance`: reads settings, looks whether the target can be judged, runs a session, shows what
 * was found, and ends with the exit status of the verdict. Owns the order of these steps and what is printed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { operations } from '../generated/operations.js';
import { chosen, failedIn, readReport } from './choice.js';
import { type Dialect, readDialect } from './dialect/dialect.js';
import { type Interruption, listenForSignals, unlessInterrupted } from './interruption.js';
import type { CheckResult } from './judge/result.js';
import { cleanupLines, leftBefore } from './left-behind.js';
import type { Check } from './run/check.js';
import { cleanUp } from './run/cleanup.js';
import {
  expectedMs,
  expectedRecords,
  expectedRequests,
  leftMs,
  roughly,
  weightOf,
} from './run/expectation.js';
import { openGuard } from './run/guard.js';
import type { Run } from './run/run.js';
import { journalOf, openSession, runSession } from './session.js';
import { latencyOf, probe } from './target/probe.js';
import { type ServerProcess, startServer } from './target/server-process.js';
import { options, readSettings, type Settings, UsageError } from './target/settings.js';
import { compareReports } from './verdict/compare.js';
import { DeviationsFileError, parseDeviations } from './verdict/deviations.js';
import { visible } from './verdict/escape.js';
import { mergeCommand } from './verdict/merge-command.js';
import { createProgress } from './verdict/progress.js';
import type { Report } from './verdict/report.js';
import { liveLine, renderTerminal, wantsColour } from './verdict/terminal.js';
import { writeReports } from './verdict/write-reports.js';
import { watchTarget } from './watch.js';

const exit = { conforms: 0, usage: 2, suite: 3 } as const;
const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`invoicing-conformance: ${visible(line)}\n`);

function command(): Command {
  const program = new Command('invoicing-conformance')
    .description(
      'Judges any implementation of the invoicing API over HTTP. `merge DIR...` puts the reports of shards together.',
    )
    .option('--config <FILE>', 'YAML file with the same settings')
    .option('--list', 'print the ids of the selected checks')
    .option(
      '--dry-run',
      'print the requests that would be sent, how many, what they leave and how long they take',
    )
    .option('--watch', 'run again what failed, whenever a key is pressed or the target is back')
    .option('--reproduce <REPORT/FINDING>', 'run the checks behind one finding again')
    .option('--cleanup', 'only remove what an earlier run (in the report folder) has left')
    .option('--no-assumed', 'leave out what we only assume')
    .exitOverride()
    .configureOutput({ writeErr: () => {} });
  for (const { name, kind, value, help } of options) {
    if (kind === 'flag') program.option(`--${name}`, help);
    else if (kind === 'assumed') program.option(`--${name} [${value}]`, help);
    else if (kind === 'list')
      program.option(`--${name} <${value}>`, help, (one: string, all: string[] = []) => [...all, one]);
    else program.option(`--${name} <${value}>`, help);
  }
  return program;
}

interface Asked {
  settings: Settings;
  list: boolean;
  dryRun: boolean;
  cleanup: boolean;
  watch: boolean;
  reproduce?: string;
}

function read(argv: string[]): Asked {
  const program = command();
  program.parse(argv, { from: 'user' });
  if (program.args.length > 0) throw new UsageError(`unknown argument "${program.args[0]}"; see --help.`);
  const given = program.opts() as Record<string, unknown>;
  const flags = Object.fromEntries(options.map(({ name }) => [name, given[camel(name)]]));
  // Commander's own default of a flag that can be denied says nothing of what was asked.
  if (program.getOptionValueSource('assumed') === 'default') flags.assumed = undefined;
  const offline = Boolean(given.list || given.dryRun);
  const filled = Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));
  const settings = readOffline(offline, filled, given.config as string | undefined);
  return {
    settings,
    list: Boolean(given.list),
    dryRun: Boolean(given.dryRun),
    cleanup: Boolean(given.cleanup),
    watch: Boolean(given.watch),
    reproduce: given.reproduce as string | undefined,
  };
}

/** The settings; what only lists needs neither an address nor a key, and takes them where they are given. */
function readOffline(offline: boolean, flags: Record<string, unknown>, config: string | undefined): Settings {
  try {
    return readSettings({ flags, env: process.env, config });
  } catch (error) {
    if (!offline) throw error;
    const nowhere = { 'base-url': 'http://target.invalid', 'api-key': 'none' };
    return readSettings({ flags: { ...nowhere, ...flags }, env: process.env, config });
  }
}

function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Resolves to the exit status; throws UsageError, DeviationsFileError and CommanderError only. */
export async function main(argv: string[]): Promise<number> {
  if (argv[0] === 'merge') return mergeCommand(argv.slice(1));
  const asked = read(argv);
  const { settings } = asked;
  const selected = chosen(asked);
  if (asked.list || asked.dryRun) return print(asked, selected);
  validated(asked, selected);
  const fixed = settings.dialectFile ? readDialect(settings.dialectFile) : {};
  say(`seed ${settings.seed}   ${selected.length} checks against ${settings.baseUrl}`);
  running = listenForSignals();
  const server = settings.server
    ? await unlessInterrupted(running, started(settings.server, settings.baseUrl))
    : undefined;
  if (running.name()) return running.exitStatus();
  if (server === 'failed') return exit.usage;
  try {
    if (asked.cleanup) return await cleanedOnly(settings);
    for (const line of leftBefore(settings, journalOf(settings))) say(line);
    let status = await once(settings, selected, fixed, running);
    while (asked.watch && !running.name()) {
      const left = status === 0 ? selected : failedIn(readReport(settings.report), selected);
      if (!(await unlessInterrupted(running, watchTarget(settings, say, left.length)))) break;
      status = await once(settings, left, fixed, running);
    }
    return running.name() ? running.exitStatus() : status;
  } finally {
    await server?.stop();
    running.off();
  }
}

/** While a run is under way: what its signals, and a reader who has gone, are told to. */
let running: Interruption | undefined;

/** Whatever can be wrong is said before anything is sent. */
function validated({ settings, cleanup }: Asked, selected: readonly Check[]): void {
  if (cleanup && !existsSync(journalOf(settings)))
    throw new UsageError(`There is no journal ${journalOf(settings)}: nothing to clean up.`);
  if (!cleanup && selected.length === 0)
    throw new UsageError(
      'No check is selected: loosen --only, --skip, --profile or --read-only; see --list.',
    );
  if (settings.compare) readReport(settings.compare);
  if (!settings.deviations || settings.accept) return;
  if (!existsSync(settings.deviations))
    throw new UsageError(`The deviations file ${settings.deviations} does not exist; make it with --accept.`);
  parseDeviations(readFileSync(settings.deviations, 'utf8'), settings.deviations);
}

/** One session, shown and written; resolves to its exit status. */
async function once(
  settings: Settings,
  selected: readonly Check[],
  fixed: Partial<Dialect>,
  interruption: Interruption,
): Promise<number> {
  const run = openSession(settings, newTag());
  try {
    const problem = await unlessInterrupted(interruption, probe(settings));
    if (interruption.name()) {
      complain('interrupted before anything was judged; nothing was made on the target.');
      return interruption.exitStatus();
    }
    if (problem) {
      complain(run.redact(problem));
      return exit.usage;
    }
    const live = liveFindings(run, selected);
    const { report, cleanup } = await runSession(run, selected, fixed, {
      onLearned: (dialect) => tellLearned(run, dialect),
      onExpected: tellExpected,
      onResult: live.result,
      onReport: (told) => {
        live.end();
        show(told, settings);
      },
      signal: interruption.signal,
      interruption: interruption.name,
    });
    if (cleanup) {
      // Once more, with what cleaning took and what had to remain.
      writeReports(report, settings.report, {}, comparedTo(settings, report));
      for (const line of cleanupLines(cleanup, settings, journalOf(settings))) say(line);
      say(`${report.requests?.total.toLocaleString('en-US')} requests in all, cleaning included`);
    }
    return report.exitStatus;
  } finally {
    await run.transport.close();
  }
}

const mostLiveLines = 25;

/** Progress, and each new kind of failure the moment it is seen. */
function liveFindings(run: Run, selected: readonly Check[]) {
  const { length: total } = selected;
  const weight = selected.reduce((sum, { kind }) => sum + weightOf(kind), 0);
  const started = performance.now();
  let doneWeight = 0;
  const colour = wantsColour(process.stdout.isTTY, process.env);
  const progress = createProgress(process.stdout);
  const seen = new Set<string>();
  const totals: Record<string, number> = {};
  let done = 0;
  return {
    result: (result: CheckResult) => {
      done += 1;
      doneWeight += weightOf(result.kind);
      totals[result.verdict] = (totals[result.verdict] ?? 0) + 1;
      for (const {
        sort,
        statement,
        symptom,
        operation = result.operation,
        expected,
        actual,
        assumed,
      } of result.breaches) {
        const key = sort === 'value' ? operation : `${statement} ${symptom}`;
        if (assumed || seen.has(key)) continue;
        seen.add(key);
        if (seen.size > mostLiveLines) continue;
        progress.clear();
        say(run.redact(liveLine({ operations: [operation], expected, actual }, colour)));
      }
      const ms = leftMs(doneWeight, weight, performance.now() - started);
      progress.update({ done, total, totals, left: ms === undefined ? undefined : roughly(ms) });
    },
    end: () => progress.end(),
  };
}

const comparedTo = ({ compare }: Settings, report: Report) =>
  compare ? compareReports(readReport(compare), report) : undefined;

function show(report: Report, settings: Settings): void {
  const compared = comparedTo(settings, report);
  writeReports(report, settings.report, process.env, compared);
  const colour = wantsColour(process.stdout.isTTY, process.env);
  const { report: reportDir, verbose } = settings;
  say(renderTerminal(report, { colour, reportDir, verbose }));
  for (const line of compared?.lines ?? []) say(`since ${settings.compare}: ${line}`);
}

function tellLearned(run: Run, dialect: Dialect): void {
  if (run.settings.verbose) for (const line of dialect.learned) say(visible(`learned: ${run.redact(line)}`));
  else say(`learned ${dialect.learned.length} forms of requests (--verbose shows them)`);
  for (const [operation, why] of Object.entries(dialect.failed))
    say(visible(`no form works for ${operation}: ${run.redact(why)}`).replaceAll('\n', ' '));
}

function tellExpected(ms: number, maxMs: number): void {
  say(`expected to take about ${roughly(ms)}; given up after ${roughly(maxMs)} (--max-minutes)`);
}

async function cleanedOnly(settings: Settings): Promise<number> {
  const run = openSession(settings, newTag());
  const guard = openGuard(run, { signal: running?.signal, silenceMs: settings.silenceMs });
  try {
    const cleanup = await cleanUp(run, journalOf(settings), guard);
    for (const line of cleanupLines(cleanup, settings, journalOf(settings))) say(line);
    return cleanup.unknown > 0 ? exit.usage : exit.conforms;
  } finally {
    guard.done();
    await run.transport.close();
  }
}

async function started(line: string, url: string): Promise<ServerProcess | 'failed'> {
  try {
    return await startServer(line, url);
  } catch (error) {
    complain((error as Error).message);
    return 'failed';
  }
}

async function print({ list, settings }: Asked, selected: readonly Check[]): Promise<number> {
  for (const { id, title, operation } of selected) {
    const { method, path } = operations[operation];
    say(list ? `${id.padEnd(60)} ${title}` : `${method.toUpperCase().padEnd(6)} ${path.padEnd(60)} ${id}`);
  }
  say(`${selected.length} checks`);
  if (!list) await tellCost(settings, selected);
  return exit.conforms;
}

/** What a run of these checks would cost; sends one GET at the most, where nobody says how long an answer takes. */
async function tellCost(settings: Settings, selected: readonly Check[]): Promise<void> {
  const requests = expectedRequests(selected, settings);
  const measured = settings.latencyMs ?? (await latencyOf(settings));
  const how = settings.latencyMs === undefined && measured !== undefined ? ', as one GET took' : '';
  const pace = settings.maxRps === undefined ? '' : `, at most ${settings.maxRps} requests a second`;
  const time = (answerMs: number) =>
    `about ${roughly(expectedMs(settings, requests, answerMs))} at ${Math.round(answerMs)} ms an answer${how}, ${settings.workers} at a time${pace}`;
  say(`requests  about ${requests.toLocaleString('en-US')}, learning and cleaning included`);
  say(`records   ${expectedRecords(settings)}`);
  say(
    `time      ${measured === undefined ? `${time(50)}; no answer was measured: say --base-url, or --latency-ms` : time(measured)}`,
  );
}

/** Short, unique enough for one account, and never derived from the seed: names on the target must be new. */
function newTag(): string {
  return `${Date.now().toString(36).slice(-6)}${Math.floor(Math.random() * 1296).toString(36)}`;
}

// Whoever reads the output may have seen enough, as `head` has; a terminal may be lost. A run is still cleaned then.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (!['EPIPE', 'EIO', 'ENXIO'].includes(error.code ?? '')) throw error;
    if (running === undefined) process.exit();
    else if (!running.name()) running.raise('SIGHUP');
  });

main(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status;
    // Checks that were not waited for may still sleep.
    setTimeout(() => process.exit(), 1000).unref();
  },
  (error: unknown) => {
    if (error instanceof CommanderError) {
      if (error.exitCode !== 0) complain(error.message.replace(/^error: /, ''));
      process.exitCode = error.exitCode === 0 ? exit.conforms : exit.usage;
    } else if (error instanceof UsageError || error instanceof DeviationsFileError) {
      complain(error.message);
      process.exitCode = exit.usage;
    } else {
      complain(`the suite itself failed: ${(error as Error).message}`);
      process.exitCode = exit.suite;
    }
  },
);
