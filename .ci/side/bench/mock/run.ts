/**
 * `npm run bench`: the table of the mock beside a bare server, stock Prism, fastify and, with `--peers`, what can be
 * had from the registry. All in one run, round by round in turn, medians; ratios are to the bare server's figures of
 * the same round.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { startMock } from '../../../../mocks/index.js';
import { megabytesOf } from '../../programs.js';
import {
  bare,
  type Contestant,
  mockContestant,
  ownMocks,
  prepare,
  registryPeers,
  type Sample,
} from './contestants.js';
import { median, n } from './figures.js';
import { type Load, load, settle, start } from './measure.js';

interface Round {
  coldMs: number;
  get: Load;
  post: Load;
  mb: number;
}

const KEYED = { scenario: 'empty', clock: '2026-11-21T10:00:00Z', seed: 1 } as const;
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

/** The key and a document of the demo scenario, and what a new document looks like. */
async function sampleOf(): Promise<Sample & { key: string }> {
  const mock = await startMock({ ...KEYED, scenario: 'demo', port: 0 });
  const list = await mock.inject({ url: `/invoices.json?per_page=1&type[]=Invoice&api_key=${mock.apiKey}` });
  const made = await mock.inject({
    method: 'POST',
    url: `/invoices.json?api_key=${mock.apiKey}`,
    headers: { 'content-type': 'application/json' },
    raw: REQUEST,
  });
  await mock.close();
  return { request: REQUEST, answer: made.text, id: JSON.parse(list.text).invoices[0].id, key: mock.apiKey };
}

async function round(contestant: Contestant, sample: Sample, seconds: number): Promise<Round> {
  const running = await start(contestant);
  try {
    await settle(running);
    await load(running, contestant.get, 1);
    const get = await load(running, contestant.get, seconds);
    await load(running, contestant.post, 1, sample.request);
    const post = await load(running, contestant.post, seconds, sample.request);
    return { coldMs: running.coldMs, get, post, mb: megabytesOf(running.child.pid) };
  } finally {
    await running.stop();
  }
}

/** Title, figure, its digits, and those of its ratio to the bare server's. */
const COLUMNS: readonly (readonly [
  title: string,
  pick: (one: Round) => number,
  digits: number,
  ofRatio?: number,
])[] = [
  ['first answer ms', ({ coldMs }) => coldMs, 0, 1],
  ['GET /s', ({ get }) => get.perSecond, 0, 2],
  ['p99 ms', ({ get }) => get.p99Ms, 2, 1],
  ['POST /s', ({ post }) => post.perSecond, 0, 2],
  ['p99 ms', ({ post }) => post.p99Ms, 2, 1],
  ['CPU us/GET', ({ get }) => get.cpuUs, 0],
  ['CPU us/POST', ({ post }) => post.cpuUs, 0],
  ['MB', ({ mb }) => mb, 0],
];

function row(name: string, rounds: Round[], yardstick: Round[]): string {
  const wrong = rounds.reduce((sum, { get, post }) => sum + get.wrong + post.wrong, 0);
  const cells = COLUMNS.map(([, pick, digits, ofRatio]) => {
    const figure = n(median(rounds.map(pick)), digits);
    if (ofRatio === undefined) return figure;
    const ratios = rounds.map((one, index) => pick(one) / pick(yardstick[index] as Round));
    return `${figure} (${n(median(ratios), ofRatio)})`;
  });
  return `| ${[wrong === 0 ? name : `${name} (${n(wrong)} wrong answers)`, ...cells].join(' | ')} |`;
}

/** Lists, worlds and heap, in a process of its own with the collector at hand. */
function measureStore(): void {
  const words = ['--expose-gc', '--import', 'tsx', fileURLToPath(import.meta.url), '--store-only'];
  console.log();
  spawnSync(process.execPath, words, { stdio: 'inherit' });
}

async function main(): Promise<void> {
  const flags = new Command('bench')
    .option('--rounds <number>', 'rounds', Number, 3)
    .option('--seconds <number>', 'seconds of each load', Number, 3)
    .option('--peers', 'install and measure peers from the registry too')
    .option('--no-store', 'leave out lists and heap')
    .option('--store-only', 'lists and heap only')
    .parse()
    .opts<{ rounds: number; seconds: number; peers?: boolean; store: boolean; storeOnly?: boolean }>();
  if (flags.storeOnly && globalThis.gc) return void (await import('./store.js'));
  if (flags.storeOnly) return measureStore();
  const sample = await sampleOf();
  const settled = ['--clock', KEYED.clock, '--seed', String(KEYED.seed)];
  const contestants = [
    bare,
    mockContestant('**this mock**', sample.key, sample.id, ...settled),
    ...ownMocks,
    ...(flags.peers ? registryPeers : []),
  ];
  prepare(sample, contestants);
  const rounds = new Map<Contestant, Round[]>();
  const failed = new Map<Contestant, string>();
  for (let index = 0; index < flags.rounds; index++) {
    for (const contestant of contestants) {
      if (failed.has(contestant)) continue;
      try {
        const made = await round(contestant, sample, flags.seconds);
        rounds.set(contestant, [...(rounds.get(contestant) ?? []), made]);
      } catch (error) {
        failed.set(contestant, (error as Error).message);
      }
      process.stderr.write(`round ${index + 1}: ${contestant.name}\n`);
    }
  }
  const yardstick = rounds.get(bare) ?? [];
  const titles = ['server (in brackets: times the bare server)', ...COLUMNS.map(([title]) => title)];
  console.log(`| ${titles.join(' | ')} |\n|${'---|'.repeat(titles.length)}`);
  for (const contestant of contestants) {
    const why = failed.get(contestant);
    console.log(
      why === undefined
        ? row(contestant.name, rounds.get(contestant) ?? [], yardstick)
        : `| ${contestant.name} | ${why} |`,
    );
  }
  if (flags.store) measureStore();
}

await main();
