/** Faults of taxes beyond what all records share. */
import { type Fault, forgetting, listOf, onAnswer } from './make.js';

export const taxFaults: readonly Fault[] = [
  {
    id: 'records/tax/delete-forgotten',
    area: 'records',
    operations: ['deleteTax'],
    says: 'A deleted tax is still there.',
    stateDependent: false,
    decorate: forgetting(['deleteTax'], () => true),
  },
  {
    id: 'records/tax/zero-not-listed',
    area: 'records',
    operations: ['listTaxes', 'createTax'],
    says: 'The list of taxes leaves out those of 0 %.',
    stateDependent: true,
    decorate: onAnswer(['listTaxes'], (response) => {
      const found = listOf(response);
      return found
        ? { ...response, body: { [found.key]: found.list.filter(({ value }) => Number(value) > 0) } }
        : response;
    }),
  },
];
