/** One request and its answer, as reports show them. */
import { type Operation, type OperationId, operations } from '../../generated/operations.js';

/** Nearly the account's own key: without its last character, with one more, or in another case. */
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
  /** Where it was asked with such a key. */
  nearKey?: NearKey;
  /** What went wrong below HTTP (refused, reset, timed out); then there is no status. */
  error?: string;
  /** When it was sent, ISO 8601 in UTC, so that the server's log can be matched. */
  sentAt?: string;
  /** Milliseconds since the process began, with fractions: what came before what within one millisecond. */
  clockMs?: number;
  durationMs: number;
}

/** What a list was asked for besides the page: the address, and the parameters in any order. */
export function askedBesidesPage(url: string): string {
  const [address = '', query = ''] = url.split('?', 2);
  const besides = query.split('&').filter((one) => !/^(page|via)=/.test(one));
  return [address, ...besides.sort()].join('&');
}

export const withoutQuery = (url: string): string => url.replace(/\?.*$/s, '');

/** Undefined for what is no operation, as `raw`. */
export const operationNamed = (name = ''): Operation | undefined =>
  Object.hasOwn(operations, name) ? operations[name as OperationId] : undefined;

/** Whether both were under way at the same time; durations are rounded to milliseconds. */
export const overlap = (one: Exchange, other: Exchange): boolean =>
  one.clockMs !== undefined &&
  other.clockMs !== undefined &&
  other.clockMs < one.clockMs + one.durationMs - 0.5 &&
  one.clockMs < other.clockMs + other.durationMs - 0.5;
