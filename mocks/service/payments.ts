/**
 * Payments: the open amount of an invoice, creating and canceling receipts, and their effect on the invoice. Payments
 * over several documents are in treasury.ts.
 */
import { ok } from './answer.js';
import { choice, complain, decimal, own, parsed, type Reader, settle, text, unwrap } from './body-values.js';
import type { Context, Handler } from './context.js';
import { dayOfMoment, parseDate } from './dates.js';
import { amount, cents, difference, documentTotals, sumOf } from './documents/amounts.js';
import { wrapped } from './documents/answers.js';
import { changeState, isLiveReceipt, issue, ownedBy } from './documents/change-state.js';
import { lineOf, noTax } from './documents/lines.js';
import { transition } from './documents/states.js';
import { documentOf } from './documents/write.js';
import { find, findNamed, idIn, pathText } from './look-up.js';
import { invalid } from './refusal.js';
import {
  CANCELED,
  FINAL,
  type Kind,
  kindAt,
  kindNamed,
  kinds,
  SETTLED,
  statusCode,
  statusName,
} from './store/document-kinds.js';
import type { DocumentRecord } from './store/records.js';
import { getOne, newId, put } from './store/world.js';

export const mechanisms = [
  'TB',
  'MB',
  'CC',
  'CD',
  'CH',
  'CO',
  'CS',
  'DE',
  'LC',
  'NU',
  'OU',
  'PR',
  'TR',
] as const;

const receiptKind: Kind = kindNamed('receipt');

/** Types paid later by receipts. Invoice receipts are paid when issued; credit notes pay back. */
export const receivableKinds: readonly Kind[] = kinds.filter(({ owed }) => owed);

const isReceivable = (document: DocumentRecord): boolean => kindAt(document.kind).owed;

/** The unpaid amount of a final document, given its receipts in `owned`; 0 for any other state or type. */
export function openAmount(document: DocumentRecord, owned: readonly DocumentRecord[]): number {
  if (!isReceivable(document) || document.status !== FINAL) return 0;
  const paid = owned.filter((one) => one.extras.ownerId === document.id && isLiveReceipt(one));
  return difference(document.total, ...paid.map(({ total }) => total));
}

export interface Payment {
  readonly amount: number;
  readonly day: number;
  readonly mechanism: string | null;
  readonly note: string | null;
  /** 0: the default sequence. */
  readonly sequenceId: number;
  readonly movementId?: number;
}

/** Creates the receipt of a payment; an invoice paid in full becomes settled. Validate the amount before. */
export function pay(
  context: Context,
  invoice: DocumentRecord,
  open: number,
  payment: Payment,
): DocumentRecord {
  const { line, amounts } = lineOf(
    {
      name: `${kindAt(invoice.kind).type} ${invoice.number}/${invoice.serie}`,
      description: null,
      unit: null,
      unitPrice: amount(payment.amount).toFixed(2),
      quantity: '1',
      tax: noTax,
    },
    '0',
  );
  const draft: DocumentRecord = {
    id: newId(context.world),
    kind: receiptKind.index,
    status: statusCode(receiptKind.states.initial),
    archived: false,
    day: payment.day,
    dueDay: payment.day,
    loadedAt: -1,
    client: invoice.client,
    lines: [line],
    ...documentTotals([amounts]),
    sequenceId: payment.sequenceId,
    number: 0,
    serie: '',
    atcud: '',
    finalizedAt: 0,
    extras: {
      ownerId: invoice.id,
      mechanism: payment.mechanism,
      note: payment.note,
      ...(payment.movementId === undefined ? {} : { movementId: payment.movementId }),
    },
  };
  const receipt = issue(context, draft);
  put(context.world, context.account, 'documents', receipt);
  const settled = transition(kindAt(invoice.kind), statusName(invoice.status), 'settled').to;
  if (payment.amount >= open && settled !== undefined) {
    put(context.world, context.account, 'documents', { ...invoice, status: statusCode(settled) });
  }
  return receipt;
}

