/** One name in several concurrent creates and updates: one record gets it. */

import type { Check, CheckContext } from '../../run/check.js';
import { check } from '../kit/declare.js';
import {
  judgeRefusals,
  madeIn,
  oneIsCarriedOut,
  type Probe,
  repeatUntilNoted,
  sendConcurrently,
} from '../kit/probe.js';
import { createOf } from '../kit/probes.js';
import { anItem, itemProbe } from './record-probes.js';

/** One name for several items, by creates and by updates. */
async function oneName(t: CheckContext): Promise<void> {
  // Once, since items cannot be deleted.
  await repeatUntilNoted(t, 1, async () => {
    const item = { name: t.unique('Item'), description: 'At once', unit_price: '1' };
    const all = await sendConcurrently(t, new Array<Probe>(8).fill(createOf('item', item)), 'overlap.create');
    judgeRefusals(t, all, 'overlap.create');
    const made = all.filter(({ isAccepted }) => isAccepted);
    const [first] = made;
    const id = madeIn(t, 'createItem', first?.answer);
    if (id !== undefined) t.given.releaseRecord('item', id, item);
    if (made.length > 1)
      t.soft('of several items of one name, created at once, one is made', 'several made', {
        ...{ symptom: 'not unique', field: 'item.name', operation: 'createItem', proof: oneIsCarriedOut },
      });
  });
  const items = [await anItem(t), await anItem(t), await anItem(t), await anItem(t)];
  await repeatUntilNoted(t, 3, async () => {
    const name = t.unique('One name');
    const all = await sendConcurrently(
      t,
      items.map((one) => itemProbe(one, { name, description: 'At once' })),
      'overlap.update',
    );
    judgeRefusals(t, all, 'overlap.update');
    if (all.filter(({ isAccepted }) => isAccepted).length > 1)
      t.soft('of several items given one name at once, one gets it', 'several got it', {
        ...{ symptom: 'not unique', field: 'item.name', operation: 'updateItem', proof: oneIsCarriedOut },
      });
  });
}

export const nameChecks: readonly Check[] = [
  check('createItem/one-name-at-once', {
    leaves: ['item'],
    statement: 'rule:item-name-unique',
    title: 'one name in several creates at once, and in several updates -> one item has it',
    also: ['updateItem'],
    run: oneName,
  }),
];
