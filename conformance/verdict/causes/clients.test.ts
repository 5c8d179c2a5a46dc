// Renamed clients that documents do not find, documents that show another client, and texts of clients.
import { expect, test } from '@playwright/test';
import type { OperationId } from '../../../generated/operations.js';
import type { Exchange } from '../../judge/exchange.js';
import { exchange } from '../sample.fixture.js';
import { ofOtherClients, ofRenamedClients, ofTextsOfClients } from './clients.js';
import { explained, group, replayed } from './groups.fixture.js';

const body = (wrapper: string, fields: object) => JSON.stringify({ [wrapper]: fields });
const made = exchange({ operation: 'createClient', requestBody: body('client', { name: 'A' }) });
const renamed = exchange({ operation: 'updateClient', requestBody: body('client', { name: 'B' }) });
const named = (name: string) =>
  exchange({ operation: 'createQuote', requestBody: body('quote', { client: { name } }) });
const sought = exchange({
  operation: 'findClientByName',
  url: 'http://localhost/clients/find-by-name.json?client_name=B',
});

const root = group('rule:fields-kept | client.id | different', { operation: 'createQuote' });
const country = group('rule:fields-kept | client.country | different', { operation: 'createQuote' });
const found = group('rule:client-open-fields | query.name | 404', { operation: 'findClientByName' });
const total = group('rule:fields-kept | total | different', { operation: 'createQuote' });

test('a document and a search by the new name of a client -> follow from the document that gets another client', () => {
  const renaming = { exchanges: [made, renamed, named('B')] };
  const all = replayed([root, country, found, total], {
    ...{ [root.key]: renaming, [country.key]: renaming, [total.key]: renaming },
    [found.key]: { exchanges: [made, renamed, sought] },
  });
  const of = explained(ofRenamedClients(all));
  expect(of[country.key]).toEqual([root.key]);
  expect(of[found.key]).toEqual([root.key]);
  expect(of[total.key]).toBeUndefined();
});

test('a client that keeps its name, a document by the former name, or an unconfirmed root -> each its own', () => {
  const by = (ofRoot: object, ofCountry: object = ofRoot) =>
    explained(ofRenamedClients(replayed([root, country], { [root.key]: ofRoot, [country.key]: ofCountry })));
  const renaming = { exchanges: [made, renamed, named('B')] };
  expect(by(renaming)[country.key]).toEqual([root.key]);
  expect(by(renaming, { exchanges: [made, renamed, named('A')] })[country.key]).toBeUndefined();
  const same = exchange({ operation: 'updateClient', requestBody: body('client', { name: 'A' }) });
  expect(by(renaming, { exchanges: [made, same, named('A')] })[country.key]).toBeUndefined();
  expect(by({ exchanges: [made, renamed, named('A')] }, renaming)).toEqual({});
  expect(by({ ...renaming, confirmation: 'unconfirmed' }, renaming)).toEqual({});
});

test('a document that shows another client than was sent -> what is wrong of that client follows, where the replay has it', () => {
  const other = group('rule:fields-kept | client.name | different', { operation: 'createQuote' });
  const unlisted = group('rule:client-created | name | not listed', { operation: 'createQuote' });
  const answered = (name: string, operation: OperationId = 'createQuote') =>
    exchange({
      ...{ operation, requestBody: body('quote', { client: { name: 'A' } }) },
      responseBody: body('quote', { client: { id: 1, name } }),
    });
  const by = (shown: Exchange, confirmation: 'confirmed' | 'unconfirmed' = 'confirmed') => {
    const replays = Object.fromEntries(
      [country, unlisted, total].map(({ key }) => [key, { exchanges: [shown] }]),
    );
    const all = replayed([other, country, unlisted, total], { ...replays, [other.key]: { confirmation } });
    return explained(ofOtherClients(all));
  };
  expect(by(answered('A.'))).toEqual({ [country.key]: [other.key], [unlisted.key]: [other.key] });
  expect(by(answered('A'))).toEqual({});
  expect(by(answered('A.', 'createInvoice'))).toEqual({});
  expect(by(answered('A.'), 'unconfirmed')).toEqual({});
});

test("a client's text that an update does not add -> follows where creates add another one", () => {
  const absent = group('rule:client-observations-added | observations | absent', {
    operation: 'updateQuote',
  });
  const other = group('rule:client-observations-added | observations | different', {
    operation: 'createQuote',
  });
  const by = (confirmation: 'confirmed' | 'unconfirmed') =>
    explained(ofTextsOfClients(replayed([absent, other], { [other.key]: { confirmation } })));
  expect(by('confirmed')).toEqual({ [absent.key]: [other.key, 'updateQuote'] });
  expect(by('unconfirmed')).toEqual({});
});
