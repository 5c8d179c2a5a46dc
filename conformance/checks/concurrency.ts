/**
 * Requests that overlap, on documents: numbers, transitions that exclude each other, records read while they are written,
 * what comes along with an invoice, payments. Small bursts on records of the check's own, repeated until a violation shows; a
 * refusal with 409, 422 or 429 of one of several is lawful. Items, clients, sequences and accounts are in
 * concurrency-records.ts.
 */
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { operationsOf } from '../dialect/dialect.js';
import type { MadeDocument } from '../given/given.js';
import { statusSymptom } from '../judge/identity.js';
import type { Check, CheckContext } from '../run/check.js';
import type { Json } from '../target/call.js';
import { issuedState, linesOf, needsOf, partyOf, readMaybe } from './kit/document-rules.js';
import { invoice, pay } from './kit/payment-steps.js';
import {
  burst,
  chains,
  judgeRefusals,
  madeIn,
  type Overlapped,
  type Probe,
  recordOf,
  untilShown,
  wrong,
} from './kit/probe.js';

const base = {
  kind: 'rules' as const,
  source: 'States and transitions; Endpoints, Documents',
};

const pathOf = ({ id }: { id: string | number }) => ({ 'document-id': id });

const changeOf = (t: CheckContext, one: MadeDocument, word: string): Probe => ({
  operation: operationsOf(one.type).change,
  path: pathOf(one),
  body: t.given.changeBody(one.type, word),
});
const getOf = (one: { type: DocumentType; id: string | number }): Probe => ({
  operation: operationsOf(one.type).get,
  path: pathOf(one),
});
const isFinal = ({ status }: Json): boolean => /^(final|settled)$/i.test(String(status));
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Types whose updates of one field each are sent at once. */
const updatedAtOnce: readonly DocumentType[] = ['invoices', 'fees_notes', 'purchase_orders'];

/** A reference and observations, each by an update of its own: both are kept, where they are one after another. */
async function ownFields(t: CheckContext, type: DocumentType): Promise<void> {
  const one = await t.given.document(type);
  const { update } = operationsOf(type);
  const probe = (field: 'reference' | 'observations', value: string): Probe => ({
    operation: update,
    path: pathOf(one),
    body: t.given.body(update, { fields: { [field]: value } }),
  });
  const read = async () => recordOf((await burst(t, [getOf(one)], 'overlap.update'))[0]?.answer);
  const fieldsOf = (word: string) => ({ reference: t.unique(word), observations: t.unique(word) });
  const alone = fieldsOf('Alone');
  for (const field of ['reference', 'observations'] as const) {
    const [answer] = await burst(t, [probe(field, alone[field])], 'overlap.update');
    if (!answer?.isAccepted) return;
  }
  const before = await read();
  if (before.reference !== alone.reference || !String(before.observations).includes(alone.observations))
    return;
  await untilShown(t, 2, async () => {
    const own = fieldsOf('Own');
    const both = [probe('reference', own.reference), probe('observations', own.observations)];
    const all = await burst(t, both, 'overlap.update');
    judgeRefusals(t, all, 'overlap.update');
    const after = await read();
    if (!all.every(({ isAccepted }) => isAccepted) || after.id === undefined) return;
    if (after.reference === own.reference && String(after.observations).includes(own.observations)) return;
    wrong(
      t,
      'updates of one field each, at once, are all kept, as they are one after another',
      'one is lost',
      {
        symptom: 'unchanged',
        field: 'document',
        statement: 'rule:document-fields-kept',
        operation: update,
      },
    );
  });
}

/** Finalized at once in one series, and read meanwhile. */
async function numbers(t: CheckContext): Promise<void> {
  const series = await t.given.acquire('sequence');
  const types: DocumentType[] = ['invoices', 'invoices', 'credit_notes', 'credit_notes', 'quotes', 'quotes'];
  const claimed = types.filter((type) =>
    t.settings.claims.includes(documentTypes[type].family as 'invoices'),
  );
  await untilShown(t, 2, async () => {
    const drafts: MadeDocument[] = [];
    for (const type of claimed)
      drafts.push(await t.given.document(type, undefined, { sequence_id: String(series.id) }));
    const all = await burst(
      t,
      drafts.flatMap((one) => [changeOf(t, one, 'finalized'), getOf(one)]),
      'overlap.finalize',
    );
    judgeRefusals(t, all, 'overlap.finalize');
    for (const { probe, answer, exchange } of all)
      if (probe.body === undefined) judgeNumber(t, recordOf(answer), probe, exchange());
    await judgeUnique(t, drafts);
  });
}

