/** Starts a contestant, loads it, and reads clock, memory and processor time. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import type { Contestant } from './contestants.js';

export interface Running {
  child: ChildProcess;
  url: string;
  /** Milliseconds from the start of the process to its first answer. */
  coldMs: number;
  stop(): Promise<void>;
}

export interface Load {
  perSecond: number;
  p99Ms: number;
  /** Microseconds of processor time per request; NaN where /proc is missing. */
  cpuUs: number;
  /** Answers that were not 2xx, and connections that broke. */
  wrong: number;
}

/** The part of autocannon that is used; it brings no types. */
interface Result {
  requests: { total: number; average: number };
  non2xx: number;
  errors: number;
}
type OnResponse = (client: unknown, status: number, bytes: number, tookMs: number) => void;
type Run = Promise<Result> & { on(event: 'response', listener: OnResponse): void };
type Autocannon = (options: object) => Run;
const autocannon = createRequire(import.meta.url)('autocannon') as Autocannon;

const PATIENCE_MS = 40_000;
const CONNECTIONS = 16;
const TICK_US = 10_000;
const QUIET_MS = 250;
const QUIET_ROUNDS = 6;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The status of one GET, 0 when nothing answers. */
function ask(url: string): Promise<number> {
  return new Promise((resolve) => {
    const asking = request(url, { agent: false }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    asking.setTimeout(5000, () => asking.destroy());
    asking.once('error', () => resolve(0));
    asking.end();
  });
}

/** Resolves at the first answer; rejects, with what the server said last, when there is none in 40 seconds. */
export async function start(contestant: Contestant): Promise<Running> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, contestant.command(String(port)), {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (part: Buffer) => {
    said = `${said}${part}`.slice(-300);
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  while ((await ask(url + contestant.get)) === 0) {
    const late = performance.now() - begun > PATIENCE_MS;
    if (child.exitCode !== null || late) {
      await stop();
      throw new Error(`no answer: ${said.trim().split('\n').at(-1) ?? ''}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return { child, url, coldMs: performance.now() - begun, stop };
}

function ticks(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return Number.NaN;
  }
}

/** Until the process has nothing left to load: what it does for itself is no cost of a request. */
export async function settle({ child }: Running): Promise<void> {
  const { pid = 0 } = child;
  for (let quiet = 0, before = ticks(pid); quiet < QUIET_ROUNDS; ) {
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    const now = ticks(pid);
    quiet = now - before > 1 ? 0 : quiet + 1;
    before = now;
  }
}

function percentile(values: Float64Array, share: number): number {
  return values.sort()[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
}

/** Sixteen connections for so many seconds, with a body: POST. */
export async function load(running: Running, path: string, seconds: number, body?: string): Promise<Load> {
  const pid = running.child.pid ?? 0;
  const before = ticks(pid);
  const run = autocannon({
    url: running.url + path,
    connections: CONNECTIONS,
    duration: seconds,
    ...(body === undefined ? {} : { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
  });
  // autocannon's own percentiles are whole milliseconds, which is longer than most answers take.
  const tookMs: number[] = [];
  run.on('response', (_client, _status, _bytes, ms) => tookMs.push(ms));
  const result = await run;
  const count = Math.max(1, result.requests.total);
  return {
    perSecond: result.requests.average,
    p99Ms: percentile(Float64Array.from(tookMs), 0.99),
    cpuUs: ((ticks(pid) - before) * TICK_US) / count,
    wrong: result.non2xx + result.errors,
  };
}
