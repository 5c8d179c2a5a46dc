/** The name of an item is unique: on creation, in updates, and after it was renamed. */

import { timesListed } from '../../judge/violation.js';
import type { Check, CheckContext } from '../../run/check.js';
import { isId, type Json } from '../../target/call.js';
import { declaring } from '../kit/declare.js';
import { update as change } from '../kit/document-rules.js';
import { itemKind } from '../kit/item-kind.js';
import { tagOf } from '../kit/lists-apart.js';
import { alone, judgeRefusals, madeIn, type Probe, refuse, sendConcurrently } from '../kit/probe.js';
import { createOf, documentCreate, updateOf } from '../kit/probes.js';
import { judgeAll } from '../kit/record-judging.js';
import { withOddTexts } from '../kit/record-making.js';
import { type Kept, make, retryJudging, update, walk } from '../kit/records.js';
import { unchangedRecords } from '../kit/unchanged-records.js';

const check = declaring({ statement: 'rule:item-name-unique', covers: true });

export const uniqueChecks: readonly Check[] = [
  check('createItem/refused-used-name', {
    // Invoices create items too.
    also: ['createInvoice'],
    place: 'last',
    title:
      'the name of the first, a middle and the last of twelve items, and of one with signs and other letters -> 422, nothing stored',
    run: async (t: CheckContext) => {
      // Includes an item with special characters, if the target accepts them in names.
      const all = [...(await unchangedRecords(t, itemKind)), await withOddTexts(t, itemKind)];
      const made = [all[0], all[5], all[11], all[12]].filter((one) => one !== undefined);
      for (const one of made) await refusedTwin(t, one);
      await retryJudging(
        () => walk(t, itemKind),
        ({ entries }) => {
          for (const one of made) once(t, entries, one.name);
          namesOnce(t, entries);
        },
      );
      await judgeAll(t, itemKind, made, 'after refused twins');
    },
  }),
  check('createItem/refused-used-name-again', {
    title: 'a used name a second and a third time, and one that came with a document -> 422 each time',
    run: async (t: CheckContext) => {
      const made = await make(t, itemKind);
      for (let n = 0; n < 2; n += 1) await refusedTwin(t, made);
      const byDocument = await nameOfDocuments(t);
      if (byDocument !== undefined) await refusedTwin(t, { name: byDocument });
    },
  }),
  check('createItem/refused-name-after-rename', {
    title: 'the name that an item was given by an update -> 422',
    run: async (t: CheckContext) => {
      const made = await make(t, itemKind);
      const sent = { ...made.sent, name: t.unique('Renamed') };
      await alone(t, updateOf('item', made.id, sent));
      await refusedTwin(t, sent);
    },
  }),
  check('createInvoice/former-item-names', {
    also: ['updateInvoice'],
    statement: 'rule:item-created',
    covers: false,
    title:
      'a name that an item had before it was renamed, in an update and in two documents at once -> one new item each',
    needs: ['invoices'] as const,
    isRace: true,
    run: formerNames,
  }),
  check('updateItem/refused-used-name', {
    title: 'the name of another item, made by itself or by a document -> 422, both stay as they are',
    run: async (t: CheckContext) => {
      const made = [];
      for (let n = 0; n < 3; n += 1)
        made.push(await make(t, itemKind, { ...itemKind.minimum(t), unit: 'hour' }));
      const [first, second, third] = made;
      const byDocument = await nameOfDocuments(t);
      for (const [one, name] of [
        [first, third?.name],
        [third, first?.name],
        [second, byDocument ?? third?.name],
      ] as const) {
        if (!one || name === undefined) continue;
        const fields: Json = {
          ...{ ...one.sent, name, description: 'Must not be stored' },
          ...{ unit_price: '4321', unit: 'other' },
        };
        await update(t, itemKind, one, fields, {
          status: 422,
          field: 'item.name',
          what: 'the name of another item',
        });
        await judgeAll(t, itemKind, made, 'after a refused update');
      }
    },
  }),
];

