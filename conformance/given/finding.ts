/**
 * Finds the id of a record whose create showed none: by find, by the text filter, or by walking the list. Callers add the record
 * to the journal.
 */
import type { OperationId } from '../../generated/operations.js';
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { type Dialect, operationsOf } from '../dialect/dialect.js';
import type { Answer, Json } from '../target/call.js';
import { isPagedList, pageCount } from '../target/pagination.js';
import { grace, untilFound } from '../target/patience.js';
import type { Given } from './given.js';

type GivenCall = Given['call'];

/** `findId`, repeated for a grace period: lists and searches may show new records late. */
export const findLate = (
  call: GivenCall,
  dialect: Dialect,
  operation: OperationId,
  name: string,
): Promise<unknown> =>
  // A client is searched, all others are listed.
  untilFound(
    operation === 'createClient' ? 'searches' : 'lists',
    grace,
    async () => (await findId(call, dialect, operation, name)) ?? undefined,
  );

/** Yields the pages of a list: up to the last page that it states, the first empty page, or `most` pages. */
export async function* pagesOf(
  read: (page: number) => Promise<Answer>,
  most: number,
): AsyncGenerator<Json[]> {
  for (let [page, last] = [1, most]; page <= last; page += 1) {
    const answer = await read(page);
    if (answer.list.length === 0) return;
    yield answer.list;
    last = Math.min(most, pageCount(answer) ?? most);
  }
}

/** The id of the record that `operation` created under `name`: clients by find, documents by text filter, others by their list. */
export async function findId(call: GivenCall, dialect: Dialect, operation: OperationId, name: string) {
  if (operation === 'createClient') {
    const query = { [dialect.queries.findClientByName]: name };
    const found = await call('findClientByName', { query }, { status: 'any' });
    return found.record.name === name ? found.record.id : undefined;
  }
  const list = listFor(operation);
  if (!list) return undefined;
  const holds = (one: Json) => [one.name, one.serie, one.reference].includes(name);
  if (!isPagedList(list)) return (await call(list)).list.find(holds)?.id;
  for (const query of [{ text: name, per_page: 30 }, { per_page: 30 }]) {
    let before = '';
    // Some lists do not have that filter, and a server may refuse unknown parameters.
    const how = 'text' in query ? ({ status: 'any' } as const) : undefined;
    for await (const entries of pagesOf((page) => call(list, { query: { ...query, page } }, how), 60)) {
      const found = entries.find(holds);
      if (found) return found.id;
      // A list that ignores `page` repeats its first page: stop.
      const ids = JSON.stringify(entries.map((one) => one.id));
      if (ids === before) break;
      before = ids;
    }
  }
  return undefined;
}

function listFor(operation: OperationId): OperationId | undefined {
  const plain: Partial<Record<OperationId, OperationId>> = {
    createItem: 'listItems',
    createTax: 'listTaxes',
    createSequence: 'listSequences',
  };
  const type = (Object.keys(documentTypes) as DocumentType[]).find(
    (one) => operationsOf(one).create === operation,
  );
  return plain[operation] ?? (type && operationsOf(type).list);
}
