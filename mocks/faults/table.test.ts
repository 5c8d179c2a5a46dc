// The table of faults: what a reader of the kill matrix relies on.
import { expect, test } from '@playwright/test';
import { operations } from '../../generated/operations.js';
import { startMock } from '../index.js';
import { chosenFaults, listFaults } from './index.js';

const faults = listFaults();
const share = (part: number) => `${part} of ${faults.length} (${Math.round((part / faults.length) * 100)} %)`;

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

/** Only for one type of a family of several: its siblings are in order. */
const ofOneType = faults.filter(({ operations: of }) => {
  const types = new Set(of.map((id) => operations[id].documentType));
  const { family } = operations[of[0] as (typeof of)[number]];
  return types.size === 1 && !types.has(undefined) && family !== 'purchase_orders' && family !== 'receipts';
});

test('at least a third of the faults -> depends on a state, a record, earlier requests or the type', () => {
  const byState = faults.filter(({ stateDependent }) => stateDependent);
  const either = new Set([...byState, ...ofOneType]);
  console.log(`depend on states, records or earlier requests: ${share(byState.length)}`);
  console.log(
    `show for one type of a family only: ${share(ofOneType.length)}; either: ${share(either.size)}`,
  );
  expect(byState.length).toBeGreaterThan(faults.length / 3);
});

test('no fault chosen -> nothing lies around the service or on the wire', async () => {
  expect(chosenFaults([])).toEqual({ hooks: {}, conditionCounts: [] });
  const mock = await startMock({ port: 0, scenario: 'empty' });
  try {
    const { decorate } = chosenFaults(['records/item/never-stored']);
    expect(decorate).toBeDefined();
    expect(mock.hooks.after).toBeUndefined();
    expect(mock.hooks.before).toBeUndefined();
    // Only an undecorated service may answer an unchanged document with the same value.
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
