/**
 * Rules of items: unique names, prices, partial updates, one account's own. Their tax has a file of its own; what
 * the lines of documents do to items is judged with the documents.
 */

import { statusSymptom } from '../../judge/identity.js';
import { tags } from '../../judge/result.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Answer, Json } from '../../target/call.js';
import { declaring } from '../kit/declare.js';
import { update as change } from '../kit/document-rules.js';
import { itemKind } from '../kit/item-kind.js';
import { judgeListsApart, tagOf } from '../kit/lists-apart.js';
import { judgeAll } from '../kit/record-judging.js';
import { withOddTexts } from '../kit/record-making.js';
import { type Kept, make, makeSome, read, soon, update, walk } from '../kit/records.js';
import { steadyOnes } from '../kit/steady-ones.js';
import { pageChecks } from '../lists/page-checks.js';
import { itemTaxChecks, judgeTax } from './item-taxes.js';
import { recordChecks } from './record-checks.js';

const check = declaring({ source: 'Resources, Item' });

const lawfulPrices = ['0', '0.0', '0.01', '0.1', '1', '9.99', '19.90', '100.00', '1234567.89'];
const wrongPrices = ['-0.01', '-1', 'NaN', 'Infinity'];

function uniqueChecks(): Check[] {
  const rule = 'The name of an item must be unique.';
  return [
    check('createItem', {
      id: 'refused-used-name',
      // Items come with documents too.
      also: ['createInvoice'],
      place: 'last',
      statement: 'rule:item-name-unique',
      title:
        'the name of the first, a middle and the last of twelve items, and of one with signs and other letters -> 422, nothing stored',
      rule,
      run: async (t: CheckContext) => {
        // Marks and characters that a look-up may stumble over, where the target takes them in names.
        const all = [...(await steadyOnes(t, itemKind)), await withOddTexts(t, itemKind)];
        const made = [all[0], all[5], all[11], all[12]].filter((one) => one !== undefined);
        for (const one of made) await refusedTwin(t, one);
        await soon(
          () => walk(t, itemKind),
          ({ entries }) => {
            for (const one of made) once(t, entries, one.name);
            namesOnce(t, entries);
          },
        );
        await judgeAll(t, itemKind, made, 'after refused twins');
        t.covers(tags.rule('item-name-unique'));
      },
    }),
    check('createItem', {
      id: 'refused-used-name-again',
      statement: 'rule:item-name-unique',
      title: 'a used name a second and a third time -> 422 each time',
      rule,
      run: async (t: CheckContext) => {
        const made = await make(t, itemKind);
        for (let n = 0; n < 2; n += 1) await refusedTwin(t, made);
        t.covers(tags.rule('item-name-unique'));
      },
    }),
    check('createItem', {
      id: 'refused-name-after-rename',
      statement: 'rule:item-name-unique',
      title: 'the name that an item was given by an update -> 422',
      rule,
      run: async (t: CheckContext) => {
        const made = await make(t, itemKind);
        const sent = { ...made.sent, name: t.unique('Renamed') };
        await t.given.call('updateItem', { path: { 'item-id': made.id }, body: { item: sent } });
        await refusedTwin(t, { ...made, name: sent.name, sent });
        t.covers(tags.rule('item-name-unique'));
      },
    }),
    check('createInvoice', {
      id: 'former-item-names',
      also: ['updateInvoice'],
      statement: 'rule:item-created',
      title:
        'a name that an item had before it was renamed, in an update and in two documents at once -> one new item each',
      rule: 'When an item name does not exist, an item is created; the name of an item must be unique.',
      source: 'Create and update behaviours 2',
      needs: ['invoices'] as const,
      run: formerNames,
    }),
    check('updateItem', {
      id: 'refused-used-name',
      statement: 'rule:item-name-unique',
      title: 'the name of another item, made by itself or by a document -> 422, both stay as they are',
      rule,
      run: async (t: CheckContext) => {
        const made = await makeSome(t, itemKind, 3);
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
            ...{ unit_price: '4321', ...(one.sent.unit !== undefined && { unit: 'other' }) },
          };
          await update(t, itemKind, one, fields, {
            status: 422,
            field: 'item.name',
            what: 'the name of another item',
          });
          await judgeAll(t, itemKind, made, 'after a refused update');
        }
        t.covers(tags.rule('item-name-unique'));
      },
    }),
  ];
}

