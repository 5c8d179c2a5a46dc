/**
 * The attacks that anyone can run: `npm run attack -- [--seed TEXT] [--from N] [--requests N] [--kills N] [--damage N]
 * [--full]`. Seeded and resumable (`--from` goes on with that request); prints what it tried. Ends with 1 when something
 * fell.
 */
import { parseArgs } from 'node:util';
import { startMock } from '../index.js';
import { attack, type Found } from './hostile-requests.js';
import { damage, kills, type Tally } from './kept-data.js';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    requests: { type: 'string' },
    kills: { type: 'string' },
    damage: { type: 'string' },
    full: { type: 'boolean', default: false },
  },
});
const { seed, full } = values;
const count = (given: string | undefined, usual: number, whole: number): number =>
  given === undefined ? (full ? whole : usual) : Number(given);
const say = (line: string) => console.log(`  ${line}`);

/** Requests side by side, the store compared before and after, memory and handles as numbers. */
async function requests(from: number, many: number): Promise<Tally> {
  const mock = await startMock({ port: 0, clock: '2026-11-21T10:00:00Z', complain: () => {} });
  const store = () => JSON.stringify(mock.service.dump());
  const before = store();
  const found: Found[] = [];
  let next = from;
  const lane = async () => {
    while (next < from + many) {
      const n = next++;
      const fell = await attack(mock, seed, n);
      if (fell !== undefined) found.push(fell);
      if (n % 10_000 === 9999)
        say(`${n + 1} requests, ${Math.round(process.memoryUsage().heapUsed / 1e6)} MB of heap`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, lane));
  if (store() !== before) found.push('the store has changed');
  found.push(...mock.breaches.map(({ operation, message }) => `breach in ${operation}: ${message}`));
  await mock.close();
  return {
    counts: { requests: many, changed: Number(store() !== before), breaches: mock.breaches.length },
    found,
  };
}

const parts: [name: string, run: () => Promise<Tally>][] = [
  ['hostile requests', () => requests(Number(values.from), count(values.requests, 5000, 1_000_000))],
  ['kills', () => kills(seed, count(values.kills, 6, 200), say)],
  ['damaged files', () => damage(seed, count(values.damage, 15, 300), say)],
];

console.log(`seed ${seed}`);
for (const [name, run] of parts) {
  console.log(name);
  const started = performance.now();
  const { counts, found } = await run();
  const told = Object.entries(counts).map(([what, many]) => `${many} ${what}`);
  say(`${told.join(', ')} in ${Math.round((performance.now() - started) / 1000)} s`);
  for (const fell of found.slice(0, 20)) say(`FELL: ${fell}`);
  if (found.length > 0) process.exitCode = 1;
}
