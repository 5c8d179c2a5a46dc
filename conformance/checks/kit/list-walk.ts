/**
 * Reads lists whose length, order and page size depend on the target: page by page or from both ends; repeats reads of lists
 * that are late.
 */
import { type OperationId, operations } from '../../../generated/operations.js';
import { type DocumentType, documentTypes } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import type { Exchange } from '../../judge/exchange.js';
import type { Symptom } from '../../judge/identity.js';
import { isSuccess } from '../../judge/status-class.js';
import type { CheckContext } from '../../run/check.js';
import type { Compared } from '../../run/expect.js';
import type { Answer, Json, QueryValue } from '../../target/call.js';
import { type Pagination, pageCount, paginationOf } from '../../target/pagination.js';
import { isOtherType } from './document-rules.js';

export type Query = Record<string, QueryValue>;

export interface Walked {
  entries: Json[];
  pages: Json[][];
  paginations: (Pagination | undefined)[];
  /** The exchange that showed each page. */
  answers: (Exchange | undefined)[];
  /** False when the walk stopped at `mostPages`. */
  complete: boolean;
}

export const idsOf = (entries: readonly Json[]): string[] => entries.map(({ id }) => String(id));

/** Whether both hold the same records in the same order. */
export const sameEntries = (a: readonly Json[], b: readonly Json[]): boolean =>
  String(idsOf(a)) === String(idsOf(b));

/** Whether the description states `per_page` for this list. */
const hasPages = (list: OperationId): boolean =>
  operations[list].parameters.some(({ name, assumed }) => name === 'per_page' && assumed === undefined);

/** Reads one page, which must not exceed `per_page`; behind the end a list may answer 404, which counts as an empty page. */
export async function page(
  t: CheckContext,
  list: OperationId,
  query: Query,
  number: number,
): Promise<Answer> {
  const status = number > 1 ? ('any' as const) : ('success' as const);
  const answer = await t.call(list, { query: { ...query, page: number } }, { status });
  if (!isSuccess(answer.status)) return { ...answer, list: [] };
  const size = Number(query.per_page);
  if (answer.list.length > size && hasPages(list)) {
    const beside = Object.keys(query).filter((name) => name !== 'per_page' && query[name] !== undefined);
    const asked = [`per_page=${size}`, ...beside].join(' & ');
    t.fail(`${list} with ${asked} holds at most ${size} entries`, `${answer.list.length} entries`, {
      field: 'query.per_page',
      symptom: 'too many',
      operation: list,
      statement: 'rule:pages-partition',
      proof: { by: 'size', least: 0, most: size },
    });
  }
  const shown = paginationOf(answer)?.per_page;
  // Noted once for all checks, since every check that reads the list would note it.
  if (shown !== undefined && size > 0 && hasPages(list) && Number(shown) !== size)
    await t.given.once(`per_page of ${list}`, async () =>
      t.soft(`pagination.per_page of ${list} is ${size}, as asked`, shown, {
        field: 'pagination.per_page',
        symptom: 'different',
        ...{ operation: list, statement: 'rule:pagination-adds-up', subject: 'per_page' },
        // Proved by its value: an empty list shows it, too.
        proof: { by: 'value', compare: 'number', expected: size, actual: shown },
      }),
    );
  judgeNumbers(t, list, answer.list);
  return answer;
}

const changeOf = new Map<string, OperationId>(
  (Object.keys(documentTypes) as DocumentType[]).map((type) => [
    documentTypes[type].type,
    operationsOf(type).change,
  ]),
);

/**
 * Notes a number that a page shows for two documents of this run: numbers are unique per series and type. Documents of others
 * may be older than that rule, and receipts have two counters. The violation is of the operation that assigns numbers.
 */
function judgeNumbers(t: CheckContext, list: OperationId, entries: readonly Json[]): void {
  const owners = new Map<string, string>();
  for (const { id, type, status, sequence_number: number, sequence_id: series } of entries) {
    if (typeof number !== 'string' || !/^\d+\/./.test(number) || /^(draft|deleted)$/i.test(String(status)))
      continue;
    if (!t.given.isMade(id) || type === documentTypes.receipts.type) continue;
    const key = JSON.stringify([type, number, series ?? null]);
    const other = owners.get(key);
    owners.set(key, String(id));
    if (other === undefined || other === String(id)) continue;
    t.soft(`sequence_number ${number} of ${String(type)} is that of one document`, `${other} and ${id}`, {
      field: 'sequence_number',
      symptom: 'not unique',
      statement: 'rule:number-unique',
      operation: changeOf.get(String(type)) ?? list,
      proof: { by: 'unique', field: 'sequence_number', beside: ['type', 'sequence_id'] },
    });
  }
}

