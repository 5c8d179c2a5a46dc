/**
 * Takes hold of a directory: which ones may be used, whether their files are in order, and clear words for those that
 * are not. Owns nothing of what lies in the database.
 */
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { type Damage, damageIn } from './damage.js';
import { WRITE_COUNT_FILE } from './write-count.js';

export type Level = ClassicLevel<string, string>;

/** What LevelDB and this mock put into a directory. */
const OURS = new RegExp(
  `^(CURRENT|LOCK|LOG|LOG\\.old|MANIFEST-\\d+|\\d+\\.(log|ldb|sst|dbtmp)|lost|${WRITE_COUNT_FILE})$`,
);
/** Uncompressed, so that every block of a table can be looked at; texts are small here. */
const OPTIONS = { keyEncoding: 'utf8', valueEncoding: 'utf8', compression: false } as const;

/** An Error that says what is damaged and what can be done. */
export function damaged(directory: string, found: readonly Damage[]): Error {
  const more = found.length > 3 ? `; and ${found.length - 3} more` : '';
  return new Error(
    `${directory} is damaged: ${found.slice(0, 3).join('; ')}${more}. Put back a copy, or start once with --salvage, ` +
      'which keeps a copy, saves what can be read and says what is lost',
  );
}

/** Opens or makes a directory. Rejects with what is wrong with it and what to do. */
export async function openDirectory(path: string): Promise<{ directory: string; level: Level }> {
  const directory = prepare(path);
  const found = damageIn(directory);
  if (found.length > 0) throw damaged(directory, found);
  return { directory, level: await openLevel(directory) };
}

/** The absolute path of a directory that may be used; made when it is new. */
export function prepare(path: string): string {
  if (path.trim() === '') throw new Error('--data needs the name of a directory; it was given an empty one');
  const directory = resolve(path);
  if (existsSync(directory) && !statSync(directory).isDirectory()) {
    throw new Error(`${directory} is a file; give --data a directory of its own`);
  }
  mkdirSync(directory, { recursive: true });
  const foreign = readdirSync(directory).filter((file) => !OURS.test(file));
  if (foreign.length > 0 && !existsSync(join(directory, 'CURRENT'))) {
    throw new Error(`${directory} holds other files (${foreign[0]}); give --data a new or empty directory`);
  }
  return directory;
}

export async function openLevel(directory: string, createIfMissing = true): Promise<Level> {
  const level: Level = new ClassicLevel(directory, OPTIONS);
  try {
    await level.open({ createIfMissing });
    return level;
  } catch (error) {
    throw new Error(whyNotOpen(directory, error as Error));
  }
}

function whyNotOpen(directory: string, error: Error): string {
  const { cause = error } = error as { cause?: Error & { code?: string } };
  const { code } = cause as { code?: string };
  if (code === 'LEVEL_LOCKED') {
    return `${directory} is in use by another mock: stop that one, or give this one a directory of its own`;
  }
  return (
    `${directory} cannot be opened: ${cause.message}; it may be damaged (put back a copy, or start once with ` +
    '--salvage), or this process may not write there'
  );
}
