/** An unjudged request, to find out which forms of requests the target accepts. */

import { type OperationId, operations } from '../../generated/operations.js';
import { Ended } from '../judge/outcome.js';
import type { Answer, Json } from './call.js';
import type { Client } from './client.js';
import { percent } from './percent.js';

/** An unjudged call; undefined if there is no answer or only 5xx. */
export async function attempt(
  client: Client,
  id: OperationId,
  input: { path?: Json; query?: Json; body?: unknown },
): Promise<Answer | undefined> {
  const operation = operations[id];
  const path = operation.path.replace(/\{[^}]+\}/g, () =>
    percent(String(Object.values(input.path ?? {})[0])),
  );
  const hasBody = input.body !== undefined;
  const send = () =>
    client.raw({
      method: operation.method.toUpperCase(),
      path,
      query: input.query as Record<string, string>,
      headers: hasBody ? { 'content-type': 'application/json' } : {},
      body: hasBody ? JSON.stringify(input.body) : undefined,
      operation: id,
    });
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      // An intermittent 5xx must not count as the refusal of a form.
      if (tries === mostTries || !isServerError(error)) return undefined;
    }
  }
}

const mostTries = 3;

const isServerError = (error: unknown): boolean =>
  error instanceof Ended && error.ending.verdict === 'fail' && error.ending.violation.sort === 'status';