/** Whoever reads sees the draft or the final document, never one that is final without a number. */
function judgeNumber(
  t: CheckContext,
  record: Json,
  { operation }: Probe,
  exchange: ReturnType<Overlapped['exchange']>,
): void {
  if (!isFinal(record) || isText(record.sequence_number)) return;
  wrong(
    t,
    'a final document has its number, read while it is made final',
    record.sequence_number ?? 'nothing',
    {
      ...{
        symptom: 'absent',
        field: 'sequence_number',
        statement: 'rule:number-on-final',
        operation,
        exchange,
      },
    },
  );
}

async function judgeUnique(t: CheckContext, drafts: readonly MadeDocument[]): Promise<void> {
  const seen = new Map<string, string>();
  for (const one of drafts) {
    const record = await t.given.read(one);
    if (!isFinal(record)) continue;
    judgeNumber(t, record, getOf(one), t.client.last());
    const key = `${one.type} ${record.sequence_number}`;
    const operation = operationsOf(one.type).change;
    if (isText(record.sequence_number) && seen.has(key))
      wrong(
        t,
        'each of several documents made final at once has a number of its own',
        'the number of another',
        {
          ...{ symptom: 'not unique', field: 'sequence_number', statement: 'rule:number-unique', operation },
        },
      );
    seen.set(key, one.name);
  }
}

interface Exclusive {
  type: DocumentType;
  from: 'draft' | 'final';
  /** No row leads from where one of them leads by the other. */
  words: readonly [string, string];
}
const exclusives: readonly Exclusive[] = [
  { type: 'invoices', from: 'draft', words: ['finalized', 'deleted'] },
  { type: 'invoices', from: 'final', words: ['canceled', 'settled'] },
  { type: 'quotes', from: 'draft', words: ['deleted', 'finalized'] },
  { type: 'shippings', from: 'draft', words: ['finalized', 'deleted'] },
];
const leadsTo = (type: DocumentType, word: string): string =>
  word === 'finalized' ? issuedState(type) : word;

/** One of two transitions that exclude each other. */
async function transitions(t: CheckContext, { type, from, words }: Exclusive): Promise<void> {
  await untilShown(t, 2, async (round) => {
    const one = await t.given.document(type, from === 'final' ? 'final' : undefined);
    const [first, second] = round % 2 === 0 ? [words[1], words[0]] : words;
    const all = await burst(
      t,
      [first, second, first, second].map((word) => changeOf(t, one, word)),
      'overlap.change-state',
    );
    judgeRefusals(t, all, 'overlap.change-state', words.includes('deleted') ? [404] : []);
    const accepted = words.filter((word) =>
      all.some(({ probe, isAccepted }) => isAccepted && JSON.stringify(probe.body).includes(`"${word}"`)),
    );
    const operation = operationsOf(type).change;
    if (accepted.length === 2)
      wrong(t, `one of ${words.join(' and ')} is refused, when both are sent at once`, 'both accepted', {
        ...{ symptom: 'accepted', field: 'status', statement: 'rule:transition-forbidden', operation },
        exchange: all.find(({ isAccepted }) => isAccepted)?.exchange(),
      });
    const [only] = accepted;
    if (accepted.length !== 1 || only === undefined) return;
    const record = await readMaybe(t, one);
    const due = leadsTo(type, only);
    // What is deleted may be gone.
    if (record !== undefined && String(record.status).toLowerCase() !== due)
      wrong(t, `status is ${due}: ${only} was accepted, what excludes it was refused`, record.status, {
        ...{ symptom: 'different', field: 'status', statement: 'rule:transition-allowed', operation },
      });
  });
}

