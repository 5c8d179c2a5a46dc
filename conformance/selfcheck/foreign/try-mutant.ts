/** Starts copies of foreign servers, with and without a mutant, and runs the mutant's script and the command on them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '../../verdict/report.js';
import { compare, type Mutant, mutated } from './mutants.js';
import type { MutantResult } from './mutants-summary.js';
import { runShow, type Shown } from './show-script.js';
import { flagsOf, readyLine, type Started, startServer, stop } from './start-server.js';

export interface Chosen {
  server: string;
  /** The folder with `server/` and `mutants.yaml`. */
  folder: string;
  ownCache: boolean;
  mutant: Mutant;
}

export interface Baseline {
  /** The findings of all runs on the unchanged server. */
  findings: Report['findings'];
  failing: number;
  /** How many of them fail in some runs only. */
  unstable: number;
  /** Means over these runs. */
  requests: number;
  seconds: number;
}

const cli = join(process.cwd(), 'dist/conformance/cli.js');
const endWithinMs = 30_000;

/** What an interrupted run must clean up: servers are in their own process groups and get no signal from the terminal. */
const running = new Map<ChildProcess, string>();

let command: { process: ChildProcess; folder: string } | undefined;

export function stopAll(): void {
  command?.process.kill('SIGKILL');
  if (command) rmSync(command.folder, { recursive: true, force: true, maxRetries: 5 });
  for (const [server, folder] of running) {
    stop(server);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Returns the result of `use`, or why the server did not start. Removes copy and cache, and stops the server. */
async function withServer<T>(
  folder: string,
  change: Pick<Chosen, 'mutant' | 'ownCache'> | undefined,
  use: (started: Started) => Promise<T>,
): Promise<T | string> {
  const temporary = mkdtempSync(join(tmpdir(), 'mutant-'));
  const copy = join(temporary, 'server');
  cpSync(join(folder, 'server'), copy, { recursive: true });
  if (change) {
    const path = join(copy, change.mutant.file);
    writeFileSync(path, mutated(readFileSync(path, 'utf8'), change.mutant));
  }
  const env = change?.ownCache ? { ...process.env, XDG_CACHE_HOME: join(temporary, 'cache') } : process.env;
  const server = startServer(copy, env);
  running.set(server, temporary);
  const ended = new Promise((resolve) => server.once('close', resolve));
  try {
    const started = await readyLine(server);
    return typeof started === 'string' ? started : await use(started);
  } finally {
    stop(server);
    // A server that does not stop must not block the others.
    const late = setTimeout(() => stop(server, 'SIGKILL'), endWithinMs);
    await ended;
    clearTimeout(late);
    running.delete(server);
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
  }
}

const problemOf = (on: string, wanted: number, { status, last }: Shown) =>
  status === wanted
    ? undefined
    : `"show" ends with ${status} on ${on}, not ${wanted}${last ? ` (${last.slice(0, 300)})` : ''}`;

/** For one server: runs every script on the unchanged server, then each on its mutant. */
export async function prove(its: readonly Chosen[]): Promise<{ id: string; problem?: string }[]> {
  const folder = its[0]?.folder;
  if (!folder) return [];
  const problems = new Map<string, string>();
  const note = (id: string, problem: string | undefined) => {
    if (problem) problems.set(id, [problems.get(id), problem].filter(Boolean).join('; '));
  };
  const asItIs = await withServer(folder, undefined, async (started) => {
    for (const { mutant } of its)
      note(mutant.id, problemOf('the server as it is', 1, await runShow(mutant.show, started)));
  });
  if (typeof asItIs === 'string') return its.map(({ mutant }) => ({ id: mutant.id, problem: asItIs }));
  for (const one of its) {
    const failed = await withServer(folder, one, async (started) =>
      note(one.mutant.id, problemOf('the mutant', 0, await runShow(one.mutant.show, started))),
    );
    note(one.mutant.id, failed || undefined);
  }
  return its.map(({ mutant: { id } }) => ({ id, problem: problems.get(id) }));
}

/** Runs the command and returns its report, or why there is none. */
async function reportOf(started: Started): Promise<{ report: Report; seconds: number } | string> {
  const folder = mkdtempSync(join(tmpdir(), 'mutant-report-'));
  try {
    const begun = performance.now();
    const child = spawn(process.execPath, [cli, ...flagsOf(started), '--report', folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    command = { process: child, folder };
    const status = await new Promise((resolve) => child.on('close', resolve));
    const path = join(folder, 'report.json');
    if (!existsSync(path)) return `the command wrote no report (exit status ${status})`;
    const seconds = (performance.now() - begun) / 1000;
    return { report: JSON.parse(readFileSync(path, 'utf8')) as Report, seconds };
  } finally {
    command = undefined;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the command on the unchanged server `runs` times: findings of any of these runs are not the mutant's. */
export async function baselineOf(folder: string, runs: number): Promise<Baseline | string> {
  const all: { report: Report; seconds: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await withServer(folder, undefined, reportOf);
    if (typeof result === 'string') return result;
    all.push(result);
  }
  const findings = all.flatMap(({ report }) => report.findings);
  const failing = all.map(({ report }) =>
    report.findings.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id),
  );
  const ids = [...new Set(failing.flat())];
  const mean = (of: (one: { report: Report; seconds: number }) => number) =>
    all.reduce((sum, one) => sum + of(one), 0) / all.length;
  return {
    findings,
    failing: ids.length,
    unstable: ids.filter((id) => !failing.every((some) => some.includes(id))).length,
    requests: mean(({ report }) => report.requests?.total ?? 0),
    seconds: mean(({ seconds }) => seconds),
  };
}

/** Runs the mutant's script, then the command. */
export async function judge(one: Chosen, baseline: Baseline): Promise<MutantResult> {
  const { server, mutant } = one;
  const common = { server, id: mutant.id, says: mutant.says };
  const result = await withServer(one.folder, one, async (started): Promise<MutantResult> => {
    const problem = problemOf('the mutant', 0, await runShow(mutant.show, started));
    if (problem) return { ...common, problem };
    const judged = await reportOf(started);
    if (typeof judged === 'string') return { ...common, problem: judged };
    return {
      ...common,
      ...compare(baseline.findings, judged.report.findings, mutant.operations),
      requests: (judged.report.requests?.total ?? 0) / baseline.requests,
      seconds: judged.seconds / baseline.seconds,
      ended: judged.report.ended !== undefined,
    };
  });
  return typeof result === 'string' ? { ...common, problem: result } : result;
}
