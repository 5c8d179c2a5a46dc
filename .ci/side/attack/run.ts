/**
 * The attacks that anyone can run: `npm run attack -- [--seed TEXT] [--from N] [--part WORD] [--full]`, and how many of each:
 * `--requests`, `--foreign`, `--kills`, `--disks`, `--damage`, `--canary`. Seeded and resumable (`--from` goes on with that
 * request); prints what it tried. Ends with 1 when something fell. Hostile targets for the suite are the suite's own.
 */
import { parseArgs } from 'node:util';
import { canary } from './canary.js';
import { foreign } from './foreign.js';
import { requests, type Tally } from './hostile-requests.js';
import { damage, fullDisk, kills } from './kept-data.js';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    ...{ seed: { ...text, default: '1' }, from: { ...text, default: '0' }, part: text },
    ...{ requests: text, foreign: text, kills: text, disks: text, damage: text, canary: text },
    full: { type: 'boolean', default: false },
  },
});
const { seed, full } = values;

/** How often, unless set otherwise: a few, or with `--full` all that a day's attack is made of. */
function count(
  part: 'requests' | 'foreign' | 'kills' | 'disks' | 'damage' | 'canary',
  few: number,
  all: number,
) {
  const given = values[part];
  return given === undefined ? (full ? all : few) : Number(given);
}
const say = (line: string) => console.log(`  ${line}`);

const parts: [name: string, run: () => Promise<Tally>][] = [
  ['hostile requests', () => requests(seed, Number(values.from), count('requests', 5000, 1_000_000), say)],
  ['foreign pages and hosts', () => foreign(seed, count('foreign', 500, 20_000))],
  ['kills', () => kills(seed, count('kills', 6, 200), say)],
  ['full disks', () => fullDisk(seed, count('disks', 2, 60), say)],
  ['damaged files', () => damage(seed, count('damage', 15, 300), say)],
  ['the key, sought', () => canary(seed, count('canary', 1, 20), say)],
];

console.log(`seed ${seed}`);
for (const [name, run] of parts) {
  if (values.part !== undefined && !name.includes(values.part)) continue;
  console.log(name);
  const started = performance.now();
  const { counts, found } = await run();
  const reported = Object.entries(counts).map(([what, many]) => `${many} ${what}`);
  say(`${reported.join(', ')} in ${Math.round((performance.now() - started) / 1000)} s`);
  for (const fell of found.slice(0, 20)) say(`FELL: ${fell}`);
  if (found.length > 0) process.exitCode = 1;
}