const linesIn = (nth: number): number => 2 + nth;

/** As many lines as its number says, each of which names it. */
function version(t: CheckContext, word: string, nth: number): Json {
  const items = Array.from({ length: linesIn(nth) }, (_, n) =>
    t.given.line({
      description: `${word} of version ${nth}`,
      unit_price: String(10 * nth + n),
      quantity: '1',
    }),
  );
  return { items, reference: `${word} ${nth}`, observations: `${word} of version ${nth}` };
}

/** What a read shows of several versions; undefined where it shows one. */
export function mixture(word: string, record: Json): string | undefined {
  const lines = linesOf(record);
  const numbers = [
    [...lines.map(({ description }) => description), record.observations].map((text) => String(text)),
  ]
    .flat()
    .filter((text) => text.includes(word))
    .map((text) => / of version (\d)/.exec(text)?.[1]);
  const reference = new RegExp(`^${word} (\\d)$`).exec(String(record.reference))?.[1];
  const all = new Set([...numbers, ...(reference === undefined ? [] : [reference])]);
  if (all.size > 1) return 'fields of several updates';
  const [nth] = all;
  if (nth !== undefined && lines.length !== linesIn(Number(nth))) return 'some of the lines of an update';
  const due = lines.reduce((sum, { unit_price }) => sum + Number(unit_price), 0);
  const { sum } = record;
  const isOff = typeof sum === 'number' && Math.abs(sum - due) > 0.5;
  return nth !== undefined && isOff ? 'the amounts of another update' : undefined;
}

/** Updates of several fields and lines, read meanwhile: all of one update, or all of another. */
async function halfWritten(t: CheckContext, type: DocumentType): Promise<void> {
  const { update, get } = operationsOf(type);
  const word = t.unique('Version').replaceAll(' ', '-');
  const one = await t.given.document(type, undefined, version(t, word, 1));
  const updateTo = (nth: number): Probe => ({
    operation: update,
    path: pathOf(one),
    body: t.given.body(update, { fields: { ...one.sent, ...version(t, word, nth) } }),
  });
  // One after another first: an update that is refused, or adds to the lines, says nothing here.
  for (const nth of [2, 1]) {
    const { status } = await t.given.call(
      update,
      { path: pathOf(one), body: updateTo(nth).body },
      { status: 'any' },
    );
    if (status >= 300) t.unsupported(`the body of ${update} is not shown, and the target answers ${status}`);
  }
  if (mixture(word, await t.given.read(one)) !== undefined)
    t.unsupported('whether the lines of an update replace all lines is not shown');
  await untilShown(t, 3, async (round) => {
    const [a, b] = round % 2 === 0 ? [1, 4] : [4, 2];
    // One update after another, and reads all the while: those that are sent at once have ended when the first is stored.
    const all = await chains(
      t,
      [
        [updateTo(a), updateTo(b)],
        [getOf(one), getOf(one), getOf(one)],
        [getOf(one), getOf(one), getOf(one)],
      ],
      'overlap.update',
    );
    const about = {
      symptom: 'inconsistent',
      field: 'items',
      statement: 'rule:document-fields-kept',
    } as const;
    judgeRefusals(t, all, 'overlap.update');
    for (const { probe, answer, isAccepted, exchange } of all) {
      const mixed = isAccepted && probe.operation === get ? mixture(word, recordOf(answer)) : undefined;
      if (mixed)
        wrong(t, 'a read beside updates shows one of them whole', mixed, {
          ...about,
          operation: get,
          exchange: exchange(),
        });
    }
    const mixed = mixture(word, await t.given.read(one));
    if (mixed)
      wrong(t, 'after several updates at once one of them is there whole', mixed, {
        ...about,
        operation: update,
      });
  });
}

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

