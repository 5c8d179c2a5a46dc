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
import type { Settings } from './settings.js';

export interface Entry {
  /** Base URL of the account in which it was created: cleaning sends nothing elsewhere. */
  target: string;
  /** That of the second account, where both accounts have this base URL: only its key reaches the record. */
  account?: 'second';
  /** The operation that created it. */
  operation: OperationId;
  id: string;
  /** The client of a treasury record. */
  parent?: string;
  /** Its unique name or reference. */
  name?: string;
}

export interface Journal {
  /** Adds an entry, once. */
  add(entry: Omit<Entry, keyof Owner>): void;
}

/** The account that an entry belongs to. */
export type Owner = Pick<Entry, 'target' | 'account'>;

/** Compares accounts: equal for entries of the same one. */
export const accountKey = ({ target, account }: Owner): string => JSON.stringify([target, account]);

/**
 * Opens the journal for the records of one account. Without a path nothing is written: for runs against a temporary target in the
 * same process.
 */
export function openJournal(path: string | undefined, owner: Owner): Journal {
  if (path === undefined) return { add: () => {} };
  mkdirSync(dirname(path), { recursive: true });
  const added = new Set<string>();
  return {
    add: (entry) => {
      const whole = { ...entry, ...owner };
      if (added.has(entryKey(whole))) return;
      added.add(entryKey(whole));
      appendFileSync(path, `${JSON.stringify(whole)}\n`);
    },
  };
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

/** Compares entries: equal for the same record. */
export const entryKey = ({ operation, id, ...owner }: Entry): string =>
  JSON.stringify([accountKey(owner), operation, id]);

/** The accounts of a run, the own one first, as they stand in the journal. */
export function ownersIn({ baseUrl, second }: Pick<Settings, 'baseUrl' | 'second'>): [Owner, Owner?] {
  const own = { target: baseUrl };
  if (!second) return [own];
  return [own, { target: second.baseUrl, ...(second.baseUrl === baseUrl && { account: 'second' }) }];
}

/** Removes these entries, keeps those added in the meantime; deletes an empty journal. */
export function forget(path: string, done: readonly Entry[]): void {
  const gone = new Set(done.map(entryKey));
  const left = readJournal(path).filter((entry) => !gone.has(entryKey(entry)));
  if (left.length === 0) {
    rmSync(path, { force: true });
    return;
  }
  // A crash in between leaves the old file complete.
  writeFileSync(`${path}.new`, left.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  renameSync(`${path}.new`, path);
}
