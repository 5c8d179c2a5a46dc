/** Starts a foreign server by its `server/start`, and stops it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** The one line that `server/start` prints when it is ready. */
export interface Started {
  base_url: string;
  public_url: string;
  api_key: string;
  account_id: number;
  second_base_url: string;
  second_api_key: string;
}

const startWithinMs = 600_000;
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
