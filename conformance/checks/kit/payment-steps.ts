/** Steps for checks of payments: an invoice, its payment, the receipt, the cancellation. */

import type { DocumentType } from '../../../generated/states.js';
import type { MadeDocument } from '../../given/given.js';
import { receiptBeside, receiptIn } from '../../given/receipts.js';
import { isSuccess } from '../../judge/status-class.js';
import type { CheckContext } from '../../run/check.js';
import type { Answer, Json } from '../../target/call.js';
import { declaring } from './declare.js';

/** The features that all checks of payments need. */
export const paymentNeeds = ['payments', 'invoices'] as const;
export const paymentCheck = declaring({ needs: paymentNeeds });

/** A final document of this client over 100 before taxes. */
export async function invoice(
  t: CheckContext,
  client: Json,
  type: DocumentType = 'invoices',
): Promise<MadeDocument> {
  return t.given.document(type, 'final', {
    client,
    items: [t.given.line({ unit_price: '100', quantity: '1' })],
  });
}

/** Pays `amount`, in the document's currency; judges the status alone. */
export const pay = (
  t: CheckContext,
  document: MadeDocument,
  amount: number | string,
  status: 'success' | 'refused' | 'any' = 'success',
): Promise<Answer> => {
  const body = t.given.body('createPartialPayment', {
    fields: { amount, payment_mechanism: 'TB', note: 'Conformance run' },
  });
  const what = `a payment of ${amount}`;
  return t.call(
    'createPartialPayment',
    { path: { 'document-id': document.id }, body },
    {
      ...{ status, what },
      ...(status === 'refused' && { field: 'partial_payment.amount' }),
    },
  );
};

/** Cancels a payment through its receipt. */
export const cancel = (
  t: CheckContext,
  receiptId: string | number,
  status: 'success' | 'any' = 'success',
) => {
  const body = t.given.body('changeReceiptState', { state: 'canceled', message: 'Conformance run' });
  return t.call('changeReceiptState', { path: { 'receipt-id': receiptId }, body }, { status });
};

export const half = (record: Json) => (Number(record.total) / 2).toFixed(2);

/** The id of the receipt of a payment; where neither the answer nor the related documents show it: unsupported. */
export async function receiptOf(
  t: CheckContext,
  answer: Answer,
  document: MadeDocument,
  known: readonly (string | number)[] = [],
): Promise<string | number> {
  if (!isSuccess(answer.status))
    t.unsupported(`the body of a payment is not shown, and the target answers ${answer.status}`);
  const id = receiptIn(answer.record, document.id) ?? (await receiptBeside(t.call, document.id, known));
  if (id === undefined)
    t.unsupported('neither the answer of a payment nor the related documents show its receipt');
  t.given.made('createPartialPayment', id);
  return id;
}
