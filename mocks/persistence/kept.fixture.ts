/** For tests of persistence: a mock in its own process over a directory, calls to it, and an invoice to store. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { placeOf } from '../package-files/place-of.js';

export type Json = Record<string, unknown>;

export interface Running {
  child: ChildProcess;
  url: string;
  key: string;
  /** Its standard error so far. */
  said(): string;
}

export interface RunOptions {
  words?: readonly string[];
  /** Limit on the size of a file, in blocks of 512 or 1,024 bytes, depending on the shell. */
  fileLimit?: number;
  /** Killed after this time, ready or not. */
  killAfterMs?: number | undefined;
}

/** Starts the built command over a directory. Rejects with its output when it ends before it is ready. */
export async function runOver(
  directory: string,
  { words = [], fileLimit, killAfterMs }: RunOptions = {},
): Promise<Running> {
  const command = [placeOf('dist/mocks/cli.js'), '--port', '0', '--json', '--data', directory, ...words];
  // A write beyond the limit then fails instead of ending the process.
  const limit = fileLimit === undefined ? '' : `trap '' XFSZ; ulimit -S -f ${fileLimit}; `;
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$@"`, process.execPath, ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  let said = '';
  child.stderr.on('data', (part) => {
    said += part;
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`ended with ${code}: ${said}`);
  });
  const ready = once(child.stdout, 'data').then(([line]) => String(line));
  const line = await Promise.race([ready, ended]);
  ended.catch(() => {});
  const { base_url: url, api_key: key } = JSON.parse(line) as { base_url: string; api_key: string };
  return { child, url, key, said: () => said };
}

/** Ends the process and waits for it, so that its directory is free. */
export async function end({ child }: Running, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

export async function call(url: string, key: string, method: string, path: string, body?: unknown) {
  const response = await fetch(`${url}${path}${path.includes('?') ? '&' : '?'}api_key=${key}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Json };
}

export const invoice = (name: string) => ({
  invoice: {
    date: '21/11/2026',
    due_date: '21/12/2026',
    client: { name, code: name },
    items: [{ name: 'Lamp', unit_price: '20.00', quantity: 2, tax: { name: 'IVA23' } }],
  },
});
