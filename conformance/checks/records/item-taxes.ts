/** The tax of an item, found by its name. */

import { statusSymptom } from '../../judge/identity.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { check, declaring } from '../kit/declare.js';
import { itemKind } from '../kit/item-kind.js';
import { similarNames, withOddTexts } from '../kit/record-making.js';
import { create, make, read, update } from '../kit/records.js';

/** A tax without a name and a value counts as none. */
function noTax(tax: unknown): boolean {
  if (tax === null || tax === undefined) return true;
  const { name, value } = tax as Json;
  return !name && !Number(value ?? 0);
}

function judgeNoTax(t: CheckContext, item: Json, why: string): void {
  if (!noTax(item.tax)) t.fail(`no tax on the item: ${why}`, item.tax, { field: 'tax', symptom: 'present' });
}

export function judgeTax(t: CheckContext, item: Json, name: string, value: number, why: string): void {
  const tax = (item.tax ?? {}) as Json;
  t.expect.equal(tax.name, name, `item.tax.name ${why}`, { field: 'tax.name' });
  t.expect.number(tax.value, value, `item.tax.value ${why}`, { field: 'tax.value' });
}

const byName = declaring({
  statement: 'rule:item-tax-by-name',
  covers: true,
  needs: ['taxes'],
  // The taxes are left in the same account, because updates name them too.
  leaves: ['item'],
});

export const itemTaxChecks: readonly Check[] = [
  byName('createItem/tax-by-name', {
    title: 'one of several taxes with similar names -> exactly that tax',
    run: async (t: CheckContext) => {
      // The other taxes are named by updates, since every created item is left behind.
      const [, one] = await similarTaxes(t);
      if (!one) return;
      const { name, value } = one;
      const fields = { ...itemKind.minimum(t), unit_price: '0.01', tax: { name } };
      const made = await create(t, itemKind, fields, { what: `the tax ${name}` });
      const got = await read(t, itemKind, made);
      judgeTax(t, got, name, value, 'after creating it');
      t.expect.number(got.unit_price, '0.01', 'item.unit_price', { field: 'unit_price' });
    },
  }),
  byName('createItem/unknown-tax-none', {
    title: 'a tax name that no tax has, and that another begins with -> no tax',
    run: async (t: CheckContext) => {
      const [tax] = await similarTaxes(t);
      const name = String(tax?.name).slice(0, -1);
      const fields = { ...itemKind.minimum(t), tax: { name } };
      const made = await create(t, itemKind, fields, { what: `the unknown tax ${name}` });
      judgeNoTax(t, await read(t, itemKind, made), `no tax is called ${name}`);
    },
  }),
  byName('createItem/deleted-tax-none', {
    covers: false,
    title: 'the name of a tax that was deleted -> no tax',
    run: async (t: CheckContext) => {
      const tax = await t.given.tax();
      await t.given.call('deleteTax', { path: { 'tax-id': tax.id } });
      const fields: Json = { ...itemKind.minimum(t), tax: { name: tax.name } };
      const made = await create(t, itemKind, fields, { what: 'the name of a deleted tax' });
      judgeNoTax(t, await read(t, itemKind, made), `the tax ${tax.name} was deleted`);
    },
  }),
  byName('createTax/leaves-items', {
    covers: false,
    title: 'an item, its tax deleted, then another tax -> the item stays and does not get that one',
    needs: ['items'],
    run: leavesItems,
  }),
  check('createItem/no-tax-none', {
    statement: 'rule:item-no-tax',
    covers: true,
    title: 'no tax sent, also after an item with one -> no tax',
    run: async (t: CheckContext) => {
      await make(t, itemKind, itemKind.options(t, 0));
      const made = await withOddTexts(t, itemKind);
      judgeNoTax(t, await read(t, itemKind, made), 'none was sent');
    },
  }),
  byName('updateItem/tax-by-name', {
    title: 'one tax after the other by name -> exactly that tax, others untouched',
    run: async (t: CheckContext) => {
      const taxes = await similarTaxes(t);
      const [first] = taxes;
      const made = await make(t, itemKind, { tax: { name: first?.name } });
      const other = await make(t, itemKind, { tax: { name: first?.name } });
      for (const { name, value } of [...taxes].reverse()) {
        await update(t, itemKind, made, { ...made.sent, tax: { name } }, { what: `the tax ${name}` });
        judgeTax(t, await read(t, itemKind, made), name, value, 'after the update');
        if (first) judgeTax(t, await read(t, itemKind, other), first.name, first.value, 'of the other item');
      }
    },
  }),
  byName('updateItem/unknown-tax-none', {
    title: 'a tax name that no tax has, then no tax, then an empty name -> no tax',
    run: async (t: CheckContext) => {
      const [tax] = await similarTaxes(t);
      const made = await make(t, itemKind, { tax: { name: tax?.name } });
      await update(t, itemKind, made, { ...made.sent, tax: { name: t.unique('No tax') } });
      judgeNoTax(t, await read(t, itemKind, made), 'no tax has that name');
      const { tax: _tax, ...without } = made.sent;
      await update(t, itemKind, made, without, { what: 'no tax, for an item that has none' });
      judgeNoTax(t, await read(t, itemKind, made), 'it has none, and none was sent');
      // An empty name may be refused.
      const nameless = { ...without, tax: { name: '' } };
      const { status } = await update(t, itemKind, made, nameless, {
        status: 'any',
        what: 'a tax without a name',
      });
      if (isSuccess(status)) judgeNoTax(t, await read(t, itemKind, made), 'no tax has an empty name');
    },
  }),
];

/** A later tax may have the id of the deleted one, which the item still refers to. A target may refuse to delete a tax in use. */
async function leavesItems(t: CheckContext): Promise<void> {
  const gone = await t.given.tax();
  const made = await make(t, itemKind, { tax: { name: gone.name } });
  const { status } = await t.call('deleteTax', { path: { 'tax-id': gone.id } }, { status: 'any' });
  if (!isSuccess(status)) return;
  await t.given.tax();
  const path = { 'item-id': made.id };
  const shown = await t.call('getItem', { path }, { status: 'any', what: 'an item whose tax was deleted' });
  t.expect.that(isSuccess(shown.status), 'the item is there after its tax was deleted', shown.status, {
    ...{ field: 'id', symptom: statusSymptom(shown.status), operation: 'deleteTax' },
    statement: 'rule:record-meant',
  });
  const { tax } = shown.record;
  if (!noTax(tax) && (tax as Json).name !== gone.name)
    t.fail(`no tax on the item, or ${gone.name}, which was deleted, after another was created`, tax, {
      ...{ field: 'tax', symptom: 'changed', operation: 'createTax' },
    });
}

type Rate = { name: string; value: number };

const similarTaxes = (t: CheckContext): Promise<Rate[]> =>
  t.given.once('taxes with similar names', () => makeSimilarTaxes(t));

async function makeSimilarTaxes(t: CheckContext): Promise<Rate[]> {
  const taxes: Rate[] = [];
  for (const [index, name] of similarNames(`${t.unique('Tax')}ab`).entries()) {
    const value = 5 + index * 4;
    await t.given.tax({ name, value: `${value}.0` });
    taxes.push({ name, value });
  }
  return taxes;
}
