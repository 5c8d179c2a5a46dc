// A smoke run judges most cells by these documents alone: each cell must be on a path, allowed ones as a step, others as refused.
import { expect, test } from '@playwright/test';
import { cells, documentTypes } from '../../generated/states.js';
import { createdTypes } from '../checks/kit/document-rules.js';
import { isAssumedTable, reachable, rowOf, tableOf } from '../given/paths.js';
import { plansOf } from './every-trigger.js';

for (const type of createdTypes.filter((one) => !isAssumedTable(one)))
  test(`${documentTypes[type].singular} -> its ways meet every trigger in every state`, () => {
    const met = plansOf(type).flatMap(({ plan }) => {
      let state = tableOf(type).initial;
      const steps = plan.path.map((trigger) => {
        const step = `${state}+${trigger}`;
        state = rowOf(type, state, trigger)?.to ?? '';
        return step;
      });
      const refused = Object.entries(plan.tried).flatMap(([from, words]) =>
        words.map((word) => `${from}+${word}`),
      );
      expect(refused.filter((cell) => steps.includes(cell))).toEqual([]);
      return [...steps, ...refused];
    });
    const wanted = [...reachable(type).keys()].flatMap((state) =>
      tableOf(type).triggers.map((trigger) => `${state}+${trigger}`),
    );
    expect(wanted.length).toBeGreaterThan(Object.keys(cells[type]).length);
    expect([...new Set(met)].sort()).toEqual(wanted.sort());
  });
