/**
 * What stands in every second document of the checks of lists besides what a filter looks at: letters, lines, clients and a
 * past, so that a list that is wrong for some of these only is seen by the checks that look at it anyway. It costs next to
 * no request, changes no amount before taxes and no day. Owns no assertion.
 */

import { stageOf } from '../../conditions/documents/stage.js';
import { charsets } from '../../conditions/factors/texts.js';
import { uniqueDigits } from '../../conditions/names.js';
import { operationsOf } from '../../dialect/dialect.js';
import type { MadeDocument } from '../../given/given.js';
import { tried } from '../../judge/outcome.js';
import { isSuccess } from '../../judge/status-class.js';
import type { CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { isClaimed, partyOf, update } from './document-rules.js';

export interface ListContent {
  /** Behind the word that a list is filtered by. */
  notes: readonly string[];
  /** Of other taxes, in fractions and reduced, and all for nothing. */
  lines: readonly Json[];
  /** Whose names are of signs, of digits and of capitals. */
  clients: readonly Json[];
}

/** Nothing of it where the target does not take it: what it then refuses is reported by the checks of that. */
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

/** A client under a name that may be refused; undefined where it is, or where there are no clients. */
async function renamed(
  t: CheckContext,
  sharedName: string,
  name: string,
): Promise<{ name: string; code: string } | undefined> {
  const made = await tried(() => t.given.sharedRecord('buyer', sharedName));
  if (!made) return undefined;
  const body = { client: { name, code: made.sent.code } };
  const { status } = await t.call(
    'updateClient',
    { path: { 'client-id': made.id }, body },
    { status: 'any' },
  );
  return isSuccess(status) ? { name, code: String(made.sent.code) } : undefined;
}

/** One draft with all of it: which characters and lines are accepted is not shown. */
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

/** Updated twice to what it was. */
export async function withUpdates(t: CheckContext, document: MadeDocument): Promise<void> {
  const { items, client, reference, observations, date, due_date } = document.sent;
  const fields = { items, client, reference, observations, date, due_date };
  for (const what of ['an update to the same', 'a second update to the same'])
    await update(t, document, fields, what);
}

/** Mailed twice, printed and asked for what is related to it. Which documents may be is stated of final ones. */
export async function withPapers(t: CheckContext, { type, id }: MadeDocument): Promise<void> {
  const path = { 'document-id': id };
  const has = (feature: 'email' | 'pdf' | 'related') => t.settings.claims.includes(feature);
  const message = { client: { email: 'lists@conformance.example', save: '0' }, subject: 'Listed' };
  const any = { status: 'any' as const };
  for (const _time of has('email') ? [1, 2] : [])
    await t.call(operationsOf(type).email, { path, body: { message } }, any);
  if (has('pdf')) await t.call('getDocumentPdf', { path }, any);
  if (has('related')) await t.call('listRelatedDocuments', { path }, any);
}
