/**
 * Writes the known behaviour of the suite: what checks declare (known/checks.txt), what each kind of check sends to a lawful mock
 * (known/requests.txt), which dialects are learned of its variants (known/learned.json), what checks see on faulty mocks, chosen to
 * cover many kinds of violations (known/counterexamples.json), and how checks end when one answer is wrong
 * (known/wrong-answers.txt). Tests in ../../checks and on-the-mock.test.ts compare with it. `npm run known`; `-- --requests` writes
 * the first three only, `-- --wrong-answers` the last; `-- --refresh` updates the chosen entries of the last two.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { type FaultId, type FaultInfo, listFaults, listVariants } from '../../../mocks/index.js';
import { checksFor } from '../../checks/index.js';
import { drawing, drawn } from '../../conditions/drawing.js';
import { groupBy } from '../../verdict/finding.js';
import { relevantTo } from '../kill.js';
import { declaredByKind, kindsSeen } from './declared.js';
import { drawWrongAnswers } from './draw-wrong-answers.js';
import { type Counterexample, learnedOf, runOnLawful, seenOn, sentByKind } from './known.js';
import { lineOf, outcomeOf, readLine } from './wrong-answers.js';

/** Areas that are not deterministic: the order of concurrent requests, and the present date. */
const areasLeftOut = ['overlap', 'date'];
/** The number of checks tried per fault: a fault of the whole account fails hundreds. */
const mostChecks = 20;

const program = new Command('known')
  .option('--seed <N>', 'draws the faults and the wrong answers', Number, 1)
  .option('--each <N>', 'faults of a kind', Number, 1)
  .option('--most <N>', 'counterexamples', Number, 400)
  .option('--requests', 'only what is declared, sent to lawful mocks, and learned of them')
  .option('--wrong-answers', 'only how checks end when an answer is wrong, with others drawn besides')
  .option('--tries <N>', 'wrong answers that are tried on a check', Number, 7)
  .option('--refresh', 'only what the counterexamples and wrong answers that are there come to today')
  .parse();
const options = program.opts<{
  seed: number;
  each: number;
  most: number;
  tries: number;
  requests?: true;
  wrongAnswers?: true;
  refresh?: true;
}>();

/** Some faults of each kind (the area and the last word of the id); of the drawn faults all. */
async function sample(): Promise<FaultInfo[]> {
  const all = (await listFaults()).filter(({ id }) => !areasLeftOut.includes(id.split('/')[1] ?? ''));
  const kinds = groupBy(all, ({ id }) => {
    const words = id.split('/');
    return words[0] === 'drawn' ? id : `${words[0]}/${words.at(-1)}`;
  });
  const random = drawing(options.seed);
  return kinds.flatMap((same) => drawn(same, Math.min(options.each, same.length), random));
}

interface Row {
  fault: FaultId;
  check: string;
  sees: string[];
}

const rowsOf = ({ fault, checks }: Counterexample): Row[] =>
  checks.filter(({ sees }) => sees.length > 0).map((one) => ({ fault, ...one }));

const kindsOf = ({ check, sees }: Row): string[] => kindsSeen(check, sees);

const here = (file: string, text: string) => writeFileSync(new URL(file, import.meta.url), `${text}\n`);
function hereInJson(file: string, value: unknown): void {
  here(file, JSON.stringify(value));
  const path = new URL(file, import.meta.url).pathname;
  execFileSync('npx', ['biome', 'format', '--write', path], { stdio: 'inherit' });
}
/** Faults with which the checks take longer, in ms, are left out. */
const mostPatience = 3000;
/** How often checks are repeated, to leave out what depends on names, which differ each time. */
const tries = 5;

/** The checks that see the same in every repetition when run alone, with what they see. */
async function stable(fault: FaultId, ids: string[]): Promise<Counterexample['checks']> {
  const began = performance.now();
  let { checks } = await seenOn(fault, ids);
  if (performance.now() - began > mostPatience) return [];
  for (let n = 1; n < tries; n += 1) {
    // Only the remaining ones, because the records of one check may affect another.
    const left = checks.map(({ check }) => check);
    const again = new Map((await seenOn(fault, left)).checks.map(({ check, sees }) => [check, String(sees)]));
    checks = checks.filter(({ check, sees }) => sees.length > 0 && again.get(check) === String(sees));
  }
  return checks;
}

