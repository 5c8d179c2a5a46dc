/**
 * Varied content for every second document in checks of lists: characters, lines, clients, earlier updates and e-mails. Lists
 * that fail only with such documents are thereby noticed by the usual checks. It costs next to no requests and changes neither
 * the amount before taxes nor the date.
 */

import { stageOf } from '../../conditions/documents/stage.js';
import { charsets } from '../../conditions/factors/texts.js';
import { uniqueDigits } from '../../conditions/names.js';
import { operationsOf } from '../../dialect/dialect.js';
import type { MadeDocument } from '../../given/given.js';
import { orUndefined } from '../../judge/outcome.js';
import { isSuccess } from '../../judge/status-class.js';
import type { CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { isClaimed, partyOf, update } from './document-rules.js';
import { ask } from './probe.js';
import { updateOf } from './probes.js';

export interface ListContent {
  /** Texts that follow the scope's word in observations. */
  notes: readonly string[];
  /** Lines with other taxes, fractional quantities and discounts; all cost 0. */
  lines: readonly Json[];
  /** Clients whose names consist of signs, of digits or of capitals. */
  clients: readonly Json[];
}

/** Empty where the target refuses such content: other checks report that. */
export const listContent = (t: CheckContext): Promise<ListContent> =>
  t.given.once('content of lists', async () => {
    const { taxes } = await stageOf(t);
    const line = (fields: Json, tax = taxes.usual) =>
      t.given.line({ unit_price: '0.0', ...fields, tax: tax && { name: tax.name } });
    const known = [
      await renamed(t, 'of signs', `${charsets.signs.short} ${t.unique('known')}`),
      await renamed(t, 'of digits', `0${uniqueDigits(t)}`),
      await renamed(t, 'of capitals', t.unique('WORKS').toUpperCase()),
    ];
    const content = {
      notes: [`${charsets.signs.long} ${charsets.blanks.long}`, charsets.beyond.long],
      lines: [
        line({ quantity: '2.5', discount: '12.5', unit: 'hour' }, taxes.second),
        line({ quantity: '1000', description: charsets.signs.long }, taxes.decimal),
      ],
      clients: known.flatMap((one) => (one ? [partyOf(one)] : [])),
    };
    return (await isAccepted(t, content)) ? content : { notes: [''], lines: [], clients: [] };
  });

/** A shared client with this name; undefined where the name is refused or clients cannot be created. */
async function renamed(
  t: CheckContext,
  sharedName: string,
  name: string,
): Promise<{ name: string; code: string } | undefined> {
  const made = await orUndefined(() => t.given.sharedRecord('buyer', sharedName));
  if (!made) return undefined;
  const probe = updateOf('client', made.id, { name, code: made.sent.code });
  const { status } = await ask(t, probe, { status: 'any' });
  return isSuccess(status) ? { name, code: String(made.sent.code) } : undefined;
}

/** Whether the target accepts a draft with all of this content: which characters and lines it accepts is not documented. */
async function isAccepted(
  t: CheckContext,
  { notes, lines, clients: [client] }: ListContent,
): Promise<boolean> {
  const type = (['invoices', 'quotes', 'shippings'] as const).find((one) => isClaimed(t, one));
  if (type === undefined) return false;
  const { create } = operationsOf(type);
  const fields = await t.given.freshFields(type, {
    observations: notes.join(' '),
    items: [t.given.line({}), ...lines],
    ...(client && { client }),
  });
  const answer = await t.call(create, { body: t.given.body(create, { fields }) }, { status: 'any' });
  if (!isSuccess(answer.status)) return false;
  t.given.made(create, answer.record.id, String(fields.reference));
  return true;
}

/** Updates the document twice to its present fields. */
export async function withUpdates(t: CheckContext, document: MadeDocument): Promise<void> {
  const { items, client, reference, observations, date, due_date } = document.sent;
  const fields = { items, client, reference, observations, date, due_date };
  for (const what of ['an update to the same', 'a second update to the same'])
    await update(t, document, fields, what);
}

/**
 * E-mails the document twice, with this subject, and requests its PDF and related documents. These operations are documented for
 * final documents.
 */
export async function withPapers(
  t: CheckContext,
  { type, id }: MadeDocument,
  subject: string,
): Promise<void> {
  const path = { 'document-id': id };
  const has = (feature: 'email' | 'pdf' | 'related') => t.settings.claims.includes(feature);
  const message = { client: { email: 'lists@conformance.example', save: '0' }, subject };
  const any = { status: 'any' as const };
  for (const _time of has('email') ? [1, 2] : [])
    await t.call(operationsOf(type).email, { path, body: { message } }, any);
  if (has('pdf')) await t.call('getDocumentPdf', { path }, any);
  if (has('related')) await t.call('listRelatedDocuments', { path }, any);
}
