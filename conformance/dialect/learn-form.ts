/** Tries the likely forms of one request whose body is not shown, and keeps the first that is accepted. Judges nothing. */
import type { OperationId } from '../../generated/operations.js';
import { isSuccess } from '../judge/status-class.js';
import { attempt } from '../target/attempt.js';
import type { Json } from '../target/call.js';
import type { Client } from '../target/client.js';
import { type Dialect, fill, inForms, type Template } from './dialect.js';

/** Refusals that may be meant for the form of a body; others are for the checks to judge. */
const refusals = [400, 409, 415, 422];

/**
 * The record that the first accepted form made; that form is the one in use from then on. What a file has fixed is kept.
 * undefined when none is accepted; when all are refused, the dialect says so.
 */
export async function firstAccepted(
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
    if (answer && isSuccess(answer.status)) {
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
