/** Starts and stops a foreign server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** The line that `server/start` prints when the server is ready. */
export interface Started {
  base_url: string;
  public_url: string;
  api_key: string;
  account_id: number;
  second_base_url: string;
  second_api_key: string;
}

const startWithinMs = 600_000;
/** Runs `start` in this folder, in a process group of its own because it has children. */
export function startServer(folder: string, env: NodeJS.ProcessEnv = process.env): ChildProcess {
  return spawn('./start', [], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
}

/** The options of the command for this server. */
export const flagsOf = (one: Started): string[] => [
  ...['--base-url', one.base_url, '--api-key', one.api_key, '--public-url', one.public_url],
  ...['--account-id', String(one.account_id)],
  ...['--second-base-url', one.second_base_url, '--second-api-key', one.second_api_key],
];

/** Resolves with the ready line, or with the reason why there is none, such as missing packages. */
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

/** Signals the whole process group, since a start script has children. */
export function stop({ pid }: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has already ended.
  }
}
