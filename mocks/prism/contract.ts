/**
 * The contract as the pipeline needs it: the operation table and a way to the bundled document.
 * Owns no validation and no routing; reads the document only when someone asks for a schema.
 */
import type { Operation } from '../../generated/operations.js';

export interface Contract {
  operations: readonly Operation[];
  /** The bundled OpenAPI document. Parsed at the first call, the same object afterwards. */
  document(): Record<string, unknown>;
}

/** A contract over a table of operations and a loader of the document, which is called once at most. */
export function contractOf(
  operations: Record<string, Operation>,
  load: () => Record<string, unknown>,
): Contract {
  let loaded: Record<string, unknown> | undefined;
  return {
    operations: Object.values(operations),
    document() {
      loaded ??= load();
      return loaded;
    },
  };
}
