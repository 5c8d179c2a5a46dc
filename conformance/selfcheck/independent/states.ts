/** The state tables of the description, one row each, and the numbering that comes with being final. */
import { createHash } from 'node:crypto';
import { docOf, wrapped } from './documents.js';
import { type Call, type Reply, refuse } from './http.js';
import { type JsonObject, objectAt, textAt } from './json.js';
import type { Kind } from './kinds.js';
import { type Doc, defaultSequence } from './store.js';

type Row = readonly [from: string, trigger: string, to: string, only?: readonly string[]];

const invoiceRows: readonly Row[] = [
  ['draft', 'finalized', 'settled', ['InvoiceReceipt']],
  ['draft', 'finalized', 'final'],
  ['draft', 'deleted', 'deleted'],
  ['final', 'canceled', 'canceled'],
  ['settled', 'canceled', 'canceled', ['InvoiceReceipt']],
  ['final', 'settled', 'settled'],
  ['settled', 'unsettled', 'final', ['CreditNote', 'DebitNote']],
];
const guideRows: readonly Row[] = [
  ['draft', 'finalized', 'final'],
  ['draft', 'deleted', 'deleted'],
  ['final', 'canceled', 'canceled'],
];
const estimateRows: readonly Row[] = [
  ...guideRows,
  ['final', 'accept', 'accepted'],
  ['final', 'refuse', 'refused'],
  ['accepted', 'refuse', 'refused'],
  ['refused', 'accept', 'accepted'],
  ['accepted', 'canceled', 'canceled'],
  ['refused', 'canceled', 'canceled'],
];
const orderRows: readonly Row[] = [...estimateRows, ['accepted', 'completed', 'completed']];

function rowsFor(kind: Kind): readonly Row[] {
  if (kind.family === 'invoice') return invoiceRows;
  if (kind.family === 'guide') return guideRows;
  return kind.family === 'order' ? orderRows : estimateRows;
}

export function number(call: Call, doc: Doc): void {
  const { account } = call;
  const sequence =
    (doc.sequenceId === undefined ? undefined : account.sequences.get(doc.sequenceId)) ??
    defaultSequence(account) ??
    [...account.sequences.values()][0] ??
    refuse('there is no sequence');
  const counter = call.has('numbers-are-shared-by-types') ? 'invoice' : doc.kind.singular;
  const next = (sequence.last[counter] ?? 0) + (call.has('numbers-have-gaps') ? 3 : 1);
  sequence.last[counter] = next;
  sequence.last[doc.kind.singular] = next;
  doc.sequenceId = sequence.id;
  doc.number = next;
  doc.hash = createHash('sha1')
    .update(`${doc.id};${next};${doc.token}`)
    .digest('base64')
    .slice(0, 4 * 7);
}

function wrapperOf(call: Call, kind: Kind): JsonObject {
  const own = objectAt(call.body, kind.singular);
  const shared =
    kind.family === 'invoice'
      ? objectAt(call.body, 'invoice')
      : kind.family === 'guide'
        ? objectAt(call.body, 'shipping')
        : undefined;
  if (call.has('guide-states-under-shipping-only') && kind.family === 'guide')
    return objectAt(call.body, 'shipping') ?? refuse('shipping is missing');
  return own ?? shared ?? refuse(`${kind.singular} is missing`);
}

const synonyms: Record<string, string> = { accepted: 'accept', refused: 'refuse' };

export function changeState(call: Call): Reply {
  const doc = docOf(call);
  const body = wrapperOf(call, doc.kind);
  const said = textAt(body, 'state') ?? refuse('state is missing');
  const trigger = (call.has('accepted-is-a-trigger-too') ? synonyms[said] : undefined) ?? said;
  const plain = call.has('invoice-receipts-become-final');
  const row = rowsFor(doc.kind).find(
    ([from, on, to, only]) =>
      from === doc.status &&
      on === trigger &&
      (!only || only.includes(doc.kind.type)) &&
      !(plain && to === 'settled' && on === 'finalized'),
  );
  if (!row) {
    const repeated =
      call.has('a-repeated-trigger-is-accepted') && trigger === 'finalized' && doc.status === 'final';
    if (repeated) return wrapped(call, doc);
    return refuse(`${doc.status} has no ${said}`);
  }
  const reason = textAt(body, 'message') ?? '';
  if (row[2] === 'canceled' && reason.trim() === '' && !call.has('canceling-needs-no-message'))
    refuse('message is missing');
  if (row[2] === 'canceled' && doc.paid > 0n && call.has('paid-documents-are-not-canceled'))
    refuse('it has a receipt');
  if (trigger === 'finalized') number(call, doc);
  doc.status = row[2];
  doc.asked = {};
  return call.has('change-state-answers-empty') ? { status: 200 } : wrapped(call, doc);
}