/** Sets a settled invoice back to final. */
function reopen(context: Context, ownerId: number | undefined): void {
  const invoice = ownerId === undefined ? undefined : getOne(context.account, 'documents', ownerId);
  if (!invoice || invoice.status !== SETTLED || !isReceivable(invoice)) return;
  put(context.world, context.account, 'documents', { ...invoice, status: FINAL });
}

export function cancelReceipt(context: Context, id: number, message: string): void {
  const receipt = getOne(context.account, 'documents', id);
  if (!receipt || receipt.status === CANCELED) return;
  const extras = { ...receipt.extras, message };
  put(context.world, context.account, 'documents', { ...receipt, status: CANCELED, extras });
  reopen(context, receipt.extras.ownerId);
}

/** An amount of money > 0 with at most two decimals. */
export function money(reader: Reader, key: string): number {
  if (own(reader.fields, key) === undefined) complain(reader, key, 'is required');
  const value = decimal(reader, key);
  if (value === undefined) return 0;
  const rounded = cents(amount(value));
  if (rounded <= 0) complain(reader, key, 'must be greater than 0');
  return rounded;
}

/** The id of the sequence with this series name; 0 when none is named. */
export function sequenceNamed(context: Context, reader: Reader): number {
  const serie = text(reader, 'serie');
  if (serie === undefined || serie === '') return 0;
  const sequence = findNamed(context.account, 'sequences', 'serie', serie);
  if (!sequence) complain(reader, 'serie', `"${serie}" is no sequence of this account`);
  return sequence?.id ?? 0;
}

function refuseUnpayable(document: DocumentRecord): void {
  const { singular } = kindAt(document.kind);
  if (!isReceivable(document)) {
    throw invalid('', `A document of type ${singular} has no receipts.`);
  }
  if (document.status !== FINAL) {
    const status = statusName(document.status);
    throw invalid('', `This document is ${status}; only final documents can be paid.`);
  }
}

const createPartialPayment: Handler = (context, request) => {
  const document = find(context, 'documents', idIn(pathText(request, 'document-id')), 'document');
  const reader = unwrap(request.body, 'partial_payment');
  const paid = money(reader, 'amount');
  const mechanism = choice(reader, 'payment_mechanism', mechanisms) ?? null;
  const note = text(reader, 'note') ?? null;
  const sequenceId = sequenceNamed(context, reader);
  const today = dayOfMoment(context.clock.now());
  const day = parsed(reader, 'payment_date', parseDate, 'a date like 21/11/2026') ?? today;
  settle(reader);
  refuseUnpayable(document);
  const open = openAmount(document, ownedBy(context, document.id));
  if (paid > open) {
    throw invalid('partial_payment.amount', `must be at most ${open.toFixed(2)}, which is open`);
  }
  const receipt = pay(context, document, open, { amount: paid, day, mechanism, note, sequenceId });
  return { status: 201, body: wrapped(context, request.baseUrl, receipt) };
};

/** Not in the API description, but published clients call it. */
const getReceipt: Handler = (context, request) =>
  ok(wrapped(context, request.baseUrl, documentOf(context, receiptKind, request)));

const changeReceiptState: Handler = (context, request) => {
  const { document, from } = changeState(context, receiptKind, request);
  if (document.status === CANCELED && from !== 'canceled') reopen(context, document.extras.ownerId);
  const { changeStateAnswer } = context.settings.variations;
  return ok(changeStateAnswer === 'document' ? wrapped(context, request.baseUrl, document) : undefined);
};

/** The sum of the receipts that are not canceled. */
export const paidBy = (context: Context, receiptIds: readonly number[]): number =>
  sumOf(
    receiptIds
      .map((id) => getOne(context.account, 'documents', id))
      .filter((receipt) => receipt !== undefined && isLiveReceipt(receipt))
      .map((receipt) => (receipt as DocumentRecord).total),
  );

export const paymentHandlers = { createPartialPayment, getReceipt, changeReceiptState } satisfies Record<
  string,
  Handler
>;
