/** Probes on single records: read, create, update, change of state. */
import type { OperationId } from '../../../generated/operations.js';
import type { DocumentType } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import type { CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { isClaimed } from './document-rules.js';
import type { Probe } from './probe.js';

type Id = string | number;

const reads = { client: 'getClient', item: 'getItem', tax: 'getTax', sequence: 'getSequence' } as const;
const updates = { client: 'updateClient', item: 'updateItem', tax: 'updateTax' } as const;
const creates = {
  client: 'createClient',
  item: 'createItem',
  tax: 'createTax',
  sequence: 'createSequence',
  account: 'createAccount',
} as const;

export const readOf = (word: keyof typeof reads, id: Id): Probe => ({
  operation: reads[word],
  path: { [`${word}-id`]: id },
});

export const updateOf = (word: keyof typeof updates, id: Id, fields: unknown): Probe => ({
  operation: updates[word],
  path: { [`${word}-id`]: id },
  body: { [word]: fields },
});

export const createOf = (word: keyof typeof creates, fields: unknown): Probe => ({
  operation: creates[word],
  body: { [word]: fields },
});

interface Document {
  type: DocumentType;
  id: Id;
}

const ofDocument = (operation: OperationId, { id }: Pick<Document, 'id'>, body?: unknown): Probe => ({
  ...{ operation, path: { 'document-id': id } },
  ...(body !== undefined && { body }),
});

export const getOf = (one: Document): Probe => ofDocument(operationsOf(one.type).get, one);

export const changeOf = (t: CheckContext, one: Document, word: string): Probe =>
  ofDocument(operationsOf(one.type).change, one, t.given.changeBody(one.type, word));

export const putOf = (t: CheckContext, one: Document, fields: Json): Probe => {
  const { update } = operationsOf(one.type);
  return ofDocument(update, one, t.given.body(update, { fields }));
};

export const emailOf = (one: Document, message: unknown): Probe =>
  ofDocument(operationsOf(one.type).email, one, { message });

/** A create whose lawful fields are overwritten by `odd` ones. No body for a type that is not claimed, since it is not sent. */
export async function documentCreate(
  t: CheckContext,
  type: DocumentType,
  odd: Json,
  lawful: Json = {},
): Promise<Probe> {
  const { create } = operationsOf(type);
  if (!isClaimed(t, type)) return { operation: create };
  const fields = { ...(await t.given.freshFields(type, lawful)), ...odd };
  return { operation: create, body: t.given.body(create, { fields }) };
}
