/** Runs commands as a pipeline does, with a separate environment and folder; for tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The root of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

interface Where {
  env?: Record<string, string | undefined>;
  cwd?: string;
}

/** Runs a command to its end, with only the environment in `env`. */
export function run(
  command: string,
  words: readonly string[],
  { env = {}, cwd }: Where = {},
): Promise<Ended> {
  const child = spawn(command, words, {
    env: env as NodeJS.ProcessEnv,
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (part) => {
    stdout += part;
  });
  child.stderr.on('data', (part) => {
    stderr += part;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, stdout, stderr }));
  });
}

/** What the mock prints with `--json` when it is ready. */
export interface Ready {
  base_url: string;
  public_url: string;
  api_key: string;
  account_id: number;
  second_base_url: string;
  second_api_key: string;
}

export interface Started {
  ready: Ready;
  pid: number;
  /** Resolves to its exit status when it has ended. */
  ended: Promise<number | null>;
  /** Ends it as stopping a container does, and resolves to its exit status. */
  stop(): Promise<number | null>;
}

/** Starts a mock, in any packaging, on a free port. Rejects with its output if it ends before it is ready. */
export async function startMock(
  command: string,
  words: readonly string[] = [],
  where: Where = {},
): Promise<Started> {
  const child = spawn(command, [...words, '--port', '0', '--json'], {
    env: where.env as NodeJS.ProcessEnv,
    cwd: where.cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part) => {
    said += part;
  });
  const ended = endOf(child);
  const line = await Promise.race([
    new Promise<string>((resolve) => createInterface({ input: child.stdout }).once('line', resolve)),
    ended.then((status) => {
      throw new Error(`${command} ended with ${status}: ${said}`);
    }),
  ]);
  return {
    ready: JSON.parse(line) as Ready,
    pid: child.pid ?? 0,
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

/** The settings of the suite for a mock, as environment variables. */
export function settingsFor({ ready }: Started): Record<string, string> {
  return {
    CONFORMANCE_BASE_URL: ready.base_url,
    CONFORMANCE_PUBLIC_URL: ready.public_url,
    CONFORMANCE_API_KEY: ready.api_key,
    CONFORMANCE_ACCOUNT_ID: String(ready.account_id),
    CONFORMANCE_SECOND_BASE_URL: ready.second_base_url,
    CONFORMANCE_SECOND_API_KEY: ready.second_api_key,
  };
}

const folders: string[] = [];

/** An empty folder, removed by `removeFolders`. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'invoicing-pipeline-'));
  folders.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
