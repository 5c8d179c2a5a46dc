/** Tries the likely forms of a request whose body is not shown, and keeps the first one that is accepted. */
import type { OperationId } from '../../generated/operations.js';
import type { Given } from '../given/given.js';
import { isSuccess } from '../judge/status-class.js';
import { attempt } from '../target/attempt.js';
import type { Json } from '../target/call.js';
import type { Client } from '../target/client.js';
import { type Dialect, fill, formsOf, inForms } from './dialect.js';

/** What learning needs: it sends requests and fills the dialect. */
export interface Learning {
  client: Client;
  dialect: Dialect;
  given: Given;
}

/** Refusals that may be about the form of a body; checks judge the others. */
const refusals = [400, 409, 415, 422];

/**
 * Returns the record that the first accepted form created, and stores that form in the dialect. A form fixed by a file is kept.
 * Undefined if none is accepted; if all are refused, stores the reason in the dialect.
 */
export async function firstAccepted(
  { client, dialect }: Pick<Learning, 'client' | 'dialect'>,
  operation: OperationId,
  id: string | number,
  values: Json,
): Promise<Json | undefined> {
  const fixed = dialect.bodies[operation];
  const forms = fixed === undefined ? formsOf(operation) : [fixed];
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
