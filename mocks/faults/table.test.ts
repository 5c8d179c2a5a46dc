// The table of faults: properties that the kill matrix relies on.
import { expect, test } from '@playwright/test';
import { operations } from '../../generated/operations.js';
import { startMock } from '../index.js';
import { chosenFaults, listFaults } from './index.js';

const faults = listFaults();

test('every fault -> an id of its own, an area, a sentence, and operations that exist', () => {
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
  const odd = faults.filter(
    ({ id, area, says, operations: of }) =>
      !/^[a-z-]+(\/\S+)+$/.test(id) ||
      !/^[a-z][a-z -]+$/.test(area) ||
      !says.endsWith('.') ||
      of.length === 0 ||
      of.some((operation) => operations[operation] === undefined),
  );
  expect(odd).toEqual([]);
});

test('every resource, and every operation that needs a key -> faults of its own', () => {
  const broken = new Set(faults.flatMap(({ operations: of }) => of));
  const all = Object.values(operations);
  const unbroken = all
    .filter(({ id, auth, assumed }) => auth && !assumed && !broken.has(id))
    .map(({ id }) => id);
  expect(unbroken).toEqual([]);
  for (const resource of new Set(all.map((one) => one.resource)))
    expect(
      all.some((one) => one.resource === resource && broken.has(one.id)),
      resource,
    ).toBe(true);
});

test('siblings of a type -> in order where a fault is of that type alone, in a tenth of the faults at least', () => {
  const ofOneType = faults.filter(({ operations: of }) => {
    const types = new Set(of.map((id) => operations[id].documentType));
    const { family } = operations[of[0] as (typeof of)[number]];
    return types.size === 1 && !types.has(undefined) && family !== 'purchase_orders' && family !== 'receipts';
  });
  expect(ofOneType.length).toBeGreaterThan(faults.length / 10);
});

test('no fault chosen -> nothing lies around the service or on the wire', async () => {
  expect(chosenFaults([])).toEqual({ hooks: {}, conditionCounts: [] });
  const mock = await startMock({ port: 0, scenario: 'empty' });
  try {
    const { decorate } = chosenFaults(['records/item/never-stored']);
    expect(decorate).toBeDefined();
    expect(mock.hooks.after).toBeUndefined();
    expect(mock.hooks.before).toBeUndefined();
    // Only an undecorated service may reuse the answer for an unchanged document.
    expect(mock.service.settings.reuseAnswers).toBe(true);
  } finally {
    await mock.close();
  }
  const broken = await startMock({ port: 0, scenario: 'empty', faults: ['records/item/never-stored'] });
  try {
    expect(broken.service.settings.reuseAnswers).toBe(false);
  } finally {
    await broken.close();
  }
});

test('an unknown fault -> an error that names it and says where the list is', () => {
  expect(() => chosenFaults(['no/such'])).toThrow(/no\/such.*--list-faults/);
});
