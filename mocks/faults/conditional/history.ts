/** Conditions on what happened before the request: to the record, and in the account. */

import { type Json, linesOf } from '../body-fields.js';
import {
  anyRequest,
  asked,
  type Condition,
  namedSubjects,
  onRecord,
  type Records,
  records,
  when,
} from './condition.js';
import type { Past, RecordEvent } from './remembered.js';
import type { Scene } from './scene.js';

const existing = records({ subjects: namedSubjects, acts: onRecord });
const documents = records({ subjects: ['document'], acts: onRecord });
const clients = records({ subjects: ['client'], acts: onRecord });
const items = records({ subjects: ['item'], acts: onRecord });

const times = (past: Past, event: RecordEvent): number => past.done[event] ?? 0;
const after = (whose: Records, says: string, event: RecordEvent, least = 1): Condition =>
  whose(says, (_record, past) => times(past, event) >= least);
/** The last state is left out: the current request must not count as an earlier one. */
const inState = (past: Past, state: string): boolean => past.states.slice(0, -1).includes(state);

const isBorn = (scene: Scene, record: Json): boolean =>
  scene.subject !== undefined && scene.memory.isBornByDocument(scene.subject, scene.account, record.name);

export const history = {
  updated: after(existing, 'the record was updated before', 'updated'),
  'updated-twice': after(existing, 'the record was updated twice before', 'updated', 2),
  renamed: after(existing, 'the record (of a document: its client) was renamed before', 'renamed'),
  'read-before': after(existing, 'the record was read before', 'read'),
  'read-often': after(existing, 'the record was read three times before', 'read', 3),
  'listed-before': after(existing, 'the record was seen in a list before', 'listed'),
  'never-listed': existing(
    'the record was never listed',
    (record, past) => record.id !== undefined && times(past, 'listed') === 0,
  ),
  'refused-on-record': after(existing, 'a request on the record was refused before', 'refused'),
  'refused-twice-on-record': after(existing, 'two requests on the record were refused before', 'refused', 2),
  'e-mailed': after(documents, 'the document was e-mailed before', 'e-mailed'),
  'e-mailed-twice': after(documents, 'the document was e-mailed twice before', 'e-mailed', 2),
  'address-saved': after(documents, 'an e-mail of the document saved its address before', 'address-saved'),
  printed: after(documents, 'the PDF of the document was fetched before', 'printed'),
  linked: after(documents, 'its QR code or related documents were fetched before', 'linked'),
  paid: after(documents, 'a payment of the document was made before', 'paid'),
  'paid-twice': after(documents, 'two payments of the document were made before', 'paid', 2),
  'settled-by-payment': after(documents, 'a payment settled the document', 'settled-by-payment'),
  'payment-canceled': after(documents, 'a payment of the document was canceled before', 'payment-canceled'),
  'state-changed': after(documents, 'the state of the document was changed before', 'state-changed'),
  'state-changed-twice': after(documents, 'the state was changed twice before', 'state-changed', 2),
  'came-back': after(documents, 'the document came back to a state that it had before', 'came-back'),
  'was-settled': documents(
    'the document was settled and is not any more',
    (record, past) => inState(past, 'settled') && record.status !== 'settled',
  ),
  'was-refused': documents(
    'the document was refused before and is not now',
    (record, past) => past.states.includes('refused') && record.status !== 'refused',
  ),
  'updated-then-final': documents(
    'the document was updated as a draft and finalized after that',
    (record, past) => times(past, 'updated') > 0 && record.status !== 'draft',
  ),
  'born-by-document': when(
    { subjects: ['client', 'item'], acts: onRecord },
    'a document made the record, and no request of its own',
    (record, _past, scene) => isBorn(scene, record),
  ),
  'named-by-document': after(clients, 'a document names the client', 'named-by-document'),
  'named-by-two-documents': after(clients, 'two documents name the client', 'named-by-document', 2),
  'in-several-families': clients(
    'documents of several families name the client',
    (_record, past) => past.families.size > 1,
  ),
  'item-used': items('a document names the item', (record, _past, scene) =>
    [...scene.memory.known()].some(
      (one) => one.subject === 'document' && linesOf(one.record).some(({ name }) => name === record.name),
    ),
  ),
  'refused-before': anyRequest(
    'a request of the same operation was refused before',
    ({ theirs, operation }) => theirs.refused.has(operation.id),
  ),
  'refused-create-before': asked(
    { subjects: ['client', 'document', 'item', 'sequence', 'tax'] },
    'a create of such a record was refused before',
    ({ theirs, operation, subject }) =>
      subject !== undefined &&
      [...theirs.refused.keys()].some(
        (id) =>
          id.startsWith('create') &&
          id.endsWith(operation.id.replace(/^(create|get|update|delete|email|change)|State$/g, '')),
      ),
  ),
  'second-time': anyRequest(
    'the operation was carried out once before',
    ({ theirs, operation }) => theirs.done.get(operation.id) === 1,
  ),
  'third-time': anyRequest(
    'the operation was carried out twice before',
    ({ theirs, operation }) => theirs.done.get(operation.id) === 2,
  ),
  'after-a-deletion': asked(
    { subjects: ['item', 'tax'] },
    'a record of the kind was deleted before',
    ({ theirs, subject }) => subject !== undefined && (theirs.deleted.get(subject) ?? 0) > 0,
  ),
  'after-default-chosen': asked(
    { subjects: ['sequence', 'document'] },
    'another default sequence was chosen before',
    ({ theirs }) => (theirs.done.get('setCurrentSequence') ?? 0) > 0,
  ),
} satisfies Record<string, Condition>;
