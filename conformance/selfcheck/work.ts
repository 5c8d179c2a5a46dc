/**
 * Spreads the self-check over worker threads: each takes the next job when it is done with one. A job is a
 * fault's id, a guise's name and a seed, a miniature's name, faults that are to be told, or what the independent server wears.
 */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { type FaultInfo, type GuiseName, listAssumedFaults, listFaults } from '../../mocks/index.js';
import { checksFor } from '../checks/index.js';
import { nameOf, type Pairing, type Probe, probe } from './guarded/pairings.js';
import type { GuardedKill } from './guarded/survivors.js';
import { type GuiseVerdict, judgeGuise } from './guise.js';
import { judgeFault, judgeGuarded, type Kill } from './kill.js';
import { judgeMiniature, type MiniatureVerdict } from './miniature.js';
import { miniatures } from './miniatures.js';
import { judgeDefect, judgeSwitches, type StrangerVerdict } from './stranger.js';
import { judgeTold, type Told } from './told.js';

/** Those of the seed that runs have by default. */
const checks = checksFor(1);

export type Job =
  | { fault: string }
  | { probe: Pairing; seed: number }
  | { guarded: Pairing }
  | { told: string[] }
  | { switches: string[] }
  | { defect: string }
  | { guise: GuiseName | undefined; seed: number }
  | { miniature: string };
export interface Done {
  job: Job;
  kill?: Kill;
  verdict?: GuiseVerdict;
  miniature?: MiniatureVerdict;
  told?: Told;
  probe?: Probe;
  guarded?: GuardedKill;
  stranger?: StrangerVerdict;
  error?: string;
}

async function named(id: string): Promise<FaultInfo> {
  const every = [...(await listFaults()), ...(await listAssumedFaults())];
  const fault = every.find((one) => one.id === id);
  if (!fault) throw new Error(`there is no fault ${id}`);
  return fault;
}

/** Carries out one job; a crash is told, not thrown. */
export async function carryOut(job: Job): Promise<Done> {
  try {
    if ('miniature' in job) {
      const miniature = miniatures.find(({ name }) => name === job.miniature);
      if (!miniature) throw new Error(`there is no miniature ${job.miniature}`);
      return { job, miniature: await judgeMiniature(miniature) };
    }
    if ('switches' in job) return { job, stranger: await judgeSwitches(job.switches, checks) };
    if ('defect' in job) return { job, stranger: await judgeDefect(job.defect, checks) };
    if ('told' in job) {
      const faults = (await listFaults()).filter(({ id }) => job.told.includes(id));
      return { job, told: await judgeTold(faults, checks) };
    }
    if ('probe' in job) return { job, probe: await probe(job.probe, await named(job.probe.fault), job.seed) };
    if ('guarded' in job) {
      const { guarded: pairing } = job;
      const kill = await judgeGuarded(await named(pairing.fault), checks, nameOf(pairing));
      return { job, guarded: { ...kill, pairing } };
    }
    if (!('fault' in job)) {
      const guise = job.guise === undefined ? undefined : { name: job.guise };
      return { job, verdict: await judgeGuise(guise, job.seed, checks) };
    }
    return { job, kill: await judgeFault(await named(job.fault), checks) };
  } catch (error) {
    return { job, error: (error as Error).stack ?? String(error) };
  }
}

/** Runs the jobs on so many threads; `onDone` hears of each as it ends. */
export function runJobs(jobs: readonly Job[], threads: number, onDone: (done: Done) => void): Promise<void> {
  const waiting = [...jobs];
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: { selfcheck: true } });
      const next = () => {
        const job = waiting.shift();
        if (job === undefined) void worker.terminate().then(() => resolve());
        else worker.postMessage(job);
      };
      worker.on('message', (done: Done) => {
        onDone(done);
        next();
      });
      worker.on('error', reject);
      next();
    });
  return Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, one)).then(() => {});
}

if ((workerData as { selfcheck?: boolean } | null)?.selfcheck) {
  parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await carryOut(job)));
}
