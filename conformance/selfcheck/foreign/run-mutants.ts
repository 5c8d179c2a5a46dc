/**
 * `npm run foreign:mutants [-- NAME ...] [--sample N] [--seed S] [--prove]`: applies mutants to copies of the foreign servers, runs
 * each mutant's script and the suite on it, and prints which were killed. `--prove` only runs the scripts, also on the unchanged
 * server. Exits with 1 if a script does not show its mutant; survivors do not change the exit status.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readMutants, sample } from './mutants.js';
import { linesOfResult, type MutantResult, summary } from './mutants-summary.js';
import { type Baseline, baselineOf, type Chosen, judge, prove, stopAll } from './try-mutant.js';

const root = join(process.cwd(), 'conformance/selfcheck/foreign/servers');
const options = readOptions();

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', multiple: true, default: [] },
      prove: { type: 'boolean', default: false },
      baselines: { type: 'string', default: '1' },
      json: { type: 'string' },
    },
  });
  const count = (name: string, text: string) => {
    if (!/^[1-9]\d*$/.test(text))
      throw new Error(`--${name} has to be a whole number above 0, not "${text}"`);
    return Number(text);
  };
  return {
    ...values,
    names: positionals.length > 0 ? positionals : withMutants(),
    sample: values.sample === undefined ? Number.POSITIVE_INFINITY : count('sample', values.sample),
    baselines: count('baselines', values.baselines),
  };
}

/** The servers that have mutants. */
function withMutants(): string[] {
  return readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'mutants.yaml')))
    .sort();
}

function choose(): Chosen[] {
  const all = options.names.flatMap((server) => {
    const folder = join(root, server);
    const list = join(folder, 'mutants.yaml');
    if (!existsSync(list)) throw new Error(`${server}: there is no ${list}; servers are folders of ${root}`);
    const { mutants, ownCache } = readMutants(list);
    return mutants.map((mutant): Chosen => ({ server, folder, ownCache, mutant }));
  });
  for (const id of options.only)
    if (!all.some(({ mutant }) => mutant.id === id))
      throw new Error(`--only ${id}: no mutant of ${options.names.join(', ')} has this id`);
  const wanted = options.only.length > 0 ? all.filter(({ mutant }) => options.only.includes(mutant.id)) : all;
  return sample(wanted, options.sample, options.seed);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopAll();
    process.exit(130);
  });
const chosen = choose();
say(`${chosen.length} mutants, seed ${options.seed}`);
if (options.prove) await proveAll();
else await judgeAll();

/** Starts the unchanged server once for all scripts, and each mutant once. */
async function proveAll(): Promise<void> {
  let failures = 0;
  for (const server of new Set(chosen.map((one) => one.server))) {
    for (const { id, problem } of await prove(chosen.filter((one) => one.server === server))) {
      if (problem) failures += 1;
      say(`${server}: ${id}: ${problem ?? 'shows on the mutant alone'}`);
    }
  }
  say(`${chosen.length - failures} of ${chosen.length} show on the mutant and not on the server as it is`);
  process.exitCode = failures > 0 ? 1 : 0;
}

async function judgeAll(): Promise<void> {
  const results: MutantResult[] = [];
  for (const server of [...new Set(chosen.map((one) => one.server))].sort()) {
    const its = chosen.filter((one) => one.server === server);
    const baseline: Baseline | string = await baselineOf(join(root, server), options.baselines);
    if (typeof baseline === 'string') {
      say(`${server}: skipped: ${baseline}`);
      continue;
    }
    say(
      `${server}: as it is: ${baseline.failing} failing findings (${baseline.unstable} not in every run), ${baseline.requests} requests, ${baseline.seconds.toFixed(0)} s`,
    );
    for (const one of its) {
      const result = await judge(one, baseline);
      results.push(result);
      for (const line of linesOfResult(result)) say(line);
      // Written after each one, so that an aborted run keeps its results.
      if (options.json) writeFileSync(options.json, JSON.stringify(results, null, 2));
    }
  }
  for (const line of summary(results)) say(line);
  process.exitCode = results.some(({ problem }) => problem) ? 1 : 0;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
