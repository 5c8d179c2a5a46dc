/**
 * The shape of a check and of what it is given to work with. Owns no behaviour: `run.ts` runs checks,
 * `context.ts` builds what they get. Nothing here or below imports Playwright; only `suite.spec.ts` does,
 * so that a check also runs in-process.
 */
import type { OperationId } from '../../generated/operations.js';
import type { DocumentType } from '../../generated/states.js';
import type { Dialect } from '../dialect/dialect.js';
import type { Given } from '../given/given.js';
import type { Client } from '../target/client.js';
import type { Settings } from '../target/settings.js';
import type { CheckKind } from '../verdict/result.js';

export type { CheckKind, DocumentType, OperationId };

export type Profile = 'smoke' | 'full' | 'soak';

/**
 * What a target may lack. A check that needs a feature which the target does not claim, or for which a
 * setting is missing (`public-url`, `account-id`, `second-account`), is `unsupported`.
 */
export const features = [
  'public-url',
  'account-id',
  'second-account',
  'accounts',
  'items',
  'taxes',
  'clients',
  'sequences',
  'invoices',
  'estimates',
  'guides',
  'purchase_orders',
  'payments',
  'treasury',
  'saft',
  'pdf',
  'qr',
  'email',
  'related',
  'portugal',
] as const;
export type Feature = (typeof features)[number];

/** One declared check. Every field but `run` is data, so that listing needs no target. */
export interface Check {
  /** operationId + '/' + slug, e.g. 'changeInvoiceState/final+settled'. Stable; never a running number. */
  id: string;
  /** Condition -> outcome, in the present tense. */
  title: string;
  /** The rule in words. */
  rule: string;
  /** Section of the API description where the rule is stated. */
  source: string;
  kind: CheckKind;
  operation: OperationId;
  /** The smallest profile that contains it; default 'full'. */
  profile?: Profile;
  /** Sends GETs only and needs no data of its own. */
  readOnly?: boolean;
  /** Judges an assumption: runs with `--assumed` only, and a failure is a warning. */
  assumed?: boolean;
  /** Besides the feature of the operation's own resource or family, which is always needed. */
  needs?: readonly Feature[];
  run(t: CheckContext): Promise<void>;
}

export type Json = Record<string, unknown>;
export type QueryValue = string | number | boolean | readonly string[] | undefined;

export interface CallInput {
  path?: Record<string, string | number>;
  query?: Record<string, QueryValue>;
  body?: unknown;
}

/**
 * What an answer's status must be.
 * - 'success' (default): one of the stated 2xx; any 2xx where only errors are stated.
 * - 'refused': any 4xx.
 * - 'any': anything lawful for this operation: a 2xx, or any 4xx. Never a 5xx.
 * - a number (or several): exactly that where the description states it for the operation, else its class
 *   (404 asked but not stated: any 4xx).
 */
export type StatusExpectation = 'success' | 'refused' | 'any' | number | readonly number[];

export interface MadeAccount {
  baseUrl: string;
  apiKey: string;
}

export type KeyChoice = 'own' | 'none' | 'wrong' | 'second' | 'cut' | 'longer' | 'recased';

export interface CallOptions {
  status?: StatusExpectation;
  /**
   * 'none' sends no key, 'wrong' one that opens nothing, 'cut' and 'longer' the account's own less or more one
   * character, 'recased' with small letters for capitals and the other way round; default: the key of the account.
   */
  key?: KeyChoice;
  /**
   * Whose address is called; 'second' also means the second key unless `key` says otherwise. An account that the
   * check has made itself is given by its address and key.
   */
  account?: 'own' | 'second' | MadeAccount;
  /** Why this request is sent, for the message: 'an unknown id', 'the second update'. */
  what?: string;
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
  account?: 'own' | 'second' | 'public';
  /** Named in coverage and in the report. */
  operation?: OperationId;
}

/** Assertions with readable outcomes. `what` names the thing: 'invoice.total after the update'. */
export interface Expect {
  /** Deep equality by JSON; numbers by value (10 and 10.0 are one). */
  equal(actual: unknown, expected: unknown, what: string): void;
  /** Equality of texts without case. */
  sameWord(actual: unknown, expected: string, what: string): void;
  /** Amounts equal within one cent; texts that hold numbers count as numbers. */
  cents(actual: unknown, expected: number | string, what: string): void;
  /** Numbers equal by value, whether written as text or number: '10', '10.0', 10. */
  number(actual: unknown, expected: number | string, what: string): void;
  /** A plain condition; say both sides in words. */
  that(condition: boolean, expected: string, actual: unknown): asserts condition;
  /** Every property of `sent` comes back in `got` with the same value (texts, numbers by value, nested). */
  carries(got: unknown, sent: Json, what: string): void;
}

/** All that a check may touch. */
export interface CheckContext {
  readonly settings: Settings;
  readonly dialect: Dialect;
  readonly client: Client;
  readonly given: Given;
  /** Derived from the run's seed and the check's id; use it for everything random. */
  readonly seed: number;
  readonly expect: Expect;
  /** A judged call: status, content type, wrapper and schema (stated parts); throws a Failure on a breach. */
  call(operation: OperationId, input?: CallInput, options?: CallOptions): Promise<Answer>;
  raw(request: RawRequest): Promise<Answer>;
  /** Ends the check as failed. Both in words a reader understands without the code. */
  fail(expected: string, actual: unknown): never;
  /** Notes a failure and goes on; the check fails at its end with the first one. */
  soft(expected: string, actual: unknown): void;
  /** Ends the check as unsupported: the target lawfully lacks what is needed. */
  unsupported(reason: string): never;
  /** Ends the check as inconclusive. */
  inconclusive(reason: string): never;
  /** Coverage: see `marks` in verdict/result.ts. Call it after the assertion held. */
  covers(...marks: string[]): void;
  /** A text that is unique in this run and carries the run tag; `prefix` makes it readable. */
  unique(prefix: string): string;
  /** Runs it while no other check of this process runs something under that name: for what an account has once. */
  alone<T>(name: string, run: () => Promise<T>): Promise<T>;
  /** Waits until `probe` gives a value that is not undefined; fails as inconclusive after the poll time-out. */
  eventually<T>(probe: () => Promise<T | undefined>, what: string): Promise<T>;
}
