/**
 * The two operations that the description does not have and that public clients call: deleting an item, reading a receipt.
 * All of it is our reading, told as notes; where a target does not serve them nothing more is asked.
 */
import type { OperationId } from '../../generated/operations.js';
import { provoke } from '../given/lawful-requests.js';
import type { ReadingId } from '../judge/citation.js';
import type { Check, CheckContext } from '../run/check.js';
import type { CallInput } from '../target/call.js';

const unknownId = 2_147_483_600;

interface Served {
  operation: OperationId;
  statement: ReadingId;
  /** Its path parameter, and a record of the check's own. */
  parameter: string;
  record(t: CheckContext): Promise<string | number>;
}

const served: readonly Served[] = [
  {
    operation: 'deleteItem',
    statement: 'operation:deleteItem',
    parameter: 'item-id',
    record: async (t) => (await t.given.item()).id,
  },
  {
    operation: 'getReceipt',
    statement: 'operation:getReceipt',
    parameter: 'receipt-id',
    record: async (t) => Object.values((await provoke(t, 'changeReceiptState')).path ?? {})[0] ?? '',
  },
];

function servedCheck({ operation, statement, parameter, record }: Served): Check {
  return {
    id: `${operation}/served`,
    title: `${operation}: a record of ours, no key, a wrong key, an unknown id -> 200, 401, 401, 404`,
    rule: 'We assume: the operation is served like those of the description.',
    source: 'not in the description',
    statement,
    kind: 'operations',
    operation,
    assumed: true,
    run: async (t) => {
      const at = (id: string | number): CallInput => ({ path: { [parameter]: id } });
      const id = await record(t);
      await t.call(operation, at(id), { status: 401, key: 'none', what: 'no key' });
      await t.call(operation, at(id), { status: 401, key: 'wrong', what: 'a wrong key' });
      await t.call(operation, at(id), { what: 'a record of ours' });
      await t.call(operation, at(unknownId), { status: 404, what: 'an unknown id' });
    },
  };
}

export const assumedOperationChecks: readonly Check[] = served.map(servedCheck);
