/**
 * The request journal: a ring buffer of the newest exchanges with limits and filters. Exchanges are stored as they
 * came; journal-entry.ts formats them when they are read.
 */
import type { Exchange } from '../http/hooks.js';
import {
  type EntryLookups,
  entryOf,
  type Kept,
  type Secrets,
  type Summary,
  statusOf,
  summaryOf,
} from './journal-entry.js';
import { accountAsked, documentAsked } from './journal-subject.js';
import { finderOf, redact, secretsIn } from './redaction.js';
import type { Text, Whole } from './whole.js';

export interface JournalFilter {
  /** An operationId. */
  operation?: Text;
  /**
   * A status, a class of them such as `4xx`, or 0 for dropped connections.
   *
   * @pattern ^([1-5]([0-9]{2}|[xX]{2})|0)$
   * @examples ["422", "4xx"]
   */
  status?: string;
  method?: Text;
  /** Looked for, without regard to case, in address and both bodies. */
  text?: string;
  /** Its name; without it every world. */
  world?: Text;
  /** true: only exchanges that broke the contract or were accepted leniently. */
  violations?: boolean;
  /** An account's name as the host of a request gives it, or several; null is the bare address. */
  account?: string | readonly (string | undefined | null)[];
  /** Only exchanges about this document. */
  document?: Whole;
  /** Only exchanges that show this finding, by its id. */
  finding?: Text;
  /** Only entries newer than this id. */
  after?: Whole;
  /** Only entries older than this id. */
  before?: Whole;
  /**
   * Entries at most.
   *
   * @minimum 1
   * @maximum 1000
   * @default 100
   */
  limit?: Whole;
}

export type Journal = ReturnType<typeof createJournal>;

const CAPACITY = 1000;
/** The total size of stored bodies; above it, the oldest entries are removed early. */
const MAX_BODIES = 32 * 1024 * 1024;
const LIMIT = 100;

const sizeOf = ({ arrival, answer }: Exchange): number => (arrival.raw?.length ?? 0) + answer.text.length;

/** Secrets remembered for redaction where no name identifies them. */
const MAX_SECRETS = 100;
/** How long the list of known keys is cached, in milliseconds. */
const KNOWN_MS = 1000;

/** An empty journal for `capacity` entries. `known` gives keys that are redacted wherever they occur. */
export function createJournal(
  capacity = CAPACITY,
  known: () => readonly string[] = () => [],
  lookups: EntryLookups = {},
) {
  let ring: (Kept | undefined)[] = [];
  let nextId = 1;
  let oldest = 1;
  let bodies = 0;
  const followers = new Set<(kept: Kept) => void>();
  const hidden = createHidden(known);
  let lookedUpTo = 0;
  /** Collected when the journal is read, not when a request passes. */
  function secrets(): Secrets {
    for (let id = Math.max(oldest, lookedUpTo + 1); id < nextId; id++) {
      const kept = ring[id % capacity];
      if (kept !== undefined) hidden.add(secretsIn(kept.exchange));
    }
    lookedUpTo = nextId - 1;
    return hidden.finder();
  }

  function dropOldest(): void {
    const slot = oldest++ % capacity;
    const kept = ring[slot];
    ring[slot] = undefined;
    if (kept !== undefined) bodies -= sizeOf(kept.exchange);
  }

  function select(filter: JournalFilter = {}): Kept[] {
    const matches = matcher(filter, secrets, lookups);
    const found: Kept[] = [];
    const limit = filter.limit ?? LIMIT;
    const start = Math.min(nextId, filter.before ?? nextId) - 1;
    const end = Math.max(oldest, (filter.after ?? 0) + 1);
    for (let id = start; id >= end && found.length < limit; id--) {
      const kept = ring[id % capacity];
      if (kept !== undefined && matches(kept)) found.push(kept);
    }
    return found;
  }

  return {
    /** Called for every exchange, so it is cheap: two writes and an addition. `clock` is the world's, in milliseconds. */
    record(exchange: Exchange, world: string, clock = exchange.startedAt) {
      const kept: Kept = { id: nextId, world, exchange, clock };
      if (nextId - oldest >= capacity) dropOldest();
      bodies += sizeOf(exchange);
      ring[nextId++ % capacity] = kept;
      while (bodies > MAX_BODIES && oldest < nextId - 1) dropOldest();
      for (const follower of followers) follower(kept);
    },
    /** Newest first. */
    entries(filter?: JournalFilter) {
      const finder = secrets();
      return select(filter).map((kept) => entryOf(kept, finder, lookups));
    },
    /** As `entries`, without headers and bodies. */
    summaries(filter?: JournalFilter) {
      const finder = secrets();
      return select(filter).map((kept) => summaryOf(kept, finder, lookups));
    },
    /** Undefined for an id that is not, or no longer, kept. */
    entry(id: number) {
      const kept = id >= oldest && id < nextId ? ring[id % capacity] : undefined;
      return kept === undefined ? undefined : entryOf(kept, secrets(), lookups);
    },
    clear() {
      ring = [];
      oldest = nextId;
      bodies = 0;
    },
    /** Calls `listener` for every entry that matches, until the returned function is called. */
    follow(filter: JournalFilter, listener: (summary: Summary) => void) {
      const matches = matcher(filter, secrets, lookups);
      const follower = (kept: Kept) => {
        if (matches(kept)) listener(summaryOf(kept, secrets(), lookups));
      };
      followers.add(follower);
      return () => followers.delete(follower);
    },
    /** The text with all known secrets redacted. */
    clean: (text: string) => redact(text, secrets()),
    get size() {
      return nextId - oldest;
    },
    /** Id of the newest exchange so far, kept or not; 0 before the first. */
    get newest() {
      return nextId - 1;
    },
    /** Id of the oldest that is kept. */
    get oldest() {
      return oldest;
    },
    capacity,
  };
}

