/** What the self-check judges: its jobs, whole or as a sample drawn by seed. Carries none of them out but probes. */
import {
  type FaultInfo,
  listAssumedFaults,
  listFaults,
  listVariants,
  type VariantName,
  variantsFit,
} from '../../mocks/index.js';
import { drawing, drawn } from '../conditions/drawing.js';
import {
  type ConditionalFault,
  conditionalFaults,
  nameOf,
  type Probe,
} from './conditional/conditional-faults.js';
import { orderPlans } from './lawful.js';
import { type Done, type Job, runJobs, verdictsOf } from './work.js';

/** What is chosen on the command line: run.ts says what each option means. */
export interface Choice {
  fault?: string[];
  area?: string;
  variant?: string[];
  seeds: number;
  sample?: number;
  only?: 'assumed' | 'command' | 'faults' | 'findings' | 'conditional' | 'variants' | 'order';
  seed?: number;
  findings?: number;
  combinations?: number;
  pairs?: number;
  conditional?: number;
  commands?: number;
  orders?: number;
  conditions: number;
  condition?: string[];
  threads: number;
  report: string;
}

export interface DrawnJobs {
  jobs: readonly Job[];
  /** Probes that ended by an error of their own. */
  crashed: string[];
  /** Draws the faults that the command judges, and the orders: fresh ones each time, unless a seed is given. */
  fresh: number;
  /** How the faults behind conditions were drawn, and those of them that a random walker could not bring about. */
  behind: { seed: number; conditions: number; leftOut: readonly Probe[] };
}

/** Every n-th of a list, so that a sample spreads over all areas and is the same in every run. */
function sampled<T>(list: readonly T[], count: number | undefined): T[] {
  if (count === undefined || count >= list.length) return [...list];
  return Array.from({ length: count }, (_, n) => list[Math.floor((n * list.length) / count)] as T);
}

/** Of a sample of faults, one in so many: how many jobs of a dearer kind go with it. Undefined: no sample, all. */
const share = ({ sample }: Choice, oneIn: number): number | undefined =>
  sample === undefined ? undefined : Math.max(1, Math.round(sample / oneIn));

const reported = (by: 'process' | 'command', faults: readonly FaultInfo[]): Job => ({
  kind: 'reported',
  faults: faults.map(({ id }) => id),
  by,
});
const caught = ({ id }: FaultInfo): Job => ({ kind: 'caught', fault: id, conditions: [] });

/** A fresh sample by seed: single faults, and fives from different areas of different operations. */
function combinedJobs(choice: Choice, faults: readonly FaultInfo[]): Job[] {
  const draw = drawing(choice.seed ?? 1);
  const single = drawn(faults, choice.findings ?? share(choice, 10) ?? 300, draw).map((one) =>
    reported('process', [one]),
  );
  const fives = Array.from({ length: choice.combinations ?? share(choice, 30) ?? 100 }, () => {
    const five: FaultInfo[] = [];
    for (const fault of drawn(faults, 200, draw)) {
      const apart = five.every(
        ({ area, operations }) =>
          area !== fault.area && !operations.some((one) => fault.operations.includes(one)),
      );
      if (apart && fault.operations.length <= 3) five.push(fault);
      if (five.length === 5) break;
    }
    return reported('process', five);
  });
  return [...single, ...fives];
}

/** Each variant, and pairs of those that fit (a sample has pairs only); or what is named, where `a+b` is applied at once. */
async function variantJobs(choice: Choice): Promise<Job[]> {
  const known = (await listVariants()).map(({ name }) => name);
  const named = choice.variant?.map((one) => one.split('+') as VariantName[]);
  const stray = named?.flat().find((one) => !known.includes(one));
  if (stray !== undefined)
    throw new Error(`There is no variant ${stray}; \`npm start -- --list-faults\` names them all.`);
  const sets = named ?? [
    ...(choice.sample === undefined ? known.map((name) => [name]) : []),
    ...(await pairsOf(known, choice.pairs ?? share(choice, 30) ?? 50, choice.seed ?? 1)),
  ];
  const seeds = Array.from({ length: choice.seeds }, (_, n) => n + 1);
  return sets.flatMap((names) => seeds.map((seed): Job => ({ kind: 'lawful', variants: names, seed })));
}

/** So many different pairs of variants that do not exclude each other. */
async function pairsOf(known: readonly VariantName[], count: number, seed: number): Promise<VariantName[][]> {
  const all = known.flatMap((one, n) => known.slice(n + 1).map((other) => [one, other] as const));
  const fitting = await variantsFit();
  return drawn(all, all.length, drawing(seed))
    .filter(([one, other]) => fitting(one, other))
    .slice(0, count)
    .map((pair) => [...pair]);
}

/** Faults that the command judges as its users run it; what is named is judged so only on request. */
function commandJobs(choice: Choice, faults: readonly FaultInfo[], fresh: number): Job[] {
  const isNamed = choice.fault !== undefined;
  const count = isNamed ? faults.length : (choice.commands ?? share(choice, 2) ?? 20);
  // Of kinds of broken bytes each operation is sent some only: a fault of one parser is left to the whole self-check.
  const pool =
    choice.sample === undefined || isNamed ? faults : faults.filter(({ area }) => area !== 'robustness');
  return drawn(pool, count, drawing(fresh)).map((one) => reported('command', [one]));
}

