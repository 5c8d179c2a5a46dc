/**
 * Rules of items: unique names, prices, the tax found by its name, partial updates, one account's own. What the
 * lines of documents do to items is judged with the documents.
 */
import type { Answer, Check, CheckContext, Json } from '../check.js';
import { marks } from '../verdict/result.js';
import { pageChecks } from './page-checks.js';
import { type FieldedKind, recordChecks, similarNames } from './record-checks.js';
import { create, judgeAll, type Kept, make, makeSome, read, soon, update, walk } from './records.js';

export const itemKind: FieldedKind = {
  word: 'item',
  plural: 'items',
  create: 'createItem',
  get: 'getItem',
  update: 'updateItem',
  list: 'listItems',
  idParameter: 'item-id',
  nameField: 'name',
  source: 'Resources, Item',
  rules: [],
  minimum: (t) => ({ name: t.unique('Item'), description: 'Made by a conformance run', unit_price: '100.0' }),
  options: (t, variant) => ({
    description: variant === 0 ? 'Brass, 40 cm' : 'Steel, 55 cm',
    unit_price: variant === 0 ? '19.90' : '1234.56',
    unit: variant === 0 ? 'hour' : 'unit',
    ...(t.dialect.tax ? { tax: { name: t.dialect.tax.name } } : {}),
  }),
  fields: ['description', 'unit_price', 'unit', 'tax'],
  numbers: ['unit_price'],
  texts: ['description'],
};

type Body = Pick<Check, 'id' | 'title' | 'rule' | 'run'> & Partial<Check>;
const check = (operation: Check['operation'], body: Body): Check => ({
  kind: 'rules',
  source: 'Resources, Item',
  operation,
  ...body,
  id: `${operation}/${body.id}`,
  title: `${operation}: ${body.title}`,
});

const lawfulPrices = ['0', '0.0', '0.01', '0.1', '1', '9.99', '19.90', '100.00', '1234567.89'];
const wrongPrices = ['-0.01', '-1'];

function uniqueChecks(): Check[] {
  const rule = 'The name of an item must be unique.';
  return [
    check('createItem', {
      id: 'refused-taken-name',
      title: 'the name of the first, a middle or the last of twelve items -> 422, nothing stored',
      rule,
      profile: 'smoke',
      run: async (t: CheckContext) => {
        const made = await makeSome(t, itemKind, 12);
        for (const one of [made[0], made[5], made[11]]) {
          if (!one) continue;
          await refusedTwin(t, one);
          const { entries } = await soon(
            () => walk(t, itemKind),
            (walked) => once(t, walked.entries, one.name),
          );
          once(t, entries, one.name);
        }
        await judgeAll(t, itemKind, made, 'after refused twins');
        t.covers(marks.rule('item-name-unique'));
      },
    }),
    check('createItem', {
      id: 'refused-taken-name-again',
      title: 'a taken name a second and third time -> 422 each time',
      rule,
      run: async (t: CheckContext) => {
        const made = await make(t, itemKind);
        for (let n = 0; n < 3; n += 1) await refusedTwin(t, made);
        t.covers(marks.rule('item-name-unique'));
      },
    }),
    check('createItem', {
      id: 'refused-name-after-rename',
      title: 'the name that an item was given by an update -> 422',
      rule,
      run: async (t: CheckContext) => {
        const made = await make(t, itemKind);
        const sent = { ...made.sent, name: t.unique('Renamed') };
        await t.given.call('updateItem', { path: { 'item-id': made.id }, body: { item: sent } });
        await refusedTwin(t, { ...made, name: sent.name, sent });
        t.covers(marks.rule('item-name-unique'));
      },
    }),
    check('updateItem', {
      id: 'refused-taken-name',
      title: 'the name of another item -> 422, both stay as they are',
      rule,
      run: async (t: CheckContext) => {
        const made = await makeSome(t, itemKind, 3);
        for (const [from, to] of [
          [0, 2],
          [2, 0],
          [1, 2],
        ] as const) {
          const [one, other] = [made[from], made[to]];
          if (!one || !other) continue;
          const fields: Json = { ...one.sent, name: other.name, description: 'Must not be stored' };
          await update(t, itemKind, one, fields, { status: 422, what: 'the name of another item' });
          await judgeAll(t, itemKind, made, 'after a refused update');
        }
        t.covers(marks.rule('item-name-unique'));
      },
    }),
  ];
}

async function refusedTwin(t: CheckContext, one: Kept): Promise<void> {
  const fields: Json = { ...itemKind.minimum(t), name: one.name };
  await t.call('createItem', { body: { item: fields } }, { status: 422, what: `the taken name ${one.name}` });
}

function once(t: CheckContext, entries: readonly Json[], name: string): void {
  const found = entries.filter((one) => one.name === name).length;
  if (found !== 1) t.fail(`one item called ${name}`, found);
}

