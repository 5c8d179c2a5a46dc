/**
 * Changes of state in recorded exchanges that the table of the document's type does not allow, though they were answered with a
 * success: a trigger sent again may lawfully be, as long as it changes nothing. Pure.
 */
import { type Operation, type OperationId, operations } from '../../generated/operations.js';
import { cells, documentTypes, stateTables } from '../../generated/states.js';
import type { Exchange } from '../judge/exchange.js';

/** One such change: where it stands, and the cell of the table, as in `state:quote/final+finalized`. */
export interface ForbiddenChange {
  nth: number;
  cell: string;
}

/** Those of the document with this id, from its creation on; none where anything but a trigger may have moved it. */
export function forbiddenChanges(exchanges: readonly Exchange[], id: string): ForbiddenChange[] {
  let state: string | undefined;
  const found: ForbiddenChange[] = [];
  for (const [nth, { url, method, operation: name = '', requestBody, status = 0 }] of exchanges.entries()) {
    if (method === 'GET' || status >= 300 || !new RegExp(`/${id}(?=[./?]|$)`).test(url)) continue;
    const { documentType: type, action } = operationNamed(name) ?? {};
    if (type === undefined) return [];
    if (action !== 'change-state') continue;
    state ??= stateTables[documentTypes[type].family].initial;
    const trigger = triggerIn(requestBody);
    const cell = cells[type][state]?.[trigger];
    if (cell === undefined) return [];
    if (cell === null) found.push({ nth, cell: `state:${documentTypes[type].singular}/${state}+${trigger}` });
    else state = cell.to;
  }
  return found;
}

const operationNamed = (name: string): Operation | undefined =>
  Object.hasOwn(operations, name) ? operations[name as OperationId] : undefined;

function triggerIn(body = ''): string {
  try {
    const [record] = Object.values(JSON.parse(body) as Record<string, { state?: unknown }>);
    return String(record?.state);
  } catch {
    return '';
  }
}
