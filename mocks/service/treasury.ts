/**
 * Treasury operations: balances, the initial balance, regularizations and movements. balance.ts computes what a client
 * owes.
 */
import { type Answer, askedPage, ok, optional } from './answer.js';
import { type OpenDocument, openDocuments, owedBy } from './balance.js';
import { choice, complain, own, parsed, type Reader, settle, text, unwrap } from './body-values.js';
import { clientOf } from './clients.js';
import type { Context, Handler } from './context.js';
import { dayOfMoment, isoDate, parseTreasuryDate } from './dates.js';
import { amount, cents, difference } from './documents/amounts.js';
import { find, idIn, pathText } from './look-up.js';
import { cancelReceipt, mechanisms, money, pay, sequenceNamed } from './payments.js';
import { invalid, problem, refusal } from './refusal.js';
import type { ClientRecord, MovementRecord, RegularizationRecord } from './store/records.js';
import { all, getOne, newId, put, remove } from './store/world.js';

/** A balance shows what is owed as a negative amount. */
const negative = (value: number): number => difference(0, value);

const getClientBalance: Handler = (context, request) => {
  const client = clientOf(context, request);
  const owed = owedBy(context, client);
  const { initialBalance } = client;
  const initial: Answer = { value: Number(initialBalance?.value ?? 0) };
  optional(context, initial, 'created_at', initialBalance ? isoDate(initialBalance.day) : null);
  optional(context, initial, 'observation', initialBalance?.observation);
  return ok({
    currency: { symbol: '€', code: 'EUR' },
    initial_balance: initial,
    balance: { with_vat: negative(owed.withTax), without_vat: negative(owed.withoutTax) },
    overdue_balance: {
      with_vat: negative(owed.overdueWithTax),
      without_vat: negative(owed.overdueWithoutTax),
    },
    remaining_balance: { total: owed.billed, value: Math.max(0, owed.withTax) },
  });
};

function dayOf(context: Context, reader: Reader): number {
  const form = 'a date like 2026-11-21';
  return parsed(reader, 'date', parseTreasuryDate, form) ?? dayOfMoment(context.clock.now());
}

/** A number that may be negative, as text or JSON number. */
function signed(reader: Reader, key: string): string {
  const value = own(reader.fields, key);
  if (value === undefined) complain(reader, key, 'is required');
  const written = typeof value === 'number' && Number.isFinite(value) ? amount(value).toFixed() : value;
  if (typeof written === 'string' && /^-?\d{1,20}(\.\d{1,20})?$/.test(written)) return written;
  if (value !== undefined) complain(reader, key, 'must be a number');
  return '0';
}

const updateInitialBalance: Handler = (context, request) => {
  const client = clientOf(context, request);
  const reader = unwrap(request.body, 'initial_balance');
  const value = String(cents(amount(signed(reader, 'value'))));
  const initialBalance = {
    value,
    day: dayOf(context, reader),
    observation: text(reader, 'observation') ?? null,
  };
  settle(reader);
  put(context.world, context.account, 'clients', { ...client, initialBalance });
  return ok();
};

function regularizationAnswer(context: Context, one: RegularizationRecord): Answer {
  const answer: Answer = {
    id: one.id,
    number: String(one.number),
    value: Number(one.value),
    date: isoDate(one.day),
  };
  optional(context, answer, 'observation', one.observation);
  return answer;
}

const regularizationsOf = (context: Context, client: ClientRecord): RegularizationRecord[] =>
  [...all(context.account, 'regularizations')].filter(({ clientId }) => clientId === client.id);

const listRegularizations: Handler = (context, request) => {
  const client = clientOf(context, request);
  const { regularizations } = context.account.tables;
  const isOwn = ({ clientId }: RegularizationRecord) => clientId === client.id;
  const { records, pagination } = askedPage(context, request, regularizations, isOwn);
  return ok({ regularization: records.map((one) => regularizationAnswer(context, one)), pagination });
};

