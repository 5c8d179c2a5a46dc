/** Conditions on further parameters and fields of a request, and on the page of a list. */
import { isGiven, type Json, linesOf } from '../body-fields.js';
import {
  anyRequest,
  asked,
  type Condition,
  emails,
  lists,
  type Requests,
  requests,
  writesDocuments,
} from './condition.js';
import type { Act } from './remembered.js';
import type { Scene } from './scene.js';

const isPaging = (name: string): boolean => name === 'page' || name === 'per_page';
const filters = ({ query }: Scene): string[] =>
  Object.keys(query).filter((name) => !isPaging(name) && name !== 'api_key');
const filteredLists = requests({ subjects: ['document'], acts: ['list'] });
const pageOf = ({ query }: Scene): number => Number(query.page ?? 1);
const clientIn = ({ sent }: Scene): Json => (sent.client ?? {}) as Json;
const writes: readonly Act[] = ['create', 'update'];
const writesClients = requests({ subjects: ['client'], acts: writes });
const writesItems = requests({ subjects: ['item'], acts: writes });
const statesChange = requests({ acts: ['change-state'] });
const payments = requests({ acts: ['pay'] });

const given = (which: Requests, says: string, name: string): Condition =>
  which(says, ({ sent }) => isGiven(sent[name]));

