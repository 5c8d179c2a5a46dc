/**
 * The command `npm run selfcheck`: runs the suite against faulty and lawful mocks and prints what it caught. Exits with 1 when a
 * fault survived, a lawful server failed, or the command misjudged a fault.
 */
import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { listAssumedFaults } from '../../mocks/index.js';
import { isBelowGoal } from './conditional/survivors.js';
import { type Choice, drawJobs } from './jobs.js';
import { assemble, lines, write } from './matrix.js';
import { amiss, type Done, runJobs } from './work.js';

const collect = (one: string, all: string[] = []) => [...all, one];
// Former names, accepted for one release.
const formerOptions: Readonly<Record<string, string>> = {
  '--guise': '--variant',
  '--guarded': '--conditional',
  guises: 'variants',
  guarded: 'conditional',
};
const options: Choice = new Command('selfcheck')
  .description('Judges the suite: no faulty server passes, no lawful server fails.')
  .option('--fault <ID>', 'only this fault; repeatable', collect)
  .option('--area <AREA>', 'only faults of this area')
  .option('--variant <NAME>', 'only this variant, or several at once (a+b); repeatable', collect)
  .option('--seeds <N>', 'seeds for each variant', Number, 1)
  .option('--sample <N>', 'a fixed sample: every so-manieth fault, and a share of all else', Number)
  .option('--only <PART>', 'assumed, command, faults, findings, conditional, variants or order')
  .option(
    '--seed <N>',
    'draws samples (default 1; a fresh one for faults behind conditions, but in a sample)',
    Number,
  )
  .option('--findings <N>', 'faults whose findings are counted (default 300)', Number)
  .option('--combinations <N>', 'combinations of five faults (default 100)', Number)
  .option('--pairs <N>', 'pairs of variants applied at once (default 50)', Number)
  .option(
    '--conditional <N>',
    'faults behind conditions (default 100; 15 among all else, fewer in a sample)',
    Number,
  )
  .option('--commands <N>', 'faults that the command judges as users run it (default 20)', Number)
  .option('--orders <N>', 'random orders of the checks on lawful mocks (default 20)', Number)
  .option('--conditions <N>', 'conditions of each: 1 or 2 (two or three in all)', Number, 1)
  .option('--condition <ID>', 'only faults behind this condition; repeatable', collect)
  .option('--threads <N>', 'worker threads', Number, availableParallelism() + 1)
  .option('--report <DIR>', 'report folder', 'selfcheck-report')
  .parse(process.argv.map((one) => formerOptions[one] ?? one))
  .opts<Choice>();

const refuse = (message: string): never => {
  console.error(message);
  process.exit(2);
};

if (options.conditions !== 1 && options.conditions !== 2)
  refuse('--conditions is 1 or 2: two or three in all, with the fault itself.');
const drawn = await drawJobs(options).catch((error: Error) => refuse(error.message));
const { jobs, fresh } = drawn;
if (jobs.length === 0) refuse('Nothing is selected: see --help, and the ids in mocks/faults.');
if (
  jobs.some(
    (job) =>
      (job.kind === 'reported' && job.by === 'command') ||
      (job.kind === 'lawful' && job.workers !== undefined),
  )
)
  console.log(`faults by the command, and orders: drawn by --seed ${fresh}`);
const started = performance.now();
const done: Done[] = [];
await runJobs(jobs, options.threads, (one) => {
  done.push(one);
  const wrong = amiss(one);
  if (wrong !== undefined) console.log(`  ${wrong.replace(/\s+/g, ' ').slice(0, 300)}`);
  if (done.length % Math.max(1, Math.ceil(jobs.length / 10)) === 0)
    console.log(`${done.length} of ${jobs.length}`);
});
const report = assemble(done, drawn);
write(report, options.report);
console.log(lines(report).join('\n'));
console.log(`in ${Math.round((performance.now() - started) / 1000)} s; report ${options.report}/report.json`);
// A survivor of an interpretation does not count: not reporting it makes no faulty server pass.
const interpretations = new Set((await listAssumedFaults()).map(({ id }) => id));
const stated = report.faults.survivors.filter((id) => !interpretations.has(id));
const lawful =
  report.variants.passed === report.variants.runs &&
  [...report.fresh.commands, ...report.fresh.orders].every(({ wrong }) => wrong.length === 0) &&
  // In a whole self-check conditional faults are only reported; with --only conditional they decide the exit status.
  !(options.only === 'conditional' && report.conditional && isBelowGoal(report.conditional));
process.exitCode = report.crashed.length > 0 ? 3 : stated.length === 0 && lawful ? 0 : 1;
