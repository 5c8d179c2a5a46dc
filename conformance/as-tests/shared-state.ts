/**
 * State that the workers of one Playwright run share by files: a worker ends with the first test that fails, and the next one
 * continues with what was learned and reported. Contains the files and the locks.
 */
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { jsonLines } from '../target/journal.js';

export interface SharedState {
  /** The value that a worker of this run has stored under that name, or else a new one. A plain JSON value. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>;
  /** The text under that name, if any. */
  read(name: string): string | undefined;
  say(name: string, text: string): void;
  /** Adds a line with this JSON value. */
  add(name: string, value: unknown): void;
  all<T>(name: string): T[];
  /** Runs `run` under a lock of that name across workers. */
  locked<T>(name: string, run: () => Promise<T>): Promise<T>;
}

export interface Worker {
  /** Playwright's folder for results, which it empties before each run. */
  outputDir: string;
  /** Unique in the run; a worker that replaces another has a higher `workerIndex` than `parallelIndex`. */
  workerIndex: number;
  parallelIndex: number;
}

const lookEveryMs = 50;

/** `about` separates unrelated states: of different targets or projects. */
export function openSharedState(
  { outputDir, workerIndex, parallelIndex }: Worker,
  about: string,
): SharedState {
  const hash = createHash('sha256').update(about).digest('hex').slice(0, 12);
  // One parent process is one run; but a UI or an editor makes many runs, whose first workers learn again.
  const folder = join(outputDir, '.conformance', `${process.ppid}-${hash}`);
  mkdirSync(folder, { recursive: true });
  const startedAt = Date.now() - process.uptime() * 1000;
  const isFirst = workerIndex === parallelIndex;
  const path = (name: string) => join(folder, name);
  const isOfThisRun = (name: string) =>
    existsSync(path(name)) && (!isFirst || statSync(path(name)).mtimeMs >= startedAt);
  const locked = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
    await lock(path(`${name}.lock`));
    try {
      return await run();
    } finally {
      rmSync(path(`${name}.lock`), { force: true });
    }
  };
  return {
    locked,
    once: (name, make) =>
      locked(name, async () => {
        if (isOfThisRun(name)) return JSON.parse(readFileSync(path(name), 'utf8'));
        const value = await make();
        writeFileSync(path(name), JSON.stringify(value));
        return value;
      }),
    read: (name) => (isOfThisRun(name) ? readFileSync(path(name), 'utf8') : undefined),
    say: (name, text) => writeFileSync(path(name), text),
    add: (name, value) => appendFileSync(path(name), `${JSON.stringify(value)}\n`),
    // A line that another worker is still writing is skipped.
    all: (name) => (existsSync(path(name)) ? jsonLines(readFileSync(path(name), 'utf8')) : []),
  };
}

/** Acquires the lock; waits until no running process holds it. */
async function lock(path: string): Promise<void> {
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (!isHeld(path)) rmSync(path, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
  }
}

function isHeld(path: string): boolean {
  try {
    const holder = Number(readFileSync(path, 'utf8'));
    // 0: the process id is not yet written.
    if (holder > 0) process.kill(holder, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
