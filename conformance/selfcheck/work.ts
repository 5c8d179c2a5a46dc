/**
 * Spreads the self-check over worker threads: each takes the next job when it is done with one. A job is a
 * fault's id, the names of variants and a seed, a stub server's name, or faults that are to be reported.
 */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import {
  type FaultId,
  type FaultInfo,
  listAssumedFaults,
  listFaults,
  type VariantName,
} from '../../mocks/index.js';
import { checksFor } from '../checks/index.js';
import { type CommandVerdict, judgeByCommand } from './by-command.js';
import { type Combined, judgeCombined } from './combined.js';
import { type ConditionalFault, nameOf, type Probe, probe } from './conditional/conditional-faults.js';
import type { ConditionalKill } from './conditional/survivors.js';
import { judgeFault, type Kill } from './kill.js';
import { judgeOrder, type OrderPlan, type OrderVerdict } from './order.js';
import { judgeStubServer, type StubServerVerdict } from './stub-server.js';
import { stubServers } from './stub-servers.js';
import { judgeVariant, type VariantVerdict } from './variant.js';

/** Those of the seed that runs have by default. */
const checks = checksFor(1);

export type Job =
  | { kind: 'fault'; id: FaultId }
  | { kind: 'probe'; conditionalFault: ConditionalFault; seed: number }
  | { kind: 'conditional'; conditionalFault: ConditionalFault }
  | { kind: 'combined'; ids: readonly FaultId[] }
  | { kind: 'variant'; names: readonly VariantName[]; seed: number }
  | { kind: 'stubServer'; name: string }
  | { kind: 'command'; ids: readonly FaultId[] }
  | { kind: 'order'; plan: OrderPlan };

/** What became of a job: the verdict of its kind, or why there is none. */
export interface Done {
  job: Job;
  kill?: Kill;
  verdict?: VariantVerdict;
  stubServer?: StubServerVerdict;
  combined?: Combined;
  probe?: Probe;
  conditional?: ConditionalKill;
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
      return { probe: await probe(job.conditionalFault, await named(job.conditionalFault.fault), job.seed) };
    case 'conditional': {
      const kill = await judgeFault(
        await named(job.conditionalFault.fault),
        checks,
        nameOf(job.conditionalFault),
      );
      return { conditional: { ...kill, conditionalFault: job.conditionalFault } };
    }
    case 'combined': {
      const faults = (await listFaults()).filter(({ id }) => job.ids.includes(id));
      return { combined: await judgeCombined(faults, checks) };
    }
    case 'command':
      return { command: await judgeByCommand(await Promise.all(job.ids.map(named)), checks) };
    case 'order':
      return { order: await judgeOrder(job.plan, checks) };
    case 'variant':
      return { verdict: await judgeVariant(job.names, job.seed, checks) };
    case 'stubServer': {
      const stubServer = stubServers.find(({ name }) => name === job.name);
      if (!stubServer) throw new Error(`there is no stub server ${job.name}`);
      return { stubServer: await judgeStubServer(stubServer) };
    }
  }
}

/** Carries out one job; a crash is reported, not thrown. */
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
