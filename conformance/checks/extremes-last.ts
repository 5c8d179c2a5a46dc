/**
 * Values that could break answers with the record, and lists with its neighbours: tried after all other checks, on records that
 * nobody else uses, which are brought back to plain values or deleted afterwards.
 */
import type { Check, CheckContext } from '../run/check.js';
import type { Json } from '../target/call.js';
import { base, clientUpdate, documentUpdate, stageOf } from './extremes.js';
import { recordOf, sent, wrong } from './kit/probe.js';

const harmful = { ...base, place: 'last' as const };

/** A map inside a record as a list, as a text, and with numbers in it; the record and its list stay readable. */
async function innerMaps(t: CheckContext): Promise<void> {
  const subject = 'input.array-for-inner-object';
  const stage = await stageOf(t);
  const at = { 'client-id': stage.client.id };
  const plain = clientUpdate(stage, { preferred_contact: { name: 'Ana' } });
  for (const value of [
    ['odd'],
    [],
    'odd',
    [[]],
    { name: 5, phone: true, email: 'ana@conformance.example' },
    { name: ['odd'] },
  ]) {
    const answer = await sent(t, clientUpdate(stage, { preferred_contact: value }), subject);
    const read = await sent(t, { operation: 'getClient', path: at }, subject);
    if (answer && answer.status < 300 && read) judgeContact(t, recordOf(read).preferred_contact);
    // A page that holds it: the last ones made stand at one end of the list.
    if (read === undefined) await sent(t, { operation: 'listClients', query: { per_page: 30 } }, subject);
    await sent(t, plain, subject);
  }
  if (!t.settings.claims.includes('guides')) return;
  for (const value of [['odd'], [], 'odd', { city: ['odd'], detail: 5 }]) {
    await sent(
      t,
      await documentUpdate(t, stage, 'shippings', { address_from: value, address_to: value }),
      subject,
    );
    const { id } = await stage.draft('shippings');
    await sent(t, { operation: 'getShipping', path: { 'document-id': id } }, subject);
    await sent(t, await documentUpdate(t, stage, 'shippings', {}), subject);
  }
}

function judgeContact(t: CheckContext, contact: unknown): void {
  for (const [field, value] of Object.entries(Object(contact) as Json))
    if (['name', 'email', 'phone'].includes(field) && typeof value !== 'string' && value !== null)
      wrong(
        t,
        `preferred_contact.${field} is a string`,
        `a ${Array.isArray(value) ? 'list' : typeof value}`,
        {
          symptom: 'wrong type',
          field: `client.preferred_contact.${field}`,
          statement: 'schema:ClientFields.preferred_contact',
          operation: 'getClient',
        },
      );
}

/** The greatest number of eight bytes accepted by hand in a series of its own: the next document is finalized all the same. */
async function lastNumber(t: CheckContext): Promise<void> {
  const subject = 'input.last-number-of-a-series';
  const series = await t.given.sequence();
  const make = (fields: Json) =>
    t.given.document('shippings', undefined, { sequence_id: String(series.id), ...fields });
  for (const number of ['9223372036854775807', '2147483647']) {
    const create = 'createShipping';
    const fields = {
      ...(await t.given.freshFields('shippings')),
      sequence_id: String(series.id),
      manual_sequence_number: number,
    };
    const made = await sent(t, { operation: create, body: t.given.body(create, { fields }) }, subject);
    const { id } = recordOf(made);
    if (made === undefined || made.status >= 300 || (typeof id !== 'number' && typeof id !== 'string'))
      continue;
    t.given.made(create, id);
    const finalize = (one: string | number) =>
      sent(
        t,
        {
          operation: 'changeShippingState',
          path: { 'document-id': one },
          body: t.given.changeBody('shippings', 'finalized'),
        },
        subject,
      );
    await finalize(id);
    await finalize((await make({})).id);
  }
}

export const lastExtremeChecks: readonly Check[] = [
  {
    ...harmful,
    id: 'updateClient/inner-maps',
    title:
      'updateClient: a list or a text for the preferred contact, and for the addresses of a guide -> never a 5xx, the record stays readable',
    rule: 'What is accepted is shown in its stated type.',
    operation: 'updateClient',
    also: ['getClient', 'listClients', 'updateShipping', 'getShipping'],
    run: innerMaps,
  },
  {
    ...harmful,
    id: 'changeShippingState/last-number',
    title: 'changeShippingState: after the greatest number that fits -> never a 5xx',
    rule: 'A series that is full refuses, or goes on.',
    operation: 'changeShippingState',
    needs: ['guides', 'sequences'],
    run: lastNumber,
  },
];
