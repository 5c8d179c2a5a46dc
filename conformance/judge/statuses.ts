/** Which statuses an answer may have, by the expectation of its request. */
import { type OperationId, operations } from '../../generated/operations.js';
import { citation, cited, type InterpretationId, type StatementId } from './citation.js';
import { isClientError, isSuccess } from './status-class.js';
import type { StatusRange } from './violation.js';

/**
 * What an answer's status must be.
 * - 'success' (default): one of the stated 2xx; any 2xx if only errors are stated.
 * - 'refused': any 4xx.
 * - 'any': any 2xx or 4xx. Never a 5xx.
 * - a number (or several): exactly this status if the API description states it for the operation, otherwise its class
 *   (404 that is not stated: any 4xx).
 */
export type StatusExpectation = 'success' | 'refused' | 'any' | number | readonly number[];

const isStated = (id: OperationId, status: number): boolean => {
  const response = operations[id].responses[status];
  return response !== undefined && response.assumed === undefined;
};

/** The stated 2xx of an operation. */
const statedSuccesses = (id: OperationId): number[] =>
  Object.keys(operations[id].responses)
    .map(Number)
    .filter((status) => isSuccess(status) && isStated(id, status));

/** Returns a predicate for the statuses that an expectation accepts, for one operation. */
export function acceptedStatuses(
  id: OperationId,
  expectation: StatusExpectation,
): (status: number) => boolean {
  const { responses } = operations[id];
  const statedSuccess = statedSuccesses(id).length > 0;
  const success = (status: number) =>
    isSuccess(status) && (!statedSuccess || responses[status] !== undefined);
  if (expectation === 'success') return success;
  if (expectation === 'refused') return isClientError;
  // Which 2xx is right is judged only if a success is due.
  if (expectation === 'any') return (status) => isSuccess(status) || isClientError(status);
  const wanted = typeof expectation === 'number' ? [expectation] : expectation;
  return (status) =>
    wanted.some((one) => {
      if (isStated(id, one) || one >= 500) return status === one;
      return one < 300 ? success(status) : isClientError(status);
    });
}

/** The statuses from 100 to 599 that the predicate accepts, as ranges. */
export function rangesOf(isAccepted: (status: number) => boolean): StatusRange[] {
  const ranges: [number, number][] = [];
  for (let status = 100; status < 600; status += 1) {
    const last = ranges.at(-1);
    if (!isAccepted(status)) continue;
    if (last?.[1] === status - 1) last[1] = status;
    else ranges.push([status, status]);
  }
  return ranges;
}

/** The expectation as text: `201`, `404 or 401`, `a 4xx`. */
export function inStatuses(id: OperationId, expectation: StatusExpectation): string {
  if (expectation === 'success') {
    const all = Object.keys(operations[id].responses).filter((key) => key.startsWith('2'));
    return all.join(' or ') || 'a 2xx';
  }
  if (expectation === 'refused') return 'a 4xx';
  if (expectation === 'any') return 'a success or a 4xx';
  return (typeof expectation === 'number' ? [expectation] : expectation).join(' or ');
}

/** The statement behind an expectation: of the operation's row, otherwise of the table of Errors; or an interpretation. */
export function statusStatement(
  id: OperationId,
  expectation: StatusExpectation,
): StatementId | InterpretationId {
  if (expectation === 'success' || expectation === 'any') {
    const [first] = statedSuccesses(id);
    return citation(...(first === undefined ? [] : [`status:${id}/${first}`]), `operation:${id}`).statement;
  }
  const [first = 422] =
    expectation === 'refused' ? [422] : typeof expectation === 'number' ? [expectation] : expectation;
  return cited(`status:${id}/${first}`, `errors:${first}`, 'errors:422');
}