/** A finder of the latest and the known secrets, rebuilt only when they change. */
function createHidden(known: () => readonly string[]) {
  const met = new Set<string>();
  let knownAt = 0;
  let latest: readonly string[] = [];
  let made: { of: string; finder: Secrets } | undefined;
  return {
    add(secrets: readonly string[]) {
      for (const secret of secrets) {
        // A Set iterates in insertion order.
        if (!met.has(secret)) met.add(secret);
        if (met.size > MAX_SECRETS) met.delete(met.values().next().value as string);
      }
    },
    finder() {
      if (Date.now() - knownAt > KNOWN_MS) {
        latest = known().slice(0, MAX_SECRETS);
        knownAt = Date.now();
      }
      const all = [...latest, ...met];
      const of = all.join('\n');
      if (made?.of !== of) made = { of, finder: finderOf(all) };
      return made.finder;
    },
  };
}

function matcher(
  filter: JournalFilter,
  secrets: () => Secrets,
  { findingsOf }: EntryLookups,
): (kept: Kept) => boolean {
  const { operation, status, world, violations, document, finding } = filter;
  const accounts = typeof filter.account === 'string' ? [filter.account] : filter.account;
  const method = filter.method?.toUpperCase();
  const text = filter.text?.toLowerCase();
  return ({ exchange, world: its }) => {
    if (operation !== undefined && exchange.operation !== operation) return false;
    if (method !== undefined && exchange.arrival.method !== method) return false;
    if (status !== undefined && !fitsStatus(status, String(statusOf(exchange.answer)))) return false;
    if (world !== undefined && its !== world) return false;
    if (accounts !== undefined && !accounts.includes(accountAsked(exchange))) return false;
    if (document !== undefined && documentAsked(exchange) !== document) return false;
    if (finding !== undefined && !findingsOf?.(exchange).includes(finding)) return false;
    if (
      violations &&
      exchange.violations.length + exchange.answerViolations.length + exchange.notes.length === 0
    )
      return false;
    return text === undefined || wordsOf(exchange, secrets()).includes(text);
  };
}

/** `4xx` stands for every status of its class. */
const fitsStatus = (pattern: string, status: string): boolean =>
  pattern.length === status.length &&
  [...pattern.toLowerCase()].every((one, at) => one === 'x' || one === status[at]);

/** The text to search, redacted so that a search cannot reveal a key character by character. */
function wordsOf({ arrival, answer, operation }: Exchange, secrets: Secrets): string {
  const parts = [arrival.method, arrival.url, operation ?? '', String(arrival.raw ?? ''), answer.text];
  return redact(parts.join('\n'), secrets).toLowerCase();
}
