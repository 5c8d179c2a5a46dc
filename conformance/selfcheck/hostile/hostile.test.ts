// A sample of the hostile targets, some of each kind; `npm run attack:suite` tries all of them.
import { expect, test } from '@playwright/test';
import { targets } from './targets.js';
import { withstand } from './withstand.js';

test.describe.configure({ mode: 'parallel' });

/** These take longer than all others together. */
const long = [
  ...['600 entries', 'says "xxxx', 'hands out the key "verdict"', 'says "\\u001b', '204 always'],
  '200 MB behind gzip, after',
];
const sample = [...long, 'says nothing, after', 'headers without end'];

test('there are 60 hostile targets at least, each with a name of its own', () => {
  expect(targets.length).toBeGreaterThanOrEqual(60);
  expect(new Set(targets.map(({ name }) => name)).size).toBe(targets.length);
});

for (const start of sample) {
  const title = `a target that ${start} -> its exit status, in time, in bounds, nothing of it shown raw`;
  test(title, { tag: long.includes(start) ? ['@long'] : [] }, async () => {
    test.setTimeout(300_000);
    const target = targets.find(({ name }) => name.startsWith(start));
    if (!target) throw new Error(`no hostile target begins with ${start}`);
    expect((await withstand(target)).wrong).toEqual([]);
  });
}
