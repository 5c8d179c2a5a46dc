/**
 * Carries out the jobs of the self-check, and runs them on worker threads, each of which takes the next job when it has finished
 * one.
 */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { type FaultId, type FaultInfo, listAssumedFaults, listFaults } from '../../mocks/index.js';
import { checksFor } from '../checks/index.js';
import { type ConditionalFault, nameOf, type Probe, probe } from './conditional/conditional-faults.js';
import { judgeFault, type Kill } from './kill.js';
import { inWords, judgeLawful, type LawfulPlan, type LawfulVerdict } from './lawful.js';
import { judgeByCommand, judgeReported, type Reported } from './reported.js';

/** The checks of the default seed. */
const checks = checksFor(1);

/** Input and verdict of each kind of job. */
interface Kinds {
  caught: [given: ConditionalFault, verdict: Kill];
  reported: [given: { faults: readonly FaultId[]; by: 'process' | 'command' }, verdict: Reported];
  /** Whether a lawful mock passes. */
  lawful: [given: LawfulPlan, verdict: LawfulVerdict];
  /** Judges nothing: whether a conditional fault can show. */
  probe: [given: { conditionalFault: ConditionalFault; seed: number }, verdict: Probe];
}
export type Kind = keyof Kinds;
export type Job = { [K in Kind]: { kind: K } & Kinds[K][0] }[Kind];
type JobOf<K extends Kind> = Kinds[K][0];
export type VerdictOf<K extends Kind> = Kinds[K][1];

/** The result of a job: the verdict of its kind, or the error if it crashed. */
export type Done =
  | { [K in Kind]: { kind: K; job: Job; verdict: VerdictOf<K> } }[Kind]
  | { kind: 'crashed'; job: Job; error: string };

export const verdictsOf = <K extends Kind>(all: readonly Done[], kind: K): VerdictOf<K>[] =>
  all.flatMap((one) => (one.kind === kind ? [(one as { verdict: VerdictOf<K> }).verdict] : []));

async function named(ids: readonly FaultId[]): Promise<FaultInfo[]> {
  const every = [...(await listFaults()), ...(await listAssumedFaults())];
  return ids.map((id) => {
    const fault = every.find((one) => one.id === id);
    if (!fault) throw new Error(`there is no fault ${id}`);
    return fault;
  });
}
const one = async (id: FaultId): Promise<FaultInfo> => (await named([id]))[0] as FaultInfo;

/** How to judge each kind, and a line on what is wrong in its verdict, printed at once in case a long run is aborted. */
const kinds: {
  readonly [K in Kind]: {
    judge(given: JobOf<K>): Promise<VerdictOf<K>>;
    amiss(verdict: VerdictOf<K>): string | undefined;
  };
} = {
  caught: {
    judge: async (given) => {
      const fault = await one(given.fault);
      if (given.conditions.length === 0) return judgeFault(fault, checks);
      return { ...(await judgeFault(fault, checks, nameOf(given))), conditionalFault: given };
    },
    amiss: ({ caughtBy, fault }) => (caughtBy === undefined ? `survived: ${fault}` : undefined),
  },
  reported: {
    judge: async ({ faults, by }) =>
      (by === 'command' ? judgeByCommand : judgeReported)(await named(faults), checks),
    amiss: ({ faults, wrong, command }) =>
      wrong.length > 0
        ? `${command ? 'by the command, ' : ''}${faults.join('+')}: ${wrong.join('; ')}`
        : undefined,
  },
  lawful: {
    judge: (plan) => judgeLawful(plan, checks),
    amiss: ({ wrong: [first], ...plan }) => first && `${inWords(plan)} failed: ${first.id}: ${first.what}`,
  },
  probe: {
    judge: async ({ conditionalFault, seed }) =>
      probe(conditionalFault, await one(conditionalFault.fault), seed),
    amiss: () => undefined,
  },
};

const judged = async <K extends Kind>(kind: K, given: JobOf<K>): Promise<VerdictOf<K>> =>
  kinds[kind].judge(given);

/** Carries out one job; a crash is reported, not thrown. */
export async function carryOut(job: Job): Promise<Done> {
  try {
    return { kind: job.kind, job, verdict: await judged(job.kind, job as never) } as Done;
  } catch (error) {
    return { kind: 'crashed', job, error: (error as Error).stack ?? String(error) };
  }
}

/** A line on what is wrong; undefined if nothing is. */
export function amiss(done: Done): string | undefined {
  if (done.kind === 'crashed') return `no verdict on ${JSON.stringify(done.job)}`;
  return kinds[done.kind].amiss(done.verdict as never);
}

/** Runs the jobs on `threads` threads; calls `onDone` after each job. */
export function runJobs(jobs: readonly Job[], threads: number, onDone: (done: Done) => void): Promise<void> {
  const waiting = [...jobs];
  const oneThread = () =>
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
  return Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, oneThread)).then(() => {});
}

if ((workerData as { selfcheck?: boolean } | null)?.selfcheck) {
  parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await carryOut(job)));
}
