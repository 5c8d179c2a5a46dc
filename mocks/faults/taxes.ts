/** Faults of taxes that other records do not share. */
import { faultsOf } from './adversary.js';
import { entriesOf, fields, type Json, linesOf } from './body-fields.js';
import { actingAt, incoming, listed, replacing, undoing, withoutField } from './service-ways.js';

export const taxFaults = faultsOf({
  'records/tax/delete-forgotten': ['records', ['deleteTax'], 'A deleted tax is still there.', undoing()],
  'records/tax/update-cuts-decimals': [
    'records',
    ['updateTax'],
    'An update cuts the decimals of a tax.',
    incoming('value', (value) => (value === undefined ? value : String(Math.trunc(Number(value))))),
  ],
  'records/tax/update-keeps-default': [
    'records',
    ['createTax', 'updateTax'],
    'An update cannot make a tax the default.',
    actingAt(['updateTax'], withoutField('default_tax')),
    { assumed: 'that marking a tax unmarks the others is not said' },
  ],
  'records/tax/default-is-first': [
    'creation rules',
    ['createTax', 'createInvoice'],
    'A line with an unknown tax gets the oldest tax, whichever is the default.',
    actingAt(
      ['createInvoice'],
      replacing((request, handle) => {
        const known = entriesOf(handle, request, 'listTaxes', { query: {} });
        const oldest = known.toSorted((one, other) => Number(one.id) - Number(other.id))[0];
        return handle(
          fields(request, (inner) => {
            for (const { tax } of linesOf(inner)) {
              const named = tax as Json | undefined;
              if (named?.name && known.every(({ name }) => name !== named.name)) named.name = oldest?.name;
            }
          }),
        );
      }),
    ),
  ],
  'records/tax/zero-not-listed': [
    'records',
    ['listTaxes', 'createTax'],
    'The list of taxes leaves out those of 0 %.',
    actingAt(
      ['listTaxes'],
      listed((list) => list.filter(({ value }) => Number(value) > 0)),
    ),
  ],
});
