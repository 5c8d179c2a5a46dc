/**
 * Prerequisites of a check, created through the API alone: records with unique names, documents in any state. A prerequisite
 * that fails ends the check as `blocked` and names the operation that is the root cause. create-given.ts implements it.
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
  /** The fields that were sent. */
  sent: Json;
  /** Its unique name (clients, items, taxes), serie (sequences) or reference (documents). */
  name: string;
}
export interface MadeDocument extends Made {
  type: DocumentType;
  /** The state that the state table gives. */
  state: string;
  /** The draws (document-content.ts) for its content and that of its prerequisites, to repeat them; undefined where nothing was drawn. */
  draws?: readonly number[];
}

export interface Given {
  readonly itemsOfRows: Shared['itemsOfRows'];
  readonly isVerifying: boolean;
  client(fields?: Json): Promise<Made>;
  item(fields?: Json): Promise<Made>;
  /**
   * A client, an item or a sequence that no other check uses until this one has ended: an existing record, updated to `fields`,
   * or a new one. A buyer has a name and a code only. Fields that are not in `fields` may hold any value. `asItIs`: other
   * values of these fields will do as well, so that no update is needed.
   */
  acquire(kind: FixtureKind, fields?: Json, asItIs?: boolean): Promise<Made>;
  /** Like `acquire`, but all checks that pass the same `name` share one record. */
  sharedRecord(kind: FixtureKind, name: string, fields?: Json, asItIs?: boolean): Promise<Made>;
  /**
   * Adds a record that the check created to the fixture pool when the check has ended. `isShared`: other checks still use it, so
   * it becomes available in the next run only.
   */
  releaseRecord(kind: FixtureKind, id: string | number, sent: Json, isShared?: boolean): void;
  tax(fields?: Json): Promise<Made>;
  sequence(fields?: Json): Promise<Made>;
  /** A document in `state` (default: the initial state). `fields` overwrite the default fields. */
  document(type: DocumentType, state?: string, fields?: Json): Promise<MadeDocument>;
  /**
   * A document in `state` that all checks share, for reads and for requests that are refused. Created again after a check that
   * failed, because its state is then unknown. `fields` overwrite the default fields and must be the same in all calls that pass
   * any.
   */
  sharedDocument(type: DocumentType, state?: string, fields?: Json): Promise<MadeDocument>;
  /** Called when the check has ended: frees what it acquired if `isSound`, and forgets the documents it shared unless `isShared`. */
  release(isSound: boolean, isShared?: boolean): void;
  /** The fields of a document's body (without wrapper): unique reference, an existing client, one line of 100.00. */
  freshFields(type: DocumentType, fields?: Json): Promise<Json>;
  /** One line: shared item, unit_price '100.0', quantity '1.0', the learned tax; `fields` overwrite these. */
  line(fields?: Json): Json;
  /** The request body of an operation in the target's dialect. */
  body(operation: OperationId, values: { fields?: Json; state?: string; message?: string }): unknown;
  /** The body of a state change, always with a message, because canceling requires one. */
  changeBody(type: DocumentType, trigger: string): unknown;
  /** The document as a GET shows it; a failed GET blocks the check. */
  read(document: { type: DocumentType; id: string | number }): Promise<Json>;
  /** Sends a request whose failure blocks the check instead of failing it. */
  call(operation: OperationId, input?: CallInput, options?: CallOptions): Promise<Answer>;
  /** Attaches the check's last exchange to the violation. */
  withExchange(violation: Violation): Violation;
  /** Resets the failure count of an operation: its refusal was lawful. */
  resetFailures(operation: OperationId): void;
  /** The id of a created record: from the answer, else by find or from the list. */
  idOf(operation: OperationId, answer: Answer, name: string): Promise<string | number>;
  /** Adds a record to the journal, for the cleanup; does nothing when `id` is not an id. */
  made(operation: OperationId, id: unknown, name?: string, parent?: string | number): void;
  /** Whether this run created a record with this id. */
  isMade(id: unknown): boolean;
  unique(prefix: string): string;
  /** The same name throughout the run, but another one when a check is replayed: odd values left there affect no other check. */
  runName(prefix: string): string;
  /** Calls `make` once for all checks of the process; again after a failure. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>;
}

/** What all checks of one process share. */
export interface Shared {
  dialect: Dialect;
  journal: Journal;
  /** Part of all names; unique for the run and the worker. */
  tag: string;
  /** The item that lines name by default. */
  lineName: string;
  counter: number;
  /** How often an operation failed as a prerequisite, and why. */
  broken: Map<string, { count: number; reason: string }>;
  /** How many documents drew their content. */
  documents: number;
  /** Fixtures created once for all checks, by name. */
  pool: Fixtures;
  /** The states and deletions that answers showed. */
  recordTracker: RecordTracker;
  /** Records that cannot be deleted and are reused. */
  fixturePool: FixturePool;
  /**
   * The items that the lines of rows name. `stay`: reused, also from earlier runs; `new`: created by the document; `there before`:
   * created first, named by no document; `named before`: named by another document first.
   */
  itemsOfRows: 'stay' | 'new' | 'there before' | 'named before';
  /** The check is replayed to record its trace, which must not depend on existing records: another server may lack them. */
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

/** The statement behind a state change: the id of its cell; empty where the cell is not stated. */
export const cellOf = (type: DocumentType, from: string, trigger: string): { statement?: StatementId } => {
  const statement = ifStated(cellId(type, from, trigger));
  return statement ? { statement } : {};
};

/** Today in UTC as yyyy-mm-dd, the form in which the treasury was seen to write dates. */
export const isoToday = (): string => new Date().toISOString().slice(0, 10);

/** dd/mm/yyyy, `days` from today in UTC. */
export function dateText(days: number, now = Date.now()): string {
  const [year, month, day] = new Date(now + days * 86_400_000).toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}
