/** Updates of one client or item at once: read whole, and the fields of each are kept. */

import type { Check, CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { burst, judgeRefusals, type Probe, provedBy, recordOf, untilShown, wrong } from '../kit/probe.js';
import { aClient, alone, anItem, base, clientProbe, itemProbe } from './record-probes.js';

/** The text fields of a client as an update of that word sends them: codes and numbers in the form that a target may insist on. */
const textsOf = (word: string): Readonly<Record<string, string>> => {
  const digit = words.indexOf(word) + 1;
  return {
    address: `Rua do Teste ${word}`,
    city: `Porto ${word}`,
    postal_code: `4${digit}00-01${digit}`,
    website: `https://${word}.conformance.example`,
    phone: `21000000${digit}`,
    fax: `22000000${digit}`,
    observations: `Seen in ${word}`,
  };
};
const words: readonly string[] = ['versiona', 'versionb', 'versionc', 'versiond'];

const ownTexts = (name: string, word: string): Json => ({
  name: `${name} ${word}`,
  ...textsOf(word),
  preferred_contact: { name: `Ana ${word}`, phone: textsOf(word).phone },
});

/** The words whose texts a record shows; several where it was written in parts. */
function wordsIn(record: Json): string[] {
  const contact = Object(record.preferred_contact) as Json;
  const shows = (word: string) =>
    String(record.name).endsWith(` ${word}`) ||
    contact.name === `Ana ${word}` ||
    contact.phone === textsOf(word).phone ||
    Object.entries(textsOf(word)).some(([field, text]) => record[field] === text);
  return words.filter(shows);
}

/** What an update of that word says of an item. */
const itemTexts = (name: string, word: string): Json => ({
  name: `${name} ${word}`,
  description: `Described in ${word}`,
  unit: `unit ${word}`,
  unit_price: `${words.indexOf(word) + 11}`,
});

/** The words whose values an item shows. */
const wordsInItem = ({ name, description, unit, unit_price }: Json): string[] =>
  words.filter((word) => {
    const own = itemTexts('', word);
    return (
      String(name).endsWith(String(own.name)) ||
      description === own.description ||
      unit === own.unit ||
      Number(unit_price) === Number(own.unit_price)
    );
  });

/** A client and an item read while they are updated: all of one update. */
async function halfWritten(t: CheckContext): Promise<void> {
  const one = await aClient(t);
  const item = await anItem(t);
  // Both updates differ from what is there: else one of them changes nothing, whoever reads meanwhile.
  let there = words[1];
  for (const word of words.slice(0, 2)) await alone(t, clientProbe(one, ownTexts(one.name, word)));
  await alone(t, itemProbe(item, itemTexts(item.name, words[1] ?? '')));
  await untilShown(t, 3, async (round) => {
    const others = words.filter((word) => word !== there);
    const [a = '', b = ''] = round % 2 === 1 ? others : others.reverse();
    const get = clientProbe(one);
    const probes = [
      clientProbe(one, ownTexts(one.name, a)),
      get,
      get,
      clientProbe(one, ownTexts(one.name, b)),
      get,
      get,
      ...[a, b].flatMap((word) => [itemProbe(item, itemTexts(item.name, word)), itemProbe(item)]),
    ];
    const all = await burst(t, probes, 'overlap.update');
    judgeRefusals(t, all, 'overlap.update');
    const reads = all.map(({ answer, probe, exchange }) => ({
      record: recordOf(answer),
      probe,
      exchange: exchange(),
    }));
    const last = await alone(t, get);
    there = wordsIn(last)[0] ?? there;
    for (const { record, probe, exchange } of [
      ...reads,
      { record: last, probe: get, exchange: t.client.last() },
    ])
      if (probe.operation === 'getItem' && wordsInItem(record).length > 1)
        wrong(t, 'an item read beside updates is as one of them left it', 'fields of two updates', {
          ...{ symptom: 'inconsistent', field: 'item', statement: 'rule:item-fields-kept', exchange },
          operation: 'getItem',
        });
      else if (probe.operation === 'getClient' && wordsIn(record).length > 1)
        wrong(t, 'a client read beside updates is as one of them left it', 'fields of two updates', {
          ...{
            symptom: 'inconsistent',
            field: 'client',
            statement: 'rule:client-open-fields',
            operation: 'getClient',
            exchange,
          },
        });
  });
}

/** Whether updates one after another leave all, in either order: one may take away what it does not name. */
async function keepsInTurn(
  t: CheckContext,
  updates: readonly Probe[],
  read: Probe,
  isKept: (record: Json) => boolean,
): Promise<boolean> {
  for (const inTurn of [updates, [...updates].reverse()]) {
    for (const one of inTurn) await alone(t, one);
    if (!isKept(await alone(t, read))) return false;
  }
  return true;
}

/**
 * Each update has a field of its own: where one after another leaves all, so do several at once. Four of them, since a server may
 * work off two that come by one thread one after another.
 */
async function lostFields(t: CheckContext): Promise<void> {
  const one = await aClient(t);
  const fields = ['city', 'phone', 'address', 'observations'] as const;
  const textOf = (field: string, round: number) =>
    field === 'phone' ? `21000001${round}` : `Own ${field} ${round}`;
  const update = (field: string, round: number) => clientProbe(one, { [field]: textOf(field, round) });
  for (const field of fields) await alone(t, update(field, 0));
  const before = await alone(t, clientProbe(one));
  const keeps = fields.every((field) => before[field] === textOf(field, 0));
  await untilShown(t, keeps ? 2 : 1, async (round) => {
    const all = await burst(
      t,
      fields.map((field) => update(field, round)),
      'overlap.update',
    );
    judgeRefusals(t, all, 'overlap.update');
    if (!keeps) return;
    const after = await alone(t, clientProbe(one));
    const exchange = t.client.last();
    const lostOf = (record: Json) => fields.filter((field) => record[field] !== textOf(field, round));
    const [first] = lostOf(after).filter((field) => all[fields.indexOf(field)]?.isAccepted);
    const updates = fields.map((field) => update(field, round));
    const isKept = (record: Json) => lostOf(record).length === 0;
    if (first !== undefined && (await keepsInTurn(t, updates, clientProbe(one), isKept)))
      wrong(
        t,
        'updates of one field each, at once, are all kept, as they are one after another',
        'some are lost',
        {
          ...{
            symptom: 'unchanged',
            field: 'client',
            statement: 'rule:client-open-fields',
            operation: 'updateClient',
            exchange,
          },
          ...provedBy(first, textOf(first, round), after[first]),
        },
      );
  });
  if (t.settings.claims.includes('taxes')) await lostTaxFields(t);
  const item = await anItem(t);
  for (const part of [{ unit: 'unit' }, { description: 'Alone' }]) await alone(t, itemProbe(item, part));
  const kept = await alone(t, itemProbe(item));
  const itemKeeps = kept.unit === 'unit' && kept.description === 'Alone';
  await untilShown(t, itemKeeps ? 3 : 1, async (round) => {
    const [description, unit] = [`Own words ${round}`, round % 2 === 0 ? 'unit' : 'hour'];
    const updates = [{ description }, { unit }].map((fields) => itemProbe(item, fields));
    const all = await burst(t, [...updates, ...updates], 'overlap.update');
    judgeRefusals(t, all, 'overlap.update');
    if (!itemKeeps || !all.every(({ isAccepted }) => isAccepted)) return;
    const after = await alone(t, itemProbe(item));
    const exchange = t.client.last();
    const isKept = (record: Json) => record.description === description && record.unit === unit;
    if (!isKept(after) && (await keepsInTurn(t, updates, itemProbe(item), isKept)))
      wrong(
        t,
        'updates of one field each, at once, are all kept, as they are one after another',
        'one is lost',
        {
          ...{
            symptom: 'unchanged',
            field: 'item',
            statement: 'rule:item-fields-kept',
            operation: 'updateItem',
            exchange,
          },
          ...(after.unit === unit
            ? provedBy('description', description, after.description)
            : provedBy('unit', unit, after.unit)),
        },
      );
  });
}

/** A tax: its region beside its value. */
async function lostTaxFields(t: CheckContext): Promise<void> {
  const { id, sent } = await t.given.tax();
  const update = (fields: Json): Probe => ({
    operation: 'updateTax',
    path: { 'tax-id': id },
    body: { tax: { name: sent.name, ...fields } },
  });
  const get: Probe = { operation: 'getTax', path: { 'tax-id': id } };
  for (const part of [{ region: 'PT-MA' }, { value: '7.0' }]) await alone(t, update(part));
  const before = await alone(t, get);
  if (before.region !== 'PT-MA' || Number(before.value) !== 7) return;
  await untilShown(t, 2, async (round) => {
    const [region, value] = [round % 2 === 0 ? 'PT-MA' : 'PT-AC', `${round + 7}.0`];
    const updates = [{ region }, { value }].map((fields) => update(fields));
    const all = await burst(t, [...updates, ...updates], 'overlap.update');
    judgeRefusals(t, all, 'overlap.update');
    if (!all.every(({ isAccepted }) => isAccepted)) return;
    const isKept = (record: Json) => record.region === region && Number(record.value) === Number(value);
    const isLost = !isKept(await alone(t, get));
    const exchange = t.client.last();
    if (!isLost || !(await keepsInTurn(t, updates, get, isKept))) return;
    wrong(
      t,
      'updates of one field each, at once, are all kept, as they are one after another',
      'one is lost',
      {
        symptom: 'unchanged',
        field: 'tax',
        statement: 'rule:record-meant',
        operation: 'updateTax',
        exchange,
      },
    );
  });
}

export const recordUpdateChecks: readonly Check[] = [
  {
    ...base,
    id: 'updateClient/read-meanwhile',
    statement: 'rule:client-open-fields',
    title:
      'updateClient, updateItem: updates of all fields, read meanwhile -> one of them whole, never parts of two',
    rule: 'No half-written record is read, and none stays.',
    operation: 'updateClient',
    also: ['getClient', 'updateItem', 'getItem'],
    needs: ['items'],
    run: halfWritten,
  },
  {
    ...base,
    id: 'updateClient/own-fields-at-once',
    statement: 'rule:client-open-fields',
    title:
      'updateClient, updateItem: updates of one field each, at once -> all kept, where they are one after another',
    rule: 'No update is lost because another one was under way.',
    operation: 'updateClient',
    also: ['updateItem', 'updateTax'],
    needs: ['items'],
    run: lostFields,
  },
];
