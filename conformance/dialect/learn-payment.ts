/**
 * Learns the forms of a payment, of its cancellation, and of treasury requests, which the API description does not show, on
 * separate records. If no form works, the check of that operation fails with the reason.
 */

import { dateText, type Given, isoToday } from '../given/given.js';
import { receiptBeside, receiptIn } from '../given/receipts.js';
import { attempt } from '../target/attempt.js';
import type { CallInput } from '../target/call.js';
import type { Client } from '../target/client.js';
import { cancelForms, type Dialect, paymentForms, treasuryForms } from './dialect.js';
import { firstAccepted } from './learn-form.js';

export async function learnPayment(client: Client, dialect: Dialect, given: Given): Promise<void> {
  // Without an invoice nothing can be learned; the checks of invoices show why.
  const invoice = await given.document('invoices', 'final').catch(() => undefined);
  if (!invoice) return;
  const payment = { fields: { amount: '10.00' }, today: dateText(0) };
  const paid = await firstAccepted(
    client,
    dialect,
    'createPartialPayment',
    paymentForms,
    invoice.id,
    payment,
  );
  if (paid === undefined) return;
  const related = (_operation: unknown, input: CallInput) => attempt(client, 'listRelatedDocuments', input);
  const receipt = receiptIn(paid, invoice.id) ?? (await receiptBeside(related, invoice.id));
  if (receipt === undefined) return;
  given.made('createPartialPayment', receipt);
  const cancel = { state: 'canceled', message: 'Conformance run' };
  await firstAccepted(client, dialect, 'changeReceiptState', cancelForms, receipt, cancel);
}

/** Learns the three bodies of the treasury, with a client who owes an invoice. */
export async function learnTreasury(client: Client, dialect: Dialect, given: Given): Promise<void> {
  const debtor = await given.sharedRecord('buyer', 'who owes').catch(() => undefined);
  const party = { name: debtor?.name, code: debtor?.sent.code };
  const invoice =
    debtor && (await given.document('invoices', 'final', { client: party }).catch(() => undefined));
  if (!debtor || !invoice) return;
  const common = {
    value: '5.0',
    date: isoToday(),
    observation: 'Conformance run',
  };
  for (const [operation, wrapper, fields] of [
    ['updateInitialBalance', 'initial_balance', common],
    ['createRegularization', 'regularization', common],
    [
      'createTreasuryMovement',
      'treasury_movement',
      { ...common, movement_type: 'Payment', payment_method: 'TB' },
    ],
  ] as const) {
    const made = await firstAccepted(client, dialect, operation, treasuryForms(wrapper), debtor.id, {
      fields,
    });
    if (made?.id !== undefined && operation !== 'updateInitialBalance')
      given.made(operation, made.id as number, undefined, debtor.id);
  }
}
