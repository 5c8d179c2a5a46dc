/** The loaded part of the journal, merged from pages that arrive at different times. */
import type { JournalPage, Summary } from '../client.js';

/** Entries per request. */
export const PAGE = 200;

export interface Loaded {
  /** Newest first, without gaps. */
  entries: readonly Summary[];
  /** There are no older ones. */
  isWhole: boolean;
}

/** The newest page before the loaded entries. Entries after a gap are dropped, and loaded again when visible. */
export function merged(before: Loaded | undefined, { entries, oldest }: JournalPage): Loaded {
  if (entries.length < PAGE) return { entries, isWhole: true };
  const last = entries.at(-1)?.id ?? 0;
  const newest = before?.entries[0]?.id ?? 0;
  if (before === undefined || newest < last) return { entries, isWhole: false };
  const kept = before.entries.filter(({ id }) => id < last && id >= oldest);
  return { entries: [...entries, ...kept], isWhole: before.isWhole };
}

/** A page of older entries after the loaded ones. */
export const withOlder = ({ entries }: Loaded, older: JournalPage): Loaded => ({
  entries: [...entries, ...older.entries],
  isWhole: older.entries.length < PAGE,
});
