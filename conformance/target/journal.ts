/**
 * The list of what a run has made on the target, on disk line by line so that a crash loses nothing. It is forgotten only
 * by what was gone through. Owns no deleting; `cleanup.ts` reads it.
 */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { OperationId } from '../../generated/operations.js';

export interface Entry {
  /** Base URL of the account that it was made in: nothing is sent to another. */
  target: string;
  /** The operation that made it. */
  operation: OperationId;
  id: string;
  /** The client of a treasury record. */
  parent?: string;
  /** Its unique name or reference. */
  name?: string;
}

export interface Journal {
  add(entry: Omit<Entry, 'target'>): void;
}

/** Without a path the journal forgets: for runs in-process against a target that is thrown away. */
export function openJournal(path: string | undefined, target: string): Journal {
  if (path === undefined) return { add: () => {} };
  mkdirSync(dirname(path), { recursive: true });
  return { add: (entry) => appendFileSync(path, `${JSON.stringify({ ...entry, target })}\n`) };
}

/** Nothing when there is no such file; a half-written last line (a crash) is left out. */
export function readJournal(path: string): Entry[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line.trim() === '' ? [] : [JSON.parse(line) as Entry];
      } catch {
        return [];
      }
    });
}

const keyOf = ({ target, operation, id }: Entry): string => JSON.stringify([target, operation, id]);

/** Takes these entries out, and keeps what came in the meantime; an empty journal is removed. */
export function forget(path: string, done: readonly Entry[]): void {
  const gone = new Set(done.map(keyOf));
  const left = readJournal(path).filter((entry) => !gone.has(keyOf(entry)));
  if (left.length === 0) {
    rmSync(path, { force: true });
    return;
  }
  // A crash in between leaves the whole one.
  writeFileSync(`${path}.new`, left.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  renameSync(`${path}.new`, path);
}