/** A renamed item's former name is free: the next document that names it creates an item. */
async function formerNames(t: CheckContext): Promise<void> {
  const one = await make(t, itemKind);
  // Its line has the name already: an update that names it again could find the item by the line.
  const draft = await t.given.document('invoices', undefined, { items: [t.given.line({ name: one.name })] });
  const freed = async (name: string, next: string) => {
    await alone(t, updateOf('item', one.id, { ...one.sent, name: next }));
    // In two lines: the second one finds the item that the first has created.
    return [t.given.line({ name }), t.given.line({ name })];
  };
  // Alike in the first fifty characters.
  const long = () => `Item with a name that is longer than most names are ${t.unique('Item')}`;
  const [first, second, third] = [one.name, long(), long()];
  // A further item is new as well.
  const other = t.unique('Item');
  const lines = [...(await freed(first, second)), t.given.line({ name: other })];
  await change(t, draft, { items: lines }, 'a name that an item had before');
  const items = await freed(second, third);
  const probes: Probe[] = [];
  for (const type of ['invoices', 'invoice_receipts'] as const) {
    probes.push(await documentCreate(t, type, {}, { items }));
  }
  // One of the two may be refused because of the other.
  const both = await sendConcurrently(t, probes, 'overlap.item');
  judgeRefusals(t, both, 'overlap.item');
  for (const { probe, answer } of both) madeIn(t, probe.operation, answer);
  await retryJudging(
    () => walk(t, itemKind),
    ({ entries }) => {
      for (const [name, operation] of [
        [other, 'updateInvoice'],
        [first, 'updateInvoice'],
        [second, 'createInvoice'],
        [third, 'updateInvoice'],
      ] as const) {
        const found = entries.filter((entry) => entry.name === name);
        t.expect.that(
          found.length === 1,
          `one item called ${name}, after another had that name`,
          found.length,
          {
            ...{ field: 'item.name', symptom: found.length === 0 ? 'not listed' : 'listed twice', operation },
            proof: listedOnce(found.length, name),
          },
        );
        const [{ id } = {}] = found;
        t.expect.that(
          (String(id) === String(one.id)) === (name === third),
          `the item ${one.id} is called ${third}`,
          name,
          { field: 'item.id', symptom: 'different', operation },
        );
        if (name !== third && isId(id)) t.given.releaseRecord('item', id, { name });
      }
    },
  );
}

/** The name of an item that an invoice has created. */
async function nameOfDocuments(t: CheckContext): Promise<string | undefined> {
  if (!t.settings.claims.includes('invoices')) return undefined;
  const { sent } = await t.given.sharedDocument('invoices');
  const name = (sent.items as Json[])[0]?.name;
  return typeof name === 'string' ? name : undefined;
}

async function refusedTwin(t: CheckContext, one: Pick<Kept, 'name'>): Promise<void> {
  const fields: Json = { ...itemKind.minimum(t), name: one.name };
  await refuse(t, createOf('item', fields), 'item.name', `the used name ${one.name}`);
}

const listedOnce = (times: number, name: string) => timesListed(name, times === 0 ? 1 : 0, 1, 'name');

function once(t: CheckContext, entries: readonly Json[], name: string): void {
  const found = entries.filter((one) => one.name === name).length;
  t.expect.that(found === 1, `one item called ${name}`, found, {
    field: 'name',
    symptom: found === 0 ? 'not listed' : 'listed twice',
    proof: listedOnce(found, name),
  });
}

/** Documents create items too: no two items may share a name of this suite. */
function namesOnce(t: CheckContext, entries: readonly Json[]): void {
  const [ids, tag] = [new Map<string, string>(), tagOf(t)];
  for (const { id, name } of entries) {
    if (!/conformance/i.test(String(name)) && !String(name).includes(tag)) continue;
    const other = ids.get(String(name));
    t.expect.that(
      other === undefined || other === String(id),
      `one item called ${name}`,
      `${other} and ${id}`,
      {
        field: 'items[].name',
        symptom: 'listed twice',
        operation: 'createInvoice',
      },
    );
    ids.set(String(name), String(id));
  }
}
