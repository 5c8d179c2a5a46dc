// Reading answers: the record and the list in a body, whatever wraps them.
import { expect, test } from '@playwright/test';
import { listIn, recordIn } from './answers.js';

const one = { id: 1, name: 'One' };

test('a record -> under its name, in a list of one under its plural, in another wrapper, or by itself', () => {
  expect(recordIn({ client: one }, 'client')).toEqual(one);
  expect(recordIn({ clients: [one] }, 'client')).toEqual(one);
  expect(recordIn({ clients: [one, { id: 2 }] }, 'client')).toEqual({ clients: [one, { id: 2 }] });
  expect(recordIn({ clients: [] }, 'client')).toEqual({ clients: [] });
  expect(recordIn({ item: one }, 'client')).toEqual(one);
  expect(recordIn(one, 'client')).toEqual(one);
});

test('no object -> an empty record, and no list', () => {
  for (const body of [undefined, null, 'text', 5]) {
    expect(recordIn(body, 'client')).toEqual({});
    expect(listIn(body)).toEqual([]);
  }
});

test('a list -> under its name, else the longest array; entries that are no objects are left out', () => {
  expect(listIn({ items: [one], links: [{}, {}] }, 'items')).toEqual([one]);
  expect(listIn({ rows: [one, one], links: [{}] }, 'items')).toEqual([one, one]);
  expect(listIn([one, 'x', null])).toEqual([one]);
});
