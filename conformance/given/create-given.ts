/** Implements `Given`, which given.ts declares. */
import type { OperationId } from '../../generated/operations.js';
import { bodyFor, operationsOf } from '../dialect/dialect.js';
import { blocked, reasonOf, violationIn } from '../judge/outcome.js';
import { isId, type Json } from '../target/call.js';
import type { Client } from '../target/client.js';
import { acquireFixture } from './acquire.js';
import { type Drawing, drawingFrom } from './document-content.js';
import { document, freshFields } from './documents.js';
import { findLate } from './finding.js';
import type { Held } from './fixture-pool.js';
import { dateText, type Given, type Made, type Shared } from './given.js';
import { minimal, plainItem } from './minimal.js';

/** After this many failures as a prerequisite an operation is not sent again: checks that need it are blocked at once. */
const patience = 3;

export function createGiven(client: Client, shared: Shared, drawing = drawingFrom(shared)): Given {
  const { dialect } = shared;
  const given: Given = {
    itemsOfRows: shared.itemsOfRows,
    isVerifying: shared.isVerifying,
    unique: (prefix) => {
      shared.counter += 1;
      return `${prefix} ${shared.tag}-${shared.counter}`;
    },
    runName: (prefix) => `${prefix} ${shared.tag}`,
    once: shared.pool.once,
    call: blockingCall(client, shared),
    withExchange: client.shows,
    resetFailures: (operation) => shared.broken.delete(operation),
    isMade: shared.recordTracker.isMade,
    ...recordsOf(shared, () => given),
    ...fixturesOf(shared, drawing, () => given),
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
        // `constructor` and similar words are properties of every object.
        state: Object.hasOwn(dialect.triggers, trigger) ? dialect.triggers[trigger] : trigger,
        message: 'Conformance run',
      }),
    read: async ({ type, id }) =>
      (await given.call(operationsOf(type).get, { path: { 'document-id': id } })).record,
    document: (type, state, fields = {}) => document(given, shared, drawing, type, state, fields),
  };
  return given;
}

function blockingCall(client: Client, shared: Shared): Given['call'] {
  return async (operation, input = {}, how = {}) => {
    const known = shared.broken.get(operation);
    if (known && known.count >= patience) throw blocked(operation, known.reason);
    const failed = shared.dialect.failed[operation];
    // Sent nevertheless: a failure while learning was not judged, and the check of this operation may not be selected.
    const what = how.what ?? (failed && `no request form works: ${failed}`);
    try {
      const answer = await client.call(operation, input, { ...how, what });
      shared.broken.delete(operation);
      return answer;
    } catch (error) {
      throw asBlocked(error, operation, shared);
    }
  };
}

function asBlocked(error: unknown, operation: OperationId, shared: Shared): unknown {
  const violation = violationIn(error);
  if (!violation) return error;
  const root = violation.operation ?? operation;
  const reason = reasonOf(violation);
  shared.broken.set(operation, { count: (shared.broken.get(operation)?.count ?? 0) + 1, reason });
  return blocked(root, reason, violation);
}

/** Creates records for one check and adds each to the journal. */
function recordsOf(
  { dialect, journal, recordTracker }: Shared,
  given: () => Given,
): Pick<Given, 'made' | 'idOf' | keyof typeof minimal> {
  const made: Given['made'] = (operation, id, name, parent) => {
    if (!isId(id)) return;
    recordTracker.makes(id);
    journal.add({
      operation,
      id: String(id),
      name,
      parent: parent === undefined ? undefined : String(parent),
    });
  };
  const idOf: Given['idOf'] = async (operation, { record }, name) => {
    const id = record.id ?? (await findLate(given().call, dialect, operation, name));
    if (!isId(id)) throw blocked(operation, `"${name}" was accepted but is not found`);
    made(operation, id, name);
    return id;
  };
  const record =
    (kind: keyof typeof minimal, operation: OperationId) =>
    async (fields: Json = {}): Promise<Made> => {
      const own = fields.name ?? fields.serie ?? undefined;
      const least: Json = minimal[kind](given().unique, own === undefined ? undefined : String(own));
      const [sent, name] = [{ ...least, ...fields }, String(least.name ?? least.serie)];
      const answer = await given().call(operation, { body: bodyFor(dialect, operation, { fields: sent }) });
      return { id: await idOf(operation, answer, name), sent, name };
    };
  return {
    made,
    idOf,
    client: record('client', 'createClient'),
    item: record('item', 'createItem'),
    tax: record('tax', 'createTax'),
    sequence: record('sequence', 'createSequence'),
  };
}

/** Fixtures that checks share, one after another (acquired and released) or at the same time. */
function fixturesOf(
  shared: Shared,
  drawing: Drawing,
  given: () => Given,
): Pick<Given, 'sharedDocument' | 'acquire' | 'sharedRecord' | 'releaseRecord' | 'release'> {
  const { pool, fixturePool } = shared;
  const sharedNames = new Set<string>();
  const held: Held[] = [];
  return {
    sharedDocument: (type, state = '', fields) => {
      const name = `shared ${type} ${state}${fields ? ' with fields' : ''}`;
      sharedNames.add(name);
      const isNew = !pool.has(name);
      const one = pool.once(name, () => given().document(type, state || undefined, fields));
      // Counted as this check's draws: when it is run again it creates a document with the same content.
      if (!isNew) one.then(({ draws = [] }) => drawing.drawn.push(...draws)).catch(() => {});
      return one;
    },
    acquire: (kind, fields = {}, asItIs = false) =>
      acquireFixture(given(), shared, held, kind, fields, asItIs),
    sharedRecord: (kind, name, fields = {}, asItIs = false) =>
      pool.once(`shared ${kind} ${name}`, () => acquireFixture(given(), shared, [], kind, fields, asItIs)),
    releaseRecord: (kind, id, sent, isShared = false) => {
      const one: Held = { kind, id, sent };
      fixturePool.known.push(one);
      if (!isShared) held.push(one);
    },
    release: (isSound, isShared = isSound) => {
      const all = held.splice(0);
      // After a failed check the state of shared documents is unknown.
      if (!isShared) for (const name of sharedNames) pool.forget(name);
      if (isSound) for (const one of all) fixturePool.free[one.kind].push(one);
    },
  };
}
