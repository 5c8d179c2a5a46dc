/**
 * What a check starts from, brought about through the API alone: records with unique names, documents in any state. Made in
 * create-given.ts. A failing prerequisite ends the check as `blocked` and names the operation that is the root cause.
 */
import type { OperationId } from '../../generated/operations.js';
import type { DocumentType } from '../../generated/states.js';
import type { Dialect } from '../dialect/dialect.js';
import { ifStated, type StatementId } from '../judge/citation.js';
import type { Violation } from '../judge/violation.js';
import type { Answer, CallInput, CallOptions, Json } from '../target/call.js';
import type { Journal } from '../target/journal.js';
import { createFixturePool, type FixtureKind, type FixturePool } from './fixture-pool.js';
import { createFixtures, type Fixtures } from './fixtures.js';
import { cellId } from './paths.js';
import { openRecordTracker, type RecordTracker } from './record-tracker.js';

/** A record on the target that belongs to this run. */
export interface Made {
  id: string | number;
  /** What was sent. */
  sent: Json;
  /** Its unique name (clients, items, taxes), serie (sequences) or reference (documents). */
  name: string;
}
export interface MadeDocument extends Made {
  type: DocumentType;
  /** The state it is in by the table. */
  state: string;
  /** The draws by which its content, and that of what it needed, was drawn; of what was given here. */
  draws?: readonly number[];
}

export interface Given {
  readonly itemsOfRows: Shared['itemsOfRows'];
  readonly isVerifying: boolean;
  client(fields?: Json): Promise<Made>;
  item(fields?: Json): Promise<Made>;
  /**
   * A client, an item or a sequence that no other check uses until this one has ended: one that is there already, brought
   * to these fields, or a new one. A buyer is known by name and code alone. Fields that are not sent may hold anything.
   * `asItIs`: other values of these fields will do as well, so that nothing need be sent.
   */
  acquire(kind: FixtureKind, fields?: Json, asItIs?: boolean): Promise<Made>;
  /** The same for all checks under one name, and for no other use. */
  sharedRecord(kind: FixtureKind, name: string, fields?: Json, asItIs?: boolean): Promise<Made>;
  /**
   * What the check has created and does not need any more when it has ended: others may take it then. `isShared`: those who
   * share it go on, so that nobody takes it before the next run.
   */
  releaseRecord(kind: FixtureKind, id: string | number, sent: Json, isShared?: boolean): void;
  tax(fields?: Json): Promise<Made>;
  sequence(fields?: Json): Promise<Made>;
  /** A document in `state` (default: the initial one). `fields` are merged over the default body. */
  document(type: DocumentType, state?: string, fields?: Json): Promise<MadeDocument>;
  /**
   * A document in `state` that all checks share: for requests that change nothing, be it that they read or that they are
   * refused. Made anew after a check that saw something wrong, since then nobody knows what it has become. `fields` are
   * merged over the default body; the same for all who give some.
   */
  sharedDocument(type: DocumentType, state?: string, fields?: Json): Promise<MadeDocument>;
  /** The check has ended: what it has acquired is free again, unless something was wrong; what it shared others go on with. */
  release(isSound: boolean, isShared?: boolean): void;
  /** The body fields of a document (without wrapper): unique reference, a client that exists, one line of 100.00. */
  freshFields(type: DocumentType, fields?: Json): Promise<Json>;
  /** One line: shared item, unit_price '100.0', quantity '1.0', the learned tax. */
  line(fields?: Json): Json;
  /** The request body of an operation in the target's dialect. */
  body(operation: OperationId, values: { fields?: Json; state?: string; message?: string }): unknown;
  /** The body of a change of state; a message is always sent, because canceling needs one. */
  changeBody(type: DocumentType, trigger: string): unknown;
  /** The document as a GET shows it; a failing GET blocks. */
  read(document: { type: DocumentType; id: string | number }): Promise<Json>;
  /** A call whose failure blocks the check instead of failing it. */
  call(operation: OperationId, input?: CallInput, options?: CallOptions): Promise<Answer>;
  /** The violation with the last exchange of the check, which shows it. */
  shows(violation: Violation): Violation;
  /** What was refused may lawfully be: it does not count as broken. */
  forgive(operation: OperationId): void;
  /** The id of what a create made, from its answer or, when that shows none, from the list or find. */
  idOf(operation: OperationId, answer: Answer, name: string): Promise<string | number>;
  /** Puts a record that the check made by itself on the journal, for the cleanup; nothing for what is no id. */
  made(operation: OperationId, id: unknown, name?: string, parent?: string | number): void;
  /** Whether a record of this id was made here. */
  isMade(id: unknown): boolean;
  unique(prefix: string): string;
  /** The same in the whole run, and another one wherever a check is run again: what odd values leave there harms no other check. */
  runName(prefix: string): string;
  /** What is made once for all checks of the process; made again when that failed. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>;
}

/** What all checks of one process share. */
export interface Shared {
  dialect: Dialect;
  journal: Journal;
  /** Unique for the run and the worker. */
  tag: string;
  /** The item that lines name which are not about an item. */
  lineName: string;
  counter: number;
  /** How often an operation failed as a prerequisite, and how. */
  broken: Map<string, { count: number; reason: string }>;
  /** How many documents were made. */
  documents: number;
  /** What was made once for all checks, by its name. */
  pool: Fixtures;
  /** What became of the records of the run, as far as answers showed. */
  recordTracker: RecordTracker;
  /** What cannot be deleted and is used again. */
  fixturePool: FixturePool;
  /**
   * The items that rows name: those of earlier runs too, new ones, or new ones that are there before the document is, named by no
   * document or by another one.
   */
  itemsOfRows: 'stay' | 'new' | 'there before' | 'named before';
  /** The check is run again for its trace, which must not rest on what is there already: another server may not have it. */
  isVerifying: boolean;
}

export function createShared(dialect: Dialect, journal: Journal, tag: string, namespace = 'a'): Shared {
  const fixturePool = createFixturePool(namespace);
  return {
    dialect,
    journal,
    tag,
    lineName: 'Conformance service',
    counter: 0,
    documents: 0,
    broken: new Map(),
    pool: createFixtures(),
    recordTracker: openRecordTracker(),
    fixturePool,
    itemsOfRows: 'stay',
    isVerifying: false,
  };
}

/** What a change of state rests on: the id of its cell, where that is stated. */
export const cellOf = (type: DocumentType, from: string, trigger: string): { statement?: StatementId } => {
  const statement = ifStated(cellId(type, from, trigger));
  return statement ? { statement } : {};
};

/** Today in UTC as yyyy-mm-dd, which the treasury was seen to write. */
export const isoToday = (): string => new Date().toISOString().slice(0, 10);

/** dd/mm/yyyy, `days` from today in UTC. */
export function dateText(days: number, now = Date.now()): string {
  const [year, month, day] = new Date(now + days * 86_400_000).toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}
