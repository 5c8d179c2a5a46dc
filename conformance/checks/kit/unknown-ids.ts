import type { Operation } from '../../../generated/operations.js';
import { isError } from '../../judge/status-class.js';
import type { CheckContext } from '../../run/check.js';
import type { CallInput, CallOptions } from '../../target/call.js';
import { unknownId } from './probe.js';

/**
 * Whether the target answers this request without an error even for an id that does not exist. If so, answering it for an id of
 * another account shows nothing of that account. Other checks judge that unknown ids are accepted.
 */
export async function answersUnknownIds(
  t: CheckContext,
  { id, parameters }: Operation,
  input: CallInput,
  how: Pick<CallOptions, 'account' | 'key'>,
): Promise<boolean> {
  const path = Object.fromEntries(
    parameters.filter((one) => one.in === 'path').map(({ name }) => [name, unknownId]),
  );
  const { status } = await t.call(id, { ...input, path }, { ...how, status: 'any', what: 'an unknown id' });
  return !isError(status);
}
