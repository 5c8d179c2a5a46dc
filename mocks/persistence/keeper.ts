/**
 * Keeps a running service on the disk: hears of every write, puts those of a moment together, and says when they are
 * safe. Owns the order of things and what happens when the disk fails; the format is the database's.
 */
import type { Change, Service } from '../service/index.js';
import { type Database, type KeptClock, openDatabase, type Position } from './database.js';

export interface Keeper {
  readonly directory: string;
  /** Documents that were there already; undefined: the directory was new, and the scenario was put into it. */
  readonly found: number | undefined;
  /** Resolves when everything written so far is on the disk; rejects when it cannot be put there. */
  settled(): Promise<void>;
  /** As `settled`, for what the service tells nobody of: its clock. */
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
}

/**
 * The directory's database, and the seed to go on with: a wished one must be that of the directory, since links and
 * ids follow from it. Rejects with what is wrong and what to do.
 */
export async function openKept(path: string, seed: string | number | undefined): Promise<Database> {
  const database = await openDatabase(path, String(seed ?? 1));
  const kept = database.kept?.seed;
  if (kept === undefined || seed === undefined || String(seed) === kept) return database;
  await database.close();
  throw new Error(
    `${database.directory} was made with --seed ${kept}, not ${seed}: leave the seed out, or give --data another directory`,
  );
}

/**
 * Fills the service with what was kept (or keeps what it holds, in a new directory) and follows it from then on.
 * `keepsClock`: whether the clock goes on where it was; not when the caller has set it.
 */
export async function keep(service: Service, database: Database, keepsClock: boolean): Promise<Keeper> {
  const { kept } = database;
  let found: number | undefined;
  if (kept !== undefined) {
    const dump = await database.read();
    service.load(dump);
    if (keepsClock) setClock(service, kept.clock);
    found = dump.changes.filter(({ table }) => table === 'documents').length;
  } else await database.replace(service.dump(), positionOf(service));

  let open: Round | undefined;
  let last: Promise<void> = Promise.resolve();
  let failed = false;

  async function write(round: Round): Promise<void> {
    if (open === round) open = undefined;
    try {
      // After a failure the disk has missed something.
      if (round.isWhole || failed) await database.replace(service.dump(), positionOf(service));
      else await database.write(round.changes, positionOf(service));
      failed = false;
    } catch (error) {
      failed = true;
      const says = `the data could not be kept in ${database.directory}: ${(error as Error).message}`;
      throw Object.assign(new Error(says), { status: 500 });
    }
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
    const round = current();
    if (change === 'replaced') Object.assign(round, { changes: [], isWhole: true });
    else if (!round.isWhole) round.changes.push(change);
  });
  return {
    directory: database.directory,
    found,
    settled: () => last,
    touch: () => current().done,
    async close() {
      stop();
      await current().done.catch(() => {});
      await database.close();
    },
  };
}

function positionOf(service: Service): Position {
  const { clock } = service;
  const shown: KeptClock = clock.frozen ? { standsAtMs: clock.now() } : { aheadMs: clock.now() - Date.now() };
  return { ...service.position(), clock: shown };
}

function setClock({ clock }: Service, kept: KeptClock): void {
  if ('standsAtMs' in kept) clock.freeze(new Date(kept.standsAtMs).toISOString());
  else clock.advance(kept.aheadMs);
}
