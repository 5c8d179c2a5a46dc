/**
 * The run of one Playwright worker: opened at its first test, cleaned up at its end; it uses what earlier workers of the same
 * Playwright run have learned.
 */
import { existsSync } from 'node:fs';
import { rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { type Dialect, readDialect } from '../dialect/dialect.js';
import { learnDialect } from '../dialect/learn.js';
import { cleanUp, type Defaults, readDefaults, restoreDefaults } from '../run/cleanup.js';
import { type Guard, openGuard } from '../run/guard.js';
import type { Run } from '../run/run.js';
import { journalOf, openSession } from '../session.js';
import { newTag } from '../target/plain-words.js';
import { probe } from '../target/probe.js';
import type { Settings } from '../target/settings.js';
import { shardHint } from './shard-hint.js';
import { openSharedState, type SharedState } from './shared-state.js';

export interface WorkerRun {
  run: Run;
  state: SharedState;
  /** Over if the target has been silent for too long. */
  guard: Guard;
}

export interface Worker {
  /** Probes and learns at the first call. Rejects with the reason if the target cannot be judged. */
  open(info: TestInfo): Promise<WorkerRun>;
  /** The state shared by the workers of this Playwright run. */
  state(info: TestInfo): SharedState;
  /** Removes the records of this worker and restores defaults. */
  close(): Promise<void>;
}

/** Resources that an account has only once: locked across workers. Other exclusive resources are separate for each worker. */
export const accountWide: readonly string[] = ['default sequence', 'default tax'];

interface Learned {
  dialect: Dialect;
  before?: Defaults;
}

export function workerOf(settings: Settings): Worker {
  let state: SharedState | undefined;
  let opened: Promise<WorkerRun & { before?: Defaults | undefined }> | undefined;
  const stateOf = (info: TestInfo) => {
    const { outputDir, name } = info.project;
    const { workerIndex, parallelIndex } = info;
    const about = [settings.baseUrl, name, settings.seed].join(' ');
    state ??= openSharedState({ outputDir, workerIndex, parallelIndex }, about);
    return state;
  };
  const open = async (info: TestInfo) => {
    const shared = stateOf(info);
    const hint = shardHint(info.config);
    if (hint) console.warn(hint);
    const own = ownSettings(settings, info);
    const run = openSession(own, `${newTag(settings.plain)}p${info.workerIndex}`);
    const guard = openGuard(run, { silenceMs: settings.silenceMs });
    try {
      const problem = await probe(settings);
      if (problem) throw new Error(run.redact(problem));
      const learned = shared.once<Learned>('learned', async () => ({
        ...(settings.readOnly ? {} : { before: await exclusively(shared, () => readDefaults(run)) }),
        dialect: await learnDialect(run, settings.dialectFile ? readDialect(settings.dialectFile) : {}),
      }));
      const reported = await guard.within(learned);
      if (!reported) throw new Error(guard.givenUp);
      run.shared.dialect = reported.dialect;
      return { run, state: shared, guard, before: reported.before };
    } catch (error) {
      guard.done();
      await run.transport.close();
      throw error;
    }
  };
  return {
    state: stateOf,
    open: (info) => {
      opened ??= open(info);
      return opened;
    },
    close: async () => {
      const its = await opened?.catch(() => undefined);
      opened = undefined;
      if (!its) return;
      const { run, before, guard } = its;
      run.onExchange = undefined;
      if (!guard.isOver) await clean(its, before);
      guard.done();
      await run.transport.close();
    },
  };
}

async function clean({ run, state, guard }: WorkerRun, before: Defaults | undefined): Promise<void> {
  if (before) await guard.within(exclusively(state, () => restoreDefaults(run, before)));
  const journal = journalOf(run.settings);
  if (existsSync(journal)) await cleanUp(run, journal, guard);
  if (existsSync(journal)) return;
  // Empty folders are removed.
  for (const folder of [dirname(journal), dirname(dirname(journal))]) await rmdir(folder).catch(() => {});
}

const exclusively = <T>(state: SharedState, act: () => Promise<T>): Promise<T> =>
  accountWide.reduceRight<() => Promise<T>>((next, name) => () => state.locked(name, next), act)();

/** Settings with a separate namespace, journal and share of the request rate for each parallel worker. */
function ownSettings(settings: Settings, { parallelIndex, config }: TestInfo): Settings {
  const { namespace, report, maxRps } = settings;
  const place = `${config.shard ? `${config.shard.current}s` : ''}${parallelIndex || ''}`;
  const atOnce = config.fullyParallel ? config.workers : 1;
  return {
    ...settings,
    shard: undefined,
    namespace: `${namespace}${place}`,
    report: join(report, `worker-${place || 0}`),
    ...(maxRps === undefined ? {} : { maxRps: maxRps / atOnce }),
  };
}
