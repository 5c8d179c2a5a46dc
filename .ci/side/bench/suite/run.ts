/**
 * `npm run bench:conformance`: what a run costs the target (cost.ts), with `--count` what each check sends (counting.ts), and, with `--pace`, how long the suite takes beside
 * its own requests sent back to back. One run is recorded, one is timed, and what was recorded is sent again to a fresh mock, as many at a time as the suite has workers.
 * Everything in processes of their own; meets the mock over HTTP alone.
 */
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { Pool } from 'undici';
import { printCost } from './cost.js';
import { count } from './counting.js';
import { given, runSuite, startMock, WORKERS } from './running.js';

interface Sent {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** `--delay-ms N`: a target that takes so long for every answer, as one with a database does. */
const DELAY_MS = given('--delay-ms');
const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host']);

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
  const recorded = await startMock(DELAY_MS);
  const server = await recorder(recorded.port, sent);
  await runSuite({ ...recorded, port: (server.address() as { port: number }).port }, '--profile', profile);
  server.closeAllConnections();
  server.close();
  recorded.child.kill();
  const timed = await startMock(DELAY_MS);
  const { wholeMs, checksMs } = await runSuite(timed, '--profile', profile);
  timed.child.kill();
  const fresh = await startMock(DELAY_MS);
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

async function pace(): Promise<void> {
  console.log(`${WORKERS} workers, a target that takes ${DELAY_MS} ms more than it needs for every answer\n`);
  console.log('| profile | requests | back to back, s | checks, s (times) | whole command, s (times) |');
  console.log('|---|---|---|---|---|');
  for (const profile of ['smoke', 'full']) console.log(await row(profile));
}

if (process.argv.includes('--count')) await count();
else if (process.argv.includes('--pace')) await pace();
else await printCost(process.argv.includes('--limited'));
