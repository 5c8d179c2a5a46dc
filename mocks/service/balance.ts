/**
 * What a client owes, computed on every request from documents, receipts, regularizations and movements. Only the
 * initial balance is stored.
 */

import type { Context } from './context.js';
import { dayOfMoment } from './dates.js';
import { amount, cents, difference, sumOf } from './documents/amounts.js';
import { openAmount, paidBy, receivableKinds } from './payments.js';
import { FINAL, kindNamed } from './store/document-kinds.js';
import { allDocuments } from './store/documents.js';
import type { ClientRecord, DocumentRecord } from './store/records.js';
import { all, findAll } from './store/world.js';

const receivables = receivableKinds.map(({ index }) => index);
const creditNotes = [kindNamed('credit_note').index];

const finalDocuments = (context: Context, client: ClientRecord, kinds: readonly number[]) =>
  allDocuments(context.account.tables.documents, { kinds, statuses: [FINAL], clientId: client.id });

export interface OpenDocument {
  readonly document: DocumentRecord;
  readonly open: number;
}

/** Final documents of the client on which something is open, oldest first. */
export function openDocuments(context: Context, client: ClientRecord): OpenDocument[] {
  const documents = finalDocuments(context, client, receivables);
  const ids = new Set<number | undefined>(documents.map(({ id }) => id));
  const owned = findAll(context.account, 'documents', ({ extras }) => ids.has(extras.ownerId));
  return documents
    .map((document) => ({ document, open: openAmount(document, owned) }))
    .filter(({ open }) => open > 0);
}

/** An amount without its tax, by the document's ratio of total before taxes to total. */
const withoutTax = (document: DocumentRecord, value: number): number =>
  document.total === 0 ? value : cents(amount(value).times(document.beforeTaxes).dividedBy(document.total));

export interface Owed {
  /** Positive: the client owes it. */
  readonly withTax: number;
  readonly withoutTax: number;
  readonly overdueWithTax: number;
  readonly overdueWithoutTax: number;
  /** Totals of the open documents, paid parts included. */
  readonly billed: number;
}

/** The sum of initial balance, regularizations and movements, to be added to the open documents. */
function aside(context: Context, client: ClientRecord): number {
  const parts: number[] = [Number(client.initialBalance?.value ?? 0)];
  for (const one of all(context.account, 'regularizations')) {
    if (one.clientId === client.id) parts.push(-Number(one.value));
  }
  for (const movement of all(context.account, 'movements')) {
    if (movement.clientId !== client.id) continue;
    const value = Number(movement.value);
    // Only the part of a payment that has no receipt: receipts already reduce the open amounts.
    if (movement.type === 'Payment') parts.push(-difference(value, paidBy(context, movement.receiptIds)));
    else parts.push(value);
  }
  return sumOf(parts);
}

export function owedBy(context: Context, client: ClientRecord): Owed {
  const today = dayOfMoment(context.clock.now());
  const open = openDocuments(context, client).map(({ document, open: value }) => {
    return { document, value, net: withoutTax(document, value), overdue: document.dueDay < today };
  });
  const credits = finalDocuments(context, client, creditNotes);
  const rest = aside(context, client);
  const late = open.filter(({ overdue }) => overdue);
  return {
    withTax: sumOf([rest, ...open.map(({ value }) => value), ...credits.map(({ total }) => -total)]),
    withoutTax: sumOf([
      rest,
      ...open.map(({ net }) => net),
      ...credits.map(({ beforeTaxes }) => -beforeTaxes),
    ]),
    overdueWithTax: sumOf(late.map(({ value }) => value)),
    overdueWithoutTax: sumOf(late.map(({ net }) => net)),
    billed: sumOf(open.map(({ document }) => document.total)),
  };
}
