/** Records below a client, deleted by the path of another one: of this account, or of another. Owns no check. */
import type { Exchange } from '../../judge/exchange.js';
import { isSuccess } from '../../judge/status-class.js';
import type { CheckContext, OperationId } from '../../run/check.js';
import type { CallInput, CallOptions } from '../../target/call.js';

/**
 * Sends the deletion by the path of `client`, who has no such record. Where that is answered with a success the record is deleted by
 * its own path, as it should be there still: gives the answer astray where it is not, else undefined.
 */
export async function deletedAstray(
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
