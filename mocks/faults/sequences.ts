/** Faults of sequences: the single default, counters that do not advance. */
import type { OperationId } from '../../generated/operations.js';
import { type Fault, faultsOf, faultsOfEach } from './adversary.js';
import { clearDefault, innerOf, listOf, recordOf, storedAt, typesOf, withArticle } from './body-fields.js';
import { actingAt, onAnswer, onRecord, replacing, undoing, withoutField } from './service-ways.js';

const ofCounts = { assumed: 'what moves the counts of a sequence is not said' };

export const sequenceFaults: readonly Fault[] = [
  ...faultsOf({
    'sequences/set-current-no-effect': [
      'sequences',
      ['setCurrentSequence', 'getSequence', 'listSequences'],
      'Making a sequence the default changes nothing.',
      actingAt(['setCurrentSequence'], undoing()),
    ],
    'sequences/set-current-resets-counts': [
      'sequences',
      ['setCurrentSequence'],
      'Making a sequence the default puts its counts back to nothing.',
      replacing((request, handle, service) => {
        const response = handle(request);
        const record = storedAt(service, request, 'sequences');
        if (record && response.status < 300)
          service.write(request.account, 'sequences', { ...record, counters: {} });
        return response;
      }),
      ofCounts,
    ],
    'sequences/two-defaults': [
      'sequences',
      ['setCurrentSequence', 'createSequence', 'listSequences'],
      'The old default sequence stays a default.',
      actingAt(
        ['listSequences', 'getSequence'],
        onAnswer((response) => {
          for (const one of listOf(response)?.list ?? [recordOf(response) ?? {}]) one.default_sequence = 1;
          return response;
        }),
      ),
    ],
    'sequences/refused-takes-default': [
      'sequences',
      ['createSequence'],
      'A sequence that is refused, and was to be the default, leaves none.',
      replacing((request, handle, service) => {
        const response = handle(request);
        if (response.status < 400 || String(innerOf(request.body).default_sequence) !== '1') return response;
        clearDefault(service, request.account, 'sequences');
        return response;
      }),
    ],
    'sequences/create-ignores-default': [
      'sequences',
      ['createSequence'],
      'default_sequence is ignored on create.',
      withoutField('default_sequence'),
    ],
  }),
  ...faultsOfEach(typesOf('guides'), ({ pascal, singular }) => {
    const create = `create${pascal}` as OperationId;
    return [
      `sequences/${singular}-takes-default`,
      [
        'sequences',
        ['getSequence', create, `change${pascal}State` as OperationId],
        `${withArticle(singular, 'A')} takes the default sequence, whichever it names.`,
        actingAt([create], withoutField('sequence_id')),
      ],
    ];
  }),
  ...faultsOfEach(['Invoice', 'Quote', 'Shipping'] as const, (pascal) => {
    const kind = pascal.toLowerCase();
    return [
      `sequences/${kind}-not-counted`,
      [
        'sequences',
        ['getSequence', `change${pascal}State`],
        `current_${kind}_number never counts.`,
        actingAt(
          ['getSequence'],
          onRecord((record) => {
            record[`current_${kind}_number`] = 0;
          }),
        ),
        ofCounts,
      ],
    ];
  }),
];
