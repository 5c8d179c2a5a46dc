/** Starts a foreign server, runs the command on it, and compares the findings with the adjudicated list. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '../../verdict/report.js';
import { type Departure, readAdjudication, type Shows, settle, toBeShown } from './departures.js';
import { runShow } from './show-script.js';
import { flagsOf, readyLine, type Started, startServer, stop } from './start-server.js';

export interface ServerResult {
  name: string;
  /** Why it was not judged. */
  skipped?: string;
  findings: number;
  /** How many findings report a departure. */
  right: number;
  /** How many certain departures show here, and how many of them a finding reports. */
  certain: number;
  caught: number;
  /** The largest and the median number of findings per departure. */
  perCause: number[];
  /** Findings that match no departure, as reported. */
  wrong: string[];
  /** Ids of findings by the departure that they report. */
  reports: Record<string, string[]>;
  missed: string[];
  /** Departures whose scripts do not show them here, and those whose scripts could not decide. */
  absent: string[];
  unclear: string[];
  requests: number;
  minutes: number;
  exitStatus: number | null;
  because: string;
}

/** Departures that need concurrent requests do not show in every attempt. */
const tries = 3;

/** `folder` holds `server/start` and `departures.yaml`. `args` are passed to the command; its report is kept in `keep`. */
export async function judgeServer(
  name: string,
  folder: string,
  cli: string,
  args: readonly string[],
  keep?: string,
): Promise<ServerResult> {
  const empty = {
    name,
    findings: 0,
    right: 0,
    certain: 0,
    caught: 0,
    perCause: [],
    wrong: [],
    reports: {},
    missed: [],
    absent: [],
    unclear: [],
    requests: 0,
    minutes: 0,
    exitStatus: null,
    because: '',
  };
  const { departures } = readAdjudication(join(folder, 'departures.yaml'));
  const server = startServer(join(folder, 'server'));
  const folderOfReport = keep ?? mkdtempSync(join(tmpdir(), `foreign-${name}-`));
  try {
    const started = await readyLine(server);
    if (typeof started === 'string') return { ...empty, skipped: started };
    const begun = performance.now();
    // Asynchronous, so that the server's output is read meanwhile: a full pipe would block the server.
    const command = spawn(process.execPath, [cli, ...flagsOf(started), '--report', folderOfReport, ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [status] = (await once(command, 'close')) as [number | null];
    const minutes = (performance.now() - begun) / 60_000;
    const path = join(folderOfReport, 'report.json');
    if (!existsSync(path))
      return { ...empty, skipped: `the command wrote no report (exit status ${status})` };
    const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
    const shows = await shownOn(started, toBeShown(report.findings, departures));
    return { ...compared(name, report, departures, shows), minutes, exitStatus: status };
  } finally {
    stop(server);
    if (!keep) rmSync(folderOfReport, { recursive: true, force: true });
  }
}

/** Runs the scripts one after another on the judged server. */
async function shownOn(started: Started, departures: readonly Departure[]): Promise<Map<string, Shows>> {
  const shows = new Map<string, Shows>();
  for (const { id, show } of departures) {
    let answer: Shows = show ? 'no' : 'no script';
    for (let count = 0; show && count < tries && answer === 'no'; count += 1) {
      const { status } = await runShow(show, started);
      answer = status === 0 ? 'yes' : status === 1 ? 'no' : 'unclear';
    }
    shows.set(id, answer);
  }
  return shows;
}

function compared(
  name: string,
  report: Report,
  departures: readonly Departure[],
  shows: ReadonlyMap<string, Shows>,
): Omit<ServerResult, 'minutes' | 'exitStatus'> {
  const { matches, certain, missed, absent, unclear } = settle(report.findings, departures, shows);
  const reports: Record<string, string[]> = {};
  for (const { finding, departure } of matches)
    if (departure) reports[departure.id] = [...(reports[departure.id] ?? []), finding.id];
  const ids = (all: readonly Departure[]) => all.map(({ id }) => id);
  return {
    ...{ name, findings: matches.length, right: Object.values(reports).flat().length },
    ...{ certain: certain.length, caught: certain.length - missed.length },
    perCause: Object.values(reports)
      .map(({ length }) => length)
      .sort((a, b) => a - b),
    wrong: matches.flatMap(({ finding, departure }) =>
      departure
        ? []
        : [
            `${finding.operations[0]}: ${finding.id}\n      expected ${finding.expected}\n      got      ${finding.actual.slice(0, 160)}`,
          ],
    ),
    ...{ reports, missed: ids(missed), absent: ids(absent), unclear: ids(unclear) },
    requests: report.requests?.total ?? 0,
    because: report.because,
  };
}
