/** Faults of sequences: the one default, counts that stand still. */
import type { OperationId } from '../../generated/operations.js';
import { documentTypes, type FamilyTypes, type SingularType } from '../../generated/states.js';
import {
  type Fault,
  fields,
  forgetting,
  idOf,
  listOf,
  onAnswer,
  onRequest,
  recordOf,
  withArticle,
} from './make.js';

const guides = Object.values(documentTypes)
  .filter(({ family }) => family === 'guides')
  .map(({ type }) => type as FamilyTypes['guides']);

export const sequenceFaults: readonly Fault[] = [
  {
    id: 'sequences/set-current-no-effect',
    area: 'sequences',
    operations: ['setCurrentSequence', 'getSequence', 'listSequences'],
    says: 'Making a sequence the default changes nothing.',
    stateDependent: false,
    decorate: forgetting(['setCurrentSequence'], () => true),
  },
  {
    id: 'sequences/set-current-resets-counts',
    area: 'sequences',
    operations: ['setCurrentSequence'],
    says: 'Making a sequence the default puts its counts back to nothing.',
    stateDependent: true,
    decorate: (handle, service) => (request) => {
      const response = handle(request);
      if (request.operation !== 'setCurrentSequence' || response.status >= 300) return response;
      const record = service.read(request.account, 'sequences', Number(idOf(request)));
      if (record) service.write(request.account, 'sequences', { ...record, counters: {} });
      return response;
    },
  },
  {
    id: 'sequences/two-defaults',
    area: 'sequences',
    operations: ['setCurrentSequence', 'createSequence', 'listSequences'],
    says: 'The old default sequence stays a default.',
    stateDependent: true,
    decorate: onAnswer(['listSequences', 'getSequence'], (response) => {
      for (const one of listOf(response)?.list ?? [recordOf(response) ?? {}]) one.default_sequence = 1;
      return response;
    }),
  },
  {
    id: 'sequences/create-ignores-default',
    area: 'sequences',
    operations: ['createSequence'],
    says: 'default_sequence is ignored on create.',
    stateDependent: false,
    decorate: onRequest(['createSequence'], (request) =>
      fields(request, (inner) => {
        delete inner.default_sequence;
      }),
    ),
  },
  ...guides.map(
    (pascal): Fault => ({
      id: `sequences/${pascal.toLowerCase()}-takes-default`,
      area: 'sequences',
      operations: ['getSequence', `create${pascal}`, `change${pascal}State`],
      says: `${withArticle(pascal.toLowerCase(), 'A')} takes the default sequence, whichever it names.`,
      stateDependent: true,
      decorate: onRequest([`create${pascal}`], (request) =>
        fields(request, (inner) => {
          delete inner.sequence_id;
        }),
      ),
    }),
  ),
  ...(['invoice', 'quote', 'shipping'] as const satisfies readonly SingularType[]).map(
    (kind): Fault => ({
      id: `sequences/${kind}-not-counted`,
      area: 'sequences',
      operations: ['getSequence', `change${kind[0]?.toUpperCase()}${kind.slice(1)}State` as OperationId],
      says: `current_${kind}_number never counts.`,
      stateDependent: true,
      decorate: onAnswer(['getSequence'], (response) => {
        const record = recordOf(response);
        if (record) record[`current_${kind}_number`] = 0;
        return response;
      }),
    }),
  ),
];
