/**
 * Which faults break only what we assume and the API description does not state: a suite reports them as notes, and
 * fails nobody for them. By id, with the reason; the faults themselves stand in the tables of their areas.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import type { Fault } from './adversary.js';

const REASONS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^lists\/.+-exclusive$/, 'whether the ends of a range belong to it is not said'],
  [/^lists\/.+\/archived-(ignored|false-as-true)$/, 'nothing that is shown archives a document'],
  [/^lists\/listInvoices\/reference-/, 'the filter is not in the description'],
  [/^links\/.+\/not-ready-again$/, '"repeat until 200" says nothing of the time after'],
  [/^sequences\/.+-(not-counted|resets-counts)$/, 'what moves the counts of a sequence is not said'],
  [/^documents\/.+\/finalized-today$/, 'what finalizing does to the date is not said'],
  [/^creation\/half-stored$/, 'what a refused document leaves behind is not said'],
  [
    /^(clients\/find-by-|statuses\/findClientBy\w+\/404-as-200$)/,
    'parameters and answer of find are not shown',
  ],
  [/^records\/tax\/update-keeps-default$/, 'that marking a tax unmarks the others is not said'],
];

/**
 * A fault of a status that the description does not give for this operation. A 5xx is none anywhere, what does not exist
 * is never answered, and a trigger without a row is refused: that much is stated of all of them.
 */
function assumedStatus(id: string): string | undefined {
  const [, operation, status, instead] = /^statuses\/(\w+)\/(\d{3})-as-(\w+)/.exec(id) ?? [];
  if (operation === undefined || status === undefined) return undefined;
  if (status === '404' && instead !== undefined && ['200', '500'].includes(instead)) return undefined;
  if (/^change\w+State$/.test(operation) && status === '422') return undefined;
  return operations[operation as OperationId]?.responses[status]?.assumed;
}

/** Why what this fault breaks is assumed; undefined: it is stated. */
export function whyAssumed({ id, operations: blamed }: Fault): string | undefined {
  const [first] = blamed;
  const whole = first === undefined ? undefined : operations[first].assumed;
  return whole ?? assumedStatus(id) ?? REASONS.find(([pattern]) => pattern.test(id))?.[1];
}
