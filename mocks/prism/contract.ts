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
      loaded ??= withLawfulForms(load()) as Record<string, unknown>;
      return loaded;
    },
  };
}

/** `x-also-lawful` names further forms of a value that generators do not see: to us they are alternatives. */
function withLawfulForms(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLawfulForms);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, withLawfulForms(part)]);
  const { 'x-also-lawful': forms, ...schema } = Object.fromEntries(entries) as Record<string, unknown>;
  return Array.isArray(forms) ? { anyOf: [schema, ...forms] } : schema;
}
