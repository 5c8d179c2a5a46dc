/**
 * The contract for the pipeline: the operation table, and the bundled document, which is parsed when a schema is first
 * needed.
 */
import type { Operation } from '../../generated/operations.js';
import { isObject, mapped } from '../service/body-values.js';

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
const withLawfulForms = (document: unknown): unknown =>
  mapped(document, (value) => {
    if (!isObject(value)) return value;
    const { 'x-also-lawful': forms, ...schema } = value;
    return Array.isArray(forms) ? { anyOf: [schema, ...forms] } : schema;
  });
