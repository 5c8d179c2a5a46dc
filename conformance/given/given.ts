/**
 * Brings the target into the state that a check starts from, through the API alone: records with unique names,
 * documents in any state by the shortest path. A failing prerequisite ends the check as `blocked` and names
 * the operation that is the root cause. Owns no assertions.
 */

import type { OperationId } from '../../generated/operations.js';
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { bodyFor, type Dialect, needsOwner, operationsOf } from '../dialect/dialect.js';
import { ifStated, type StatementId } from '../judge/citation.js';
import { stateSymptom } from '../judge/identity.js';
import { blocked, Ended, reasonOf, unsupported } from '../judge/outcome.js';
import { violationOf } from '../judge/violation.js';
import { withArticle } from '../target/article.js';
import type { Answer, CallInput, CallOptions, Json } from '../target/call.js';
import type { Client } from '../target/client.js';
import type { Journal } from '../target/journal.js';
import { acquireFixture } from './acquire.js';
import { findId, findLate } from './finding.js';
import { createFixturePool, type FixtureKind, type FixturePool, type Held } from './fixture-pool.js';
import { createFixtures, type Fixtures } from './fixtures.js';
import { minimal, plainItem } from './minimal.js';
import { cellId, type Step, shortestPath } from './paths.js';
import { openRecordTracker, type RecordTracker } from './record-tracker.js';
import { type Drawing, drawingFrom } from './unlike.js';

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
  /** What was refused may lawfully be: it does not count as broken. */
  forgive(operation: OperationId): void;
  /** The id of what a create made, from its answer or, when that shows none, from the list or find. */
  idOf(operation: OperationId, answer: Answer, name: string): Promise<string | number>;
  /** Puts a record that the check made by itself on the journal, for the cleanup. */
  made(operation: OperationId, id: string | number, name?: string, parent?: string | number): void;
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

/** After so many failures as a prerequisite an operation is not tried again: it blocks at once. */
const patience = 3;

