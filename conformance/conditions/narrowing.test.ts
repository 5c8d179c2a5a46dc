// When a failure shows is said in as few words as are true, and in none that are not.
import { expect, test } from '@playwright/test';
import type { CheckContext } from '../run/check.js';
import type { Factor, Row } from './factors/factor.js';
import type { Breach } from './judging.js';
import { narrowed } from './narrowing.js';

const valuesOf = (name: string, ...values: string[]) =>
  Object.fromEntries(values.map((value) => [value, { says: `with ${name} ${value}`, plan: {} }]));
const factors: readonly Factor<object>[] = [
  { name: 'lines', any: 'with two lines or more', values: valuesOf('lines', 'one', 'two', 'many') },
  { name: 'email', values: valuesOf('email', 'none', 'saved') },
  { name: 'texts', values: valuesOf('texts', 'plain', 'marks') },
];
const row = { lines: 'many', email: 'saved', texts: 'marks' };
const breach: Breach = { operation: 'getInvoice', subject: 'total', expected: 'total is 1', actual: 2 };

/** A run that has made nothing yet. */
function freshContext(): CheckContext {
  const pool = new Map<string, unknown>();
  const once = (name: string, make: () => unknown) => {
    if (!pool.has(name)) pool.set(name, make());
    return pool.get(name);
  };
  return { given: { once } } as unknown as CheckContext;
}

/** What is said of a failure that shows in these rows; `lived` counts. */
async function whenShown(shows: (row: Row, lived: number) => boolean, from: Row = row) {
  let lived = 0;
  const [told] = await narrowed(freshContext(), [breach], from, { factors, constraints: [] }, (other) => {
    lived += 1;
    return Promise.resolve(shows(other, lived) ? [breach] : []);
  });
  return { condition: told?.condition, row: told?.row, lived };
}

test('one value of one factor -> that value, and the row that has nothing else', async () => {
  const { condition, row: smallest } = await whenShown(({ texts }) => texts === 'marks');
  expect(condition).toBe('only with texts marks');
  expect(smallest).toEqual({ lines: 'one', email: 'none', texts: 'marks' });
});

test('each value but the plain one -> the words for any of them', async () => {
  expect((await whenShown(({ lines }) => lines !== 'one')).condition).toBe('only with two lines or more');
});

test('two factors at once -> both', async () => {
  const { condition } = await whenShown(({ lines, email }) => lines === 'many' && email === 'saved');
  expect(condition).toBe('only with lines many, with email saved');
});

test('the plainest row shows it -> so it is said, after one life', async () => {
  const { condition, lived } = await whenShown(() => true);
  expect([condition, lived]).toEqual(['in the plainest case too', 1]);
});

test('every other life shows it, whatever its row -> at times', async () => {
  for (const rest of [0, 1])
    expect((await whenShown((_row, lived) => lived % 2 === rest && lived > 1)).condition).toBe(
      'it shows at times',
    );
});

test('a row that shows nothing when it is lived again -> at times, and no row', async () => {
  const { condition, row: smallest } = await whenShown(() => false);
  expect([condition, smallest]).toEqual(['it shows at times', undefined]);
});

test('a hundred failures -> the lives come to an end, and what was not looked for says so', async () => {
  const t = freshContext();
  let lived = 0;
  const many = Array.from({ length: 100 }, (_, n) => ({ ...breach, subject: `field ${n}` }));
  const told: Breach[] = [];
  for (const one of many)
    told.push(
      ...(await narrowed(t, [one], row, { factors, constraints: [] }, (other) => {
        lived += 1;
        return Promise.resolve(other.texts === 'marks' ? [one] : []);
      })),
    );
  expect(lived).toBe(400);
  expect(told[0]?.condition).toBe('only with texts marks');
  expect(told.at(-1)?.condition).toMatch(/was not looked for/);
});
