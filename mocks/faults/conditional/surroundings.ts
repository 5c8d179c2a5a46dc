/** Conditions on related records, on time, and on the account of the request. */
import type { Json } from '../body-fields.js';
import {
  asked,
  type Condition,
  isGiven,
  named,
  ofClients,
  ofDocuments,
  onRecord,
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
const nth = (least: number, words: string): Condition =>
  when(named, `${words} of its kind or more were made before it`, (_record, { nth }) => nth > least);

export const surroundings = {
  'eleventh-of-kind': nth(10, 'ten'),
  'thirty-first-of-kind': nth(30, 'thirty'),
  'even-one-of-kind': when(
    named,
    'an odd number of its kind was made before it',
    (_record, past) => past.nth > 0 && past.nth % 2 === 0,
  ),
  'code-begins-alike': when(
    ofClients,
    'the code of another client begins with its code, or the other way round',
    (record, _past, scene) => beside(scene, record, (other) => isStart(record.code, other.code)),
  ),
  'name-begins-alike': when(
    { subjects: ['client', 'item', 'tax'] },
    'the name of another one begins with its name, or the other way round',
    (record, _past, scene) => beside(scene, record, (other) => isStart(record.name, other.name)),
  ),
  'name-in-other-case': when(
    { subjects: ['client', 'item', 'tax'] },
    'another one has its name in other capitals',
    (record, _past, scene) => beside(scene, record, (other) => isOtherCase(record.name, other.name)),
  ),
  'same-fiscal-id': when(ofClients, 'another client has its fiscal_id', (record, _past, scene) =>
    beside(scene, record, (other) => isGiven(record.fiscal_id) && other.fiscal_id === record.fiscal_id),
  ),
  'same-client': when(ofDocuments, 'another document is for the same client', (record, _past, scene) =>
    beside(scene, record, (other) => isGiven(clientOf(record)) && clientOf(other) === clientOf(record)),
  ),
  'client-in-other-type': when(
    ofDocuments,
    'a document of another type is for the same client',
    (record, _past, scene) =>
      beside(
        scene,
        record,
        (other) =>
          isGiven(clientOf(record)) && clientOf(other) === clientOf(record) && other.type !== record.type,
      ),
  ),
  'same-reference': when(ofDocuments, 'another document has the same reference', (record, _past, scene) =>
    beside(scene, record, (other) => isGiven(record.reference) && other.reference === record.reference),
  ),
  'same-date': when(ofDocuments, 'another document of its type has the same date', (record, _past, scene) =>
    beside(
      scene,
      record,
      (other) => isGiven(record.date) && other.type === record.type && other.date === record.date,
    ),
  ),
  'same-total': when(ofDocuments, 'another document of its type has the same total', (record, _past, scene) =>
    beside(
      scene,
      record,
      (other) => isGiven(record.total) && other.type === record.type && other.total === record.total,
    ),
  ),
  'at-once': when(
    { ...named, acts: onRecord },
    'the record was written by the request just before',
    (_record, past, scene) => past.writtenAt > 0 && scene.memory.now() - past.writtenAt === 1,
  ),
  later: when(
    { ...named, acts: onRecord },
    'ten requests or more came since the record was written',
    (_record, past, scene) => past.writtenAt > 0 && scene.memory.now() - past.writtenAt > 10,
  ),
  'much-later': when(
    { ...named, acts: onRecord },
    'a hundred requests or more came since the record was written',
    (_record, past, scene) => past.writtenAt > 0 && scene.memory.now() - past.writtenAt > 100,
  ),
  'second-look': when(
    { ...named, acts: ['get', 'pdf', 'qr-code', 'related'] },
    'the record was looked at since it was written',
    (_record, past) => past.looksSince > 0,
  ),
  'other-account-before': asked({}, 'requests for another account came before', ({ memory, account }) =>
    memory.sawOtherAccounts(account),
  ),
  'in-second-account': asked(
    {},
    'the request is for the second account',
    ({ account }) => account !== undefined,
  ),
} satisfies Record<string, Condition>;
