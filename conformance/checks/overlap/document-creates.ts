/** Documents created at once: each answer belongs to its request, and what they bring along is made once. */
import { type DocumentType, documentTypes } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import { statusSymptom } from '../../judge/identity.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { burst, judgeRefusals, madeIn, type Probe, recordOf, untilShown, wrong } from '../kit/probe.js';
import { base, getOf, isText } from './document-probes.js';

const places: readonly DocumentType[] = ['invoices', 'invoices', 'invoices', 'quotes', 'quotes', 'shippings'];

/** Created at once, two of them in the other account: each answer, and each document, is that of its own request. */
async function created(t: CheckContext): Promise<void> {
  const there = t.elsewhere();
  const own = places.filter((type) => t.settings.claims.includes(documentTypes[type].family as 'invoices'));
  await untilShown(t, 2, async () => {
    const everywhere = [
      ...own.map((type) => ({ type, at: t })),
      ...(there ? own.slice(0, 2).map((type) => ({ type, at: there })) : []),
    ];
    const probes: Probe[] = [];
    for (const { type, at } of everywhere) {
      const { create } = operationsOf(type);
      const fields = await at.given.freshFields(type);
      probes.push({ operation: create, body: at.given.body(create, { fields }) });
    }
    const all = await burst(
      t,
      probes,
      'overlap.create',
      everywhere.map(({ at }) => at),
    );
    judgeRefusals(t, all, 'overlap.create');
    const made = all.flatMap(({ probe, answer }, n) => {
      const { type, at } = everywhere[n] ?? { type: 'invoices' as const, at: t };
      const id = madeIn(at, probe.operation, answer);
      const reference = referenceIn(probe.body);
      return id === undefined ? [] : [{ type, at, id, reference, answer }];
    });
    const differs = (record: Json, reference: unknown) =>
      isText(record.reference) && record.reference !== reference;
    for (const { type, reference, answer } of made)
      if (differs(recordOf(answer), reference))
        wrong(
          t,
          'the answer to a create is about what that request sent',
          'the document of another request',
          {
            ...{
              symptom: 'different',
              field: 'reference',
              statement: 'rule:record-meant',
              operation: operationsOf(type).create,
            },
          },
        );
    const reads = await burst(
      t,
      made.map(getOf),
      'overlap.read',
      made.map(({ at }) => at),
    );
    for (const [n, { answer, isAccepted, exchange }] of reads.entries()) {
      const { type, id, reference } = made[n] ?? { type: 'invoices' as const, id: '', reference: '' };
      const about = {
        statement: 'rule:record-meant',
        operation: operationsOf(type).get,
        exchange: exchange(),
      } as const;
      const record = recordOf(answer);
      if (answer !== undefined && !isAccepted)
        wrong(t, 'each of several documents made at once is there', `${answer.status}`, {
          ...about,
          symptom: statusSymptom(answer.status),
          field: 'http.status',
        });
      else if (isAccepted && (String(record.id) !== String(id) || differs(record, reference)))
        wrong(t, 'an answer shows the record that its request asked for', 'another record', {
          ...about,
          symptom: 'different',
          field: 'id',
        });
    }
  });
}

const referenceIn = (body: unknown): unknown =>
  (Object.values(Object(body) as Json)[0] as Json | undefined)?.reference;

/** Invoices that bring the same new client and the same new item: made once. */
async function broughtAlong(t: CheckContext): Promise<void> {
  const { create } = operationsOf('invoices');
  const send = async (names: { client: string; item: string }, count: number) => {
    const probes: Probe[] = [];
    for (let n = 0; n < count; n += 1) {
      const client = { name: names.client, code: names.client.replaceAll(' ', '-') };
      const items = [t.given.line({ name: names.item, unit_price: '20' })];
      probes.push({
        operation: create,
        body: t.given.body(create, { fields: await t.given.freshFields('invoices', { client, items }) }),
      });
    }
    return probes;
  };
  const fresh = () => ({ client: t.unique('Brought'), item: t.unique('Brought item') });
  const items: string[] = [];
  await untilShown(t, 2, async () => {
    const names = fresh();
    items.push(names.item);
    const all = await burst(t, await send(names, 6), 'overlap.create');
    judgeRefusals(t, all, 'overlap.create');
    const clients = new Set<string>();
    for (const { answer } of all) {
      const id = madeIn(t, create, answer);
      if (id !== undefined) clients.add(await clientOf(t, id));
    }
    clients.delete('');
    if (clients.size <= 1) return;
    // One after another: does the second one find the client of the first?
    const known = fresh();
    const [one, two] = await send(known, 2);
    const alone: string[] = [];
    for (const probe of [one, two]) {
      const [answer] = probe ? await burst(t, [probe], 'overlap.create') : [];
      const id = madeIn(t, create, answer?.answer);
      if (id !== undefined) alone.push(await clientOf(t, id));
    }
    if (alone.length === 2 && alone[0] === alone[1])
      wrong(t, 'invoices at once for one new client name make one client', 'several clients of that name', {
        ...{ symptom: 'not unique', field: 'client.id', statement: 'rule:client-created', operation: create },
      });
  });
  const names = await everyItem(t);
  for (const item of items)
    if (names.filter((name) => name === item).length > 1)
      wrong(t, 'invoices at once that name one new item make one item', 'several items of that name', {
        ...{
          symptom: 'not unique',
          field: 'item.name',
          statement: 'rule:item-name-unique',
          operation: create,
        },
      });
}

