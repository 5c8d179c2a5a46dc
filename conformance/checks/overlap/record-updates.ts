/** Concurrent updates of one client or item: a read shows exactly one of them, and partial updates are all kept. */

import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Compared } from '../../run/expect.js';
import type { Json } from '../../target/call.js';
import { check } from '../kit/declare.js';
import {
  alone,
  ask,
  judgeRefusals,
  type Probe,
  provedBy,
  recordOf,
  repeatUntilNoted,
  sendConcurrently,
} from '../kit/probe.js';
import { aClient, anItem, clientProbe, itemProbe, taxProbe } from './record-probes.js';

/** The text fields of a client in the update named by `word`; codes and numbers are in a form that strict targets accept. */
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

/** The words of the updates that a record shows; several if it mixes updates. */
function wordsIn(record: Json): string[] {
  const contact = Object(record.preferred_contact) as Json;
  const shows = (word: string) =>
    String(record.name).endsWith(` ${word}`) ||
    contact.name === `Ana ${word}` ||
    contact.phone === textsOf(word).phone ||
    Object.entries(textsOf(word)).some(([field, text]) => record[field] === text);
  return words.filter(shows);
}

/** The fields of an item in the update named by `word`. */
const itemTexts = (name: string, word: string): Json => ({
  name: `${name} ${word}`,
  description: `Described in ${word}`,
  unit: `unit ${word}`,
  unit_price: `${words.indexOf(word) + 11}`,
});

/** The words of the updates that an item shows. */
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

/** Reads a client and an item while they are updated: a read must show all of one update. */
async function halfWritten(t: CheckContext): Promise<void> {
  const one = await aClient(t);
  const item = await anItem(t);
  // Both updates must differ from the present values, else one of them would change nothing.
  let there = words[1];
  for (const word of words.slice(0, 2)) await alone(t, clientProbe(one, ownTexts(one.name, word)));
  // An update that does not keep all fields shows those of two updates by itself.
  const isKept = wordsIn(await alone(t, clientProbe(one))).length <= 1;
  await alone(t, itemProbe(item, itemTexts(item.name, words[1] ?? '')));
  await repeatUntilNoted(t, 3, async (round) => {
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
    const all = await sendConcurrently(t, probes, 'overlap.update');
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
        t.soft('an item read beside updates is as one of them left it', 'fields of two updates', {
          ...{ symptom: 'inconsistent', field: 'item', statement: 'rule:item-fields-kept' },
          ...{ operation: 'getItem', exchange },
        });
      else if (isKept && probe.operation === 'getClient' && wordsIn(record).length > 1)
        t.soft('a client read beside updates is as one of them left it', 'fields of two updates', {
          ...{ symptom: 'inconsistent', field: 'client', operation: 'getClient', exchange },
        });
  });
}

/**
 * Two whole updates of an item at once, each with one new value and one that is there already: in any order one of them is the
 * last, so that the other new value is gone. A target that writes only what differs from what it read shows both.
 */
async function mixedUpdates(t: CheckContext): Promise<void> {
  const item = await anItem(t);
  const fieldsOf = (round: number) => ({ description: `Mixed ${round}`, unit_price: `${round + 31}` });
  await alone(t, itemProbe(item, fieldsOf(0)));
  await repeatUntilNoted(t, 2, async (round) => {
    const [there, next] = [fieldsOf(round - 1), fieldsOf(round)];
    const updates = [
      itemProbe(item, { ...there, description: next.description }),
      itemProbe(item, { ...there, unit_price: next.unit_price }),
    ];
    const all = await sendConcurrently(t, [...updates, ...updates], 'overlap.update');
    judgeRefusals(t, all, 'overlap.update');
    const shown = await alone(t, itemProbe(item));
    const exchange = t.client.last();
    const isMixed = lostIn(shown, next) === undefined || lostIn(shown, there) === undefined;
    if (isMixed && all.every(({ isAccepted }) => isAccepted))
      t.soft('an item is as one of two whole updates at once left it', 'fields of two updates', {
        ...{ symptom: 'inconsistent', field: 'item', statement: 'rule:item-fields-kept' },
        ...{ operation: 'updateItem', exchange },
      });
    await alone(t, itemProbe(item, next));
  });
}

/** A record whose fields are each set by a separate update. */
interface Parts {
  put(fields: Json): Probe;
  read: Probe;
  /** Different values for each round. */
  valuesIn(round: number): Readonly<Record<string, string>>;
  /** How many copies of each update are sent at once. */
  copies: number;
  rounds: number;
  about: Pick<Compared, 'field' | 'statement' | 'operation'>;
}

