/** Starts the built mock and the built suite as separate processes, for benchmarks and attacks. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { placeOf } from '../../mocks/package-files/place-of.js';

/** The line that a mock or a proxy prints when it is ready. */
export interface ReadyLine {
  base_url: string;
  public_url: string;
  api_key: string;
  account_id: number;
  second_base_url?: string;
  second_api_key?: string;
}

export interface RunningMock {
  child: ChildProcess;
  said: ReadyLine;
  /** Its output after the first line, and its standard error. */
  log(): string;
}

/** A mock on a free port, or a proxy (first word `proxy`). Rejects with its output when it ends before it is ready. */
export async function startMock(...words: string[]): Promise<RunningMock> {
  const all = [placeOf('dist/mocks/cli.js'), ...words, '--port', '0', '--json'];
  const child = spawn(process.execPath, all, { stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  child.stderr.on('data', (part) => {
    log += part;
  });
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the mock ended with ${code}: ${log}`);
  });
  const [line] = await Promise.race([once(lines, 'line'), ended]);
  ended.catch(() => {});
  lines.on('line', (more) => {
    log += `${more}\n`;
  });
  return { child, said: JSON.parse(line) as ReadyLine, log: () => log };
}

/** The suite's environment for a mock: addresses and keys. */
export const environmentOf = (said: ReadyLine): NodeJS.ProcessEnv => ({
  ...process.env,
  CONFORMANCE_BASE_URL: said.base_url,
  CONFORMANCE_PUBLIC_URL: said.public_url,
  CONFORMANCE_API_KEY: said.api_key,
  CONFORMANCE_ACCOUNT_ID: String(said.account_id),
  CONFORMANCE_SECOND_BASE_URL: said.second_base_url ?? '',
  CONFORMANCE_SECOND_API_KEY: said.second_api_key ?? '',
});

export interface Ended {
  code: number | null;
  /** Its whole output. */
  text: string;
}

export function startSuite(words: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [placeOf('dist/conformance/cli.js'), ...words], { env });
  let text = '';
  for (const out of [child.stdout, child.stderr])
    out.on('data', (part) => {
      text += part;
    });
  const ended = once(child, 'close').then(([code]): Ended => ({ code, text }));
  return { child, ended };
}

/** Resident memory of a process; NaN where /proc is missing. */
export function megabytesOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
