/** Updates the invoices that learned receipts pay: settled when all is paid, final when not. */
import type { Context } from '../context.js';
import { difference } from '../documents/amounts.js';
import { isLiveReceipt, ownedBy } from '../documents/change-state.js';
import { receivableKinds } from '../payments.js';
import { FINAL, SETTLED } from '../store/document-kinds.js';
import { getOne } from '../store/world.js';
import { isLearned, putLearned } from './known.js';

/** Does nothing for an invoice that was changed here or is not issued. */
export function settleOwner(context: Context, ownerId: number | undefined): void {
  const invoice = ownerId === undefined ? undefined : getOne(context.account, 'documents', ownerId);
  if (invoice === undefined || !isLearned(invoice)) return;
  if (!receivableKinds.some(({ index }) => index === invoice.kind)) return;
  if (invoice.status !== FINAL && invoice.status !== SETTLED) return;
  const receipts = ownedBy(context, invoice.id).filter(isLiveReceipt);
  const open = difference(invoice.total, ...receipts.map(({ total }) => total));
  const status = open <= 0 ? SETTLED : FINAL;
  if (status !== invoice.status) putLearned(context, 'documents', { ...invoice, status });
}