/** The name is nobody's once the item has another: the next document that says it makes an item. */
async function formerNames(t: CheckContext): Promise<void> {
  const one = await make(t, itemKind);
  const draft = await t.given.document('invoices');
  const freed = async (name: string, next: string) => {
    await t.given.call('updateItem', {
      path: { 'item-id': one.id },
      body: { item: { ...one.sent, name: next } },
    });
    return { items: [t.given.line({ name })] };
  };
  const [first, second, third] = [one.name, t.unique('Item'), t.unique('Item')];
  await change(t, draft, await freed(first, second), 'a name that an item had before');
  const { items } = await freed(second, third);
  await Promise.all([
    t.given.document('invoices', undefined, { items }),
    t.given.document('credit_notes', undefined, { items }),
  ]);
  await soon(
    () => walk(t, itemKind),
    ({ entries }) => {
      for (const [name, operation] of [
        [first, 'updateInvoice'],
        [second, 'createInvoice'],
        [third, 'updateInvoice'],
      ] as const) {
        const found = entries.filter((entry) => entry.name === name);
        t.expect.that(
          found.length === 1,
          `one item called ${name}, after another had that name`,
          found.length,
          { field: 'item.name', symptom: found.length === 0 ? 'not listed' : 'listed twice', operation },
        );
        const [{ id } = {}] = found;
        t.expect.that(
          (String(id) === String(one.id)) === (name === third),
          `the item ${one.id} is called ${third}`,
          name,
          { field: 'item.id', symptom: 'different', operation },
        );
        if (name !== third && (typeof id === 'number' || typeof id === 'string'))
          t.given.releaseRecord('item', id, { name });
      }
    },
  );
}

/** An item that was never created by itself: it came with the first invoice that named it. */
async function nameOfDocuments(t: CheckContext): Promise<string | undefined> {
  if (!t.settings.claims.includes('invoices')) return undefined;
  const { sent } = await t.given.sharedDocument('invoices');
  const name = (sent.items as Json[])[0]?.name;
  return typeof name === 'string' ? name : undefined;
}

async function refusedTwin(t: CheckContext, one: Kept): Promise<void> {
  const fields: Json = { ...itemKind.minimum(t), name: one.name };
  await t.call(
    'createItem',
    { body: { item: fields } },
    { status: 422, field: 'item.name', what: `the used name ${one.name}` },
  );
}

function once(t: CheckContext, entries: readonly Json[], name: string): void {
  const found = entries.filter((one) => one.name === name).length;
  if (found !== 1)
    t.fail(`one item called ${name}`, found, {
      field: 'name',
      symptom: found === 0 ? 'not listed' : 'listed twice',
    });
}

/** Items come with documents too: no name of the suite's own is that of two. */
function namesOnce(t: CheckContext, entries: readonly Json[]): void {
  const [ids, tag] = [new Map<string, string>(), tagOf(t)];
  for (const { id, name } of entries) {
    if (!/conformance/i.test(String(name)) && !String(name).includes(tag)) continue;
    const other = ids.get(String(name));
    if (other !== undefined && other !== String(id))
      t.fail(`one item called ${name}`, `${other} and ${id}`, {
        field: 'items[].name',
        symptom: 'listed twice',
        operation: 'createInvoice',
      });
    ids.set(String(name), String(id));
  }
}

