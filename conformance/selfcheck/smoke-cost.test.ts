// What a smoke run costs an account: a pull request must be able to afford it.
import { expect, test } from '@playwright/test';
import { runSuite, startMock } from '../bench/running.js';

test('smoke on an empty account -> conforms with 150 requests at most, cleaning included; the second run adds less', async () => {
  const { child, ...target } = await startMock(0, '--scenario', 'empty');
  try {
    const first = (await runSuite(target, '--profile', 'smoke')).seen;
    expect(first.verdict).toBe('conforms');
    expect(first.requests.total).toBeLessThanOrEqual(150);
    const second = (await runSuite(target, '--profile', 'smoke')).seen;
    expect(second.requests.total).toBeLessThanOrEqual(150);
    expect(second.records.left.createClient ?? 0).toBeLessThan(first.records.left.createClient ?? 0);
  } finally {
    child.kill();
  }
});
