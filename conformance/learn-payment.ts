/**
 * Finds out which body the target takes for a payment, whose form the description does not show, on an invoice of
 * its own. A target that refuses every likely form is lawful: what needs a payment is then unsupported.
 */
import { attempt } from './attempt.js';
import type { Client } from './client.js';
import { type Dialect, fill, inForms, paymentForms } from './dialect.js';
import { dateText, type Given } from './given.js';

/** Refusals that may be meant for the form of a body; others are for the checks to judge. */
const refusals = [400, 409, 415, 422];
const operation = 'createPartialPayment';

export async function learnPayment(client: Client, dialect: Dialect, given: Given): Promise<void> {
  // Without an invoice nothing can be learned, and its own checks tell why.
  const invoice = await given.document('invoices', 'final').catch(() => undefined);
  if (!invoice) return;
  const path = { 'document-id': invoice.id };
  let refusal = '';
  for (const form of paymentForms) {
    const body = fill(form, { fields: { amount: '10.00' }, today: dateText(0) });
    const answer = await attempt(client, operation, { path, body });
    if (answer && answer.status < 300) {
      dialect.bodies[operation] = form;
      dialect.learned.push(`${operation} takes ${JSON.stringify(form)}`);
      if (answer.record.id !== undefined) given.made(operation, answer.record.id as number);
      return;
    }
    if (!answer || !refusals.includes(answer.status)) return;
    refusal ||= `${answer.status} ${answer.text.slice(0, 200)}`.trim();
  }
  dialect.refused[operation] =
    `the body of a payment is not shown, and none of the likely forms is taken: ${inForms(refusal, paymentForms)}`;
}
