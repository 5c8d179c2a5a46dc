/** Records of a check's own, and lawful bodies for them into which an extreme value is put. */

import { operationsOf } from '../../dialect/dialect.js';
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

/** Documents of the check's own, one of each type, made when they are asked for. */
export interface Drafts {
  draft(type: DocumentType): Promise<Kept>;
}

/** Records of the check's own, and lawful bodies for them into which a value is put. */
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

/** What may be accepted and stays, and the documents that are sent it too. */
export const leftByStages = ['client', 'item', 'invoices', 'quotes', 'shippings'] as const;

export async function stageOf(t: CheckContext): Promise<Stage> {
  const name = t.unique('Extreme');
  const client = await t.given.acquire('client', { name, code: name.replaceAll(' ', '-') });
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

/** What a client owes and has paid, in the forms that are likely. */
export const treasuryWith = (id: string | number, fields: Json): Probe[] => [
  { operation: 'updateInitialBalance', path: { client_id: id }, body: { initial_balance: fields } },
  { operation: 'createRegularization', path: { client_id: id }, body: { regularization: fields } },
];

/** The body of a filter of the invoices of a client. */
export const clientInvoicesBy = ({ client }: Stage, filter: unknown): Probe => ({
  ...{ operation: 'listClientInvoices', path: { client_id: client.id }, body: { filter } },
});

/** A create of an item that is refused for what stands beside the value, unless that is mistaken for something. */
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
  // Not sent then: nothing is made for it.
  if (!isClaimed(t, type)) return { operation: update };
  const draft = await stage.draft(type);
  return putOf(t, { type, id: draft.id }, { ...draft.fields, ...fields });
}

/** What a create has made all the same is put on the journal, an item for others to use. */
export async function tryOut(t: CheckContext, probe: Probe, subject: string): Promise<Answer | undefined> {
  const answer = await sent(t, probe, subject);
  const id = probe.operation.startsWith('create') ? madeIn(t, probe.operation, answer) : undefined;
  const { name } = recordOf(answer);
  if (id !== undefined && probe.operation === 'createItem' && typeof name === 'string')
    t.given.releaseRecord('item', id, { name });
  return answer;
}
