import type { DocumentType } from '../../../generated/states.js';
import { needsOwner, operationsOf } from '../../dialect/dialect.js';
import { minimal } from '../../given/minimal.js';
import type { Exchange } from '../../judge/exchange.js';
import { isUnreadable } from '../../judge/unreadable.js';
import { timesListed } from '../../judge/violation.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { check } from '../kit/declare.js';
import { isClaimed, typesOf } from '../kit/document-rules.js';
import { judgeRefusals, madeIn, type Probe, repeatUntilNoted, sendConcurrently } from '../kit/probe.js';
import { documentCreate, updateOf } from '../kit/probes.js';

const invoiceTypes = typesOf('invoices');

/**
 * Two documents of each of three types that name the same new client, then the same new item: it is created once. Separately,
 * since a server that refuses the second item does not get to the client.
 */
async function broughtAlong(t: CheckContext): Promise<void> {
  const items: string[] = [];
  await repeatUntilNoted(t, 2, async (round) => {
    const types = invoiceTypes.filter(
      (type, n) =>
        n % 2 === round % 2 && isClaimed(t, type) && !needsOwner(t.dialect.bodies[operationsOf(type).create]),
    );
    const names: Brought =
      round % 2 === 0 ? { client: t.unique('Brought') } : { item: t.unique('Brought item') };
    if (names.item) items.push(names.item);
    const probes = await Promise.all([...types, ...types].map((type) => bringing(t, type, names)));
    const all = await sendConcurrently(t, probes, 'overlap.create');
    judgeRefusals(t, all, 'overlap.create');
    const reads: { type: DocumentType; client: unknown; exchange: Exchange | undefined }[] = [];
    for (const [n, { probe, answer }] of all.entries()) {
      const type = types[n % types.length] as DocumentType;
      const id = madeIn(t, probe.operation, answer);
      const client = id !== undefined && names.client ? await clientOf(t, type, id) : undefined;
      if (client !== undefined) reads.push({ type, client, exchange: t.client.last() });
    }
    const [first] = reads;
    const other = reads.find(({ client }) => client !== first?.client);
    if (!first?.exchange || !other) return;
    const { type } = other;
    // Sequentially: does the second document find the client of the first?
    const alone: unknown[] = [];
    const known = { client: t.unique('Brought') };
    for (let n = 0; n < 2; n += 1) {
      const [one] = await sendConcurrently(t, [await bringing(t, type, known)], 'overlap.create');
      const id = madeIn(t, operationsOf(type).create, one?.answer);
      if (id !== undefined) alone.push(await clientOf(t, type, id));
    }
    if (alone.length === 2 && alone[0] === alone[1])
      t.soft('documents at once for one new client name make one client', 'several clients of that name', {
        ...{ symptom: 'not unique', field: 'client.id', statement: 'rule:client-created' },
        ...{ operation: operationsOf(type).create, exchange: other.exchange, others: [first.exchange] },
        proof: { by: 'value', compare: 'equal', expected: first.client, actual: other.client },
      });
  });
  const names = await everyItem(t);
  for (const item of items)
    if (names.filter((name) => name === item).length > 1)
      t.soft('documents at once that name one new item make one item', 'several items of that name', {
        ...{ symptom: 'not unique', field: 'item.name', statement: 'rule:item-name-unique' },
        ...{ operation: operationsOf('invoices').create, proof: timesListed(item, 0, 1, 'name') },
      });
}

interface Brought {
  client?: string;
  item?: string;
}

const bringing = (t: CheckContext, type: DocumentType, { client, item }: Brought): Promise<Probe> =>
  documentCreate(
    t,
    type,
    {},
    {
      ...(client !== undefined && { client: minimal.client(t.unique, client) }),
      ...(item !== undefined && { items: [t.given.line({ name: item, unit_price: '20' })] }),
    },
  );

/** The id of the client that the document shows; undefined where it shows none. */
async function clientOf(t: CheckContext, type: DocumentType, id: string | number): Promise<unknown> {
  const { client } = await t.given.read({ type, id });
  return isUnreadable(client) ? undefined : ((Object(client) as Json).id ?? undefined);
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

/** Two items, named in different order by invoices that give them new values, and by updates of the items. */
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
  await repeatUntilNoted(t, 2, async (round) => {
    const probes: Probe[] = [];
    for (let n = 1; n <= 4; n += 1) {
      const [first, second] = n % 2 === 0 ? [both[1], both[0]] : both;
      const value = values(10 * round + n);
      const items = [first, second].map(({ name }) => t.given.line({ name, ...value }));
      probes.push(await documentCreate(t, 'invoices', {}, { items }));
    }
    for (const [n, one] of both.entries())
      probes.push(updateOf('item', one.id, { name: one.name, ...values(10 * round + 5 + n) }));
    const all = await sendConcurrently(t, probes, 'overlap.item');
    judgeRefusals(t, all, 'overlap.item');
    for (const { answer } of all.slice(0, 4)) madeIn(t, create, answer);
    for (const one of both) {
      const { record } = await t.given.call('getItem', { path: { 'item-id': one.id } });
      const nth = /^Value (\d+) end$/.exec(String(record.description))?.[1];
      if (nth !== undefined && Number(record.unit_price) !== 100 + Number(nth))
        t.soft(
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
  check('createInvoice/brought-along-at-once', {
    leaves: invoiceTypes,
    statement: 'rule:client-created',
    title:
      'several of each type of the family at once with one new client and one new item -> one client, one item',
    rule: 'When the client name does not exist, a client is created; an item name is unique.',
    also: invoiceTypes.map((type) => operationsOf(type).create),
    needs: ['clients', 'items'],
    run: broughtAlong,
  }),
  check('createInvoice/items-updated-at-once', {
    statement: 'rule:item-updated',
    title:
      'several at once that update two items in either order -> no 5xx, each item as one of them left it',
    also: ['updateItem'],
    needs: ['items'],
    run: itemsUpdated,
  }),
];
