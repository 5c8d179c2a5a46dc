/** The values in which a mock with conditional faults remembers: what records are, what became of them. */
import type { Json } from '../body-fields.js';

/** What a request is about. */
export type Subject = 'account' | 'client' | 'document' | 'item' | 'sequence' | 'tax';
/** What it does to that. */
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
export type Deed =
  | 'asked-again'
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
  /** How many of its kind were made before it, itself included, by requests of their own; 0: by something else. */
  nth: number;
  /** When it was last written, by the count of requests; 0: never seen. */
  writtenAt: number;
  /** Looks at it since then. */
  looksSince: number;
  readonly states: string[];
  readonly done: Partial<Record<Deed, number>>;
  /** Families and ids of documents that name it. */
  readonly families: Set<string>;
  readonly documents: Set<string>;
}

export interface AccountPast {
  /** Requests of each operation that were carried out, and refused. */
  readonly done: Map<string, number>;
  readonly refused: Map<string, number>;
  readonly deleted: Map<Subject, number>;
}

/** What is known of a record by which others may be confused with it. */
export interface Known {
  readonly subject: Subject;
  readonly account: string | undefined;
  readonly record: Json;
}

/** What can be asked of the memory. */
export interface Recall {
  /** The number of the request that is being answered. */
  now(): number;
  pastOf(subject: Subject | undefined, record: Json): Past;
  accountOf(account: string | undefined): AccountPast;
  /** Whether a document made this client or item, and no request of its own. */
  isBornByDocument(subject: Subject, account: string | undefined, name: unknown): boolean;
  known(): Iterable<Known>;
  /** Whether requests for another account came before. */
  sawOtherAccounts(account: string | undefined): boolean;
}
