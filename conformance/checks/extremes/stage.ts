/** Records for one check, and lawful bodies for them with places for an extreme value. */

import { operationsOf } from '../../dialect/dialect.js';
import { minimal } from '../../given/minimal.js';
import type { CheckContext, DocumentType } from '../../run/check.js';
import type { Answer, Json } from '../../target/call.js';
import { declaring } from '../kit/declare.js';
import { isClaimed } from '../kit/document-rules.js';
import { madeIn, type Probe, recordOf, sent } from '../kit/probe.js';
import { createOf, putOf, updateOf } from '../kit/probes.js';

export const check = declaring({ kind: 'robustness', statement: 'rule:no-server-error' });

interface Kept {
  id: string | number;
  fields: Json;
}

/** Documents for one check, one of each type, created on demand. */
export interface Drafts {
  draft(type: DocumentType): Promise<Kept>;
}

/** Records for one check; see stageOf. */
export interface Stage extends Drafts {
  client: Kept;
  item: Kept;
}

export function draftsOf(t: CheckContext): Drafts {
  const drafts = new Map<DocumentType, Kept>();
  return {
    draft: async (type) => {
      const known = drafts.get(type);
      if (known) return known;
      const { id, sent: fields } = await t.given.document(type);
      drafts.set(type, { id, fields });
      return { id, fields };
    },
  };
}

/** Undeletable records that extreme values may leave, and the documents that receive such values. */
export const leftByStages = ['client', 'item', 'invoices', 'quotes', 'shippings'] as const;

export async function stageOf(t: CheckContext): Promise<Stage> {
  const name = t.unique('Extreme');
  const client = await t.given.acquire('client', minimal.client(t.unique, name));
  const itemFields = { name: t.unique('Extreme item'), description: 'Extreme', unit_price: '100' };
  const item = await t.given.acquire('item', itemFields);
  return {
    ...draftsOf(t),
    client: { id: client.id, fields: client.sent },
    item: { id: item.id, fields: itemFields },
  };
}

export const itemUpdate = ({ item }: Stage, fields: Json): Probe =>
  updateOf('item', item.id, { ...item.fields, ...fields });

export const clientUpdate = ({ client }: Stage, fields: Json): Probe =>
  updateOf('client', client.id, { ...client.fields, ...fields });

/** Likely bodies for the initial balance and a regularization of a client. */
export const treasuryWith = (id: string | number, fields: Json): Probe[] => [
  { operation: 'updateInitialBalance', path: { client_id: id }, body: { initial_balance: fields } },
  { operation: 'createRegularization', path: { client_id: id }, body: { regularization: fields } },
];

export const clientInvoicesBy = ({ client }: Stage, filter: unknown): Probe => ({
  ...{ operation: 'listClientInvoices', path: { client_id: client.id }, body: { filter } },
});

/** A create of an item with these fields, which should be refused. */
export const newItem = (t: CheckContext, fields: Json): Probe =>
  createOf('item', {
    ...{ name: t.unique('Extreme item'), description: 'Extreme', unit_price: '1', ...fields },
  });

export async function documentUpdate(
  t: CheckContext,
  stage: Drafts,
  type: DocumentType,
  fields: Json,
): Promise<Probe> {
  const { update } = operationsOf(type);
  // Not sent for a type that is not claimed, so no draft is needed.
  if (!isClaimed(t, type)) return { operation: update };
  const draft = await stage.draft(type);
  return putOf(t, { type, id: draft.id }, { ...draft.fields, ...fields });
}

/** Sends the probe; a record that it created is added to the journal, and an item to the fixture pool. */
export async function tryOut(t: CheckContext, probe: Probe, subject: string): Promise<Answer | undefined> {
  const answer = await sent(t, probe, subject);
  const id = probe.operation.startsWith('create') ? madeIn(t, probe.operation, answer) : undefined;
  const { name } = recordOf(answer);
  if (id !== undefined && probe.operation === 'createItem' && typeof name === 'string')
    t.given.releaseRecord('item', id, { name });
  return answer;
}
