/**
 * Learns the forms of a payment, of its cancellation, and of treasury requests, which the API description does not show, on
 * separate records. If no form works, the check of that operation fails with the reason.
 */

import { dateText, isoToday } from '../given/given.js';
import { receiptBeside, receiptIn } from '../given/receipts.js';
import { attempt } from '../target/attempt.js';
import type { CallInput } from '../target/call.js';
import { firstAccepted, type Learning } from './learn-form.js';

export async function learnPayment(learner: Learning): Promise<void> {
  const { client, given } = learner;
  // Without an invoice nothing can be learned; the checks of invoices show why.
  const invoice = await given.document('invoices', 'final').catch(() => undefined);
  if (!invoice) return;
  const payment = { fields: { amount: '10.00' }, today: dateText(0) };
  const paid = await firstAccepted(learner, 'createPartialPayment', invoice.id, payment);
  if (paid === undefined) return;
  const related = (_operation: unknown, input: CallInput) => attempt(client, 'listRelatedDocuments', input);
  const receipt = receiptIn(paid, invoice.id) ?? (await receiptBeside(related, invoice.id));
  if (receipt === undefined) return;
  given.made('createPartialPayment', receipt);
  const cancel = { state: 'canceled', message: 'Conformance run' };
  await firstAccepted(learner, 'changeReceiptState', receipt, cancel);
}

/** Learns the three bodies of the treasury, with a client who owes an invoice. */
export async function learnTreasury(learner: Learning): Promise<void> {
  const { given } = learner;
  const debtor = await given.sharedRecord('buyer', 'who owes').catch(() => undefined);
  const party = { name: debtor?.name, code: debtor?.sent.code };
  const invoice =
    debtor && (await given.document('invoices', 'final', { client: party }).catch(() => undefined));
  if (!debtor || !invoice) return;
  const common = { value: '5.0', date: isoToday(), observation: 'Conformance run' };
  for (const [operation, fields] of [
    ['updateInitialBalance', common],
    ['createRegularization', common],
    ['createTreasuryMovement', { ...common, movement_type: 'Payment', payment_method: 'TB' }],
  ] as const) {
    const made = await firstAccepted(learner, operation, debtor.id, { fields });
    if (made?.id !== undefined && operation !== 'updateInitialBalance')
      given.made(operation, made.id as number, undefined, debtor.id);
  }
}