function priceChecks(): Check[] {
  const rule = 'unit_price is a number >= 0.0.';
  const covered = marks.rule('item-unit-price-not-negative');
  const path = ({ id }: Kept) => ({ 'item-id': id });
  return [
    ...lawfulPrices.map((price) =>
      check('createItem', {
        id: `keeps-price-${price}`,
        title: `unit_price "${price}" -> that number`,
        rule,
        kind: 'round-trip',
        run: async (t: CheckContext) => {
          const made = await create(t, itemKind, { ...itemKind.minimum(t), unit_price: price });
          await judgeAll(t, itemKind, [made], `with the price ${price}`);
        },
      }),
    ),
    check('updateItem', {
      id: 'keeps-prices',
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
        title: `unit_price "${price}" -> 422, nothing stored`,
        rule,
        run: async (t: CheckContext) => {
          const fields: Json = { ...itemKind.minimum(t), unit_price: price };
          await t.call('createItem', { body: { item: fields } }, { status: 422, what: `the price ${price}` });
          const { entries } = await walk(t, itemKind);
          const stored = entries.filter((one) => one.name === fields.name).length;
          if (stored > 0) t.fail('nothing stored', `${stored} items called ${fields.name}`);
          t.covers(covered);
        },
      }),
    ),
    ...wrongPrices.map((price) =>
      check('updateItem', {
        id: `refused-price-${price}`,
        title: `unit_price "${price}" -> 422, nothing changed`,
        rule,
        run: async (t: CheckContext) => {
          const made = await make(t, itemKind);
          const fields: Json = { ...made.sent, unit_price: price, description: 'Must not be stored' };
          const body = { item: fields };
          await t.call('updateItem', { path: path(made), body }, { status: 422, what: `the price ${price}` });
          await judgeAll(t, itemKind, [made], 'after a refused update');
          t.covers(covered);
        },
      }),
    ),
  ];
}

const noTax = (tax: unknown) =>
  tax === null || tax === undefined || Object.values(tax).every((one) => one === null);

function judgeNoTax(t: CheckContext, item: Json, why: string): void {
  if (!noTax(item.tax)) t.fail(`no tax on the item: ${why}`, item.tax);
}

function judgeTax(t: CheckContext, item: Json, name: string, value: number, why: string): void {
  const tax = (item.tax ?? {}) as Json;
  t.expect.equal(tax.name, name, `item.tax.name ${why}`);
  t.expect.number(tax.value, value, `item.tax.value ${why}`);
}

function taxChecks(): Check[] {
  const byName = "An item's tax is found by its name; if no tax has that name, no tax is applied.";
  return [
    check('createItem', {
      id: 'tax-by-name',
      title: 'each of several taxes with similar names -> exactly that tax',
      rule: byName,
      needs: ['taxes'],
      run: async (t: CheckContext) => {
        for (const { name, value } of await similarTaxes(t)) {
          const made = await create(
            t,
            itemKind,
            { ...itemKind.minimum(t), tax: { name } },
            `the tax ${name}`,
          );
          judgeTax(t, await read(t, itemKind, made), name, value, 'after creating it');
        }
        t.covers(marks.rule('item-tax-by-name'));
      },
    }),
    check('createItem', {
      id: 'unknown-tax-none',
      title: 'a tax name that no tax has, or that another begins with -> no tax',
      rule: byName,
      needs: ['taxes'],
      run: async (t: CheckContext) => {
        const [tax] = await similarTaxes(t);
        for (const name of [t.unique('No tax'), String(tax?.name).slice(0, -1), `${tax?.name} x`]) {
          const made = await create(
            t,
            itemKind,
            { ...itemKind.minimum(t), tax: { name } },
            `the unknown tax ${name}`,
          );
          judgeNoTax(t, await read(t, itemKind, made), `no tax is called ${name}`);
        }
        t.covers(marks.rule('item-tax-by-name'));
      },
    }),
    check('createItem', {
      id: 'deleted-tax-none',
      title: 'the name of a tax that was deleted -> no tax',
      rule: byName,
      needs: ['taxes'],
      run: async (t: CheckContext) => {
        const tax = await t.given.tax();
        await t.given.call('deleteTax', { path: { 'tax-id': tax.id } });
        const fields: Json = { ...itemKind.minimum(t), tax: { name: tax.name } };
        const made = await create(t, itemKind, fields, 'the name of a deleted tax');
        judgeNoTax(t, await read(t, itemKind, made), `the tax ${tax.name} was deleted`);
      },
    }),
    check('createItem', {
      id: 'no-tax-none',
      title: 'no tax sent, also after an item with one -> no tax',
      rule: 'If tax is absent, no tax is applied to the item.',
      run: async (t: CheckContext) => {
        await make(t, itemKind, itemKind.options(t, 0));
        const made = await create(t, itemKind, itemKind.minimum(t));
        judgeNoTax(t, await read(t, itemKind, made), 'none was sent');
        t.covers(marks.rule('item-no-tax'));
      },
    }),
    check('updateItem', {
      id: 'tax-by-name',
      title: 'one tax after the other by name -> exactly that tax, others untouched',
      rule: byName,
      needs: ['taxes'],
      run: async (t: CheckContext) => {
        const taxes = await similarTaxes(t);
        const [first] = taxes;
        const made = await make(t, itemKind, { tax: { name: first?.name } });
        const other = await make(t, itemKind, { tax: { name: first?.name } });
        for (const { name, value } of [...taxes].reverse()) {
          await update(t, itemKind, made, { ...made.sent, tax: { name } }, { what: `the tax ${name}` });
          judgeTax(t, await read(t, itemKind, made), name, value, 'after the update');
          if (first)
            judgeTax(t, await read(t, itemKind, other), first.name, first.value, 'of the other item');
        }
        t.covers(marks.rule('item-tax-by-name'));
      },
    }),
    check('updateItem', {
      id: 'unknown-tax-none',
      title: 'a tax name that no tax has -> no tax',
      rule: byName,
      needs: ['taxes'],
      run: async (t: CheckContext) => {
        const [tax] = await similarTaxes(t);
        const made = await make(t, itemKind, { tax: { name: tax?.name } });
        await update(t, itemKind, made, { ...made.sent, tax: { name: t.unique('No tax') } });
        judgeNoTax(t, await read(t, itemKind, made), 'no tax has that name');
        t.covers(marks.rule('item-tax-by-name'));
      },
    }),
  ];
}

