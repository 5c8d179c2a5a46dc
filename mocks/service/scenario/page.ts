/** What an account is written down on: fields without what is not set, and names for what something refers to. Reads no record. */
import type { SequenceRecord } from '../store/records.js';
import type { AccountState } from '../store/world.js';

export type Plain = Record<string, unknown>;

/** What a first try did not make as it was, and how the second one helps it. */
export interface Hints {
  /** Payments in the order of their receipts, after all documents, instead of beside each document. */
  paymentsLast: boolean;
  /** Documents whose number must be asked for, by id. */
  manualNumbers: ReadonlySet<number>;
  /** Items that a document's line would leave otherwise, by id. */
  itemsLast: ReadonlySet<number>;
}

export const noHints: Hints = { paymentsLast: false, manualNumbers: new Set(), itemsLast: new Set() };

export const MORNING_MS = 9 * 3_600_000;
export const iso = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z');

/** Without what is not set. */
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

/** One account being written down; `names` are those that something refers to. */
export interface Page {
  readonly account: AccountState;
  readonly hints: Hints;
  /** The sequence that nobody needs to create. */
  readonly first: SequenceRecord | undefined;
  readonly names: Map<number, string>;
  readonly requests: { at: number; request: Plain }[];
}

export const refer = (page: Page, char: string, id: number): string => `$${inWords(page.names, char, id)}`;

export const some = <T>(list: T[]): T[] | undefined => (list.length === 0 ? undefined : list);