export function createGiven(client: Client, shared: Shared, drawing = drawingFrom(shared)): Given {
  const { dialect } = shared;
  const unique = (prefix: string) => {
    shared.counter += 1;
    return `${prefix} ${shared.tag}-${shared.counter}`;
  };
  const runName = (prefix: string) => `${prefix} ${shared.tag}`;
  const call = async (operation: OperationId, input: CallInput = {}, how: CallOptions = {}) => {
    const known = shared.broken.get(operation);
    if (known && known.count >= patience) throw blocked(operation, known.reason);
    const failed = dialect.failed[operation];
    // Sent all the same, a few times: what was learned was not judged, and the check of this operation may not run.
    const what = how.what ?? (failed && `no request form works: ${failed}`);
    try {
      const answer = await client.call(operation, input, { ...how, what });
      shared.broken.delete(operation);
      return answer;
    } catch (error) {
      throw asBlocked(error, operation, shared);
    }
  };
  const made = (operation: OperationId, id: string | number, name?: string, parent?: string | number) => {
    shared.recordTracker.makes(id);
    shared.journal.add({
      operation,
      id: String(id),
      name,
      parent: parent === undefined ? undefined : String(parent),
    });
  };
  const idOf = async (operation: OperationId, answer: Answer, name: string) => {
    const id = answer.record.id ?? (await findLate(() => findId(call, dialect, operation, name)));
    if (typeof id !== 'number' && typeof id !== 'string')
      throw blocked(operation, `"${name}" was accepted but is not found`);
    made(operation, id, name);
    return id;
  };
  const record = async (
    kind: keyof typeof minimal,
    operation: OperationId,
    fields: Json = {},
  ): Promise<Made> => {
    const own = fields.name ?? fields.serie ?? undefined;
    const least: Json = minimal[kind](unique, own === undefined ? undefined : String(own));
    const [sent, name] = [{ ...least, ...fields }, String(least.name ?? least.serie)];
    const answer = await call(operation, { body: bodyFor(dialect, operation, { fields: sent }) });
    return { id: await idOf(operation, answer, name), sent, name };
  };
  const lent = new Set<string>();
  const held: Held[] = [];
  const { once } = shared.pool;
  const given: Given = {
    itemsOfRows: shared.itemsOfRows,
    isVerifying: shared.isVerifying,
    unique,
    runName,
    once,
    sharedDocument: (type, state = '', fields) => {
      const name = `shared ${type} ${state}${fields ? ' with fields' : ''}`;
      lent.add(name);
      const isNew = !shared.pool.has(name);
      const one = once(name, () => given.document(type, state || undefined, fields));
      // As if it had drawn them itself: tried again, the check makes a document of its own.
      if (!isNew) one.then(({ draws = [] }) => drawing.drawn.push(...draws)).catch(() => {});
      return one;
    },
    acquire: (kind, fields = {}, asItIs = false) =>
      acquireFixture({ ...given, dialect }, shared.fixturePool, held, kind, fields, asItIs),
    sharedRecord: (kind, name, fields = {}, asItIs = false) =>
      once(`shared ${kind} ${name}`, () =>
        acquireFixture({ ...given, dialect }, shared.fixturePool, [], kind, fields, asItIs),
      ),
    releaseRecord: (kind, id, sent, isShared = false) => {
      const one: Held = { kind, id, sent };
      shared.fixturePool.known.push(one);
      if (!isShared) held.push(one);
    },
    release: (isSound, isShared = isSound) => {
      const all = held.splice(0);
      // Nobody knows what has become of it.
      if (!isShared) for (const name of lent) shared.pool.forget(name);
      if (isSound) for (const one of all) shared.fixturePool.free[one.kind].push(one);
    },
    call,
    forgive: (operation) => shared.broken.delete(operation),
    idOf,
    made,
    isMade: shared.recordTracker.isMade,
    client: (fields) => record('client', 'createClient', fields),
    item: (fields) => record('item', 'createItem', fields),
    tax: (fields) => record('tax', 'createTax', fields),
    sequence: (fields) => record('sequence', 'createSequence', fields),
    line: (fields = {}) => ({
      name: shared.lineName,
      ...plainItem,
      quantity: '1.0',
      ...(dialect.tax ? { tax: { name: dialect.tax.name } } : {}),
      ...dialect.also.line,
      ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    }),
    freshFields: (type, fields = {}) => freshFields(given, shared, drawing, type, fields),
    body: (operation, values) => bodyFor(dialect, operation, { ...values, today: dateText(0) }),
    changeBody: (type, trigger) =>
      bodyFor(dialect, operationsOf(type).change, {
        // A word such as `constructor` is known to every object.
        state: Object.hasOwn(dialect.triggers, trigger) ? dialect.triggers[trigger] : trigger,
        message: 'Conformance run',
      }),
    read: async ({ type, id }) =>
      (await call(operationsOf(type).get, { path: { 'document-id': id } })).record,
    document: (type, state, fields = {}) => document(given, shared, drawing, type, state, fields),
  };
  return given;
}

async function document(
  given: Given,
  shared: Shared,
  drawing: Drawing,
  type: DocumentType,
  state: string | undefined,
  fields: Json,
): Promise<MadeDocument> {
  const ids = operationsOf(type);
  const path = state === undefined ? [] : shortestPath(type, state);
  if (!path)
    throw unsupported(`no stated path leads ${withArticle(documentTypes[type].singular)} to ${state}`);
  const from = drawing.drawn.length;
  const sent = await given.freshFields(type, fields);
  if (needsOwner(shared.dialect.bodies[ids.create]) && sent.owner_invoice_id === undefined) {
    sent.owner_invoice_id = (await given.document(invoiceType, 'final')).id;
  }
  const name = String(sent.reference);
  const answer = await given.call(ids.create, { body: given.body(ids.create, { fields: sent }) });
  const id = await given.idOf(ids.create, answer, name);
  for (const step of path) await take(given, type, id, step);
  if (path.length > 0) shared.recordTracker.moved(type, id, path.at(-1)?.to ?? '');
  const draws = drawing.drawn.slice(from);
  return { id, type, sent, name, state: path.at(-1)?.to ?? 'draft', draws };
}

const invoiceType = (Object.keys(documentTypes) as DocumentType[]).find(
  (one) => documentTypes[one].singular === 'invoice',
) as DocumentType;

/**
 * One step of a path. An assumed step that the target refuses is no fault: the state is then out of reach.
 * The state reached is read only where a forged path would mislead, so the check itself reads what it needs.
 */
