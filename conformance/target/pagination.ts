/** What an answer says of the pages of a list. */
import type { Answer, Json } from './call.js';

export interface Pagination {
  total_entries: number;
  current_page: number;
  total_pages: number;
  per_page: number;
}

export function paginationOf({ body }: Pick<Answer, 'body'>): Pagination | undefined {
  const found = (Object(body) as Json).pagination;
  return found !== null && typeof found === 'object' ? (found as Pagination) : undefined;
}

/**
 * How many pages a list has: as many as it says, or as its entries fill where those are more, so that a wrong number of pages
 * hides no entry. Undefined where it says nothing of pages.
 */
export function pageCount(answer: Pick<Answer, 'body'>): number | undefined {
  const { total_pages, total_entries, per_page } = paginationOf(answer) ?? {};
  const counts = [Number(total_pages), Math.ceil(Number(total_entries) / Number(per_page))];
  const known = counts.filter(Number.isFinite);
  return known.length === 0 ? undefined : Math.max(...known);
}