const createRegularization: Handler = (context, request) => {
  const client = clientOf(context, request);
  const reader = unwrap(request.body, 'regularization');
  const value = money(reader, 'value');
  const day = dayOf(context, reader);
  const observation = text(reader, 'observation') ?? null;
  settle(reader);
  const { withTax } = owedBy(context, client);
  if (withTax <= 0) throw invalid('', 'This client owes nothing that could be regularized.');
  if (value > withTax) {
    throw invalid('regularization.value', `must be at most ${withTax.toFixed(2)}, which is owed`);
  }
  const number = Math.max(0, ...regularizationsOf(context, client).map((one) => one.number)) + 1;
  const id = newId(context.world);
  const record: RegularizationRecord = {
    id,
    clientId: client.id,
    number,
    value: String(value),
    day,
    observation,
  };
  put(context.world, context.account, 'regularizations', record);
  return { status: 201, body: { regularization: regularizationAnswer(context, record) } };
};

/** The client's record with this id. Throws 404 when there is none. */
function ownRecord<T extends 'regularizations' | 'movements'>(
  context: Context,
  table: T,
  client: ClientRecord,
  text: string | undefined,
  what: string,
) {
  const record = find(context, table, idIn(text), what);
  if (record.clientId === client.id) return record;
  throw refusal(404, problem('', `There is no ${what} ${record.id} of this client.`));
}

const deleteRegularization: Handler = (context, request) => {
  const client = clientOf(context, request);
  const record = ownRecord(context, 'regularizations', client, pathText(request, 'id'), 'regularization');
  remove(context.world, context.account, 'regularizations', record.id);
  return ok();
};

function movementAnswer(context: Context, movement: MovementRecord): Answer {
  const answer: Answer = {
    id: movement.id,
    value: Number(movement.value),
    movement_type: movement.type,
  };
  optional(context, answer, 'payment_method', movement.method);
  answer.date = isoDate(movement.day);
  optional(context, answer, 'serie', movement.serie);
  optional(context, answer, 'observation', movement.observation);
  answer.receipts = movement.receiptIds;
  return answer;
}

/** Applies a payment to the open documents, oldest first, with one receipt for each. Returns the receipts' ids. */
function spend(
  context: Context,
  documents: readonly OpenDocument[],
  value: number,
  payment: {
    day: number;
    mechanism: string | null;
    note: string | null;
    sequenceId: number;
    movementId: number;
  },
): number[] {
  const receiptIds: number[] = [];
  let left = value;
  for (const { document, open } of documents) {
    const paid = Math.min(left, open);
    if (paid <= 0) break;
    receiptIds.push(pay(context, document, open, { ...payment, amount: paid }).id);
    left = difference(left, paid);
  }
  return receiptIds;
}

const createTreasuryMovement: Handler = (context, request) => {
  const client = clientOf(context, request);
  const reader = unwrap(request.body, 'treasury_movement');
  const value = money(reader, 'value');
  const type = choice(reader, 'movement_type', ['Payment', 'Reimbursement']);
  if (type === undefined && own(reader.fields, 'movement_type') === undefined) {
    complain(reader, 'movement_type', 'is required');
  }
  const method = choice(reader, 'payment_method', mechanisms) ?? null;
  const day = dayOf(context, reader);
  const sequenceId = sequenceNamed(context, reader);
  const observation = text(reader, 'observation') ?? null;
  settle(reader);
  const documents = type === 'Payment' ? openDocuments(context, client) : [];
  if (type === 'Payment' && documents.length === 0) {
    throw invalid('', 'This client has no open document that could be paid.');
  }
  const id = newId(context.world);
  const payment = { day, mechanism: method, note: observation, sequenceId, movementId: id };
  const movement: MovementRecord = {
    id,
    clientId: client.id,
    value: String(value),
    type: type as MovementRecord['type'],
    method,
    day,
    serie: text(reader, 'serie') ?? null,
    observation,
    receiptIds: spend(context, documents, value, payment),
  };
  put(context.world, context.account, 'movements', movement);
  return { status: 201, body: { treasury_movement: movementAnswer(context, movement) } };
};

/** Cancels the receipts that the movement created, which reopens their invoices. */
const deleteTreasuryMovement: Handler = (context, request) => {
  const client = clientOf(context, request);
  const movement = ownRecord(context, 'movements', client, pathText(request, 'id'), 'treasury movement');
  for (const id of movement.receiptIds) {
    if (getOne(context.account, 'documents', id)) cancelReceipt(context, id, 'Treasury movement deleted');
  }
  remove(context.world, context.account, 'movements', movement.id);
  return ok();
};

export const treasuryHandlers = {
  getClientBalance,
  updateInitialBalance,
  listRegularizations,
  createRegularization,
  deleteRegularization,
  createTreasuryMovement,
  deleteTreasuryMovement,
} satisfies Record<string, Handler>;