/** Judges that the first page of a list that holds one type has no documents of another type that can be created. */
export async function judgeOneType(t: CheckContext, type: DocumentType): Promise<void> {
  const { list } = operationsOf(type);
  const { list: entries } = await page(t, list, { per_page: 30 }, 1);
  const stray = entries.find((one) => typeof one.type === 'string' && isOtherType(type, one.type));
  if (stray)
    t.fail(`${list} holds documents of type ${documentTypes[type].type} only`, stray.type, {
      field: 'type',
      symptom: 'different',
      operation: list,
      statement: 'rule:record-listed',
    });
}

/**
 * Reads all pages of a list that the query keeps short. `mostPages` limits the walk where a filter has no effect. Without
 * pagination it ends with an empty or a repeated page.
 */
export async function walk(
  t: CheckContext,
  list: OperationId,
  query: Query,
  mostPages = 25,
): Promise<Walked> {
  const walked: Walked = { entries: [], pages: [], paginations: [], answers: [], complete: false };
  for (let number = 1; number <= mostPages; number += 1) {
    const answer = await page(t, list, query, number);
    const pagination = paginationOf(answer);
    const repeated = number > 1 && sameEntries(answer.list, walked.pages.at(-1) ?? []);
    if (answer.list.length === 0 || (repeated && !pagination)) {
      if (number === 1) {
        walked.paginations.push(pagination);
        walked.answers.push(t.client.last());
      }
      return { ...walked, complete: true };
    }
    walked.pages.push(answer.list);
    walked.paginations.push(pagination);
    walked.answers.push(t.client.last());
    walked.entries.push(...answer.list);
    if (number >= (pageCount(answer) ?? Number.NaN)) return { ...walked, complete: true };
  }
  return walked;
}

/** The symptom of a wrong pagination figure: in conflict with the list, or different from what was asked. */
const figureSymptoms: Readonly<Record<keyof Pagination, Symptom>> = {
  ...{ total_entries: 'inconsistent', total_pages: 'inconsistent' },
  ...{ current_page: 'different', per_page: 'different' },
};

/** Fails when figures of a pagination differ from `due`; `where` ends the message for each. */
export function judgeFigures(
  t: CheckContext,
  shown: Pagination,
  due: Partial<Pagination>,
  where: string,
  how: Partial<Compared> = {},
): void {
  for (const [figure, value] of Object.entries(due) as [keyof Pagination, number][])
    t.expect.number(shown[figure], value, `${figure} ${where}`, {
      ...{ field: `pagination.${figure}`, symptom: figureSymptoms[figure], ...how },
    });
}

export type Found = 'found' | 'absent' | 'too long';

/** How many pages are read from either end of a list that cannot be filtered. */
const endPages = 8;
const wide = 30;

/**
 * Finds a record in a list without filters, from the front, then from the back: records of the check are new, so they are near
 * one end of a list in any order of time. `place` counts from 1.
 */
export async function findInLongList(
  t: CheckContext,
  list: OperationId,
  isIt: (entry: Json) => boolean,
): Promise<{ found: Found; entry?: Json; place?: number }> {
  const query = { per_page: wide };
  let pages: number | undefined;
  for (let number = 1; number <= endPages; number += 1) {
    const answer = await page(t, list, query, number);
    const nth = answer.list.findIndex(isIt);
    const entry = answer.list[nth];
    if (entry) return { found: 'found', entry, place: (number - 1) * wide + nth + 1 };
    pages = pageCount(answer);
    if (answer.list.length === 0 || (pages !== undefined && number >= pages)) return { found: 'absent' };
  }
  const last = pages ?? (await lastPage(t, list, query));
  for (let number = last + 1; number > Math.max(endPages, last - endPages); number -= 1) {
    const answer = await page(t, list, query, number);
    const entry = answer.list.find(isIt);
    if (entry) return { found: 'found', entry };
  }
  return { found: last <= 2 * endPages ? 'absent' : 'too long' };
}

/** The last page that is not empty, by doubling and halving; at most about 40 requests. */
async function lastPage(t: CheckContext, list: OperationId, query: Query): Promise<number> {
  // Behind the end a list may be empty or repeat its last page.
  const holds = async (number: number) => {
    const [before, { list: entries }] = [
      await page(t, list, query, number - 1),
      await page(t, list, query, number),
    ];
    return entries.length > 0 && !sameEntries(entries, before.list);
  };
  let [low, high] = [endPages, endPages * 2];
  while (high < 1_000_000 && (await holds(high))) [low, high] = [high, high * 2];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}
