/** Faults of taxes beyond what all records share. */
import type { Decorate } from '../service/service.js';
import { type Fault, fields, forgetting, type Json, listOf, onAnswer, onRequest } from './make.js';

const oldestForUnknown: Decorate = (handle) => (request) => {
  if (request.operation !== 'createInvoice') return handle(request);
  const taxes = handle({ ...request, operation: 'listTaxes', path: {}, query: {}, body: undefined });
  const known = listOf(taxes)?.list ?? [];
  const oldest = known.reduce<Json | undefined>(
    (one, other) => (one && Number(one.id) < Number(other.id) ? one : other),
    undefined,
  );
  return handle(
    fields(request, (inner) => {
      for (const { tax } of Array.isArray(inner.items) ? (inner.items as Json[]) : []) {
        const named = tax as Json | undefined;
        if (named?.name && known.every(({ name }) => name !== named.name)) named.name = oldest?.name;
      }
    }),
  );
};

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
    id: 'records/tax/update-cuts-decimals',
    area: 'records',
    operations: ['updateTax'],
    says: 'An update cuts the decimals of a tax.',
    stateDependent: true,
    decorate: onRequest(['updateTax'], (request) =>
      fields(request, (inner) => {
        if (inner.value !== undefined) inner.value = String(Math.trunc(Number(inner.value)));
      }),
    ),
  },
  {
    id: 'records/tax/update-keeps-default',
    area: 'records',
    operations: ['createTax', 'updateTax'],
    says: 'An update cannot make a tax the default.',
    stateDependent: true,
    decorate: onRequest(['updateTax'], (request) =>
      fields(request, (inner) => {
        delete inner.default_tax;
      }),
    ),
  },
  {
    id: 'records/tax/default-is-first',
    area: 'creation rules',
    operations: ['createTax', 'createInvoice'],
    says: 'A line with an unknown tax gets the oldest tax, whichever is the default.',
    stateDependent: true,
    decorate: oldestForUnknown,
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
