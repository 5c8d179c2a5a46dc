/** Draws the jobs of the self-check, all or a sample by seed. work.ts carries them out. */
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

/** The options of the command line, which run.ts describes. */
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
  /** Probes that crashed. */
  crashed: string[];
  /** The seed for the faults that the command judges and for the orders: random unless a seed is given. */
  fresh: number;
  /** How conditional faults were drawn, and those that the random walker could not trigger. */
  behind: { seed: number; conditions: number; leftOut: readonly Probe[] };
}

/** `count` elements, evenly spaced over the list, so that a sample covers all areas and is the same in every run. */
function sampled<T>(list: readonly T[], count: number | undefined): T[] {
  if (count === undefined || count >= list.length) return [...list];
  return Array.from({ length: count }, (_, n) => list[Math.floor((n * list.length) / count)] as T);
}

/** The number of more expensive jobs that belong to a sample of faults: one in `oneIn`. Undefined: no sample, all. */
const share = ({ sample }: Choice, oneIn: number): number | undefined =>
  sample === undefined ? undefined : Math.max(1, Math.round(sample / oneIn));

const reported = (by: 'process' | 'command', faults: readonly FaultInfo[]): Job => ({
  kind: 'reported',
  faults: faults.map(({ id }) => id),
  by,
});
const caught = ({ id }: FaultInfo): Job => ({ kind: 'caught', fault: id, conditions: [] });

/** A sample by seed: single faults, and groups of five from different areas and operations. */
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

/** Each variant, and compatible pairs (a sample has pairs only); or the named ones, where `a+b` is a combination. */
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

/** `count` different pairs of compatible variants. */
async function pairsOf(known: readonly VariantName[], count: number, seed: number): Promise<VariantName[][]> {
  const all = known.flatMap((one, n) => known.slice(n + 1).map((other) => [one, other] as const));
  const fitting = await variantsFit();
  return drawn(all, all.length, drawing(seed))
    .filter(([one, other]) => fitting(one, other))
    .slice(0, count)
    .map((pair) => [...pair]);
}

/** Faults that the built command judges; named faults only on request. */
function commandJobs(choice: Choice, faults: readonly FaultInfo[], fresh: number): Job[] {
  const isNamed = choice.fault !== undefined;
  const count = isNamed ? faults.length : (choice.commands ?? share(choice, 2) ?? 20);
  // A sample leaves out broken bytes, because each operation is sent only some kinds of them.
  const pool =
    choice.sample === undefined || isNamed ? faults : faults.filter(({ area }) => area !== 'robustness');
  return drawn(pool, count, drawing(fresh)).map((one) => reported('command', [one]));
}

/** Lawful mocks, with the checks in random orders. */
async function orderJobs(choice: Choice, fresh: number): Promise<Job[]> {
  const all = (await listVariants()).map(({ name }) => name);
  const named = choice.variant?.flatMap((one) => one.split('+') as VariantName[]);
  const plans = orderPlans(choice.orders ?? share(choice, 8) ?? 20, named, all, fresh);
  return plans.map((plan): Job => ({ kind: 'lawful', ...plan }));
}

/** Draws conditional faults until `wanted` of them can show, in the order of the draw. */
async function conditionalJobs(choice: Choice, faults: readonly FaultInfo[], wanted: number) {
  // Random each time, except in a sample.
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
/** For a sample: faults that were caught when first judged. */
const DRAWN_SLICE: readonly string[] = [
  'drawn/overlap/client-lost-update',
  'drawn/overlap/item-lost-update',
  'drawn/file/same-link',
  'drawn/list/boundary-lost',
];

/** All drawn faults; for a sample the same few in every run. */
const drawnSlice = ({ sample }: Choice, all: readonly FaultInfo[]): FaultInfo[] =>
  all.filter(({ id, area }) => area === DRAWN && (sample === undefined || DRAWN_SLICE.includes(id)));

/** Throws an Error that names an unknown fault or variant. */
export async function drawJobs(choice: Choice): Promise<DrawnJobs> {
  const { fault, area, variant, only } = choice;
  const isChosen = (one: FaultInfo) => (!fault || fault.includes(one.id)) && (!area || area === one.area);
  const all = { stated: await listFaults(), read: await listAssumedFaults() };
  const chosen = all.stated.filter(isChosen);
  const isNamed = fault !== undefined || area !== undefined || variant !== undefined;
  // Drawn faults are judged separately: a suite that was not written for them misses most.
  const faults = isNamed ? chosen : chosen.filter((one) => one.area !== DRAWN);
  const known: readonly string[] = [...all.stated, ...all.read].map(({ id }) => id);
  const stray = fault?.find((one) => !known.includes(one));
  if (stray !== undefined)
    throw new Error(`There is no fault ${stray}; \`npm start -- --list-faults\` names them all.`);
  // A sample is fixed: some faults always survive, and a build must not fail by the chance of the draw.
  const fresh = choice.seed ?? (choice.sample === undefined ? Math.floor(Math.random() * 1e6) : 1);
  const isWhole = !isNamed || only !== undefined;
  const behind = choice.conditional ?? (only === 'conditional' ? 100 : (share(choice, 10) ?? 15));
  const wantsBehind = isWhole && !variant && (only ?? 'conditional') === 'conditional';
  const conditional = await conditionalJobs(choice, faults, wantsBehind ? behind : 0);
  // Jobs of the command come first, because some of them mostly wait.
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
