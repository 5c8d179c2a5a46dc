/** Runs the built command in a process of its own, as users do. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from '../verdict/report.js';
import { envOf, type Target } from './in-process.js';

export interface Ended {
  status: number | null;
  text: string;
  /** Undefined if the command wrote none. */
  report: Report | undefined;
  durationMs: number;
}

/** The built command, for both the sources and the build of this file. */
const place = import.meta.url.endsWith('.ts') ? '../../dist/conformance/cli.js' : '../cli.js';
const cli = fileURLToPath(new URL(place, import.meta.url));

/**
 * Runs the command with all claims, addresses and keys of the target; `more` are further options. A report folder that they name
 * with `--report` is kept.
 */
export const runByCommand = (target: Target, more: readonly string[] = []): Promise<Ended> =>
  runCommand(more, envOf(target));

/** Runs the command with these arguments in this environment; `onStart` receives its process. */
export async function runCommand(
  words: readonly string[],
  env: Record<string, string | undefined> = {},
  onStart: (child: ChildProcess) => void = () => {},
): Promise<Ended> {
  const started = performance.now();
  const named = words[words.indexOf('--report') + 1];
  const isKept = words.includes('--report') && named !== undefined;
  const folder = isKept ? named : mkdtempSync(join(tmpdir(), 'by-command-'));
  const all = [cli, ...words, ...(isKept ? [] : ['--report', folder])];
  const child = spawn(process.execPath, all, { env: { ...process.env, GITHUB_STEP_SUMMARY: '', ...env } });
  onStart(child);
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
