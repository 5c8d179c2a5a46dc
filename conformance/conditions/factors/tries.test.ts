// Every seed must try each trigger in each state that forbids it, and the words of other services in the first states, also after
// changes of rows or plans.
import { expect, test } from '@playwright/test';
import { createdTypes } from '../../checks/kit/document-rules.js';
import { isAssumedTable, reachable, rowOf, tableOf } from '../../given/paths.js';
import { documentRows } from '../rows.js';
import { documentPlan, rotationsOf } from './documents.js';
import { dealTries, inSafeOrder } from './tries.js';

for (const seed of [1, 2, 7, 221122])
  test(`the rows of seed ${seed} -> each trigger is tried in each state that does not know it`, () => {
    for (const type of createdTypes.filter((one) => !isAssumedTable(one))) {
      const rows = documentRows(seed).get(type) ?? [];
      const rotations = rotationsOf(rows);
      const plans = rows.map((row, n) => documentPlan(type, row, rotations[n]));
      const tried = new Set(
        dealTries(type, rows, plans).flatMap(({ tried: tries }) =>
          Object.entries(tries).flatMap(([state, triggers]) => triggers.map((one) => `${state}+${one}`)),
        ),
      );
      const wanted = [...reachable(type).keys()].flatMap((state) =>
        tableOf(type).triggers.flatMap((one) => (rowOf(type, state, one) ? [] : [`${state}+${one}`])),
      );
      expect(wanted.length).toBeGreaterThan(0);
      const { initial } = tableOf(type);
      wanted.push(...['no-such-trigger', 'final', 'sent', 'issued'].map((word) => `${initial}+${word}`));
      const issued = rowOf(type, initial, 'finalized')?.to;
      wanted.push(...['no-such-trigger', 'cancelled', 'draft'].map((word) => `${issued}+${word}`));
      expect(
        wanted.filter((cell) => !tried.has(cell)),
        type,
      ).toEqual([]);
    }
  });

test('triggers in a settled invoice -> what would be accepted after the wrong effect of another one comes before that one', () => {
  const order = inSafeOrder('simplified_invoices', 'settled', [
    'unsettled',
    'canceled',
    'finalized',
    'settled',
  ]);
  expect(order).toEqual(['canceled', 'settled', 'unsettled', 'finalized']);
});