const isValue = (shown: unknown, due: string): boolean =>
  shown === due || (typeof shown === 'number' && shown === Number(due));

/** The first field that does not have its expected value. */
const lostIn = (record: Json, values: Readonly<Record<string, string>>): string | undefined =>
  Object.keys(values).find((field) => !isValue(record[field], values[field] as string));

/** Partial updates, each of one field: if all are kept in sequence, all must be kept when sent at once. */
async function judgeLost(t: CheckContext, { put, read, valuesIn, copies, rounds, about }: Parts) {
  const updatesIn = (round: number) =>
    Object.entries(valuesIn(round)).map(([field, value]) => put({ [field]: value }));
  const keepsInTurn = async (round: number, updates: readonly Probe[]) => {
    for (const one of updates) await alone(t, one);
    return lostIn(await alone(t, read), valuesIn(round)) === undefined;
  };
  const isKept = await keepsInTurn(0, updatesIn(0));
  await repeatUntilNoted(t, isKept ? rounds : 1, async (round) => {
    const updates = updatesIn(round);
    const all = await sendConcurrently(
      t,
      Array.from({ length: copies }, () => updates).flat(),
      'overlap.update',
    );
    judgeRefusals(t, all, 'overlap.update');
    if (!isKept || !all.every(({ isAccepted }) => isAccepted)) return;
    const after = await alone(t, read);
    const exchange = t.client.last();
    const field = lostIn(after, valuesIn(round));
    if (field === undefined) return;
    // Judged only if partial updates in sequence, in either order, keep the fields that they do not name.
    if (!(await keepsInTurn(round, updates)) || !(await keepsInTurn(round, [...updates].reverse()))) return;
    t.soft('updates of one field each, at once, are all kept, as one after another', 'some are lost', {
      ...{ ...about, symptom: 'unchanged', exchange },
      ...provedBy(field, valuesIn(round)[field], after[field]),
    });
  });
}

async function lostFields(t: CheckContext): Promise<void> {
  const client = await aClient(t);
  await judgeLost(t, {
    put: (fields) => clientProbe(client, fields),
    read: clientProbe(client),
    // Four, since a server may process two of one connection in sequence.
    valuesIn: (round) => ({
      ...{ city: `Own city ${round}`, phone: `21000001${round}` },
      ...{ address: `Own address ${round}`, observations: `Own observations ${round}` },
    }),
    ...{ copies: 1, rounds: 2 },
    about: { field: 'client', statement: 'rule:client-open-fields', operation: 'updateClient' },
  });
  if (t.settings.claims.includes('taxes')) {
    const tax = await t.given.tax();
    // Which fields an update of a tax requires is not stated.
    const accepts = async (fields: Json) =>
      isSuccess((await ask(t, taxProbe(tax, fields), { status: 'any', what: 'a part' })).status);
    if ((await accepts({ region: 'PT-AC' })) && (await accepts({ value: '6.0' })))
      await judgeLost(t, {
        put: (fields) => taxProbe(tax, fields),
        read: taxProbe(tax),
        valuesIn: (round) => ({ region: round % 2 === 0 ? 'PT-MA' : 'PT-AC', value: `${round + 7}.0` }),
        ...{ copies: 2, rounds: 2 },
        about: { field: 'tax', statement: 'rule:record-meant', operation: 'updateTax' },
      });
  }
  const item = await anItem(t);
  await judgeLost(t, {
    put: (fields) => itemProbe(item, fields),
    read: itemProbe(item),
    valuesIn: (round) => ({
      unit: round % 2 === 0 ? 'unit' : 'hour',
      description: `Own words ${round}`,
    }),
    ...{ copies: 2, rounds: 3 },
    about: { field: 'item', statement: 'rule:item-fields-kept', operation: 'updateItem' },
  });
}

export const recordUpdateChecks: readonly Check[] = [
  check('updateClient/read-meanwhile', {
    statement: 'rule:client-open-fields',
    subject: 'updateClient, updateItem',
    title: 'updates of all fields, read meanwhile -> one of them whole, never parts of two',
    rule: 'No half-written record is read, and none stays.',
    also: ['getClient', 'updateItem', 'getItem'],
    needs: ['items'],
    run: async (t) => {
      await halfWritten(t);
      await mixedUpdates(t);
    },
  }),
  check('updateClient/own-fields-at-once', {
    statement: 'rule:client-open-fields',
    subject: 'updateClient, updateItem',
    title: 'updates of one field each, at once -> all kept, where they are one after another',
    rule: 'No update is lost because another one was under way.',
    also: ['updateItem', 'updateTax'],
    needs: ['items'],
    run: lostFields,
  }),
];
