/** The pages of a list: whether it has any, and the pagination in its answer. */
import { type OperationId, operations } from '../../generated/operations.js';
import type { Answer, Json } from './call.js';

export interface Pagination {
  total_entries: number;
  current_page: number;
  total_pages: number;
  per_page: number;
}

export const isPagedList = (list: OperationId): boolean =>
  operations[list].parameters.some(({ name }) => name === 'page');

export function paginationOf({ body }: Pick<Answer, 'body'>): Pagination | undefined {
  const found = (Object(body) as Json).pagination;
  return found !== null && typeof found === 'object' ? (found as Pagination) : undefined;
}

/**
 * The number of pages of a list: the answered number, or the number that its total of entries needs if that is greater, so that
 * a wrong number hides no entry. Undefined without pagination.
 */
export function pageCount(answer: Pick<Answer, 'body'>): number | undefined {
  const { total_pages, total_entries, per_page } = paginationOf(answer) ?? {};
  const counts = [Number(total_pages), Math.ceil(Number(total_entries) / Number(per_page))];
  const known = counts.filter(Number.isFinite);
  return known.length === 0 ? undefined : Math.max(...known);
}
