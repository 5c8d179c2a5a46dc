/** What the self-check judges: its jobs, whole or as a sample drawn by seed. Carries none of them out but probes. */
import {
  type FaultInfo,
  type GuiseName,
  guisesFit,
  listAssumedFaults,
  listFaults,
  listGuises,
} from '../../mocks/index.js';
import { drawing } from '../conditions/drawing.js';
import { drawn } from './draw.js';
import { type Pairing, type Probe, pairings } from './guarded/pairings.js';
import { defects, switches } from './independent/index.js';
import { miniatures } from './miniatures.js';
import { orderPlans } from './order.js';
import { type Job, runJobs } from './work.js';

/** What is chosen on the command line: run.ts says what each option means. */
export interface Choice {
  fault?: string[];
  area?: string;
  guise?: string[];
  seeds: number;
  sample?: number;
  only?:
    | 'assumed'
    | 'command'
    | 'faults'
    | 'findings'
    | 'guarded'
    | 'guises'
    | 'independent'
    | 'miniatures'
    | 'order';
  seed?: number;
  findings?: number;
  combinations?: number;
  pairs?: number;
  fives?: number;
  guarded?: number;
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
  /** How the faults behind conditions were drawn, and those of them that a wandering client could not bring about. */
  /** Draws the faults that the command judges, and the orders: fresh ones each time, unless a seed is given. */
  fresh: number;
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

/** Spreads a few jobs over many: a miniature takes workers of its own, and two at once would wait for each other. */
function between(many: readonly Job[], few: readonly Job[]): Job[] {
  const gap = Math.ceil(many.length / few.length);
  return few.flatMap((one, n) => [one, ...many.slice(n * gap, (n + 1) * gap)]);
}

/** A fresh sample by seed: single faults, and fives from different areas of different operations. */
function toldJobs(choice: Choice, faults: readonly FaultInfo[]): Job[] {
  const draw = drawing(choice.seed ?? 1);
  const single = drawn(faults, choice.findings ?? share(choice, 10) ?? 300, draw).map(({ id }) => ({
    kind: 'told' as const,
    ids: [id],
  }));
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
    return { kind: 'told' as const, ids: five.map(({ id }) => id) };
  });
  return [...single, ...fives];
}

/** Each guise, and pairs of those that fit (a sample has pairs only); or what is named, where `a+b` is worn at once. */
async function guiseJobs(choice: Choice): Promise<Job[]> {
  const known = (await listGuises()).map(({ name }) => name);
  const named = choice.guise?.map((one) => one.split('+') as GuiseName[]);
  const stray = named?.flat().find((one) => !known.includes(one));
  if (stray !== undefined)
    throw new Error(`There is no guise ${stray}; \`npm start -- --list-faults\` names them all.`);
  const dresses = named ?? [
    ...(choice.sample === undefined ? known.map((name) => [name]) : []),
    ...(await pairsOf(known, choice.pairs ?? share(choice, 30) ?? 50, choice.seed ?? 1)),
  ];
  const seeds = Array.from({ length: choice.seeds }, (_, n) => n + 1);
  return dresses.flatMap((names) => seeds.map((seed): Job => ({ kind: 'guise', names, seed })));
}

/** So many different pairs of guises that do not exclude each other. */
async function pairsOf(known: readonly GuiseName[], count: number, seed: number): Promise<GuiseName[][]> {
  const all = known.flatMap((one, n) => known.slice(n + 1).map((other) => [one, other] as const));
  const fitting = await guisesFit();
  return drawn(all, all.length, drawing(seed))
    .filter(([one, other]) => fitting(one, other))
    .slice(0, count)
    .map((pair) => [...pair]);
}

/** The independent server: plain, each lawful switch and fives of them (a sample has fives only), and its defects. */
function strangerJobs(choice: Choice): Job[] {
  const draw = drawing(choice.seed ?? 1);
  const names = switches.map(({ name }) => name);
  const faulty = defects.map(({ name }) => name);
  const lawful = (on: readonly string[]): Job => ({ kind: 'switches', names: on });
  const fives = Array.from({ length: choice.fives ?? share(choice, 14) ?? 50 }, () => drawn(names, 5, draw));
  const few = share(choice, 8);
  return [
    ...(few === undefined ? [lawful([]), ...names.map((name) => lawful([name]))] : []),
    ...fives.map(lawful),
    ...drawn(faulty, few ?? faulty.length, draw).map((name): Job => ({ kind: 'defect', name })),
  ];
}

/** Faults that the command judges as its users run it; what is named is judged so only on request. */
function commandJobs(choice: Choice, faults: readonly FaultInfo[], fresh: number): Job[] {
  const isNamed = choice.fault !== undefined;
  const count = isNamed ? faults.length : (choice.commands ?? share(choice, 2) ?? 20);
  return drawn(faults, count, drawing(fresh)).map(({ id }): Job => ({ kind: 'command', ids: [id] }));
}

