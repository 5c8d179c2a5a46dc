/**
 * The five behaviours of creating and updating invoices: clients, items and taxes that come along with a
 * document. They are stated for the invoice family alone.
 */
import type { DocumentType } from '../../generated/states.js';
import { operationsOf } from '../dialect/dialect.js';
import type { CheckContext } from '../run/check.js';
import type { Json } from '../target/call.js';
import { twoTaxes } from './document-amounts.js';
import {
  buyer,
  type DocumentRule,
  linesOf,
  make,
  makeIfTaken,
  partyOf,
  read,
  untouched,
  update,
} from './kit/document-rules.js';
import { findInLongList } from './kit/list-walk.js';
import { expectNoClient, soon } from './kit/records.js';
import { isDefault } from './taxes.js';

const behaviour = { kind: 'rules' as const, action: 'create' as const };
const source = (n: number) => `Create and update behaviours ${n}`;

const newParty = (t: CheckContext): Json => {
  const name = t.unique('New client');
  const code = name.replaceAll(' ', '-');
  return { name, code, email: 'new@conformance.example', city: 'Braga', fiscal_id: '508000011' };
};

/** The client of the document is a record of its own, with what the document's body said of it. */
async function judgeClient(t: CheckContext, record: Json, party: Json, when: string): Promise<string> {
  const { id, name } = Object(record.client) as Json;
  t.expect.equal(name, party.name, `client.name ${when}`);
  const answer = await t.call(
    'getClient',
    { path: { 'client-id': String(id) } },
    { status: [200, 404], what: `the client created ${when}` },
  );
  t.expect.that(answer.status === 200, `a client ${String(party.name)} exists ${when}`, answer.status);
  for (const field of ['name', 'code', 'email', 'city']) {
    t.expect.equal(answer.record[field], party[field], `${field} of the client created ${when}`);
  }
  return String(id);
}

async function clientCreated(t: CheckContext, type: DocumentType): Promise<void> {
  const [first, second] = [newParty(t), newParty(t)];
  const document = await make(t, type, { client: first }, { what: 'an unknown client' });
  const id = await judgeClient(t, await read(t, document), first, 'with the first document');
  const again = await make(
    t,
    type,
    { client: { name: first.name, code: first.code } },
    { what: 'the client again' },
  );
  t.expect.equal(clientId(await read(t, again)), id, 'client.id of a document for the same client');
  const other = await make(t, type, { client: second }, { what: 'another unknown client' });
  const otherId = await judgeClient(t, await read(t, other), second, 'with the third document');
  t.expect.that(otherId !== id, 'another client for another name', otherId);
  const namesake = { name: t.unique('New client'), code: first.code };
  const mayRefuse = 'whether two clients may have one code is not shown';
  const sameCode = await makeIfTaken(t, type, { client: namesake }, mayRefuse);
  if (sameCode) {
    const { client } = await read(t, sameCode);
    t.expect.equal(
      (Object(client) as Json).name,
      namesake.name,
      'client.name for a new name with a known code',
    );
  }
  const third = newParty(t);
  await update(t, again, { client: third }, 'an unknown client in an update');
  await judgeClient(t, await read(t, again), third, 'with an update');
  t.expect.equal(clientId(await read(t, document)), id, 'client.id of the first document afterwards');
}

const clientId = (record: Json) => String((Object(record.client) as Json).id);

/** The item of that name, found in a list that has no filter. */
async function itemNamed(t: CheckContext, name: string): Promise<Json> {
  let outcome = 'absent';
  const entry = await soon(
    async () => {
      const { found, entry: item } = await findInLongList(t, 'listItems', (one) => one.name === name);
      outcome = found;
      if (found === 'too long') t.unsupported('the list of items is too long to be walked');
      return item;
    },
    (item) => t.expect.that(item !== undefined, `an item "${name}" is created with the document`, outcome),
  );
  return entry ?? {};
}

function judgeItem(t: CheckContext, item: Json, line: Json, who: string): void {
  t.expect.equal(item.description, line.description, `description of ${who}`);
  t.expect.equal(item.unit, line.unit, `unit of ${who}`);
  t.expect.number(item.unit_price, String(line.unit_price), `unit_price of ${who}`);
}

