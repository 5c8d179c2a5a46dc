/**
 * Finds out in which form the target takes a payment and its cancellation, on an invoice of its own: the description
 * shows neither. Where no form works, the check of that operation fails and tells so.
 */
import type { OperationId } from '../generated/operations.js';
import { attempt } from './attempt.js';
import type { Json } from './check.js';
import type { Client } from './client.js';
import { cancelForms, type Dialect, fill, inForms, paymentForms, type Template } from './dialect.js';
import { dateText, type Given } from './given.js';

/** Refusals that may be meant for the form of a body; others are for the checks to judge. */
const refusals = [400, 409, 415, 422];

/** What a file has fixed is kept. */
export async function learnPayment(client: Client, dialect: Dialect, given: Given): Promise<void> {
  // Without an invoice nothing can be learned, and its own checks tell why.
  const invoice = await given.document('invoices', 'final').catch(() => undefined);
  if (!invoice) return;
  const payment = { fields: { amount: '10.00' }, today: dateText(0) };
  const paid = await firstTaken(client, dialect, 'createPartialPayment', paymentForms, invoice.id, payment);
  if (paid?.id === undefined) return;
  given.made('createPartialPayment', paid.id as number);
  const cancel = { state: 'canceled', message: 'Conformance run' };
  await firstTaken(client, dialect, 'changeReceiptState', cancelForms, paid.id as number, cancel);
}

/** The record that the first accepted form made; that form is the one in use from then on. */
async function firstTaken(
  client: Client,
  dialect: Dialect,
  operation: OperationId,
  likely: readonly Template[],
  id: string | number,
  values: Json,
): Promise<Json | undefined> {
  const fixed = dialect.bodies[operation];
  const forms = fixed === undefined ? likely : [fixed];
  let refusal = '';
  for (const form of forms) {
    const answer = await attempt(client, operation, { path: { id }, body: fill(form, values) });
    if (answer && answer.status < 300) {
      dialect.bodies[operation] = form;
      dialect.learned.push(`${operation} takes ${JSON.stringify(form)}`);
      return answer.record;
    }
    if (!answer || !refusals.includes(answer.status)) return undefined;
    refusal ||= `${answer.status} ${answer.text.slice(0, 200)}`.trim();
  }
  dialect.failed[operation] = inForms(refusal, forms);
  return undefined;
}
