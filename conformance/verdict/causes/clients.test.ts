// Renamed clients that documents do not find, and texts of clients.
import { expect, test } from '@playwright/test';
import { exchange } from '../sample.fixture.js';
import { ofRenamedClients, ofTextsOfClients } from './clients.js';
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