async function itemsCreated(t: CheckContext, type: DocumentType): Promise<void> {
  const client = partyOf(await buyer(t));
  const line = (n: number) =>
    t.given.line({
      name: t.unique('New item'),
      description: `Item ${n}`,
      unit_price: `${n}2.5`,
      unit: n % 2 === 0 ? 'hour' : 'unit',
      quantity: `${n + 2}`,
    });
  const lines = [line(1), line(2)];
  const document = await make(t, type, { client, items: lines }, { what: 'two unknown items' });
  for (const [n, one] of lines.entries()) {
    judgeItem(t, await itemNamed(t, String(one.name)), one, `the item created by line ${n + 1}`);
  }
  const late = line(3);
  await update(t, document, { items: [lines[0], late] }, 'an unknown item in an update');
  judgeItem(t, await itemNamed(t, String(late.name)), late, 'the item created by an update');
}

async function itemsUpdated(t: CheckContext, type: DocumentType): Promise<void> {
  const client = partyOf(await buyer(t));
  const taxes = await twoTaxes(t);
  const [one, two, other] = [await t.given.item(), await t.given.item(), await t.given.item()];
  const shown = async (id: string | number) => (await t.call('getItem', { path: { 'item-id': id } })).record;
  const before = await shown(other.id);
  const line = (name: string, n: number) =>
    t.given.line({
      name,
      description: `New values ${n}`,
      unit_price: `${n}5.5`,
      unit: 'hour',
      quantity: '3',
      tax: { name: taxes[n % 2]?.name },
    });
  const judge = async (id: string | number, sent: Json, who: string) => {
    const item = await shown(id);
    judgeItem(t, item, sent, who);
    t.expect.equal((Object(item.tax) as Json).name, (sent.tax as Json).name, `tax.name of ${who}`);
  };
  const [first, second] = [line(one.name, 1), line(two.name, 2)];
  const document = await make(t, type, { client, items: [first, second] }, { what: 'two known items' });
  await judge(one.id, first, 'the item named by line 1');
  await judge(two.id, second, 'the item named by line 2');
  const third = line(one.name, 4);
  const kept = await read(t, document);
  await make(t, type, { client, items: [third] }, { what: 'a known item again' });
  await judge(one.id, third, 'the item after the second document');
  await judge(two.id, second, 'the item that the second document does not name');
  untouched(t, await read(t, document), kept, 'the first document, whose item has new values');
  const fourth = line(two.name, 7);
  await update(t, document, { items: [fourth] }, 'a known item in an update');
  await judge(two.id, fourth, 'the item named in an update');
  t.expect.equal(itemCore(await shown(other.id)), itemCore(before), 'an item that no line names');
}

const itemCore = ({ id, name, description, unit_price, unit }: Json) => ({
  id,
  name,
  description,
  unit_price,
  unit,
});

/** The tax marked as the default one. */
async function defaultTax(t: CheckContext): Promise<Json | undefined> {
  const { list } = await t.call('listTaxes');
  return list.find(isDefault);
}

/** Another run may change the default meanwhile: only what differs every time is a breach. */
async function unknownTax(t: CheckContext, type: DocumentType): Promise<void> {
  const [known] = await twoTaxes(t);
  const client = partyOf(await buyer(t));
  const nameless = () => t.given.line({ tax: { name: t.unique('No such tax') } });
  const items = () => [nameless(), t.given.line({ tax: { name: known.name } }), nameless()];
  await soon(
    async () => {
      const before = await defaultTax(t);
      if (!before) t.unsupported('the list of taxes shows no default tax');
      const made = await make(t, type, { client, items: items() }, { what: 'unknown tax names' });
      const created = linesOf(await read(t, made));
      await update(t, made, { client, items: items() }, 'unknown tax names in an update');
      return { tax: before, lines: [created, linesOf(await read(t, made))] };
    },
    ({ tax, lines: [created = [], updated = []] }) => {
      for (const [when, lines] of [
        ['', created],
        [' after an update', updated],
      ] as const) {
        for (const [n, name] of [tax?.name, known.name, tax?.name].entries()) {
          const got = Object(lines[n]?.tax) as Json;
          t.expect.equal(
            got.name,
            name,
            `tax.name of line ${n + 1}${when} (lines 1 and 3 name no known tax)`,
          );
        }
        t.expect.number(
          (Object(lines[0]?.tax) as Json).value,
          String(tax?.value),
          `tax.value of line 1${when}`,
        );
      }
    },
  );
}

