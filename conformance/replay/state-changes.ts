/**
 * Changes of a document's state in recorded exchanges: which cells of its table they are, and which of them the table does not
 * allow, though they were answered with a success: a trigger sent again may lawfully be, as long as it changes nothing.
 */
import { cells, type DocumentType, documentTypes, stateTables } from '../../generated/states.js';
import { cellId } from '../given/paths.js';
import { type Exchange, operationNamed, withoutQuery } from '../judge/exchange.js';
import { isClientError, mayBeDone } from '../judge/status-class.js';

/** A change that was accepted: where it stands, its cell, as in `state:quote/final+finalized`, and whether the table has that. */
export interface AcceptedChange {
  nth: number;
  cell: string;
  isAllowed: boolean;
}

/** Those of the document with this id, from its creation on; none where anything but a trigger may have moved it. */
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
    // A word that is no trigger is in no row.
    const to = row[trigger] ?? null;
    found.push({ nth, cell: cellId(type, state, trigger), isAllowed: to !== null });
    state = to?.to ?? state;
  }
  return found;
}

/** Where changes of state stand that were carried out, though the tables do not allow them. */
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
 * The cell of the change that a wrong status comes from: the first one that the table does not allow, or the last one, where nothing
 * was written to the document after it. Undefined: no change says it.
 */
export function cellBehind(exchanges: readonly Exchange[], id: string): string | undefined {
  const changes = acceptedChanges(exchanges, id);
  const last = changes.at(-1);
  const isLast = last !== undefined && writesTo(id, exchanges).at(-1)?.nth === last.nth;
  return changes.find(({ isAllowed }) => !isAllowed)?.cell ?? (isLast ? last.cell : undefined);
}

/** Whether a statement, as `state:quote/final+finalized`, is a cell in which the table has no way. */
export function isForbiddenCell(statement: string): boolean {
  const [, word = '', from = '', trigger = ''] = /^state:(\w+)\/(\w+)\+(.+)$/.exec(statement) ?? [];
  const type = typeNamed(word);
  return type !== undefined && cells[type][from]?.[trigger] === null;
}

const typeNamed = (singular: string): DocumentType | undefined =>
  (Object.keys(documentTypes) as DocumentType[]).find((one) => documentTypes[one].singular === singular);

/**
 * The cells of triggers that were refused after the last change, as in `state:quote/final+finalized`; each once. `due` is the state
 * that the document must be in, where something says it; else the tables say it, as long as nothing was paid.
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

/** The state that a change leads to; the one that it was tried in, where the table does not know it. */
function stateAfter({ cell }: Partial<AcceptedChange> = {}): string | undefined {
  const [, word = '', from = '', by = ''] = /^state:(\w+)\/(\w+)\+(.+)$/.exec(cell ?? '') ?? [];
  const type = typeNamed(word);
  return type && (cells[type][from]?.[by]?.to ?? from);
}

const typeOfChange = (one: Exchange): DocumentType | undefined =>
  isChangeOfState(one) ? operationNamed(one.operation)?.documentType : undefined;
const isChangeOfState = ({ operation }: Exchange): boolean =>
  operationNamed(operation)?.action === 'change-state';
const isDone = ({ status = 0 }: Exchange): boolean => mayBeDone(status);
const isRefused = ({ status = 0 }: Exchange): boolean => isClientError(status);

/** The requests to the path of a record, reads apart. */
const requestsTo = (id: string, exchanges: readonly Exchange[]): { nth: number; exchange: Exchange }[] =>
  exchanges
    .map((exchange, nth) => ({ nth, exchange }))
    .filter(
      ({ exchange: { method, url } }) =>
        method !== 'GET' && id !== '' && new RegExp(`/${id}(?=[./?]|$)`).test(url),
    );

/** Those that were carried out. */
const writesTo = (id: string, exchanges: readonly Exchange[]) =>
  requestsTo(id, exchanges).filter(({ exchange }) => isDone(exchange));

/** The states to which a trigger leads, of any type. */
export const statesAfter = (trigger: string): string[] => [
  ...new Set(
    Object.values(cells).flatMap((rows) => Object.values(rows).flatMap((row) => row[trigger]?.to ?? [])),
  ),
];

/** The trigger that a body sends; '' where it sends none. */
export function triggerIn(body = ''): string {
  try {
    const [record] = Object.values(JSON.parse(body) as Record<string, { state?: unknown }>);
    return String(record?.state);
  } catch {
    return '';
  }
}
