// Which checks a run selects, and how they are dealt out to the parts of a run.
import { expect, test } from '@playwright/test';
import { checksFor } from '../checks/index.js';
import { requestsOf } from './check-cost.js';
import { shardOf } from './selection.js';

const checks = checksFor(1);
const costOf = (part: readonly (typeof checks)[number][]) =>
  part.reduce((sum, one) => sum + requestsOf(one), 0);

for (const total of [2, 3, 8])
  test(`${total} shards -> each check in one of them, in order, and all expected to cost alike`, () => {
    const parts = Array.from({ length: total }, (_, n) => shardOf(checks, `${n + 1}/${total}`));
    expect(
      parts
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(checks.map(({ id }) => id).sort());
    for (const part of parts) {
      const places = part.map((one) => checks.indexOf(one));
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
    const costs = parts.map(costOf);
    expect(Math.max(...costs) / Math.min(...costs)).toBeLessThan(1.05);
  });

test('no shard -> all checks', () => {
  expect(shardOf(checks, undefined)).toEqual([...checks]);
});