async function exemptionReason(t: CheckContext, type: DocumentType): Promise<void> {
  const { create, get, update: change } = operationsOf(type);
  const client = partyOf(await buyer(t));
  const exempt = (await t.given.tax({ value: '0.0' })).name;
  const taxed = t.given.line();
  const free = t.given.line({ tax: { name: exempt } });
  const reason = { tax_exemption: 'M01', tax_exemption_reason: 'M01' };
  const made = await make(t, type, { client, items: [free, taxed], ...reason }, { what: 'with the reason' });
  t.expect.equal(linesOf(await read(t, made)).length, 2, 'number of lines with the reason');
  for (const items of [[free], [taxed, free]]) {
    const name = t.unique('Refused');
    const newcomer = { name, code: name };
    const unheard = t.unique('Refused item');
    const lines = [...items, { ...free, name: unheard }];
    const fields = {
      ...made.sent,
      ...(await t.given.freshFields(type, { client: newcomer, items: lines })),
    };
    for (const key of Object.keys(reason)) delete fields[key as keyof typeof fields];
    const body = t.given.body(create, { fields });
    await t.call(create, { body }, { status: 422, what: 'an exempt line without the exemption reason' });
    await expectNoClient(t, name, 'the client of the refused document');
    const { found } = await findInLongList(t, 'listItems', (item) => item.name === unheard);
    t.expect.that(found !== 'found', `no item "${unheard}" of the refused document`, 'it is listed');
  }
  const draft = await make(t, type, { client, items: [taxed] });
  const before = await read(t, draft);
  const body = t.given.body(change, { fields: { ...draft.sent, items: [taxed, free] } });
  const path = { 'document-id': draft.id };
  await t.call(
    change,
    { path, body },
    { status: 'refused', what: 'an exempt line by an update without the reason' },
  );
  untouched(t, (await t.call(get, { path })).record, before, 'the document after the refused update');
}

export const creationRules: readonly DocumentRule[] = [
  {
    ...behaviour,
    slug: 'unknown-client-created',
    title: 'a client name that does not exist -> the client is created; one that exists is used',
    rule: 'When the client name does not exist, a client is created in the same request.',
    source: source(1),
    rules: ['client-created'],
    needs: ['clients'],
    run: clientCreated,
  },
  {
    ...behaviour,
    slug: 'unknown-items-created',
    title: 'item names that do not exist -> each item is created',
    rule: 'When an item name does not exist, an item is created.',
    source: source(2),
    rules: ['item-created'],
    needs: ['items'],
    run: itemsCreated,
  },
  {
    ...behaviour,
    slug: 'known-items-updated',
    title: 'item names that exist -> each item has the new values, no other has',
    rule: 'When an item name exists, the item is updated with the new values.',
    source: source(2),
    rules: ['item-updated'],
    needs: ['items', 'taxes'],
    run: itemsUpdated,
  },
  {
    ...behaviour,
    slug: 'unknown-tax-becomes-default',
    title: 'a tax name that is not found -> that line has the default tax, the others their own',
    rule: "When an item's tax name is not found, the default tax is applied to that item.",
    source: source(3),
    rules: ['unknown-tax-default'],
    needs: ['taxes'],
    run: unknownTax,
  },
  {
    ...behaviour,
    slug: 'exempt-needs-reason',
    title: 'an exempt line without the exemption reason -> refused; with it -> created',
    rule: 'Portuguese accounts must send the exemption reason when an invoice has exempt items (0% tax).',
    source: source(4),
    rules: ['exemption-reason'],
    needs: ['portugal', 'taxes'],
    run: exemptionReason,
  },
];
