/**
 * Keeps a running service on the disk: collects its writes in rounds, and reports when they are safe. Defines the order
 * of writes and the handling of disk failures; the format is the database's.
 */
import { resolve } from 'node:path';
import type { Change, KeptClock, Service, Snapshot } from '../service/index.js';
import { type Database, type OpenOptions, openDatabase } from './database.js';
import type { Position, Start } from './state-file.js';

export interface Keeper {
  readonly directory: string;
  /** Documents that were already there; undefined: the directory was new, and the scenario was stored. */
  readonly found: number | undefined;
  /** Resolves when everything written so far is on the disk; rejects when it cannot be stored. */
  settled(): Promise<void>;
  /** As `settled`, after a change of the clock, which the service does not report. */
  touch(): Promise<void>;
  /** Writes everything to the disk and releases the directory. */
  close(): Promise<void>;
}

/** Writes that are stored together. */
interface Round {
  changes: Change[];
  /** The whole state, because it was replaced. */
  isWhole: boolean;
  done: Promise<void>;
  /** Set when an earlier write failed: this round is based on it and is not tried. */
  lost?: Error;
}

/** The state and clock at one moment. */
interface Standing {
  snapshot: Snapshot;
  clock: KeptClock;
}

export interface KeepOptions extends OpenOptions {
  data: string;
  seed?: string | number | undefined;
  scenario?: string | undefined;
}

/**
 * The directory's database. A seed or scenario that is given must match the directory's: links and ids derive from the
 * seed, and a reset loads the scenario. Rejects with the problem and what to do.
 */
export async function openDataDirectory({
  data,
  seed,
  scenario,
  ...options
}: KeepOptions): Promise<Database> {
  const start = { seed: String(seed ?? 1), scenario: scenario ?? 'demo' };
  const database = await openDatabase(data, start, options);
  const { directory, kept } = database;
  if (kept === undefined) return database;
  const problem = mismatch(kept, seed, scenario);
  if (problem === undefined) return database;
  await database.close();
  throw new Error(`${directory} ${problem}, or give --data another directory`);
}

function mismatch(kept: Start, seed: KeepOptions['seed'], scenario: string | undefined): string | undefined {
  if (seed !== undefined && String(seed) !== kept.seed) {
    return `was made with --seed ${kept.seed}, not ${seed}: leave the seed out`;
  }
  // The command that created the directory may be repeated.
  return scenario === undefined || isSame(scenario, kept.scenario)
    ? undefined
    : `holds data from before, and scenario ${scenario} would not be loaded: leave the scenario out`;
}

/** The same name, or two spellings of one path. */
const isSame = (one: string, other: string | undefined): boolean =>
  other !== undefined && (one === other || resolve(one) === resolve(other));

/**
 * Loads the service with the stored data (or stores its data in a new directory) and stores its changes from then on.
 * `keepsClock`: whether the stored clock is restored; not when the caller has set it.
 */
export async function keep(service: Service, database: Database, keepsClock: boolean): Promise<Keeper> {
  const { kept } = database;
  let found: number | undefined;
  if (kept !== undefined) {
    service.load(database.read());
    if (keepsClock) service.clock.take(kept.clock);
    found = service.accounts().reduce((sum, { counts }) => sum + counts.documents, 0);
  } else {
    await database.replace(service.dump().changes, positionOf(service)).catch((error: Error) => {
      throw new Error(notKept(database, error));
    });
  }
  const follower = follow(service, database);
  return { directory: database.directory, found, ...follower };
}

type Follower = Pick<Keeper, 'settled' | 'touch' | 'close'>;

/** Stores every write of the service, in rounds, one after another. */
function follow(service: Service, database: Database): Follower {
  let open: Round | undefined;
  let last: Promise<void> = Promise.resolve();
  let failed = false;
  let restoring = false;
  let safe = standing(service);

  async function write(round: Round): Promise<void> {
    if (open === round) open = undefined;
    if (round.lost) throw round.lost;
    const here = standing(service);
    try {
      // After a failure the file lacks changes.
      if (round.isWhole || failed || database.isLong())
        await database.replace(service.dump().changes, positionOf(service));
      else await database.write(round.changes, positionOf(service));
      failed = false;
      safe = here;
    } catch (error) {
      failed = true;
      const lost = Object.assign(new Error(notKept(database, error as Error)), { status: 500 });
      goBack(lost);
      // The request that made the write may not yet await this round; it must not miss the error.
      await new Promise(setImmediate);
      throw lost;
    }
  }

  /** Reverts to the last stored state: neither the lost write nor later ones based on it may be seen. */
  function goBack(why: Error): void {
    if (open !== undefined) open.lost = why;
    open = undefined;
    restoring = true;
    service.restore(safe.snapshot);
    service.clock.take(safe.clock);
    restoring = false;
  }

  function current(): Round {
    if (open !== undefined) return open;
    const round: Round = { changes: [], isWhole: false, done: last };
    round.done = last.then(
      () => write(round),
      () => write(round),
    );
    last = round.done;
    // The error was reported to those who waited; it must not reach later requests.
    const over = () => {
      if (last === round.done) last = Promise.resolve();
    };
    round.done.then(over, over);
    open = round;
    return round;
  }

  const stop = service.onChange((change) => {
    if (restoring) return;
    const round = current();
    if (change === 'replaced') Object.assign(round, { changes: [], isWhole: true });
    else if (!round.isWhole) round.changes.push(change);
  });
  return {
    settled: () => last,
    touch: () => current().done,
    async close() {
      stop();
      await current().done.catch(() => {});
      await database.close();
    },
  };
}

const notKept = ({ directory }: Database, error: Error): string =>
  `the data could not be kept in ${directory}: ${error.message}`;

const standing = (service: Service): Standing => ({
  snapshot: service.snapshot(),
  clock: service.clock.state(),
});

const positionOf = (service: Service): Position => ({ ...service.position(), clock: service.clock.state() });
