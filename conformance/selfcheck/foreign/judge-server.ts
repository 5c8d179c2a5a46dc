/** Starts a foreign server, judges it by the command as users run it, and compares its findings with the adjudicated list. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Report } from '../../verdict/report.js';
import { type Departure, match, readAdjudication } from './departures.js';

/** The one line that `server/start` prints when it is ready. */
export interface Started {
  base_url: string;
  public_url: string;
  api_key: string;
  account_id: number;
  second_base_url: string;
  second_api_key: string;
}

export interface ServerResult {
  name: string;
  /** Why it was not judged. */
  skipped?: string;
  findings: number;
  /** Of the findings: those that report a departure. */
  right: number;
  /** Of the list: departures that are certain, and those of them that some finding reports. */
  certain: number;
  caught: number;
  /** Most and median number of findings of one departure. */
  perCause: number[];
  /** Findings that match no departure, as they are reported. */
  wrong: string[];
  missed: string[];
  requests: number;
  minutes: number;
  exitStatus: number | null;
  because: string;
}

const startWithinMs = 600_000;

/** `folder` holds `server/start` and `departures.yaml`. `args` go to the command. */
export async function judgeServer(
  name: string,
  folder: string,
  cli: string,
  args: readonly string[],
): Promise<ServerResult> {
  const empty = {
    name,
    findings: 0,
    right: 0,
    certain: 0,
    caught: 0,
    perCause: [],
    wrong: [],
    missed: [],
    requests: 0,
    minutes: 0,
    exitStatus: null,
    because: '',
  };
  const { departures } = readAdjudication(join(folder, 'departures.yaml'));
  const server = startServer(join(folder, 'server'));
  const report = mkdtempSync(join(tmpdir(), `foreign-${name}-`));
  try {
    const started = await readyLine(server);
    if (typeof started === 'string') return { ...empty, skipped: started };
    const begun = performance.now();
    const { status } = spawnSync(process.execPath, [cli, ...flagsOf(started), '--report', report, ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const minutes = (performance.now() - begun) / 60_000;
    const path = join(report, 'report.json');
    if (!existsSync(path))
      return { ...empty, skipped: `the command wrote no report (exit status ${status})` };
    return {
      ...compared(name, JSON.parse(readFileSync(path, 'utf8')) as Report, departures),
      minutes,
      exitStatus: status,
    };
  } finally {
    stop(server);
    rmSync(report, { recursive: true, force: true });
  }
}

/** Runs `start` of that folder, in a group of its own: it has children. */
export function startServer(folder: string, env: NodeJS.ProcessEnv = process.env): ChildProcess {
  return spawn('./start', [], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
}

/** Options of the command that name the server. */
export const flagsOf = (one: Started): string[] => [
  ...['--base-url', one.base_url, '--api-key', one.api_key, '--public-url', one.public_url],
  ...['--account-id', String(one.account_id)],
  ...['--second-base-url', one.second_base_url, '--second-api-key', one.second_api_key],
];

/** What the server is, or why there is none: its packages are not on this machine. */
export function readyLine(server: ChildProcess): Promise<Started | string> {
  return new Promise((resolve) => {
    let last = '';
    const late = setTimeout(() => resolve(`no line after ${startWithinMs / 1000} s: ${last}`), startWithinMs);
    const end = (value: Started | string) => {
      clearTimeout(late);
      resolve(value);
    };
    server.stderr?.on('data', (part) => {
      last = String(part).trim().split('\n').at(-1) ?? '';
    });
    server.on('error', (error) => end(`cannot be started: ${error.message}`));
    server.on('exit', (code) => end(`ended with ${code} before it was ready: ${last}`));
    createInterface({ input: server.stdout as NodeJS.ReadableStream }).once('line', (line) => {
      try {
        end(JSON.parse(line) as Started);
      } catch {
        end(`printed no JSON: ${line.slice(0, 200)}`);
      }
    });
  });
}

/** The whole group: a start script has children. */
export function stop({ pid }: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
}

function compared(
  name: string,
  report: Report,
  departures: readonly Departure[],
): Omit<ServerResult, 'minutes' | 'exitStatus'> {
  const matches = match(report.findings, departures);
  const right = matches.filter(({ departure }) => departure);
  const certain = departures.filter(({ certainty }) => certainty === 'certain');
  const reported = new Map<string, number>();
  for (const { departure } of right)
    if (departure) reported.set(departure.id, (reported.get(departure.id) ?? 0) + 1);
  return {
    ...{ name, findings: matches.length, right: right.length, certain: certain.length },
    caught: certain.filter(({ id }) => reported.has(id)).length,
    perCause: [...reported.values()].sort((a, b) => a - b),
    wrong: matches.flatMap(({ finding, departure }) =>
      departure
        ? []
        : [
            `${finding.operations[0]}: ${finding.id}\n      expected ${finding.expected}\n      got      ${finding.actual.slice(0, 160)}`,
          ],
    ),
    missed: certain.filter(({ id }) => !reported.has(id)).map(({ id }) => id),
    requests: report.requests?.total ?? 0,
    because: report.because,
  };
}
