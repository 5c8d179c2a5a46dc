#!/usr/bin/env node
/**
 * The command `invoicing-conformance`: reads settings, checks whether the target can be judged, runs a session, shows the
 * report, and ends with the exit status of the verdict. Options are in command-line.ts, output is in messages.ts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { CommanderError } from 'commander';
import { besideOf } from './beside/differences.js';
import { type Observations, type Observer, observe } from './beside/observations.js';
import { otherTarget } from './beside/other-target.js';
import { chosen, failedIn, readReport } from './choice.js';
import { type Asked, readCommandLine } from './command-line.js';
import { type Dialect, readDialect } from './dialect/dialect.js';
import { annotateCommand } from './formats/annotate-command.js';
import { visible } from './formats/escape.js';
import { mergeCommand } from './formats/merge-command.js';
import { writeReports } from './formats/write-reports.js';
import { type Interruption, listenForSignals, unlessInterrupted } from './interruption.js';
import { cleanupLines, leftBefore } from './left-behind.js';
import { comparedTo, complain, liveFindings, reportChecks, reportLearned, say, show } from './messages.js';
import type { Check } from './run/check.js';
import { cleanUp } from './run/cleanup.js';
import { openGuard } from './run/guard.js';
import { journalOf, openSession, runSession } from './session.js';
import { keepIn } from './target/keep-requirements.js';
import { newTag } from './target/plain-words.js';
import { probe } from './target/probe.js';
import { latest } from './target/requirements.js';
import { type ServerProcess, startServer } from './target/server-process.js';
import { type Settings, UsageError } from './target/settings.js';
import { DeviationsFileError, parseDeviations } from './verdict/deviations.js';
import { plural } from './verdict/plural.js';
import type { Report } from './verdict/report.js';
import { watchTarget } from './watch.js';

const exit = { conforms: 0, usage: 2, suite: 3 } as const;
/** Resolves to the exit status. Throws only UsageError, DeviationsFileError and CommanderError. */
export async function main(argv: string[]): Promise<number> {
  if (argv[0] === 'merge') return mergeCommand(argv.slice(1));
  if (argv[0] === 'annotate') return annotateCommand(argv.slice(1));
  const asked = readCommandLine(argv);
  const { settings } = asked;
  const selected = chosen(asked);
  if (asked.list || asked.dryRun) {
    await reportChecks(asked, selected);
    return exit.conforms;
  }
  const other = validated(asked, selected);
  const fixed = settings.dialectFile ? readDialect(settings.dialectFile) : {};
  if (!asked.cleanup)
    say(`seed ${settings.seed}   ${plural(selected.length, 'check')} against ${settings.baseUrl}`);
  for (const { from, value } of settings.origins) say(`setting  ${from}: ${visible(value)}`);
  running = listenForSignals();
  const server = settings.server
    ? await unlessInterrupted(running, started(settings.server, settings.baseUrl))
    : undefined;
  if (running.name()) return running.exitStatus();
  if (server === 'failed') return exit.usage;
  try {
    if (asked.cleanup) return await cleanedOnly(settings);
    for (const line of leftBefore(settings, journalOf(settings))) say(line);
    let status = await once(settings, other, selected, fixed, running);
    keepRequirements(asked);
    while (asked.watch && !running.name()) {
      const left = status === 0 ? selected : failedIn(readReport(settings.report), selected);
      if (!(await unlessInterrupted(running, watchTarget(settings, say, left.length)))) break;
      status = await once(settings, other, left, fixed, running);
    }
    return running.name() ? running.exitStatus() : status;
  } finally {
    await server?.stop();
    running.off();
  }
}

/** With --accept, writes the revision of the requirements that the target was judged by into the configuration file. */
function keepRequirements({ settings, config }: Asked): void {
  if (!settings.accept || settings.requirements !== undefined) return;
  if (config === undefined) say(`to be judged by the same checks after an upgrade: --requirements ${latest}`);
  else if (keepIn(config, latest)) say(`${config} keeps requirements: ${latest}`);
}

/** The interruption of the current run: raised by signals, and when the output can no longer be written. */
let running: Interruption | undefined;

