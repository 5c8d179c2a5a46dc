/**
 * `npm run attack -- [--seed TEXT] [--requests N] [--canary N]`: attacks on the mock. Seeded; prints what was tried,
 * and exits with 1 when an attack succeeded. The suite has its own hostile targets, and attacks on stored data are in
 * the tests of mocks/persistence.
 */
import { Command } from 'commander';
import { canary } from './canary.js';
import { requests, type Tally } from './hostile-requests.js';

const flags = new Command('attack')
  .option('--seed <text>', 'what is drawn', '1')
  .option('--requests <number>', 'hostile requests', Number, 5000)
  .option('--canary <number>', 'rounds in which the key is sought', Number, 1)
  .parse()
  .opts<{ seed: string; requests: number; canary: number }>();
const say = (line: string) => console.log(`  ${line}`);
const parts: Readonly<Record<string, () => Promise<Tally>>> = {
  'hostile requests': () => requests(flags.seed, flags.requests, say),
  'the key, sought': () => canary(flags.seed, flags.canary, say),
};

for (const [name, run] of Object.entries(parts)) {
  console.log(name);
  const started = performance.now();
  const { counts, found } = await run();
  const reported = Object.entries(counts).map(([what, many]) => `${many} ${what}`);
  say(`${reported.join(', ')} in ${Math.round((performance.now() - started) / 1000)} s`);
  for (const fell of found.slice(0, 20)) say(`FELL: ${fell}`);
  if (found.length > 0) process.exitCode = 1;
}