/** Lawful mocks in random orders of the checks. */
async function orderJobs(choice: Choice, fresh: number): Promise<Job[]> {
  const all = (await listVariants()).map(({ name }) => name);
  const named = choice.variant?.flatMap((one) => one.split('+') as VariantName[]);
  const plans = orderPlans(choice.orders ?? share(choice, 8) ?? 20, named, all, fresh);
  return plans.map((plan): Job => ({ kind: 'lawful', ...plan }));
}

/** Draws faults behind conditions until so many can show, in the order of the draw. */
async function conditionalJobs(choice: Choice, faults: readonly FaultInfo[], wanted: number) {
  // Fresh ones each time, but in a sample.
  const seed = choice.seed ?? (choice.sample === undefined ? Math.floor(Math.random() * 1e9) : 1);
  const leftOut: Probe[] = [];
  const crashed: string[] = [];
  const source = conditionalFaults(faults, choice.conditions, drawing(seed), choice.condition);
  const reached: ConditionalFault[] = [];
  while (reached.length < wanted) {
    const batch: ConditionalFault[] = [];
    while (batch.length < Math.max(choice.threads, wanted - reached.length)) {
      const next = await source.next();
      if (next.done) break;
      batch.push(next.value);
    }
    if (batch.length === 0) break;
    const ended: Done[] = [];
    const jobs = batch.map((conditionalFault): Job => ({ kind: 'probe', conditionalFault, seed }));
    await runJobs(jobs, choice.threads, (one) => ended.push(one));
    for (const one of ended)
      if (one.kind === 'crashed') crashed.push(`${JSON.stringify(one.job)}: ${one.error}`);
    const probes = new Map(verdictsOf(ended, 'probe').map((one) => [nameOf(one.conditionalFault), one]));
    for (const conditionalFault of batch) {
      const probe = probes.get(nameOf(conditionalFault));
      if (reached.length === wanted || probe === undefined) continue;
      if (probe.reached) reached.push(probe.conditionalFault);
      else leftOut.push(probe);
    }
    if (crashed.length > 0) break;
  }
  const jobs = reached.map((conditionalFault): Job => ({ kind: 'caught', ...conditionalFault }));
  return { jobs, crashed, behind: { seed, conditions: choice.conditions, leftOut } };
}

const DRAWN = 'drawn';
/** Of a sample: those that were caught when they were first judged. */
const DRAWN_SLICE: readonly string[] = [
  'drawn/overlap/client-lost-update',
  'drawn/overlap/item-lost-update',
  'drawn/file/same-link',
  'drawn/list/boundary-lost',
];

/** All drawn faults, or of a sample a few that are the same in every run. */
const drawnSlice = ({ sample }: Choice, all: readonly FaultInfo[]): FaultInfo[] =>
  all.filter(({ id, area }) => area === DRAWN && (sample === undefined || DRAWN_SLICE.includes(id)));

/** Throws an Error that names a fault or variant that there is not. */
export async function drawJobs(choice: Choice): Promise<DrawnJobs> {
  const { fault, area, variant, only } = choice;
  const isChosen = (one: FaultInfo) => (!fault || fault.includes(one.id)) && (!area || area === one.area);
  const all = { stated: await listFaults(), read: await listAssumedFaults() };
  const chosen = all.stated.filter(isChosen);
  const isNamed = fault !== undefined || area !== undefined || variant !== undefined;
  // Drawn ones are judged by themselves: most hide from a suite that was not written for them.
  const faults = isNamed ? chosen : chosen.filter((one) => one.area !== DRAWN);
  const known: readonly string[] = [...all.stated, ...all.read].map(({ id }) => id);
  const stray = fault?.find((one) => !known.includes(one));
  if (stray !== undefined)
    throw new Error(`There is no fault ${stray}; \`npm start -- --list-faults\` names them all.`);
  // A sample is the same each time: one fault in so many passes, and a build must not fail by the draw.
  const fresh = choice.seed ?? (choice.sample === undefined ? Math.floor(Math.random() * 1e6) : 1);
  const isWhole = !isNamed || only !== undefined;
  const behind = choice.conditional ?? (only === 'conditional' ? 100 : (share(choice, 10) ?? 15));
  const wantsBehind = isWhole && !variant && (only ?? 'conditional') === 'conditional';
  const conditional = await conditionalJobs(choice, faults, wantsBehind ? behind : 0);
  // Those of the command first, because some of them wait more than they work.
  const parts: readonly [part: Choice['only'], isMeant: boolean, jobs: () => Job[] | Promise<Job[]>][] = [
    ['command', isWhole, () => commandJobs(choice, faults, fresh)],
    ['order', isWhole, () => orderJobs(choice, fresh)],
    ['variants', !fault && !area, () => variantJobs(choice)],
    [
      'findings',
      isWhole,
      () => (isNamed ? faults.map((one) => reported('process', [one])) : combinedJobs(choice, faults)),
    ],
    ['conditional', true, () => conditional.jobs],
    [
      'faults',
      !variant,
      () => [...sampled(faults, choice.sample), ...(isNamed ? [] : drawnSlice(choice, chosen))].map(caught),
    ],
    [
      'assumed', // reported as notes; a sample of all holds a few
      !variant,
      () => {
        const few = only === 'assumed' ? choice.sample : share(choice, 20);
        return sampled(all.read.filter(isChosen), few).map(caught);
      },
    ],
  ];
  const jobs: Job[] = [];
  for (const [part, isMeant, jobsOf] of parts)
    if (isMeant && (only ?? part) === part) jobs.push(...(await jobsOf()));
  return { ...conditional, jobs, fresh };
}
