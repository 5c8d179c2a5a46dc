/** Parts shared by the answers of all resources: optional fields, empty answers, pages. */

import type { Context } from './context.js';
import { invalid } from './refusal.js';
import type { ServiceRequest, ServiceResponse } from './request.js';
import { findRecords, type Table } from './store/table.js';

export type Answer = Record<string, unknown>;

/** Sets an optional field. Without a value it is null or absent, depending on the variation. */
export function optional(context: Context, answer: Answer, key: string, value: unknown): void {
  if (value !== null && value !== undefined) answer[key] = value;
  else if (context.settings.variations.unsetFields === 'null') answer[key] = null;
}

export const ok = (body?: unknown): ServiceResponse =>
  body === undefined ? { status: 200 } : { status: 200, body };

/** A 201 whose body the description does not show: the record, or empty, depending on the variation. */
export const created = (context: Context, body: unknown): ServiceResponse =>
  context.settings.variations.createBodies === 'record' ? { status: 201, body } : { status: 201 };

export interface PageRequest {
  readonly page: number;
  readonly perPage: number;
  readonly offset: number;
}

export function queryText(request: ServiceRequest, key: string): string | undefined {
  if (!Object.hasOwn(request.query, key)) return undefined;
  const value = request.query[key];
  return Array.isArray(value) ? value[0] : (value as string | undefined);
}

export function queryList(request: ServiceRequest, key: string): readonly string[] | undefined {
  if (!Object.hasOwn(request.query, key)) return undefined;
  const value = request.query[key];
  return value === undefined ? undefined : Array.isArray(value) ? value : [value as string];
}

function whole(request: ServiceRequest, key: string, absent: number): number {
  const value = queryText(request, key);
  if (value === undefined || value === '') return absent;
  if (!/^\d{1,9}$/.test(value) || Number(value) < 1) {
    throw invalid(key, 'must be a whole number >= 1');
  }
  return Number(value);
}

/** `page` (default 1) and `per_page` (default and maximum from the variations). Throws 422 for other text. */
export function pageRequest(context: Context, request: ServiceRequest): PageRequest {
  const { perPageDefault, perPageMax } = context.settings.variations;
  const page = whole(request, 'page', 1);
  const perPage = Math.min(whole(request, 'per_page', perPageDefault), perPageMax);
  return { page, perPage, offset: (page - 1) * perPage };
}

/** The page of matching records that the request asks for, with its pagination. */
export function askedPage<R extends { readonly id: number }>(
  context: Context,
  request: ServiceRequest,
  table: Table<R>,
  matches: (record: R) => boolean = () => true,
) {
  const page = pageRequest(context, request);
  const { listOrder } = context.settings.variations;
  const { records, total } = findRecords(table, matches, listOrder, page.offset, page.perPage);
  return { records, pagination: pagination(page, total) };
}

export const pagination = ({ page, perPage }: PageRequest, total: number) => ({
  total_entries: total,
  current_page: page,
  total_pages: Math.ceil(total / perPage),
  per_page: perPage,
});
