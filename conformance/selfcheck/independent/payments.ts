/** Payments and what belongs together: receipts, their canceling, related documents. */

import { centsOf, parseDecimal } from './decimal.js';
import { docEntry, docJson, totalsOf } from './document-view.js';
import { docOf, newDoc, today } from './documents.js';
import { type Call, type Reply, refuse } from './http.js';
import { objectAt, textAt } from './json.js';
import { kindOf } from './kinds.js';
import { number } from './states.js';
import type { Doc } from './store.js';

const payable = ['Invoice', 'SimplifiedInvoice', 'VatMossInvoice', 'DebitNote', 'CreditNote'];

export function generatePayment(call: Call): Reply {
  const doc = docOf(call, true);
  const body = objectAt(call.body, 'partial_payment') ?? refuse('partial_payment is missing');
  const parsed = parseDecimal(textAt(body, 'amount') ?? '') ?? refuse('amount must be a number');
  const amount = centsOf(parsed);
  if (doc.status !== 'final' || !payable.includes(doc.kind.type)) refuse('this document takes no payment');
  const open = totalsOf(call, doc).total - doc.paid;
  if (amount <= 0n || amount > open) refuse(`amount must be above zero and at most ${Number(open) / 100}`);
  const receipt = newDoc(call, kindOf('receipts'), doc.clientId);
  receipt.fields = {
    date: today(),
    due_date: today(),
    reference: doc.fields.reference,
    observations: textAt(body, 'note'),
  };
  const quantity = 100_000_000n;
  receipt.lines = [
    {
      name: `Payment of ${doc.number}`,
      description: undefined,
      price: amount * 1_000_000n,
      quantity,
      unit: undefined,
      discount: 0n,
      tax: undefined,
    },
  ];
  receipt.ownerId = doc.id;
  receipt.paid = amount;
  receipt.sequenceId = doc.sequenceId;
  number(call, receipt);
  receipt.status = 'final';
  call.account.docs.set(receipt.id, receipt);
  doc.paid += amount;
  if (amount === open && !call.has('payments-leave-the-document-final')) doc.status = 'settled';
  call.touched = doc;
  return { status: call.has('payments-answer-200') ? 200 : 201, body: { receipt: docJson(call, receipt) } };
}

export function cancelPayment(call: Call): Reply {
  const receipt = docOf(call);
  const body = objectAt(call.body, 'receipt') ?? refuse('receipt is missing');
  if (textAt(body, 'state') !== 'canceled' || receipt.status === 'canceled')
    refuse('a receipt can only be canceled, once');
  if ((textAt(body, 'message') ?? '').trim() === '' && !call.has('canceling-needs-no-message'))
    refuse('message is missing');
  receipt.status = 'canceled';
  const owner = receipt.ownerId === undefined ? undefined : call.account.docs.get(receipt.ownerId);
  if (owner) {
    owner.paid -= receipt.paid;
    if (owner.status === 'settled') owner.status = 'final';
  }
  if (call.has('change-state-answers-empty')) return { status: 200 };
  return { status: 200, body: { receipt: docJson(call, receipt) } };
}

export function relatedDocuments(call: Call): Reply {
  const doc = docOf(call, true);
  const related = (other: Doc): boolean =>
    other !== doc && (other.ownerId === doc.id || other.id === doc.ownerId);
  const documents = [...call.account.docs.values()].filter(related).map((other) => docEntry(call, other));
  return { status: 200, body: call.has('related-as-bare-list') ? documents : { documents } };
}