function priceChecks(): Check[] {
  const rule = 'unit_price is a number >= 0.0.';
  const covered = tags.rule('item-unit-price-not-negative');
  const path = ({ id }: Kept) => ({ 'item-id': id });
  return [
    check('updateItem', {
      id: 'keeps-prices',
      statement: 'rule:item-fields-kept',
      title: 'one price after the other -> each GET shows the last',
      rule,
      kind: 'round-trip',
      run: async (t: CheckContext) => {
        const made = await make(t, itemKind);
        for (const price of lawfulPrices) {
          const sent = { ...made.sent, unit_price: price };
          await update(t, itemKind, made, sent, { what: `the price ${price}` });
          await judgeAll(t, itemKind, [{ ...made, sent }], `with the price ${price}`);
        }
      },
    }),
    ...wrongPrices.map((price) =>
      check('createItem', {
        id: `refused-price-${price}`,
        statement: 'rule:item-unit-price-not-negative',
        title: `unit_price "${price}" -> 422, nothing stored`,
        rule,
        run: async (t: CheckContext) => {
          const fields: Json = { ...itemKind.minimum(t), unit_price: price };
          await t.call(
            'createItem',
            { body: { item: fields } },
            { status: 422, field: 'item.unit_price', what: `the price ${price}` },
          );
          const { entries } = await walk(t, itemKind);
          const stored = entries.filter((one) => one.name === fields.name).length;
          if (stored > 0)
            t.fail('nothing stored', `${stored} items called ${fields.name}`, {
              field: 'unit_price',
              symptom: 'listed',
            });
          t.covers(covered);
        },
      }),
    ),
    ...wrongPrices.slice(0, 2).map((price) =>
      check('updateItem', {
        id: `refused-price-${price}`,
        statement: 'rule:item-unit-price-not-negative',
        title: `unit_price "${price}" -> 422, nothing changed`,
        rule,
        run: async (t: CheckContext) => {
          const made = await make(t, itemKind);
          const fields: Json = { ...made.sent, unit_price: price, description: 'Must not be stored' };
          const body = { item: fields };
          await t.call(
            'updateItem',
            { path: path(made), body },
            { status: 422, field: 'item.unit_price', what: `the price ${price}` },
          );
          await judgeAll(t, itemKind, [made], 'after a refused update');
          t.covers(covered);
        },
      }),
    ),
  ];
}

