/** Helpers for saving an account as a scenario: fields without unset values, and names for referenced records. */
import type { SequenceRecord } from '../store/records.js';
import type { AccountState } from '../store/world.js';

export type Plain = Record<string, unknown>;

/** What a first attempt at saving did not reproduce, and what the second attempt does about it. */
export interface Hints {
  /** Payments in the order of their receipts, after all documents, instead of beside each document. */
  paymentsLast: boolean;
  /** Documents whose number must be requested, by id. */
  manualNumbers: ReadonlySet<number>;
  /** Items that a document's line would change, by id: they get their values at the end. */
  itemsLast: ReadonlySet<number>;
}

export const noHints: Hints = { paymentsLast: false, manualNumbers: new Set(), itemsLast: new Set() };

export const MORNING_MS = 9 * 3_600_000;
export const iso = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z');

/** The fields without unset values. */
export function set(fields: Plain): Plain {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}

export const inWords = (names: Map<number, string>, char: string, id: number): string => {
  const name = names.get(id) ?? `${char}${names.size + 1}`;
  names.set(id, name);
  return name;
};

/** One account being saved; `names` are those of referenced records. */
export interface Page {
  readonly account: AccountState;
  readonly hints: Hints;
  /** The sequence that opening the account creates. */
  readonly first: SequenceRecord | undefined;
  readonly names: Map<number, string>;
  readonly requests: { at: number; request: Plain }[];
}

export const refer = (page: Page, char: string, id: number): string => `$${inWords(page.names, char, id)}`;

export const some = <T>(list: T[]): T[] | undefined => (list.length === 0 ? undefined : list);
