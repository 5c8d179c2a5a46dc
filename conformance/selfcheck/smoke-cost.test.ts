// What a smoke run costs an account: a pull request must be able to afford it.
import { expect, test } from '@playwright/test';
import { expected } from '../bench/cost.js';
import { keptIn, runSuite, startMock } from '../bench/running.js';
import { expectedRecords } from '../run/expectation.js';

/** What --dry-run tells is off by a tenth at most, or by one. */
const isNear = (seen: number, told: number, what: string) =>
  expect(Math.abs(seen - told), `${what}: ${seen}, not ${told}`).toBeLessThanOrEqual(Math.max(1, seen / 10));

test('smoke on an empty account -> no failure with 150 requests at most, cleaning included; as --dry-run tells; the second run adds less', async () => {
  const { child, ...target } = await startMock(0, '--scenario', 'empty');
  try {
    const before = await keptIn(target.said);
    const first = (await runSuite(target, '--profile', 'smoke')).seen;
    expect(first).toMatchObject({ verdict: 'part', exitStatus: 0 });
    expect(first.requests.total).toBeLessThanOrEqual(150);
    isNear(first.requests.total, expected('smoke'), 'requests');
    const after = await keptIn(target.said);
    const stays = expectedRecords({ profile: 'smoke' });
    for (const kind of ['clients', 'items', 'sequences'] as const)
      isNear(after[kind] - before[kind], stays[kind], kind);
    expect(after.taxes).toBe(before.taxes);
    const second = (await runSuite(target, '--profile', 'smoke')).seen;
    expect(second.requests.total).toBeLessThanOrEqual(150);
    expect(second.records.left.createClient ?? 0).toBeLessThan(first.records.left.createClient ?? 0);
  } finally {
    child.kill();
  }
});
