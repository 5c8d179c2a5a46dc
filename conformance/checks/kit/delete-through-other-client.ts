/** Deletes records below a client through the path of another client, of the same account or of another one. */
import type { Exchange } from '../../judge/exchange.js';
import { isSuccess } from '../../judge/status-class.js';
import type { CheckContext, OperationId } from '../../run/check.js';
import type { CallInput, CallOptions } from '../../target/call.js';

/**
 * Sends the deletion through the path of `client`, which has no such record. Undefined if it is refused. After a success the
 * record is deleted through its own path: `astray` is the exchange of the wrong deletion if the record is gone, else undefined.
 */
export async function deleteThroughOtherClient(
  t: CheckContext,
  operation: OperationId,
  input: CallInput,
  client: string | number,
  how: Pick<CallOptions, 'account' | 'what'>,
): Promise<{ astray: Exchange | undefined } | undefined> {
  const path = { ...input.path, client_id: client };
  const { status } = await t.call(operation, { ...input, path }, { ...how, status: 'any' });
  const astray = t.client.last();
  if (!isSuccess(status)) return undefined;
  const what = 'by its own path, after a deletion by that of another client';
  const own = await t.call(operation, input, { status: 'any', what });
  return own.status === 404 ? { astray } : undefined;
}