function partialChecks(): Check[] {
  const rule = 'On update name and description are optional: without them it is accepted.';
  const assumedRule = 'We assume: what an update of an item does not send stays.';
  const covered = tags.rule('item-partial-update');
  const all = (t: CheckContext): Json => itemKind.options(t, 0);
  return [
    ...(['name', 'description', 'unit'] as const).map((left) =>
      check('updateItem', {
        id: `without-${left}-stays`,
        statement: 'rule:item-partial-update',
        title: `an update without ${left} -> accepted; we assume that ${left} stays`,
        rule,
        run: async (t: CheckContext) => {
          const made = await make(t, itemKind, all(t));
          for (const price of ['55.50', '66.60']) {
            const sent: Json = { ...made.sent, unit_price: price };
            const { [left]: _left, ...rest } = sent;
            await update(t, itemKind, made, rest, { what: `without ${left}` });
            const when = `after an update without ${left}`;
            await judgeAll(t, itemKind, [{ ...made, sent: rest }], when);
            // An update may replace the item: that anything stays is nowhere stated.
            await t.assuming('rule:item-fields-stay', () => judgeAll(t, itemKind, [{ ...made, sent }], when));
          }
          t.covers(covered);
        },
      }),
    ),
    check('updateItem', {
      id: 'price-only-rest-stays',
      statement: 'rule:item-partial-update',
      title: 'an update of unit_price alone -> accepted; we assume that name and description stay',
      rule,
      run: async (t: CheckContext) => {
        const made = await make(t, itemKind, { description: 'Brass, 40 cm' });
        await update(t, itemKind, made, { unit_price: '7.77' }, { what: 'unit_price alone' });
        const price = { unit_price: '7.77' };
        await judgeAll(t, itemKind, [{ ...made, sent: price }], 'after the update');
        await t.assuming('rule:item-fields-stay', () =>
          judgeAll(t, itemKind, [{ ...made, sent: { ...made.sent, ...price } }], 'after the update'),
        );
        t.covers(covered);
      },
    }),
    check('updateItem', {
      id: 'without-price',
      statement: 'rule:item-fields-kept',
      title: 'an update without unit_price -> accepted, or 422 and nothing changes',
      rule,
      run: async (t: CheckContext) => {
        const made = await make(t, itemKind, all(t));
        const changed: Json = { ...made.sent, description: 'Other' };
        const { unit_price: _left, ...rest } = changed;
        const answer: Answer = await update(t, itemKind, made, rest, { status: 'any' });
        const sent = answer.status < 300 ? rest : made.sent;
        if (answer.status >= 400)
          t.expect.equal(answer.status, 422, 'the status of a refusal', {
            field: 'item.unit_price',
            symptom: statusSymptom(answer.status),
          });
        await judgeAll(t, itemKind, [{ ...made, sent }], 'after the update');
      },
    }),
    check('updateItem', {
      id: 'without-tax-stays',
      statement: 'rule:item-fields-stay',
      title: 'an update without tax -> the tax stays',
      rule: assumedRule,
      assumed: true,
      run: async (t: CheckContext) => {
        if (!t.dialect.tax) t.unsupported('the account has no tax above 0');
        const made = await make(t, itemKind, all(t));
        await update(t, itemKind, made, { unit_price: '7.77' });
        judgeTax(
          t,
          await read(t, itemKind, made),
          t.dialect.tax.name,
          t.dialect.tax.value,
          'after the update',
        );
      },
    }),
  ];
}

export const itemChecks: Check[] = [
  ...recordChecks(itemKind),
  ...pageChecks(itemKind),
  ...uniqueChecks(),
  ...priceChecks(),
  ...itemTaxChecks,
  ...partialChecks(),
  check('createItem', {
    id: 'same-name-in-two-accounts',
    statement: 'rule:key-identifies-account',
    title:
      'an item of the same name in another account, also by an update -> each account keeps its own, whatever names it',
    rule: 'A name is unique in its account: accounts know nothing of each other.',
    source: 'Authentication',
    needs: ['second-account'],
    run: async (t: CheckContext) => {
      const made = await make(t, itemKind);
      const body = { item: { ...made.sent, description: 'Of another account' } };
      const what = 'the same name in another account';
      const other = await t.call('createItem', { body }, { account: 'second', what });
      const theirs = other.record.id;
      if (theirs !== undefined && String(theirs) === String(made.id)) return;
      await judgeAll(t, itemKind, [made], 'after another account made one of that name');
      const there = t.elsewhere();
      if (!there) return;
      const second = await make(t, itemKind);
      await make(there, itemKind, { name: second.name, description: 'Of another account too' });
      if (typeof theirs === 'number' || typeof theirs === 'string') {
        // What gives values to the item of the one account reaches no further.
        const line = t.given.line({ name: made.name, description: 'Named here', unit_price: '55.5' });
        await t.given.document('invoices', undefined, { items: [line] });
        const one = { id: theirs, name: made.name, sent: body.item };
        await judgeAll(
          there,
          itemKind,
          [one],
          'after a document of the other account named one of that name',
        );
      }
      t.covers(tags.rule('key-identifies-account'));
    },
  }),
  check('listItems', {
    id: 'own-account-only',
    statement: 'rule:key-identifies-account',
    title: 'an item in each of two accounts -> in neither list what the other has',
    rule: 'An account never sees the records of another.',
    source: 'Authentication',
    needs: ['second-account'],
    run: (t: CheckContext) => judgeListsApart(t, itemKind),
  }),
];