export const wording = {
  'page-given': lists('a page is asked for', ({ query }) => isGiven(query.page)),
  'per-page-given': lists('per_page is given', ({ query }) => isGiven(query.per_page)),
  'small-pages': lists(
    'pages of five or fewer are asked for',
    ({ query }) => isGiven(query.per_page) && Number(query.per_page) <= 5,
  ),
  'second-page': lists('the second page is asked for', (scene) => pageOf(scene) === 2),
  'later-page': lists('the third page or a later one is asked for', (scene) => pageOf(scene) > 2),
  'full-page': lists(
    'the page is as long as asked for',
    ({ page, query }) => page !== undefined && page.length === Number(query.per_page ?? 10),
  ),
  'last-page': lists(
    'a later page holds fewer than asked for',
    (scene) =>
      scene.page !== undefined && pageOf(scene) > 1 && scene.page.length < Number(scene.query.per_page ?? 10),
  ),
  'one-entry': lists('the page holds one record only', ({ page }) => page?.length === 1),
  'empty-page': lists('the page holds no record', ({ page }) => page?.length === 0),
  'one-filter': filteredLists('the list is filtered', (scene) => filters(scene).length > 0),
  'two-filters': filteredLists('two filters or more are given', (scene) => filters(scene).length > 1),
  'three-filters': filteredLists('three filters or more are given', (scene) => filters(scene).length > 2),
  'text-filter': filteredLists('a text is searched for', ({ query }) => isGiven(query.text)),
  'filter-on-page': filteredLists(
    'a filter is given together with a page',
    (scene) => filters(scene).length > 0 && isGiven(scene.query.page),
  ),
  'several-of-one-filter': filteredLists('a filter is given several values', ({ query }) =>
    Object.values(query).some((value) => Array.isArray(value) && value.length > 1),
  ),
  'both-ends': filteredLists('both ends of a range are given', ({ query }) =>
    Object.keys(query).some((name) => name.endsWith('[from]') && `${name.slice(0, -6)}[to]` in query),
  ),
  'one-end': filteredLists('one end only of a range is given', ({ query }) =>
    Object.keys(query).some((name) => {
      const other = name.endsWith('[from]') ? `${name.slice(0, -6)}[to]` : `${name.slice(0, -4)}[from]`;
      return /\[(from|to)\]$/.test(name) && !(other in query);
    }),
  ),
  'key-not-first': anyRequest('the key is not the first parameter', ({ query }) => {
    const place = Object.keys(query).indexOf('api_key');
    return place > 0;
  }),
  'second-copy': asked({ acts: ['pdf'] }, 'a second copy is asked for', ({ query }) =>
    isGiven(query.second_copy),
  ),
  'with-due-date': given(writesDocuments, 'a due date is sent', 'due_date'),
  'without-due-date': writesDocuments(
    'no due date is sent',
    ({ sent }) => isGiven(sent.client) && !isGiven(sent.due_date),
  ),
  'reference-sent': given(writesDocuments, 'a reference is sent', 'reference'),
  'observations-sent': given(writesDocuments, 'observations are sent', 'observations'),
  'reference-and-observations': writesDocuments(
    'a reference and observations are sent',
    ({ sent }) => isGiven(sent.reference) && isGiven(sent.observations),
  ),
  'sequence-named': given(writesDocuments, 'a sequence is named', 'sequence_id'),
  'client-code-sent': writesDocuments('the code of the client is sent', (scene) =>
    isGiven(clientIn(scene).code),
  ),
  'client-details-sent': writesDocuments(
    'three details or more of the client are sent beside name and code',
    (scene) => Object.keys(clientIn(scene)).length >= 5,
  ),
  'client-email-sent': writesDocuments('the e-mail address of the client is sent', (scene) =>
    isGiven(clientIn(scene).email),
  ),
  'prices-as-numbers': writesDocuments('prices are sent as numbers', ({ sent }) =>
    linesOf(sent).some(({ unit_price }) => typeof unit_price === 'number'),
  ),
  'tax-not-named': writesDocuments('a line names no tax', ({ sent }) =>
    linesOf(sent).some(({ tax }) => !isGiven((tax as Json | undefined)?.name)),
  ),
  'message-sent': given(statesChange, 'a message is sent', 'message'),
  'cc-given': given(emails, 'a copy goes to somebody (cc)', 'cc'),
  'bcc-given': given(emails, 'a hidden copy goes to somebody (bcc)', 'bcc'),
  'cc-and-bcc': emails('cc and bcc are given', ({ sent }) => isGiven(sent.cc) && isGiven(sent.bcc)),
  'subject-given': given(emails, 'the mail has a subject', 'subject'),
  'no-subject': emails(
    'the mail has no subject',
    ({ sent }) => isGiven(sent.client) && !isGiven(sent.subject),
  ),
  'mail-text-given': given(emails, 'the mail has a text', 'body'),
  'logo-given': given(emails, 'the logo is spoken of', 'logo'),
  'address-to-save': emails('the address is to be saved', (scene) => String(clientIn(scene).save) === '1'),
  'address-not-to-save': emails(
    'the address is not to be saved',
    (scene) => String(clientIn(scene).save) === '0',
  ),
  'payment-noted': given(payments, 'the payment has a note', 'note'),
  'mechanism-given': given(payments, 'the payment says how it was made', 'payment_mechanism'),
  'many-client-fields': writesClients(
    'eight fields or more of the client are sent',
    ({ sent }) => Object.keys(sent).length >= 8,
  ),
  'few-client-fields': writesClients(
    'only what a client needs is sent',
    ({ sent }) => isGiven(sent.name) && Object.values(sent).filter(isGiven).length <= 2,
  ),
  'contact-sent': given(writesClients, 'a preferred contact is sent', 'preferred_contact'),
  'language-sent': given(writesClients, 'a language is sent', 'language'),
  'unit-sent': given(writesItems, 'a unit is sent', 'unit'),
  'item-tax-sent': given(writesItems, 'a tax is sent', 'tax'),
  'name-not-sent': asked(
    { subjects: ['item', 'tax'], acts: ['update'] },
    'the update leaves the name out',
    ({ sent }) => Object.keys(sent).length > 0 && !isGiven(sent.name),
  ),
  'default-tax-sent': given(
    requests({ subjects: ['tax'], acts: writes }),
    'default_tax is sent',
    'default_tax',
  ),
  'default-sequence-sent': given(
    requests({ subjects: ['sequence'], acts: ['create'] }),
    'default_sequence is sent',
    'default_sequence',
  ),
} satisfies Record<string, Condition>;