async function similarTaxes(t: CheckContext): Promise<{ name: string; value: number }[]> {
  const taxes: { name: string; value: number }[] = [];
  for (const [index, name] of similarNames(`${t.unique('Tax')}ab`).entries()) {
    const value = 5 + index * 4;
    await t.given.tax({ name, value: `${value}.0` });
    taxes.push({ name, value });
  }
  return taxes;
}

function partialChecks(): Check[] {
  const rule = 'On update name and description are optional; what is not sent stays.';
  const covered = marks.rule('item-partial-update');
  const all = (t: CheckContext): Json => itemKind.options(t, 0);
  return [
    ...(['name', 'description', 'unit'] as const).map((left) =>
      check('updateItem', {
        id: `without-${left}-stays`,
        title: `an update without ${left} -> taken, ${left} stays`,
        rule,
        run: async (t: CheckContext) => {
          const made = await make(t, itemKind, all(t));
          for (const price of ['55.50', '66.60']) {
            const sent: Json = { ...made.sent, unit_price: price };
            const { [left]: _left, ...rest } = sent;
            await update(t, itemKind, made, rest, { what: `without ${left}` });
            await judgeAll(t, itemKind, [{ ...made, sent }], `after an update without ${left}`);
          }
          t.covers(covered);
        },
      }),
    ),
    check('updateItem', {
      id: 'price-only-rest-stays',
      title: 'an update of unit_price alone -> name, description and unit stay',
      rule,
      run: async (t: CheckContext) => {
        const made = await make(t, itemKind, { description: 'Brass, 40 cm', unit: 'hour' });
        await update(t, itemKind, made, { unit_price: '7.77' }, { what: 'unit_price alone' });
        await judgeAll(
          t,
          itemKind,
          [{ ...made, sent: { ...made.sent, unit_price: '7.77' } }],
          'after the update',
        );
        t.covers(covered);
      },
    }),
    check('updateItem', {
      id: 'without-price',
      title: 'an update without unit_price -> the price stays, or 422 and nothing changes',
      rule,
      run: async (t: CheckContext) => {
        const made = await make(t, itemKind, all(t));
        const answer: Answer = await update(t, itemKind, made, { description: 'Other' }, { status: 'any' });
        const sent = answer.status < 300 ? { ...made.sent, description: 'Other' } : made.sent;
        if (answer.status >= 400) t.expect.equal(answer.status, 422, 'the status of a refusal');
        await judgeAll(t, itemKind, [{ ...made, sent }], 'after the update');
      },
    }),
    check('updateItem', {
      id: 'without-tax-stays',
      title: 'an update without tax -> the tax stays',
      rule,
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
  ...taxChecks(),
  ...partialChecks(),
  check('listItems', {
    id: 'own-account-only',
    title: 'an item of ours -> not in the list of another account',
    rule: 'An account never sees the records of another.',
    source: 'Authentication',
    needs: ['second-account'],
    run: async (t: CheckContext) => {
      const made = await make(t, itemKind);
      const { list } = await t.call('listItems', { query: { per_page: 30 } }, { account: 'second' });
      t.expect.that(
        list.every((one) => one.name !== made.name),
        `no ${made.name} in the other account`,
        'it is listed',
      );
      t.covers(marks.rule('key-identifies-account'));
    },
  }),
];
