/** The data model of the memory of a mock with conditional faults. */
import type { Json } from '../body-fields.js';

/** The kind of record that a request concerns. */
export type Subject = 'account' | 'client' | 'document' | 'item' | 'sequence' | 'tax';
/** What the request does with it. */
export type Act =
  | 'create'
  | 'get'
  | 'update'
  | 'delete'
  | 'change-state'
  | 'email'
  | 'list'
  | 'find'
  | 'pdf'
  | 'qr-code'
  | 'related'
  | 'pay'
  | 'set-default'
  | 'other';

/** What can happen to a record. */
export type RecordEvent =
  | 'came-back'
  | 'e-mailed'
  | 'address-saved'
  | 'linked'
  | 'listed'
  | 'named-by-document'
  | 'paid'
  | 'payment-canceled'
  | 'printed'
  | 'read'
  | 'refused'
  | 'renamed'
  | 'settled-by-payment'
  | 'state-changed'
  | 'updated';

export interface Past {
  /** Its position among the records of its kind created by requests of their own, from 1; 0: created otherwise. */
  nth: number;
  /** The number of the request that last wrote it; 0: never seen. */
  writtenAt: number;
  /** Requests that showed it since then. */
  looksSince: number;
  readonly states: string[];
  readonly done: Partial<Record<RecordEvent, number>>;
  /** Families of the documents that name it. */
  readonly families: Set<string>;
}

export interface AccountPast {
  /** Requests of each operation that succeeded, and that were refused. */
  readonly done: Map<string, number>;
  readonly refused: Map<string, number>;
  readonly deleted: Map<Subject, number>;
}

/** A known record, for comparison with others that resemble it. */
export interface Known {
  readonly subject: Subject;
  readonly account: string | undefined;
  readonly record: Json;
}

export interface MemoryQueries {
  /** The number of the request that is being answered. */
  now(): number;
  pastOf(subject: Subject | undefined, record: Json): Past;
  accountOf(account: string | undefined): AccountPast;
  /** Whether this client or item was created by a document, not by a request of its own. */
  isBornByDocument(subject: Subject, account: string | undefined, name: unknown): boolean;
  known(): Iterable<Known>;
  /** Whether requests for other accounts came before. */
  sawOtherAccounts(account: string | undefined): boolean;
}