/** More than is open is not paid, however many pay at once: assumed; that receipts have numbers of their own is stated. */
async function payments(t: CheckContext): Promise<void> {
  await untilShown(t, 2, async () => {
    const client = partyOf(
      await t.given.acquire('buyer').then(({ name, sent }) => ({ name, code: String(sent.code) })),
    );
    const one = await invoice(t, client);
    const { total } = await t.given.read(one);
    const amount = (Number(total) * 0.4).toFixed(2);
    const body = t.given.body('createPartialPayment', {
      fields: { amount, payment_mechanism: 'TB', note: 'Conformance run' },
    });
    const all = await burst(
      t,
      Array.from(
        { length: 5 },
        (): Probe => ({ operation: 'createPartialPayment', path: pathOf(one), body }),
      ),
      'overlap.payment',
    );
    const receipts = all.filter(({ isAccepted }) => isAccepted);
    for (const { answer } of receipts) madeIn(t, 'createPartialPayment', answer);
    const numbers = receipts.flatMap(({ answer }) => {
      const { type, sequence_number } = recordOf(answer);
      return type === 'Receipt' && isText(sequence_number) ? [sequence_number] : [];
    });
    if (new Set(numbers).size < numbers.length)
      wrong(t, 'each of several receipts made at once has a number of its own', 'the number of another', {
        ...{
          symptom: 'not unique',
          field: 'sequence_number',
          statement: 'rule:number-unique',
          operation: 'createPartialPayment',
        },
      });
    if (receipts.length <= 2) return;
    // Where it refuses that alone, more than what is open was paid only since others were under way.
    const again = await invoice(t, client);
    let payments = 0;
    for (let n = 0; n < 3; n += 1) payments += (await pay(t, again, amount, 'any')).status < 300 ? 1 : 0;
    if (payments === 2)
      t.note('rule:payment-cap', 'payments at once do not add up to more than what was open', 'they do', {
        ...{ field: 'overlap.payment', symptom: 'too many' },
      });
  });
}

export const documentConcurrencyChecks: readonly Check[] = [
  {
    ...base,
    id: 'changeInvoiceState/finalized-at-once',
    statement: 'rule:number-unique',
    title:
      'changeInvoiceState: several documents made final at once in one series -> numbers of their own, never final without one',
    rule: 'A number is unique in its series and type, however many documents are made final at once.',
    operation: 'changeInvoiceState',
    also: ['changeQuoteState', 'changeCreditNoteState', 'getInvoice', 'getCreditNote', 'getQuote'],
    needs: ['invoices', 'sequences'],
    run: numbers,
  },
  ...exclusives.map((one): Check => {
    const operation = operationsOf(one.type).change;
    return {
      ...base,
      id: `${operation}/${one.words.join('-or-')}-at-once`,
      statement: 'rule:transition-forbidden',
      title: `${operation}: ${one.words.join(' and ')} at once -> one of them`,
      rule: 'Of two transitions that exclude each other one is refused, when both are sent at once.',
      operation,
      needs: needsOf(one.type),
      run: (t) => transitions(t, one),
    };
  }),
  ...(['invoices', 'shippings'] as const).map((type): Check => {
    const { update, get } = operationsOf(type);
    return {
      ...base,
      id: `${update}/read-meanwhile`,
      statement: 'rule:document-fields-kept',
      title: `${update}: several updates at once, read meanwhile -> one of them whole, never parts of two`,
      rule: 'No half-written record is read, and none stays.',
      operation: update,
      also: [get],
      run: (t) => halfWritten(t, type),
    };
  }),
  ...updatedAtOnce.map((type): Check => {
    const { update, get } = operationsOf(type);
    return {
      ...base,
      id: `${update}/own-fields-at-once`,
      statement: 'rule:document-fields-kept',
      title: `${update}: updates of one field each, at once -> all kept, where they are one after another`,
      rule: 'No update is lost because another one was under way.',
      operation: update,
      also: [get],
      run: (t) => ownFields(t, type),
    };
  }),
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
  {
    ...base,
    id: 'createPartialPayment/paid-at-once',
    statement: 'rule:no-server-error',
    title:
      'createPartialPayment: several payments of one invoice at once -> no 5xx, receipts with numbers of their own; not more than is open (assumed)',
    rule: 'A number is unique in its series and type. We assume: an amount above what is open is refused.',
    operation: 'createPartialPayment',
    needs: ['payments', 'invoices'],
    run: payments,
  },
];
