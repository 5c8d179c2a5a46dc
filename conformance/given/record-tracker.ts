/** Records from the answers of a run which state each document is in and which records were deleted. */
import { type OperationId, operations } from '../../generated/operations.js';
import type { DocumentType } from '../../generated/states.js';
import type { CallInput, Json } from '../target/call.js';

/** The operation that deletes a record without states, by the operation that created it. */
export const deleters: Partial<Record<OperationId, { operation: OperationId; id: string; parent?: string }>> =
  {
    createTax: { operation: 'deleteTax', id: 'tax-id' },
    createRegularization: { operation: 'deleteRegularization', id: 'id', parent: 'client_id' },
    createTreasuryMovement: { operation: 'deleteTreasuryMovement', id: 'id', parent: 'client_id' },
  };

const makers = Object.entries(deleters) as [OperationId, NonNullable<(typeof deleters)[OperationId]>][];

export interface RecordTracker {
  /** Called with each successful answer. */
  sees(operation: OperationId, path: CallInput['path'], record: Json): void;
  /** The state in which a document was last seen, in lower case; undefined when it was never seen. */
  stateOf(type: DocumentType, id: string | number): string | undefined;
  makes(id: string | number): void;
  /** Whether this run created a record with this id: records that others created are not judged. */
  isMade(id: unknown): boolean;
  moved(type: DocumentType, id: string | number, state: string): void;
  /** Whether a deletion of the record succeeded. */
  isGone(maker: OperationId, id: string): boolean;
}

export function openRecordTracker(): RecordTracker {
  const states = new Map<string, string>();
  const gone = new Set<string>();
  const made = new Set<string>();
  const moved: RecordTracker['moved'] = (type, id, state) => {
    states.set(`${type} ${id}`, state.toLowerCase());
  };
  return {
    moved,
    stateOf: (type, id) => states.get(`${type} ${id}`),
    makes: (id) => void made.add(String(id)),
    isMade: (id) => made.has(String(id)),
    isGone: (maker, id) => gone.has(`${maker} ${id}`),
    sees: (operation, path = {}, { id: shown, status }) => {
      if (operations[operation].method === 'post' && shown !== undefined) made.add(String(shown));
      for (const [maker, way] of makers)
        if (way.operation === operation) gone.add(`${maker} ${path[way.id]}`);
      const { documentType: type } = operations[operation];
      const id = path[type === 'receipts' ? 'receipt-id' : 'document-id'];
      if (type && id !== undefined && typeof status === 'string') moved(type, id, status);
    },
  };
}
