/**
 * Judges faulty mocks as users do: by the built command with its default workers, in a process of its own. What it must say of a
 * fault: exit status 1, a finding that blames a right operation, in not many more requests than a lawful server costs.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FaultId, type FaultInfo, startMock } from '../../mocks/index.js';
import type { Check } from '../run/check.js';
import { expectedRequests } from '../run/expectation.js';
import type { Finding } from '../verdict/finding.js';
import type { Report } from '../verdict/report.js';
import { envOf, settingsFor, type Target, targetOf } from './in-process.js';
import { runAgainst, type ScriptVerdict } from './scripts.js';

export interface Ended {
  status: number | null;
  text: string;
  /** Undefined where it wrote none. */
  report: Report | undefined;
  durationMs: number;
}

/** The built command, wherever this file runs from. */
const place = import.meta.url.endsWith('.ts') ? '../../dist/conformance/cli.js' : '../cli.js';
const cli = fileURLToPath(new URL(place, import.meta.url));

/**
 * Runs the command with everything that the target has; with its default workers, unless `more` says otherwise. A report folder
 * that `--report` names there is kept.
 */
export const runByCommand = (target: Target, more: readonly string[] = []): Promise<Ended> =>
  runCommand(more, envOf(target));

/** The command with these words, in this environment. */
export async function runCommand(
  words: readonly string[],
  env: Record<string, string | undefined> = {},
): Promise<Ended> {
  const started = performance.now();
  const named = words[words.indexOf('--report') + 1];
  const isKept = words.includes('--report') && named !== undefined;
  const folder = isKept ? named : mkdtempSync(join(tmpdir(), 'by-command-'));
  const all = [cli, ...words, ...(isKept ? [] : ['--report', folder])];
  const child = spawn(process.execPath, all, { env: { ...process.env, GITHUB_STEP_SUMMARY: '', ...env } });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      text += part;
    });
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const report = readReport(join(folder, 'report.json'));
  if (!isKept) rmSync(folder, { recursive: true, force: true });
  return { status, text, report, durationMs: Math.round(performance.now() - started) };
}

function readReport(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

export interface CommandVerdict {
  faults: readonly FaultId[];
  exitStatus: number | null;
  /** All that were sent, cleaning included. */
  requests: number;
  findings: number;
  /** Their ids, the most harmful first. */
  ids: string[];
  /** Whether the first of them blames an operation of a fault. */
  rightlyBlamed: boolean;
  /** Of a single fault: what the script of the first finding says. */
  script?: ScriptVerdict;
  /** What is wrong with what the command did; empty when all is well. */
  wrong: string[];
  durationMs: number;
}

/** A run on a faulty server may cost so many times what one on a lawful server is expected to cost. */
const mostTimes = 3;

/** The mock with these faults, judged by the whole suite as the command runs it. */
export async function judgeByCommand(
  faults: readonly FaultInfo[],
  checks: readonly Check[],
): Promise<CommandVerdict> {
  const ids = faults.map(({ id }) => id);
  const folder = mkdtempSync(join(tmpdir(), 'by-command-'));
  const mock = await startMock({
    ...{ port: 0, scenario: 'empty', selfCheck: false, complain: () => {} },
    faults: ids,
  });
  try {
    const target = targetOf(mock);
    const ended = await runByCommand(target, ['--report', folder]);
    const { status, report, durationMs } = ended;
    const failing = report?.findings.filter(({ verdict }) => verdict === 'fail') ?? [];
    const right = new Set<string>(faults.flatMap(({ operations }) => operations));
    const requests = report?.requests?.total ?? 0;
    const most = mostTimes * expectedRequests(checks, settingsFor(target));
    return {
      ...{ faults: ids, exitStatus: status, requests, durationMs },
      findings: failing.length,
      ids: failing.map(({ id }) => id),
      rightlyBlamed: right.has(failing[0]?.operations[0] ?? ''),
      ...(await scriptOf(failing[0], folder, ids)),
      wrong: [
        ...wrongIn(ended, right),
        ...(requests > most ? [`${requests} requests, where ${Math.round(most)} are the most`] : []),
      ],
    };
  } finally {
    await mock.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function scriptOf(
  finding: Finding | undefined,
  folder: string,
  faults: readonly FaultId[],
): Promise<Pick<CommandVerdict, 'script'>> {
  if (!finding?.reproduce || faults.length !== 1) return {};
  const path = join(folder, finding.reproduce);
  const [faulty, healthy] = [await runAgainst(path, [...faults]), await runAgainst(path, [])];
  return { script: { finding: finding.id, faulty, healthy } };
}

function wrongIn({ status, report, text }: Ended, right: ReadonlySet<string>): string[] {
  if (!report) return [`exit status ${status} without a report: ${text.slice(-300)}`];
  const failing = report.findings.filter(({ verdict }) => verdict === 'fail');
  const blamed = failing.map(({ operations }) => operations[0] ?? 'nothing');
  return [
    ...(status === 1 ? [] : [`exit status ${status}, not 1: ${report.because}`]),
    ...(failing.some(({ operations }) => operations.some((one) => right.has(one)))
      ? []
      : [`no finding blames ${[...right].slice(0, 3).join(' or ')}, but ${blamed.join(', ') || 'none'}`]),
    ...(report.totals.error > 0 ? [`the suite itself failed in ${report.totals.error} checks`] : []),
    ...(report.complete ? [] : [`not judged to its end: ${report.because}`]),
  ];
}
