/**
 * What the workers of one Playwright run exchange by files: a worker ends with the first test that fails, and the
 * next one goes on with what was learned and reported. Owns the files and the locks, not what is in them.
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

export interface SharedState {
  /** The value that some worker of this run has made under that name, or a new one. A plain JSON value. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>;
  /** What is said under that name, if anything. */
  read(name: string): string | undefined;
  say(name: string, text: string): void;
  /** Adds a line that holds this JSON value. */
  add(name: string, value: unknown): void;
  all<T>(name: string): T[];
  /** Runs it while no other worker runs something under that name. */
  locked<T>(name: string, run: () => Promise<T>): Promise<T>;
}

export interface Worker {
  /** Playwright's folder for results, which it empties before each run. */
  outputDir: string;
  /** Counted over the run; a worker that takes another's place has a higher one than its place. */
  workerIndex: number;
  parallelIndex: number;
}

const lookEveryMs = 50;

/** `about` separates what has nothing to do with each other: targets, projects. */
export function openSharedState(
  { outputDir, workerIndex, parallelIndex }: Worker,
  about: string,
): SharedState {
  const hash = createHash('sha256').update(about).digest('hex').slice(0, 12);
  // One parent, one run; but a UI or an editor makes many runs, whose first workers learn anew.
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
    all: (name) => (existsSync(path(name)) ? linesOf(readFileSync(path(name), 'utf8')) : []),
  };
}

/** A line that another worker is still writing is left out. */
const linesOf = <T>(text: string): T[] =>
  text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as T];
    } catch {
      return [];
    }
  });

/** Waits until nobody who is alive holds it. */
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
    // 0: not yet written.
    if (holder > 0) process.kill(holder, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
