/**
 * The journal: the records that runs have created on the target, written line by line so that a crash loses nothing. Entries are
 * removed only after run/cleanup.ts has processed them.
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
  /** Base URL of the account in which it was created: cleaning sends nothing elsewhere. */
  target: string;
  /** The operation that created it. */
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

/** Opens the journal. Without a path nothing is written: for runs against a temporary target in the same process. */
export function openJournal(path: string | undefined, target: string): Journal {
  if (path === undefined) return { add: () => {} };
  mkdirSync(dirname(path), { recursive: true });
  return { add: (entry) => appendFileSync(path, `${JSON.stringify({ ...entry, target })}\n`) };
}

/** The entries; none if there is no such file. A line that a crash has cut is skipped. */
export function readJournal(path: string): Entry[] {
  if (!existsSync(path)) return [];
  return jsonLines(readFileSync(path, 'utf8'));
}

/** The values of lines of JSON; what is no JSON, such as an empty or unfinished line, is skipped. */
export const jsonLines = <T>(text: string): T[] =>
  text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as T];
    } catch {
      return [];
    }
  });

const keyOf = ({ target, operation, id }: Entry): string => JSON.stringify([target, operation, id]);

/** Removes these entries, keeps those added in the meantime; deletes an empty journal. */
export function forget(path: string, done: readonly Entry[]): void {
  const gone = new Set(done.map(keyOf));
  const left = readJournal(path).filter((entry) => !gone.has(keyOf(entry)));
  if (left.length === 0) {
    rmSync(path, { force: true });
    return;
  }
  // A crash in between leaves the old file complete.
  writeFileSync(`${path}.new`, left.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  renameSync(`${path}.new`, path);
}