/** Writes the chosen entries that see the same each time. */
async function writeStable(chosen: readonly { fault: FaultId; ids: string[] }[]): Promise<void> {
  const written: Counterexample[] = [];
  for (const { fault, ids } of chosen) {
    const checks = await stable(fault, ids);
    if (checks.length > 0) written.push({ fault, checks });
  }
  hereInJson(
    'counterexamples.json',
    written.sort((a, b) => (a.fault < b.fault ? -1 : 1)),
  );
  console.log(`${written.flatMap(({ checks }) => checks).length} of them see the same alone`);
}

/** Writes the lines with the same outcome each time. A check that crashes is printed and left out. */
async function writeWrongAnswers(lines: readonly string[]): Promise<void> {
  const steady: string[] = [];
  for (const line of lines) {
    const one = readLine(line);
    const { outcome } = await outcomeOf(one);
    const { outcome: again } = await outcomeOf(one);
    if (outcome.startsWith('error')) console.log(`a fault of the check: ${line}`);
    else if (outcome === again) steady.push(lineOf(one, outcome));
  }
  here('wrong-answers.txt', steady.join('\n'));
  console.log(`${steady.length} of ${lines.length} wrong answers come to the same each time`);
}

const wrongAnswers = (): string[] =>
  readFileSync(new URL('wrong-answers.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** The present lines and newly drawn ones: some are the only ones that reach a condition in a check. */
async function withDrawn(): Promise<string[]> {
  const lines = wrongAnswers();
  const there = new Set(lines.map((line) => lineOf(readLine(line), '')));
  const others = await drawWrongAnswers(options.seed, options.tries);
  return [...lines, ...others.filter((line) => !there.has(lineOf(readLine(line), '')))].sort();
}

if (options.wrongAnswers) {
  await writeWrongAnswers(await withDrawn());
  process.exit();
}

if (options.refresh) {
  await writeWrongAnswers(wrongAnswers());
  const text = readFileSync(new URL('counterexamples.json', import.meta.url), 'utf8');
  const there = JSON.parse(text) as Counterexample[];
  await writeStable(there.map(({ fault, checks }) => ({ fault, ids: checks.map(({ check }) => check) })));
  process.exit();
}

here('checks.txt', declaredByKind(checksFor(1)).join('\n'));
const { results, sent } = await runOnLawful();
here('requests.txt', sentByKind(results, sent).join('\n'));
const learned: Record<string, unknown> = {};
for (const { name } of await listVariants()) {
  const own = await learnedOf(name);
  if (Object.keys(own).length > 0) learned[name] = own;
}
hereInJson('learned.json', learned);
if (options.requests) process.exit();

const selected = new Set(results.map(({ id }) => id));
const all = checksFor(1).filter(({ id, place }) => selected.has(id) && place !== 'end');
const random = drawing(options.seed);
const rows: Row[] = [];
const faults = await sample();
for (const [n, fault] of faults.entries()) {
  const own = relevantTo(fault, all).map(({ id }) => id);
  rows.push(...rowsOf(await seenOn(fault.id, drawn(own, Math.min(mostChecks, own.length), random))));
  if (n % 50 === 0) console.log(`${n} of ${faults.length} faults, ${rows.length} failures`);
}
const met = new Set<string>();
const chosen: Row[] = [];
const started = new Set<FaultId>();
while (chosen.length < options.most) {
  // Prefers faults that are chosen already, because a mock is started for each.
  const worth = (row: Row) =>
    kindsOf(row).filter((kind) => !met.has(kind)).length + (started.has(row.fault) ? 0.5 : 0);
  const [best] = rows.map((row) => ({ row, worth: worth(row) })).sort((a, b) => b.worth - a.worth);
  if (!best || best.worth < 1) break;
  chosen.push(best.row);
  rows.splice(rows.indexOf(best.row), 1);
  started.add(best.row.fault);
  for (const kind of kindsOf(best.row)) met.add(kind);
}
console.log(`${chosen.length} counterexamples of ${started.size} faults see ${met.size} kinds of violations`);

await writeStable(
  groupBy(chosen, ({ fault }) => fault).map((own) => ({
    fault: (own[0] as Row).fault,
    ids: own.map(({ check }) => check),
  })),
);
await writeWrongAnswers(await withDrawn());
