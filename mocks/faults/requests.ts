/** Faults of stated request fields that are never checked: absent or invalid, and accepted all the same. */
import { type OperationId, operationIds, operations } from '../../generated/operations.js';
import type { Arrival } from '../http/hooks.js';
import { type Fault, faultsOfEach } from './adversary.js';
import { at, isGiven, type Json, sentBody, sentQuery } from './body-fields.js';
import { answeringWhen } from './wire-ways.js';

const emails = operationIds.filter((id) => operations[id].action === 'email');

const required: Partial<Record<OperationId, readonly string[]>> = {
  createAccount: ['organization_name', 'email', 'password', 'terms', 'marketing'].map(
    (name) => `account.${name}`,
  ),
  createItem: ['item.name', 'item.description', 'item.unit_price'],
  createClient: ['client.name', 'client.code'],
  updateClient: ['client.name', 'client.code'],
  createSequence: ['sequence.serie'],
  exportSaft: ['month', 'years'],
};
const broken: Partial<Record<OperationId, readonly string[]>> = {
  createItem: ['item.unit_price'],
  updateItem: ['item.unit_price'],
  createClient: ['client.email', 'client.language', 'client.send_options'],
  updateClient: ['client.email', 'client.language', 'client.send_options'],
  createAccount: ['account.language', 'account.terms', 'account.marketing'],
  createSequence: ['sequence.default_sequence'],
  updateAccount: ['account.credentials.type', 'account.credentials.context'],
};
for (const id of emails) {
  required[id] = ['message.client.email', 'message.client.save'];
  broken[id] = ['message.client.email', 'message.client.save', 'message.cc', 'message.bcc', 'message.logo'];
}

/** Whether every error of a refusal is about this field. */
function onlyAbout(text: string, field: string): boolean {
  if (text === '') return false;
  const details = ((JSON.parse(text) as Json).errors as Json | undefined)?.details as Json[] | undefined;
  return details !== undefined && details.length > 0 && details.every((one) => one.field === field);
}

/** Whether a body has a value at `a.b.c`, or the query has a parameter. */
function holds(arrival: Arrival, field: string): boolean {
  if (!field.includes('.')) return sentQuery(arrival).has(field);
  return isGiven(at(sentBody(arrival), field));
}

/** A refusal about this field alone becomes a success if `isMeant` matches. */
function unchecked(
  id: OperationId,
  field: string,
  how: string,
  says: string,
  isMeant: (arrival: Arrival) => boolean,
): readonly Fault[] {
  const success = Number(Object.keys(operations[id].responses)[0]);
  const body = operations[id].responses[success]?.empty ? undefined : {};
  return faultsOfEach([field], () => [
    `requests/${id}/${field}/${how}-accepted`,
    [
      'request fields',
      [id],
      `${id} accepts ${field} ${says}.`,
      answeringWhen(
        ({ status, text }, arrival) => {
          if (status !== 422) return false;
          // The refusal of exportSaft has no details, so its parameters are checked directly.
          const about = id === 'exportSaft' ? !holds(arrival, field) : onlyAbout(text, field);
          return about && isMeant(arrival);
        },
        success,
        body,
      ),
    ],
  ]);
}

const rows = (table: typeof required, how: 'absent' | 'broken'): readonly Fault[] =>
  Object.entries(table).flatMap(([id, fields]) =>
    fields.flatMap((field) =>
      unchecked(
        id as OperationId,
        field,
        how,
        how,
        (arrival) => holds(arrival, field) === (how === 'broken'),
      ),
    ),
  );

/** The address of one copy is checked only if the other copy has none. */
const beside = (id: OperationId, field: string, other: string): readonly Fault[] =>
  unchecked(
    id,
    field,
    `broken-beside-${other.split('.').at(-1)}`,
    `broken when ${other} is there too`,
    (arrival) => holds(arrival, field) && holds(arrival, other),
  );

export const requestFaults: readonly Fault[] = [
  ...rows(required, 'absent'),
  ...rows(broken, 'broken'),
  ...emails.flatMap((id) => [
    ...beside(id, 'message.cc', 'message.bcc'),
    ...beside(id, 'message.bcc', 'message.cc'),
  ]),
];