async function take(given: Given, type: DocumentType, id: string | number, step: Step): Promise<void> {
  const change = operationsOf(type).change;
  const input = { path: { 'document-id': id }, body: given.changeBody(type, step.trigger) };
  const cell = cellOf(type, step.from, step.trigger);
  try {
    const { record } = await given.call(change, input, { ...cell });
    const status = typeof record.status === 'string' ? record.status : step.to;
    if (!step.assumed && status.toLowerCase() !== step.to) {
      throw blocked(
        `${change}/${step.from}+${step.trigger}`,
        `${step.trigger} led to ${status} instead of ${step.to}`,
        violationOf({
          statement: cell.statement ?? `operation:${change}`,
          ...{ sort: 'state', field: 'status', operation: change },
          symptom: stateSymptom(status, step.from),
          expected: `status is ${step.to} after ${step.trigger}`,
          actual: status,
        }),
      );
    }
  } catch (error) {
    if (step.assumed && error instanceof Ended) {
      throw unsupported(`${step.from} + ${step.trigger} is only assumed, and the target refuses it`);
    }
    throw error;
  }
}

/** What a change of state rests on: the id of its cell, where that is stated. */
export const cellOf = (type: DocumentType, from: string, trigger: string): { statement?: StatementId } => {
  const statement = ifStated(cellId(type, from, trigger));
  return statement ? { statement } : {};
};

async function freshFields(
  given: Given,
  shared: Shared,
  drawing: Drawing,
  type: DocumentType,
  fields: Json,
): Promise<Json> {
  const { family } = documentTypes[type];
  const place = { detail: 'Rua do Teste 1', city: 'Porto', postal_code: '4000-010', country: 'Portugal' };
  const transport =
    family === 'guides'
      ? {
          loaded_at: `${dateText(1)} 09:30:00`,
          address_from: place,
          address_to: { ...place, city: 'Lisboa' },
        }
      : {};
  const { also, withoutDelivery } = shared.dialect;
  const delivery =
    family === 'purchase_orders' && !withoutDelivery
      ? { loaded_at: `${dateText(1)} 09:30:00`, delivery_site: 'Porto' }
      : {};
  const { lines, dueIn, isShouted = false, observations } = drawing.next(type);
  return {
    date: dateText(0),
    due_date: dateText(dueIn),
    reference: given.unique('Ref'),
    ...(observations && { observations }),
    items: lines.map((line) => given.line(line)),
    ...transport,
    ...delivery,
    ...(family === 'guides' ? also.guide : {}),
    ...fields,
    client: {
      ...also.client,
      ...((fields.client as Json | undefined) ?? (await sharedClient(given, shared, isShouted))),
    },
  };
}

/**
 * Two clients for all documents of a process, who have an address, one in capitals. When none can be had the documents
 * go on by themselves: a document whose client does not exist creates it (rule 1), and createClient has checks of its own.
 */
function sharedClient(given: Given, shared: Shared, isShouted: boolean): Promise<Party> {
  const casedName = (name: string) => (isShouted ? name.toUpperCase() : name);
  const slot = casedName('of documents');
  const fields = {
    ...(isShouted && { name: `WORKS ${shared.tag}`.toUpperCase() }),
    email: 'known@conformance.example',
  };
  return given.once(`client ${slot}`, () =>
    given.sharedRecord('buyer', slot, fields).then(
      ({ sent }) => ({ name: String(sent.name), code: String(sent.code) }),
      () => ({ name: casedName(`Buyer ${shared.tag}`), code: casedName(`buyer-${shared.tag}`) }),
    ),
  );
}

interface Party {
  name: string;
  code: string;
}

/** Today in UTC as yyyy-mm-dd, which the treasury was seen to write. */
export const isoToday = (): string => new Date().toISOString().slice(0, 10);

/** dd/mm/yyyy, `days` from today in UTC. */
export function dateText(days: number, now = Date.now()): string {
  const [year, month, day] = new Date(now + days * 86_400_000).toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}

function asBlocked(error: unknown, operation: OperationId, shared: Shared): unknown {
  if (!(error instanceof Ended) || error.ending.verdict !== 'fail') return error;
  const { violation } = error.ending;
  const root = violation.operation ?? operation;
  const reason = reasonOf(violation);
  shared.broken.set(operation, { count: (shared.broken.get(operation)?.count ?? 0) + 1, reason });
  return blocked(root, reason, violation);
}
