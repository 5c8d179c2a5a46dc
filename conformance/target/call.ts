/**
 * What a call to the target is made of, and what comes back: plain shapes. Owns no sending (client.ts) and no judging.
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
   * 'none' sends no key, 'empty' the parameter without a value, 'wrong' one that opens nothing, 'cut' and 'longer' the
   * account's own less or more one character, 'recased' with lower case for capitals and the other way round;
   * default: the key of the account.
   */
  key?: KeyChoice;
  /**
   * Whose address is called; 'second' also means the second key unless `key` says otherwise. An account that the
   * check has made itself is given by its address and key.
   */
  account?: 'own' | 'second' | MadeAccount;
  /** Why this request is sent, for the message: 'an unknown id', 'the second update'. */
  what?: string;
  /** What the status rests on, where it is not the operation's own row: `state:invoice/final+settled`. */
  statement?: StatementId;
  /**
   * The field of the request that is wrong, and why it must be refused (what a request that was accepted is blamed on): `client.email`, `document.date`, `query.page`,
   * `path.id`; see judge/identity.ts. Not needed for a key of another kind or account.
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
  /** What stands under the stated wrapper, or the only object in the body; {} when there is none. */
  record: Json;
  /** The one array of a list answer, whatever its key; [] when there is none. */
  list: Json[];
}

/** Bytes sent as they are; judged only for 5xx and hanging. */
export interface RawRequest {
  method: string;
  /** Path below the account's address, with placeholders filled; the key is added to the query. */
  path: string;
  query?: Record<string, QueryValue>;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  key?: KeyChoice;
  account?: 'own' | 'second' | 'public' | MadeAccount;
  /** Named in coverage and in the report. */
  operation?: OperationId;
}
