/** Describes sequences to the checks of records, and reads their document counters. */
import { type DocumentType, documentTypes } from '../../../generated/states.js';
import type { Made } from '../../given/given.js';
import { minimal } from '../../given/minimal.js';
import type { CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import type { FieldedKind } from './record-declaring.js';

export const sequenceKind: FieldedKind = {
  word: 'sequence',
  plural: 'sequences',
  create: 'createSequence',
  get: 'getSequence',
  list: 'listSequences',
  idParameter: 'sequence-id',
  nameField: 'serie',
  source: 'Resources, Sequence',
  statement: 'rule:sequence-fields-kept',
  minimum: (t) => minimal.sequence(t.unique),
  options: () => ({ default_sequence: '0' }),
  fields: ['default_sequence'],
  numbers: [],
  texts: [],
};

/** A sequence that no document uses; creating it shows that the target creates sequences. */
export const unusedSequence = ({ given }: Pick<CheckContext, 'given'>): Promise<Made> =>
  given.once('a sequence', () => given.sequence());

export const isDefault = (sequence: { default_sequence?: unknown }) =>
  String(sequence.default_sequence) === '1';

export const countOf = (sequence: Json, type: DocumentType): number =>
  Number(sequence[`current_${documentTypes[type].singular}_number`] ?? 0);

/**
 * Whether a document that shows this `sequence_id` belongs to the sequence. It is not documented whether that id is the
 * sequence's own or its `current_K_sequence_id`.
 */
export const isShownBy = (sequence: Json, type: DocumentType, shown: string): boolean =>
  [sequence.id, kindIdOf(sequence, type)].some((id) => id !== undefined && String(id) === shown);

/** The sequence's id for documents of this type; undefined where it shows none. */
export function kindIdOf(sequence: Json, type: DocumentType): string | undefined {
  const id = sequence[`current_${documentTypes[type].singular}_sequence_id`];
  return id === undefined || id === null || Number(id) === 0 ? undefined : String(id);
}
