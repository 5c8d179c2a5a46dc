/**
 * The contract for the pipeline: the operation table, and the bundled document, which is parsed when a schema is first
 * needed.
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

/** Converts `x-also-lawful`, further forms of a value that are hidden from generators, into alternatives. */
function withLawfulForms(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLawfulForms);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, withLawfulForms(part)]);
  const { 'x-also-lawful': forms, ...schema } = Object.fromEntries(entries) as Record<string, unknown>;
  return Array.isArray(forms) ? { anyOf: [schema, ...forms] } : schema;
}
