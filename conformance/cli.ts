#!/usr/bin/env node
/**
 * The command `invoicing-conformance`: reads settings, probes and learns the target, lets Playwright run the
 * selected checks, cleans up, and ends with the exit status of the verdict. Owns the order of these steps only.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { operations } from '../generated/operations.js';
import { checks } from './checks/index.js';
import { emptyDialect, readDialect } from './dialect/dialect.js';
import { learnDialect } from './dialect/learn.js';
import { openRun, type Run } from './run/run-check.js';
import { selectChecks } from './run/selection.js';
import { cleanUp, readDefaults, restoreDefaults } from './target/cleanup.js';
import { probe } from './target/probe.js';
import { type ServerProcess, startServer } from './target/server-process.js';
import { options, readSettings, type Settings, UsageError } from './target/settings.js';
import { mergeCommand } from './verdict/merge-command.js';

const exit = { conforms: 0, fails: 1, usage: 2, suite: 3 } as const;
const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`invoicing-conformance: ${line}\n`);

function command(): Command {
  const program = new Command('invoicing-conformance')
    .description(
      'Judges any implementation of the invoicing API over HTTP. `merge DIR...` puts the reports of shards together.',
    )
    .option('--config <FILE>', 'YAML file with the same settings')
    .option('--list', 'print the ids of the selected checks')
    .option('--dry-run', 'print the requests that would be sent')
    .option('--cleanup', 'only remove what an earlier run (in the report folder) has left')
    .exitOverride()
    .configureOutput({ writeErr: () => {} });
  for (const { name, kind, value, help } of options) {
    if (kind === 'flag') program.option(`--${name}`, help);
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
}

function read(argv: string[]): Asked {
  const program = command();
  program.parse(argv, { from: 'user' });
  if (program.args.length > 0) throw new UsageError(`unknown argument "${program.args[0]}"; see --help.`);
  const given = program.opts() as Record<string, unknown>;
  const flags = Object.fromEntries(options.map(({ name }) => [name, given[camel(name)]]));
  const offline = Boolean(given.list || given.dryRun);
  const placeholders = offline ? { 'base-url': 'http://target.invalid', 'api-key': 'none' } : {};
  const filled = {
    ...placeholders,
    ...Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined)),
  };
  const settings = readSettings({
    flags: filled,
    env: process.env,
    config: given.config as string | undefined,
  });
  return {
    settings,
    list: Boolean(given.list),
    dryRun: Boolean(given.dryRun),
    cleanup: Boolean(given.cleanup),
  };
}

function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Resolves to the exit status; throws UsageError and CommanderError only. */
export async function main(argv: string[]): Promise<number> {
  if (argv[0] === 'merge') return mergeCommand(argv.slice(1));
  const asked = read(argv);
  const { settings } = asked;
  const selected = selectChecks(checks, settings);
  if (asked.list || asked.dryRun) return print(asked, selected);
  const journal = join(settings.report, 'journal.jsonl');
  if (asked.cleanup && !existsSync(journal))
    throw new UsageError(`There is no journal ${journal}: nothing to clean up.`);
  if (selected.length === 0)
    throw new UsageError(
      'No check is selected: loosen --only, --skip, --profile or --read-only; see --list.',
    );
  if (settings.deviations && !settings.accept && !existsSync(settings.deviations))
    throw new UsageError(`The deviations file ${settings.deviations} does not exist; make it with --accept.`);
  const fixed = settings.dialectFile ? readDialect(settings.dialectFile) : {};
  say(`seed ${settings.seed}`);
  const server = settings.server ? await started(settings.server, settings.baseUrl) : undefined;
  if (server === 'failed') return exit.usage;
  const tag = newTag();
  const run = openRun(settings, {
    dialect: emptyDialect(),
    tag: `${tag}L`,
    journal: settings.readOnly ? undefined : journal,
  });
  try {
    const problem = await probe(settings);
    if (problem) {
      complain(run.redact(problem));
      return exit.usage;
    }
    if (asked.cleanup) return await cleaned(run, journal);
    return await judged(run, tag, journal, fixed);
  } finally {
    await run.transport.close();
    await server?.stop();
  }
}

