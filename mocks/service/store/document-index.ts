/**
 * Finds a filtered page of documents, whole chunks at a time: what was counted in a chunk is remembered until somebody
 * writes there. It knows no request, and leaves to document-matches.ts what matches.
 */
import {
  type DocumentChunk,
  type DocumentFilter,
  type DocumentTable,
  matcherOf,
} from './document-matches.js';
import type { DocumentRecord } from './records.js';
import { type Order, pageOfMatches } from './table.js';

/** Counts already made for a filter, by chunk; a chunk's stamp says whether its count still holds. */
interface Counts {
  readonly stamps: number[];
  readonly counts: number[];
}

const MAX_REMEMBERED = 64;
/** Stamps are unique in the process, so forks may share what was counted. */
const remembered = new Map<string, Counts>();

function countsFor(key: string): Counts {
  const known = remembered.get(key);
  remembered.delete(key);
  if (!known && remembered.size >= MAX_REMEMBERED) {
    remembered.delete(remembered.keys().next().value as string);
  }
  const counts = known ?? { stamps: [], counts: [] };
  remembered.set(key, counts);
  return counts;
}

export interface DocumentPage {
  readonly total: number;
  readonly documents: readonly DocumentRecord[];
}

export function findDocuments(
  table: DocumentTable,
  filter: DocumentFilter,
  order: Order,
  offset: number,
  limit: number,
): DocumentPage {
  const matcher = matcherOf(filter);
  const { stamps, counts } = countsFor(JSON.stringify(filter));
  let total = 0;
  for (let index = 0; index < table.chunks.length; index++) {
    const chunk = table.chunks[index] as DocumentChunk;
    if (stamps[index] !== chunk.stamp) {
      counts[index] = matcher.count(chunk);
      stamps[index] = chunk.stamp;
    }
    total += counts[index] as number;
  }
  const documents = pageOfMatches(
    table,
    order,
    offset,
    limit,
    (_, index) => counts[index] as number,
    matcher.slots,
  );
  return { total, documents };
}

/** Every matching document, oldest first. */
export const allDocuments = (table: DocumentTable, filter: DocumentFilter): readonly DocumentRecord[] =>
  findDocuments(table, filter, 'oldest', 0, Number.MAX_SAFE_INTEGER).documents;
