/** Prices of items: which are lawful, and which fields an update keeps that does not name them. */

import { statusSymptom } from '../../judge/identity.js';
import { isError, isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import { type Answer, isId, type Json } from '../../target/call.js';
import { check } from '../kit/declare.js';
import { makeIfAccepted } from '../kit/document-rules.js';
import { itemKind } from '../kit/item-kind.js';
import { ask, refuse } from '../kit/probe.js';
import { createOf, updateOf } from '../kit/probes.js';
import { judgeAll } from '../kit/record-judging.js';
import { create, make, read, update, walk } from '../kit/records.js';
import { judgeTax } from './item-taxes.js';

const lawfulPrices = ['0', '0.01', '9.99', '1234567.89'];

const wrongPrices = ['-0.01', '-1', '-1e-1', 'NaN', 'Infinity'];

export const priceChecks: readonly Check[] = [
  check('updateItem/keeps-prices', {
    statement: 'rule:item-fields-kept',
    title: 'one price after the other -> each GET shows the last',
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
  check('updateItem/price-with-blanks', {
    statement: 'rule:item-fields-kept',
    title: 'unit_price " 10.5 " -> refused, or 10.5',
    kind: 'round-trip',
    run: async (t: CheckContext) => {
      const made = await make(t, itemKind);
      const sent = { ...made.sent, unit_price: ' 10.5 ' };
      const { status } = await update(t, itemKind, made, sent, {
        status: 'any',
        what: 'the price " 10.5 "',
      });
      if (isError(status)) return;
      await judgeAll(t, itemKind, [{ ...made, sent: { ...sent, unit_price: '10.5' } }], 'after " 10.5 "');
    },
  }),
  check('createItem/lowest-price', {
    statement: 'rule:item-fields-kept',
    title: 'unit_price "0" -> made, and shown so',
    kind: 'round-trip',
    run: async (t: CheckContext) => {
      const made = await create(t, itemKind, { ...itemKind.minimum(t), unit_price: '0' });
      await judgeAll(t, itemKind, [made], 'made with the price 0');
    },
  }),
  ...wrongPrices.map((price) =>
    check(`createItem/refused-price-${price}`, {
      statement: 'rule:item-unit-price-not-negative',
      covers: true,
      title: `unit_price "${price}" -> 422, nothing stored`,
      run: async (t: CheckContext) => {
        const fields: Json = { ...itemKind.minimum(t), unit_price: price };
        await refuse(t, createOf('item', fields), 'item.unit_price', `the price ${price}`);
        const { entries } = await walk(t, itemKind);
        const stored = entries.filter((one) => one.name === fields.name).length;
        t.expect.that(stored === 0, 'nothing stored', `${stored} items called ${fields.name}`, {
          field: 'unit_price',
          symptom: 'listed',
        });
      },
    }),
  ),
  ...wrongPrices.slice(0, 3).map((price) =>
    check(`updateItem/refused-price-${price}`, {
      statement: 'rule:item-unit-price-not-negative',
      covers: true,
      title: `unit_price "${price}" -> 422, nothing changed`,
      run: async (t: CheckContext) => {
        const made = await make(t, itemKind);
        const fields: Json = { ...made.sent, unit_price: price, description: 'Must not be stored' };
        await refuse(t, updateOf('item', made.id, fields), 'item.unit_price', `the price ${price}`);
        await judgeAll(t, itemKind, [made], 'after a refused update');
      },
    }),
  ),
];

/** A line need not describe its item, and an update need not either. */
async function ofALine(t: CheckContext): Promise<void> {
  const name = t.unique('Item of a line');
  const { description: _description, ...line } = t.given.line({ name, unit_price: '5.5' });
  if (!(await makeIfAccepted(t, 'invoices', { items: [line] }, 'a line may need a description'))) return;
  const { entries } = await walk(t, itemKind);
  const id = entries.find((one) => one.name === name)?.id;
  if (!isId(id)) return;
  await ask(t, updateOf('item', id, { name, unit_price: '6.5' }), { what: 'no description, as before' });
}

export function partialChecks(): Check[] {
  const all = (t: CheckContext): Json => itemKind.options(t, 0);
  return [
    ...(['name', 'description', 'unit'] as const).map((left) =>
      check(`updateItem/without-${left}-stays`, {
        statement: 'rule:item-partial-update',
        covers: true,
        title: `an update without ${left} -> accepted; we assume that ${left} stays`,
        run: async (t: CheckContext) => {
          const made = await make(t, itemKind, all(t));
          // The second time with another name, unless the name is left out.
          const renamed = left === 'name' ? made.sent.name : t.unique('Renamed');
          for (const fields of [{ unit_price: '55.50' }, { unit_price: '66.60', name: renamed }]) {
            const sent: Json = { ...made.sent, ...fields };
            const { [left]: _left, ...rest } = sent;
            await update(t, itemKind, made, rest, { what: `without ${left}` });
            const when = `after an update without ${left}`;
            await judgeAll(t, itemKind, [{ ...made, sent: rest }], when);
            // An update may replace the item: that other fields stay is not stated.
            await t.assuming('rule:item-fields-stay', () => judgeAll(t, itemKind, [{ ...made, sent }], when));
          }
        },
      }),
    ),
    check('updateItem/of-a-line', {
      statement: 'rule:item-partial-update',
      title: 'an update without a description, of an item that a line created without one -> accepted',
      needs: ['invoices'],
      leaves: ['invoices'],
      run: ofALine,
    }),
    check('updateItem/price-only-rest-stays', {
      statement: 'rule:item-partial-update',
      covers: true,
      title: 'an update of unit_price alone -> accepted; we assume that name and description stay',
      run: async (t: CheckContext) => {
        const made = await make(t, itemKind, { description: 'Brass, 40 cm' });
        await update(t, itemKind, made, { unit_price: '7.77' }, { what: 'unit_price alone' });
        const price = { unit_price: '7.77' };
        await judgeAll(t, itemKind, [{ ...made, sent: price }], 'after the update');
        await t.assuming('rule:item-fields-stay', () =>
          judgeAll(t, itemKind, [{ ...made, sent: { ...made.sent, ...price } }], 'after the update'),
        );
      },
    }),
    check('updateItem/without-price', {
      statement: 'rule:item-fields-kept',
      title: 'an update without unit_price -> accepted, or 422 and nothing changes',
      run: async (t: CheckContext) => {
        const made = await make(t, itemKind, all(t));
        const changed: Json = { ...made.sent, description: 'Other' };
        const { unit_price: _left, ...rest } = changed;
        const answer: Answer = await update(t, itemKind, made, rest, { status: 'any' });
        const sent = isSuccess(answer.status) ? rest : made.sent;
        if (isError(answer.status))
          t.expect.equal(answer.status, 422, 'the status of a refusal', {
            field: 'item.unit_price',
            symptom: statusSymptom(answer.status),
          });
        await judgeAll(t, itemKind, [{ ...made, sent }], 'after the update');
      },
    }),
    check('updateItem/without-tax-stays', {
      statement: 'rule:item-fields-stay',
      title: 'an update without tax -> the tax stays',
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
