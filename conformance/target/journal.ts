/**
 * The list of what a run has made on the target, on disk line by line so that a crash loses nothing.
 * Owns no deleting; `cleanup.ts` reads it.
 */
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { OperationId } from '../../generated/operations.js';

export interface Entry {
  /** The operation that made it. */
  operation: OperationId;
  id: string;
  /** The client of a treasury record. */
  parent?: string;
  /** Its unique name or reference. */
  name?: string;
}

export interface Journal {
  add(entry: Entry): void;
}

/** Without a path the journal forgets: for runs in-process against a target that is thrown away. */
export function openJournal(path?: string): Journal {
  if (path === undefined) return { add: () => {} };
  mkdirSync(dirname(path), { recursive: true });
  return { add: (entry) => appendFileSync(path, `${JSON.stringify(entry)}\n`) };
}

/** A half-written last line (a crash) is left out. */
export function readJournal(path: string): Entry[] {
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
