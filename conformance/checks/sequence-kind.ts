/** What a sequence is to the checks of records. */
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
  rules: [],
  minimum: (t) => ({ serie: t.unique('S').replaceAll(/[^A-Za-z0-9]/g, '') }),
  options: () => ({ default_sequence: '0' }),
  fields: ['default_sequence'],
  numbers: [],
  texts: [],
};

export const isDefault = (sequence: { default_sequence?: unknown }) =>
  String(sequence.default_sequence) === '1';
