/** The documents of a scenario: creates each at its time, changes its state, pays and mails it. */
import type { OperationId } from '../../../generated/operations.js';
import { documentTypes } from '../../../generated/states.js';
import { type Fields, own } from '../body-values.js';
import { parseDate } from '../dates.js';
import { pathTo } from '../documents/states.js';
import { kindNamed, statusCode, statuses } from '../store/document-kinds.js';
import type { DocumentRecord } from '../store/records.js';
import { getOne, put } from '../store/world.js';
import { call, type Filling, fail, listAt, objectAt, onlyKeys, recordIn, resolved, textAt } from './calls.js';

const MORNING = 'T09:00:00Z';
const documentKeys = [
  'type',
  'as',
  'at',
  'status',
  'via',
  'message',
  'owner',
  'archived',
  'past_rules',
  'payments',
  'emails',
  'body',
];

/** Freezes the clock at the document's `at`, or on the morning of its date. */
export function setClock({ stage }: Filling, fields: Fields, body: Fields): void {
  const at = textAt(fields, 'at');
  const day = parseDate(textAt(body, 'date') ?? '');
  if (at !== undefined) stage.clock.freeze(at);
  else if (day !== undefined)
    stage.clock.freeze(new Date(day * 86_400_000).toISOString().replace(/T.*/, MORNING));
}

/** Triggers that lead to the wanted status: those given, or the shortest path in the state table. */
function triggersOf(singular: string, fields: Fields, place: string): readonly string[] {
  const via = own(fields, 'via');
  if (Array.isArray(via)) return via.map(String);
  const status = textAt(fields, 'status');
  if (status === undefined) return [];
  return pathTo(kindNamed(singular), status) ?? fail(place, `can never be ${status}`);
}

export function fillDocument(filling: Filling, entry: unknown, place: string): void {
  const fields = objectAt(entry, place);
  onlyKeys(fields, place, documentKeys);
  const singular = textAt(fields, 'type') ?? 'invoice';
  const names = Object.values(documentTypes).find((one) => one.singular === singular);
  if (!names || singular === 'receipt')
    throw fail(`${place}.type`, `"${singular}" is no type that can be created`);
  const given = objectAt(own(fields, 'body'), `${place}.body`);
  const owner = textAt(fields, 'owner');
  const body = resolved(
    owner === undefined ? given : { ...given, owner_invoice_id: owner },
    filling.names,
    place,
  );
  setClock(filling, fields, given);
  const operation = (start: string, end = '') => `${start}${names.pascal}${end}` as OperationId;
  const made = recordIn(call(filling, place, { operation: operation('create'), body: { [singular]: body } }));
  const path = { 'document-id': String(made.id) };
  const name = textAt(fields, 'as');
  if (name !== undefined) filling.names.set(name, Number(made.id));
  const message = textAt(fields, 'message') ?? 'Issued by mistake';
  for (const state of triggersOf(singular, fields, place)) {
    const change = { state, ...(state === 'canceled' ? { message } : {}) };
    call(filling, place, { operation: operation('change', 'State'), path, body: { [singular]: change } });
  }
  fillAround(filling, fields, place, path, operation('email'));
  if (own(fields, 'archived') === true) change(filling, Number(made.id), { archived: true });
  const forced = own(fields, 'past_rules');
  if (forced !== undefined)
    pastRules(filling, objectAt(forced, `${place}.past_rules`), `${place}.past_rules`, made);
}

/** Sets a state that no transition leads to, for tests that need one. */
function pastRules(filling: Filling, fields: Fields, place: string, made: Fields): void {
  onlyKeys(fields, place, ['status']);
  const status = statusCode(textAt(fields, 'status') ?? '');
  if (status < 0) fail(place, `has an unknown status; it may be one of ${statuses.join(', ')}`);
  change(filling, Number(made.id), { status });
}

/** Payments and mails of a document. A payment with `canceled` is canceled at once. */
function fillAround(
  filling: Filling,
  fields: Fields,
  place: string,
  path: Readonly<Record<string, string>>,
  emailOperation: OperationId,
): void {
  for (const [index, entry] of listAt(fields, 'payments', place).entries()) {
    const at = `${place}.payments[${index}]`;
    const { canceled, ...payment } = objectAt(entry, at);
    const body = { partial_payment: payment };
    const receipt = recordIn(call(filling, at, { operation: 'createPartialPayment', path, body }));
    if (canceled === undefined) continue;
    call(filling, at, {
      operation: 'changeReceiptState',
      path: { 'receipt-id': String(receipt.id) },
      body: { receipt: { state: 'canceled', message: String(canceled) } },
    });
  }
  for (const [index, message] of listAt(fields, 'emails', place).entries()) {
    call(filling, `${place}.emails[${index}]`, { operation: emailOperation, path, body: { message } });
  }
}

/** Changes a document in a way that the API cannot. */
function change({ stage, account }: Filling, id: number, changes: Partial<DocumentRecord>): void {
  const document = getOne(account, 'documents', id);
  if (document) put(stage.world, account, 'documents', { ...document, ...changes });
}
