/** Faults of clients that other records do not share: searches, defaults. */
import { faultsOf } from './adversary.js';
import { entriesOf, look } from './body-fields.js';
import { incoming, onBody, replacing } from './service-ways.js';

const onWrites = ['createClient', 'updateClient'] as const;
const ofFind = { assumed: 'parameters and answer of find are not shown' };
const oneLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

export const clientFaults = faultsOf({
  'clients/language-not-of-account': [
    'records',
    ['createClient'],
    'A client without a language is Portuguese, whatever the language of the account.',
    onBody((inner) => {
      inner.language ??= 'pt';
    }),
  ],
  'clients/lines-become-one': [
    'records',
    onWrites,
    'Observations of several lines come back in one.',
    incoming('observations', (text) => (typeof text === 'string' ? oneLine(text) : text)),
  ],
  'clients/postal-code-as-number': [
    'records',
    onWrites,
    'A postal code of digits alone loses its leading zeros.',
    incoming('postal_code', (code) => (/^\d+$/.test(String(code)) ? String(Number(code)) : code)),
  ],
  'clients/find-by-name-prefix': [
    'finding',
    ['findClientByName'],
    'find-by-name answers the first client whose name begins so.',
    replacing((request, handle) => {
      const wanted = String(request.query.client_name ?? '');
      const all = entriesOf(handle, request, 'listClients');
      const found = all.findLast(({ name }) => String(name).startsWith(wanted));
      return found
        ? look(handle, request, 'getClient', { path: { 'client-id': String(found.id) } })
        : handle(request);
    }),
    ofFind,
  ],
  'clients/find-by-code-first': [
    'finding',
    ['findClientByCode'],
    'find-by-code answers the newest client, whatever the code.',
    replacing((request, handle) => {
      const response = handle(request);
      if (response.status !== 200) return response;
      const [newest] = entriesOf(handle, request, 'listClients', { query: { per_page: '1' } });
      return newest
        ? look(handle, request, 'getClient', { path: { 'client-id': String(newest.id) } })
        : response;
    }),
    ofFind,
  ],
});
