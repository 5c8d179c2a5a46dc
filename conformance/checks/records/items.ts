/**
 * The list of the checks of items, and the checks across accounts. item-taxes.ts judges the tax of an item, checks/documents the
 * effects of lines on items.
 */

import type { Check, CheckContext } from '../../run/check.js';
import { isId } from '../../target/call.js';
import { check } from '../kit/declare.js';
import { itemKind } from '../kit/item-kind.js';
import { ownAccountOnly } from '../kit/lists-apart.js';
import { judgeAll } from '../kit/record-judging.js';
import { make } from '../kit/records.js';
import { pageChecks } from '../lists/page-checks.js';
import { uniqueChecks } from './item-names.js';
import { partialChecks, priceChecks } from './item-prices.js';
import { itemTaxChecks } from './item-taxes.js';
import { recordChecks } from './record-checks.js';

export const itemChecks: readonly Check[] = [
  ...recordChecks(itemKind),
  ...pageChecks(itemKind),
  ...uniqueChecks,
  ...priceChecks,
  ...itemTaxChecks,
  ...partialChecks(),
  check('createItem/same-name-in-two-accounts', {
    statement: 'rule:key-identifies-account',
    covers: true,
    title:
      'an item of the same name in another account, also by an update -> each account keeps its own, whatever names it',
    rule: 'A name is unique in its account: accounts know nothing of each other.',
    needs: ['second-account'],
    run: async (t: CheckContext) => {
      const made = await make(t, itemKind);
      const body = { item: { ...made.sent, description: 'Of another account' } };
      const what = 'the same name in another account';
      const other = await t.call('createItem', { body }, { account: 'second', what });
      const theirs = other.record.id;
      if (theirs !== undefined && String(theirs) === String(made.id)) return;
      await judgeAll(t, itemKind, [made], 'after another account made one of that name');
      const there = t.inSecondAccount();
      if (!there) return;
      const second = await make(t, itemKind);
      await make(there, itemKind, { name: second.name, description: 'Of another account too' });
      if (isId(theirs)) {
        // A line that updates the item must not affect the other account's item.
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
    },
  }),
  ownAccountOnly(itemKind),
];
