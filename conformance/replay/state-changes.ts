/**
 * Changes of a document's state in recorded exchanges: their cells in the state table, and which of them the table forbids
 * though they were answered with a success. A repeated trigger may be answered so, as long as it changes nothing.
 */
import { cells, type DocumentType, documentTypes, stateTables } from '../../generated/states.js';
import { cellId } from '../given/paths.js';
import { type Exchange, operationNamed, withoutQuery } from '../judge/exchange.js';
import { readLeniently } from '../judge/lenient-json.js';
import { isClientError, mayBeDone } from '../judge/status-class.js';

/** An accepted change: its index, its cell such as `state:quote/final+finalized`, and whether the table allows it. */
export interface AcceptedChange {
  nth: number;
  cell: string;
  isAllowed: boolean;
}

/** The accepted changes of the document with this id; none if a payment may have changed its state. */
function acceptedChanges(exchanges: readonly Exchange[], id: string): AcceptedChange[] {
  let state: string | undefined;
  const found: AcceptedChange[] = [];
  for (const { nth, exchange } of writesTo(id, exchanges)) {
    const { documentType: type, action } = operationNamed(exchange.operation) ?? {};
    if (type === undefined || exchange.operation === 'createPartialPayment') return [];
    if (action !== 'change-state') continue;
    state ??= stateTables[documentTypes[type].family].initial;
    const trigger = triggerIn(exchange.requestBody);
    const row = cells[type][state];
    if (row === undefined) return [];
    // An unknown trigger is in no row.
    const to = row[trigger] ?? null;
    found.push({ nth, cell: cellId(type, state, trigger), isAllowed: to !== null });
    state = to?.to ?? state;
  }
  return found;
}

/** The indices of changes of state that were carried out though the tables forbid them. */
export function forbiddenChanges(exchanges: readonly Exchange[]): Set<number> {
  const ids = new Set(
    exchanges.flatMap((one) =>
      isChangeOfState(one) ? (/\/(\d+)\/[^/]*$/.exec(withoutQuery(one.url))?.[1] ?? []) : [],
    ),
  );
  const changes = [...ids].flatMap((id) => acceptedChanges(exchanges, id));
  return new Set(changes.flatMap(({ nth, isAllowed }) => (isAllowed ? [] : [nth])));
}

/**
 * The cell of the change that led to a wrong status: the first one that the table forbids, or the last one if nothing was
 * written to the document after it. Undefined if there is no such change.
 */
export function cellBehind(exchanges: readonly Exchange[], id: string): string | undefined {
  const changes = acceptedChanges(exchanges, id);
  const last = changes.at(-1);
  const isLast = last !== undefined && writesTo(id, exchanges).at(-1)?.nth === last.nth;
  return changes.find(({ isAllowed }) => !isAllowed)?.cell ?? (isLast ? last.cell : undefined);
}

/** Whether a statement such as `state:quote/final+finalized` is a forbidden cell. */
export function isForbiddenCell(statement: string): boolean {
  const { row, trigger } = partsOf(statement);
  return row?.[trigger] === null;
}

/** The state and the trigger of a cell such as `state:quote/final+finalized`, and the row of that state in its table. */
function partsOf(cell: string) {
  const [, singular = '', from = '', trigger = ''] = /^state:(\w+)\/(\w+)\+(.+)$/.exec(cell) ?? [];
  const types = Object.keys(documentTypes) as DocumentType[];
  const type = types.find((one) => documentTypes[one].singular === singular);
  return { from, trigger, row: type && cells[type][from] };
}

/**
 * The distinct cells, such as `state:quote/final+finalized`, of triggers refused after the last change. `due` is the state that
 * the document must be in, if known; otherwise it follows from the tables, unless something was paid.
 */
export function refusedCells(exchanges: readonly Exchange[], id: string, due?: string): string[] {
  const sent = requestsTo(id, exchanges);
  const type = sent.map(({ exchange }) => typeOfChange(exchange)).find((one) => one !== undefined);
  const state = due ?? stateAfter(acceptedChanges(exchanges, id).at(-1));
  if (type === undefined || state === undefined) return [];
  const last = sent.findLastIndex(({ exchange }) => isChangeOfState(exchange) && isDone(exchange));
  const triggers = sent
    .slice(last + 1)
    .filter(({ exchange }) => isChangeOfState(exchange) && isRefused(exchange))
    .map(({ exchange: { requestBody } }) => triggerIn(requestBody));
  return [...new Set(triggers)].map((trigger) => cellId(type, state, trigger));
}

/** The state that a change leads to; the state before it if the table does not have the change. */
function stateAfter({ cell }: Partial<AcceptedChange> = {}): string | undefined {
  if (cell === undefined) return undefined;
  const { from, trigger, row } = partsOf(cell);
  return row?.[trigger]?.to ?? from;
}

const typeOfChange = (one: Exchange): DocumentType | undefined =>
  isChangeOfState(one) ? operationNamed(one.operation)?.documentType : undefined;
export const isChangeOfState = ({ operation }: Exchange): boolean =>
  operationNamed(operation)?.action === 'change-state';
const isDone = ({ status = 0 }: Exchange): boolean => mayBeDone(status);
const isRefused = ({ status = 0 }: Exchange): boolean => isClientError(status);

/** The requests other than GET to the path of a record. */
const requestsTo = (id: string, exchanges: readonly Exchange[]): { nth: number; exchange: Exchange }[] =>
  exchanges
    .map((exchange, nth) => ({ nth, exchange }))
    .filter(
      ({ exchange: { method, url } }) =>
        method !== 'GET' && id !== '' && new RegExp(`/${id}(?=[./?]|$)`).test(url),
    );

/** The requests other than GET that were carried out. */
const writesTo = (id: string, exchanges: readonly Exchange[]) =>
  requestsTo(id, exchanges).filter(({ exchange }) => isDone(exchange));

/** The states to which a trigger leads, for all document types. */
export const statesAfter = (trigger: string): string[] => [
  ...new Set(
    Object.values(cells).flatMap((rows) => Object.values(rows).flatMap((row) => row[trigger]?.to ?? [])),
  ),
];

/** The trigger in a body; '' if there is none. */
export function triggerIn(body = ''): string {
  const [record] = Object.values(Object(readLeniently(body)) as Record<string, { state?: unknown } | null>);
  return typeof record?.state === 'string' ? record.state : '';
}
