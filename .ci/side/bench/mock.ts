/**
 * `npm run bench`: compares the mock with a bare server, fastify and stock Prism, in alternating rounds, then measures
 * its lists and heap (store.ts). Figures are medians; ratios are to the bare server's figures of the same round.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { startMock } from '../../../mocks/index.js';
import { placeOf } from '../../../mocks/package-files/place-of.js';
import { megabytesOf } from '../programs.js';
import { median, n } from './figures.js';
import { printStore } from './store.js';

interface Server {
  name: string;
  /** The arguments of node. */
  command(port: string): readonly string[];
  get: string;
  post: string;
}

interface Round {
  /** Milliseconds from the start of the process to its first answer. */
  firstMs: number;
  getsPerSecond: number;
  postsPerSecond: number;
  megabytes: number;
  /** Answers that were not 2xx, and connections that broke. */
  wrong: number;
}

/** The part of autocannon that is used; it has no types. */
type Autocannon = (options: object) => Promise<{
  requests: { average: number };
  non2xx: number;
  errors: number;
}>;
const autocannon = createRequire(import.meta.url)('autocannon') as Autocannon;

const START_TIMEOUT_MS = 40_000;
const KEYED = { scenario: 'demo', clock: '2026-11-21T10:00:00Z', seed: 1 } as const;
const REQUEST = JSON.stringify({
  invoice: {
    date: '21/11/2026',
    due_date: '21/12/2026',
    client: { name: 'Livraria Central', code: 'LC' },
    items: [
      { name: 'Desk lamp', description: 'Brass', unit_price: '19.90', quantity: '3', tax: { name: 'IVA23' } },
    ],
  },
});

/** The servers, the bare one first; those with a constant answer use the mock's. */
async function serversOf(): Promise<Server[]> {
  const mock = await startMock({ ...KEYED, port: 0 });
  const key = `api_key=${mock.apiKey}`;
  const list = await mock.inject({ url: `/invoices.json?per_page=1&type[]=Invoice&${key}` });
  const headers = { 'content-type': 'application/json' };
  const made = await mock.inject({ method: 'POST', url: `/invoices.json?${key}`, headers, raw: REQUEST });
  await mock.close();
  const answer = join(mkdtempSync(join(tmpdir(), 'bench-')), 'answer.json');
  writeFileSync(answer, made.text);
  const { id } = JSON.parse(list.text).invoices[0];
  const paths = { get: `/invoices/${id}.json?${key}`, post: `/invoices.json?${key}` };
  const constant = (name: string, file: string): Server => ({
    name,
    command: (port) => [placeOf(`.ci/side/bench/servers/${file}`), port, answer],
    ...paths,
  });
  return [
    constant('bare node:http, constant body', 'bare.mjs'),
    {
      name: '**this mock**',
      command: (port) => [
        ...[placeOf('dist/mocks/cli.js'), '--quiet', '--port', port],
        ...['--clock', KEYED.clock, '--seed', String(KEYED.seed)],
      ],
      ...paths,
    },
    constant('fastify 5, constant object', 'fastify.mjs'),
    {
      name: 'prism-cli 5.14.2 (stock, silent)',
      command: (port) => [
        ...[placeOf('node_modules/@stoplight/prism-cli/dist/index.js'), 'mock', '-p', port],
        ...['-h', '127.0.0.1', '--verboseLevel', 'silent', placeOf('generated/openapi.json')],
      ],
      ...paths,
    },
  ];
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a server, loads it with 16 connections, and stops it. Throws when there is no answer within 40 seconds. */
async function round(server: Server, seconds: number): Promise<Round> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, server.command(port), { stdio: 'ignore' });
  const load = (path: string, duration: number, more: object = {}) =>
    autocannon({ url: url + path, connections: 16, duration, ...more });
  try {
    while (!(await fetch(url + server.get).catch(() => undefined))) {
      if (child.exitCode !== null || performance.now() - begun > START_TIMEOUT_MS)
        throw new Error(`${server.name}: no answer`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const firstMs = performance.now() - begun;
    const body = { method: 'POST', body: REQUEST, headers: { 'content-type': 'application/json' } };
    await load(server.get, 2);
    const gets = await load(server.get, seconds);
    await load(server.post, 1, body);
    const posts = await load(server.post, seconds, body);
    const wrong = gets.non2xx + gets.errors + posts.non2xx + posts.errors;
    const [getsPerSecond, postsPerSecond] = [gets.requests.average, posts.requests.average];
    return { firstMs, getsPerSecond, postsPerSecond, megabytes: megabytesOf(child.pid), wrong };
  } finally {
    child.kill('SIGKILL');
  }
}

/** Title, figure, and digits of its ratio to the bare server's. */
const COLUMNS: readonly [title: string, pick: (one: Round) => number, digits: number][] = [
  ['first answer ms', ({ firstMs }) => firstMs, 1],
  ['GET /s', ({ getsPerSecond }) => getsPerSecond, 2],
  ['POST /s', ({ postsPerSecond }) => postsPerSecond, 2],
  ['MB', ({ megabytes }) => megabytes, 1],
];

function row(name: string, rounds: readonly Round[], bare: readonly Round[]): string {
  const wrong = rounds.reduce((sum, one) => sum + one.wrong, 0);
  const cells = COLUMNS.map(([, pick, digits]) => {
    const ratios = rounds.map((one, index) => pick(one) / pick(bare[index] as Round));
    return `${n(median(rounds.map(pick)))} (${n(median(ratios), digits)})`;
  });
  return `| ${[wrong === 0 ? name : `${name} (${n(wrong)} wrong answers)`, ...cells].join(' | ')} |`;
}

const flags = new Command('bench')
  .option('--rounds <number>', 'rounds', Number, 3)
  .option('--seconds <number>', 'seconds of each load', Number, 3)
  .option('--no-store', 'leave out lists and heap')
  .parse()
  .opts<{ rounds: number; seconds: number; store: boolean }>();
const servers = await serversOf();
const rounds = servers.map((): Round[] => []);
for (let index = 0; index < flags.rounds; index++)
  for (const [at, server] of servers.entries()) {
    rounds[at]?.push(await round(server, flags.seconds));
    process.stderr.write(`round ${index + 1}: ${server.name}\n`);
  }
const titles = ['server (in brackets: times the bare server)', ...COLUMNS.map(([title]) => title)];
console.log(`| ${titles.join(' | ')} |\n|${'---|'.repeat(titles.length)}`);
for (const [at, { name }] of servers.entries()) console.log(row(name, rounds[at] ?? [], rounds[0] ?? []));
if (flags.store) await printStore();
