/**
 * Runs the built command against a hostile target and returns what was wrong with the run: exit status, time, memory, output and
 * reports.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../by-command.js';
import { startTarget, type Target } from './targets.js';

export interface Withstood {
  wrong: string[];
  ms: number;
  /** The peak memory in MB; undefined where the system does not show it. */
  megabytes: number | undefined;
}

const key = 'canary-6f1d2c9a7b3e4058';
/** The time limit of a run on a busy machine. */
const mostMs = 240_000;
/** A dozen bodies of 16 MB may be in progress at the same time. */
const mostMegabytes = 800;
const waits = [
  '--max-silence',
  '4',
  '--timeout-ms',
  '2000',
  '--poll-timeout-ms',
  '2000',
  '--profile',
  'smoke',
];

export async function withstand(target: Target): Promise<Withstood> {
  const server = await startTarget(target);
  const report = mkdtempSync(join(tmpdir(), 'hostile-'));
  const words = ['--base-url', server.url, '--public-url', server.url, '--report', report, ...waits];
  let megabytes: number | undefined;
  const ended = await runCommand(words, { CONFORMANCE_API_KEY: key }, (child) => {
    const look = setInterval(() => {
      megabytes = peakOf(child.pid) ?? megabytes;
    }, 100);
    const late = setTimeout(() => child.kill('SIGKILL'), mostMs);
    child.once('close', () => {
      clearInterval(look);
      clearTimeout(late);
    });
  });
  server.stop();
  const { status, text, durationMs: ms } = ended;
  const wrong = [
    ...(status === target.exitStatus
      ? []
      : [`exit status ${status} instead of ${target.exitStatus}: ${text.slice(-300)}`]),
    ...(ms >= mostMs ? ['it did not end'] : []),
    ...((megabytes ?? 0) > mostMegabytes ? [`${megabytes} MB`] : []),
    ...wrongIn('the terminal', text),
    ...wrongReports(report, status, target.behaviour.isConstant),
  ];
  rmSync(report, { recursive: true, force: true });
  return { wrong, ms, megabytes };
}

/** Texts that must not appear unescaped in any output. */
const signs: readonly [what: string, pattern: RegExp][] = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about.
  ['a control character', /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/],
  ['a mark that turns writing around', /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/],
  ['a command to a CI log', /^\s*(?:::[a-z-]+|##(?:vso|teamcity)\[)/m],
  ['a stack trace', /\n\s+at .+\.(?:js|ts):\d+:\d+/],
  ['the key', new RegExp(key)],
];

const wrongIn = (where: string, text: string): string[] =>
  signs.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${what} in ${where}`);

function wrongReports(folder: string, status: number | null, isConstant = false): string[] {
  const path = join(folder, 'report.json');
  if (!existsSync(path)) return status === 1 ? ['no report'] : [];
  const wrong: string[] = [];
  const report = JSON.parse(readFileSync(path, 'utf8')) as {
    exitStatus: number;
    checks: { verdict: string }[];
    findings: { verdict: string }[];
  };
  const findings = report.findings.filter(({ verdict }) => verdict === 'fail').length;
  if (isConstant && findings !== 1) wrong.push(`${findings} findings of one constant answer`);
  if (report.exitStatus !== status) wrong.push(`the report says exit status ${report.exitStatus}`);
  const errors = report.checks.filter(({ verdict }) => verdict === 'error').length;
  if (errors > 0) wrong.push(`${errors} errors of the suite itself`);
  for (const name of ['junit.xml', 'summary.md'])
    wrong.push(...wrongIn(name, readFileSync(join(folder, name), 'utf8')));
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  if (page.includes('<script>alert') || page.includes('<img src=x')) wrong.push('a script in index.html');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.(sh|json|html|jsonl)$/.test(name) && readFileSync(join(folder, name), 'utf8').includes(key))
      wrong.push(`the key in ${name}`);
  return wrong;
}

/** The peak memory of the process so far, on Linux. */
function peakOf(pid: number | undefined): number | undefined {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
  } catch {
    return undefined;
  }
}
