/**
 * What an assertion may cite. A violated statement of the API description fails a server; a violated interpretation is only
 * reported as a note.
 */
import {
  type InterpretationId,
  interpretations,
  type StatementId,
  statements,
} from '../../generated/statements.js';

export type { InterpretationId, StatementId };

/** The citation of a check: a stated check cites a statement; an assumed one may also cite an interpretation. */
export type Citation =
  | { readonly assumed?: false | undefined; readonly statement: StatementId }
  | { readonly assumed: true; readonly statement: StatementId | InterpretationId };

const isStatement = (id: string): id is StatementId => id in statements;
export const isInterpretation = (id: string): id is InterpretationId => id in interpretations;

/** The id if it is a statement of the API description; otherwise undefined. */
export const ifStated = (id: string): StatementId | undefined => (isStatement(id) ? id : undefined);

/** The first of these ids that is a statement. Throws if none is: then nothing can be asserted. */
export function cited(...candidates: readonly string[]): StatementId {
  const found = candidates.find(isStatement);
  if (found === undefined) throw new Error(`no words of the description say ${candidates.join(', or ')}`);
  return found;
}

/** A citation of the first statement among these ids; if there is none, an assumed one of the first interpretation. */
export function citation(...candidates: readonly string[]): Citation {
  const stated = candidates.find(isStatement);
  if (stated !== undefined) return { statement: stated };
  const read = candidates.find(isInterpretation);
  if (read !== undefined) return { assumed: true, statement: read };
  throw new Error(`neither a statement nor an interpretation: ${candidates.join(', ')}`);
}
