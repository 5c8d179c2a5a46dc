/**
 * `npm run bench:conformance`: how long the suite takes beside its own requests sent back to back. One run is recorded,
 * one is timed, and what was recorded is sent again to a fresh mock, as many at a time as the suite has workers.
 * Everything in processes of their own; meets the mock over HTTP alone.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { Pool } from 'undici';

interface Sent {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
interface Said {
  base_url: string;
  api_key: string;
  account_id: number;
  second_api_key: string;
}
interface Target {
  said: Said;
  /** Where the suite finds it, for example a recorder's port. */
  port: number;
}

/** The number behind an option of the command line; 0 without it. */
const given = (option: string): number => Number(process.argv[process.argv.indexOf(option) + 1]) || 0;
/** `--delay-ms N`: a target that takes so long for every answer, as one with a database does. */
const DELAY_MS = given('--delay-ms');
/** `--workers N`: of the suite, and requests at a time when they are sent again. */
const WORKERS = given('--workers') || Math.min(4, Math.max(1, availableParallelism()));
const CLOCK = new Date().toISOString();
const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host']);

async function startMock(): Promise<{ child: ChildProcess; said: Said; port: number }> {
  const words = ['dist/mocks/cli.js', '--port', '0', '--json', '--seed', 'bench', '--clock', CLOCK];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await new Promise<string>((resolve) =>
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).once('line', resolve),
  );
  const said = JSON.parse(line) as Said;
  if (DELAY_MS > 0) {
    const body = JSON.stringify({ operation: '*', delayMs: DELAY_MS });
    await fetch(`${said.base_url}/__mock/faults`, { method: 'POST', body });
  }
  return { child, said, port: Number(new URL(said.base_url).port) };
}

/** Runs the suite; milliseconds of the whole command, and of its checks alone as it says itself. */
async function runSuite(
  { said, port }: Target,
  ...words: string[]
): Promise<{ wholeMs: number; checksMs: number }> {
  const begun = performance.now();
  const env = {
    ...process.env,
    CONFORMANCE_BASE_URL: `http://127.0.0.1:${port}`,
    CONFORMANCE_PUBLIC_URL: `http://127.0.0.1:${port}`,
    CONFORMANCE_API_KEY: said.api_key,
    CONFORMANCE_ACCOUNT_ID: String(said.account_id),
    CONFORMANCE_SECOND_BASE_URL: `http://second.localhost:${port}`,
    CONFORMANCE_SECOND_API_KEY: said.second_api_key,
  };
  const all = ['dist/conformance/cli.js', '--seed', '1', '--workers', String(WORKERS), ...words];
  const child = spawn(process.execPath, [...all, '--report', 'conformance-report/bench'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  let text = '';
  child.stdout?.on('data', (part) => {
    text += part;
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  const seconds = /^Checks .* in ([\d.]+) s$/m.exec(text)?.[1];
  if (code !== 0 || seconds === undefined)
    throw new Error(`the suite ended with ${code}:\n${text.slice(-600)}`);
  return { wholeMs: performance.now() - begun, checksMs: Number(seconds) * 1000 };
}

/** A server that passes everything on to `port` and keeps what came. */
async function recorder(port: number, sent: Sent[]): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const { method = 'GET', url: path = '/', headers } = incoming;
      const body = Buffer.concat(parts);
      sent.push({ method, path, headers, body });
      const passed = request({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      passed.on('error', () => outgoing.destroy());
      passed.end(body);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return server;
}

/** Milliseconds until everything was sent and answered, `WORKERS` at a time, in the order in which it came. */
async function replay(port: number, sent: readonly Sent[]): Promise<number> {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: WORKERS, pipelining: 1 });
  let next = 0;
  const lane = async () => {
    for (let one = sent[next++]; one !== undefined; one = sent[next++]) {
      const { method, path, body } = one;
      const own = Object.entries(one.headers).filter(([name]) => !HOP.has(name)) as [string, string][];
      const headers = { ...Object.fromEntries(own), host: one.headers.host ?? '' };
      const answer = await pool.request({
        method: method as 'GET',
        path,
        headers,
        body: body.length > 0 ? body : undefined,
      });
      await answer.body.dump();
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: WORKERS }, lane));
  const ms = performance.now() - begun;
  await pool.destroy();
  return ms;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

async function row(profile: string): Promise<string> {
  const sent: Sent[] = [];
  const recorded = await startMock();
  const server = await recorder(recorded.port, sent);
  await runSuite({ ...recorded, port: (server.address() as { port: number }).port }, '--profile', profile);
  server.closeAllConnections();
  server.close();
  recorded.child.kill();
  const timed = await startMock();
  const { wholeMs, checksMs } = await runSuite(timed, '--profile', profile);
  timed.child.kill();
  const fresh = await startMock();
  const replayMs = await replay(fresh.port, sent);
  fresh.child.kill();
  const ratio = (ms: number) => (ms / replayMs).toFixed(2);
  const cells = [
    profile,
    sent.length.toLocaleString('en'),
    seconds(replayMs),
    `${seconds(checksMs)} (${ratio(checksMs)})`,
    `${seconds(wholeMs)} (${ratio(wholeMs)})`,
  ];
  return `| ${cells.join(' | ')} |`;
}

console.log(`${WORKERS} workers, a target that takes ${DELAY_MS} ms more than it needs for every answer\n`);
console.log('| profile | requests | back to back, s | checks, s (times) | whole command, s (times) |');
console.log('|---|---|---|---|---|');
for (const profile of ['smoke', 'full']) console.log(await row(profile));
