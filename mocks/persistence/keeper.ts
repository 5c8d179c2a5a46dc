/**
 * Keeps a running service on the disk: hears of every write, puts those of a moment together, and says when they are
 * safe. Owns the order of things and what happens when the disk fails; the format is the database's.
 */
import { resolve } from 'node:path';
import type { Change, Service, Snapshot } from '../service/index.js';
import { type Database, type OpenOptions, openDatabase } from './database.js';
import type { KeptClock, Position, Start } from './state-file.js';

export interface Keeper {
  readonly directory: string;
  /** Documents that were there already; undefined: the directory was new, and the scenario was put into it. */
  readonly found: number | undefined;
  /** Resolves when everything written so far is on the disk; rejects when it cannot be put there. */
  settled(): Promise<void>;
  /** As `settled`, for what the service explains nothing of: its clock. */
  touch(): Promise<void>;
  /** Puts everything on the disk and gives the directory free. */
  close(): Promise<void>;
}

/** Writes that go to the disk together. */
interface Round {
  changes: Change[];
  /** All of the state, because it was replaced. */
  isWhole: boolean;
  done: Promise<void>;
  /** Why it is not even tried: it stands on a write that failed. */
  lost?: Error;
}

/** The state at a moment. */
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
 * The directory's database, with seed and scenario to go on with: wished ones must be those of the directory, since
 * links and ids follow from the one and a reset leads to the other. Rejects with what is wrong and what to do.
 */
export async function openKept({ data, seed, scenario, ...options }: KeepOptions): Promise<Database> {
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
  // The line that made the directory may be given again.
  return scenario === undefined || isSame(scenario, kept.scenario)
    ? undefined
    : `holds data from before, and scenario ${scenario} would not be loaded: leave the scenario out`;
}

/** A name, or two ways of writing one path. */
const isSame = (one: string, other: string | undefined): boolean =>
  other !== undefined && (one === other || resolve(one) === resolve(other));

/**
 * Fills the service with what was kept (or keeps what it holds, in a new directory) and follows it from then on.
 * `keepsClock`: whether the clock goes on where it was; not when the caller has set it.
 */
export async function keep(service: Service, database: Database, keepsClock: boolean): Promise<Keeper> {
  const { kept } = database;
  let found: number | undefined;
  if (kept !== undefined) {
    service.load(database.read());
    if (keepsClock) setClock(service, kept.clock);
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

/** Puts every write of the service on the disk, in rounds, one after another. */
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
      // After a failure the disk has missed something.
      if (round.isWhole || failed || database.isLong())
        await database.replace(service.dump().changes, positionOf(service));
      else await database.write(round.changes, positionOf(service));
      failed = false;
      safe = here;
    } catch (error) {
      failed = true;
      const lost = Object.assign(new Error(notKept(database, error as Error)), { status: 500 });
      goBack(lost);
      // Whose write this was may not have asked yet: a failure can come before the end of its own turn.
      await new Promise(setImmediate);
      throw lost;
    }
  }

  /** What was not kept must not be seen either, nor what was made upon it meanwhile. */
  function goBack(why: Error): void {
    if (open !== undefined) open.lost = why;
    open = undefined;
    restoring = true;
    service.restore(safe.snapshot);
    setClock(service, safe.clock);
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
    // Whoever waited has heard of a failure; those who come later have nothing to do with it.
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
  clock: clockOf(service),
});

const positionOf = (service: Service): Position => ({ ...service.position(), clock: clockOf(service) });

function clockOf({ clock }: Service): KeptClock {
  return clock.frozen ? { standsAtMs: clock.now() } : { aheadMs: clock.now() - Date.now() };
}

function setClock({ clock }: Service, kept: KeptClock): void {
  if ('standsAtMs' in kept) {
    clock.freeze(new Date(kept.standsAtMs).toISOString());
    return;
  }
  clock.resume();
  clock.advance(Date.now() + kept.aheadMs - clock.now());
}
