/**
 * Operations that are not described but that public clients call, such as deleting an item. All of it is an interpretation,
 * reported as notes; skipped where a target does not serve them.
 */
import { type Operation, operations } from '../../../generated/operations.js';
import { lawfulRequest } from '../../given/lawful-requests.js';
import { citation } from '../../judge/citation.js';
import type { Check } from '../../run/check.js';
import type { CallInput } from '../../target/call.js';
import { idParameter } from '../accounts/isolation.js';
import { unknownId } from '../kit/probe.js';

const all = (Object.values(operations) as Operation[]).filter(({ assumed }) => assumed !== undefined);

function servedCheck(operation: Operation): Check {
  const { id } = operation;
  const parameter = idParameter(operation);
  return {
    id: `${id}/served`,
    title: parameter
      ? `${id}: a record of ours, no key, a wrong key, an unknown id -> 200, 401, 401, 404`
      : `${id}: a lawful request, no key, a wrong key -> 200, 401, 401`,
    rule: 'We assume: the operation is served like those of the description.',
    source: 'not in the description',
    ...citation(`operation:${id}`),
    kind: 'operations',
    operation: id,
    run: async (t) => {
      const { name: _name, ...ours } = await lawfulRequest(t, id);
      const nobodys: CallInput = { ...ours, path: { ...ours.path, [parameter ?? '']: unknownId } };
      await t.call(id, ours, { status: 401, key: 'none', what: 'no key' });
      await t.call(id, ours, { status: 401, key: 'wrong', what: 'a wrong key' });
      await t.call(id, ours, { what: parameter ? 'a record of ours' : 'a lawful request' });
      if (parameter) await t.call(id, nobodys, { status: 404, field: 'path.id', what: 'an unknown id' });
    },
  };
}

export const assumedOperationChecks: readonly Check[] = all.map(servedCheck);
