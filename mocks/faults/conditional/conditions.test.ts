// Every condition holds for a history that meets it, and not for a plain one.
import { expect, test } from '@playwright/test';
import type { operations } from '../../../generated/operations.js';
import { listFaults } from '../index.js';
import { conditionIds, conditions, conditionsFor, listConditions } from './index.js';
import { counterStories, plain, stories } from './stories.fixture.js';
import { story } from './story.fixture.js';

for (const id of conditionIds) {
  test(`${id} -> holds when ${conditions[id].says}, and not before`, () => {
    const reached = story();
    stories[id](reached);
    expect([...reached.last()]).toContain(id);
    const without = story();
    const own = counterStories[id];
    (own ?? plain)(without);
    expect([...(own ? without.last() : without.ever())]).not.toContain(id);
  });
}

test('the conditions -> at least sixty, each said in words of its own', () => {
  expect(conditionIds.length).toBeGreaterThanOrEqual(60);
  expect(new Set(listConditions().map(({ says }) => says)).size).toBe(conditionIds.length);
});

test('a condition that no request of a fault can meet -> not offered for it', () => {
  const offered = (operation: keyof typeof operations) => conditionsFor({ operations: [operation] });
  expect(offered('changeQuoteState')).toContain('updated');
  expect(offered('changeQuoteState')).not.toContain('client-with-contact');
  expect(offered('createItem')).not.toContain('updated');
  expect(offered('listItems')).not.toContain('three-lines');
  expect(offered('listInvoices')).toContain('three-lines');
  expect(offered('emailInvoice')).toContain('cc-given');
});

test('every fault -> conditions behind which it can be put, and every condition -> faults', {
  tag: '@long',
}, () => {
  const used = new Set<string>();
  for (const fault of listFaults()) {
    const offered = conditionsFor(fault);
    expect(offered.length, fault.id).toBeGreaterThan(1);
    for (const one of offered) used.add(one);
  }
  expect(conditionIds.filter((id) => !used.has(id))).toEqual([]);
});