async function clientOf(t: CheckContext, id: string | number): Promise<string> {
  const { client } = await t.given.read({ type: 'invoices', id });
  return String((Object(client) as Json).id ?? '');
}

async function everyItem(t: CheckContext): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1; page <= 40; page += 1) {
    const { list } = await t.given.call('listItems', { query: { page, per_page: 30 } }, { status: 'any' });
    names.push(...list.map(({ name }) => String(name)));
    if (list.length < 30) break;
  }
  return names;
}

/** Two items, named in either order by invoices that give them new values, and by updates of their own. */
async function itemsUpdated(t: CheckContext): Promise<void> {
  const { create } = operationsOf('invoices');
  const both = [
    await t.given.acquire('item', itemFields(t, 1)),
    await t.given.acquire('item', itemFields(t, 2)),
  ] as const;
  const values = (nth: number) => ({
    description: `Value ${nth} end`,
    unit_price: String(100 + nth),
    unit: nth % 2 === 0 ? 'hour' : 'unit',
  });
  await untilShown(t, 2, async (round) => {
    const probes: Probe[] = [];
    for (let n = 1; n <= 4; n += 1) {
      const [first, second] = n % 2 === 0 ? [both[1], both[0]] : both;
      const value = values(10 * round + n);
      const items = [first, second].map(({ name }) => t.given.line({ name, ...value }));
      probes.push({
        operation: create,
        body: t.given.body(create, { fields: await t.given.freshFields('invoices', { items }) }),
      });
    }
    for (const [n, one] of both.entries())
      probes.push({
        operation: 'updateItem',
        path: { 'item-id': one.id },
        body: { item: { name: one.name, ...values(10 * round + 5 + n) } },
      });
    const all = await burst(t, probes, 'overlap.item');
    judgeRefusals(t, all, 'overlap.item');
    for (const { answer } of all.slice(0, 4)) madeIn(t, create, answer);
    for (const one of both) {
      const { record } = await t.given.call('getItem', { path: { 'item-id': one.id } });
      const nth = /^Value (\d+) end$/.exec(String(record.description))?.[1];
      if (nth !== undefined && Number(record.unit_price) !== 100 + Number(nth))
        wrong(
          t,
          'an item that several requests give new values has those of one of them',
          'values of two of them',
          {
            ...{ symptom: 'inconsistent', field: 'item', statement: 'rule:item-updated', operation: create },
          },
        );
    }
  });
}

const itemFields = (t: CheckContext, n: number): Json => ({
  name: t.unique(`Shared item ${n}`),
  description: 'Value 0 end',
  unit_price: '100',
});

export const createChecks: readonly Check[] = [
  {
    ...base,
    id: 'createInvoice/documents-at-once',
    statement: 'rule:record-meant',
    title:
      'createInvoice: documents of several types created at once, in two accounts -> each answer belongs to its request, and all are there',
    rule: 'An answer belongs to its request.',
    operation: 'createInvoice',
    also: ['createQuote', 'createShipping', 'getInvoice', 'getQuote', 'getShipping'],
    run: created,
  },
  {
    ...base,
    id: 'createInvoice/brought-along-at-once',
    statement: 'rule:client-created',
    title: 'createInvoice: several at once with one new client and one new item -> one client, one item',
    rule: 'When the client name does not exist, a client is created; an item name is unique.',
    operation: 'createInvoice',
    needs: ['clients', 'items'],
    run: broughtAlong,
  },
  {
    ...base,
    id: 'createInvoice/items-updated-at-once',
    statement: 'rule:item-updated',
    title:
      'createInvoice: several at once that update two items in either order -> no 5xx, each item as one of them left it',
    rule: 'When an item name exists, the item is updated with the new values.',
    operation: 'createInvoice',
    also: ['updateItem'],
    needs: ['items'],
    run: itemsUpdated,
  },
];