/** Lawful mocks in random orders of the checks. */
async function orderJobs(choice: Choice, fresh: number): Promise<Job[]> {
  const all = (await listGuises()).map(({ name }) => name);
  const named = choice.guise?.flatMap((one) => one.split('+') as GuiseName[]);
  const plans = orderPlans(choice.orders ?? share(choice, 8) ?? 20, named, all, fresh);
  return plans.map((plan): Job => ({ kind: 'order', plan }));
}

/** Draws faults behind conditions until so many can show, in the order of the draw. */
async function guardedJobs(choice: Choice, faults: readonly FaultInfo[], wanted: number) {
  // Fresh ones each time, but in a sample.
  const seed = choice.seed ?? (choice.sample === undefined ? Math.floor(Math.random() * 1e9) : 1);
  const leftOut: Probe[] = [];
  const crashed: string[] = [];
  const source = pairings(faults, choice.conditions, drawing(seed), choice.condition);
  const reached: Pairing[] = [];
  while (reached.length < wanted) {
    const batch: Job[] = [];
    while (batch.length < Math.max(choice.threads, wanted - reached.length)) {
      const next = await source.next();
      if (next.done) break;
      batch.push({ kind: 'probe', pairing: next.value, seed });
    }
    if (batch.length === 0) break;
    const probes = new Map<Job, Probe>();
    const jobOf = new Map(batch.map((job) => [JSON.stringify(job), job]));
    await runJobs(batch, choice.threads, ({ job, probe, error }) => {
      const own = jobOf.get(JSON.stringify(job));
      if (probe && own) probes.set(own, probe);
      if (error) crashed.push(`${JSON.stringify(job)}: ${error}`);
    });
    for (const job of batch) {
      const probe = probes.get(job);
      if (reached.length === wanted || probe === undefined) continue;
      if (probe.reached) reached.push(probe.pairing);
      else leftOut.push(probe);
    }
    if (crashed.length > 0) break;
  }
  const jobs = reached.map((pairing): Job => ({ kind: 'guarded', pairing }));
  return { jobs, crashed, behind: { seed, conditions: choice.conditions, leftOut } };
}

/** Throws an Error that names a fault or guise that there is not. */
export async function drawJobs(choice: Choice): Promise<DrawnJobs> {
  const { fault, area, guise, only } = choice;
  const isChosen = (one: FaultInfo) => (!fault || fault.includes(one.id)) && (!area || area === one.area);
  const all = { stated: await listFaults(), read: await listAssumedFaults() };
  const faults = all.stated.filter(isChosen);
  const known: readonly string[] = [...all.stated, ...all.read].map(({ id }) => id);
  const stray = fault?.find((one) => !known.includes(one));
  if (stray !== undefined)
    throw new Error(`There is no fault ${stray}; \`npm start -- --list-faults\` names them all.`);
  const isNamed = fault !== undefined || area !== undefined || guise !== undefined;
  const wants = (part: Choice['only']) => only === undefined || only === part;
  const jobs: Job[] = [];
  const fresh = choice.seed ?? Math.floor(Math.random() * 1e6);
  if (only === 'command' || (wants('command') && !isNamed)) jobs.push(...commandJobs(choice, faults, fresh));
  if (only === 'order' || (wants('order') && !isNamed)) jobs.push(...(await orderJobs(choice, fresh)));
  // First, because some of them wait more than they work.
  if (wants('guises') && !fault && !area) jobs.push(...(await guiseJobs(choice)));
  if (wants('findings') && !isNamed) jobs.push(...toldJobs(choice, faults));
  if (wants('independent') && !isNamed) jobs.push(...strangerJobs(choice));
  const count = choice.guarded ?? (only === 'guarded' ? 100 : (share(choice, 10) ?? 15));
  const wantsGuarded = wants('guarded') && !guise && (!isNamed || only === 'guarded');
  const guarded = await guardedJobs(choice, faults, wantsGuarded ? count : 0);
  jobs.push(...guarded.jobs);
  if (wants('faults') && !guise)
    jobs.push(...sampled(faults, choice.sample).map(({ id }): Job => ({ kind: 'fault', id })));
  // These are told as notes; a sample of all holds a few.
  if (wants('assumed') && !guise) {
    const few = only === 'assumed' ? choice.sample : share(choice, 20);
    jobs.push(...sampled(all.read.filter(isChosen), few).map(({ id }): Job => ({ kind: 'fault', id })));
  }
  const wantsMiniatures = wants('miniatures') && !isNamed && choice.sample === undefined;
  const whole = wantsMiniatures
    ? between(
        jobs,
        miniatures.map(({ name }): Job => ({ kind: 'miniature', name })),
      )
    : jobs;
  return { ...guarded, jobs: whole, fresh };
}
