/**
 * What an assertion may rest on. Something that the API description says can fail a server; something that we only read
 * into it can be reported as a note and fails nobody. Owns no statement: they are generated.
 */
import {
  type InterpretationId,
  interpretations,
  type StatementId,
  statements,
} from '../../generated/statements.js';

export type { InterpretationId, StatementId };

/** What a check declares: a stated check cites what is stated; an assumed one may cite either. */
export type Citation =
  | { readonly assumed?: false | undefined; readonly statement: StatementId }
  | { readonly assumed: true; readonly statement: StatementId | InterpretationId };

const isStatement = (id: string): id is StatementId => id in statements;
export const isInterpretation = (id: string): id is InterpretationId => id in interpretations;

/** The id where the description states it; undefined where it is our interpretation, or nothing at all. */
export const ifStated = (id: string): StatementId | undefined => (isStatement(id) ? id : undefined);

/** The first of these that the description states. Throws where it states none: then nothing can be asserted. */
export function cited(...candidates: readonly string[]): StatementId {
  const found = candidates.find(isStatement);
  if (found === undefined) throw new Error(`no words of the description say ${candidates.join(', or ')}`);
  return found;
}

/** What a check of something that may be stated or not cites, and whether it is only assumed. */
export function citation(...candidates: readonly string[]): Citation {
  const stated = candidates.find(isStatement);
  if (stated !== undefined) return { statement: stated };
  const read = candidates.find(isInterpretation);
  if (read !== undefined) return { assumed: true, statement: read };
  throw new Error(`neither a statement nor an interpretation: ${candidates.join(', ')}`);
}
