/** Conditions on related records, on time, and on the account of the request. */
import { isGiven, type Json } from '../body-fields.js';
import {
  anyRequest,
  type Condition,
  namedSubjects,
  ofClients,
  ofDocuments,
  ofNamed,
  onRecord,
  type Records,
  records,
  textIn,
  when,
} from './condition.js';
import type { Scene } from './scene.js';

/** Whether another known record of the same kind and account satisfies `isSo`. */
function beside(scene: Scene, record: Json, isSo: (other: Json) => boolean): boolean {
  for (const { subject, account, record: other } of scene.memory.known()) {
    if (subject !== scene.subject || account !== scene.account) continue;
    if (String(other.id) !== String(record.id) && isSo(other)) return true;
  }
  return false;
}
const isStart = (one: unknown, other: unknown): boolean => {
  const [a, b] = [textIn(one), textIn(other)];
  return a !== '' && b !== '' && a !== b && (a.startsWith(b) || b.startsWith(a));
};
const isOtherCase = (one: unknown, other: unknown): boolean =>
  textIn(one) !== textIn(other) &&
  textIn(one) !== '' &&
  textIn(one).toLowerCase() === textIn(other).toLowerCase();
const clientOf = ({ client }: Json): unknown => (client as Json | undefined)?.id;

/** Holds when another known record is like the one that the request concerns. */
const besides = (whose: Records, says: string, isAlike: (own: Json, other: Json) => boolean): Condition =>
  whose(says, (own, _past, scene) => beside(scene, own, (other) => isAlike(own, other)));

const nameable = records({ subjects: ['client', 'item', 'tax'] });
const isSameClient = (own: Json, other: Json): boolean =>
  isGiven(clientOf(own)) && clientOf(other) === clientOf(own);
const sameInType = (field: string): Condition =>
  besides(
    ofDocuments,
    `another document of its type has the same ${field}`,
    (own, other) => isGiven(own[field]) && other.type === own.type && other[field] === own[field],
  );

const sinceWritten = (says: string, isSo: (requests: number) => boolean): Condition =>
  when(
    { subjects: namedSubjects, acts: onRecord },
    says,
    (_record, past, scene) => past.writtenAt > 0 && isSo(scene.memory.now() - past.writtenAt),
  );
const nth = (least: number, words: string): Condition =>
  ofNamed(`${words} of its kind or more were made before it`, (_record, { nth }) => nth > least);

export const surroundings = {
  'eleventh-of-kind': nth(10, 'ten'),
  'thirty-first-of-kind': nth(30, 'thirty'),
  'even-one-of-kind': ofNamed(
    'an odd number of its kind was made before it',
    (_record, past) => past.nth > 0 && past.nth % 2 === 0,
  ),
  'code-begins-alike': besides(
    ofClients,
    'the code of another client begins with its code, or the other way round',
    (own, other) => isStart(own.code, other.code),
  ),
  'name-begins-alike': besides(
    nameable,
    'the name of another one begins with its name, or the other way round',
    (own, other) => isStart(own.name, other.name),
  ),
  'name-in-other-case': besides(nameable, 'another one has its name in other capitals', (own, other) =>
    isOtherCase(own.name, other.name),
  ),
  'same-fiscal-id': besides(
    ofClients,
    'another client has its fiscal_id',
    (own, other) => isGiven(own.fiscal_id) && other.fiscal_id === own.fiscal_id,
  ),
  'same-client': besides(ofDocuments, 'another document is for the same client', isSameClient),
  'client-in-other-type': besides(
    ofDocuments,
    'a document of another type is for the same client',
    (own, other) => isSameClient(own, other) && other.type !== own.type,
  ),
  'same-reference': besides(
    ofDocuments,
    'another document has the same reference',
    (own, other) => isGiven(own.reference) && other.reference === own.reference,
  ),
  'same-date': sameInType('date'),
  'same-total': sameInType('total'),
  'at-once': sinceWritten('the record was written by the request just before', (requests) => requests === 1),
  later: sinceWritten('ten requests or more came since the record was written', (requests) => requests > 10),
  'much-later': sinceWritten(
    'a hundred requests or more came since the record was written',
    (requests) => requests > 100,
  ),
  'second-look': when(
    { subjects: namedSubjects, acts: ['get', 'pdf', 'qr-code', 'related'] },
    'the record was looked at since it was written',
    (_record, past) => past.looksSince > 0,
  ),
  'other-account-before': anyRequest('requests for another account came before', ({ memory, account }) =>
    memory.sawOtherAccounts(account),
  ),
  'in-second-account': anyRequest(
    'the request is for the second account',
    ({ account }) => account !== undefined,
  ),
} satisfies Record<string, Condition>;
