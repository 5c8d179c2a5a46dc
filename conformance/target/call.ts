/**
 * The types of calls to the target and of their answers; client.ts sends calls.
 */
import type { OperationId } from '../../generated/operations.js';
import type { StatementId } from '../judge/citation.js';
import type { StatusExpectation } from '../judge/statuses.js';

export type Json = Record<string, unknown>;

export const isId = (value: unknown): value is string | number =>
  typeof value === 'number' || typeof value === 'string';

export type QueryValue = string | number | boolean | readonly string[] | undefined;

export interface CallInput {
  path?: Record<string, string | number>;
  query?: Record<string, QueryValue>;
  body?: unknown;
}

export type { StatusExpectation };

export interface MadeAccount {
  baseUrl: string;
  apiKey: string;
}

export type KeyChoice = 'own' | 'none' | 'empty' | 'wrong' | 'second' | 'cut' | 'longer' | 'recased';

export interface CallOptions {
  status?: StatusExpectation;
  /**
   * 'none' sends no key, 'empty' the parameter without a value, 'wrong' an invalid key, 'cut' and 'longer' the account's key
   * with one character less or more, 'recased' with upper and lower case swapped; default: the key of the account.
   */
  key?: KeyChoice;
  /**
   * The account whose address is called; 'second' implies the second key unless `key` is set. An account that the check has
   * created is given by its address and key.
   */
  account?: 'own' | 'second' | MadeAccount;
  /** What the request is, for messages: 'an unknown id', 'the second update'. */
  what?: string;
  /** The statement that the status must follow, if not that of the operation: `state:invoice/final+settled`. */
  statement?: StatementId;
  /**
   * The invalid field because of which the request must be refused: `client.email`, `document.date`, `query.page`, `path.id`;
   * see judge/identity.ts. Not needed for an invalid key or that of another account.
   */
  field?: string;
}

/** One judged answer. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
  /** Parsed JSON; undefined when there is no body. */
  body: unknown;
  /** The value of the stated wrapper, or the only object in the body; {} if there is none. */
  record: Json;
  /** The array of a list answer, whatever its key; [] if there is none. */
  list: Json[];
}

/** A request sent as it is; judged only by whether it gets an answer, and none with a 5xx. */
export interface RawRequest {
  method: string;
  /** The path relative to the account's address, with placeholders replaced; the key is added to the query. */
  path: string;
  query?: Record<string, QueryValue>;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  key?: KeyChoice;
  account?: 'own' | 'second' | 'public' | MadeAccount;
  /** Named in coverage and in the report. */
  operation?: OperationId;
}
