/** Faults of clients beyond what all records share: searches, defaults. */
import { type Fault, fields, listOf, onRequest } from './make.js';

export const clientFaults: readonly Fault[] = [
  {
    id: 'clients/language-not-of-account',
    area: 'records',
    operations: ['createClient'],
    says: 'A client without a language is Portuguese, whatever the language of the account.',
    stateDependent: true,
    decorate: onRequest(['createClient'], (request) =>
      fields(request, (inner) => {
        inner.language ??= 'pt';
      }),
    ),
  },
  {
    id: 'clients/lines-become-one',
    area: 'records',
    operations: ['createClient', 'updateClient'],
    says: 'Observations of several lines come back in one.',
    stateDependent: true,
    decorate: onRequest(['createClient', 'updateClient'], (request) =>
      fields(request, (inner) => {
        if (typeof inner.observations === 'string')
          inner.observations = inner.observations
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== '')
            .join(' ');
      }),
    ),
  },
  {
    id: 'clients/postal-code-as-number',
    area: 'records',
    operations: ['createClient', 'updateClient'],
    says: 'A postal code of digits alone loses its leading zeros.',
    stateDependent: true,
    decorate: onRequest(['createClient', 'updateClient'], (request) =>
      fields(request, (inner) => {
        if (/^\d+$/.test(String(inner.postal_code))) inner.postal_code = String(Number(inner.postal_code));
      }),
    ),
  },
  {
    id: 'clients/find-by-name-prefix',
    area: 'finding',
    operations: ['findClientByName'],
    says: 'find-by-name answers the first client whose name begins so.',
    stateDependent: true,
    decorate: (handle) => (request) => {
      if (request.operation !== 'findClientByName') return handle(request);
      const wanted = String(request.query.client_name ?? '');
      const listed =
        listOf(handle({ ...request, operation: 'listClients', query: { per_page: '1000' } }))?.list ?? [];
      const found = listed.findLast(({ name }) => String(name).startsWith(wanted));
      return found
        ? handle({ ...request, operation: 'getClient', path: { 'client-id': String(found.id) }, query: {} })
        : handle(request);
    },
  },
  {
    id: 'clients/find-by-code-first',
    area: 'finding',
    operations: ['findClientByCode'],
    says: 'find-by-code answers the newest client, whatever the code.',
    stateDependent: true,
    decorate: (handle) => (request) => {
      const response = handle(request);
      if (request.operation !== 'findClientByCode' || response.status !== 200) return response;
      const newest = listOf(handle({ ...request, operation: 'listClients', query: { per_page: '1' } }))
        ?.list[0];
      return newest
        ? handle({ ...request, operation: 'getClient', path: { 'client-id': String(newest.id) }, query: {} })
        : response;
    },
  },
];
