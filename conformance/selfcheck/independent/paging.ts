/** Pages of lists and the record that a path names. It owns `page` and `per_page`, and nothing of what is listed. */
import { type Call, missing, refuse } from './http.js';
import type { Json, JsonObject } from './json.js';
import type { Entry } from './store.js';

export function recordAt<T>(call: Call, param: string, records: Map<number, T>, what: string): T {
  const text = call.params[param] ?? '';
  const found = /^[1-9]\d{0,15}$/.test(text) ? records.get(Number(text)) : undefined;
  return found ?? missing(what);
}

function wholeNumber(call: Call, name: string, otherwise: number): number {
  const text = call.query.get(name);
  if (text === null || text.trim() === '') return otherwise;
  const right = /^\d{1,9}$/.test(text) && Number(text) > 0;
  if (right) return Number(text);
  return call.has('odd-pages-mean-the-first')
    ? otherwise
    : refuse(`${name} must be a whole number above zero`);
}

export interface Page<T> {
  records: T[];
  pagination: JsonObject;
}

export function pageOf<T>(call: Call, all: readonly T[]): Page<T> {
  const page = wholeNumber(call, 'page', 1);
  const usual = call.has('default-page-of-30') ? 30 : call.has('default-page-of-20') ? 20 : 10;
  const asked = wholeNumber(call, 'per_page', usual);
  const most = call.has('pages-up-to-100') ? 100 : 30;
  if (asked > most && call.has('large-pages-refused')) refuse(`per_page is at most ${most}`);
  const size = Math.min(asked, most);
  const pages = Math.ceil(all.length / size);
  if (page > Math.max(1, pages) && call.has('pages-after-the-last-are-404')) missing('page');
  const pagination = {
    total_entries: all.length,
    current_page: page,
    total_pages: call.has('an-empty-list-has-one-page') ? Math.max(1, pages) : pages,
    per_page: size,
  };
  return { records: all.slice((page - 1) * size, page * size), pagination };
}

/** Newest first or oldest first: no order is stated. */
export function ordered<T extends Entry>(call: Call, records: Iterable<T>): T[] {
  const lag = call.has('lists-lag-a-little') ? 250 : 0;
  const list = [...records].filter((record) => lag === 0 || record.born <= Date.now() - lag);
  return call.has('lists-newest-first') ? list.reverse() : list;
}

/** A list whose page belongs to it, with or without its counts where the description shows none. */
export function withPages(call: Call, key: string, page: Page<Json>, stated: boolean): JsonObject {
  return stated || call.has('every-list-has-counts')
    ? { [key]: page.records, pagination: page.pagination }
    : { [key]: page.records };
}