async function judged(
  run: Run,
  tag: string,
  journal: string,
  fixed: ReturnType<typeof readDialect>,
): Promise<number> {
  const { settings } = run;
  mkdirSync(settings.report, { recursive: true });
  for (const file of ['report.json', 'journal.jsonl']) rmSync(join(settings.report, file), { force: true });
  const before = settings.readOnly ? undefined : await readDefaults(run);
  const dialect = await learnDialect(run, fixed);
  for (const line of dialect.learned) say(`learned: ${run.redact(line)}`);
  for (const [operation, why] of Object.entries(dialect.failed))
    say(`no form works for ${operation}: ${run.redact(why)}`);
  await playwright(settings, tag, JSON.stringify(dialect));
  if (before) {
    await restoreDefaults(run, before);
    if (existsSync(journal)) await cleaned(run, journal);
  }
  return reportedStatus(settings);
}

async function cleaned(run: Run, journal: string): Promise<number> {
  const { removed, remaining } = await cleanUp(run, journal);
  const left = Object.entries(remaining).map(([operation, count]) => `${count} by ${operation}`);
  say(
    `cleanup: ${removed} records deleted or canceled; ${left.length > 0 ? `had to remain: ${left.join(', ')}` : 'nothing remains'}`,
  );
  return exit.conforms;
}

async function started(line: string, url: string): Promise<ServerProcess | 'failed'> {
  try {
    return await startServer(line, url);
  } catch (error) {
    complain((error as Error).message);
    return 'failed';
  }
}

/** Runs the selected checks in workers; the reporter writes report.json, whatever the verdict. */
function playwright(settings: Settings, tag: string, learned: string): Promise<void> {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const config = join(
    import.meta.dirname,
    `run/playwright.config.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`,
  );
  const shard = settings.shard ? [`--shard=${settings.shard}`] : [];
  const child = spawn(process.execPath, [cli, 'test', '--config', config, ...shard], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      CONFORMANCE_SETTINGS: JSON.stringify({ ...settings, tag }),
      CONFORMANCE_LEARNED: learned,
      CONFORMANCE_TAG: tag,
    },
  });
  return new Promise((resolve) => child.once('close', () => resolve()));
}

function reportedStatus({ report }: Settings): number {
  try {
    const { exitStatus } = JSON.parse(readFileSync(join(report, 'report.json'), 'utf8')) as {
      exitStatus?: number;
    };
    return exitStatus ?? exit.suite;
  } catch {
    complain(`the run ended without ${join(report, 'report.json')}`);
    return exit.suite;
  }
}

function print({ list }: Asked, selected: ReturnType<typeof selectChecks>): number {
  for (const { id, title, operation } of selected) {
    const { method, path } = operations[operation];
    say(list ? `${id.padEnd(60)} ${title}` : `${method.toUpperCase().padEnd(6)} ${path.padEnd(60)} ${id}`);
  }
  say(`${selected.length} checks`);
  return exit.conforms;
}

/** Short, unique enough for one account, and never derived from the seed: names on the target must be new. */
function newTag(): string {
  return `${Date.now().toString(36).slice(-6)}${Math.floor(Math.random() * 1296).toString(36)}`;
}

// Whoever reads the output may have seen enough, as `head` has.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

main(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    if (error instanceof CommanderError) {
      if (error.exitCode !== 0) complain(error.message.replace(/^error: /, ''));
      process.exitCode = error.exitCode === 0 ? exit.conforms : exit.usage;
    } else if (error instanceof UsageError) {
      complain(error.message);
      process.exitCode = exit.usage;
    } else {
      complain(`the suite itself failed: ${(error as Error).message}`);
      process.exitCode = exit.suite;
    }
  },
);
