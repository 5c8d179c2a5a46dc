/** Faults of stated request fields that are never checked: absent, or broken, and accepted all the same. */
import { type OperationId, operationIds, operations } from '../../generated/operations.js';
import { answering, type Fault, type Json, onWire } from './make.js';

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

/** Whether every complaint of a refusal is about this field. */
function onlyAbout(text: string, field: string): boolean {
  if (text === '') return false;
  const details = ((JSON.parse(text) as Json).errors as Json | undefined)?.details as Json[] | undefined;
  return details !== undefined && details.length > 0 && details.every((one) => one.field === field);
}

/** Whether a body (or query) holds something at `a.b.c`. */
function holds(arrival: { url: string; raw?: Buffer | string }, field: string): boolean {
  if (!field.includes('.')) return new URL(arrival.url, 'http://mock').searchParams.has(field);
  let node: unknown = JSON.parse(String(arrival.raw ?? '{}'));
  for (const name of field.split('.')) node = (node as Json | undefined | null)?.[name];
  return node !== undefined && node !== null && node !== '';
}

function unchecked(id: OperationId, field: string, absent: boolean): Fault {
  const success = Number(Object.keys(operations[id].responses)[0]);
  const body = operations[id].responses[success]?.empty ? undefined : {};
  return {
    id: `requests/${id}/${field}/${absent ? 'absent' : 'broken'}-accepted`,
    area: 'request fields',
    operations: [id],
    says: `${id} accepts ${field} ${absent ? 'absent' : 'broken'}.`,
    stateDependent: false,
    after: onWire(id, [422], (answer, arrival) => {
      // SAF-T's refusal says nothing, so its parameters are looked at themselves.
      const about = id === 'exportSaft' ? !holds(arrival, field) : onlyAbout(answer.text, field);
      return about && holds(arrival, field) !== absent ? answering(success, body) : answer;
    }),
  };
}

/** A copy whose address is looked at only where the other copy has none. */
function uncheckedBeside(id: OperationId, field: string, other: string): Fault {
  return {
    id: `requests/${id}/${field}/broken-beside-${other.split('.').at(-1)}-accepted`,
    area: 'request fields',
    operations: [id],
    says: `${id} accepts ${field} broken when ${other} is there too.`,
    stateDependent: false,
    after: onWire(id, [422], (answer, arrival) =>
      onlyAbout(answer.text, field) && holds(arrival, field) && holds(arrival, other)
        ? answering(200)
        : answer,
    ),
  };
}

const rows = (table: typeof required, absent: boolean): Fault[] =>
  Object.entries(table).flatMap(([id, fields]) =>
    fields.map((field) => unchecked(id as OperationId, field, absent)),
  );

export const requestFaults: readonly Fault[] = [
  ...rows(required, true),
  ...rows(broken, false),
  ...emails.flatMap((id) => [
    uncheckedBeside(id, 'message.cc', 'message.bcc'),
    uncheckedBeside(id, 'message.bcc', 'message.cc'),
  ]),
];
