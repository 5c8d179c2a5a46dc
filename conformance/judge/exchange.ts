/** One request and its answer, as reports show them. */
import { type Operation, type OperationId, operations } from '../../generated/operations.js';

/** A variation of the account's key: without its last character, with an additional one, or in another case. */
export type NearKey = 'cut' | 'longer' | 'recased';

/** One request and its answer, already redacted; bodies are cut at 4 KB (4096 characters). */
export interface Exchange {
  operation?: string;
  method: string;
  url: string;
  requestHeaders?: Record<string, string>;
  requestBody?: string;
  status?: number;
  responseHeaders?: Record<string, string>;
  responseBody?: string;
  /** If it was sent with such a key. */
  nearKey?: NearKey;
  /** What went wrong below HTTP (refused, reset, timed out); then there is no status. */
  error?: string;
  /** When it was sent, ISO 8601 in UTC, to match it with the server's log. */
  sentAt?: string;
  /** When it was sent, in milliseconds since the process began, with fractions: orders exchanges within a millisecond. */
  clockMs?: number;
  durationMs: number;
}

/** The URL of a list without the page, with sorted parameters. */
export function listUrlWithoutPage(url: string): string {
  const [address = '', query = ''] = url.split('?', 2);
  const besides = query.split('&').filter((one) => !/^(page|via)=/.test(one));
  return [address, ...besides.sort()].join('&');
}

export const withoutQuery = (url: string): string => url.replace(/\?.*$/s, '');

/** The operation with this name; undefined for `raw` and other names. */
export const operationNamed = (name = ''): Operation | undefined =>
  Object.hasOwn(operations, name) ? operations[name as OperationId] : undefined;

/** Whether two exchanges overlap in time; durations are rounded to milliseconds. */
export const overlap = (one: Exchange, other: Exchange): boolean =>
  one.clockMs !== undefined &&
  other.clockMs !== undefined &&
  other.clockMs < one.clockMs + one.durationMs - 0.5 &&
  one.clockMs < other.clockMs + other.durationMs - 0.5;

/** The stated name of the record or list in an answer of the operation with this status; undefined if there is none. */
export const statedWrapper = (operation: string | undefined, status = 0): string | undefined =>
  operationNamed(operation)?.responses[status]?.wrapper;

/** Status and body of the answer, with numbers replaced: the same for the same error; empty if there is none. */
export const errorWords = ({ status, responseBody = '' }: Partial<Exchange> = {}): string =>
  status === undefined ? '' : `${status} ${responseBody.replace(/\d+/g, '#')}`;
