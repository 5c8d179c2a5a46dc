import type { Operation } from '../../../generated/operations.js';
import { isError } from '../../judge/status-class.js';
import type { CheckContext } from '../../run/check.js';
import type { CallInput, CallOptions } from '../../target/call.js';
import { unknownId } from './probe.js';

/**
 * Whether a request is answered with no error for an id that nothing has: then it shows nothing of another account that it is answered
 * for an id of theirs. That unknown ids are accepted is another finding.
 */
export async function isAnyAnswered(
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
