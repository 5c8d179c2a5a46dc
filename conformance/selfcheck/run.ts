/**
 * The command `npm run selfcheck`: runs the suite against every faulty and every lawful mock and says what it
 * caught. Owns options and order; exits with 1 when a fault survived, a lawful server failed or a miniature was misjudged.
 */
import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { listFaults, listGuises } from '../../mocks/index.js';
import type { GuiseVerdict } from './guise.js';
import type { Kill } from './kill.js';
import { assemble, lines, write } from './matrix.js';
import type { MiniatureVerdict } from './miniature.js';
import { miniatures } from './miniatures.js';
import { type Job, runJobs } from './work.js';

interface Options {
  fault?: string[];
  area?: string;
  guise?: string[];
  seeds: number;
  sample?: number;
  only?: 'faults' | 'guises' | 'miniatures';
  threads: number;
  report: string;
}

const collect = (one: string, all: string[] = []) => [...all, one];
const options = new Command('selfcheck')
  .description('Judges the suite: no faulty server passes, no lawful server fails.')
  .option('--fault <ID>', 'only this fault; repeatable', collect)
  .option('--area <AREA>', 'only faults of this area')
  .option('--guise <NAME>', 'only this guise; repeatable', collect)
  .option('--seeds <N>', 'seeds for each guise', Number, 1)
  .option('--sample <N>', 'a fixed sample: every so-manieth fault, and as many guises as fit', Number)
  .option('--only <PART>', 'faults, guises or miniatures')
  .option('--threads <N>', 'worker threads', Number, availableParallelism() + 1)
  .option('--report <DIR>', 'report folder', 'selfcheck-report')
  .parse()
  .opts<Options>();

/** Every n-th of a list, so that a sample spreads over all areas and is the same in every run. */
function sampled<T>(list: readonly T[], count: number | undefined): T[] {
  if (count === undefined || count >= list.length) return [...list];
  return Array.from({ length: count }, (_, n) => list[Math.floor((n * list.length) / count)] as T);
}

/** Spreads a few jobs over many: a miniature takes workers of its own, and two at once would wait for each other. */
function between(many: readonly Job[], few: readonly Job[]): Job[] {
  const gap = Math.ceil(many.length / few.length);
  return few.flatMap((one, n) => [one, ...many.slice(n * gap, (n + 1) * gap)]);
}

async function jobs(): Promise<Job[]> {
  const faults = (await listFaults()).filter(
    ({ id, area }) =>
      (!options.fault || options.fault.includes(id)) && (!options.area || options.area === area),
  );
  const guises = (await listGuises()).filter(({ name }) => !options.guise || options.guise.includes(name));
  const named = options.fault || options.area || options.guise;
  const wants = (part: Options['only']) => options.only === undefined || options.only === part;
  const wantFaults = wants('faults') && !options.guise;
  const wantGuises = wants('guises') && !options.fault && !options.area;
  const wantMiniatures = wants('miniatures') && !named && options.sample === undefined;
  const guiseSample = options.sample === undefined ? undefined : Math.max(1, Math.round(options.sample / 30));
  const many: Job[] = [];
  // First, because some of them wait more than they work.
  if (wantGuises) {
    const seeds = Array.from({ length: options.seeds }, (_, n) => n + 1);
    many.push(
      ...sampled(guises, guiseSample).flatMap(({ name }) => seeds.map((seed) => ({ guise: name, seed }))),
    );
  }
  if (wantFaults) many.push(...sampled(faults, options.sample).map(({ id }) => ({ fault: id })));
  return wantMiniatures
    ? between(
        many,
        miniatures.map(({ name }) => ({ miniature: name })),
      )
    : many;
}

const wanted = await jobs();
if (wanted.length === 0) {
  console.error('Nothing is selected: see --help, and the ids in mocks/faults.');
  process.exit(2);
}
const kills: Kill[] = [];
const verdicts: GuiseVerdict[] = [];
const judged: MiniatureVerdict[] = [];
const crashed: string[] = [];
const started = performance.now();
let done = 0;
await runJobs(wanted, options.threads, ({ job, kill, verdict, miniature, error }) => {
  done += 1;
  if (kill) kills.push(kill);
  if (verdict) verdicts.push(verdict);
  if (miniature) judged.push(miniature);
  if (error) crashed.push(`${JSON.stringify(job)}: ${error}`);
  if (done % Math.max(1, Math.ceil(wanted.length / 10)) === 0) console.log(`${done} of ${wanted.length}`);
});
const report = assemble(kills, verdicts, judged, crashed);
write(report, options.report);
console.log(lines(report).join('\n'));
console.log(`in ${Math.round((performance.now() - started) / 1000)} s; report ${options.report}/index.html`);
const lawful =
  report.guises.passed === report.guises.runs && report.miniatures.right === report.miniatures.total;
process.exitCode = crashed.length > 0 ? 3 : report.faults.survivors.length === 0 && lawful ? 0 : 1;