/** Throws UsageError before anything is sent; returns the settings of the other server where there is `--beside`. */
function validated({ settings, cleanup }: Asked, selected: readonly Check[]): Settings | undefined {
  if (cleanup && !existsSync(settings.report))
    throw new UsageError(
      `There is no folder ${settings.report}: give the --report of the run to clean up after.`,
    );
  if (!cleanup && selected.length === 0)
    throw new UsageError(
      'No check is selected: loosen --only, --skip, --profile or --read-only; see --list.',
    );
  if (settings.compare) readReport(settings.compare);
  const other = settings.beside === undefined ? undefined : otherTarget(settings, settings.beside);
  if (!settings.deviations || settings.accept) return other;
  if (!existsSync(settings.deviations))
    throw new UsageError(`The deviations file ${settings.deviations} does not exist; make it with --accept.`);
  parseDeviations(readFileSync(settings.deviations, 'utf8'), settings.deviations);
  return other;
}

/** Runs one session, with `--beside` after a session of the other server. Resolves to the exit status. */
async function once(
  settings: Settings,
  other: Settings | undefined,
  selected: readonly Check[],
  fixed: Partial<Dialect>,
  interruption: Interruption,
): Promise<number> {
  if (other === undefined) return (await session(settings, selected, fixed, interruption)).status;
  say(`first the server beside it, ${other.baseUrl}; its report is in ${other.report}`);
  const otherFixed = other.dialectFile ? readDialect(other.dialectFile) : fixed;
  const there = await session(other, selected, otherFixed, interruption, observe());
  if (!there.report || interruption.name()) return there.status;
  say(`now ${settings.baseUrl}`);
  return (await session(settings, selected, fixed, interruption, observe(), there)).status;
}

interface SessionResult {
  status: number;
  report?: Report;
  seen?: Observations;
}

/** Runs one session, shows and writes its report; `there` is the result of the other server, to compare with. */
async function session(
  settings: Settings,
  selected: readonly Check[],
  fixed: Partial<Dialect>,
  interruption: Interruption,
  observer?: Observer,
  there?: SessionResult,
): Promise<SessionResult> {
  const run = openSession(settings, newTag(settings.plain));
  run.onExchange = observer?.sees;
  try {
    const problem = await unlessInterrupted(interruption, probe(settings));
    if (interruption.name()) {
      complain('interrupted before anything was judged; nothing was made on the target.');
      return { status: interruption.exitStatus() };
    }
    if (problem) {
      complain(run.redact(problem));
      return { status: exit.usage };
    }
    const live = liveFindings(run, selected);
    let seen: Observations | undefined;
    const { report, cleanup } = await runSession(run, selected, fixed, {
      onLearned: (dialect) => reportLearned(run, dialect),
      onExpected: live.expected,
      onResult: live.result,
      onStopped: live.stopped,
      onVerified: live.verified,
      onReport: (reported) => {
        live.end();
        seen = observer?.observed(run.shared.dialect, reported.findings);
        if (seen && there?.report && there.seen)
          reported.beside = besideOf({ report: reported, seen }, { report: there.report, seen: there.seen });
        show(reported, settings);
      },
      signal: interruption.signal,
      interruption: interruption.name,
    });
    if (cleanup) {
      // Written again, now with the requests of the cleanup and the records that remain.
      writeReports(report, settings.report, {}, comparedTo(settings, report));
      for (const line of cleanupLines(cleanup, settings, journalOf(settings))) say(line);
      say(`${report.requests?.total.toLocaleString('en-US')} requests in all, cleaning included`);
    }
    return { status: report.exitStatus, report, ...(seen && { seen }) };
  } finally {
    await run.transport.close();
  }
}

/** Without a journal nothing is left: a run has removed its records, or has created none. */
async function cleanedOnly(settings: Settings): Promise<number> {
  if (!existsSync(journalOf(settings))) {
    say(`cleanup: nothing is left of a run: there is no ${journalOf(settings)}`);
    return exit.conforms;
  }
  const run = openSession(settings, newTag(settings.plain));
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

// The reader of the output may close it, as `head` does; a terminal may be lost. The run then ends with its cleanup.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (!['EPIPE', 'EIO', 'ENXIO'].includes(error.code ?? '')) throw error;
    if (running === undefined) process.exit();
    else if (!running.name()) running.raise('SIGHUP');
  });

main(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status;
    // Abandoned checks may still hold timers.
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
      complain(`the suite itself failed: ${(error as Error).stack ?? String(error)}`);
      process.exitCode = exit.suite;
    }
  },
);
