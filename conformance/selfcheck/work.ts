/**
 * Spreads the self-check over worker threads: each takes the next job when it is done with one. A job is a
 * fault's id, the names of guises and a seed, a miniature's name, faults that are to be told, or what the independent server wears.
 */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import {
  type FaultId,
  type FaultInfo,
  type GuiseName,
  listAssumedFaults,
  listFaults,
} from '../../mocks/index.js';
import { checksFor } from '../checks/index.js';
import { type CommandVerdict, judgeByCommand } from './by-command.js';
import { nameOf, type Pairing, type Probe, probe } from './guarded/pairings.js';
import type { GuardedKill } from './guarded/survivors.js';
import { type GuiseVerdict, judgeGuise } from './guise.js';
import { judgeFault, type Kill } from './kill.js';
import { judgeMiniature, type MiniatureVerdict } from './miniature.js';
import { miniatures } from './miniatures.js';
import { judgeOrder, type OrderPlan, type OrderVerdict } from './order.js';
import { judgeDefect, judgeSwitches, type StrangerVerdict } from './stranger.js';
import { judgeTold, type Told } from './told.js';

/** Those of the seed that runs have by default. */
const checks = checksFor(1);

export type Job =
  | { kind: 'fault'; id: FaultId }
  | { kind: 'probe'; pairing: Pairing; seed: number }
  | { kind: 'guarded'; pairing: Pairing }
  | { kind: 'told'; ids: readonly FaultId[] }
  | { kind: 'switches'; names: readonly string[] }
  | { kind: 'defect'; name: string }
  | { kind: 'guise'; names: readonly GuiseName[]; seed: number }
  | { kind: 'miniature'; name: string }
  | { kind: 'command'; ids: readonly FaultId[] }
  | { kind: 'order'; plan: OrderPlan };

/** What became of a job: the verdict of its kind, or why there is none. */
export interface Done {
  job: Job;
  kill?: Kill;
  verdict?: GuiseVerdict;
  miniature?: MiniatureVerdict;
  told?: Told;
  probe?: Probe;
  guarded?: GuardedKill;
  stranger?: StrangerVerdict;
  command?: CommandVerdict;
  order?: OrderVerdict;
  error?: string;
}

async function named(id: FaultId): Promise<FaultInfo> {
  const every = [...(await listFaults()), ...(await listAssumedFaults())];
  const fault = every.find((one) => one.id === id);
  if (!fault) throw new Error(`there is no fault ${id}`);
  return fault;
}

async function verdictOf(job: Job): Promise<Omit<Done, 'job' | 'error'>> {
  switch (job.kind) {
    case 'fault':
      return { kill: await judgeFault(await named(job.id), checks) };
    case 'probe':
      return { probe: await probe(job.pairing, await named(job.pairing.fault), job.seed) };
    case 'guarded': {
      const kill = await judgeFault(await named(job.pairing.fault), checks, nameOf(job.pairing));
      return { guarded: { ...kill, pairing: job.pairing } };
    }
    case 'told': {
      const faults = (await listFaults()).filter(({ id }) => job.ids.includes(id));
      return { told: await judgeTold(faults, checks) };
    }
    case 'command':
      return { command: await judgeByCommand(await Promise.all(job.ids.map(named)), checks) };
    case 'order':
      return { order: await judgeOrder(job.plan, checks) };
    case 'switches':
      return { stranger: await judgeSwitches(job.names, checks) };
    case 'defect':
      return { stranger: await judgeDefect(job.name, checks) };
    case 'guise':
      return { verdict: await judgeGuise(job.names, job.seed, checks) };
    case 'miniature': {
      const miniature = miniatures.find(({ name }) => name === job.name);
      if (!miniature) throw new Error(`there is no miniature ${job.name}`);
      return { miniature: await judgeMiniature(miniature) };
    }
  }
}

/** Carries out one job; a crash is told, not thrown. */
export async function carryOut(job: Job): Promise<Done> {
  try {
    return { job, ...(await verdictOf(job)) };
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
